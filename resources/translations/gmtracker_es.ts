<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>gmtracker</name>
        <message>
            <source>1 Luck is spent at a time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 to {most} at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Countdown begins: {die}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Countdown die counts for everybody; it stays in its pool.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Countdown die is a d4, d6, d8, d10, d12 or d20.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Countdown die is rolled alone, not in a sum: {die}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Coup raises a success, and this check fails as it stands.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Coup raises a success; roll the check first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Coup raises the degrees of the check itself; {name} only opposes it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Destiny die shows 1 to {size}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Possibility shows no face.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Possibility stays with whoever holds it until it is spent.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Stunt goes with an attack that hit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Tragedy die comes to the GM's hand when it is spent.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Victory point can do nothing for this check.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Victory point shows no number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Victory point that is spent leaves the table; drop it on its hero.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A campaign needs a name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A chance goes from 0 to 100 per cent.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A character needs a name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A die has 2 to {most} sides, unlike {die}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A die of the pool is awarded first; its use is offered then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A die that is earned has no such use.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A die with {size} sides cannot be rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A face of {face} votes for nothing: the table has {rows} rows.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A folder for campaigns cannot be made: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A game day begins: every hero has {points}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A luck die is Fortune or Misfortune.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A name is missing: “3 Guard”, say.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A routine check is not rolled, and a Victory point lies ready to roll it again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A session is going on; end it first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A summary is a .pdf, .html or .md file, not “{file}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A test is rolled with a Possibility, Up, a Hero card or a Drama card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A test is rolled with each of them once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A vote takes one of the dice that were rolled for the Tilt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A {die} die is added: now {result}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An action cannot be taken fewer than 0 times.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An extra action is for a turn, and there is no encounter going on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An old journal cannot be kept aside: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Announce the check that is open first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Announced, {outcome}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Announced: {outcome}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As before: {what}{size}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At this table the pool stays empty until the next session.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back a turn: {name} has the turn, round {round}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Breather of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By hand: 1 Luck to {hero}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By hand: a Countdown die, Cd{size}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By hand: a Possibility to {where}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By hand: a Victory point to {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By hand: a {token} leaves play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By hand: a {token} of {holder} leaves play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By hand: a {token} showing {value} leaves play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By hand: {what} to {where}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By the rules Luck does not go from one hero to another.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By the rules that {token} does not go there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose one of the results.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Countdown dice are rolled one at a time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Countdown dice lie in a pool of their own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Countdown die by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Countdown die {die}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damage is a number, or dice such as d6, 2d6+1 or d6!.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damage {damage} against Toughness {toughness}: {hurt}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damage: {damage}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dice are rolled for one at a time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each Recover takes away one wound; there are more wounds here than Recovers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each helper helps once, and the leader does not help.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each token counts once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everyone has one place in the order of turns.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Extra effort is made on one's own turn, and it is not {hero}'s.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fate is Triumph or Tragedy.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fate stones are earned in an encounter; there is none going on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fate: {stones} earned no longer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fate: {stones} earned.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fatigue {old} → {new}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Favor by Luck for {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Favor comes before the roll; after it, Luck rolls a die again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fudge dice do not explode: {die}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give the {what} of {name} a name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Heroes hold Destiny dice, and nobody else holds anything.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>House rule. {rule}: {value}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Initiative is rolled once a conflict, and it has been rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Initiative: {said}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It does not happen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It happens.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is the {table}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It lies there already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It takes {length}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the first die or roll it again; then the test can be announced.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Long Rest of {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Luck by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Luck is full again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Luck is full.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Luck is held by heroes, and by nobody else.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Luck is held by heroes, and lies nowhere else.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Luck is spent on a roll; it does not lie in a pool.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More than {most} helpers are in each other's way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name the power of the stunt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name the power that gains a rank.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No Heroic Feat stands for the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No Storm Knight is at the table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No Tilt is due; it comes when the last die of the Destiny pool is awarded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No backup could be made: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No check is open for that: it has been announced, or not rolled yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No check is open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No check is open: it has been announced, or not rolled yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No damage waits to be taken.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No defeat test is due.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No extra effort stands ready for this check.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No first die waits to be kept or rolled again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No hit waits for its damage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No living hero is here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No result of damage is waiting to be confirmed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No roll is open; a Victory point improves one before its outcome is told.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No session of this campaign has been played yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No test is open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No test is open: roll one first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No {what} is left to add.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody in particular was hit; take the damage off by hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody is at the table for the Tilt to befall.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody is in the turn order yet; add somebody first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody rests in an encounter; end it first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody votes on {lot}: the dice decide.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is laid down with a face here; Countdown dice are rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Now {result}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On to the Tilt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One more action is for a turn, and there is no encounter going on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One skill check needs no training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only Countdown dice are rolled in this way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only a Tragedy die brings a hubris to bear.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only a die in the Destiny pool shows a face.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only heroes are ticked as present; the opposition is the GM's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only this chapter can be taken back; older ones are for looking at.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Owed to {about}: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Owed: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Possibilities are spent one at a time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Possibility by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Possibility on {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Proposed: {harm}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recover of {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rest of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rolled after all: now {result}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Round {round}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say first which character is meant.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say first whose check it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say how many HP {name} regains.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say how much damage {name} takes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say how much the damage is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say what the Surge is for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say what the Victory point is earned by.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say what the extra effort is for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say whether it is about something good or something bad.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say whether it is the Soft or the Hard Tilt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say which card is played: Hero or Drama.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say which conditions are meant.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say whom it harms, and with what damage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say whose Advantages are to count for nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Session {number} ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shattered Spheres has Destiny dice and Fate stones.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Short Rest of {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody in that order is not in the campaign.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start the session first; Destiny is dealt and earned in play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start the session first; Victory points are a thing of play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start the session first; a Surge belongs to play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start the session first; encounters are part of one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start the session first; extra effort belongs to play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Storm Knights and the GM hold Possibilities; {name} uses the GM's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Surge of {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take one Destiny die at a time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take what is to be used in hand first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That Luck is {holder}'s; nobody else can spend it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That Possibility is {holder}; {name} cannot spend it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That can do nothing for this check.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That character is no longer in the campaign.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That die has voted already; each vote takes a different one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That die is not in the Destiny pool.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That die is not there to be rolled again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That die is {holder}'s; nobody else can spend it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is more Wounds than the limit: a defeat test is due.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is no benefit of this check's Crit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is over already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is too long for a roll: {most} characters at most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That leads on to more, and is done for one at a time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That name is too long for a die: {most} characters at most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That point is no hero's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That point is {holder}'s; nobody else can spend it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That roll has its {die} die already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That takes a Destiny die, not a Fate stone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That takes {price}, and {hero} has {has}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That takes {price}, not {count}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That token is no longer on the table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That was the last die of the Destiny pool: the Tilt is due.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Crit gives 1 Luck.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Destiny pool holds dice, not stones.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Destiny pool: Triumph {triumph}; Tragedy {tragedy}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Fate pool holds stones, not dice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Favored check of {name} is not rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM needs no Luck.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM uses the Tragedy dice of the GM's hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM uses {die} against {who}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM vetoes the edit; what {name} spent comes back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM vetoes the edit; {name} may use the award otherwise.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM's Tragedy is used against the heroes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM's hand holds Tragedy dice alone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Tilt has begun.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Tilt is not at that step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Tilt passes by.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Tilt: {scores}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The backup is damaged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The backup is damaged. {place}: {why}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The campaign has been closed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The campaign is called {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The check of {name} is not rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The complication does not come to pass, or ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The d20 of a routine check is not rolled, so no luck die is added to it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The d20 of this check has been rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The damage is left open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The defeat test of {who} is left open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice of a routine check have not been rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice of this check have been rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The die goes to the GM's hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The fatigue waits until {hero} is free.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The journal cannot be read: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The journal cannot be written: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line holds a number that is too large.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line is longer than {most} bytes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line is nested too deeply.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line is not JSON.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line is not a JSON object.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next check has +{value}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next check has {ranks} more of Advantage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next check is rolled once more, and the best roll counts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The order of turns is already so.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The order of turns: {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The players see {what} of {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The printer takes no page.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The roll-off: {faces}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The routine check succeeds; only one that falls short is rolled after all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rules of “{game}” are not installed: this campaign can be looked at, printed and saved, not played.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rules of “{ruleset}” are not installed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The settings could not be kept: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The tie is between other rows.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The votes are counted; the tie is the GM's to decide.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The votes on {lot} are tied: the GM decides.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are no dice in {sum}. Try 2d6+1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are no heroes yet whose day could begin.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is a Fate pool only in an encounter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is a file “{file}” already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is a sign in this campaign that cannot be saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is a sign in this text that cannot be saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no Countdown die to roll.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no award to use just now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no damage to soak.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no earlier turn to go back to.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no edited scene to veto.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no encounter going on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no hit to resist.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no session going on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no session {number}; the last one is session {last}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no such place on this table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no test to spend a Possibility on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no tie to decide there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no {what} left to roll with.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no {what} “{trait}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is nobody to add.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is nothing in the note.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This award is {name}'s to use.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This check does no damage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game has no such action.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game has no such condition.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game has no such house rule.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game has no such kind of encounter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game has no such table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game has no such token.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game has no such track.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game has no such use.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game's sheet has no such group of traits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is a success of five degrees already, and there is no more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tick at least one hero whose player is here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tokens do not go back into a pool.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Torg Eternity has Possibilities on the table, and no other tokens.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type the dice to roll, such as 2d6+1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Up on {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use stones of one kind at a time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Vagabond has Luck and Countdown dice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Victory point for {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Victory point for {name} by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Victory point to {name} by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Victory points are not handed from hero to hero.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Victory points lie with heroes, and nowhere else.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the damage does is left open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With {held} held, {value} {units} would take {name} past {high} {track}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without Luck Control, {name} cannot change somebody else's roll.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>adding {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>against.type cannot be routine for an attack: a defense is always rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>announcement of {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>arrival of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>award of {die} to {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bringing {name} back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>chance of {chance} %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>change of the turn order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>count of the votes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>d66 is two d6 read as tens and ones: write d66, not {die}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>damage of {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>damage to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>decision of a tie</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>defeat of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>departure of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>d{size} of {name} rolled again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>edit of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>end of session {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>end of {condition} on {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>end of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>end of {title}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>end of “{what}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>extra effort of {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>first die of {what} kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>harm to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>healing of {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>healing of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>house rule: {rule}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hubris of {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>initiative</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its log cannot be followed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its log leads elsewhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>letting the Tilt pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>new game day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing happens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>only the last chapter can have steps to redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>putting {name} aside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>removal of a {token}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>removal of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rename to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rest of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>roll for the Tilt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>roll for {what} after all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>roll of the Countdown dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>roll of {notation}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>roll-off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>routine must be false: attacks and defenses are always rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ruleset cannot be {ruleset}: no such game is installed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ruleset is missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ruleset must be a word.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ruleset {ruleset} has no odds to give.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>second roll for {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>start of a new act</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>start of session {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>start of {title}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>step back to the turn of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>table: {table}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the Tilt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the entry is older than the last one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the open chapter is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the state that the chapter begins with is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the text is not UTF-8</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the values are nested too deeply</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the {table}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this is no campaign of gmtracker</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this is no file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this is not what the log before it comes to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this is too large to be a journal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>turn of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>veto of {name}'s edit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>vote of {voter}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what is brought back was not taken back last</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what is taken back was not the last to happen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what the players see of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{about}: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{action} of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{advantage} is an advantage of fortune; no Victory point lends it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{amount} damage, {why}: {name} loses {loss}, HP {old} → {new}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{card} on {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{condition} of {name} eased</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{condition} on {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{dice} dice are too many: {most} at most in one roll.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{die} against {who}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{die} die for {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{die} is no dice at all: roll at least one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{die} rolls 1 and shrinks to Cd{size}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{die} rolls 1: the countdown ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{die} rolls {face}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{die} shows 1 to {size}, not {face}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{field} is not what a check needs there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} can only improve their own rolls.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} can only spend their own Victory points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} does not hold that die.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} earns a Victory point by {how}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} earns {die} and holds the die.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has already reacted this turn, and a Surge is a reaction.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has already recovered {when}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has already surged this turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has made an extra effort this turn already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has no fatigue due from a Surge.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has no hubris written down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has no power called “{said}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has no trait called “{said}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has no wound to take away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has resisted this control once; there is no second time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has room for one die and takes a {kind}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has to bear the fatigue of the extra effort until {hero}'s next turn starts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has {advantage} already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has {load} Stress; {stones} more would go past 10.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has {what} to the end of the next turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has {wounds} to take away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} holds the Tragedy die.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is at 10 Stress and cannot be healed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is at 10 Stress and cannot recover.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is at 10 Stress and cannot take a Destiny die.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is at 10 Stress and cannot use Fate from the pool.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is at 10 Stress and takes no Destiny die.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is at 10 Stress, so the die is discarded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is at 10 Stress: a Long Rest takes stones off, without Recovers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is healed, and {healer} takes the Stress.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is healed, for {price}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is not at the table tonight.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is not dazed, stunned, fatigued, exhausted or asleep.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is not wounded, so the rest takes off Stress alone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is not {condition}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is {condition} and can make no effort.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is {condition} and cannot surge.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is {control}, and nobody spends Victory points then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is {control}: an extra effort can only resist that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} may recover 0 to {tier} times, by Tier.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} picks a Triumph or a Tragedy.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} recovers {times} instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} recovers, for {price}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} spends {points}: {use}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} takes a Long Rest: Stress {old} → {new}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} takes a Short Rest and recovers, for {price}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero}'s Luck is full.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero}'s hubris: {what}, severity {severity}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{kind} begins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{kind} begins: {title}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{kind} has been used this turn, so none is earned.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{kind} has been used this turn; no more is earned until the next.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{lot} befalls {who}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{lot} for {who}: “{row}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} roll off for {lot}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} {joins} the campaign.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names}: Tiers go from 1 to {highest} at this table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} can only spend their own Luck.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} can roll only their own dice again, and this roll is somebody else's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} can spend a Possibility only on a test of their own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} does not roll: what the GM runs succeeds unless a hero's check or save stops it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} earns {stones} of Fate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} forgoes the Luck for the spell's own benefit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} forgoes the Luck for {stat} more damage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} forgoes the Luck: unaffected, and free to use an Action.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} gains 1 Luck.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} goes on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} goes over: {action} taken {often}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has full HP already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has left for tonight.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has no Luck left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has no vote in this Tilt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has no {track}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has the first turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has the turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has {an_action} back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has {fatigue} Fatigue and cannot Rush.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has {trait} twice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is a hero, and the players see everything of heroes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is a yes or a no.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is dead, and the dead regain no HP.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is gone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is neither fatigued nor exhausted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is no longer {condition}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is not yet {condition}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is not {condition}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is of the opposition and has no Stress to take.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is of the opposition and has no Stress.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is of the opposition; Destiny is for the heroes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is of the opposition; Victory points are the heroes'.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is of the opposition; only heroes are ticked as present.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is of the opposition; only heroes make extra efforts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is of the opposition; only heroes surge.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is of the opposition; the GM's Tragedy is used against the heroes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is put aside.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is put aside; bring them back first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is written in words.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is {condition} again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is {condition} already, and it gets no worse.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is {condition} already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is {condition} {until}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is {condition}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is {left}, no longer {condition}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} leaves the campaign.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} loses {loss} HP: {old} → {new}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} needs a {level} of 0 or more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} needs a {tier} of 1 or more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} regains {amount} HP: {old} → {new}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} sleeps from exhaustion: healing or an hour's sleep takes that off before anybody wakes {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} sleeps on, and can be woken.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} spends 1 Luck: now {result}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} spends 1 Luck: the next d20 is Favored.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} still has Stress or Destiny dice, which the opposition does not have.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} still has Victory points, which the opposition does not have.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} takes a Breather: HP {old} → {new}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} takes a Rest: HP {old} → {new}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} takes a wound.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} takes a {action} in place of a {other}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} takes no harm.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} takes {an_action}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} takes {hurt}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} uses {own}; {other} is for the other side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}'s Luck is full already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}'s sheet was edited.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: choose one of those offered.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: {harm}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: {low} to {high}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: {track} {old} → {new}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: {trait}{rank}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: {use} with {what}, {effect}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{note}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} is too large: {most} at most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} is too much: {most} at most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{otherwise}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{outcome}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{owner}: “{what}” is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{power} is permanent, and no extra effort adds to it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{rest}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{result}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{rule}: {allowed}, not {value}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{said}, and {first} goes first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{sentence}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{stones} earned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{stones} not used, and lost outside an encounter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{table}: every {section} and every {row} needs a name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{table}: {sections} times {rows} entries, each with {texts} texts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{title} ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{title} is still going on; end it first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{track} goes from {low} to {high}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{track} of {name}, {old} → {new}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{trait} of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{trait} of {name} goes from {low} to {high}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{use} by {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{use} of {name} with {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{voter} votes for “{row}” as {lot} for {who}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{voter}: in the {table} only Triumph dice vote.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{weighed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} adds {added}: now {result}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} can do nothing for this check.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} has been spent on this test already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} held by {name} {leaves} play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} of {who}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what}: no more than {most} on a test.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what}: the d20 shows {face}, which is {shown} %.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{whose} has no Possibility left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{who}, {what}: left unfinished.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{who}, {what}: {outcome}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{who}, {what}: {outcome}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{who}, {what}: {result}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{who}: {result}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{who}: {what} against {name}; nothing stops it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{who}: {what} {result}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{who}: {what}, {said}: {ends}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{who}: {what}. The first die shows {face}; it may be rolled again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{why}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{why} This campaign can be looked at, printed and saved, not played.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{wounds} {are} taken away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{file}” cannot be opened. {place}: {why}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{file}” cannot be read: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{file}” could not be written: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{file}” is marked as read-only.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{file}” is no file that could be written to.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{file}” is too large to be a campaign.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{note}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{note}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{text}” is no dice notation. Try 2d6, d6!, Cd6, d66, 3dF+2, d20, d% or 2d6+d4-1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{what}” is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{word}” is no trait of this game.</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
