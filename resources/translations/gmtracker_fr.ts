<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>gmtracker</name>
        <message>
            <source>&amp;About gmtracker</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Back a turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Blank the player window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Bring back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Campaign</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Conditions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Edit the sheet…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;End the session</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Find a command…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Go on…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;High contrast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Import a roster…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Look</source>
            <comment>how the window looks</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;New campaign…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Next turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Play</source>
            <comment>the menu of what is done at the table</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Player window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Put aside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Redo {label}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Reset the layout</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Restore…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Start the session…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Undo {label}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;View</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;What the players see…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+ and −</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+1 Speed, for a round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+1 Strength, for a round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+1 degree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+1 on a skill or defense check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+1 rank in a trait, to the end of the next turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+1 rank in {trait}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+1 rank of Advantage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+1 rank of a power, for a round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+1 rank of the edge {edge} for now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+1 rank of the edge {edge} to the end of the encounter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+1 rank of {power} for a round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+1 rank of {trait} for now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+1 rank of {trait} to the end of the next turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+1 {trait} for a round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+2 for everyone who acts against them, until the next turn ends; a second time it is Very Vulnerable, +4.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+2 for everyone who acts against them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+4 for everyone who acts against them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+d6 on the d20 to come</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+{least} to +{most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+{rank} and −{penalty}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+{stat}, no Luck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+{value} on the check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 Luck is spent at a time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 degree of failure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 degree of success</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 helper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 hit point lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 hit point lost, and bruised</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 minute</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 rank of Advantage or a detail</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 step that was not in the file yet came back from the journal.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 to {most} at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 trait</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 vote</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 wound</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 wound is taken away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>2 to 9</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>3 Guard</source>
            <comment>an example of what is typed: three of the opposition, called Guard</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>3dF and Agility for everyone in the order of turns who has not rolled; the highest goes first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>7 sets it, +2 and -1 change it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>80 to 200 per cent of the usual; everything grows with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A 20 rolls again too</source>
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
            <source>A DC</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Destiny die shows 1 to {size}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Favored skill is not rolled again in a Multi-Action.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Fortune or Misfortune die after the roll, before the outcome is announced.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Hero or Drama card adds a d20, counted as at least 10; each once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Light in the Window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Possibility and a Reality test against 10 take Wounds and Shock away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Possibility is not handed on to {name}.</source>
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
            <source>A Price on a Head</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Recover in the quiet between encounters, for Stress.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Short Rest gives a Recover of its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Stunt goes with an attack that hit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Surge is paid for even if the encounter ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Surge lets the Advantages of {name} count for nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Surge lets the Disadvantages of {name} count for nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Tragedy die comes to the GM's hand when it is spent.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Tragedy from the GM's hand, rolled, used once and discarded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Tragedy of the pool brings a hubris to bear; its value is the severity. The hero holds the die.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Tragedy that a hero spends comes here.</source>
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
            <source>A backup cannot be restored here before this table has a file of its own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A better roll counts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A campaign file from anywhere</source>
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
            <source>A chance of {chance} %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A character needs a name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A complication</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A complication does not come to pass; its point is given back where it was given already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A contract has a clause that nobody ever read, and it falls due at midnight.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A contract has a clause that nobody ever read, and it is a generous one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A crime is struck from the books, over a signature that nobody can argue with.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A debt given up for lost is paid back in full, and shame adds a favour on top.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A delivery meant for somebody else stands at the door, better than anything that was ordered, and already signed for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A detail that helps is there after all, as far as the GM allows.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A detail, a say in the GM's Treasure, or ranks of Advantage for half the value, rounded up; the GM may veto.</source>
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
            <source>A die that is rolled each round: a 1 shrinks it, a 1 on the d4 ends it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A die with {size} sides cannot be rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A difficulty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A door, a drain or a goat track leads straight past the trouble, and somebody has swept it lately.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A dying enemy tells the truth, and hands over what proves it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A dying friend has breath for one sentence, and it lays the blame on the unlucky one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A face of {faces}; left empty, the die is rolled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A face of {face} votes for nothing: the table has {rows} rows.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A failure costs hit points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A failure harms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A fire, a hot meal, and a host who asks no questions.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A fire, a hot meal, and a host who counts the guests and sends a child out on an errand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A folder for campaigns cannot be made: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A forgotten debt is laid on the table, with interest, in front of the worst possible company.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A game day begins: every hero has {points}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hazard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hazard's level</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A heavy blow and a great chance.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hero earns a die of the pool: its use at once, then the die to keep.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hint from the GM, as big as the value.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hint or a clue from the GM that is worth the point.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hit on {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hit, with one bonus die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hit, with {n} bonus dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hit, {degrees}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hit, {degrees}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hit: {target} resists with {trait}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A job thought botched has worked after all, and the fee is waiting.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A job thought done has come undone, and the client would like a word.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A journal that does not continue this file was not played back; it is kept in {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A key comes to hand, and this time it is plain what it opens.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A letter arrives years too late, and its news has ripened into a chance.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A letter arrives years too late, and the answer to it was awaited all that time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A luck die is Fortune or Misfortune.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A mad gamble comes off: whatever was staked comes back double.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A mentor happens to be passing and gives one more lesson: exactly the one that was missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A mentor happens to be passing, and regrets to say that the other side pays better.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A mild turn of events.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A miss, {degrees}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A miss, {degrees}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A name is missing: “3 Guard”, say.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A natural 1 always fails</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A natural 1 fails, whatever is spent on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A new act adds Possibilities</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A new act: each Storm Knight gets {knights} more, the GM {gm} more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A new act: each Storm Knight has {knights}, the GM {gm}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A newer gmtracker wrote this campaign: it can be looked at and printed here, but not played on or saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A parade turns the corner and carries the lucky one right to where they wanted to be.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A parade turns the corner and carries the unlucky one ever farther from everybody else.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A pardon is withdrawn; all that was forgiven is due at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A passive check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A perfect double has been out all evening doing harm, and people got a good look.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A power for this scene</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A promise made lightly is called in, to the last word, tonight.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A promise made lightly is kept to the last word, by the other one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A protector falls overnight, and the successor owes nobody anything.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A quotation mark is opened and never closed; the line was left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A rank of an advantage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A rank of an advantage to the end of the next turn, or one skill check without its training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A rank of an edge, this encounter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A reaction, once a turn: a feat beyond one's limits, for fatigue at the start of the next turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A relative arrives with a packed bag, a story that does not add up, and somebody close behind.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A relative arrives with a packed bag, a useful trade and nowhere else to be.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A rest may take longer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A retry is the GM's call</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A retry that needs a Surge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A retry that needs it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A rolled defense</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A rolled die votes for the row that its face names.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A roster ends after {most} characters; the lines from here on were left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A routine check is not rolled, and a Victory point lies ready to roll it again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A routine check that falls short is rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A seam, a drawer or a hollow heel gives up money that nobody is looking for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A seam, a drawer or a hollow heel gives up money that somebody is very much looking for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A secret told in confidence is repeated in a loud voice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A session begins a game day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A session is going on; end it first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A session starts a new act</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A sheet that is open cannot be saved as it is. Finish or discard it first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A sickness goes round and begins with the unlucky one; whoever comes close takes it along.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A sign that nobody can explain marks the lucky one as chosen, in front of all who believe in such things.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A sign that nobody can explain marks the unlucky one as doomed, in front of all who believe in such things.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A standard action each turn, and no more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A stray animal gets in, swallows the one thing that mattered, and cannot be found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A stray animal picks the lucky one and will not be parted from them; it has an excellent nose.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A stunt on top of an attack that hit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A summary is a .pdf, .html or .md file, not “{file}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A sworn enemy kneels and swears to the lucky one, before witnesses.</source>
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
            <source>A test to go on with more Wounds than the limit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A trusted hand was never to be trusted, and has been waiting for exactly this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A vice long given up is set on the table, free of charge, by somebody who is counting on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A vice long given up is useful at last: the old haunt remembers, and the hands do too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A vote takes one of the dice that were rolled for the Tilt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A wall, a floor or a tunnel comes down and lays open what was sealed, with the lucky one standing at the gap.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A wall, a floor or a tunnel comes down with the unlucky one behind it, and the air will not last.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A wound</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A wound is taken away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A wound, and dazed to the end of the next turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A wound, and dying</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A wound, and incapacitated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A wound, and staggered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A {die} die is added: now {result}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A {what} has been spent on this test already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A {what}: no more than {most} on a test.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>About</source>
            <comment>whom a note is about</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>About gmtracker</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Acting</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Actions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Actions of a turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Active defense, rolled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add &amp;opposition…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add 1 character</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a &amp;hero…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a hero</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a luck die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a no&amp;te…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add opposition in one &amp;line…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add opposition in one line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add the note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add {count} characters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add {die}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add {die} for {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add {one}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add {one}…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Adds the value to one's own check, before it is announced.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After the last encounter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Again d20</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Again, for a 6</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Against</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Against Toughness {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ahead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All</source>
            <comment>show the players everything of it</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All is as usual.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All strength runs out, at once, halfway.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All that it brings happens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All the heroes who are here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All votes are in.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An Action at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An Honest Witness</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An Initiative check for everyone in the order of turns who has not rolled; the highest goes first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An act starts: every Storm Knight at the table, and the GM, gets Possibilities.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An action cannot be taken fewer than 0 times.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An alternate effect, this encounter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An attack of {name} does not end in its dice, such as “Longsword d8”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An attempt, at once, to counter an effect.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An equal total succeeds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An extra action is for a turn, and there is no encounter going on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An obstacle's level</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An old flame has kept the key, the letters and a soft spot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An old flame is on exactly the wrong arm, and the two of them have been comparing notes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An old journal cannot be kept aside: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An old wound opens at the worst of moments, and will not be hurried.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An opposed roll</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An unmodified 20</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>And with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Announce</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Announce the check that is open first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Announced, {degrees}.</source>
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
            <source>Another DN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another check against an ongoing effect</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another defense check against something that lasts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Any dice, such as 2d6+d4-1, d6!, Cd6, d66, 3dF or d%; Enter rolls them (Ctrl+D)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Anyway</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>April</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Armor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Armor counts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Arrows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As before: {what}, d{size}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As before: {what}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As it was after: {sentence}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As many stones come off as the hero's Tier; each wound that is taken away instead costs one of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As said below</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As the &amp;system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As the GM says</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As the system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As usual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As usual: {rule}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At 0 HP, destroyed, or at 5 Fatigue; regains no HP.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At 0 hit points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At a feast where everybody must be civil, the lucky one is the guest whom all want to hear.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At a feast where everybody must be civil, the unlucky one is asked for a speech, and somebody present knows the other version.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At the crucial hour the lucky one was seen in quite another place by a hundred people, who all swear to it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At the table tonight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At this table the pool stays empty until the next session.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At −3 hit points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Attack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Attack</source>
            <comment>on a button</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Attacker</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Attribute</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Attributes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>August</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Average</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Award</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back a turn: {name} has the turn, round {round}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to the game's table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to the usual keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Backups</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before the first encounter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before the first session</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before the night is out one dear thing must be given up, or somebody else's will be.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Begin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Behind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Below 0 hit points; needs help now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Better off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Between encounters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Between sessions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Beyond help.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Body destroyed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bonus</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bonus dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bonus dice of the hit are added to its damage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bonus die {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Breather of the heroes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Breather of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bring {name} back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bruised</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Burned Bridges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By hand</source>
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
            <source>By hand: a Possibility to the GM.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By hand: a Possibility to {name}.</source>
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
            <source>By hand: {what} to the GM's hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By hand: {what} to the {pool}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By hand: {what} to {where}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By morning the enemy's worst secret stands on every wall.</source>
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
            <source>Campaigns ({patterns})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Campaigns that you have played are listed here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Can do nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Can neither dodge nor parry.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cannot be seen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cannot leave the spot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cannot move at all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cannot tell what is happening.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Carries over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cast</source>
            <comment>of a spell</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Casting</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Categories</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Category</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Category of {lot}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Challenging</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chance in per cent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Characters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Characters to add</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chec&amp;k…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a row or a token; while a token is carried, where it goes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose one of the results.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Circumstances</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a field and press the keys; its × takes the key away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Coin ({face}: {who})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Coin and Cargo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cold Feet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Column</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Column {number} has no heading; its values were left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Column “{column}”: {complaint}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Comparison</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Condition one step better</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Condition one step worse</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Conditions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy details</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count the votes</source>
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
            <source>Countdown d{size}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Counter, avert or deflect an effect</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Coup +{degrees}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Create</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Curfew</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cut Off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DC</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damage (7, or 2d6+1)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damage d{size}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damage d{size}, again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damage d{size}, exploded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damage is a number, or dice such as d6, 2d6+1 or d6!.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damage or effect of somebody</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damage over Toughness is Shock and Wounds; it can be soaked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damage to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damage {damage} against Toughness {toughness}: {hurt}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damage {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damage: {damage}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dazed, stunned or fatigued ends; asleep becomes exhausted, and exhausted fatigued.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dead, whatever the HP.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal the damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Death</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>December</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decide a tie</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Defeat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Defeat test</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Defend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Defense</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Defense check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Defense check against {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dice are rolled for one at a time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dice: type what fell, or leave them empty to have them rolled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Die</source>
            <comment>a kind of die</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Die total {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Difficulty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Disadvantage of a wound</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Disadvantages count for nothing for now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Disadvantages count for nothing to the end of the next turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Discard changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do it all the same; the log marks it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do it all the same; the log marks it ({keys})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do it anyway</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do not roll it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does</source>
            <comment>what a hit does</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does all that somebody else wants.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does not have the turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does one thing that somebody else wants.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Done</source>
            <comment>a button that closes</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Done again: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw the table again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Duplicate {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each Recover takes away one wound; there are more wounds here than Recovers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each cancels a Favor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each cancels a Hinder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each face from 1 up; dashes: by chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each helper helps once, and the leader does not help.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each of them is rolled as when a round begins; outside an encounter, when the GM says so.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each token counts once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Earlier or later in the order of turns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Earn Fate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Earn a Victory point</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Easier</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Easy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edit Scene adds {ranks} to Advantage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edit Scene, {ranks} more Advantage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Effect</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Element</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Element of {lot}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Elements</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Empty</source>
            <comment>a pool</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End the enc&amp;ounter…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End the encounter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End {condition} on {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every Rest takes a Fatigue away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every hero's Victory points are set to those of a new day; what was left is gone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every number that goes into the check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every step is on the disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everybody runs, and the lucky one can walk in by the front door.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everybody runs, and the unlucky one is in the way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everyone at the table rolls all the Destiny dice they hold.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everyone has one place in the order of turns.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everyone rolls all the Destiny dice they hold; Triumph counts up, Tragedy counts down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everything that hurt stops hurting until the sun comes up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exhaustion ends; who is asleep of it sleeps on, and can be woken. Without it, fatigue ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Expected {kind}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exploding</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Extra actions or targets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Extra effort</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Extra effort +1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Extra effort is made on one's own turn, and it is not {hero}'s.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Extra effort while fatigued.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Extra effort, past +2 already</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Extra standard action</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>F9 blanks their window and brings it back, from anywhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Faces from 1 up; the dashes are chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Faces from Before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fail</source>
            <comment>a check that does not succeed</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fail</source>
            <comment>a short label of a bar</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Failure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Family at the Door</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fate is Triumph or Tragedy.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fate is even at {triumph} to {tragedy}: nothing is owed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fate owes the heroes a benefit: Triumph {triumph}, Tragedy {tragedy}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fate owes the opposition a benefit: Triumph {triumph}, Tragedy {tragedy}.</source>
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
            <source>Fatigue comes as the turn ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fatigue once free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fatigue to come</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fatigue {old} → {new}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Favor by Luck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Favor by Luck for {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Favor by Luck is counted in.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Favor comes before the roll; after it, Luck rolls a die again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Favor on one's own next d20.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Favored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Favored skill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Favored skills</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Feat: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>February</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fights without a thought for safety.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find a command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find a command, or say it: “{track} {hero} +2”, “roll 2d6+1”, “note …”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fire</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fire and Ruin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fire takes the one thing that could not be replaced, and it was lit on purpose.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fire takes the records, the evidence, the chains; the way out is still clear.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First d20</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First die {face}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flat bonus</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flesh and Bone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Foe</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fog, steam or a blackout comes down at the right moment and hides the lucky one perfectly.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fog, steam or a blackout comes down, and when it lifts the unlucky one stands alone on the wrong side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>For</source>
            <comment>what a Surge is for</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>For</source>
            <comment>what something is gained for</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>For</source>
            <comment>which of the two lots of a Tilt</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>For a complication, an act of heroism or good roleplay.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>For looking only · {file}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>For the Crit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>For what</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Formidable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fortune is added and Misfortune taken away, as rolled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Free, once on one's own turn: more than the hero's best, for fatigue when the turn ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Friday</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Friends of Friends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From an attack, so Armor counts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From dazed to stunned, from hindered to immobile, and so on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From stunned to dazed, from immobile to hindered, and so on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From the menu of a row.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From what</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fudge dice do not explode: {die}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fudge die (1 for −, 2 for blank, 3 for +)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GM</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GM's Possibilities</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GM's hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gates, roads and wires are shut, with every friend on the far side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gates, roads and wires are shut, with the enemy's help on the far side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give the {what} of {name} a name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go on playing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go on with it, or back to the table ({keys})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Got</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HP equal to Might come back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HP, Mana and Luck are full again; where HP was full already, one Fatigue goes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Had</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Half the town has money on failure, and people help along what they have money on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Half the town has money on success, and people help along what they have money on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Harder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Harm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Has acted this round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Has the turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Header</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Heal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Healed by somebody: Stress goes up. A supernatural healer may take it instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Healing or an hour's sleep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Held where it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Helped by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Helpers' failures count off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hero</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Heroes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Heroes hold Destiny dice, and nobody else holds anything.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Heroic</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Heroism</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hide</source>
            <comment>show nothing of it to the players</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>High Water</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>High contrast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Highest Tier</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hindered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hit hard; a second time is worse.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hit points lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holds</source>
            <comment>heads the tokens that a character has</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holds from the next start on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holds nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holds somebody fast.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holds {tokens}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>House r&amp;ules…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>House rule. {rule}: {value}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>House rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How it came out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How long it takes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many Possibilities each Storm Knight has as an act starts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many Victory points a hero has as a game day begins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many faces a Destiny die has.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many may be spent on the same test.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many ranks of Disadvantage each wound is on Toughness checks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many stones it adds to be healed, or to Recover.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many the GM has as an act starts, for each Storm Knight at the table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How much</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How this campaign plays. A decision holds at once, and undo takes it back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ill, and hard to heal.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Import a roster</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Improve Roll +{bonus}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Improve Roll +{bonus} against it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Improve Roll adds {bonus}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Improve Roll lies ready: the best of the rolls counts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Improve Roll of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Improve Roll of {name}, {times} times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Improve Roll, {times} times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Improve Roll: it is rolled twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Improve Roll: the best of {rolls} rolls counts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In a Soft Tilt only Triumph dice vote, in a Hard Tilt Tragedy dice do too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In a fever the answer is plain, and in the morning it still is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In open court the chief witness breaks down and tells the truth.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the *Play* menu.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the order of their turns: drag a row, or Alt+↑ and Alt+↓. Space ticks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the order of turns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Initiative is rolled once an encounter, and everyone in the order of turns has rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Initiative is still to be rolled for {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Initiative: {said}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Installed here: {games}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It Gives Out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It does not happen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It does not happen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It happens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It happens.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is kept in {folder}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is rolled {times} times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is taken off the damage of attacks</source>
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
            <source>It will be in every paper and on every wall: a flattering picture and a single lie, a helpful one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It will be in every paper and on every wall: the address, the habits, and a very fair likeness.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its point was given already</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its rank</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its value</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>January</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Judgment has been given in absence, and it was a hard judge.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>July</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>June</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep both</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep it, or roll it again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep mine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the first die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the first die or roll it again; then the test can be announced.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the stone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the stones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keeps something up by thought alone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kept before a backup was restored.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kept when another program had changed the file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Key &amp;card…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Key for {action}</source>
            <comment>of the keyboard</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Key {number}</source>
            <comment>of the keyboard</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keys</source>
            <comment>of the keyboard</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Knives Out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Knows nothing of what goes on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Language</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last Words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last announced check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay a {token} here by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave it at the hit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave the damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Left for Dead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let go, close, return to now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let it pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the Tilt pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Letters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Level</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Light, dark, the system's choice, or white on black with sharp edges.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Line {line}, column “{column}”: {complaint}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Line {line}: {complaint}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Linked to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Long Rest of {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look and language</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look: as the system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look: dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look: high contrast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look: light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loose Ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lose HP: a number, or dice to roll for it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lost Time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Luck by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Luck dice add up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Luck die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Luck is full again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Luck is full already</source>
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
            <source>Major +5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Major −5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Makeshift</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>March</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mark the action of that letter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Matters of the Heart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>May</source>
            <comment>a month</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean degree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Minor +1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Minor −1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mishap on 1 to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mistaken Identity</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moderate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Modifier</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Monday</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More ({count})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More Wounds than the limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More than {most} helpers are in each other's way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most votes win; a tie is the GM's to decide.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Motion</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moves at less than full speed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Multi-Action {penalty}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>My campaign</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name</source>
            <comment>show the players the name alone</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name of the campaign</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name of the {section}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name the alternate effect.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name the edge that gains a rank.</source>
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
            <source>Name the trait that gains a rank.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Natural 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Natural 20</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Near impossible</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Needs help now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New act</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New campaign</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New character</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New game day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next turn and back, while the characters or the turn order have the focus</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next turn, t&amp;yping its dice…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nigh-impossible</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No Advantage for a foe, to the end of the next turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No Advantage for {foe}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No Disadvantage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No Disadvantage, to the end of the next turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No Fate stones are left: nothing is owed.</source>
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
            <source>No Way Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No actions at all.</source>
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
            <source>No column is called “name”, so nobody could be taken in.</source>
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
            <source>No dice; equal ranks are left to a coin.</source>
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
            <source>No harm</source>
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
            <source>No token yet this evening</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No tools</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No {what} is left to add.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No: the GM may be the one to whom something good or bad happens, which then befalls the opposition.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody else</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody in particular</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody in particular was hit; take the damage off by hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody in this file could be read. It needs a line of headings with a column called name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody is at the table for the Tilt to befall.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody is in the order of turns yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody is in the turn order yet; add somebody first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody is in this campaign yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody rests in an encounter; end it first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody rolls, and it happens. Say whom it harms, and with what, to roll the damage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody votes on {lot}: the dice decide.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>None</source>
            <comment>no tools at all</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not acting freely.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not everything could be written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not here tonight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not kept yet · {file}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not linked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not resisted, {degrees}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not there any more: {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Note: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Notes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Notes: {notes}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing comes of this Tilt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing has been done here since this table was last saved. Which counts?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing here goes by that name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing in particular</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is kept until one of them can be written again, or the campaign is saved elsewhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is laid down with a face here; Countdown dice are rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is shown to the players yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing stops it: its damage is rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>November</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Now {result}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Obstacle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>October</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of the game on the left, already under way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Offense</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Old Habits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On</source>
            <comment>a setting</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On a hit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On a success, half the value, rounded up, in further degrees.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On fire until it is put out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On the ground.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On to the Tilt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On to the Tilt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Once an encounter, as an action: a wound or a condition goes, for Stress.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Once: one more d20 on the test, without a minimum.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One action fewer until it passes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One die of one's own roll is rolled again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One hour happens twice, and the lucky one remembers how it went.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One hour is missing, and there is blood on the cuffs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One more action is for a turn, and there is no encounter going on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One more d20 on one's own test, counted as at least 10. Not after a natural 1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One more d20 without a minimum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One more or one fewer on the track of the row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One more standard action</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One of the helpers has lost heart, and has taken the keys along.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One of the opposition has lost heart and would be glad of a way out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One of theirs changes sides at the decisive moment and brings the proof along.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One skill check needs no training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One untrained check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One {unit} fewer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One {unit} more</source>
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
            <source>Open &amp;recent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a campaign</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a sam&amp;ple</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the sample</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open to whatever comes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Opposition</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Order of turns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Out of the fight, without a defeat test.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Out of the fight.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Out of the fight: a defeat test failed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Outcome</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Over the Heart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Overruled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Overruled by the GM</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Overruled: {refusal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Owed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Owed next time: the summary lists it</source>
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
            <source>Page {number} of {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pages</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Panic</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pass</source>
            <comment>a check that succeeds</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passive defense</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Penalty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Percent chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Perk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Perks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pick a token up, drop it; open a sheet; edit a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pick the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play a card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Possibilities are spent one at a time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Possibilities of a Storm Knight in an act</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Possibilities of the GM for each Storm Knight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Possibilities on one test</source>
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
            <source>Power</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Power</source>
            <comment>ranks of a power, on a form</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Proposed: {harm}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put {name} aside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rank</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ranks of Advantage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ranks of Advantage on attack and damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ranks of Advantage on the damage alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ranks of Disadvantage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ranks of Disadvantage for missing tools</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recover at once, on top of the one in each encounter, for Stress.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recover of {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recovers instead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Red-Handed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Regain HP, up to the maximum; the dead regain none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove from the campaign</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove {name} from the campaign</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove {trait}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resist</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resistance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resisted with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resisted, {degrees}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resists</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resists with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rest of the heroes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rest of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restore</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restore a backup</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Return to &amp;now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roads and Weather</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roleplay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll</source>
            <comment>a step of the Tilt</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll &amp;dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll &amp;tables…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll a check or a save; it stays open until it is announced.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll a check; it stays open until it is announced.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll a test; it stays open until it is announced.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll again before the outcome is told; the better of the two counts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll an attack; on a hit its damage is resisted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll an attack; what it does on a hit is resisted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll for the Tilt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll for the obstacle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll initiative</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll it after all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll tables</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll tables…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll the Countdown dice now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll the damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll the d{size} again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll to resist the damage of a hit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll to resist what hit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll {dice}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rolled after all: now {result}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rolled again, as the test is Favored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roster from {file}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Round {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Round {round}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Routine</source>
            <comment>a check that is not rolled</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Safe in the journal · {file}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saturday</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save</source>
            <comment>a roll to be spared something</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save as…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save as… (Ctrl+Shift+S) writes the campaign elsewhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save the campaign as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save {document}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved as {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved · {file}</source>
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
            <source>Say first whose defeat test it is.</source>
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
            <source>Se&amp;ttings…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Second Wind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Second d20</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sections</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sees nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seized</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sent to the printer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>September</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Session</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Session {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Session {number} begins with {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Session {number} ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Session {number}, {title}, begins with {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Session {number}: {title}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set a Countdown die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set a Countdown die for what is coming. Rolled each round: a 1 shrinks it, or ends it on a d4.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shattered Spheres has Destiny dice and Fate stones.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sheer luck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sheet of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shock went past its limit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Short Rest of {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shortage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Side</source>
            <comment>hero or opposition</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Six-sided dice for Fudge dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Size of the Destiny dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Size of the text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Skill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Skill check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Skill or ability</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Skill rank</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Skilled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Skills (adds)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Slow to do anything.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Some of the log is a newer gmtracker's and cannot be followed here; the table is as the file says, and a new chapter begins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Some signs of the file could not be read; “�” stands in their place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody can bear a secret no longer, and chooses the lucky one to hear it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody dear is taken, and the terms arrive within the hour.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody gives up everything to set the lucky one free, and asks only to be remembered.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody had a copy made, and has been coming and going for weeks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody has studied the lucky one out of pure admiration, and will stand in for them, once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody has studied the unlucky one, and has been standing in for them for weeks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody has taken a liking to the unlucky one, follows them everywhere, and is jealous.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody in that order is not in the campaign.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody long buried walks in, with fresh scars and an old grudge.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody long mourned walks in, on the right side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody mighty falls, and for one night the seal lies within the lucky one's reach.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody on the other side has taken a liking to the lucky one, and looks away when it counts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody rich wants the worst villain of the story taken; help is suddenly cheap.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody saw what really happened, and cannot be talked, paid or frightened out of saying so.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody saw what really happened, and says so to everyone who asks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody says sorry and means it, and the truth about that night comes with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody unaware</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody wants an apology, in public and in full, and will not let anything go on without it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody who always came second turns up, and tonight would rather win beside the lucky one than against them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody who always came second turns up, has practised ever since, and has brought an audience.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody whom the enemy cannot bear to lose falls into the lucky one's hands, unharmed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something bad</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something bad befalls {who}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something bad for {who}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something else</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something good</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something good befalls {who}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something good for {who}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something in gmtracker itself went wrong. The table goes on, and is kept as the line at the foot says.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something large comes down where it should not, and the lucky one is the first to reach what it carried.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something large comes down where it should not: on the safe house, the escape, or the whole plan.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something lent long ago comes back mended, sharpened and better than new.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something long dead, lost or switched off speaks, and it knows the way in.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something long dead, lost or switched off speaks, asks to be let in, and knows the name to ask for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something old accepts the offer that was made in jest.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something old pays what it owes and wants nothing more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something that was going on (“{kind}”) cannot be read and was dropped; all else is as it was.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something vast awakes, and has the scent.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something vast awakes, and hungers for the enemy first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Source</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Source (fire, silver …)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Space, Shift+Space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spend 1 Luck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spend Luck on the check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spend a Possibility</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spend a Victory point</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spend it on the check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spend {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spend {what}, to the GM's hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spent on it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spreadsheet exports ({patterns})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Standard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start an en&amp;counter…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start an encounter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start session</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start the session</source>
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
            <source>Step {number} of {count}: {step}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps in the log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Still to vote: {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stones come from the dice of an encounter, and go when it ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stones for the Fate pool of this encounter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Storm Knights and the GM hold Possibilities; {name} uses the GM's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stress for healing and Recover</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stress goes to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Struggles to dodge and parry.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stunt: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Su&amp;mmary…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Success</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Success {chance}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Summary of &amp;session</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sunday</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Super-heroic</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Surge of {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Surged while fatigued.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Table</source>
            <comment>a step of the Tilt</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take one Destiny die at a time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take theirs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take this one out of play by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take what is to be used in hand first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Takes away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Takes the charmer for a friend.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Team {modifier} by {total} degree in all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Team {modifier} by {total} degrees in all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Test</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That Luck is {holder}'s; nobody else can spend it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That Possibility is the GM's; {name} cannot spend it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That Possibility is {holder}'s; {name} cannot spend it.</source>
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
            <source>That evening is over; its summary tells of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is already so.</source>
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
            <source>That takes {price}, and {hero} has no Victory point.</source>
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
            <source>The &amp;players see</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Admirer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Apology</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Back Way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Bargain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Borrowed Tool</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Clock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Collapse</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Confession</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Creditor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Crit gives 1 Luck.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Cup</source>
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
            <source>The Double</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Double Cross</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Empty Chair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The False Bottom</source>
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
            <source>The Feud</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Fever</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Former Teacher</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM has no Possibility left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM may refill the empty pool</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM needs no Luck.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM picks one of the rows with equally many votes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM picks the Soft or the Hard Tilt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM uses the Tragedy dice of the GM's hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM uses {die} against the heroes.</source>
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
            <source>The GM votes in a Tilt but is not picked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM's</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GM's Possibilities are not {name}'s.</source>
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
            <source>The Grey Hour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Heavy Hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Hostage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Late Letter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Missing Piece</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Oath</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Old Rival</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Omen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The One That Got Away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Pardon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Procession</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Promise</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Raid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Sacrifice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Secret Is Out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Sleeper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Small Print</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Song</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Stake</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Stray</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Tilt has begun.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Tilt is due</source>
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
            <source>The Tilt was due and has not been played out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Tilt. {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Tilt: {scores}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Timetable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Toast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Turncoat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Uncanny</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Understudy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Verdict</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Voice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Wager</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Wounds and the Shock are marked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Wreck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Wrong Crate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Wrong Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The acting side is ahead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The award's own use is settled; the Tilt begins.</source>
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
            <source>The best five alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The blame for a stranger's mess sticks, and the stranger left town this morning.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The blow that should have killed is stopped by something carried over the heart.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The body of {name} is destroyed: dead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bridge is up, the lift is out, the pass is snowed in; the only way round goes through the worst quarter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The campaign cannot be written in {folder}.</source>
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
            <source>The campaign's own table: {table}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The check fails</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The check of {name} is not rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The check passes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The checks that mattered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The child of somebody long forgotten has finally learned the right name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The column is there twice; it was left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The complication does not come to pass, or ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The countdown {die} ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The crate holds a stranger's order; the right one is on its way to the stranger.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The credit for a stranger's triumph sticks, and the stranger is in no position to object.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The culprit is caught in the act, before the people who matter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cup was drunk an hour ago; there is one cure, and it belongs to somebody else.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The d20 counts as 10</source>
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
            <source>The d20 times five: at the chance or below, it comes true.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The damage comes off the HP.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The damage dice of what was not stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The damage is left open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The deadline passes, and it was the enemy's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The deadline was never midnight; it was an hour ago.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The defeat test of {who} is left open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice against chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice count as 0</source>
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
            <source>The enemy's engine, ward or weapon fails with a sound that nobody will forget.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The enemy's hoard is seized, listed, and guarded by two bored recruits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The evening is in:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The evening stops here; the table is yours.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The face of a die is the number it votes for; each die votes once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The fatigue of a Surge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The fatigue of the Surge does not come.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The fatigue waits until {hero} is free.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file is too large to be a roster.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file was edited outside gmtracker; the table is as the file says, and a new chapter begins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first die of a Favored test is rolled again; the second stands.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first die of a Favored test stands.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first price of extra effort.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game at a &amp;glance…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game's own table is back: {table}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The heroes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The highest Tier that a character can have.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The highest face brings another</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The hit</source>
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
            <source>The journal does not reach the disk: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The journal keeps every step; Save as… (Ctrl+Shift+S) writes it elsewhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The journal was damaged; what could not be read of it is kept in {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last die of the Destiny pool was awarded. Its own use comes first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last die of the Destiny pool was awarded: something good comes to one, something bad to another.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last heir of an old feud lays it down, and the blade with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last step is on its way to the disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last steps of this table are in no file and in no journal until you decide. Which counts?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last steps of this table are in the journal, which does not reach the disk. Which counts?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The law kicks in a door, and it is the enemy's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The law kicks in the door, and this time the warrant is in order.</source>
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
            <source>The most treasured possession is seized, numbered, and put where nothing ever comes out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next check has +{value}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next check has 1 rank more of Advantage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next check has {ranks} ranks more of Advantage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next check is rolled once more, and the best roll counts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next session begins with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The one part without which nothing works is not where it was put.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The one thing that was never to be known is known, to the one person who must not know it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The opposition</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The order of turns is already so.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The order of turns stands here while an encounter is going on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The order of turns: {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other side is ahead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other side never meant to keep the bargain; the door shuts now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The outcome stands; a Crit gives 1 Luck, or its benefit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The outcome stands; nothing more can be spent on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The person who matters has heard only good things, from someone nobody remembers impressing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The person who must not know has heard everything, from someone who meant well.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The piece of gear that mattered most was lent out without asking, and is back with a crack in it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The players see {what} of {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The poisoned cup goes to the poisoner.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The pool is rolled when a session starts: a Triumph and a Tragedy for each player and the GM.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The price of a Surge.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The printer takes no page.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The pursuit is cut off for good, and what was carried across is safe.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The quotation marks are not in pairs; the line was left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The right people take the lucky one for a guest they have been expecting; doors open and glasses are filled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The right tools</source>
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
            <source>The rules of “{ruleset}” are installed but cannot be used ({why}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rules of “{ruleset}” are not installed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The sample; it gets a file of your own with its first change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The scene stays as it was, and what was spent comes back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The session in full</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The settings cannot be read: {reason}. The usual ones hold.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The settings could not be kept: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The settings were damaged. The usual ones hold.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The settings were damaged. The usual ones hold; the damaged ones are kept in {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The sheet was changed at the table meanwhile; saving puts this one in its place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The spell's own benefit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The stat counts double</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The streets are emptied by order, and the lucky one holds the only pass.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The streets are emptied by order, with the unlucky one on the wrong bank and without papers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The table as it is now is kept as a backup first, so restoring can be taken back in the same way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The table as it was then; Esc comes back to now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The table is as it was: {when}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The table was changed meanwhile; saving puts this one in its place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The table – gmtracker</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The thing most relied upon fails, at full speed, at full height, or in the middle of the word.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The tide, the train or the coach is late, for once, and there is time to be on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The tide, the train or the coach was early, and the luggage is aboard.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The tie is between other rows.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The unlucky one is found holding the knife, the purse or the body, and it looks exactly as it looks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The votes are counted; the tie is the GM's to decide.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The votes are tied: the GM decides.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The votes on {lot} are tied: the GM decides.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The water rises and sets down something long sunk, right before the lucky one's feet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The water rises, and whatever was left in the cellar is now afloat, or spoiled, or seen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The way home is gone, and so is everyone who was to hold it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The worst of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The wrong people take the unlucky one for somebody they have been hunting, and are quite sure of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The {encounter}</source>
            <comment>at the start of a sentence</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Their skill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There again: {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are no backups yet. The first is made when the file is saved for the second time.</source>
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
            <source>There are no heroes yet. Add one, or import a roster, and come back.</source>
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
            <source>There is a price, a good likeness, and an innkeeper who can read.</source>
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
            <source>There is a song about that last blunder, and the chorus will not leave anybody's head.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is a song about that last brave deed, and strangers buy the drinks and hold the doors.</source>
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
            <source>There is no line with anything in it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no name; the line was left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no power on the sheet to make a check with.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no session going on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no session to sum up yet.</source>
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
            <source>These tables are not saved yet. Save them, discard what you changed, or go on editing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>These would join the campaign</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>These {count} things were not understood</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This award is {name}'s to use.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This campaign plays with a table of its own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This campaign was opened for looking only; save it as another file to play on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This check does no damage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game has no checks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game has no house rules to decide.</source>
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
            <source>This is the table that comes with the game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This sheet is not saved yet. Save it, discard what you changed, or go on editing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This table is safe in the journal. Which counts?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This was not understood</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Those who are level roll a d20 each.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Three minus</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Three plus</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thrown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thursday</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tick at least one hero whose player is here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tier {tier} rolls {rolled} of {ranks} ranks of {kind}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Title</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tokens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tokens do not go back into a pool.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tokens that could be spent on it are listed here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tomorrow's News</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tools</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tools lacking</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Torg Eternity has Possibilities on the table, and no other tokens.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Total</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tough</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Toughness and limits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tracks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trained</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Try again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Try luck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tuesday</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two enemies mean to betray each other, and each asks the lucky one for help.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two oaths pull in opposite directions, and both want an answer tonight.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two ranks side by side, no dice; the same rank leaves it to a coin.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two things that were carried about for no reason turn out to fit together.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type a number as well: +2 or -1 to change it, 7 to set it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type on: {example}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type the dice to roll, such as 2d6+1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type what fell; empty dice are rolled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unaffected, and an Action</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo restoring</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo {count} actions, back to before {label}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo {label}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undone: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unfinished Business</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Until that is mended every step goes into the campaign's file at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Untrained check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Up on {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use against</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use against the heroes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use it now…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use stones of one kind at a time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Used on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Vagabond has Luck and Countdown dice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Value</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Very easy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Very hard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Veto</source>
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
            <source>Victory points of a game day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>View and help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Vote</source>
            <comment>what the players do</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wakes to noise; while exhausted as well, to nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wants to be elsewhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weapon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weapon and power</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weapons (damage)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Web page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wednesday</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What characters can do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What happened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What has just changed lights up for a moment.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is coming</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is done at the table is told here, line by line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is done for all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is needed next costs ten times what it did this morning, if it can be had at all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What it says</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What lies in the bottom of the lucky one's bag is suddenly what everybody wants to buy.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the damage does is left open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the damage does, as the GM says.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the hit does is left open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the players see</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the program says. What a campaign has in it already stays as it was written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What tokens are good for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What tonight is called</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was not understood</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What would change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What your table may play otherwise, in *Campaign → House rules…*</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What {name} takes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whatever the award can still be used for is left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whatever was staked is lost, and it was not the unlucky one's to stake.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wheels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where tokens lie</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where, or against whom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which advantage or skill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which power, effect or try</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which trait, edge or effect</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>While stones are carried: take so many</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who acts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who got away, what was won, what it cost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who is here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who takes part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With</source>
            <comment>what a check or a damage is rolled with</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With &amp;details</source>
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
            <source>Without air.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Word Gets Around</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Worn out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Worse off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wounds and conditions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wounds taken away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes: Possibilities are dealt as the session starts. No: only when an act is begun by hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes: Victory points are set anew as a session starts. No: only when the GM begins a new day.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes: a Rest always takes one Fatigue away. No: only when HP was full already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes: a team's degrees of failure are taken from those of success. No: where any helps, none hinders.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes: a total equal to the DC succeeds. No: it fails, by one degree.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes: d6 are rolled; 1 and 2 are −1, 3 and 4 are 0, 5 and 6 are +1. No: Fudge dice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes: dice may be laid into the empty Destiny pool before the next session.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes: extra effort tires at the end of the turn that used it. No: at the start of the next one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes: fatigue that is still due comes as the encounter ends. No: it is forgotten.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes: it comes on top of the one in each encounter. No: it counts as that of the next encounter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes: they are added to those left over. No: each Storm Knight starts the act with exactly that many.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You are looking back; press Esc to return to the table as it is now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a Crit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a Possibility</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a Reality test</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a an at for from in of on the to with</source>
            <comment>small words that are typed between others</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a bar</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a complication</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a condition ends or eases</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a d20</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a detail that helps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a die rolled again with Luck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a fail</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a hint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a hint as big as the roll</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a hint of size {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a list […]</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a lucky critical</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a newer gmtracker wrote this, in form {version}; this one knows form {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a number {bound} {limit} is expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a stunt on the hit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a wheel of segments</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a whole number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a wound</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a wound, and dazed to the end of the next turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a wound, and dying</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a wound, and incapacitated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a wound, and staggered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a {noun}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>action</source>
            <comment>a word that is typed</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>add</source>
            <comment>a word that is typed</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>added</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>added, 10 at least</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>adding {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>against DC {dc}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>against DC {dc} and dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>against an obstacle of level {level}, easy, rolled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>against an obstacle of level {level}, hard, rolled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>against an obstacle of level {level}, moderate, rolled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>against the damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>against the other side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>against the other side, unaware</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>against {name}'s {trait}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>against {name}'s {trait}, unaware</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>against {opposition}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>against {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>against.type cannot be routine for an attack: a defense is always rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an advantage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an advantage, or an untrained check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an attempt to counter, avert or deflect an effect</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an attempt to counter, avert or deflect {effect}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an effect is countered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an effect that lasts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an object {…}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an unlucky critical</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an {noun}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>announcement of the check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>announcement of {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>another check at once against an ongoing effect</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>another check at once against {effect}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>another defense check against {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>another try</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>another try: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>arrival of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>as chance has it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>award of {die} to {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bring back</source>
            <comment>words that are typed</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bringing {name} back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bruise</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bruised</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bruises</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>came later</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>came with a die rolled again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>campaign</source>
            <comment>a word that is typed</comment>
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
            <source>check</source>
            <comment>a word that is typed</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>chosen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>count of the votes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>d20 for the 10</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>d6 for the ones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>d6 for the tens</source>
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
            <source>death</source>
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
            <source>degrees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>departure of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>dice for the 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>done</source>
            <comment>every step of a procedure</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>down to {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>duplicate</source>
            <comment>a word that is typed</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>d{size} of {name} rolled again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>d{size}, again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>d{size}, exploded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>edit of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>empty</source>
            <comment>a pool</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>en</source>
            <comment>the code of this very language, as web pages have it</comment>
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
            <source>everything</source>
            <comment>what the players see of somebody</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>extra effort of {hero}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>fatigue to come</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>first die of {what} kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>for heroes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>for {price}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>from {lowest} up to the character’s {limit}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>full at first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>gain 1 Luck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>gmtracker keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>gone over by {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>half the roll in degrees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>half the roll in ranks of Advantage, or a detail</source>
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
            <source>heroism</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hidden</source>
            <comment>a pool that the players do not see</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hit point</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hit points</source>
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
            <source>immune to {source}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>initiative</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it does not come to pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it shows {face}; for 1 Luck</source>
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
            <source>its sheet is not that of “{ruleset}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>left early</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>letting the Tilt pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>level</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>levels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>line {line}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>line {line}, column {column}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>links lead in a circle there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>new game day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no Advantage for the foe</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no Disadvantage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no Luck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no Stress</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no harm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no not end off</source>
            <comment>words that are typed to end a condition</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no test is made</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no wounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nobody loses HP</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nobody yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>note</source>
            <comment>a word that is typed</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>note of the edit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing</source>
            <comment>what the players see of somebody</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing happens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing is marked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing is resisted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of gmtracker, as they are set here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one Hinder fewer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one bonus die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one more d20</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one more standard action</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one that is not written down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>only the last chapter can have steps to redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>opposition</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>out of the fight, without a test</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>over the Difficulty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>over {chance}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>peak {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>penalty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pips in a row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>proposed</source>
            <comment>of a result of damage</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>put aside</source>
            <comment>words that are typed</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>putting {name} aside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rank</source>
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
            <source>remove</source>
            <comment>a word that is typed</comment>
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
            <source>retry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>roleplay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>roll</source>
            <comment>a word that is typed</comment>
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
            <source>rolled again with Luck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rolls {dice}</source>
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
            <source>severity {severity}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>someone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>something bad</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>something good</source>
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
            <source>steps with names</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>still going on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>table: {table}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>taken</source>
            <comment>an action of a turn</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>that is a folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>that place can only be read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>that place does not allow it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>that place is no folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>that place is not there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the Advantages of {foe} count for nothing for now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the Advantages of {foe} count for nothing to the end of the next turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the Fortune die counts instead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the Misfortune die counts instead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the Tilt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the Victory point is gone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the alternate effect “{effect}” for now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the alternate effect “{effect}” to the end of the encounter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the best of {rolls} rolls counts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the better of two rolls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the better of two rolls counts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the better roll counts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the d20 counts instead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the die that did worst</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the disk is full</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the drive is gone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the drive reports an error</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the d{size} showing {face}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the entry is older than the last one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the entry numbered {number} comes after the one numbered {last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the file is larger than this disk allows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the hit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the log knows {name}, who is missing here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the name</source>
            <comment>what the players see of somebody</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the name is too long</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the number is too large</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the number {number} was given out before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the open chapter is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the opposition</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the power “{what}” for this scene</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the roll on the check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the state that the chapter begins with is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the system gives no reason</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the text breaks off</source>
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
            <source>the {encounter}</source>
            <comment>within a sentence</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the {table}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>their better roll counts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>there is no form {version} of campaign files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>there is no room left for you on this disk</source>
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
            <source>this is not JSON: {what}</source>
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
            <source>tier</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>tokens that are held count as well</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>true or false</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>turn of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>typed</source>
            <comment>the face of a die</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>under {chance}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>unnamed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>until the encounter ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>until the next turn begins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>until the next turn ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>until the session ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>until the turn begins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>until the turn ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>until {name}'s next turn begins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>until {name}'s next turn ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>until {name}'s turn begins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>until {name}'s turn ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>unusually high</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>unusually low</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>up to the character’s {limit}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>used</source>
            <comment>of a kind of stone, this turn</comment>
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
            <source>weak to {source}</source>
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
            <source>what the tokens are good for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what was spent comes back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what was spent is gone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>with {spent}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wound</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>yes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>yes or no</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{about} (by itself {value})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{about}: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{action} (no key)</source>
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
            <source>{amount} damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{amount} damage, {why}: {name} loses {loss}, HP {old} → {new}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{amount} degrees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{amount} degrees, up to five in all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{amount} ranks of Advantage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{campaign} (kept)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{campaign} - Session {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{card} on {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{chance} to fail</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{chance} to succeed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{changes} Usually: {value}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{check} against {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{column}: none</source>
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
            <source>{condition} on {name} {until}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} at a time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} characters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} degrees of failure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} degrees of success</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} helpers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} minutes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} of {all} decided otherwise than usual.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} seconds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} traits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} votes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count}: {first} to {last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{deed} and {n} more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{degrees} or more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{dice} and {extra} for the Crit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{dice} dice are too many: {most} at most in one roll.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{dice} dice rolled again with Luck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{dice}, as they fell; an empty one is rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{dice}, no vote</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{die} against the heroes</source>
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
            <source>{die} of the pool</source>
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
            <source>{die}: type the face, {faces}, or leave it empty to have it rolled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{die}: {face}, rolled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{die}: {face}, typed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{does}: {name}, {use} at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{face}, so it shrinks to {die}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{face}, so it stays {die}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{face}, so the countdown ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{field} cannot be {value}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{field} is missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{field} is not a field of this check.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{field} is not what a check needs there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{field} must be a whole number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{field} must be a word.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{field} must be an object with fields.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{field} must be true or false.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{field} must be {value} or less.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{field} must be {value} or more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{folder} cannot be made: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{game} at a glance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{game} knows nothing of that name, and not all values are whole numbers; they were left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{harm} for {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{heroes} against {opposition}</source>
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
            <source>{hero} earns a Victory point by a complication.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} earns a Victory point by heroism.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} earns a Victory point by roleplay.</source>
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
            <source>{hero} has already recovered in this encounter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} has already recovered since the last encounter.</source>
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
            <source>{hero} is healed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} is no longer {condition}.</source>
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
            <source>{hero} makes an extra effort: {gains}.</source>
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
            <source>{hero} recovers once instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} recovers {times} times instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} recovers, for {price}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} recovers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} spends {points}: {use}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} surges: {gains}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hero} takes a Long Rest.</source>
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
            <source>{hero} takes a Short Rest.</source>
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
            <source>{hours} h</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hours} h {minutes} min</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{keys} is the key for “{action}”. Take it away there first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{kinds} or {last}</source>
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
            <source>{kind}, {time} a round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{lot}: “{row}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{lowest} to {highest}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{minutes} min</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} and {count} more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} and {last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} are level and roll a d20 each.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} join the campaign.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} joins the campaign.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} roll off for {lot}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} take turns after {other}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} take turns before {other}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} takes turns after {other}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} takes turns before {other}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names}: Tiers go from 1 to {highest} at this table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} acts</source>
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
            <source>{name} cannot soak without the Reality skill.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} dies.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} does not roll: what the GM runs succeeds unless a hero's check or save stops it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} does not roll: what the GM runs succeeds unless a hero's check or save stops it. Choose that hero as the target.</source>
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
            <source>{name} goes over: {action} taken once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} goes over: {action} taken {times} times.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has 5 Fatigue and is dead.</source>
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
            <source>{name} has left the campaign; saving adds the sheet anew.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has no Hit Points of its own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has no Luck left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has no Possibility left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has no Spirit, which is the usual limit of Shock.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has no adds in Reality and cannot soak damage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has no complication, and so earns fewer Victory points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has no vote in this Tilt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has no {stats} yet; a missing stat counts as {lowest}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has no {track}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has powers; a supernatural one needs the edge Awakened and the complication Power Loss.</source>
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
            <source>{name} has {count} complications and hubrises; five together are usual.</source>
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
            <source>{name} is at 0 HP and dead.</source>
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
            <source>{name} is hit</source>
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
            <source>{name} is untrained in {skill}: harder tasks add Disadvantage.</source>
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
            <source>{name} loses no HP.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} loses {loss} HP</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} loses {loss} HP, {why}</source>
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
            <source>{name} no longer {condition}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} regains {amount} HP: {old} → {new}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} rolls {rolled}; initiative {better}, and {first} goes first.</source>
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
            <source>{name} spends the GM's Possibilities, not a Storm Knight's.</source>
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
            <source>{name} takes a Breather.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} takes a Breather: HP {old} → {new}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} takes a Rest.</source>
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
            <source>{name} takes {action}</source>
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
            <source>{name} · it happens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} · opposition</source>
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
            <source>{name}'s turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}'s {skill} {dn}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, has acted this round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, has the turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, played by {player}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, roll {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: a defeat test is due</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: choose one of those offered.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: defeat test</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: of {ranks} ranks of {kind}, Tier {tier} rolls {rolled}; 1 is lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: of {ranks} ranks of {kind}, Tier {tier} rolls {rolled}; {lost} are lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: {check} against {target}</source>
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
            <source>{name}: {trait}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: {use} with {what}, {effect}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{numbers} or {last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} ({tens} and {ones})</source>
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
            <source>{number} of {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{n} bonus dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{n} characters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{n} more things were not understood.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{n} pages</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{n} rolled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{n} rounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{n} typed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{n} wounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{one} or {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{outcome}, a Mishap</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{outcome}, and a Mishap</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{owner}: “{what}” is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{part}, its line {line}, column {column}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{place} is empty.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{place}: “{name}” is not known here; it is kept as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} hit points lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} hit points lost, and bruised</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{point} of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{pool}, weighed now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{power} is permanent, and no extra effort adds to it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{problem} Here it can only be looked at.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{ranks} ranks of Advantage or a detail</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{reason} by {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{result} (stopped after {most} exploding dice)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{rule}: {allowed}, not {value}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{session} · Summary</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{skill} (untrained)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{skill} can be used only with training, or by a Heroic Feat.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{skill} can be used only with training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{skill} cannot be used unskilled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{skill} is unskilled: only a 10 rolls again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{skill} of {name} is Favored, and is no skill.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{skill}, trained</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{steps} steps that were not in the file yet came back from the journal.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{stones} Stress</source>
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
            <source>{title} ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{title} is still going on; end it first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{title}: Fate owes the heroes a benefit (Triumph {triumph}, Tragedy {tragedy}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{title}: Fate owes the opposition a benefit (Triumph {triumph}, Tragedy {tragedy}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{tokens} earned, {used} used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{tokens} earned, {used} used, {left} left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{tokens} leave play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{tokens} to the {hand}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{tokens} to the {pool}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{tokens} to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{tokens}, used this turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{token} leaves play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{told}, then {chance}, {mean} on average</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{told}: {stones} and {count} held</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{total} against {dc}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{total} against {dc}, and a coin decides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{total} against {dc}, {degrees}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a natural 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a natural 20</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, three minus</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, three plus</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{total} against {dc}, {outcome}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{total} against {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{total} against {target}, {outcome}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{total} vs {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{total}, at most {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{tracks}: shown here, large, for each character who has it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{track} goes from {low} to {high}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{track} of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{track} of {name}, {old} → {new}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{track} {number} of {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{track} {number}: no room for dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{track} {number}: room for {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{track} {word}, {number} of {most}</source>
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
            <source>{trait} {bonus}, against DC 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{trait}: linked to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{trait}: what it says</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{use} at once</source>
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
            <source>{use} on {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{use} on {name} at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{use} with {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{use} with {what} ({count} of them)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{use} with {what}: {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{use}: one {token}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{value} is not from {low} to {high}; it was left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{value} of {highest}</source>
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
            <source>{wanted} is expected here, not {got}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{wanted} of another size or form is expected here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{weekday}, {day} {month} {year}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} adds {added}: now {result}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} against Difficulty {dc}</source>
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
            <source>{what} held by {name} leave play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} held by {name} leaves play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} of {who}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} {mine} beside {theirs}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what}: the d20 shows {face}, which is {shown} %.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what}: {number}, as now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what}: {then} instead of {now}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what}; hold for more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{when} · session {number}</source>
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
            <source>{who}: the next check</source>
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
            <source>{who}: {what} against {whom}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{who}: {what} {result}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{who}: {what}, {said}: the other side is ahead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{who}: {what}, {said}: {who} is ahead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{who}: {what}. The first die shows {face}; it may be rolled again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{why} This campaign can be looked at, printed and saved, not played.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{wounds} wounds are taken away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} … continued</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“Anyway”: overrule a refusal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{field}” is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{field}” is not known here</source>
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
            <source>“{file}” could not be written: something in gmtracker itself went wrong.</source>
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
            <source>“{file}” is open in another window of gmtracker.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{file}” is too large to be a campaign.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{file}” was changed by another program.</source>
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
            <source>“{text}” is no number. Type 7 to set it, +2 or -1 to change it, =-1 for less than nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{text}” is no number. Type it as it shall stand: 4 or -2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{value}” is neither the heroes nor the opposition; taken in as a hero.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{value}” is not a whole number from {low} on; 1 was taken instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{value}” is not a whole number; it was left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{value}” is not known here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{value}” is there twice; it was left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{value}” stands beyond the last column and was left out.</source>
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
        <message>
            <source>−1 on checks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>−2 for each</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>−2 on checks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>−2 to all tests until the next turn ends; a second time it is Very Stymied, −4.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>−2 to all tests.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>−4 to all tests.</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
