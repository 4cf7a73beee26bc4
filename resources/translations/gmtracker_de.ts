<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>gmtracker</name>
        <message>
            <source>"against.type" can't be "routine" for an attack: a defense is always rolled.</source>
            <translation>„against.type“ kann bei einem Angriff nicht „routine“ sein: Eine Verteidigung wird immer gewürfelt.</translation>
        </message>
        <message>
            <source>"routine" must be false: attacks and defenses are always rolled.</source>
            <translation>„routine“ muss false sein: Angriffe und Verteidigungen werden immer gewürfelt.</translation>
        </message>
        <message>
            <source>"ruleset" is missing.</source>
            <translation>„ruleset“ fehlt.</translation>
        </message>
        <message>
            <source>"ruleset" must be a string.</source>
            <translation>„ruleset“ muss eine Zeichenkette sein.</translation>
        </message>
        <message>
            <source>&amp;About gmtracker</source>
            <translation>&amp;Über gmtracker</translation>
        </message>
        <message>
            <source>&amp;Blank the player window</source>
            <translation>Spielerfenster &amp;verdunkeln</translation>
        </message>
        <message>
            <source>&amp;Campaign</source>
            <translation>&amp;Kampagne</translation>
        </message>
        <message>
            <source>&amp;Conditions</source>
            <translation>Zustä&amp;nde</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation>&amp;Duplizieren</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <source>&amp;Edit character sheet…</source>
            <translation>&amp;Bogen bearbeiten…</translation>
        </message>
        <message>
            <source>&amp;End the session</source>
            <translation>Sitzung &amp;beenden</translation>
        </message>
        <message>
            <source>&amp;Game cheat sheet…</source>
            <translation>Das Spiel auf einen &amp;Blick…</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <translation>Hoher &amp;Kontrast</translation>
        </message>
        <message>
            <source>&amp;Import characters…</source>
            <translation>Figuren &amp;importieren…</translation>
        </message>
        <message>
            <source>&amp;Keyboard shortcuts…</source>
            <translation>&amp;Tastenkürzel…</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <source>&amp;Menu</source>
            <translation>&amp;Menü</translation>
        </message>
        <message>
            <source>&amp;New campaign…</source>
            <translation>&amp;Neue Kampagne…</translation>
        </message>
        <message>
            <source>&amp;Next area of the window</source>
            <translation>&amp;Nächster Teil des Fensters</translation>
        </message>
        <message>
            <source>&amp;Next turn</source>
            <translation>&amp;Nächster Zug</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>Ö&amp;ffnen…</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <comment>the menu of what is done at the table</comment>
            <translation>&amp;Spiel</translation>
        </message>
        <message>
            <source>&amp;Player window</source>
            <translation>&amp;Spielerfenster</translation>
        </message>
        <message>
            <source>&amp;Previous turn</source>
            <translation>Einen Zug &amp;zurück</translation>
        </message>
        <message>
            <source>&amp;Quick-add opposition…</source>
            <translation>Gegner in einer &amp;Zeile hinzufügen…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>B&amp;eenden</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <source>&amp;Redo {label}</source>
            <translation>&amp;Wiederholen: {label}</translation>
        </message>
        <message>
            <source>&amp;Reset layout</source>
            <translation>Anordnung zu&amp;rücksetzen</translation>
        </message>
        <message>
            <source>&amp;Restore backup…</source>
            <translation>Sicherung &amp;wiederherstellen…</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <source>&amp;Start the session…</source>
            <translation>Sitzung &amp;starten…</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>&amp;Undo restore</source>
            <translation>Wiederherstellen &amp;rückgängig machen</translation>
        </message>
        <message>
            <source>&amp;Undo {label}</source>
            <translation>&amp;Rückgängig: {label}</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>&amp;What players see…</source>
            <translation>&amp;Was die Spieler sehen…</translation>
        </message>
        <message>
            <source>+ and −</source>
            <translation>+ und −</translation>
        </message>
        <message>
            <source>+1 degree</source>
            <translation>+1 Grad</translation>
        </message>
        <message>
            <source>+1 on a skill or defense check</source>
            <translation>+1 auf eine Fertigkeits- oder Verteidigungsprobe</translation>
        </message>
        <message>
            <source>+1 rank in a trait until the end of the next turn</source>
            <translation>+1 Rang in einem Merkmal, bis zum Ende des nächsten Zugs</translation>
        </message>
        <message>
            <source>+1 rank in an edge for this encounter</source>
            <translation>+1 Rang in einem Edge für diese Begegnung</translation>
        </message>
        <message>
            <source>+1 rank in the edge {edge} for now</source>
            <translation>vorerst +1 Rang im Edge {edge}</translation>
        </message>
        <message>
            <source>+1 rank in the edge {edge} until the end of the encounter</source>
            <translation>+1 Rang im Edge {edge} bis zum Ende der Begegnung</translation>
        </message>
        <message>
            <source>+1 rank in {trait}</source>
            <translation>+1 Rang in {trait}</translation>
        </message>
        <message>
            <source>+1 rank in {trait} for now</source>
            <translation>vorerst +1 Rang in {trait}</translation>
        </message>
        <message>
            <source>+1 rank in {trait} until the end of the next turn</source>
            <translation>+1 Rang in {trait} bis zum Ende des nächsten Zugs</translation>
        </message>
        <message>
            <source>+1 rank of Advantage</source>
            <translation>+1 Rang Advantage</translation>
        </message>
        <message>
            <source>+1 rank of {power} for a round</source>
            <translation>+1 Rang {power} für eine Runde</translation>
        </message>
        <message>
            <source>+1 {trait} for a round</source>
            <translation>+1 {trait} für eine Runde</translation>
        </message>
        <message>
            <source>+2 for everyone acting against them until the end of the next turn. If repeated: Very Vulnerable, +4.</source>
            <translation>+2 für alle, die gegen die Figur handeln, bis zum Ende des nächsten Zugs. Bei Wiederholung: Very Vulnerable, +4.</translation>
        </message>
        <message>
            <source>+2 for everyone who acts against them.</source>
            <translation>+2 für alle, die gegen die Figur handeln.</translation>
        </message>
        <message>
            <source>+4 for everyone who acts against them.</source>
            <translation>+4 für alle, die gegen die Figur handeln.</translation>
        </message>
        <message>
            <source>+d6 on the next d20</source>
            <translation>+d6 auf den nächsten d20</translation>
        </message>
        <message>
            <source>+{count} more</source>
            <translation>+{count} weitere</translation>
        </message>
        <message>
            <source>+{least} to +{most}</source>
            <translation>+{least} bis +{most}</translation>
        </message>
        <message>
            <source>+{least} to +{most} ranks on the next check</source>
            <translation>+{least} bis +{most} Ränge auf die nächste Probe</translation>
        </message>
        <message>
            <source>+{rank} and −{penalty}</source>
            <translation>+{rank} und −{penalty}</translation>
        </message>
        <message>
            <source>+{stat} damage</source>
            <translation>+{stat} Schaden</translation>
        </message>
        <message>
            <source>+{value} on the check</source>
            <translation>+{value} auf die Probe</translation>
        </message>
        <message>
            <source>.game.toml files in {folder}</source>
            <translation>.game.toml-Dateien in {folder}</translation>
        </message>
        <message>
            <source>1 degree</source>
            <translation>1 Grad</translation>
        </message>
        <message>
            <source>1 degree of failure</source>
            <translation>1 Misserfolgsgrad</translation>
        </message>
        <message>
            <source>1 degree of success</source>
            <translation>1 Erfolgsgrad</translation>
        </message>
        <message>
            <source>1 helper</source>
            <translation>1 Helfer</translation>
        </message>
        <message>
            <source>1 hit point lost</source>
            <translation>1 Trefferpunkt verloren</translation>
        </message>
        <message>
            <source>1 hit point lost, and bruised</source>
            <translation>1 Trefferpunkt verloren, dazu Bruised</translation>
        </message>
        <message>
            <source>1 minute</source>
            <translation>1 Minute</translation>
        </message>
        <message>
            <source>1 more column was not recognized.</source>
            <translation>1 weitere Spalte wurde nicht erkannt.</translation>
        </message>
        <message>
            <source>1 more problem.</source>
            <translation>1 weiteres Problem.</translation>
        </message>
        <message>
            <source>1 page</source>
            <translation>1 Seite</translation>
        </message>
        <message>
            <source>1 phone follows</source>
            <translation>1 Handy folgt</translation>
        </message>
        <message>
            <source>1 problem</source>
            <translation>1 Problem</translation>
        </message>
        <message>
            <source>1 rank of Advantage</source>
            <translation>1 Rang Advantage</translation>
        </message>
        <message>
            <source>1 rank of Disadvantage on Resolve checks. A rest may take longer.</source>
            <translation>1 Rang Disadvantage auf Resolve-Proben. Eine Rast kann länger dauern.</translation>
        </message>
        <message>
            <source>1 rolled</source>
            <translation>1 gewürfelt</translation>
        </message>
        <message>
            <source>1 round</source>
            <translation>1 Runde</translation>
        </message>
        <message>
            <source>1 second</source>
            <translation>1 Sekunde</translation>
        </message>
        <message>
            <source>1 session</source>
            <translation>1 Sitzung</translation>
        </message>
        <message>
            <source>1 trait</source>
            <translation>1 Merkmal</translation>
        </message>
        <message>
            <source>1 typed</source>
            <translation>1 eingetippt</translation>
        </message>
        <message>
            <source>1 vote</source>
            <translation>1 Stimme</translation>
        </message>
        <message>
            <source>1 way to spend tokens</source>
            <translation>1 Möglichkeit zum Ausgeben</translation>
        </message>
        <message>
            <source>1 wound</source>
            <translation>1 Wunde</translation>
        </message>
        <message>
            <source>1 wound is removed.</source>
            <translation>1 Wunde wird entfernt.</translation>
        </message>
        <message>
            <source>2 to 9</source>
            <translation>2 bis 9</translation>
        </message>
        <message>
            <source>3 Guard</source>
            <comment>an example of what is typed: three of the opposition, called Guard</comment>
            <translation>3 Wache</translation>
        </message>
        <message>
            <source>3dF + Agility each</source>
            <translation>je 3dF + Agility</translation>
        </message>
        <message>
            <source>50% each</source>
            <translation>je 50 %</translation>
        </message>
        <message>
            <source>80 to 200%. The rest of the window scales with it.</source>
            <translation>80 bis 200 %. Der Rest des Fensters wächst mit.</translation>
        </message>
        <message>
            <source>A 6 counts as {value}</source>
            <translation>Eine 6 zählt als {value}</translation>
        </message>
        <message>
            <source>A Countdown die counts for everyone, so it stays in its pool.</source>
            <translation>Ein Countdown-Würfel zählt für alle. Darum bleibt er in seinem Vorrat.</translation>
        </message>
        <message>
            <source>A Countdown die must be a d4, d6, d8, d10, d12 or d20.</source>
            <translation>Ein Countdown-Würfel muss ein d4, d6, d8, d10, d12 oder d20 sein.</translation>
        </message>
        <message>
            <source>A Coup improves a success, but this check currently fails.</source>
            <translation>Ein Coup verbessert einen Erfolg, aber diese Probe misslingt bisher.</translation>
        </message>
        <message>
            <source>A Coup improves only the acting side's check, and {name} is on the opposing side.</source>
            <translation>Ein Coup verbessert nur die Probe der handelnden Seite, und {name} ist auf der Gegenseite.</translation>
        </message>
        <message>
            <source>A DC</source>
            <translation>Ein DC</translation>
        </message>
        <message>
            <source>A Destiny die must be 1 to {size}.</source>
            <translation>Ein Destiny-Würfel muss 1 bis {size} zeigen.</translation>
        </message>
        <message>
            <source>A Hero or Drama card adds a d20 that counts as at least 10. Each can be used once.</source>
            <translation>Eine Hero- oder Drama-Karte bringt einen d20, der mindestens als 10 zählt. Jede ist einmal möglich.</translation>
        </message>
        <message>
            <source>A Light in the Window</source>
            <translation>Ein Licht im Fenster</translation>
        </message>
        <message>
            <source>A Price on a Head</source>
            <translation>Das Kopfgeld</translation>
        </message>
        <message>
            <source>A Short Rest includes its own Recover</source>
            <translation>Ein Short Rest enthält einen eigenen Recover</translation>
        </message>
        <message>
            <source>A Soak costs one of the GM's Possibilities.</source>
            <translation>Ein Soak kostet eine Possibility der SL.</translation>
        </message>
        <message>
            <source>A Soak costs one of {name}'s Possibilities.</source>
            <translation>Ein Soak kostet eine Possibility von {name}.</translation>
        </message>
        <message>
            <source>A Stunt can be added only to an attack that hit.</source>
            <translation>Ein Stunt lässt sich nur einem Angriff hinzufügen, der getroffen hat.</translation>
        </message>
        <message>
            <source>A Surge cancels {name}'s Advantages.</source>
            <translation>Ein Surge hebt die Advantages von {name} auf.</translation>
        </message>
        <message>
            <source>A Surge cancels {name}'s Disadvantages.</source>
            <translation>Ein Surge hebt die Disadvantages von {name} auf.</translation>
        </message>
        <message>
            <source>A Tilt is due</source>
            <translation>Ein Tilt steht an</translation>
        </message>
        <message>
            <source>A Tilt was due but was not played.</source>
            <translation>Ein Tilt stand an, wurde aber nicht gespielt.</translation>
        </message>
        <message>
            <source>A Tragedy from the pool activates a hubris. Its value is the severity. The hero keeps the die.</source>
            <translation>Ein Tragedy-Würfel aus dem Vorrat aktiviert eine Hubris. Sein Wert ist die Schwere. Der Held behält den Würfel.</translation>
        </message>
        <message>
            <source>A Victory point has no effect on this check.</source>
            <translation>Ein Victory point bewirkt bei dieser Probe nichts.</translation>
        </message>
        <message>
            <source>A Victory point shows no number.</source>
            <translation>Ein Victory point zeigt keine Zahl.</translation>
        </message>
        <message>
            <source>A Victory point was spent to improve this check, so it can't be routine.</source>
            <translation>Für diese Probe wurde ein Victory point ausgegeben. Sie kann daher keine Routineprobe sein.</translation>
        </message>
        <message>
            <source>A better roll counts</source>
            <translation>Ein besserer Wurf zählt</translation>
        </message>
        <message>
            <source>A cell is too long (more than {most} characters). The row was skipped.</source>
            <translation>Eine Zelle ist zu lang (mehr als {most} Zeichen). Die Zeile wurde ausgelassen.</translation>
        </message>
        <message>
            <source>A check</source>
            <translation>Eine Probe</translation>
        </message>
        <message>
            <source>A check can have at most {most} helpers.</source>
            <translation>Eine Probe kann höchstens {most} Helfer haben.</translation>
        </message>
        <message>
            <source>A complication</source>
            <translation>Eine Komplikation</translation>
        </message>
        <message>
            <source>A contract has a clause no one ever read, and it is generous.</source>
            <translation>Ein Vertrag enthält eine Klausel, die nie jemand gelesen hat, und sie ist großzügig.</translation>
        </message>
        <message>
            <source>A contract has a clause no one ever read, and it takes effect at midnight.</source>
            <translation>Ein Vertrag enthält eine Klausel, die nie jemand gelesen hat, und sie gilt ab Mitternacht.</translation>
        </message>
        <message>
            <source>A countdown starts: {die}.</source>
            <translation>Ein Countdown beginnt: {die}.</translation>
        </message>
        <message>
            <source>A crime is erased from the records, signed by someone no one can argue with.</source>
            <translation>Ein Verbrechen wird aus den Akten gelöscht, unterschrieben von jemandem, dem niemand widersprechen kann.</translation>
        </message>
        <message>
            <source>A critical hit, {degrees}.</source>
            <translation>Ein kritischer Treffer, {degrees}.</translation>
        </message>
        <message>
            <source>A critical hit: {target} resists with {trait}</source>
            <translation>Ein kritischer Treffer: {target} widersteht mit {trait}</translation>
        </message>
        <message>
            <source>A deadline passes, and it was the enemy's.</source>
            <translation>Eine Frist läuft ab, und es war die des Feindes.</translation>
        </message>
        <message>
            <source>A debt written off long ago is paid in full, and the ashamed debtor adds a favor.</source>
            <translation>Eine längst abgeschriebene Schuld wird voll beglichen, und aus Scham gibt es noch einen Gefallen dazu.</translation>
        </message>
        <message>
            <source>A delivery for someone else is at the door. It is better than the real order and already signed for.</source>
            <translation>Vor der Tür steht eine Lieferung für jemand anderen. Sie ist besser als die eigene Bestellung und schon quittiert.</translation>
        </message>
        <message>
            <source>A die must have 2 to {most} sides: {die}.</source>
            <translation>Ein Würfel muss 2 bis {most} Seiten haben: {die}.</translation>
        </message>
        <message>
            <source>A die rolled each round. A 1 shrinks it. A 1 on a d4 ends it.</source>
            <translation>Ein Würfel, der jede Runde geworfen wird. Eine 1 verkleinert ihn. Eine 1 auf einem d4 beendet ihn.</translation>
        </message>
        <message>
            <source>A die showing {face} can't vote: the roll table has only {rows} rows.</source>
            <translation>Ein Würfel mit der Augenzahl {face} kann nicht abstimmen: Die Tabelle hat nur {rows} Zeilen.</translation>
        </message>
        <message>
            <source>A door, a drain or a goat track leads straight past the trouble, and someone has cleared it recently.</source>
            <translation>Eine Tür, ein Kanal oder ein Ziegenpfad führt direkt am Ärger vorbei, und jemand hat ihn kürzlich freigeräumt.</translation>
        </message>
        <message>
            <source>A dying enemy tells the truth and hands over the proof.</source>
            <translation>Ein sterbender Feind sagt die Wahrheit und übergibt den Beweis.</translation>
        </message>
        <message>
            <source>A dying friend has breath for one sentence, and it blames the unlucky one.</source>
            <translation>Einem sterbenden Freund bleibt Atem für einen Satz, und der gibt dem Pechvogel die Schuld.</translation>
        </message>
        <message>
            <source>A failure causes harm</source>
            <translation>Ein Misserfolg schadet</translation>
        </message>
        <message>
            <source>A failure costs hit points</source>
            <translation>Ein Misserfolg kostet Trefferpunkte</translation>
        </message>
        <message>
            <source>A file named “{file}” already exists.</source>
            <translation>Eine Datei namens „{file}“ gibt es schon.</translation>
        </message>
        <message>
            <source>A fire, a hot meal, and a host who asks no questions.</source>
            <translation>Ein Feuer, eine warme Mahlzeit und ein Gastgeber, der keine Fragen stellt.</translation>
        </message>
        <message>
            <source>A fire, a hot meal, and a host who counts the guests and sends a child on an errand.</source>
            <translation>Ein Feuer, eine warme Mahlzeit und ein Gastgeber, der die Gäste zählt und ein Kind auf einen Botengang schickt.</translation>
        </message>
        <message>
            <source>A hazard</source>
            <translation>Eine Gefahr</translation>
        </message>
        <message>
            <source>A hazard's level</source>
            <translation>Level einer Gefahr</translation>
        </message>
        <message>
            <source>A heavy blow and a great opportunity.</source>
            <translation>Ein schwerer Schlag und eine große Chance.</translation>
        </message>
        <message>
            <source>A hero earns a die from the pool, uses its value immediately, and keeps the die.</source>
            <translation>Ein Held verdient einen Würfel aus dem Vorrat, nutzt sofort seinen Wert und behält den Würfel.</translation>
        </message>
        <message>
            <source>A hit</source>
            <translation>Ein Treffer</translation>
        </message>
        <message>
            <source>A hit on {target}</source>
            <translation>Ein Treffer bei {target}</translation>
        </message>
        <message>
            <source>A hit, {degrees}.</source>
            <translation>Ein Treffer, {degrees}.</translation>
        </message>
        <message>
            <source>A hit: {target} resists with {trait}</source>
            <translation>Ein Treffer: {target} widersteht mit {trait}</translation>
        </message>
        <message>
            <source>A hundred people swear the lucky one was somewhere else at the crucial hour.</source>
            <translation>Hundert Leute schwören, dass das Glückskind zur entscheidenden Stunde woanders war.</translation>
        </message>
        <message>
            <source>A job that seemed botched has worked after all, and the pay is waiting.</source>
            <translation>Ein scheinbar verpfuschter Auftrag ist doch gelungen, und die Bezahlung wartet.</translation>
        </message>
        <message>
            <source>A job that seemed finished has fallen apart, and the client wants to talk.</source>
            <translation>Ein scheinbar erledigter Auftrag ist doch misslungen, und die Kundschaft will reden.</translation>
        </message>
        <message>
            <source>A key turns up, and this time it is clear what it opens.</source>
            <translation>Ein Schlüssel taucht auf, und diesmal ist klar, was er öffnet.</translation>
        </message>
        <message>
            <source>A letter arrives years too late, and its news is now an opportunity.</source>
            <translation>Ein Brief kommt Jahre zu spät, und seine Nachricht ist jetzt eine Gelegenheit.</translation>
        </message>
        <message>
            <source>A letter arrives years too late, and the sender has waited for an answer all that time.</source>
            <translation>Ein Brief kommt Jahre zu spät, und die ganze Zeit hat jemand auf die Antwort gewartet.</translation>
        </message>
        <message>
            <source>A long-forgotten victim's child has finally learned who is to blame.</source>
            <translation>Das Kind eines längst vergessenen Opfers hat endlich erfahren, wer schuld ist.</translation>
        </message>
        <message>
            <source>A loved one is kidnapped, and the demands arrive within the hour.</source>
            <translation>Ein geliebter Mensch wird entführt, und die Forderungen treffen innerhalb einer Stunde ein.</translation>
        </message>
        <message>
            <source>A mad gamble succeeds, and the stake comes back double.</source>
            <translation>Ein irrwitziges Wagnis glückt, und der Einsatz kommt doppelt zurück.</translation>
        </message>
        <message>
            <source>A mentor happens to pass by and gives one more lesson: exactly the one that was missing.</source>
            <translation>Eine alte Lehrmeisterin kommt zufällig vorbei und gibt noch eine Lektion: genau die, die gefehlt hat.</translation>
        </message>
        <message>
            <source>A mentor happens to pass by, and regrets that the other side pays better.</source>
            <translation>Eine alte Lehrmeisterin kommt zufällig vorbei und bedauert, dass die Gegenseite besser zahlt.</translation>
        </message>
        <message>
            <source>A mild turn of events.</source>
            <translation>Eine milde Wendung.</translation>
        </message>
        <message>
            <source>A miss, {degrees}.</source>
            <translation>Daneben, {degrees}.</translation>
        </message>
        <message>
            <source>A natural 1 always fails</source>
            <translation>Eine natürliche 1 misslingt immer</translation>
        </message>
        <message>
            <source>A natural 1 always fails, whatever you spend.</source>
            <translation>Eine natürliche 1 misslingt immer, egal was ausgegeben wird.</translation>
        </message>
        <message>
            <source>A new act adds Possibilities</source>
            <translation>Ein neuer Akt bringt weitere Possibilities</translation>
        </message>
        <message>
            <source>A new act: each Storm Knight gains {knights}, and the GM gains {gm}.</source>
            <translation>Ein neuer Akt: Jeder Storm Knight erhält {knights} dazu, die SL {gm}.</translation>
        </message>
        <message>
            <source>A new act: each Storm Knight has {knights}, and the GM has {gm}.</source>
            <translation>Ein neuer Akt: Jeder Storm Knight hat {knights}, die SL {gm}.</translation>
        </message>
        <message>
            <source>A new game day starts. Every hero has {points}.</source>
            <translation>Ein neuer Spieltag startet. Jeder Held hat {points}.</translation>
        </message>
        <message>
            <source>A newly earned die can't be used that way.</source>
            <translation>Ein gerade verdienter Würfel lässt sich so nicht nutzen.</translation>
        </message>
        <message>
            <source>A number in the line is too large.</source>
            <translation>Die Zeile enthält eine zu große Zahl.</translation>
        </message>
        <message>
            <source>A parade comes around the corner and carries the lucky one exactly where they wanted to go.</source>
            <translation>Ein Festzug biegt um die Ecke und trägt das Glückskind genau dorthin, wohin es wollte.</translation>
        </message>
        <message>
            <source>A parade comes around the corner and carries the unlucky one farther and farther from everyone else.</source>
            <translation>Ein Festzug biegt um die Ecke und trägt den Pechvogel immer weiter von allen anderen fort.</translation>
        </message>
        <message>
            <source>A pardon is withdrawn. Every forgiven crime counts again.</source>
            <translation>Eine Begnadigung wird widerrufen. Jedes verziehene Verbrechen zählt wieder.</translation>
        </message>
        <message>
            <source>A passive check</source>
            <translation>Eine passive Probe</translation>
        </message>
        <message>
            <source>A perfect double has been doing harm all evening, and people got a good look.</source>
            <translation>Ein vollkommener Doppelgänger hat den ganzen Abend Schaden angerichtet, und man hat ihn gut gesehen.</translation>
        </message>
        <message>
            <source>A protector falls from power overnight, and the successor owes no one anything.</source>
            <translation>Ein Beschützer verliert über Nacht die Macht, und sein Nachfolger schuldet niemandem etwas.</translation>
        </message>
        <message>
            <source>A quotation mark is never closed. The row was skipped.</source>
            <translation>Ein Anführungszeichen wird nicht geschlossen. Die Zeile wurde ausgelassen.</translation>
        </message>
        <message>
            <source>A rank of an advantage</source>
            <translation>Ein Rang eines Vorteils</translation>
        </message>
        <message>
            <source>A relative arrives with a packed bag, a story that doesn't add up, and a pursuer close behind.</source>
            <translation>Ein Familienmitglied kommt mit gepackter Tasche, einer Geschichte, die nicht aufgeht, und Verfolgern dicht auf den Fersen.</translation>
        </message>
        <message>
            <source>A relative arrives with a packed bag, a useful trade and nowhere else to go.</source>
            <translation>Ein Familienmitglied kommt mit gepackter Tasche, einem nützlichen Beruf und weiß nicht, wohin sonst.</translation>
        </message>
        <message>
            <source>A rest may take longer.</source>
            <translation>Eine Rast kann länger dauern.</translation>
        </message>
        <message>
            <source>A retry that needs a Surge</source>
            <translation>Ein neuer Versuch, der einen Surge braucht</translation>
        </message>
        <message>
            <source>A rolled defense</source>
            <translation>Eine gewürfelte Verteidigung</translation>
        </message>
        <message>
            <source>A rolled die votes for the row with its number.</source>
            <translation>Ein geworfener Würfel stimmt für die Zeile mit seiner Augenzahl.</translation>
        </message>
        <message>
            <source>A routine check has no dice to roll again.</source>
            <translation>Eine Routineprobe hat keine Würfel, die neu gewürfelt werden könnten.</translation>
        </message>
        <message>
            <source>A routine check rolls no d20, so you can't add a luck die.</source>
            <translation>Eine Routineprobe würfelt keinen d20, also ist kein Glückswürfel möglich.</translation>
        </message>
        <message>
            <source>A secret told in confidence is repeated out loud.</source>
            <translation>Ein anvertrautes Geheimnis wird laut weitererzählt.</translation>
        </message>
        <message>
            <source>A session is in progress. End it first.</source>
            <translation>Es läuft noch eine Sitzung. Diese zuerst beenden.</translation>
        </message>
        <message>
            <source>A session starts a new act</source>
            <translation>Eine Sitzung startet einen neuen Akt</translation>
        </message>
        <message>
            <source>A sheet can have at most {most} traits. The rest were skipped.</source>
            <translation>Ein Bogen kann höchstens {most} Merkmale haben. Die übrigen wurden ausgelassen.</translation>
        </message>
        <message>
            <source>A sickness spreads, starting with the unlucky one. Everyone who comes close catches it.</source>
            <translation>Eine Krankheit breitet sich aus und beginnt beim Pechvogel. Alle, die ihm nahe kommen, stecken sich an.</translation>
        </message>
        <message>
            <source>A sign no one can explain marks the lucky one as chosen, in front of everyone who believes in signs.</source>
            <translation>Ein Zeichen, das niemand erklären kann, weist das Glückskind als auserwählt aus, vor allen, die an Zeichen glauben.</translation>
        </message>
        <message>
            <source>A sign no one can explain marks the unlucky one as doomed, in front of everyone who believes in signs.</source>
            <translation>Ein Zeichen, das niemand erklären kann, weist den Pechvogel als verdammt aus, vor allen, die an Zeichen glauben.</translation>
        </message>
        <message>
            <source>A stray animal gets in, swallows the one thing that matters, and can't be found.</source>
            <translation>Ein streunendes Tier schleicht sich herein, verschluckt das Einzige, worauf es ankommt, und ist nicht zu finden.</translation>
        </message>
        <message>
            <source>A stray animal picks the lucky one and won't leave. It has an excellent nose.</source>
            <translation>Ein streunendes Tier sucht sich das Glückskind aus und weicht ihm nicht von der Seite. Es hat eine sehr gute Nase.</translation>
        </message>
        <message>
            <source>A summary must be a .pdf, .html or .md file, not “{file}”.</source>
            <translation>Eine Zusammenfassung muss eine .pdf-, .html- oder .md-Datei sein, nicht „{file}“.</translation>
        </message>
        <message>
            <source>A sworn enemy kneels and swears loyalty to the lucky one, in front of witnesses.</source>
            <translation>Ein geschworener Feind kniet nieder und schwört dem Glückskind vor Zeugen die Treue.</translation>
        </message>
        <message>
            <source>A tie</source>
            <translation>Ein Gleichstand</translation>
        </message>
        <message>
            <source>A tie.</source>
            <translation>Ein Gleichstand.</translation>
        </message>
        <message>
            <source>A trusted helper was never loyal and has been waiting for exactly this.</source>
            <translation>Jemand aus den eigenen Reihen war nie treu und hat genau darauf gewartet.</translation>
        </message>
        <message>
            <source>A vice given up long ago is useful at last. Old contacts and old skills come back.</source>
            <translation>Ein längst abgelegtes Laster nützt endlich etwas. Alte Kontakte und alte Fertigkeiten sind wieder da.</translation>
        </message>
        <message>
            <source>A wall, a floor or a tunnel collapses and opens what was sealed. The lucky one stands right at the gap.</source>
            <translation>Eine Wand, ein Boden oder ein Stollen stürzt ein und legt frei, was versiegelt war. Das Glückskind steht direkt am Spalt.</translation>
        </message>
        <message>
            <source>A wall, a floor or a tunnel collapses. The unlucky one is trapped behind it, and the air won't last.</source>
            <translation>Eine Wand, ein Boden oder ein Stollen stürzt ein. Der Pechvogel ist dahinter gefangen, und die Luft wird nicht reichen.</translation>
        </message>
        <message>
            <source>A window has unsaved changes. Save or discard them first.</source>
            <translation>Ein Fenster enthält nicht gespeicherte Änderungen. Zuerst speichern oder verwerfen.</translation>
        </message>
        <message>
            <source>A wound</source>
            <translation>Eine Wunde</translation>
        </message>
        <message>
            <source>A wound is removed.</source>
            <translation>Eine Wunde wird entfernt.</translation>
        </message>
        <message>
            <source>A wound, and dazed until the end of the next turn</source>
            <translation>Eine Wunde, dazu Dazed bis zum Ende des nächsten Zugs</translation>
        </message>
        <message>
            <source>A wound, and dying</source>
            <translation>Eine Wunde, dazu Dying</translation>
        </message>
        <message>
            <source>A wound, and incapacitated</source>
            <translation>Eine Wunde, dazu Incapacitated</translation>
        </message>
        <message>
            <source>A wound, and staggered</source>
            <translation>Eine Wunde, dazu Staggered</translation>
        </message>
        <message>
            <source>A {die} die is added: now {result}.</source>
            <translation>Ein {die}-Würfel kommt hinzu: jetzt {result}.</translation>
        </message>
        <message>
            <source>A {what} has already been spent on this test.</source>
            <translation>Für diese Probe wurde schon eine {what} ausgegeben.</translation>
        </message>
        <message>
            <source>About</source>
            <comment>whom a note is about</comment>
            <translation>Über</translation>
        </message>
        <message>
            <source>About gmtracker</source>
            <translation>Über gmtracker</translation>
        </message>
        <message>
            <source>Absent this session</source>
            <translation>In dieser Sitzung nicht dabei</translation>
        </message>
        <message>
            <source>Acting character</source>
            <translation>Handelnde Figur</translation>
        </message>
        <message>
            <source>Acting side</source>
            <translation>Handelnde Seite</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>Action: one extra standard action</source>
            <translation>Action: eine zusätzliche Standard action</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>Aktionen</translation>
        </message>
        <message>
            <source>Active</source>
            <translation>Ist am Zug</translation>
        </message>
        <message>
            <source>Active defense, rolled</source>
            <translation>Aktive Verteidigung, gewürfelt</translation>
        </message>
        <message>
            <source>Acts in {count} turns</source>
            <translation>Handelt in {count} Zügen</translation>
        </message>
        <message>
            <source>Acts next</source>
            <translation>Handelt als Nächstes</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Hinzufügen</translation>
        </message>
        <message>
            <source>Add &amp;opposition…</source>
            <translation>&amp;Gegner hinzufügen…</translation>
        </message>
        <message>
            <source>Add 1 character</source>
            <translation>1 Figur hinzufügen</translation>
        </message>
        <message>
            <source>Add Fortune and subtract Misfortune as rolled</source>
            <translation>Fortune addieren und Misfortune abziehen, wie gewürfelt</translation>
        </message>
        <message>
            <source>Add a &amp;hero…</source>
            <translation>&amp;Held hinzufügen…</translation>
        </message>
        <message>
            <source>Add a Countdown die</source>
            <translation>Countdown-Würfel hinzufügen</translation>
        </message>
        <message>
            <source>Add a Countdown die for a coming event.</source>
            <translation>Für ein kommendes Ereignis einen Countdown-Würfel hinzufügen.</translation>
        </message>
        <message>
            <source>Add a Fortune or Misfortune die before the outcome is announced.</source>
            <translation>Vor dem Verkünden einen Fortune- oder Misfortune-Würfel hinzufügen.</translation>
        </message>
        <message>
            <source>Add a Stunt to an attack that hit.</source>
            <translation>Einem Angriff, der getroffen hat, einen Stunt hinzufügen.</translation>
        </message>
        <message>
            <source>Add a d20 to your own test. It counts as at least 10. Not after a natural 1.</source>
            <translation>Die eigene Probe erhält einen weiteren d20. Er zählt mindestens als 10. Nicht nach einer natürlichen 1.</translation>
        </message>
        <message>
            <source>Add a d20 without a minimum to the test. Once per test.</source>
            <translation>Der Probe einen d20 ohne Minimum hinzufügen. Einmal je Probe.</translation>
        </message>
        <message>
            <source>Add a detail, get a say in the GM's Treasure, or gain ranks of Advantage (half the value, rounded up). The GM may veto it.</source>
            <translation>Ein Detail, Mitsprache beim Treasure der SL oder Ränge Advantage (halber Wert, aufgerundet). Die SL darf ein Veto einlegen.</translation>
        </message>
        <message>
            <source>Add a helpful detail to the scene, if the GM agrees.</source>
            <translation>Der Szene ein hilfreiches Detail hinzufügen, wenn die SL zustimmt.</translation>
        </message>
        <message>
            <source>Add a hero</source>
            <translation>Held hinzufügen</translation>
        </message>
        <message>
            <source>Add a luck die</source>
            <translation>Glückswürfel hinzufügen</translation>
        </message>
        <message>
            <source>Add a no&amp;te…</source>
            <translation>N&amp;otiz hinzufügen…</translation>
        </message>
        <message>
            <source>Add a note</source>
            <translation>Notiz hinzufügen</translation>
        </message>
        <message>
            <source>Add a number: +2 or -1 to change it, 7 to set it.</source>
            <translation>Eine Zahl anhängen: +2 oder -1 ändert, 7 setzt.</translation>
        </message>
        <message>
            <source>Add a number: +2 or -1 to change it, 7 to set it. Or add “end” to remove it.</source>
            <translation>Eine Zahl anhängen: +2 oder -1 ändert, 7 setzt. Oder „ende“ anhängen, um es zu entfernen.</translation>
        </message>
        <message>
            <source>Add characters</source>
            <translation>Figuren hinzufügen</translation>
        </message>
        <message>
            <source>Add condition</source>
            <translation>Zustand hinzufügen</translation>
        </message>
        <message>
            <source>Add half the value (rounded up) as degrees to a success.</source>
            <translation>Einem Erfolg den halben Wert (aufgerundet) als Grade hinzufügen.</translation>
        </message>
        <message>
            <source>Add heroes before you start a new day.</source>
            <translation>Zuerst Helden hinzufügen. Dann kann ein neuer Tag starten.</translation>
        </message>
        <message>
            <source>Add heroes or opposition</source>
            <translation>Helden oder Gegner hinzufügen</translation>
        </message>
        <message>
            <source>Add note</source>
            <translation>Notiz hinzufügen</translation>
        </message>
        <message>
            <source>Add one</source>
            <translation>Eins mehr</translation>
        </message>
        <message>
            <source>Add one {token} by hand</source>
            <translation>Von Hand hinzufügen: {token}</translation>
        </message>
        <message>
            <source>Add one {unit}</source>
            <translation>Eins mehr: {unit}</translation>
        </message>
        <message>
            <source>Add stones to the Fate pool of this encounter.</source>
            <translation>Dem Fate-Vorrat dieser Begegnung Steine hinzufügen.</translation>
        </message>
        <message>
            <source>Add the hit's bonus dice to the damage.</source>
            <translation>Die Bonuswürfel des Treffers zum Schaden hinzufügen.</translation>
        </message>
        <message>
            <source>Add the value to your own check before it is announced.</source>
            <translation>Den Wert vor dem Verkünden zur eigenen Probe addieren.</translation>
        </message>
        <message>
            <source>Add this number to the roll</source>
            <translation>Diese Zahl zum Wurf addieren</translation>
        </message>
        <message>
            <source>Add to the check</source>
            <translation>Zur Probe hinzufügen</translation>
        </message>
        <message>
            <source>Add up luck dice</source>
            <translation>Glückswürfel addieren</translation>
        </message>
        <message>
            <source>Add what is owed</source>
            <translation>Hinzufügen, was offen ist</translation>
        </message>
        <message>
            <source>Add {count} characters</source>
            <translation>{count} Figuren hinzufügen</translation>
        </message>
        <message>
            <source>Add {die}</source>
            <translation>{die} hinzufügen</translation>
        </message>
        <message>
            <source>Add {die} for {name}</source>
            <translation>{die} hinzufügen: {name}</translation>
        </message>
        <message>
            <source>Add {one}</source>
            <translation>Hinzufügen: {one}</translation>
        </message>
        <message>
            <source>Add {one}…</source>
            <translation>Hinzufügen: {one}…</translation>
        </message>
        <message>
            <source>Add “end” to remove it.</source>
            <translation>„ende“ anhängen, um es zu entfernen.</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <source>Adds a d20 without a minimum</source>
            <translation>Fügt einen d20 ohne Minimum hinzu</translation>
        </message>
        <message>
            <source>Adds a d6. Each Favor cancels a Hinder.</source>
            <translation>Fügt einen d6 hinzu. Jeder hebt einen Hinder auf.</translation>
        </message>
        <message>
            <source>Adds a fixed number to the damage</source>
            <translation>Fügt dem Schaden eine feste Zahl hinzu</translation>
        </message>
        <message>
            <source>Adds ranks of Advantage to the attack and its damage</source>
            <translation>Ränge Advantage auf Angriff und Schaden</translation>
        </message>
        <message>
            <source>Adds ranks of Advantage to the damage only</source>
            <translation>Ränge Advantage nur auf den Schaden</translation>
        </message>
        <message>
            <source>Adds ranks of Disadvantage for missing tools</source>
            <translation>Ränge Disadvantage für fehlendes Werkzeug</translation>
        </message>
        <message>
            <source>Advantage or skill</source>
            <translation>Vorteil oder Fertigkeit</translation>
        </message>
        <message>
            <source>After the last encounter</source>
            <translation>Nach der letzten Begegnung</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Gegen</translation>
        </message>
        <message>
            <source>Against Toughness {n}</source>
            <translation>Gegen Toughness {n}</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>All</source>
            <comment>show the players everything of it</comment>
            <translation>Alles</translation>
        </message>
        <message>
            <source>All changes saved.</source>
            <translation>Alle Änderungen gespeichert.</translation>
        </message>
        <message>
            <source>All characters are set aside. To bring one back, type “back” and the name.</source>
            <translation>Alle Figuren sind beiseitegelegt. Um eine zurückzuholen, tippe „zurückholen“ und den Namen.</translation>
        </message>
        <message>
            <source>All heroes present</source>
            <translation>Alle anwesenden Helden</translation>
        </message>
        <message>
            <source>All house rules are at their defaults.</source>
            <translation>Alle Hausregeln stehen auf ihrem Standard.</translation>
        </message>
        <message>
            <source>All of them</source>
            <translation>Alle zusammen</translation>
        </message>
        <message>
            <source>All places on this page are taken. Close it on another phone.</source>
            <translation>Auf dieser Seite ist kein Platz mehr frei. Schließ sie auf einem anderen Handy.</translation>
        </message>
        <message>
            <source>All votes are in.</source>
            <translation>Alle Stimmen sind abgegeben.</translation>
        </message>
        <message>
            <source>All ways in are closed, and the enemy's reinforcements are outside.</source>
            <translation>Alle Wege hinein sind gesperrt, und die Verstärkung des Feindes ist draußen.</translation>
        </message>
        <message>
            <source>All ways out are closed, and every friend is outside.</source>
            <translation>Alle Wege hinaus sind gesperrt, und alle Freunde sind draußen.</translation>
        </message>
        <message>
            <source>All {count}</source>
            <translation>Alle {count}</translation>
        </message>
        <message>
            <source>All {count}: my changes</source>
            <translation>Alle {count}: meine Änderungen</translation>
        </message>
        <message>
            <source>All {count}: the whole sheet</source>
            <translation>Alle {count}: den ganzen Bogen</translation>
        </message>
        <message>
            <source>All {count}…</source>
            <translation>Alle {count}…</translation>
        </message>
        <message>
            <source>Also hit</source>
            <translation>Auch getroffen</translation>
        </message>
        <message>
            <source>Also saves</source>
            <comment>other heroes, against the same action</comment>
            <translation>Rettungswurf auch</translation>
        </message>
        <message>
            <source>Always show it</source>
            <translation>Immer zeigen</translation>
        </message>
        <message>
            <source>An Honest Witness</source>
            <translation>Ehrliches Zeugnis</translation>
        </message>
        <message>
            <source>An alternate effect for this encounter</source>
            <translation>Ein Alternativeffekt für diese Begegnung</translation>
        </message>
        <message>
            <source>An encounter is in progress. End it first.</source>
            <translation>Es läuft noch eine Begegnung. Diese zuerst beenden.</translation>
        </message>
        <message>
            <source>An hour is missing, and there is blood on the unlucky one's cuffs.</source>
            <translation>Eine Stunde fehlt, und an den Manschetten des Pechvogels klebt Blut.</translation>
        </message>
        <message>
            <source>An immediate Action</source>
            <translation>Eine Action sofort</translation>
        </message>
        <message>
            <source>An obstacle's level</source>
            <translation>Level eines Hindernisses</translation>
        </message>
        <message>
            <source>An old flame is now with exactly the wrong person, and the two have talked.</source>
            <translation>Eine alte Flamme ist jetzt mit genau der falschen Person zusammen, und die beiden haben geredet.</translation>
        </message>
        <message>
            <source>An old flame still has the key, the letters and a soft spot.</source>
            <translation>Eine alte Flamme hat noch den Schlüssel, die Briefe und warme Gefühle.</translation>
        </message>
        <message>
            <source>An old wound opens at the worst moment and needs time to heal.</source>
            <translation>Eine alte Wunde bricht im schlimmsten Augenblick auf und braucht Zeit zum Heilen.</translation>
        </message>
        <message>
            <source>An open check or award (“{kind}”) couldn't be read, so it was removed. Everything else is unchanged.</source>
            <translation>Eine offene Probe oder Verleihung („{kind}“) ließ sich nicht lesen und wurde entfernt. Alles andere ist unverändert.</translation>
        </message>
        <message>
            <source>An opposed roll</source>
            <translation>Ein Gegenwurf</translation>
        </message>
        <message>
            <source>An unmodified 20</source>
            <translation>Eine unmodifizierte 20</translation>
        </message>
        <message>
            <source>Animation</source>
            <translation>Animation</translation>
        </message>
        <message>
            <source>Announce</source>
            <translation>Verkünden</translation>
        </message>
        <message>
            <source>Announce the open check first.</source>
            <translation>Zuerst die offene Probe verkünden.</translation>
        </message>
        <message>
            <source>Announce the open check first: {name}, {what}.</source>
            <translation>Zuerst die offene Probe verkünden: {name}, {what}.</translation>
        </message>
        <message>
            <source>Announced: {outcome}.</source>
            <translation>Verkündet: {outcome}.</translation>
        </message>
        <message>
            <source>Another check against an ongoing effect</source>
            <translation>Eine weitere Probe gegen einen andauernden Effekt</translation>
        </message>
        <message>
            <source>Another player, or the GM.</source>
            <translation>Jemand anderes am Tisch oder die SL.</translation>
        </message>
        <message>
            <source>Another program changed “{file}”.</source>
            <translation>Ein anderes Programm hat „{file}“ geändert.</translation>
        </message>
        <message>
            <source>Another program changed “{file}”. Your version is saved as a backup.</source>
            <translation>Ein anderes Programm hat „{file}“ geändert. Der Stand aus gmtracker ist als Sicherung gespeichert.</translation>
        </message>
        <message>
            <source>Another program changed “{file}”. Your version is saved beside it as “{kept}”.</source>
            <translation>Ein anderes Programm hat „{file}“ geändert. Der Stand aus gmtracker ist daneben als „{kept}“ gespeichert.</translation>
        </message>
        <message>
            <source>Another program deleted the journal.</source>
            <translation>Ein anderes Programm hat die Mitschrift gelöscht.</translation>
        </message>
        <message>
            <source>Another sheet</source>
            <translation>Anderer Bogen</translation>
        </message>
        <message>
            <source>Another sheet ×{count}</source>
            <translation>Anderer Bogen ×{count}</translation>
        </message>
        <message>
            <source>Anyway</source>
            <translation>Trotzdem</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Aussehen und Sprache</translation>
        </message>
        <message>
            <source>Appears in {name}'s row.</source>
            <translation>Erscheint in der Zeile von {name}.</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Anwenden</translation>
        </message>
        <message>
            <source>Apply damage</source>
            <translation>Schaden zufügen</translation>
        </message>
        <message>
            <source>Apply harm</source>
            <translation>Schaden zufügen</translation>
        </message>
        <message>
            <source>Apply the damage</source>
            <translation>Schaden zufügen</translation>
        </message>
        <message>
            <source>Apply the effect of the damage, as the GM decides.</source>
            <translation>Die Wirkung des Schadens anwenden, wie die SL entscheidet.</translation>
        </message>
        <message>
            <source>Apply the result</source>
            <translation>Ergebnis anwenden</translation>
        </message>
        <message>
            <source>Apply wound</source>
            <translation>Wunde zufügen</translation>
        </message>
        <message>
            <source>April</source>
            <translation>April</translation>
        </message>
        <message>
            <source>Arabic</source>
            <translation>Arabisch</translation>
        </message>
        <message>
            <source>Armor</source>
            <translation>Armor</translation>
        </message>
        <message>
            <source>Armor counts</source>
            <translation>Armor zählt</translation>
        </message>
        <message>
            <source>Armor reduces damage from attacks.</source>
            <translation>Armor verringert Schaden durch Angriffe.</translation>
        </message>
        <message>
            <source>Arrival of {name}</source>
            <translation>Ankunft von {name}</translation>
        </message>
        <message>
            <source>Arrows</source>
            <translation>Pfeiltasten</translation>
        </message>
        <message>
            <source>As in your window</source>
            <comment>colors of the player window</comment>
            <translation>Wie in deinem Fenster</translation>
        </message>
        <message>
            <source>At 0 HP, at 5 Fatigue, or body destroyed. Can't regain HP.</source>
            <translation>Bei 0 HP, bei 5 Fatigue oder mit zerstörtem Körper. Kann keine HP zurückgewinnen.</translation>
        </message>
        <message>
            <source>At 0 hit points.</source>
            <translation>Bei 0 Trefferpunkten.</translation>
        </message>
        <message>
            <source>At a feast where everyone must be polite, the lucky one is the guest everyone wants to hear.</source>
            <translation>Bei einem Fest, auf dem alle höflich bleiben müssen, ist das Glückskind der Gast, den alle hören wollen.</translation>
        </message>
        <message>
            <source>At a polite feast, the unlucky one is asked for a speech. Someone in the room knows what really happened.</source>
            <translation>Bei einem höflichen Festmahl wird der Pechvogel um eine Rede gebeten. Jemand im Saal weiß, was wirklich geschah.</translation>
        </message>
        <message>
            <source>At start</source>
            <translation>Am Anfang</translation>
        </message>
        <message>
            <source>At the start of the next session</source>
            <translation>Beim Start der nächsten Sitzung</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <source>At this table, the pool stays empty until the next session.</source>
            <translation>An diesem Tisch bleibt der Vorrat bis zur nächsten Sitzung leer.</translation>
        </message>
        <message>
            <source>At −3 hit points.</source>
            <translation>Bei −3 Trefferpunkten.</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Angriff</translation>
        </message>
        <message>
            <source>Attack</source>
            <comment>on a button</comment>
            <translation>Angreifen</translation>
        </message>
        <message>
            <source>Attacker</source>
            <translation>Angreifer</translation>
        </message>
        <message>
            <source>Attribute</source>
            <translation>Attribut</translation>
        </message>
        <message>
            <source>Attributes</source>
            <translation>Attribute</translation>
        </message>
        <message>
            <source>August</source>
            <translation>August</translation>
        </message>
        <message>
            <source>Average</source>
            <translation>Durchschnittlich</translation>
        </message>
        <message>
            <source>Average damage</source>
            <translation>Durchschnittsschaden</translation>
        </message>
        <message>
            <source>Average degree</source>
            <translation>Mittlerer Grad</translation>
        </message>
        <message>
            <source>Avoid a complication. If its Victory point was already awarded, this costs 2 points.</source>
            <translation>Eine Komplikation vermeiden. Wurde ihr Victory point schon vergeben, kostet das 2 Punkte.</translation>
        </message>
        <message>
            <source>Award</source>
            <comment>what is done</comment>
            <translation>Verleihen</translation>
        </message>
        <message>
            <source>Award</source>
            <comment>why tokens came</comment>
            <translation>Verleihung</translation>
        </message>
        <message>
            <source>Award the die from the pool first. Then you can choose its use.</source>
            <translation>Zuerst den Würfel aus dem Vorrat verleihen. Danach seine Verwendung wählen.</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Sicherungen</translation>
        </message>
        <message>
            <source>Baltic</source>
            <translation>Baltisch</translation>
        </message>
        <message>
            <source>Before the first encounter</source>
            <translation>Vor der ersten Begegnung</translation>
        </message>
        <message>
            <source>Before the first session</source>
            <translation>Vor der ersten Sitzung</translation>
        </message>
        <message>
            <source>Before the night is over, the unlucky one must give up something dear. If not, someone else will lose theirs.</source>
            <translation>Noch heute Nacht muss der Pechvogel etwas Liebes aufgeben. Sonst verliert jemand anderes das Seine.</translation>
        </message>
        <message>
            <source>Below 0 hit points. Needs help now.</source>
            <translation>Unter 0 Trefferpunkten. Braucht sofort Hilfe.</translation>
        </message>
        <message>
            <source>Benefit</source>
            <comment>what a Surge is for</comment>
            <translation>Vorteil</translation>
        </message>
        <message>
            <source>Between encounters</source>
            <translation>Zwischen Begegnungen</translation>
        </message>
        <message>
            <source>Between sessions</source>
            <translation>Zwischen Sitzungen</translation>
        </message>
        <message>
            <source>Beyond help.</source>
            <translation>Nicht mehr zu retten.</translation>
        </message>
        <message>
            <source>Body destroyed</source>
            <translation>Körper zerstört</translation>
        </message>
        <message>
            <source>Bonus</source>
            <translation>Bonus</translation>
        </message>
        <message>
            <source>Bonus dice</source>
            <translation>Bonuswürfel</translation>
        </message>
        <message>
            <source>Bonus die</source>
            <translation>Bonuswürfel</translation>
        </message>
        <message>
            <source>Bonus die {n}</source>
            <translation>Bonuswürfel {n}</translation>
        </message>
        <message>
            <source>Bonus: +1 on a skill or defense check, until the next turn starts</source>
            <translation>Bonus: +1 auf eine Fertigkeits- oder Verteidigungsprobe, bis zum Beginn des nächsten Zugs</translation>
        </message>
        <message>
            <source>Both outcomes were read out.</source>
            <translation>Beide Ergebnisse wurden vorgelesen.</translation>
        </message>
        <message>
            <source>Break a tie</source>
            <translation>Gleichstand entscheiden</translation>
        </message>
        <message>
            <source>Break a tie with a coin toss.</source>
            <translation>Einen Gleichstand mit einem Münzwurf entscheiden.</translation>
        </message>
        <message>
            <source>Break the tie first. The votes are already counted.</source>
            <translation>Zuerst den Gleichstand entscheiden. Die Stimmen sind schon gezählt.</translation>
        </message>
        <message>
            <source>Breakdown</source>
            <translation>Der Ausfall</translation>
        </message>
        <message>
            <source>Briefly highlights what just changed.</source>
            <translation>Hebt kurz hervor, was sich gerade geändert hat.</translation>
        </message>
        <message>
            <source>Bring bac&amp;k</source>
            <translation>Zurückh&amp;olen</translation>
        </message>
        <message>
            <source>Bring {name} back</source>
            <translation>{name} zurückholen</translation>
        </message>
        <message>
            <source>Broken, and out of the conflict</source>
            <translation>Broken, und aus dem Konflikt</translation>
        </message>
        <message>
            <source>Bruised</source>
            <translation>Bruised</translation>
        </message>
        <message>
            <source>Burned Bridges</source>
            <translation>Verbrannte Brücken</translation>
        </message>
        <message>
            <source>By hand</source>
            <translation>Von Hand</translation>
        </message>
        <message>
            <source>By hand: a Countdown die, Cd{size}.</source>
            <translation>Von Hand: ein Countdown-Würfel, Cd{size}.</translation>
        </message>
        <message>
            <source>By hand: the GM gets a Possibility.</source>
            <translation>Von Hand: eine Possibility an die SL.</translation>
        </message>
        <message>
            <source>By hand: the GM's hand gets {what}.</source>
            <translation>Von Hand: Die Hand der SL erhält {what}.</translation>
        </message>
        <message>
            <source>By hand: the {pool} gets {what}.</source>
            <translation>Von Hand: {pool} erhält {what}.</translation>
        </message>
        <message>
            <source>By hand: {a_token} is removed from play.</source>
            <translation>Von Hand aus dem Spiel: {a_token}.</translation>
        </message>
        <message>
            <source>By hand: {a_token} showing {value} is removed from play.</source>
            <translation>Von Hand aus dem Spiel: {a_token} mit Augenzahl {value}.</translation>
        </message>
        <message>
            <source>By hand: {hero} gets 1 Luck.</source>
            <translation>Von Hand: 1 Luck an {hero}.</translation>
        </message>
        <message>
            <source>By hand: {holder}'s {token} is removed from play.</source>
            <translation>Von Hand aus dem Spiel: {token} ({holder}).</translation>
        </message>
        <message>
            <source>By hand: {name} gets a Possibility.</source>
            <translation>Von Hand: eine Possibility an {name}.</translation>
        </message>
        <message>
            <source>By hand: {name} gets a Victory point.</source>
            <translation>Von Hand: {name} erhält einen Victory point.</translation>
        </message>
        <message>
            <source>By hand: {place} gets {tokens}.</source>
            <translation>Von Hand: {place} erhält {tokens}.</translation>
        </message>
        <message>
            <source>By hand: {place}, +{tokens}.</source>
            <translation>Von Hand: {place}, +{tokens}.</translation>
        </message>
        <message>
            <source>By hand: {what}</source>
            <translation>Von Hand: {what}</translation>
        </message>
        <message>
            <source>By hand: {where} gets {what}.</source>
            <translation>Von Hand: {where} erhält {what}.</translation>
        </message>
        <message>
            <source>By morning, the enemy's worst secret is posted on every wall.</source>
            <translation>Am Morgen hängt das schlimmste Geheimnis des Feindes an jeder Wand.</translation>
        </message>
        <message>
            <source>By the rules, heroes can't give each other Luck.</source>
            <translation>Nach den Regeln können Helden einander kein Luck geben.</translation>
        </message>
        <message>
            <source>Campaign</source>
            <translation>Kampagne</translation>
        </message>
        <message>
            <source>Campaign name</source>
            <translation>Name der Kampagne</translation>
        </message>
        <message>
            <source>Campaigns ({patterns})</source>
            <translation>Kampagnen ({patterns})</translation>
        </message>
        <message>
            <source>Can be retried, in combat usually next turn</source>
            <translation>Neuer Versuch möglich, im Kampf meist im nächsten Zug</translation>
        </message>
        <message>
            <source>Can neither dodge nor parry.</source>
            <translation>Kann weder ausweichen noch parieren.</translation>
        </message>
        <message>
            <source>Can't act freely.</source>
            <translation>Kann nicht frei handeln.</translation>
        </message>
        <message>
            <source>Can't be seen.</source>
            <translation>Ist nicht zu sehen.</translation>
        </message>
        <message>
            <source>Can't breathe.</source>
            <translation>Kann nicht atmen.</translation>
        </message>
        <message>
            <source>Can't do anything.</source>
            <translation>Kann nichts tun.</translation>
        </message>
        <message>
            <source>Can't leave the spot.</source>
            <translation>Kann nicht von der Stelle.</translation>
        </message>
        <message>
            <source>Can't move.</source>
            <translation>Kann sich nicht bewegen.</translation>
        </message>
        <message>
            <source>Can't reach the table yet. Use the same Wi-Fi as the game master.</source>
            <translation>Der Tisch ist noch nicht erreichbar. Nutze dasselbe WLAN wie die Spielleitung.</translation>
        </message>
        <message>
            <source>Can't read word {number} of {count}.</source>
            <translation>Wort {number} von {count} ist nicht lesbar.</translation>
        </message>
        <message>
            <source>Can't read “{text}”. Type 7 to set the value, +2 or -1 to change it, or =-1 for a negative value.</source>
            <translation>„{text}“ ist nicht lesbar. 7 setzt den Wert, +2 oder -1 ändert ihn, =-1 setzt einen negativen Wert.</translation>
        </message>
        <message>
            <source>Can't see.</source>
            <translation>Sieht nichts.</translation>
        </message>
        <message>
            <source>Can't take actions.</source>
            <translation>Kann keine Aktionen ausführen.</translation>
        </message>
        <message>
            <source>Can't tell what is happening.</source>
            <translation>Kann nicht erkennen, was vorgeht.</translation>
        </message>
        <message>
            <source>Can't use this campaign's copy of the game file ({why}).</source>
            <translation>Die Kopie der Spieldatei in dieser Kampagne lässt sich nicht verwenden ({why}).</translation>
        </message>
        <message>
            <source>Can't use “{file}”.</source>
            <translation>„{file}“ lässt sich nicht verwenden.</translation>
        </message>
        <message>
            <source>Can't use “{file}”. Another game already uses the id “{id}”.</source>
            <translation>„{file}“ lässt sich nicht verwenden. Ein anderes Spiel verwendet schon die id „{id}“.</translation>
        </message>
        <message>
            <source>Can't use “{file}”. {fault}.</source>
            <translation>„{file}“ lässt sich nicht verwenden. {fault}.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Cancel, close, or return to now</source>
            <translation>Abbrechen, schließen oder zurück zum Jetzt</translation>
        </message>
        <message>
            <source>Cancels the edit and returns what was spent.</source>
            <translation>Nimmt die Änderung zurück und gibt das Ausgegebene zurück.</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Carries over</source>
            <translation>Übertrag</translation>
        </message>
        <message>
            <source>Cast</source>
            <comment>of a spell</comment>
            <translation>Wirken</translation>
        </message>
        <message>
            <source>Casting</source>
            <translation>Zaubern</translation>
        </message>
        <message>
            <source>Categories</source>
            <translation>Kategorien</translation>
        </message>
        <message>
            <source>Category</source>
            <translation>Kategorie</translation>
        </message>
        <message>
            <source>Category for {lot}</source>
            <translation>Kategorie: {lot}</translation>
        </message>
        <message>
            <source>Central European</source>
            <translation>Mitteleuropäisch</translation>
        </message>
        <message>
            <source>Challenging</source>
            <translation>Fordernd</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Chance</translation>
        </message>
        <message>
            <source>Chance in percent</source>
            <translation>Chance in Prozent</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Änderung</translation>
        </message>
        <message>
            <source>Change</source>
            <comment>what suggested commands do</comment>
            <translation>Ändern</translation>
        </message>
        <message>
            <source>Character</source>
            <translation>Figur</translation>
        </message>
        <message>
            <source>Character actions</source>
            <translation>Aktionen der Figuren</translation>
        </message>
        <message>
            <source>Characters</source>
            <translation>Figuren</translation>
        </message>
        <message>
            <source>Characters to import</source>
            <translation>Zu importierende Figuren</translation>
        </message>
        <message>
            <source>Chec&amp;k…</source>
            <translation>&amp;Probe…</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Probe</translation>
        </message>
        <message>
            <source>Check &amp;game file…</source>
            <translation>Spield&amp;atei prüfen…</translation>
        </message>
        <message>
            <source>Check again</source>
            <translation>Erneut prüfen</translation>
        </message>
        <message>
            <source>Check: {what}</source>
            <translation>Probe: {what}</translation>
        </message>
        <message>
            <source>Check: {what}, against {target}</source>
            <translation>Probe: {what}, gegen {target}</translation>
        </message>
        <message>
            <source>Choose Fortune or Misfortune for the luck die.</source>
            <translation>Für den Glückswürfel Fortune oder Misfortune wählen.</translation>
        </message>
        <message>
            <source>Choose Triumph or Tragedy for the Fate stones.</source>
            <translation>Für die Fate-Steine Triumph oder Tragedy wählen.</translation>
        </message>
        <message>
            <source>Choose a Tier from 1 to {highest} for {names}.</source>
            <translation>Für {names} einen Tier von 1 bis {highest} wählen.</translation>
        </message>
        <message>
            <source>Choose a benefit for the Surge.</source>
            <translation>Einen Vorteil für den Surge wählen.</translation>
        </message>
        <message>
            <source>Choose a benefit for the extra effort.</source>
            <translation>Angeben, wofür der Kraftakt ist.</translation>
        </message>
        <message>
            <source>Choose a card: Hero or Drama.</source>
            <translation>Eine Karte wählen: Hero oder Drama.</translation>
        </message>
        <message>
            <source>Choose a character first.</source>
            <translation>Zuerst eine Figur wählen.</translation>
        </message>
        <message>
            <source>Choose a condition.</source>
            <translation>Einen Zustand wählen.</translation>
        </message>
        <message>
            <source>Choose a die for {name}</source>
            <translation>Würfel für {name} wählen</translation>
        </message>
        <message>
            <source>Choose a hero as the target. {name} belongs to the opposition.</source>
            <translation>Einen Helden als Ziel wählen. {name} gehört zu den Gegnern.</translation>
        </message>
        <message>
            <source>Choose a result.</source>
            <translation>Ein Ergebnis wählen.</translation>
        </message>
        <message>
            <source>Choose a target and enter the damage.</source>
            <translation>Ein Ziel wählen und den Schaden eingeben.</translation>
        </message>
        <message>
            <source>Choose a target to see the odds.</source>
            <translation>Ein Ziel wählen, um die Chance zu sehen.</translation>
        </message>
        <message>
            <source>Choose from 1 to {most}. The {pool} holds {tokens}.</source>
            <translation>1 bis {most} angeben. Im {pool}: {tokens}.</translation>
        </message>
        <message>
            <source>Choose from the list, or keep typing.</source>
            <translation>In der Liste wählen oder weitertippen.</translation>
        </message>
        <message>
            <source>Choose how the Victory point was earned.</source>
            <translation>Angeben, wofür der Victory point verdient wurde.</translation>
        </message>
        <message>
            <source>Choose how the die was earned.</source>
            <translation>Wählen, wodurch der Würfel verdient wurde.</translation>
        </message>
        <message>
            <source>Choose one of the tied rows.</source>
            <translation>Eine der Zeilen mit Gleichstand wählen.</translation>
        </message>
        <message>
            <source>Choose something good or something bad.</source>
            <translation>Etwas Gutes oder etwas Schlechtes wählen.</translation>
        </message>
        <message>
            <source>Choose the Soft or the Hard Tilt.</source>
            <translation>Den Soft oder den Hard Tilt wählen.</translation>
        </message>
        <message>
            <source>Choose the Tilt table</source>
            <translation>Tilt-Tabelle wählen</translation>
        </message>
        <message>
            <source>Choose the condition or effect that {hero} resists.</source>
            <translation>Angeben, welchem Zustand oder Effekt {hero} widersteht.</translation>
        </message>
        <message>
            <source>Choose the foe whose Advantages do not count.</source>
            <translation>Den Gegner wählen, dessen Advantages nicht zählen.</translation>
        </message>
        <message>
            <source>Choose the hero whose check gets worse.</source>
            <translation>Den Helden wählen, dessen Probe schlechter wird.</translation>
        </message>
        <message>
            <source>Choose the skill whose rank counts</source>
            <translation>Die Fertigkeit wählen, deren Rang zählt</translation>
        </message>
        <message>
            <source>Choose the target or opponent</source>
            <translation>Ziel oder Gegner wählen</translation>
        </message>
        <message>
            <source>Choose what this reason is for, or press Esc.</source>
            <translation>Auswählen, wofür dieser Grund gilt, oder Esc drücken.</translation>
        </message>
        <message>
            <source>Choose what to spend from the list, or keep typing.</source>
            <translation>In der Liste wählen, was ausgegeben wird, oder weitertippen.</translation>
        </message>
        <message>
            <source>Choose who else is hit.</source>
            <translation>Wählen, wer noch getroffen wird.</translation>
        </message>
        <message>
            <source>Choose who else makes this save.</source>
            <translation>Wähle, wer diesen Rettungswurf noch macht.</translation>
        </message>
        <message>
            <source>Choose who makes the defeat test.</source>
            <translation>Zuerst wählen, wer die Defeat-Probe macht.</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Auswählen …</translation>
        </message>
        <message>
            <source>Chosen by {names}, die {number}</source>
            <translation>Gewählt von {names}, Würfel {number}</translation>
        </message>
        <message>
            <source>Chosen.</source>
            <translation>Gewählt.</translation>
        </message>
        <message>
            <source>Circumstances</source>
            <translation>Umstände</translation>
        </message>
        <message>
            <source>Circumstances already add +2 or more. The extra effort stays ready for another check.</source>
            <translation>Die Umstände bringen schon +2 oder mehr. Der Kraftakt bleibt für eine andere Probe bereit.</translation>
        </message>
        <message>
            <source>Click to correct a mistyped die</source>
            <translation>Klicken, um einen vertippten Würfel zu berichtigen</translation>
        </message>
        <message>
            <source>Clock for the table or a character</source>
            <translation>Uhr für den Tisch oder eine Figur</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Schließen (Esc)</translation>
        </message>
        <message>
            <source>Close and lose 1 step</source>
            <translation>Schließen und 1 Schritt verlieren</translation>
        </message>
        <message>
            <source>Close and lose {count} steps</source>
            <translation>Schließen und {count} Schritte verlieren</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Code</translation>
        </message>
        <message>
            <source>Coin (on a {face}, {who} wins)</source>
            <translation>Münze (bei {face} gewinnt {who})</translation>
        </message>
        <message>
            <source>Coin and Cargo</source>
            <translation>Geld und Gut</translation>
        </message>
        <message>
            <source>Cold Feet</source>
            <translation>Kalte Füße</translation>
        </message>
        <message>
            <source>Colors</source>
            <translation>Farben</translation>
        </message>
        <message>
            <source>Column</source>
            <translation>Spalte</translation>
        </message>
        <message>
            <source>Column {number} has no heading. Its values were skipped.</source>
            <translation>Spalte {number} hat keine Überschrift. Ihre Werte wurden ausgelassen.</translation>
        </message>
        <message>
            <source>Column “{column}”: {complaint}</source>
            <translation>Spalte „{column}“: {complaint}</translation>
        </message>
        <message>
            <source>Command &amp;bar</source>
            <translation>Befehlsze&amp;ile</translation>
        </message>
        <message>
            <source>Command bar</source>
            <translation>Befehlszeile</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>Vergleichen</translation>
        </message>
        <message>
            <source>Compare two ranks without rolling. If they are equal, a coin toss decides.</source>
            <translation>Zwei Ränge ohne Wurf vergleichen. Bei gleichem Rang entscheidet eine Münze.</translation>
        </message>
        <message>
            <source>Comparison</source>
            <translation>Vergleich</translation>
        </message>
        <message>
            <source>Concentrating to keep an effect going.</source>
            <translation>Konzentriert sich, um eine Wirkung aufrechtzuerhalten.</translation>
        </message>
        <message>
            <source>Condition</source>
            <translation>Zustand</translation>
        </message>
        <message>
            <source>Condition to resist</source>
            <translation>Widerstand gegen</translation>
        </message>
        <message>
            <source>Conditions</source>
            <translation>Zustände</translation>
        </message>
        <message>
            <source>Connected</source>
            <translation>Verbunden</translation>
        </message>
        <message>
            <source>Connecting…</source>
            <translation>Verbindung wird aufgebaut …</translation>
        </message>
        <message>
            <source>Connection lost. This was the table at {time}.</source>
            <translation>Verbindung verloren. So sah der Tisch um {time} aus.</translation>
        </message>
        <message>
            <source>Contin&amp;ue…</source>
            <translation>&amp;Weiter…</translation>
        </message>
        <message>
            <source>Continue a campaign</source>
            <translation>Kampagne fortsetzen</translation>
        </message>
        <message>
            <source>Continue, or go back to the table</source>
            <translation>Fortfahren oder zurück zum Tisch</translation>
        </message>
        <message>
            <source>Copy details</source>
            <translation>Details kopieren</translation>
        </message>
        <message>
            <source>Couldn't create the campaigns folder in {place}: {why}.</source>
            <translation>Der Ordner für Kampagnen konnte in {place} nicht angelegt werden: {why}.</translation>
        </message>
        <message>
            <source>Couldn't create the folder {folder}: {reason}.</source>
            <translation>Der Ordner {folder} ließ sich nicht anlegen: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't find “{file}” in {folder}.</source>
            <translation>„{file}“ gibt es in {folder} nicht.</translation>
        </message>
        <message>
            <source>Couldn't make a backup: {reason}.</source>
            <translation>Die Sicherung konnte nicht angelegt werden: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't make the last backup: {reason}.</source>
            <translation>Die letzte Sicherung konnte nicht angelegt werden: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't open the page at {address}: {reason}.</source>
            <translation>Die Seite ließ sich unter {address} nicht öffnen: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't open “{file}” because of an error in gmtracker.</source>
            <translation>„{file}“ konnte wegen eines Fehlers in gmtracker nicht geöffnet werden.</translation>
        </message>
        <message>
            <source>Couldn't open “{file}” yet: the disk isn't responding. It opens as soon as the disk responds, unless you play on first.</source>
            <translation>„{file}“ ließ sich noch nicht öffnen: Der Datenträger antwortet nicht. Die Datei öffnet sich, sobald er antwortet, außer du spielst vorher weiter.</translation>
        </message>
        <message>
            <source>Couldn't open “{file}”. {fault}</source>
            <translation>„{file}“ lässt sich nicht öffnen. {fault}</translation>
        </message>
        <message>
            <source>Couldn't play the demo in {folder}. {why}</source>
            <translation>Die Demo ließ sich in {folder} nicht abspielen. {why}</translation>
        </message>
        <message>
            <source>Couldn't reach “{file}”: {reason}.</source>
            <translation>„{file}“ ist nicht erreichbar: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't read some settings: {names}. Their defaults are used.</source>
            <translation>Einige Einstellungen konnten nicht gelesen werden: {names}. Für sie gelten die Standardwerte.</translation>
        </message>
        <message>
            <source>Couldn't read some settings: {names}. Their defaults are used. The old settings file is saved as {file}.</source>
            <translation>Einige Einstellungen konnten nicht gelesen werden: {names}. Für sie gelten die Standardwerte. Die alte Datei ist als {file} gespeichert.</translation>
        </message>
        <message>
            <source>Couldn't read the file: {reason}.</source>
            <translation>Die Datei konnte nicht gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't read the journal {file}: {reason}.</source>
            <translation>Die Mitschrift {file} konnte nicht gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't read the journal: {reason}.</source>
            <translation>Die Mitschrift konnte nicht gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't read the settings: {reason}. Default settings are used.</source>
            <translation>Die Einstellungen konnten nicht gelesen werden: {reason}. Es gelten die Standardwerte.</translation>
        </message>
        <message>
            <source>Couldn't read this workbook. Save it as CSV in your spreadsheet, then import the CSV file.</source>
            <translation>Diese Arbeitsmappe konnte nicht gelesen werden. In der Tabellenkalkulation als CSV speichern und die CSV-Datei importieren.</translation>
        </message>
        <message>
            <source>Couldn't read “{file}” because of an error in gmtracker.</source>
            <translation>„{file}“ konnte wegen eines Fehlers in gmtracker nicht gelesen werden.</translation>
        </message>
        <message>
            <source>Couldn't read “{file}”: {reason}.</source>
            <translation>„{file}“ konnte nicht gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't save some changes.</source>
            <translation>Einige Änderungen ließen sich nicht speichern.</translation>
        </message>
        <message>
            <source>Couldn't save the campaign in {folder}.</source>
            <translation>Die Kampagne ließ sich in {folder} nicht speichern.</translation>
        </message>
        <message>
            <source>Couldn't save the campaign: one of its texts contains an invalid symbol.</source>
            <translation>Die Kampagne konnte nicht gespeichert werden: Einer ihrer Texte enthält ein ungültiges Zeichen.</translation>
        </message>
        <message>
            <source>Couldn't save the settings because of an error in gmtracker.</source>
            <translation>Die Einstellungen konnten wegen eines Fehlers in gmtracker nicht gespeichert werden.</translation>
        </message>
        <message>
            <source>Couldn't save the settings: {reason}.</source>
            <translation>Die Einstellungen konnten nicht gespeichert werden: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't save “{file}” because of an error in gmtracker.</source>
            <translation>„{file}“ konnte wegen eines Fehlers in gmtracker nicht gespeichert werden.</translation>
        </message>
        <message>
            <source>Couldn't save “{file}” yet: the disk isn't responding.</source>
            <translation>„{file}“ ließ sich noch nicht speichern: Der Datenträger antwortet nicht.</translation>
        </message>
        <message>
            <source>Couldn't save “{file}”: a folder or device has that name.</source>
            <translation>„{file}“ lässt sich nicht speichern: Ein Ordner oder Gerät heißt so.</translation>
        </message>
        <message>
            <source>Couldn't save “{file}”: {reason}.</source>
            <translation>„{file}“ konnte nicht gespeichert werden: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't set the old journal aside: {reason}.</source>
            <translation>Die alte Mitschrift konnte nicht beiseitegelegt werden: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't write the journal to disk: {reason}.</source>
            <translation>Die Mitschrift ließ sich nicht auf den Datenträger schreiben: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't write the journal: {reason}.</source>
            <translation>Die Mitschrift konnte nicht geschrieben werden: {reason}.</translation>
        </message>
        <message>
            <source>Count</source>
            <comment>how many of a kind there are</comment>
            <translation>Anzahl</translation>
        </message>
        <message>
            <source>Count the d20 as 10</source>
            <translation>Den d20 als 10 zählen</translation>
        </message>
        <message>
            <source>Count the votes</source>
            <translation>Stimmen zählen</translation>
        </message>
        <message>
            <source>Countdown dice stay in their own pool.</source>
            <translation>Countdown-Würfel bleiben in ihrem eigenen Vorrat.</translation>
        </message>
        <message>
            <source>Countdown die by hand</source>
            <translation>Countdown-Würfel von Hand</translation>
        </message>
        <message>
            <source>Countdown die {die}</source>
            <translation>Countdown-Würfel {die}</translation>
        </message>
        <message>
            <source>Countdown d{size}</source>
            <translation>Countdown d{size}</translation>
        </message>
        <message>
            <source>Counter</source>
            <comment>an effect</comment>
            <translation>Abwehren</translation>
        </message>
        <message>
            <source>Counter for a character or the table</source>
            <translation>Zähler für eine Figur oder den Tisch</translation>
        </message>
        <message>
            <source>Counter o&amp;r clock…</source>
            <translation>Zä&amp;hler oder Uhr…</translation>
        </message>
        <message>
            <source>Counter with {trait}</source>
            <translation>Abwehr mit {trait}</translation>
        </message>
        <message>
            <source>Counter, avert or deflect an effect</source>
            <translation>Einen Effekt abwehren, abwenden oder ablenken</translation>
        </message>
        <message>
            <source>Countered</source>
            <translation>Abgewehrt</translation>
        </message>
        <message>
            <source>Countered, {degrees}.</source>
            <translation>Abgewehrt, {degrees}.</translation>
        </message>
        <message>
            <source>Counter…</source>
            <translation>Zähler…</translation>
        </message>
        <message>
            <source>Coup +{degrees}</source>
            <translation>Coup +{degrees}</translation>
        </message>
        <message>
            <source>Cover, light, range and other circumstances</source>
            <translation>Deckung, Licht, Entfernung und andere Umstände</translation>
        </message>
        <message>
            <source>Create</source>
            <translation>Anlegen</translation>
        </message>
        <message>
            <source>Crit benefit</source>
            <translation>Crit-Vorteil</translation>
        </message>
        <message>
            <source>Critical effect</source>
            <translation>Kritische Wirkung</translation>
        </message>
        <message>
            <source>Critical failure</source>
            <translation>Kritischer Misserfolg</translation>
        </message>
        <message>
            <source>Critical hit</source>
            <translation>Kritischer Treffer</translation>
        </message>
        <message>
            <source>Critical success</source>
            <translation>Kritischer Erfolg</translation>
        </message>
        <message>
            <source>Curfew</source>
            <translation>Ausgangssperre</translation>
        </message>
        <message>
            <source>Custo&amp;m condition…</source>
            <translation>Eigener Z&amp;ustand…</translation>
        </message>
        <message>
            <source>Custom condition</source>
            <translation>Eigener Zustand</translation>
        </message>
        <message>
            <source>Cut Off</source>
            <translation>Abgeschnitten</translation>
        </message>
        <message>
            <source>Cyrillic</source>
            <translation>Kyrillisch</translation>
        </message>
        <message>
            <source>DC</source>
            <translation>DC</translation>
        </message>
        <message>
            <source>Damage</source>
            <translation>Schaden</translation>
        </message>
        <message>
            <source>Damage (7, or 2d6+1)</source>
            <translation>Schaden (7 oder 2d6+1)</translation>
        </message>
        <message>
            <source>Damage dice</source>
            <translation>Schadenswürfel</translation>
        </message>
        <message>
            <source>Damage d{size}</source>
            <translation>Schaden d{size}</translation>
        </message>
        <message>
            <source>Damage d{size}, exploded</source>
            <translation>Schaden d{size}, explodiert</translation>
        </message>
        <message>
            <source>Damage d{size}, rerolled</source>
            <translation>Schaden d{size}, neu gewürfelt</translation>
        </message>
        <message>
            <source>Damage is skipped.</source>
            <translation>Der Schaden wird übersprungen.</translation>
        </message>
        <message>
            <source>Damage must be a number or dice such as d6, 2d6+d4+1 or d6!.</source>
            <translation>Schaden muss eine Zahl sein oder Würfel wie d6, 2d6+d4+1 oder d6!.</translation>
        </message>
        <message>
            <source>Damage over Toughness becomes Shock and Wounds, which can be soaked.</source>
            <translation>Schaden über Toughness wird zu Shock und Wounds. Soak kann ihn mindern.</translation>
        </message>
        <message>
            <source>Damage to {name}</source>
            <translation>Schaden an {name}</translation>
        </message>
        <message>
            <source>Damage to {name} is skipped.</source>
            <translation>Der Schaden an {name} wird übersprungen.</translation>
        </message>
        <message>
            <source>Damage {damage} against Toughness {toughness}: {hurt}.</source>
            <translation>Schaden {damage} gegen Toughness {toughness}: {hurt}.</translation>
        </message>
        <message>
            <source>Damage {damage} plus the bonus dice, against Toughness {toughness}</source>
            <translation>Schaden {damage} plus die Bonuswürfel, gegen Toughness {toughness}</translation>
        </message>
        <message>
            <source>Damage {damage} plus the bonus die, against Toughness {toughness}</source>
            <translation>Schaden {damage} plus der Bonuswürfel, gegen Toughness {toughness}</translation>
        </message>
        <message>
            <source>Damage {damage} to {name}, against Toughness {toughness}: {hurt}.</source>
            <translation>Schaden {damage} an {name}, gegen Toughness {toughness}: {hurt}.</translation>
        </message>
        <message>
            <source>Damage {damage}.</source>
            <translation>Schaden {damage}.</translation>
        </message>
        <message>
            <source>Damaged UTF-8</source>
            <translation>Beschädigtes UTF-8</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Dead, regardless of HP.</source>
            <translation>Tot, egal wie viele HP übrig sind.</translation>
        </message>
        <message>
            <source>Dealt</source>
            <comment>why tokens came</comment>
            <translation>Ausgeteilt</translation>
        </message>
        <message>
            <source>Death</source>
            <translation>Tod</translation>
        </message>
        <message>
            <source>December</source>
            <translation>Dezember</translation>
        </message>
        <message>
            <source>Default: {value}</source>
            <translation>Standard: {value}</translation>
        </message>
        <message>
            <source>Defeat</source>
            <translation>Defeat</translation>
        </message>
        <message>
            <source>Defeat test</source>
            <translation>Defeat-Probe</translation>
        </message>
        <message>
            <source>Defend</source>
            <translation>Verteidigen</translation>
        </message>
        <message>
            <source>Defense</source>
            <translation>Verteidigung</translation>
        </message>
        <message>
            <source>Defense check</source>
            <translation>Verteidigungsprobe</translation>
        </message>
        <message>
            <source>Defense check against {what}</source>
            <translation>Verteidigungsprobe gegen {what}</translation>
        </message>
        <message>
            <source>Describe the condition in a word or two.</source>
            <translation>Den Zustand in ein, zwei Wörtern beschreiben.</translation>
        </message>
        <message>
            <source>Describe what the Tragedy die does, or choose another effect.</source>
            <translation>Beschreiben, was der Tragedy-Würfel bewirkt, oder eine andere Wirkung wählen.</translation>
        </message>
        <message>
            <source>Description</source>
            <translation>Beschreibung</translation>
        </message>
        <message>
            <source>Destiny dice to earn and hold, Fate stones, Stress wheels, and the Tilt.</source>
            <translation>Destiny-Würfel, die man verdient und hält, Fate-Steine, Stress-Räder und der Tilt.</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Würfel</translation>
        </message>
        <message>
            <source>Dice</source>
            <comment>the title of a panel</comment>
            <translation>Würfel</translation>
        </message>
        <message>
            <source>Dice add stones in an encounter.</source>
            <translation>Würfel bringen Steine in Begegnungen.</translation>
        </message>
        <message>
            <source>Dice luck</source>
            <translation>Würfelglück</translation>
        </message>
        <message>
            <source>Dice {dice} (count as {counts}), bonus {bonus}</source>
            <translation>Würfel {dice} (zählen als {counts}), Bonus {bonus}</translation>
        </message>
        <message>
            <source>Dice {dice}, bonus {bonus}</source>
            <translation>Würfel {dice}, Bonus {bonus}</translation>
        </message>
        <message>
            <source>Dice: type the results, or leave them empty to roll here</source>
            <translation>Würfel: Ergebnisse eintippen oder zum Würfeln leer lassen</translation>
        </message>
        <message>
            <source>Die</source>
            <comment>a kind of die</comment>
            <translation>Würfel</translation>
        </message>
        <message>
            <source>Die total {n}</source>
            <translation>Würfelsumme {n}</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Schwierigkeit</translation>
        </message>
        <message>
            <source>Disadvantage per wound</source>
            <translation>Disadvantage je Wunde</translation>
        </message>
        <message>
            <source>Disadvantages do not count for now</source>
            <translation>Disadvantages zählen vorerst nicht</translation>
        </message>
        <message>
            <source>Disadvantages do not count until the end of the next turn</source>
            <translation>Disadvantages zählen bis zum Ende des nächsten Zugs nicht</translation>
        </message>
        <message>
            <source>Discard changes</source>
            <translation>Änderungen verwerfen</translation>
        </message>
        <message>
            <source>Disconnects all phones until they use the new code</source>
            <translation>Trennt alle Handys, bis sie den neuen Code nutzen</translation>
        </message>
        <message>
            <source>Do it anyway</source>
            <translation>Trotzdem tun</translation>
        </message>
        <message>
            <source>Do it anyway ({keys}). The log records the override.</source>
            <translation>Trotzdem ausführen ({keys}). Das Protokoll vermerkt es.</translation>
        </message>
        <message>
            <source>Do it anyway. The log records the override.</source>
            <translation>Trotzdem ausführen. Das Protokoll vermerkt es.</translation>
        </message>
        <message>
            <source>Do this for one character at a time. It takes several steps.</source>
            <translation>Das geht nur für eine Figur auf einmal. Es hat mehrere Schritte.</translation>
        </message>
        <message>
            <source>Do you mean {name}?</source>
            <translation>Ist {name} gemeint?</translation>
        </message>
        <message>
            <source>Dock thug ×4, Harbor captain</source>
            <translation>Hafenschläger ×4, Hafenmeisterin</translation>
        </message>
        <message>
            <source>Doesn't carry over</source>
            <translation>Kein Übertrag</translation>
        </message>
        <message>
            <source>Don't roll</source>
            <translation>Nicht würfeln</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Erledigt</translation>
        </message>
        <message>
            <source>Done</source>
            <comment>a button that closes</comment>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Double-click a group, or press →, to list each foe.</source>
            <translation>Ein Doppelklick auf eine Gruppe oder → zeigt jeden Gegner einzeln.</translation>
        </message>
        <message>
            <source>Drop a Victory point on its hero to spend it.</source>
            <translation>Einen Victory point auf seinen Helden ziehen, um ihn auszugeben.</translation>
        </message>
        <message>
            <source>Drop one file at a time.</source>
            <translation>Zieh nur eine Datei auf einmal ins Fenster.</translation>
        </message>
        <message>
            <source>Duplicate {name}</source>
            <translation>{name} duplizieren</translation>
        </message>
        <message>
            <source>Duration</source>
            <translation>Dauer</translation>
        </message>
        <message>
            <source>Each character can be hit only once.</source>
            <translation>Jede Figur kann nur einmal getroffen werden.</translation>
        </message>
        <message>
            <source>Each character can be in the turn order only once.</source>
            <translation>Jede Figur kann nur einmal in der Zugfolge sein.</translation>
        </message>
        <message>
            <source>Each die votes once, for the row with the number on its face.</source>
            <translation>Jeder Würfel stimmt einmal ab, für die Zeile mit seiner Augenzahl.</translation>
        </message>
        <message>
            <source>Each helper can help only once. The acting character can't help.</source>
            <translation>Jeder Helfer kann nur einmal helfen. Die handelnde Figur kann nicht helfen.</translation>
        </message>
        <message>
            <source>Each hero rolls with their own stats. Those who fail take the same damage.</source>
            <translation>Alle Helden würfeln mit ihren eigenen Werten. Wer scheitert, nimmt denselben Schaden.</translation>
        </message>
        <message>
            <source>Each of them can be used only once per test.</source>
            <translation>Jedes davon ist nur einmal je Probe möglich.</translation>
        </message>
        <message>
            <source>Each token can be used only once.</source>
            <translation>Jede Spielmarke lässt sich nur einmal verwenden.</translation>
        </message>
        <message>
            <source>Earn Fate</source>
            <translation>Fate verdienen</translation>
        </message>
        <message>
            <source>Earn a Victory point</source>
            <translation>Victory point verdienen</translation>
        </message>
        <message>
            <source>Earned for</source>
            <translation>Verdient durch</translation>
        </message>
        <message>
            <source>Ease a condition</source>
            <translation>Zustand lindern</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Leicht</translation>
        </message>
        <message>
            <source>Edit Scene adds {ranks} Advantage.</source>
            <translation>Edit Scene bringt +{ranks} Advantage.</translation>
        </message>
        <message>
            <source>Edit Scene: +{ranks} Advantage</source>
            <translation>Edit Scene: +{ranks} Advantage</translation>
        </message>
        <message>
            <source>Effect</source>
            <translation>Effekt</translation>
        </message>
        <message>
            <source>Effect</source>
            <comment>what a hit does</comment>
            <translation>Wirkung</translation>
        </message>
        <message>
            <source>Effect or check</source>
            <translation>Effekt oder Probe</translation>
        </message>
        <message>
            <source>Element</source>
            <translation>Element</translation>
        </message>
        <message>
            <source>Element for {lot}</source>
            <translation>Element: {lot}</translation>
        </message>
        <message>
            <source>Elements</source>
            <translation>Elemente</translation>
        </message>
        <message>
            <source>Empty</source>
            <comment>a pool</comment>
            <translation>Leer</translation>
        </message>
        <message>
            <source>Encounter</source>
            <translation>Begegnung</translation>
        </message>
        <message>
            <source>End encounter</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>End session</source>
            <translation>Sitzung beenden</translation>
        </message>
        <message>
            <source>End the enc&amp;ounter…</source>
            <translation>Begegnung b&amp;eenden…</translation>
        </message>
        <message>
            <source>End the encounter</source>
            <translation>Begegnung beenden</translation>
        </message>
        <message>
            <source>End the encounter and the session</source>
            <translation>Begegnung und Sitzung beenden</translation>
        </message>
        <message>
            <source>End the encounter first. You can't rest during an encounter.</source>
            <translation>Zuerst die Begegnung beenden. In einer Begegnung ist keine Rast möglich.</translation>
        </message>
        <message>
            <source>End the scene</source>
            <translation>Szene beenden</translation>
        </message>
        <message>
            <source>End {condition} on {name}</source>
            <translation>{condition} beenden: {name}</translation>
        </message>
        <message>
            <source>End: {what}</source>
            <translation>Ende: {what}</translation>
        </message>
        <message>
            <source>Ends every power stunt. Its fatigue follows.</source>
            <translation>Beendet jeden Power Stunt. Danach kommt seine Fatigue.</translation>
        </message>
        <message>
            <source>Ends exhaustion, so a sleeping character can be woken. Without exhaustion, it ends fatigue.</source>
            <translation>Beendet Exhausted. Wer schläft, lässt sich danach wecken. Ohne Exhausted endet Fatigued.</translation>
        </message>
        <message>
            <source>Enter a chance from 0 to 100%.</source>
            <translation>Eine Chance von 0 bis 100 % eingeben.</translation>
        </message>
        <message>
            <source>Enter at least {held}. That many tokens are held.</source>
            <translation>Mindestens {held} eingeben. So viele Spielmarken werden gehalten.</translation>
        </message>
        <message>
            <source>Enter the HP {name} regains.</source>
            <translation>Eingeben, wie viele HP {name} zurückerhält.</translation>
        </message>
        <message>
            <source>Enter the damage first: a number, or dice such as d6 or 2d6+1.</source>
            <translation>Zuerst den Schaden eingeben: eine Zahl oder Würfel wie d6 oder 2d6+1.</translation>
        </message>
        <message>
            <source>Enter the damage {name} takes.</source>
            <translation>Eingeben, wie viel Schaden {name} nimmt.</translation>
        </message>
        <message>
            <source>Enter the damage.</source>
            <translation>Den Schaden eingeben.</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Ereignis</translation>
        </message>
        <message>
            <source>Every Rest removes a Fatigue</source>
            <translation>Jede Rast entfernt eine Fatigue</translation>
        </message>
        <message>
            <source>Every step is in the journal. To save elsewhere, choose {save_as}.</source>
            <translation>Jeder Schritt steht in der Mitschrift. Zum Speichern an einem anderen Ort {save_as} wählen.</translation>
        </message>
        <message>
            <source>Every step is saved in the journal and will be there when you next open this campaign.</source>
            <translation>Jeder Schritt ist in der Mitschrift gespeichert und beim nächsten Öffnen der Kampagne wieder da.</translation>
        </message>
        <message>
            <source>Everyone at the table rolls all their Destiny dice.</source>
            <translation>Alle am Tisch werfen alle Destiny-Würfel, die sie halten.</translation>
        </message>
        <message>
            <source>Everyone has one turn in a round, so turns count as rounds.</source>
            <translation>Jede Figur ist einmal pro Runde am Zug, deshalb zählen Züge als Runden.</translation>
        </message>
        <message>
            <source>Everyone in the turn order has already rolled initiative for this encounter.</source>
            <translation>Alle in der Zugfolge haben für diese Begegnung schon Initiative gewürfelt.</translation>
        </message>
        <message>
            <source>Everyone in the turn order rolls.</source>
            <translation>Alle in der Zugfolge würfeln.</translation>
        </message>
        <message>
            <source>Everyone in the turn order who has not rolled yet rolls 3dF + Agility. The highest total goes first.</source>
            <translation>Alle in der Zugfolge, die noch nicht gewürfelt haben, würfeln 3dF + Agility. Der höchste Wert ist zuerst am Zug.</translation>
        </message>
        <message>
            <source>Everyone on this network who has the code, or who listens in, can read what this page shows. Use your own Wi-Fi, not the café's.</source>
            <translation>Alle in diesem Netz, die den Code haben oder mithören, können lesen, was diese Seite zeigt. Nutze dein eigenes WLAN, nicht das eines Cafés.</translation>
        </message>
        <message>
            <source>Everyone rolls all their Destiny dice. Triumph adds, Tragedy subtracts.</source>
            <translation>Alle werfen ihre Destiny-Würfel. Triumph wird addiert, Tragedy abgezogen.</translation>
        </message>
        <message>
            <source>Everyone runs, and the lucky one can walk in through the front door.</source>
            <translation>Alle rennen, und das Glückskind kann zur Vordertür hineingehen.</translation>
        </message>
        <message>
            <source>Everyone runs, and the unlucky one is in the way.</source>
            <translation>Alle rennen, und der Pechvogel steht im Weg.</translation>
        </message>
        <message>
            <source>Everything that hurt stops hurting until sunrise.</source>
            <translation>Alles, was schmerzte, hört bis Sonnenaufgang auf zu schmerzen.</translation>
        </message>
        <message>
            <source>Expand or collapse a group of identical foes</source>
            <translation>Eine Gruppe gleicher Gegner auf- oder zuklappen</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Erwartet</translation>
        </message>
        <message>
            <source>Expected {kind}</source>
            <translation>Erwartet: {kind}</translation>
        </message>
        <message>
            <source>Explains each feature the first time you use it. Turn off and on again to reset the tips.</source>
            <translation>Erklärt jede Funktion bei der ersten Verwendung. Aus- und wieder einschalten setzt die Tipps zurück.</translation>
        </message>
        <message>
            <source>Exploding</source>
            <translation>Explodierend</translation>
        </message>
        <message>
            <source>Exploding d20s, Possibilities to spend, and Shock and Wounds to soak.</source>
            <translation>Explodierende d20, Possibilities zum Ausgeben sowie Shock und Wounds, gegen die Soak hilft.</translation>
        </message>
        <message>
            <source>Extra Advantage</source>
            <translation>Mehr Advantage</translation>
        </message>
        <message>
            <source>Extra Disadvantage</source>
            <translation>Mehr Disadvantage</translation>
        </message>
        <message>
            <source>Extra actions or targets</source>
            <translation>Zusätzliche Aktionen oder Ziele</translation>
        </message>
        <message>
            <source>Extra die</source>
            <translation>Zusatzwürfel</translation>
        </message>
        <message>
            <source>Extra die for a 6</source>
            <translation>Zusatzwürfel für eine 6</translation>
        </message>
        <message>
            <source>Extra difficulty</source>
            <translation>Mehr Schwierigkeit</translation>
        </message>
        <message>
            <source>Extra effort</source>
            <translation>Kraftakt</translation>
        </message>
        <message>
            <source>Extra effort +1</source>
            <translation>Kraftakt +1</translation>
        </message>
        <message>
            <source>Extra effort adds nothing (already at +2 or more)</source>
            <translation>Der Kraftakt bringt nichts (schon +2 oder mehr)</translation>
        </message>
        <message>
            <source>Extra standard action</source>
            <translation>Zusätzliche Standard action</translation>
        </message>
        <message>
            <source>Faces from Before</source>
            <translation>Gesichter von früher</translation>
        </message>
        <message>
            <source>Fail</source>
            <comment>a check that does not succeed</comment>
            <translation>Misserfolg</translation>
        </message>
        <message>
            <source>Fail</source>
            <comment>a short label of a bar</comment>
            <translation>Fehlschl.</translation>
        </message>
        <message>
            <source>Failure</source>
            <translation>Misserfolg</translation>
        </message>
        <message>
            <source>Family at the Door</source>
            <translation>Familie vor der Tür</translation>
        </message>
        <message>
            <source>Fate is tied ({triumph} to {tragedy}), so no benefit is owed.</source>
            <translation>Bei Fate herrscht Gleichstand ({triumph} zu {tragedy}), also schuldet Fate keine Gunst.</translation>
        </message>
        <message>
            <source>Fate owes the heroes a benefit: Triumph {triumph}, Tragedy {tragedy}.</source>
            <translation>Fate schuldet den Helden eine Gunst: Triumph {triumph}, Tragedy {tragedy}.</translation>
        </message>
        <message>
            <source>Fate owes the opposition a benefit: Triumph {triumph}, Tragedy {tragedy}.</source>
            <translation>Fate schuldet den Gegnern eine Gunst: Triumph {triumph}, Tragedy {tragedy}.</translation>
        </message>
        <message>
            <source>Fate: {stones} earned.</source>
            <translation>Fate: {stones} verdient.</translation>
        </message>
        <message>
            <source>Fate: {stones} removed.</source>
            <translation>Fate: {stones} entfernt.</translation>
        </message>
        <message>
            <source>Fatigue at the end of the turn</source>
            <translation>Fatigue am Ende des Zugs</translation>
        </message>
        <message>
            <source>Fatigue from a Surge</source>
            <translation>Fatigue durch einen Surge</translation>
        </message>
        <message>
            <source>Fatigue pending</source>
            <translation>Fatigue steht aus</translation>
        </message>
        <message>
            <source>Fatigue pending until the hero is free</source>
            <translation>Fatigue steht aus, bis der Held frei ist</translation>
        </message>
        <message>
            <source>Fatigue {old} → {new}.</source>
            <translation>Fatigue {old} → {new}.</translation>
        </message>
        <message>
            <source>Favor by Luck</source>
            <translation>Favor durch Luck</translation>
        </message>
        <message>
            <source>Favor by Luck for {name}</source>
            <translation>Favor durch Luck für {name}</translation>
        </message>
        <message>
            <source>Favor by Luck is included.</source>
            <translation>Favor durch Luck ist eingerechnet.</translation>
        </message>
        <message>
            <source>Favor on your own next d20.</source>
            <translation>Favor auf den nächsten eigenen d20.</translation>
        </message>
        <message>
            <source>Favored</source>
            <translation>Favored</translation>
        </message>
        <message>
            <source>Favored skill</source>
            <translation>Favored-Fertigkeit</translation>
        </message>
        <message>
            <source>Favored skills</source>
            <translation>Favored-Fertigkeiten</translation>
        </message>
        <message>
            <source>Feat: {what}</source>
            <translation>Feat: {what}</translation>
        </message>
        <message>
            <source>February</source>
            <translation>Februar</translation>
        </message>
        <message>
            <source>Fight</source>
            <translation>Kampf</translation>
        </message>
        <message>
            <source>Fights without regard for safety.</source>
            <translation>Kämpft ohne Rücksicht auf die eigene Sicherheit.</translation>
        </message>
        <message>
            <source>File not found.</source>
            <translation>Datei nicht gefunden.</translation>
        </message>
        <message>
            <source>Fill in the sheets of heroes with the same name</source>
            <translation>Bogen von Helden mit gleichem Namen ausfüllen</translation>
        </message>
        <message>
            <source>Filter the log</source>
            <translation>Protokoll filtern</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Abschließen</translation>
        </message>
        <message>
            <source>Finish or skip the open check first: {name}, {what}.</source>
            <translation>Zuerst die offene Probe abschließen oder überspringen: {name}, {what}.</translation>
        </message>
        <message>
            <source>Finish the Tilt</source>
            <translation>Den Tilt beenden</translation>
        </message>
        <message>
            <source>Finish the award and start the Tilt.</source>
            <translation>Die Verleihung abschließen und den Tilt starten.</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Feuer</translation>
        </message>
        <message>
            <source>Fire and Ruin</source>
            <translation>Feuer und Trümmer</translation>
        </message>
        <message>
            <source>Fire destroys the one thing that can't be replaced. Someone set it on purpose.</source>
            <translation>Feuer zerstört das Einzige, was sich nicht ersetzen lässt. Jemand hat es absichtlich gelegt.</translation>
        </message>
        <message>
            <source>Fire destroys the records, the evidence or the chains. The way out is still clear.</source>
            <translation>Feuer zerstört die Akten, die Beweise oder die Ketten. Der Weg hinaus ist noch frei.</translation>
        </message>
        <message>
            <source>First choose who makes the check.</source>
            <translation>Zuerst wählen, wer die Probe macht.</translation>
        </message>
        <message>
            <source>First d20</source>
            <translation>Erster d20</translation>
        </message>
        <message>
            <source>First die {face}</source>
            <translation>Erster Würfel {face}</translation>
        </message>
        <message>
            <source>First name</source>
            <translation>Vorname</translation>
        </message>
        <message>
            <source>First pick up the token you want to use.</source>
            <translation>Zuerst die Spielmarke aufnehmen, die verwendet werden soll.</translation>
        </message>
        <message>
            <source>Fixed difficulty</source>
            <translation>Feste Schwierigkeit</translation>
        </message>
        <message>
            <source>Flat bonus</source>
            <translation>Fester Bonus</translation>
        </message>
        <message>
            <source>Flat modifier</source>
            <translation>Fester Modifikator</translation>
        </message>
        <message>
            <source>Flesh and Bone</source>
            <translation>Fleisch und Blut</translation>
        </message>
        <message>
            <source>Foe</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <source>Fog, steam or a blackout comes at the right moment and hides the lucky one perfectly.</source>
            <translation>Nebel, Dampf oder ein Stromausfall kommt im richtigen Augenblick und verbirgt das Glückskind vollkommen.</translation>
        </message>
        <message>
            <source>Fog, steam or a blackout comes. When it clears, the unlucky one is alone on the wrong side.</source>
            <translation>Nebel, Dampf oder ein Stromausfall kommt. Danach ist der Pechvogel allein auf der falschen Seite.</translation>
        </message>
        <message>
            <source>For a complication, an act of heroism or good roleplay.</source>
            <translation>Für eine Komplikation, eine Heldentat oder gutes Rollenspiel.</translation>
        </message>
        <message>
            <source>For a number of rounds</source>
            <translation>Für eine Anzahl von Runden</translation>
        </message>
        <message>
            <source>For another of the {count}, type its number.</source>
            <translation>Für eine andere Figur der {count} gib ihre Nummer ein.</translation>
        </message>
        <message>
            <source>For example: 2d6</source>
            <translation>Zum Beispiel: 2d6</translation>
        </message>
        <message>
            <source>For example: A favor to the guild</source>
            <translation>Zum Beispiel: Ein Gefallen für die Gilde</translation>
        </message>
        <message>
            <source>For example: Dockside ambush</source>
            <translation>Zum Beispiel: Hinterhalt am Hafen</translation>
        </message>
        <message>
            <source>For example: Night at the docks</source>
            <translation>Zum Beispiel: Nacht am Hafen</translation>
        </message>
        <message>
            <source>For example: The heroes save the ship, but the captain escapes</source>
            <translation>Zum Beispiel: Das Schiff ist gerettet, aber der Kapitän entkommt</translation>
        </message>
        <message>
            <source>For example: cursed</source>
            <translation>Zum Beispiel: verflucht</translation>
        </message>
        <message>
            <source>For how many minutes? Type a number from 1 to {most}.</source>
            <translation>Für wie viele Minuten? Eine Zahl von 1 bis {most} eingeben.</translation>
        </message>
        <message>
            <source>For how many rounds? Type a number from 1 to {most}.</source>
            <translation>Für wie viele Runden? Eine Zahl von 1 bis {most} eintippen.</translation>
        </message>
        <message>
            <source>Formidable</source>
            <translation>Gewaltig</translation>
        </message>
        <message>
            <source>Free some disk space, or save the campaign elsewhere.</source>
            <translation>Auf dem Datenträger Platz schaffen oder die Kampagne anderswo speichern.</translation>
        </message>
        <message>
            <source>Free, once on the hero's own turn. Fatigue follows when the turn or the power stunt ends.</source>
            <translation>Kostenlos, einmal im eigenen Zug. Am Ende des Zugs oder des Power Stunts folgt Fatigue.</translation>
        </message>
        <message>
            <source>Friday</source>
            <translation>Freitag</translation>
        </message>
        <message>
            <source>Friday</source>
            <comment>within a line</comment>
            <translation>Freitag</translation>
        </message>
        <message>
            <source>Friends of Friends</source>
            <translation>Freunde von Freunden</translation>
        </message>
        <message>
            <source>From an attack (Armor applies)</source>
            <translation>Aus einem Angriff (Armor zählt)</translation>
        </message>
        <message>
            <source>Fudge dice (d6)</source>
            <translation>Fudge-Würfel (d6)</translation>
        </message>
        <message>
            <source>Fudge dice (−, 0, +)</source>
            <translation>Fudge-Würfel (−, 0, +)</translation>
        </message>
        <message>
            <source>Fudge dice can't explode: {die}.</source>
            <translation>Fudge-Würfel explodieren nicht: {die}.</translation>
        </message>
        <message>
            <source>Fudge die (1 for −, 2 for blank, 3 for +)</source>
            <translation>Fudge-Würfel (1 für −, 2 für leer, 3 für +)</translation>
        </message>
        <message>
            <source>GM</source>
            <translation>SL</translation>
        </message>
        <message>
            <source>GM Possibilities per Storm Knight</source>
            <translation>Possibilities der SL je Storm Knight</translation>
        </message>
        <message>
            <source>GM decides</source>
            <translation>SL entscheidet</translation>
        </message>
        <message>
            <source>GM only</source>
            <translation>Nur SL</translation>
        </message>
        <message>
            <source>GM's Possibilities</source>
            <translation>Possibilities der SL</translation>
        </message>
        <message>
            <source>GM's Tragedy</source>
            <translation>Tragedy der SL</translation>
        </message>
        <message>
            <source>GM's hand</source>
            <translation>Hand der SL</translation>
        </message>
        <message>
            <source>Gain a benefit as a reaction, once per turn. The hero becomes fatigued at the start of the next turn.</source>
            <translation>Einmal je Zug als Reaktion einen Vorteil erhalten. Zu Beginn des nächsten Zugs kommt die Fatigue.</translation>
        </message>
        <message>
            <source>Gain a rank of an advantage until the end of the next turn, or make one skill check untrained.</source>
            <translation>Einen Rang eines Vorteils bis zum Ende des nächsten Zugs erhalten, oder eine Fertigkeitsprobe ungeübt ablegen.</translation>
        </message>
        <message>
            <source>Gained</source>
            <translation>Erhalten</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Game colors</source>
            <translation>Farben der Spiele</translation>
        </message>
        <message>
            <source>Game file: {game}</source>
            <translation>Spieldatei: {game}</translation>
        </message>
        <message>
            <source>Games with errors</source>
            <translation>Spiele mit Fehlern</translation>
        </message>
        <message>
            <source>Get a hint from the GM, as big as the value.</source>
            <translation>Ein Hinweis der SL, so groß wie der Wert.</translation>
        </message>
        <message>
            <source>Get a useful hint from the GM.</source>
            <translation>Einen nützlichen Hinweis von der SL bekommen.</translation>
        </message>
        <message>
            <source>Give a character Disadvantage on the linked checks. To end the curse, remove it from the sheet.</source>
            <translation>Einer Figur Disadvantage auf die zugehörigen Proben geben. Der Fluch endet, wenn er vom Bogen entfernt wird.</translation>
        </message>
        <message>
            <source>Give the campaign a name.</source>
            <translation>Der Kampagne einen Namen geben.</translation>
        </message>
        <message>
            <source>Give the character a name.</source>
            <translation>Der Figur einen Namen geben.</translation>
        </message>
        <message>
            <source>Give the counter a name and a number from 0 to {high}.</source>
            <translation>Dem Zähler einen Namen und eine Zahl von 0 bis {high} geben.</translation>
        </message>
        <message>
            <source>Give the curse at least 1 rank.</source>
            <translation>Dem Fluch mindestens 1 Rang geben.</translation>
        </message>
        <message>
            <source>Give {name}'s {what} a name.</source>
            <translation>Einen Namen angeben: {what} von {name}.</translation>
        </message>
        <message>
            <source>Gives each game its own accent color. High contrast keeps its own.</source>
            <translation>Gibt jedem Spiel seine eigene Akzentfarbe. Hoher Kontrast behält die seine.</translation>
        </message>
        <message>
            <source>Go to</source>
            <translation>Gehe zu</translation>
        </message>
        <message>
            <source>Go to the Tilt</source>
            <translation>Weiter zum Tilt</translation>
        </message>
        <message>
            <source>Go to {name}</source>
            <translation>Zu {name} gehen</translation>
        </message>
        <message>
            <source>Good or bad</source>
            <comment>which of the two lots of a Tilt</comment>
            <translation>Gut oder schlecht</translation>
        </message>
        <message>
            <source>Good, {chance} Outstanding</source>
            <translation>Good, {chance} Outstanding</translation>
        </message>
        <message>
            <source>Greek</source>
            <translation>Griechisch</translation>
        </message>
        <message>
            <source>Half the town is betting on failure, and people help their bets along.</source>
            <translation>Die halbe Stadt wettet auf den Misserfolg, und die Leute helfen ihrer Wette gern nach.</translation>
        </message>
        <message>
            <source>Half the town is betting on success, and people help their bets along.</source>
            <translation>Die halbe Stadt wettet auf den Erfolg, und die Leute helfen ihrer Wette gern nach.</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Schwer</translation>
        </message>
        <message>
            <source>Harm</source>
            <translation>Schaden</translation>
        </message>
        <message>
            <source>Has acted this round</source>
            <translation>Hat diese Runde gehandelt</translation>
        </message>
        <message>
            <source>Header row</source>
            <translation>Kopfzeile</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>Heilen</translation>
        </message>
        <message>
            <source>Healing or an hour's sleep</source>
            <translation>Heilung oder eine Stunde Schlaf</translation>
        </message>
        <message>
            <source>Hebrew</source>
            <translation>Hebräisch</translation>
        </message>
        <message>
            <source>Held in place.</source>
            <translation>Wird festgehalten.</translation>
        </message>
        <message>
            <source>Held tokens count too, so {value} {units} would take {name} over {high} {track}.</source>
            <translation>Gehaltene Spielmarken zählen mit: Mit {value} {units} hätte {name} mehr als {high} {track}.</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>Helpers</source>
            <translation>Helfer</translation>
        </message>
        <message>
            <source>Helpers' failures</source>
            <translation>Misserfolge von Helfern</translation>
        </message>
        <message>
            <source>Helpers: {modifier} ({total} degree in total)</source>
            <translation>Helfer: {modifier} (insgesamt {total} Grad)</translation>
        </message>
        <message>
            <source>Helpers: {modifier} ({total} degrees in total)</source>
            <translation>Helfer: {modifier} (insgesamt {total} Grade)</translation>
        </message>
        <message>
            <source>Hero</source>
            <translation>Held</translation>
        </message>
        <message>
            <source>Heroes</source>
            <translation>Helden</translation>
        </message>
        <message>
            <source>Heroes can't give each other Victory points.</source>
            <translation>Helden können einander keine Victory points geben.</translation>
        </message>
        <message>
            <source>Heroic</source>
            <translation>Heroisch</translation>
        </message>
        <message>
            <source>Heroism</source>
            <translation>Heldenmut</translation>
        </message>
        <message>
            <source>Hidden from players.</source>
            <translation>Vor den Spielern verborgen.</translation>
        </message>
        <message>
            <source>Hide</source>
            <comment>show nothing of it to the players</comment>
            <translation>Verbergen</translation>
        </message>
        <message>
            <source>Hide new opposition until its first turn</source>
            <translation>Neue Gegner bis zu ihrem ersten Zug verbergen</translation>
        </message>
        <message>
            <source>Hide {name} from players</source>
            <translation>{name} vor den Spielenden verbergen</translation>
        </message>
        <message>
            <source>High Water</source>
            <translation>Hochwasser</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>Highest Tier</source>
            <translation>Höchster Tier</translation>
        </message>
        <message>
            <source>Highest first-die result that counts as a Mishap</source>
            <translation>Höchstes Ergebnis des ersten Würfels, das als Mishap zählt</translation>
        </message>
        <message>
            <source>Hindered</source>
            <translation>Hindered</translation>
        </message>
        <message>
            <source>Hit</source>
            <comment>an attack's outcome</comment>
            <translation>Treffer</translation>
        </message>
        <message>
            <source>Hit hard. A second time is worse.</source>
            <translation>Schwer getroffen. Ein zweites Mal ist schlimmer.</translation>
        </message>
        <message>
            <source>Hit points lost</source>
            <translation>Verlorene Trefferpunkte</translation>
        </message>
        <message>
            <source>Holds nothing</source>
            <translation>Hält nichts</translation>
        </message>
        <message>
            <source>Holds {tokens}</source>
            <translation>Hält {tokens}</translation>
        </message>
        <message>
            <source>House r&amp;ules…</source>
            <translation>Haus&amp;regeln…</translation>
        </message>
        <message>
            <source>House rule “{rule}” is set to {value}.</source>
            <translation>Hausregel „{rule}“: {value}.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>House rules for this campaign. Changes take effect immediately and can be undone.</source>
            <translation>Hausregeln für diese Kampagne. Änderungen gelten sofort und lassen sich rückgängig machen.</translation>
        </message>
        <message>
            <source>How many Possibilities each Storm Knight has at the start of an act.</source>
            <translation>Wie viele Possibilities jeder Storm Knight zu Beginn eines Akts hat.</translation>
        </message>
        <message>
            <source>How many Victory points a hero has at the start of a game day.</source>
            <translation>Wie viele Victory points jeder Held zu Beginn eines Spieltags hat.</translation>
        </message>
        <message>
            <source>How many can be spent on one test.</source>
            <translation>Wie viele für dieselbe Probe ausgegeben werden dürfen.</translation>
        </message>
        <message>
            <source>How many faces a Destiny die has.</source>
            <translation>Wie viele Seiten ein Destiny-Würfel hat.</translation>
        </message>
        <message>
            <source>How many ranks of Disadvantage each wound adds to Toughness checks.</source>
            <translation>Wie viele Ränge Disadvantage jede Wunde auf Toughness-Proben bringt.</translation>
        </message>
        <message>
            <source>How many the GM has at the start of an act for each Storm Knight at the table.</source>
            <translation>Wie viele die SL zu Beginn eines Akts für jeden Storm Knight am Tisch hat.</translation>
        </message>
        <message>
            <source>How much Stress a hero takes when healed or when using Recover.</source>
            <translation>Wie viel Stress ein Held für eine Heilung oder einen Recover nimmt.</translation>
        </message>
        <message>
            <source>I am</source>
            <comment>a player chooses a hero</comment>
            <translation>Ich bin</translation>
        </message>
        <message>
            <source>If skilled, a 20 also rolls again.</source>
            <translation>Geübt wird auch eine 20 nachgewürfelt.</translation>
        </message>
        <message>
            <source>If unskilled, only a 10 rolls again.</source>
            <translation>Ungeübt wird nur eine 10 nachgewürfelt.</translation>
        </message>
        <message>
            <source>Ill, and hard to heal.</source>
            <translation>Krank und schwer zu heilen.</translation>
        </message>
        <message>
            <source>Import 1 character</source>
            <translation>1 Figur importieren</translation>
        </message>
        <message>
            <source>Import characters</source>
            <translation>Figuren importieren</translation>
        </message>
        <message>
            <source>Import characters…</source>
            <translation>Figuren importieren…</translation>
        </message>
        <message>
            <source>Import from {file}</source>
            <translation>Import aus {file}</translation>
        </message>
        <message>
            <source>Import {count} characters</source>
            <translation>{count} Figuren importieren</translation>
        </message>
        <message>
            <source>Improve Roll ({times} times)</source>
            <translation>Improve Roll ({times}-mal)</translation>
        </message>
        <message>
            <source>Improve Roll +{bonus}</source>
            <translation>Improve Roll +{bonus}</translation>
        </message>
        <message>
            <source>Improve Roll adds +{bonus}.</source>
            <translation>Improve Roll bringt +{bonus}.</translation>
        </message>
        <message>
            <source>Improve Roll is ready: the best roll counts.</source>
            <translation>Improve Roll steht bereit: Der beste Wurf zählt.</translation>
        </message>
        <message>
            <source>Improve Roll: rolled twice</source>
            <translation>Improve Roll: zweimal gewürfelt</translation>
        </message>
        <message>
            <source>Improve Roll: the best of {rolls} rolls counts</source>
            <translation>Improve Roll: Der beste von {rolls} Würfen zählt</translation>
        </message>
        <message>
            <source>In a Multi-Action, a Favored skill can't be rerolled.</source>
            <translation>In einer Multi-Action darf eine Favored-Fertigkeit nicht neu gewürfelt werden.</translation>
        </message>
        <message>
            <source>In a Soft Tilt, only Triumph dice vote. In a Hard Tilt, Tragedy dice vote too.</source>
            <translation>In einem Soft Tilt stimmen nur Triumph-Würfel ab. In einem Hard Tilt stimmen auch Tragedy-Würfel ab.</translation>
        </message>
        <message>
            <source>In a character's row menu.</source>
            <translation>Im Menü der Zeile einer Figur.</translation>
        </message>
        <message>
            <source>In open court, the chief witness breaks down and tells the truth.</source>
            <translation>Vor Gericht bricht der Hauptzeuge zusammen und sagt die Wahrheit.</translation>
        </message>
        <message>
            <source>In the *Play* menu.</source>
            <translation>Im Menü *Spiel*.</translation>
        </message>
        <message>
            <source>In the turn order</source>
            <translation>In der Zugfolge</translation>
        </message>
        <message>
            <source>Increased rank: +1 rank of a power for a round</source>
            <translation>Increased Rank: +1 Rang einer Kraft für eine Runde</translation>
        </message>
        <message>
            <source>Initiative, {dice}: {said}.</source>
            <translation>Initiative, {dice}: {said}.</translation>
        </message>
        <message>
            <source>Initiative: {said}.</source>
            <translation>Initiative: {said}.</translation>
        </message>
        <message>
            <source>Installed games: {games}.</source>
            <translation>Installierte Spiele: {games}.</translation>
        </message>
        <message>
            <source>Is holding someone.</source>
            <translation>Hält jemanden fest.</translation>
        </message>
        <message>
            <source>It does not happen</source>
            <translation>Es geschieht nicht</translation>
        </message>
        <message>
            <source>It does not happen.</source>
            <translation>Es geschieht nicht.</translation>
        </message>
        <message>
            <source>It happens</source>
            <translation>Es geschieht</translation>
        </message>
        <message>
            <source>It happens.</source>
            <translation>Es geschieht.</translation>
        </message>
        <message>
            <source>It is already there.</source>
            <translation>Es liegt schon dort.</translation>
        </message>
        <message>
            <source>It is already {name}'s turn.</source>
            <translation>{name} ist bereits am Zug.</translation>
        </message>
        <message>
            <source>It is {name}'s turn.</source>
            <translation>{name} ist am Zug.</translation>
        </message>
        <message>
            <source>It isn't {hero}'s turn. Heroes can make an extra effort only on their own turn.</source>
            <translation>{hero} ist nicht am Zug. Ein Kraftakt ist nur im eigenen Zug möglich.</translation>
        </message>
        <message>
            <source>It replaces {curse} {ranks} on {ability}.</source>
            <translation>Er ersetzt {curse} {ranks} auf {ability}.</translation>
        </message>
        <message>
            <source>It replaces {curse} {ranks}.</source>
            <translation>Er ersetzt {curse} {ranks}.</translation>
        </message>
        <message>
            <source>It will be in every paper and on every wall: a flattering picture and one helpful lie.</source>
            <translation>Es wird in jeder Zeitung und an jeder Wand stehen: ein schmeichelhaftes Bild und eine hilfreiche Lüge.</translation>
        </message>
        <message>
            <source>It will be in every paper and on every wall: the address, the habits and a very good portrait.</source>
            <translation>Es wird in jeder Zeitung und an jeder Wand stehen: die Adresse, die Gewohnheiten und ein sehr gutes Porträt.</translation>
        </message>
        <message>
            <source>January</source>
            <translation>Januar</translation>
        </message>
        <message>
            <source>Japanese</source>
            <translation>Japanisch</translation>
        </message>
        <message>
            <source>July</source>
            <translation>Juli</translation>
        </message>
        <message>
            <source>June</source>
            <translation>Juni</translation>
        </message>
        <message>
            <source>Keep</source>
            <comment>a token</comment>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>Beide behalten</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Keep mine</source>
            <translation>Meine behalten</translation>
        </message>
        <message>
            <source>Keep or reroll the first die, then announce the test.</source>
            <translation>Zuerst den ersten Würfel behalten oder neu würfeln. Danach die Probe verkünden.</translation>
        </message>
        <message>
            <source>Keep or reroll?</source>
            <translation>Behalten oder neu würfeln?</translation>
        </message>
        <message>
            <source>Keep the first die</source>
            <translation>Ersten Würfel behalten</translation>
        </message>
        <message>
            <source>Keep the first die of a Favored test.</source>
            <translation>Den ersten Würfel einer Favored-Probe behalten.</translation>
        </message>
        <message>
            <source>Keep the tie</source>
            <translation>Gleichstand behalten</translation>
        </message>
        <message>
            <source>Keep this version</source>
            <translation>Diese Fassung behalten</translation>
        </message>
        <message>
            <source>Keep typing: {example}.</source>
            <translation>Weitertippen: {example}.</translation>
        </message>
        <message>
            <source>Key checks</source>
            <translation>Die wichtigsten Proben</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>Knives Out</source>
            <translation>Gewetzte Messer</translation>
        </message>
        <message>
            <source>Korean</source>
            <translation>Koreanisch</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Last Words</source>
            <translation>Letzte Worte</translation>
        </message>
        <message>
            <source>Last announced check</source>
            <translation>Zuletzt verkündete Probe</translation>
        </message>
        <message>
            <source>Last name</source>
            <translation>Nachname</translation>
        </message>
        <message>
            <source>Late players roll into the pool</source>
            <translation>Nachzügler werfen in den Vorrat</translation>
        </message>
        <message>
            <source>Later steps are in the journal {file}. No backup has them.</source>
            <translation>Spätere Schritte stehen in der Mitschrift {file}. Keine Sicherung enthält sie.</translation>
        </message>
        <message>
            <source>Left for Dead</source>
            <translation>Totgeglaubt</translation>
        </message>
        <message>
            <source>Less difficulty</source>
            <translation>Weniger Schwierigkeit</translation>
        </message>
        <message>
            <source>Letters</source>
            <translation>Buchstaben</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Level</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Light, dark, high contrast, or the same as your system.</source>
            <translation>Hell, dunkel, hoher Kontrast oder wie das System.</translation>
        </message>
        <message>
            <source>Limit</source>
            <translation>Limit</translation>
        </message>
        <message>
            <source>Limits how many ranks are rolled</source>
            <translation>Begrenzt, wie viele Ränge gewürfelt werden</translation>
        </message>
        <message>
            <source>Line {line}, {where}: {what}</source>
            <translation>Zeile {line}, {where}: {what}</translation>
        </message>
        <message>
            <source>Line {line}: {what}</source>
            <translation>Zeile {line}: {what}</translation>
        </message>
        <message>
            <source>Link the curse to an ability, or to none.</source>
            <translation>Den Fluch einer Fähigkeit oder keiner zuordnen.</translation>
        </message>
        <message>
            <source>Linked to</source>
            <translation>Gehört zu</translation>
        </message>
        <message>
            <source>Lo&amp;g</source>
            <translation>Pr&amp;otokoll</translation>
        </message>
        <message>
            <source>Loading the table. If nothing appears, this browser is too old.</source>
            <translation>Der Tisch wird geladen. Wenn nichts erscheint, ist dieser Browser zu alt.</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <source>Log entries</source>
            <translation>Einträge im Protokoll</translation>
        </message>
        <message>
            <source>Look back</source>
            <translation>Zurückblicken</translation>
        </message>
        <message>
            <source>Loose Ends</source>
            <translation>Lose Fäden</translation>
        </message>
        <message>
            <source>Lose HP: enter a number or dice to roll.</source>
            <translation>HP verlieren: eine Zahl oder Würfel eingeben.</translation>
        </message>
        <message>
            <source>Loses</source>
            <translation>Verliert</translation>
        </message>
        <message>
            <source>Lost Time</source>
            <translation>Verlorene Zeit</translation>
        </message>
        <message>
            <source>Luck by hand</source>
            <translation>Luck von Hand</translation>
        </message>
        <message>
            <source>Luck can't be put in a pool. Spend it on a roll.</source>
            <translation>Luck lässt sich nicht in einen Vorrat legen. Es wird für einen Wurf ausgegeben.</translation>
        </message>
        <message>
            <source>Luck die</source>
            <translation>Glückswürfel</translation>
        </message>
        <message>
            <source>Luck is already full</source>
            <translation>Luck ist schon voll</translation>
        </message>
        <message>
            <source>Luck is full again.</source>
            <translation>Luck ist wieder voll.</translation>
        </message>
        <message>
            <source>Luck is full.</source>
            <translation>Luck ist voll.</translation>
        </message>
        <message>
            <source>Luck is limited by the stat</source>
            <translation>Der Stat begrenzt Luck</translation>
        </message>
        <message>
            <source>Made because another program had changed the file.</source>
            <translation>Angelegt, weil ein anderes Programm die Datei geändert hatte.</translation>
        </message>
        <message>
            <source>Made because the file contains data that this version of gmtracker doesn't recognize.</source>
            <translation>Angelegt, weil die Datei Daten enthält, die diese Version von gmtracker nicht kennt.</translation>
        </message>
        <message>
            <source>Made before a backup was restored.</source>
            <translation>Angelegt, bevor eine Sicherung wiederhergestellt wurde.</translation>
        </message>
        <message>
            <source>Major +5</source>
            <translation>Groß +5</translation>
        </message>
        <message>
            <source>Make an Initiative check for everyone who hasn't rolled yet. The highest result goes first.</source>
            <translation>Eine Initiative-Probe für alle, die noch nicht gewürfelt haben. Das höchste Ergebnis ist zuerst am Zug.</translation>
        </message>
        <message>
            <source>Make the check</source>
            <comment>a routine check, on a button</comment>
            <translation>Probe ablegen</translation>
        </message>
        <message>
            <source>Make the outcome final.</source>
            <translation>Den Ausgang endgültig machen.</translation>
        </message>
        <message>
            <source>Makes it one step better: stunned to dazed, immobile to hindered, and so on.</source>
            <translation>Eine Stufe besser: von Stunned zu Dazed, von Immobile zu Hindered und so weiter.</translation>
        </message>
        <message>
            <source>Makes it one step worse: dazed to stunned, hindered to immobile, and so on.</source>
            <translation>Eine Stufe schlimmer: von Dazed zu Stunned, von Hindered zu Immobile und so weiter.</translation>
        </message>
        <message>
            <source>Makes the outcome final. A Crit gives 1 Luck or another benefit.</source>
            <translation>Macht den Ausgang endgültig. Ein Crit bringt 1 Luck oder einen anderen Vorteil.</translation>
        </message>
        <message>
            <source>Makes the outcome final. Nothing more can be spent on it.</source>
            <translation>Macht den Ausgang endgültig. Dafür kann nichts mehr ausgegeben werden.</translation>
        </message>
        <message>
            <source>Makeshift</source>
            <translation>Notbehelf</translation>
        </message>
        <message>
            <source>Makeshift tools</source>
            <translation>Behelfswerkzeug</translation>
        </message>
        <message>
            <source>Makeshift tools: −1, no tools: −2</source>
            <translation>Behelfswerkzeug: −1, kein Werkzeug: −2</translation>
        </message>
        <message>
            <source>March</source>
            <translation>März</translation>
        </message>
        <message>
            <source>Mark the Wounds and Shock.</source>
            <translation>Wounds und Shock eintragen.</translation>
        </message>
        <message>
            <source>Mark the action with that letter</source>
            <translation>Die Aktion mit diesem Buchstaben abhaken</translation>
        </message>
        <message>
            <source>Match these columns</source>
            <translation>Diese Spalten zuordnen</translation>
        </message>
        <message>
            <source>Matters of the Heart</source>
            <translation>Herzensdinge</translation>
        </message>
        <message>
            <source>May</source>
            <comment>a month</comment>
            <translation>Mai</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <source>Menu (Alt)</source>
            <translation>Menü (Alt)</translation>
        </message>
        <message>
            <source>Menu bar</source>
            <translation>Menüleiste</translation>
        </message>
        <message>
            <source>Minor +1</source>
            <translation>Klein +1</translation>
        </message>
        <message>
            <source>Mira (Ana), Rook (Ben)</source>
            <translation>Mira (Ana), Rook (Ben)</translation>
        </message>
        <message>
            <source>Mishap effect</source>
            <translation>Mishap-Folge</translation>
        </message>
        <message>
            <source>Mishap up to</source>
            <translation>Mishap bis</translation>
        </message>
        <message>
            <source>Miss</source>
            <comment>an attack's outcome</comment>
            <translation>Daneben</translation>
        </message>
        <message>
            <source>Missing tools</source>
            <translation>Werkzeug fehlt</translation>
        </message>
        <message>
            <source>Mistaken Identity</source>
            <translation>Verwechslung</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Modifier</source>
            <translation>Modifikator</translation>
        </message>
        <message>
            <source>Modifiers from wounds and conditions on both sides</source>
            <translation>Modifikatoren durch Wounds und Zustände beider Seiten</translation>
        </message>
        <message>
            <source>Monday</source>
            <translation>Montag</translation>
        </message>
        <message>
            <source>Monday</source>
            <comment>within a line</comment>
            <translation>Montag</translation>
        </message>
        <message>
            <source>Money is hidden in a seam, a drawer or a hollow heel, and no one is looking for it.</source>
            <translation>In einer Naht, einer Schublade oder einem hohlen Absatz ist Geld versteckt, und niemand sucht es.</translation>
        </message>
        <message>
            <source>Money is hidden in a seam, a drawer or a hollow heel, and someone badly wants it back.</source>
            <translation>In einer Naht, einer Schublade oder einem hohlen Absatz ist Geld versteckt, und jemand will es unbedingt zurück.</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>More Wounds than the limit</source>
            <translation>Mehr Wounds als das Limit</translation>
        </message>
        <message>
            <source>More damage</source>
            <translation>Mehr Schaden</translation>
        </message>
        <message>
            <source>More opt&amp;ions</source>
            <translation>Mehr Option&amp;en</translation>
        </message>
        <message>
            <source>Move a row earlier or later (when sorted by turn)</source>
            <translation>Eine Zeile früher oder später einordnen (bei Sortierung nach Zügen)</translation>
        </message>
        <message>
            <source>Move one {token} by hand</source>
            <translation>Von Hand bewegen: {token}</translation>
        </message>
        <message>
            <source>Moves at less than full speed.</source>
            <translation>Bewegt sich langsamer als mit voller Geschwindigkeit.</translation>
        </message>
        <message>
            <source>Multi-Action {penalty}.</source>
            <translation>Multi-Action {penalty}.</translation>
        </message>
        <message>
            <source>Must do everything that someone else wants.</source>
            <translation>Muss alles tun, was jemand anders will.</translation>
        </message>
        <message>
            <source>Must do one thing that someone else wants.</source>
            <translation>Muss eine Sache tun, die jemand anders will.</translation>
        </message>
        <message>
            <source>My campaign</source>
            <translation>Meine Kampagne</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>show the players the name alone</comment>
            <translation>Name</translation>
        </message>
        <message>
            <source>Name one character, or select several rows and name no one.</source>
            <translation>Eine Figur nennen. Oder mehrere Zeilen auswählen und niemanden nennen.</translation>
        </message>
        <message>
            <source>Name the alternate effect.</source>
            <translation>Den Alternativeffekt angeben.</translation>
        </message>
        <message>
            <source>Name the edge that gains a rank.</source>
            <translation>Das Edge angeben, das einen Rang gewinnt.</translation>
        </message>
        <message>
            <source>Name the power for the stunt.</source>
            <translation>Die Kraft für den Power Stunt angeben.</translation>
        </message>
        <message>
            <source>Name the power that gains a rank.</source>
            <translation>Die Kraft angeben, die einen Rang gewinnt.</translation>
        </message>
        <message>
            <source>Name the trait that gains a rank.</source>
            <translation>Das Merkmal angeben, das einen Rang gewinnt.</translation>
        </message>
        <message>
            <source>Natural 1</source>
            <translation>Natürliche 1</translation>
        </message>
        <message>
            <source>Natural 1, a critical miss</source>
            <translation>Natürliche 1, ein kritischer Fehlschlag</translation>
        </message>
        <message>
            <source>Natural 20</source>
            <translation>Natürliche 20</translation>
        </message>
        <message>
            <source>Natural 20, a critical hit</source>
            <translation>Natürliche 20, ein kritischer Treffer</translation>
        </message>
        <message>
            <source>Near impossible</source>
            <translation>Kaum möglich</translation>
        </message>
        <message>
            <source>Needs help now.</source>
            <translation>Braucht sofort Hilfe.</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Netz</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Neu</translation>
        </message>
        <message>
            <source>New act</source>
            <translation>Neuer Akt</translation>
        </message>
        <message>
            <source>New campaign</source>
            <translation>Neue Kampagne</translation>
        </message>
        <message>
            <source>New campaigns are saved in {folder}</source>
            <translation>Neue Kampagnen werden in {folder} gespeichert</translation>
        </message>
        <message>
            <source>New character</source>
            <translation>Neue Figur</translation>
        </message>
        <message>
            <source>New code</source>
            <translation>Neuer Code</translation>
        </message>
        <message>
            <source>New game day</source>
            <translation>Neuer Spieltag</translation>
        </message>
        <message>
            <source>New game day each session</source>
            <translation>Neuer Spieltag mit jeder Sitzung</translation>
        </message>
        <message>
            <source>New opposition</source>
            <translation>Neue Gegner</translation>
        </message>
        <message>
            <source>Next check: +1 rank of Advantage</source>
            <translation>Nächste Probe: +1 Rang Advantage</translation>
        </message>
        <message>
            <source>Next check: +1 rank of Disadvantage</source>
            <translation>Nächste Probe: +1 Rang Disadvantage</translation>
        </message>
        <message>
            <source>Next check: +{bonus}</source>
            <translation>Nächste Probe: +{bonus}</translation>
        </message>
        <message>
            <source>Next check: +{ranks} ranks of Advantage</source>
            <translation>Nächste Probe: +{ranks} Ränge Advantage</translation>
        </message>
        <message>
            <source>Next check: +{ranks} ranks of Disadvantage</source>
            <translation>Nächste Probe: +{ranks} Ränge Disadvantage</translation>
        </message>
        <message>
            <source>Next check: Favor by Luck</source>
            <translation>Nächste Probe: Favor durch Luck</translation>
        </message>
        <message>
            <source>Next check: −{penalty}</source>
            <translation>Nächste Probe: −{penalty}</translation>
        </message>
        <message>
            <source>Next or previous turn (when the roster has focus)</source>
            <translation>Nächster oder voriger Zug (wenn die Figurenliste den Fokus hat)</translation>
        </message>
        <message>
            <source>Next turn</source>
            <translation>Nächster Zug</translation>
        </message>
        <message>
            <source>Next turn with t&amp;yped dice…</source>
            <translation>Nächster Zug, Würfel ein&amp;tippen…</translation>
        </message>
        <message>
            <source>Nigh-impossible</source>
            <translation>Fast unmöglich</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>No Advantage for a foe until the end of the next turn</source>
            <translation>Kein Advantage für einen Gegner, bis zum Ende des nächsten Zugs</translation>
        </message>
        <message>
            <source>No Advantage for {foe}</source>
            <translation>Kein Advantage für {foe}</translation>
        </message>
        <message>
            <source>No Disadvantage</source>
            <translation>Kein Disadvantage</translation>
        </message>
        <message>
            <source>No Disadvantage until the end of the next turn</source>
            <translation>Kein Disadvantage, bis zum Ende des nächsten Zugs</translation>
        </message>
        <message>
            <source>No Fate stones are left, so no benefit is owed.</source>
            <translation>Keine Fate-Steine sind übrig, also schuldet Fate keine Gunst.</translation>
        </message>
        <message>
            <source>No Heroic Feat is ready for this check.</source>
            <translation>Für diese Probe steht kein Heroic Feat bereit.</translation>
        </message>
        <message>
            <source>No Storm Knights are at the table.</source>
            <translation>Kein Storm Knight ist am Tisch.</translation>
        </message>
        <message>
            <source>No Tilt is due. One happens when the last die of the Destiny pool is awarded.</source>
            <translation>Es steht kein Tilt an. Er kommt, wenn der letzte Würfel des Destiny-Vorrats verliehen wird.</translation>
        </message>
        <message>
            <source>No Way Back</source>
            <translation>Kein Weg zurück</translation>
        </message>
        <message>
            <source>No ability</source>
            <translation>Keine Fähigkeit</translation>
        </message>
        <message>
            <source>No award needs a reason.</source>
            <translation>Keine Verleihung braucht einen Grund.</translation>
        </message>
        <message>
            <source>No backups yet. The first one is made when the file is saved for the second time.</source>
            <translation>Noch gibt es keine Sicherungen. Die erste entsteht beim zweiten Speichern der Datei.</translation>
        </message>
        <message>
            <source>No characters found in this file.</source>
            <translation>In dieser Datei wurden keine Figuren gefunden.</translation>
        </message>
        <message>
            <source>No characters found in this file. It needs a header row with a column named “Name”.</source>
            <translation>In dieser Datei wurden keine Figuren gefunden. Sie braucht eine Kopfzeile mit einer Spalte namens „Name“.</translation>
        </message>
        <message>
            <source>No characters yet.</source>
            <translation>Noch keine Figuren.</translation>
        </message>
        <message>
            <source>No check is open.</source>
            <translation>Es ist keine Probe offen.</translation>
        </message>
        <message>
            <source>No check is open. Roll a check first.</source>
            <translation>Es ist keine Probe offen. Zuerst eine Probe würfeln.</translation>
        </message>
        <message>
            <source>No defeat test is needed now.</source>
            <translation>Es ist gerade keine Defeat-Probe nötig.</translation>
        </message>
        <message>
            <source>No die in the {pool} shows {number}.</source>
            <translation>Kein Würfel im {pool} zeigt {number}.</translation>
        </message>
        <message>
            <source>No encounter is in progress, so unused Fate is lost: {stones}.</source>
            <translation>Es läuft keine Begegnung, also verfällt ungenutztes Fate: {stones}.</translation>
        </message>
        <message>
            <source>No encounter is in progress.</source>
            <translation>Es läuft keine Begegnung.</translation>
        </message>
        <message>
            <source>No extra effort is ready for this check.</source>
            <translation>Für diese Probe steht kein Kraftakt bereit.</translation>
        </message>
        <message>
            <source>No game with the ruleset {ruleset} is installed.</source>
            <translation>Ein Spiel mit dem ruleset {ruleset} ist nicht installiert.</translation>
        </message>
        <message>
            <source>No harm</source>
            <translation>Kein Schaden</translation>
        </message>
        <message>
            <source>No heroes yet. Add one or import characters first.</source>
            <translation>Noch keine Helden. Zuerst einen hinzufügen oder Figuren importieren.</translation>
        </message>
        <message>
            <source>No hubris has just been activated.</source>
            <translation>Gerade wurde keine Hubris aktiviert.</translation>
        </message>
        <message>
            <source>No living heroes are present.</source>
            <translation>Es ist kein lebender Held da.</translation>
        </message>
        <message>
            <source>No matches.</source>
            <translation>Nichts gefunden.</translation>
        </message>
        <message>
            <source>No one else</source>
            <translation>Sonst niemand</translation>
        </message>
        <message>
            <source>No one has anything to recover from.</source>
            <translation>Niemand hat etwas, wovon er sich erholen könnte.</translation>
        </message>
        <message>
            <source>No one in particular</source>
            <translation>Niemand Bestimmtes</translation>
        </message>
        <message>
            <source>No one voted on {lot}. The dice decide.</source>
            <translation>Niemand hat über „{lot}“ abgestimmt. Die Würfel entscheiden.</translation>
        </message>
        <message>
            <source>No phone follows now</source>
            <translation>Zurzeit folgt kein Handy</translation>
        </message>
        <message>
            <source>No phone follows yet</source>
            <translation>Noch folgt kein Handy</translation>
        </message>
        <message>
            <source>No phone follows yet. Are the phones on the same Wi-Fi, without a VPN?</source>
            <translation>Noch folgt kein Handy. Sind die Handys im selben WLAN und ohne VPN?</translation>
        </message>
        <message>
            <source>No roll is needed. To roll damage, choose a target and the damage dice.</source>
            <translation>Es ist kein Wurf nötig. Für den Schadenswurf Ziel und Schadenswürfel wählen.</translation>
        </message>
        <message>
            <source>No roll. If the ranks are equal, a coin toss decides.</source>
            <translation>Kein Wurf. Bei gleichem Rang entscheidet eine Münze.</translation>
        </message>
        <message>
            <source>No session is in progress.</source>
            <translation>Es läuft keine Sitzung.</translation>
        </message>
        <message>
            <source>No sessions yet.</source>
            <translation>Es gab noch keine Sitzung.</translation>
        </message>
        <message>
            <source>No special source</source>
            <translation>Keine besondere Quelle</translation>
        </message>
        <message>
            <source>No test is open.</source>
            <translation>Es ist keine Probe offen.</translation>
        </message>
        <message>
            <source>No test is open. Roll one first.</source>
            <translation>Es ist keine Probe offen. Zuerst eine würfeln.</translation>
        </message>
        <message>
            <source>No test is open. To roll a Possibility with {name}'s test, set that test up and drop it on the check panel.</source>
            <translation>Es ist keine Probe offen. Um eine Possibility bei einer Probe mitzuwürfeln (hier: {name}), diese Probe vorbereiten und die Possibility auf den Probenbereich ziehen.</translation>
        </message>
        <message>
            <source>No token gained this session</source>
            <translation>In dieser Sitzung noch keine neue Spielmarke</translation>
        </message>
        <message>
            <source>No tools</source>
            <translation>Kein Werkzeug</translation>
        </message>
        <message>
            <source>No votes, rolled {number}</source>
            <translation>Keine Stimmen, gewürfelt: {number}</translation>
        </message>
        <message>
            <source>No {target}</source>
            <translation>Ohne {target}</translation>
        </message>
        <message>
            <source>No {token} is available for that.</source>
            <translation>Dafür fehlt: {token}.</translation>
        </message>
        <message>
            <source>No {what} is left to add.</source>
            <translation>Nichts mehr übrig zum Hinzufügen: {what}.</translation>
        </message>
        <message>
            <source>No {what} is left to roll with.</source>
            <translation>Nichts mehr übrig zum Mitwürfeln: {what}.</translation>
        </message>
        <message>
            <source>Noise wakes them, unless they are also exhausted.</source>
            <translation>Erwacht bei Lärm, außer wenn zugleich Exhausted.</translation>
        </message>
        <message>
            <source>None</source>
            <comment>no die</comment>
            <translation>Keiner</translation>
        </message>
        <message>
            <source>None</source>
            <comment>no tools at all</comment>
            <translation>Keines</translation>
        </message>
        <message>
            <source>Not active</source>
            <translation>Ist nicht am Zug</translation>
        </message>
        <message>
            <source>Not countered</source>
            <translation>Nicht abgewehrt</translation>
        </message>
        <message>
            <source>Not countered, {degrees}.</source>
            <translation>Nicht abgewehrt, {degrees}.</translation>
        </message>
        <message>
            <source>Not everything has been saved to the file</source>
            <translation>Nicht alles ist in der Datei gespeichert</translation>
        </message>
        <message>
            <source>Not for {names}.</source>
            <translation>Nicht für {names}.</translation>
        </message>
        <message>
            <source>Not linked</source>
            <translation>Nicht verknüpft</translation>
        </message>
        <message>
            <source>Not resisted</source>
            <translation>Nicht widerstanden</translation>
        </message>
        <message>
            <source>Not resisted, {degrees}.</source>
            <translation>Nicht widerstanden, {degrees}.</translation>
        </message>
        <message>
            <source>Not saved yet · {file}</source>
            <translation>Noch nicht gespeichert · {file}</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>Note: {text}</source>
            <translation>Notiz: {text}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>Notes: {notes}</source>
            <translation>Notizen: {notes}</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
        <message>
            <source>Nothing here is called “{word}”.</source>
            <translation>Hier heißt nichts „{word}“.</translation>
        </message>
        <message>
            <source>Nothing here is called “{word}”. Press Enter to use this instead.</source>
            <translation>Hier heißt nichts „{word}“. Enter nimmt stattdessen dies.</translation>
        </message>
        <message>
            <source>Nothing is owed</source>
            <translation>Nichts ist offen</translation>
        </message>
        <message>
            <source>Nothing is saved until you save the campaign elsewhere, or the file can be written again.</source>
            <translation>Nichts wird gespeichert, bis die Kampagne anderswo gespeichert ist oder die Datei sich wieder schreiben lässt.</translation>
        </message>
        <message>
            <source>Nothing left this session.</source>
            <translation>In dieser Sitzung ist nichts übrig.</translation>
        </message>
        <message>
            <source>Nothing stops it. Roll the damage.</source>
            <translation>Nichts hält es auf. Den Schaden würfeln.</translation>
        </message>
        <message>
            <source>Nothing to change: it is already set that way.</source>
            <translation>Das ist schon so.</translation>
        </message>
        <message>
            <source>Nothing to redo.</source>
            <translation>Es gibt nichts zu wiederholen.</translation>
        </message>
        <message>
            <source>Nothing to show</source>
            <translation>Nichts zu zeigen</translation>
        </message>
        <message>
            <source>Nothing to show yet.</source>
            <translation>Noch nichts zu zeigen.</translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>Es gibt nichts rückgängig zu machen.</translation>
        </message>
        <message>
            <source>November</source>
            <translation>November</translation>
        </message>
        <message>
            <source>Now {result}.</source>
            <translation>Jetzt {result}.</translation>
        </message>
        <message>
            <source>Number of damage dice</source>
            <translation>Anzahl der Schadenswürfel</translation>
        </message>
        <message>
            <source>Number of rounds</source>
            <translation>Anzahl der Runden</translation>
        </message>
        <message>
            <source>Number of stones</source>
            <translation>Anzahl der Steine</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <source>Obstacle</source>
            <translation>Hindernis</translation>
        </message>
        <message>
            <source>October</source>
            <translation>Oktober</translation>
        </message>
        <message>
            <source>Offense</source>
            <translation>Offensive</translation>
        </message>
        <message>
            <source>Old Habits</source>
            <translation>Alte Gewohnheiten</translation>
        </message>
        <message>
            <source>On</source>
            <comment>a setting</comment>
            <translation>An</translation>
        </message>
        <message>
            <source>On a Mishap</source>
            <translation>Bei einem Mishap</translation>
        </message>
        <message>
            <source>On a critical hit</source>
            <translation>Bei einem kritischen Treffer</translation>
        </message>
        <message>
            <source>On a hit</source>
            <translation>Bei einem Treffer</translation>
        </message>
        <message>
            <source>On fire until put out.</source>
            <translation>Brennt, bis das Feuer gelöscht ist.</translation>
        </message>
        <message>
            <source>On the ground.</source>
            <translation>Liegt am Boden.</translation>
        </message>
        <message>
            <source>Once per encounter, as an action: remove a wound or condition for Stress.</source>
            <translation>Einmal je Begegnung, als Aktion: eine Wunde oder einen Zustand für Stress entfernen.</translation>
        </message>
        <message>
            <source>Once the session starts, tokens you can spend on this check appear here.</source>
            <translation>Nach dem Start der Sitzung erscheinen hier Spielmarken, die sich für diese Probe ausgeben lassen.</translation>
        </message>
        <message>
            <source>One action fewer until it ends.</source>
            <translation>Eine Aktion weniger, bis es vergeht.</translation>
        </message>
        <message>
            <source>One die of another size</source>
            <translation>Ein Würfel anderer Größe</translation>
        </message>
        <message>
            <source>One extra standard action</source>
            <translation>Eine weitere Standard action</translation>
        </message>
        <message>
            <source>One hour happens twice, and the lucky one remembers how it went.</source>
            <translation>Eine Stunde geschieht zweimal, und das Glückskind weiß noch, wie sie ausging.</translation>
        </message>
        <message>
            <source>One of the enemy's people changes sides at the decisive moment and brings the proof.</source>
            <translation>Auf der Gegenseite wechselt jemand im entscheidenden Augenblick das Lager und bringt den Beweis mit.</translation>
        </message>
        <message>
            <source>One of the helpers has lost heart and left with the keys.</source>
            <translation>Jemand auf der eigenen Seite hat den Mut verloren und ist mit den Schlüsseln verschwunden.</translation>
        </message>
        <message>
            <source>One of the opposition has lost heart and wants a way out.</source>
            <translation>Bei den Gegnern hat jemand den Mut verloren und sucht einen Ausweg.</translation>
        </message>
        <message>
            <source>One of {name}'s attacks has no dice. Enter them beside it, for example “2d6”.</source>
            <translation>Ein Angriff von {name} hat keine Würfel. Trag sie daneben ein, zum Beispiel „2d6“.</translation>
        </message>
        <message>
            <source>One roll for all. Armor, Immune and Weak apply to each separately.</source>
            <translation>Ein Wurf für alle. Armor, Immune und Weak gelten für jede Figur einzeln.</translation>
        </message>
        <message>
            <source>One untrained check</source>
            <translation>Eine ungeübte Probe</translation>
        </message>
        <message>
            <source>Only Countdown dice can be rolled here.</source>
            <translation>Hier lassen sich nur Countdown-Würfel würfeln.</translation>
        </message>
        <message>
            <source>Only Storm Knights and the GM hold Possibilities. {name} uses the GM's.</source>
            <translation>Nur Storm Knights und die SL haben Possibilities. {name} nutzt die der SL.</translation>
        </message>
        <message>
            <source>Only a Possibility, Up, a Hero card or a Drama card can be rolled with a test.</source>
            <translation>Mit einer Probe lassen sich nur eine Possibility, Up, eine Hero- oder eine Drama-Karte würfeln.</translation>
        </message>
        <message>
            <source>Only a Tragedy die can activate a hubris.</source>
            <translation>Nur ein Tragedy-Würfel kann eine Hubris aktivieren.</translation>
        </message>
        <message>
            <source>Only a hero's Victory point can be spent here.</source>
            <translation>Hier kann nur der Victory point eines Helden ausgegeben werden.</translation>
        </message>
        <message>
            <source>Only a spent Tragedy die goes to the GM's hand.</source>
            <translation>Nur ein ausgegebener Tragedy-Würfel kommt auf die Hand der SL.</translation>
        </message>
        <message>
            <source>Only another player or the GM can activate a hubris.</source>
            <translation>Nur jemand anderes am Tisch oder die SL kann eine Hubris aktivieren.</translation>
        </message>
        <message>
            <source>Only dice in the Destiny pool show a face.</source>
            <translation>Nur Würfel im Destiny-Vorrat zeigen eine Augenzahl.</translation>
        </message>
        <message>
            <source>Only heroes can be marked as present. The GM plays the opposition.</source>
            <translation>Nur Helden können als anwesend markiert werden. Die Gegner spielt die SL.</translation>
        </message>
        <message>
            <source>Only heroes can have Victory points.</source>
            <translation>Nur Helden können Victory points haben.</translation>
        </message>
        <message>
            <source>Only heroes can hold Luck.</source>
            <translation>Nur Helden können Luck haben.</translation>
        </message>
        <message>
            <source>Only heroes can hold tokens, and only Destiny dice.</source>
            <translation>Nur Helden können Spielmarken halten, und zwar nur Destiny-Würfel.</translation>
        </message>
        <message>
            <source>Only heroes roll: a d20 with Favor or Hinder, Luck to spend, and Countdown dice.</source>
            <translation>Nur die Helden würfeln: ein d20 mit Favor oder Hinder, Luck zum Ausgeben und Countdown-Würfel.</translation>
        </message>
        <message>
            <source>Only one standard action each turn.</source>
            <translation>Nur eine Standard action je Zug.</translation>
        </message>
        <message>
            <source>Only the GM can spend that Possibility, not {name}.</source>
            <translation>Nur die SL kann diese Possibility ausgeben, nicht {name}.</translation>
        </message>
        <message>
            <source>Only the first sheet, “{name}”, was imported.</source>
            <translation>Nur das erste Blatt, „{name}“, wurde importiert.</translation>
        </message>
        <message>
            <source>Only this one</source>
            <comment>of a group of foes</comment>
            <translation>Nur dieser Gegner</translation>
        </message>
        <message>
            <source>Only watching</source>
            <translation>Nur Zuschauer</translation>
        </message>
        <message>
            <source>Only {holder} can spend that Luck.</source>
            <translation>Nur {holder} kann dieses Luck ausgeben.</translation>
        </message>
        <message>
            <source>Only {holder} can spend that Possibility, not {name}.</source>
            <translation>Nur {holder} kann diese Possibility ausgeben, nicht {name}.</translation>
        </message>
        <message>
            <source>Only {holder} can spend that die.</source>
            <translation>Nur {holder} kann diesen Würfel ausgeben.</translation>
        </message>
        <message>
            <source>Only {holder} can spend that point.</source>
            <translation>Nur {holder} kann diesen Punkt ausgeben.</translation>
        </message>
        <message>
            <source>Only {holder} can spend that.</source>
            <translation>Nur {holder} kann das ausgeben.</translation>
        </message>
        <message>
            <source>Only {name} can use this award.</source>
            <translation>Nur {name} kann diese Verleihung nutzen.</translation>
        </message>
        <message>
            <source>Open a campaign</source>
            <translation>Kampagne öffnen</translation>
        </message>
        <message>
            <source>Open a campaign file</source>
            <translation>Kampagnendatei öffnen</translation>
        </message>
        <message>
            <source>Open a campaign first, then drop the spreadsheet on its window.</source>
            <translation>Öffne zuerst eine Kampagne, dann zieh die Tabelle in ihr Fenster.</translation>
        </message>
        <message>
            <source>Open a campaign first.</source>
            <translation>Zuerst eine Kampagne öffnen.</translation>
        </message>
        <message>
            <source>Open again: {what}.</source>
            <translation>Wieder offen: {what}.</translation>
        </message>
        <message>
            <source>Open check</source>
            <translation>Offene Probe</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <source>Open re&amp;cent</source>
            <translation>Zuletzt &amp;benutzt</translation>
        </message>
        <message>
            <source>Open sam&amp;ple</source>
            <translation>Beis&amp;piel öffnen</translation>
        </message>
        <message>
            <source>Open sample: {game}</source>
            <translation>Beispiel öffnen: {game}</translation>
        </message>
        <message>
            <source>Open the newer version</source>
            <translation>Die neuere Fassung öffnen</translation>
        </message>
        <message>
            <source>Open the newest backup</source>
            <translation>Neueste Sicherung öffnen</translation>
        </message>
        <message>
            <source>Open to attack.</source>
            <translation>Leicht anzugreifen.</translation>
        </message>
        <message>
            <source>Open {name}</source>
            <translation>{name} öffnen</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>Öffnen…</translation>
        </message>
        <message>
            <source>Opposing Improve Roll +{bonus}</source>
            <translation>Gegnerischer Improve Roll +{bonus}</translation>
        </message>
        <message>
            <source>Opposing Tragedy −{penalty}</source>
            <translation>Gegnerische Tragedy −{penalty}</translation>
        </message>
        <message>
            <source>Opposition</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <source>Other DN</source>
            <translation>Andere DN</translation>
        </message>
        <message>
            <source>Other Recovers</source>
            <translation>Weitere Recovers</translation>
        </message>
        <message>
            <source>Other damage</source>
            <translation>Anderer Schaden</translation>
        </message>
        <message>
            <source>Others act before {name}. Drag {name} up in the turn order, or type “delay” with a name.</source>
            <translation>Andere sind vor {name} am Zug. Zieh {name} in der Zugfolge nach oben oder gib „verzögern“ mit einem Namen ein.</translation>
        </message>
        <message>
            <source>Our players</source>
            <translation>Die Spieler selbst</translation>
        </message>
        <message>
            <source>Our players roll their own dice</source>
            <translation>Die Spieler würfeln selbst</translation>
        </message>
        <message>
            <source>Out of the conflict. A rest may take longer.</source>
            <translation>Aus dem Konflikt. Eine Rast kann länger dauern.</translation>
        </message>
        <message>
            <source>Out of the fight, without a defeat test.</source>
            <translation>Aus dem Kampf, ohne Defeat-Probe.</translation>
        </message>
        <message>
            <source>Out of the fight.</source>
            <translation>Außer Gefecht.</translation>
        </message>
        <message>
            <source>Out of the fight: failed a defeat test.</source>
            <translation>Aus dem Kampf: Defeat-Probe misslungen.</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Ausgang</translation>
        </message>
        <message>
            <source>Over the Heart</source>
            <translation>Über dem Herzen</translation>
        </message>
        <message>
            <source>Overridden</source>
            <translation>Übergangen</translation>
        </message>
        <message>
            <source>Overridden by the GM</source>
            <translation>Von der SL übergangen</translation>
        </message>
        <message>
            <source>Overridden: {refusal}</source>
            <translation>Übergangen: {refusal}</translation>
        </message>
        <message>
            <source>Override a refusal (“Anyway”)</source>
            <translation>Eine Ablehnung übergehen („Trotzdem“)</translation>
        </message>
        <message>
            <source>Owed</source>
            <translation>Noch offen</translation>
        </message>
        <message>
            <source>Owed next session (listed in the summary)</source>
            <translation>Für die nächste Sitzung offen (steht in der Zusammenfassung)</translation>
        </message>
        <message>
            <source>Owed to {about}: {text}</source>
            <translation>Noch offen für {about}: {text}</translation>
        </message>
        <message>
            <source>Owed: {text}</source>
            <translation>Noch offen: {text}</translation>
        </message>
        <message>
            <source>Page {number} of {count}</source>
            <translation>Seite {number} von {count}</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Seiten</translation>
        </message>
        <message>
            <source>Panic</source>
            <translation>Panik</translation>
        </message>
        <message>
            <source>Part of the log was written by a newer gmtracker and can't be read here. The game continues from the file, in a new chapter.</source>
            <translation>Ein Teil des Protokolls stammt von einem neueren gmtracker und lässt sich hier nicht lesen. Das Spiel geht mit dem Stand der Datei in einem neuen Kapitel weiter.</translation>
        </message>
        <message>
            <source>Participants</source>
            <translation>Beteiligte</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>a check that succeeds</comment>
            <translation>Erfolg</translation>
        </message>
        <message>
            <source>Passive defense</source>
            <translation>Passive Verteidigung</translation>
        </message>
        <message>
            <source>Pay for {use} with {tokens}.</source>
            <translation>{use} wird mit {tokens} bezahlt.</translation>
        </message>
        <message>
            <source>Penalty</source>
            <translation>Abzug</translation>
        </message>
        <message>
            <source>People</source>
            <translation>Personen</translation>
        </message>
        <message>
            <source>Percent chance</source>
            <translation>Prozentchance</translation>
        </message>
        <message>
            <source>Perk</source>
            <translation>Perk</translation>
        </message>
        <message>
            <source>Perks</source>
            <translation>Perks</translation>
        </message>
        <message>
            <source>Pick a Triumph or a Tragedy for {hero}.</source>
            <translation>Für {hero} einen Triumph oder eine Tragedy wählen.</translation>
        </message>
        <message>
            <source>Pick up or drop a token, open a sheet, or edit a number</source>
            <translation>Spielmarke aufnehmen oder ablegen, Bogen öffnen oder Zahl bearbeiten</translation>
        </message>
        <message>
            <source>Pinned for this character's next checks. To unpin, press Shift+Enter or click the pin.</source>
            <translation>Für die nächsten Proben dieser Figur angeheftet. Umschalt+Enter oder ein Klick auf die Nadel löst es.</translation>
        </message>
        <message>
            <source>Play a card</source>
            <translation>Karte spielen</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Players can no longer see “{what}”.</source>
            <translation>Die Spieler sehen „{what}“ nicht mehr.</translation>
        </message>
        <message>
            <source>Players can now see “{what}”.</source>
            <translation>Die Spieler sehen jetzt „{what}“.</translation>
        </message>
        <message>
            <source>Players no longer see {name}.</source>
            <translation>Die Spieler sehen {name} nicht mehr.</translation>
        </message>
        <message>
            <source>Players now see {name}.</source>
            <translation>Die Spieler sehen jetzt {name}.</translation>
        </message>
        <message>
            <source>Players now see {what} of {name}.</source>
            <translation>Die Spieler sehen von {name} jetzt: {what}.</translation>
        </message>
        <message>
            <source>Players see nothing of {names} until the first turn.</source>
            <translation>Die Spieler sehen bis zum ersten Zug nichts von {names}.</translation>
        </message>
        <message>
            <source>Players' phon&amp;es…</source>
            <translation>&amp;Handys der Spieler …</translation>
        </message>
        <message>
            <source>Players' phones</source>
            <translation>Handys der Spieler</translation>
        </message>
        <message>
            <source>Point already awarded</source>
            <translation>Punkt schon vergeben</translation>
        </message>
        <message>
            <source>Pools</source>
            <translation>Vorräte</translation>
        </message>
        <message>
            <source>Possibilities can't be passed on. Each stays with its holder until spent.</source>
            <translation>Possibilities lassen sich nicht weitergeben. Jede bleibt bis zum Ausgeben bei ihrer Figur.</translation>
        </message>
        <message>
            <source>Possibilities per Storm Knight per act</source>
            <translation>Possibilities je Storm Knight und Akt</translation>
        </message>
        <message>
            <source>Possibilities per test</source>
            <translation>Possibilities je Probe</translation>
        </message>
        <message>
            <source>Possibility by hand</source>
            <translation>Possibility von Hand</translation>
        </message>
        <message>
            <source>Possibility on {what}</source>
            <translation>Possibility: {what}</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>Kraft</translation>
        </message>
        <message>
            <source>Power</source>
            <comment>ranks of a power, on a form</comment>
            <translation>Kraft</translation>
        </message>
        <message>
            <source>Power stunt: a power for this scene</source>
            <translation>Power Stunt: eine Kraft für diese Szene</translation>
        </message>
        <message>
            <source>Power, effect or check</source>
            <translation>Kraft, Effekt oder Probe</translation>
        </message>
        <message>
            <source>Pre&amp;vious area of the window</source>
            <translation>Voriger &amp;Teil des Fensters</translation>
        </message>
        <message>
            <source>Present this session</source>
            <translation>In dieser Sitzung dabei</translation>
        </message>
        <message>
            <source>Press Delete to remove it</source>
            <translation>Entf drücken zum Entfernen</translation>
        </message>
        <message>
            <source>Press Enter to choose a target</source>
            <translation>Enter drücken, um ein Ziel zu wählen</translation>
        </message>
        <message>
            <source>Press Enter to make the check</source>
            <translation>Enter drücken, um die Probe abzulegen</translation>
        </message>
        <message>
            <source>Press Enter to roll</source>
            <translation>Enter drücken, um zu würfeln</translation>
        </message>
        <message>
            <source>Press Enter to type the dice, or {keys} to roll here</source>
            <translation>Enter drücken, um die Würfel einzutippen, oder {keys}, um hier zu würfeln</translation>
        </message>
        <message>
            <source>Press Esc to undo the award</source>
            <translation>Esc macht die Verleihung rückgängig</translation>
        </message>
        <message>
            <source>Press Space for the next turn, Shift+Space for the previous one.</source>
            <translation>Die Leertaste führt zum nächsten Zug, Umschalt+Leertaste zum vorigen.</translation>
        </message>
        <message>
            <source>Press any key to skip to the end.</source>
            <translation>Eine beliebige Taste springt zum Ende.</translation>
        </message>
        <message>
            <source>Press {keys} in any window to blank or show the player window.</source>
            <translation>{keys} verdunkelt das Spielerfenster und zeigt es wieder, in jedem Fenster.</translation>
        </message>
        <message>
            <source>Press {keys} to blank the page and the player window.</source>
            <translation>{keys} verdunkelt die Seite und das Spielerfenster.</translation>
        </message>
        <message>
            <source>Press {number}</source>
            <comment>of the keyboard</comment>
            <translation>{number} drücken</translation>
        </message>
        <message>
            <source>Previous turn: {name}, round {round}.</source>
            <translation>Einen Zug zurück: {name}, Runde {round}.</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Drucken…</translation>
        </message>
        <message>
            <source>Problems found</source>
            <translation>Gefundene Probleme</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>Put the time at the end, for example “cursed for 3 rounds”.</source>
            <translation>Die Dauer ans Ende setzen, zum Beispiel „verflucht für 3 Runden“.</translation>
        </message>
        <message>
            <source>Put “{word}” at the end of the line. It hides everyone you add.</source>
            <translation>Setze „{word}“ ans Ende der Zeile. Es verbirgt alle, die du hinzufügst.</translation>
        </message>
        <message>
            <source>QR code of the page</source>
            <translation>QR-Code der Seite</translation>
        </message>
        <message>
            <source>Quick-add opposition</source>
            <translation>Gegner in einer Zeile hinzufügen</translation>
        </message>
        <message>
            <source>Raise or lower the track by one</source>
            <translation>Die Leiste um eins erhöhen oder senken</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>Rang</translation>
        </message>
        <message>
            <source>Rank of the hazard or effect</source>
            <translation>Rang der Gefahr oder des Effekts</translation>
        </message>
        <message>
            <source>Rank of the hit</source>
            <translation>Rang des Treffers</translation>
        </message>
        <message>
            <source>Ranks of Advantage</source>
            <translation>Ränge Advantage</translation>
        </message>
        <message>
            <source>Ranks of Advantage that raise the DC</source>
            <translation>Ränge Advantage, die den DC erhöhen</translation>
        </message>
        <message>
            <source>Ranks of Disadvantage</source>
            <translation>Ränge Disadvantage</translation>
        </message>
        <message>
            <source>Ranks of Disadvantage that lower the DC</source>
            <translation>Ränge Disadvantage, die den DC senken</translation>
        </message>
        <message>
            <source>Reading file…</source>
            <translation>Datei wird gelesen…</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Grund</translation>
        </message>
        <message>
            <source>Reason for the award</source>
            <translation>Grund für die Verleihung</translation>
        </message>
        <message>
            <source>Reason for {hero}'s award of {die}: {reason}</source>
            <translation>Grund für die Verleihung von {die} an {hero}: {reason}</translation>
        </message>
        <message>
            <source>Recover between encounters, for Stress.</source>
            <translation>Zwischen zwei Begegnungen einen Recover nutzen, für Stress.</translation>
        </message>
        <message>
            <source>Recover immediately, in addition to the one per encounter. Costs Stress.</source>
            <translation>Sofort einen Recover nutzen, zusätzlich zu dem einen je Begegnung. Kostet Stress.</translation>
        </message>
        <message>
            <source>Recovered 1 unsaved step from the journal.</source>
            <translation>1 ungespeicherter Schritt wurde aus der Mitschrift wiederhergestellt.</translation>
        </message>
        <message>
            <source>Recovered {steps} unsaved steps from the journal.</source>
            <translation>{steps} ungespeicherte Schritte wurden aus der Mitschrift wiederhergestellt.</translation>
        </message>
        <message>
            <source>Recovery</source>
            <translation>Erholung</translation>
        </message>
        <message>
            <source>Red-Handed</source>
            <translation>Auf frischer Tat</translation>
        </message>
        <message>
            <source>Redone: {what}</source>
            <translation>Wiederholt: {what}</translation>
        </message>
        <message>
            <source>Redraw the window</source>
            <translation>Fenster neu zeichnen</translation>
        </message>
        <message>
            <source>Regain HP equal to Might.</source>
            <translation>HP in Höhe von Might zurückgewinnen.</translation>
        </message>
        <message>
            <source>Regain HP up to the maximum. The dead can't regain HP.</source>
            <translation>HP bis zum Maximum zurückgewinnen. Tote gewinnen keine HP zurück.</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Remove Stress equal to the hero's Tier. Each Recover used instead lowers that by 1 and can remove a wound or condition.</source>
            <translation>Stress in Höhe des Tiers entfernen. Jeder stattdessen genutzte Recover senkt das um 1 und kann eine Wunde oder einen Zustand entfernen.</translation>
        </message>
        <message>
            <source>Remove dazed, stunned or fatigued. Asleep becomes exhausted, and exhausted becomes fatigued.</source>
            <translation>Dazed, Stunned oder Fatigued beenden. Aus Asleep wird Exhausted, aus Exhausted wird Fatigued.</translation>
        </message>
        <message>
            <source>Remove from list</source>
            <translation>Aus der Liste entfernen</translation>
        </message>
        <message>
            <source>Remove from the campaign</source>
            <translation>Aus der Kampagne entfernen</translation>
        </message>
        <message>
            <source>Remove one</source>
            <translation>Eins weniger</translation>
        </message>
        <message>
            <source>Remove one {unit}</source>
            <translation>Eins weniger: {unit}</translation>
        </message>
        <message>
            <source>Remove something first. The maximum is {most} custom conditions, counters and clocks.</source>
            <translation>Entferne zuerst etwas. Höchstens {most} eigene Zustände, Zähler und Uhren sind möglich.</translation>
        </message>
        <message>
            <source>Remove this token by hand</source>
            <translation>Diese Spielmarke von Hand entfernen</translation>
        </message>
        <message>
            <source>Remove {condition}</source>
            <translation>{condition} entfernen</translation>
        </message>
        <message>
            <source>Remove {name} from the campaign</source>
            <translation>{name} aus der Kampagne entfernen</translation>
        </message>
        <message>
            <source>Remove {name}'s Stress and Destiny dice first. The opposition can't have any.</source>
            <translation>Zuerst Stress und Destiny-Würfel von {name} entfernen. Gegner haben keine.</translation>
        </message>
        <message>
            <source>Remove {name}'s Victory points first. The opposition can't have any.</source>
            <translation>Zuerst die Victory points von {name} entfernen. Gegner können keine haben.</translation>
        </message>
        <message>
            <source>Remove {trait}</source>
            <translation>{trait} entfernen</translation>
        </message>
        <message>
            <source>Removed with {name}</source>
            <translation>Entfernt mit {name}</translation>
        </message>
        <message>
            <source>Removes</source>
            <translation>Entfernt</translation>
        </message>
        <message>
            <source>Removes all Shock and conditions, and as many Wounds as you say.</source>
            <translation>Entfernt allen Shock und alle Zustände und so viele Wounds, wie du angibst.</translation>
        </message>
        <message>
            <source>Reroll</source>
            <translation>Neu würfeln</translation>
        </message>
        <message>
            <source>Reroll one die of your own roll.</source>
            <translation>Einen Würfel des eigenen Wurfs neu würfeln.</translation>
        </message>
        <message>
            <source>Reroll the d{size} ({face})</source>
            <translation>d{size} neu würfeln ({face})</translation>
        </message>
        <message>
            <source>Reroll the first die of a Favored test. The second result counts.</source>
            <translation>Den ersten Würfel einer Favored-Probe neu würfeln. Das zweite Ergebnis zählt.</translation>
        </message>
        <message>
            <source>Rerolled because the test is Favored</source>
            <translation>Neu gewürfelt, weil die Probe Favored ist</translation>
        </message>
        <message>
            <source>Rerolled d20</source>
            <translation>Neu gewürfelter d20</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Zurücksetzen</translation>
        </message>
        <message>
            <source>Reset every hero's Victory points for a new day. Unspent points are lost.</source>
            <translation>Die Victory points aller Helden für einen neuen Tag zurücksetzen. Nicht ausgegebene Punkte verfallen.</translation>
        </message>
        <message>
            <source>Reset shortcuts</source>
            <translation>Tastenkürzel zurücksetzen</translation>
        </message>
        <message>
            <source>Reset to default</source>
            <translation>Auf Standard zurücksetzen</translation>
        </message>
        <message>
            <source>Reset to default: {rule}</source>
            <translation>Auf Standard zurücksetzen: {rule}</translation>
        </message>
        <message>
            <source>Resist</source>
            <translation>Widerstehen</translation>
        </message>
        <message>
            <source>Resistance</source>
            <translation>Widerstand</translation>
        </message>
        <message>
            <source>Resistance: another defense check against an ongoing effect</source>
            <translation>Resistance: noch eine Verteidigungsprobe gegen einen anhaltenden Effekt</translation>
        </message>
        <message>
            <source>Resisted</source>
            <translation>Widerstanden</translation>
        </message>
        <message>
            <source>Resisted with</source>
            <translation>Widerstand mit</translation>
        </message>
        <message>
            <source>Resisted, {degrees}.</source>
            <translation>Widerstanden, {degrees}.</translation>
        </message>
        <message>
            <source>Resists with</source>
            <translation>Widersteht mit</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>Restore a backup</source>
            <translation>Sicherung wiederherstellen</translation>
        </message>
        <message>
            <source>Restored the backup from {when}.</source>
            <translation>Sicherung wiederhergestellt: {when}.</translation>
        </message>
        <message>
            <source>Restored: {what}, d{size}.</source>
            <translation>Wiederhergestellt: {what}, d{size}.</translation>
        </message>
        <message>
            <source>Restored: {what}.</source>
            <translation>Wiederhergestellt: {what}.</translation>
        </message>
        <message>
            <source>Restores all HP, Mana and Luck. If HP was already full, removes one Fatigue.</source>
            <translation>Füllt HP, Mana und Luck auf. Waren die HP schon voll, entfällt eine Fatigue.</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Retry: a new attempt where that takes extra effort</source>
            <translation>Retry: ein neuer Versuch, wo das einen Kraftakt erfordert</translation>
        </message>
        <message>
            <source>Return to &amp;now</source>
            <translation>Zurück zum &amp;Jetzt</translation>
        </message>
        <message>
            <source>Reveal or hide &amp;opposition</source>
            <translation>&amp;Gegner zeigen oder verbergen</translation>
        </message>
        <message>
            <source>Roads and Weather</source>
            <translation>Weg und Wetter</translation>
        </message>
        <message>
            <source>Roleplay</source>
            <translation>Rollenspiel</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Würfeln</translation>
        </message>
        <message>
            <source>Roll</source>
            <comment>a step of the Tilt</comment>
            <translation>Wurf</translation>
        </message>
        <message>
            <source>Roll</source>
            <comment>what was rolled</comment>
            <translation>Wurf</translation>
        </message>
        <message>
            <source>Roll &amp;dice</source>
            <translation>Wür&amp;feln</translation>
        </message>
        <message>
            <source>Roll &amp;tables…</source>
            <translation>Wurf&amp;tabellen…</translation>
        </message>
        <message>
            <source>Roll Countdown dice one at a time.</source>
            <translation>Countdown-Würfel werden einzeln geworfen.</translation>
        </message>
        <message>
            <source>Roll Td20 by itself, not in a sum. Anything added would not change its bonus.</source>
            <translation>Td20 wird allein geworfen, nicht in einer Summe. Ein Zuschlag würde den Bonus nicht ändern.</translation>
        </message>
        <message>
            <source>Roll a Countdown die by itself, not in a sum: {die}.</source>
            <translation>Ein Countdown-Würfel wird allein geworfen, nicht in einer Summe: {die}.</translation>
        </message>
        <message>
            <source>Roll a Tragedy from the GM's hand and subtract it from a hero's check.</source>
            <translation>Einen Tragedy-Würfel von der Hand der SL würfeln und von der Probe eines Helden abziehen.</translation>
        </message>
        <message>
            <source>Roll a Tragedy from the GM's hand, use it once against the heroes, then discard it.</source>
            <translation>Einen Tragedy-Würfel von der Hand der SL würfeln, einmal gegen die Helden nutzen und ablegen.</translation>
        </message>
        <message>
            <source>Roll a Tragedy from the GM's hand. Half of it (rounded up) is ranks of Disadvantage for a hero.</source>
            <translation>Einen Tragedy-Würfel von der Hand der SL würfeln. Die Hälfte (aufgerundet) sind Ränge Disadvantage für einen Helden.</translation>
        </message>
        <message>
            <source>Roll a check first. A Victory point can improve it until the outcome is announced.</source>
            <translation>Zuerst eine Probe würfeln. Ein Victory point kann sie verbessern, bis der Ausgang verkündet ist.</translation>
        </message>
        <message>
            <source>Roll a check or save. It stays open until you announce it.</source>
            <translation>Eine Probe oder einen Rettungswurf würfeln. Der Wurf bleibt offen, bis er verkündet wird.</translation>
        </message>
        <message>
            <source>Roll a check.</source>
            <translation>Eine Probe würfeln.</translation>
        </message>
        <message>
            <source>Roll a check. It stays open until you announce it.</source>
            <translation>Eine Probe würfeln. Sie bleibt offen, bis sie verkündet ist.</translation>
        </message>
        <message>
            <source>Roll a d20 and multiply it by 5. It happens if the result doesn't exceed the chance.</source>
            <translation>Einen d20 würfeln und mit 5 malnehmen. Es geschieht, wenn das Ergebnis die Chance nicht übersteigt.</translation>
        </message>
        <message>
            <source>Roll a d20 instead of counting 10</source>
            <translation>Einen d20 würfeln, statt 10 zu zählen</translation>
        </message>
        <message>
            <source>Roll a power against an effect. A success counters it.</source>
            <translation>Eine Kraft gegen einen Effekt würfeln. Ein Erfolg wehrt ihn ab.</translation>
        </message>
        <message>
            <source>Roll a second d20 and use the better one</source>
            <translation>Einen zweiten d20 würfeln und den besseren nutzen</translation>
        </message>
        <message>
            <source>Roll a second d20 and use the worse one</source>
            <translation>Einen zweiten d20 würfeln und den schlechteren nutzen</translation>
        </message>
        <message>
            <source>Roll a test. It stays open until you announce it.</source>
            <translation>Eine Probe würfeln. Sie bleibt offen, bis sie verkündet wird.</translation>
        </message>
        <message>
            <source>Roll again before the outcome is announced. The better roll counts.</source>
            <translation>Neu würfeln, bevor der Ausgang verkündet ist. Der bessere Wurf zählt.</translation>
        </message>
        <message>
            <source>Roll all of them now. During an encounter they are rolled each round.</source>
            <translation>Alle jetzt werfen. Während einer Begegnung werden sie jede Runde geworfen.</translation>
        </message>
        <message>
            <source>Roll an attack. The target resists a hit.</source>
            <translation>Einen Angriff würfeln. Das Ziel widersteht einem Treffer.</translation>
        </message>
        <message>
            <source>Roll an attack. The target resists the damage of a hit.</source>
            <translation>Einen Angriff würfeln. Das Ziel widersteht dem Schaden eines Treffers.</translation>
        </message>
        <message>
            <source>Roll dice for one character at a time.</source>
            <translation>Immer nur für eine Figur auf einmal würfeln.</translation>
        </message>
        <message>
            <source>Roll for each foe in a group</source>
            <translation>Für jeden Gegner einer Gruppe einzeln würfeln</translation>
        </message>
        <message>
            <source>Roll for the Tilt</source>
            <translation>Für den Tilt würfeln</translation>
        </message>
        <message>
            <source>Roll for the obstacle</source>
            <translation>Für das Hindernis würfeln</translation>
        </message>
        <message>
            <source>Roll immediately to counter an effect, even one that has hit.</source>
            <translation>Sofort würfeln, um einen Effekt abzuwehren, auch wenn er schon getroffen hat.</translation>
        </message>
        <message>
            <source>Roll initiative</source>
            <translation>Initiative würfeln</translation>
        </message>
        <message>
            <source>Roll initiative next</source>
            <translation>Danach Initiative würfeln</translation>
        </message>
        <message>
            <source>Roll instead</source>
            <translation>Doch würfeln</translation>
        </message>
        <message>
            <source>Roll off</source>
            <translation>Stechen</translation>
        </message>
        <message>
            <source>Roll table</source>
            <translation>Wurftabelle</translation>
        </message>
        <message>
            <source>Roll tables</source>
            <translation>Wurftabellen</translation>
        </message>
        <message>
            <source>Roll tables…</source>
            <translation>Wurftabellen…</translation>
        </message>
        <message>
            <source>Roll the Countdown dice now</source>
            <translation>Countdown-Würfel jetzt werfen</translation>
        </message>
        <message>
            <source>Roll the check first. A Coup improves a success.</source>
            <translation>Zuerst die Probe würfeln. Ein Coup verbessert einen Erfolg.</translation>
        </message>
        <message>
            <source>Roll the counter first, or skip it. The effect can still be countered.</source>
            <translation>Zuerst die Abwehr würfeln oder auslassen. Der Effekt kann noch abgewehrt werden.</translation>
        </message>
        <message>
            <source>Roll the counter first, or skip it. The hit can still be countered.</source>
            <translation>Zuerst die Abwehr würfeln oder auslassen. Der Treffer kann noch abgewehrt werden.</translation>
        </message>
        <message>
            <source>Roll the damage</source>
            <translation>Schaden würfeln</translation>
        </message>
        <message>
            <source>Roll the damage of the hit.</source>
            <translation>Den Schaden des Treffers würfeln.</translation>
        </message>
        <message>
            <source>Roll the dice for a failed routine check.</source>
            <translation>Eine misslungene Routineprobe doch würfeln.</translation>
        </message>
        <message>
            <source>Roll to resist a hit.</source>
            <translation>Würfeln, um einem Treffer zu widerstehen.</translation>
        </message>
        <message>
            <source>Roll to resist the damage of a hit.</source>
            <translation>Würfeln, um dem Schaden eines Treffers zu widerstehen.</translation>
        </message>
        <message>
            <source>Roll {dice}</source>
            <translation>{dice} würfeln</translation>
        </message>
        <message>
            <source>Roll {name}'s check first. A Coup improves a success.</source>
            <translation>Zuerst die Probe von {name} würfeln. Ein Coup verbessert einen Erfolg.</translation>
        </message>
        <message>
            <source>Roll {number}</source>
            <translation>Wurf {number}</translation>
        </message>
        <message>
            <source>Rolled</source>
            <translation>Gewürfelt</translation>
        </message>
        <message>
            <source>Rolled when a session starts.</source>
            <translation>Wird beim Start der Sitzung gewürfelt.</translation>
        </message>
        <message>
            <source>Rolled {damage}</source>
            <translation>Gewürfelt {damage}</translation>
        </message>
        <message>
            <source>Rolled {times} times</source>
            <translation>{times}-mal gewürfelt</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Würfe</translation>
        </message>
        <message>
            <source>Rolls and awards appear here.</source>
            <translation>Würfe und Belohnungen erscheinen hier.</translation>
        </message>
        <message>
            <source>Rolls of each face, from 1 up (dashes: expected)</source>
            <translation>Würfe je Augenzahl, ab 1 (Striche: erwartet)</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <source>Round {round}.</source>
            <translation>Runde {round}.</translation>
        </message>
        <message>
            <source>Routine</source>
            <comment>a check that is not rolled</comment>
            <translation>Routine</translation>
        </message>
        <message>
            <source>Row</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>Row {line}, column “{column}”: {complaint}</source>
            <translation>Zeile {line}, Spalte „{column}“: {complaint}</translation>
        </message>
        <message>
            <source>Row {line}: {cells}</source>
            <translation>Zeile {line}: {cells}</translation>
        </message>
        <message>
            <source>Row {line}: {complaint}</source>
            <translation>Zeile {line}: {complaint}</translation>
        </message>
        <message>
            <source>S&amp;ession summaries</source>
            <translation>Zusammenfassungen &amp;der Sitzungen</translation>
        </message>
        <message>
            <source>Same adventure: keep Victory points</source>
            <translation>Dasselbe Abenteuer: Victory points behalten</translation>
        </message>
        <message>
            <source>Sample campaign. Your first change saves your own copy.</source>
            <translation>Beispielkampagne. Die erste Änderung speichert eine eigene Kopie.</translation>
        </message>
        <message>
            <source>Saturday</source>
            <translation>Samstag</translation>
        </message>
        <message>
            <source>Saturday</source>
            <comment>within a line</comment>
            <translation>Samstag</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Save</source>
            <comment>a roll to be spared something</comment>
            <translation>Rettungswurf</translation>
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation>Speichern &amp;unter…</translation>
        </message>
        <message>
            <source>Save a copy to the folder</source>
            <translation>Kopie im Ordner speichern</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Speichern unter…</translation>
        </message>
        <message>
            <source>Save campaign as</source>
            <translation>Kampagne speichern unter</translation>
        </message>
        <message>
            <source>Save for</source>
            <translation>Speichern für</translation>
        </message>
        <message>
            <source>Save this campaign to its own file before you restore a backup.</source>
            <translation>Vor dem Wiederherstellen einer Sicherung diese Kampagne in einer eigenen Datei speichern.</translation>
        </message>
        <message>
            <source>Save {document}</source>
            <translation>{document} speichern</translation>
        </message>
        <message>
            <source>Saved as {file}.</source>
            <translation>Gespeichert als {file}.</translation>
        </message>
        <message>
            <source>Saved in {folder}</source>
            <translation>Wird in {folder} gespeichert</translation>
        </message>
        <message>
            <source>Saved to journal · {file}</source>
            <translation>In der Mitschrift gespeichert · {file}</translation>
        </message>
        <message>
            <source>Saved · {file}</source>
            <translation>Gespeichert · {file}</translation>
        </message>
        <message>
            <source>Saving the last step…</source>
            <translation>Der letzte Schritt wird gespeichert…</translation>
        </message>
        <message>
            <source>Saving… · {file}</source>
            <translation>Wird gespeichert… · {file}</translation>
        </message>
        <message>
            <source>Scan the QR code again, or type the code that the game master shows you.</source>
            <translation>Scanne den QR-Code noch einmal oder tippe den Code ein, den dir die Spielleitung zeigt.</translation>
        </message>
        <message>
            <source>Scan this with a phone's camera, or open the address and type the code.</source>
            <translation>Scanne das mit der Kamera eines Handys, oder öffne die Adresse und tippe den Code ein.</translation>
        </message>
        <message>
            <source>Se&amp;ttings…</source>
            <translation>&amp;Einstellungen…</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search or type a command: “check {hero}”, “{track} {hero} +2”, “2d6+1”, “note …”</source>
            <translation>Befehl suchen oder eintippen: „probe {hero}“, „{track} {hero} +2“, „2d6+1“, „notiz …“</translation>
        </message>
        <message>
            <source>Search results</source>
            <translation>Suchergebnisse</translation>
        </message>
        <message>
            <source>Second Wind</source>
            <translation>Neue Kraft</translation>
        </message>
        <message>
            <source>Second d20</source>
            <translation>Zweiter d20</translation>
        </message>
        <message>
            <source>Sections</source>
            <translation>Abschnitte</translation>
        </message>
        <message>
            <source>Seized</source>
            <translation>Beschlagnahmt</translation>
        </message>
        <message>
            <source>Select a row or token, or a target for the token you carry</source>
            <translation>Zeile oder Spielmarke wählen oder ein Ziel für die getragene Spielmarke</translation>
        </message>
        <message>
            <source>Select at least one hero whose player is here.</source>
            <translation>Mindestens einen Helden ankreuzen, dessen Spieler da ist.</translation>
        </message>
        <message>
            <source>Sent to the printer.</source>
            <translation>An den Drucker geschickt.</translation>
        </message>
        <message>
            <source>Separate harm in conflicts</source>
            <translation>Eigener Schaden in Konflikten</translation>
        </message>
        <message>
            <source>September</source>
            <translation>September</translation>
        </message>
        <message>
            <source>Session</source>
            <translation>Sitzung</translation>
        </message>
        <message>
            <source>Session log</source>
            <translation>Protokoll der Sitzung</translation>
        </message>
        <message>
            <source>Session {number}</source>
            <translation>Sitzung {number}</translation>
        </message>
        <message>
            <source>Session {number} ends.</source>
            <translation>Sitzung {number} endet.</translation>
        </message>
        <message>
            <source>Session {number} has started.</source>
            <translation>Sitzung {number} wurde gestartet.</translation>
        </message>
        <message>
            <source>Session {number} starts with {names}.</source>
            <translation>Sitzung {number} startet mit {names}.</translation>
        </message>
        <message>
            <source>Session {number}, “{title}”, starts with {names}.</source>
            <translation>Sitzung {number}, „{title}“, startet mit {names}.</translation>
        </message>
        <message>
            <source>Session {number}: {title}</source>
            <translation>Sitzung {number}: {title}</translation>
        </message>
        <message>
            <source>Set &amp;aside</source>
            <translation>Beiseite&amp;legen</translation>
        </message>
        <message>
            <source>Set the damage first: the number of dice, or a number to add.</source>
            <translation>Leg zuerst den Schaden fest: die Anzahl der Würfel oder eine Zahl, die dazukommt.</translation>
        </message>
        <message>
            <source>Set {name} aside</source>
            <translation>{name} beiseitelegen</translation>
        </message>
        <message>
            <source>Sets the number that the damage must reach</source>
            <translation>Womit der Schaden verglichen wird</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Settled</source>
            <translation>Erledigt</translation>
        </message>
        <message>
            <source>Settled: {what}</source>
            <translation>Erledigt: {what}</translation>
        </message>
        <message>
            <source>Settled: {what} {word}</source>
            <translation>Erledigt: {what} {word}</translation>
        </message>
        <message>
            <source>Severity</source>
            <translation>Stärke</translation>
        </message>
        <message>
            <source>Shaken</source>
            <translation>Shaken</translation>
        </message>
        <message>
            <source>Shaken, and dazed until the end of the next turn</source>
            <translation>Shaken, dazu Dazed bis zum Ende des nächsten Zugs</translation>
        </message>
        <message>
            <source>Shaken, and staggered</source>
            <translation>Shaken, dazu Staggered</translation>
        </message>
        <message>
            <source>Shattered Spheres uses only Destiny dice and Fate stones.</source>
            <translation>Shattered Spheres nutzt nur Destiny-Würfel und Fate-Steine.</translation>
        </message>
        <message>
            <source>Sheer luck</source>
            <translation>Reines Glück</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>Bogen</translation>
        </message>
        <message>
            <source>Shock is over its limit.</source>
            <translation>Shock liegt über dem Limit.</translation>
        </message>
        <message>
            <source>Shortage</source>
            <translation>Mangelware</translation>
        </message>
        <message>
            <source>Shortcut for {action}</source>
            <comment>of the keyboard</comment>
            <translation>Tastenkürzel für {action}</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <comment>of the keyboard</comment>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Show all errors</source>
            <translation>Alle Fehler anzeigen</translation>
        </message>
        <message>
            <source>Show o&amp;utcomes in the player window</source>
            <translation>&amp;Ergebnisse im Spielerfenster zeigen</translation>
        </message>
        <message>
            <source>Show the QR code in the player window</source>
            <translation>QR-Code im Spielerfenster zeigen</translation>
        </message>
        <message>
            <source>Show the table</source>
            <translation>Tisch zeigen</translation>
        </message>
        <message>
            <source>Show the table on phones</source>
            <translation>Tisch auf Handys zeigen</translation>
        </message>
        <message>
            <source>Show {name} to players</source>
            <translation>{name} den Spielenden zeigen</translation>
        </message>
        <message>
            <source>Side</source>
            <comment>hero or opposition</comment>
            <translation>Seite</translation>
        </message>
        <message>
            <source>Simplified Chinese</source>
            <translation>Vereinfachtes Chinesisch</translation>
        </message>
        <message>
            <source>Since an earlier session</source>
            <translation>Seit einer früheren Sitzung</translation>
        </message>
        <message>
            <source>Since this session</source>
            <translation>Seit dieser Sitzung</translation>
        </message>
        <message>
            <source>Situational modifier, added to the bonus</source>
            <translation>Situationsmodifikator, wird zum Bonus addiert</translation>
        </message>
        <message>
            <source>Six-sided dice instead of Fudge dice</source>
            <translation>Sechsseitige Würfel statt Fudge-Würfel</translation>
        </message>
        <message>
            <source>Size of the Destiny dice</source>
            <translation>Größe der Destiny-Würfel</translation>
        </message>
        <message>
            <source>Size of the damage dice</source>
            <translation>Größe der Schadenswürfel</translation>
        </message>
        <message>
            <source>Skill</source>
            <translation>Fertigkeit</translation>
        </message>
        <message>
            <source>Skill check</source>
            <translation>Fertigkeit</translation>
        </message>
        <message>
            <source>Skill or ability</source>
            <translation>Fertigkeit oder Attribut</translation>
        </message>
        <message>
            <source>Skill rank</source>
            <translation>Fertigkeitsrang</translation>
        </message>
        <message>
            <source>Skill value</source>
            <translation>Fertigkeitswert</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Geübt</translation>
        </message>
        <message>
            <source>Skills (adds)</source>
            <translation>Fertigkeiten (Adds)</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Überspringen</translation>
        </message>
        <message>
            <source>Skip damage</source>
            <translation>Schaden überspringen</translation>
        </message>
        <message>
            <source>Skip resistance</source>
            <translation>Widerstand auslassen</translation>
        </message>
        <message>
            <source>Skip the Tilt</source>
            <translation>Tilt überspringen</translation>
        </message>
        <message>
            <source>Skip this column</source>
            <translation>Diese Spalte auslassen</translation>
        </message>
        <message>
            <source>Skip to the table</source>
            <translation>Direkt zum Tisch</translation>
        </message>
        <message>
            <source>Skips any further use of the award.</source>
            <translation>Überspringt jede weitere Verwendung der Verleihung.</translation>
        </message>
        <message>
            <source>Slow to act.</source>
            <translation>Handelt langsam.</translation>
        </message>
        <message>
            <source>Some steps no longer fit this file, because it was changed elsewhere. The steps are saved in {file}.</source>
            <translation>Einige Schritte passen nicht mehr zu dieser Datei, weil sie anderswo geändert wurde. Die Schritte sind in {file} gespeichert.</translation>
        </message>
        <message>
            <source>Some steps of the journal {file} couldn't be read or don't fit this file. They are missing here.</source>
            <translation>Einige Schritte in der Mitschrift {file} sind nicht lesbar oder passen nicht zu dieser Datei. Sie fehlen hier.</translation>
        </message>
        <message>
            <source>Some symbols in the file couldn't be read. They were replaced by “�”.</source>
            <translation>Einige Zeichen der Datei ließen sich nicht lesen. Sie wurden durch „�“ ersetzt.</translation>
        </message>
        <message>
            <source>Someone</source>
            <translation>Jemand</translation>
        </message>
        <message>
            <source>Someone can't bear a secret any longer, and chooses to tell the lucky one.</source>
            <translation>Jemand erträgt ein Geheimnis nicht länger und vertraut es dem Glückskind an.</translation>
        </message>
        <message>
            <source>Someone demands a full public apology, and won't let anything go on without it.</source>
            <translation>Jemand verlangt eine volle öffentliche Entschuldigung und lässt vorher nichts weitergehen.</translation>
        </message>
        <message>
            <source>Someone demands payment of a forgotten debt, with interest, in front of the worst possible company.</source>
            <translation>Jemand fordert eine vergessene Schuld samt Zinsen ein, vor der denkbar schlechtesten Gesellschaft.</translation>
        </message>
        <message>
            <source>Someone demands that a promise made lightly be kept tonight, down to the last word.</source>
            <translation>Jemand fordert ein leichtfertig gegebenes Versprechen ein, noch heute Nacht und bis aufs letzte Wort.</translation>
        </message>
        <message>
            <source>Someone everyone thought dead walks in, and is on the right side.</source>
            <translation>Jemand, den alle für tot hielten, kommt herein und steht auf der richtigen Seite.</translation>
        </message>
        <message>
            <source>Someone everyone thought dead walks in, with fresh scars and an old grudge.</source>
            <translation>Jemand, den alle für tot hielten, kommt herein, mit frischen Narben und altem Groll.</translation>
        </message>
        <message>
            <source>Someone gives up everything to free the lucky one, and asks only to be remembered.</source>
            <translation>Jemand gibt alles auf, um das Glückskind zu befreien, und bittet nur darum, nicht vergessen zu werden.</translation>
        </message>
        <message>
            <source>Someone had the key copied and has been coming and going for weeks.</source>
            <translation>Jemand hat den Schlüssel nachmachen lassen und geht seit Wochen ein und aus.</translation>
        </message>
        <message>
            <source>Someone has fallen for the unlucky one, follows them everywhere, and is jealous.</source>
            <translation>Jemand hat sich in den Pechvogel verliebt, folgt ihm überallhin und ist eifersüchtig.</translation>
        </message>
        <message>
            <source>Someone has studied the lucky one out of pure admiration, and will take their place once.</source>
            <translation>Jemand hat das Glückskind aus reiner Bewunderung studiert und nimmt einmal seinen Platz ein.</translation>
        </message>
        <message>
            <source>Someone has studied the unlucky one, and has been posing as them for weeks.</source>
            <translation>Jemand hat den Pechvogel studiert und gibt sich seit Wochen für ihn aus.</translation>
        </message>
        <message>
            <source>Someone heals the hero: remove a wound or condition for Stress. A supernatural healer can take the Stress instead.</source>
            <translation>Jemand heilt den Helden: Eine Wunde oder ein Zustand endet, für Stress. Wer übernatürlich heilt, kann den Stress übernehmen.</translation>
        </message>
        <message>
            <source>Someone offers the unlucky one an old vice for free, and hopes they give in.</source>
            <translation>Jemand bietet dem Pechvogel kostenlos ein altes Laster an und hofft, dass er schwach wird.</translation>
        </message>
        <message>
            <source>Someone on the other side likes the lucky one, and looks away when it counts.</source>
            <translation>Jemand auf der anderen Seite mag das Glückskind und sieht weg, wenn es darauf ankommt.</translation>
        </message>
        <message>
            <source>Someone powerful falls, and for one night the seal of office is within the lucky one's reach.</source>
            <translation>Jemand Mächtiges stürzt, und für eine Nacht ist das Amtssiegel in Reichweite des Glückskinds.</translation>
        </message>
        <message>
            <source>Someone rich wants the story's worst villain captured. Help is suddenly cheap.</source>
            <translation>Jemand mit viel Geld will den schlimmsten Schurken der Geschichte gefasst sehen. Hilfe ist plötzlich billig.</translation>
        </message>
        <message>
            <source>Someone saw what really happened, and tells everyone who asks.</source>
            <translation>Jemand hat gesehen, was wirklich geschah, und sagt es allen, die fragen.</translation>
        </message>
        <message>
            <source>Someone saw what really happened. No words, money or threats will keep that person quiet.</source>
            <translation>Jemand hat gesehen, was wirklich geschah. Weder Worte noch Geld noch Drohungen bringen diese Person zum Schweigen.</translation>
        </message>
        <message>
            <source>Someone sincerely apologizes, and reveals the truth about that night.</source>
            <translation>Jemand bittet aufrichtig um Verzeihung und verrät die Wahrheit über jene Nacht.</translation>
        </message>
        <message>
            <source>Someone the enemy can't bear to lose falls into the lucky one's hands, unharmed.</source>
            <translation>Jemand, den der Feind auf keinen Fall verlieren will, fällt dem Glückskind unversehrt in die Hände.</translation>
        </message>
        <message>
            <source>Someone typed too many wrong codes. Choose “New code” to accept codes again.</source>
            <translation>Jemand hat zu viele falsche Codes eingetippt. Wähle „Neuer Code“, um wieder Codes anzunehmen.</translation>
        </message>
        <message>
            <source>Someone who always came second turns up, and would rather fight beside the lucky one tonight.</source>
            <translation>Die ewige Nummer zwei taucht auf und will heute Nacht lieber an der Seite des Glückskinds kämpfen.</translation>
        </message>
        <message>
            <source>Someone who always came second turns up, much better than before, and has brought an audience.</source>
            <translation>Die ewige Nummer zwei taucht auf, viel besser als früher, und hat Publikum mitgebracht.</translation>
        </message>
        <message>
            <source>Someone's damage or effect</source>
            <translation>Schaden oder Effekt von jemandem</translation>
        </message>
        <message>
            <source>Something at the bottom of the lucky one's bag is suddenly what everyone wants to buy.</source>
            <translation>Etwas ganz unten in der Tasche des Glückskinds wollen plötzlich alle kaufen.</translation>
        </message>
        <message>
            <source>Something bad</source>
            <translation>Etwas Schlechtes</translation>
        </message>
        <message>
            <source>Something bad for {who}</source>
            <translation>Etwas Schlechtes für {who}</translation>
        </message>
        <message>
            <source>Something bad happens to {who}.</source>
            <translation>Etwas Schlechtes trifft {who}.</translation>
        </message>
        <message>
            <source>Something carried over the heart stops a deadly blow.</source>
            <translation>Etwas, das über dem Herzen getragen wird, hält einen tödlichen Hieb auf.</translation>
        </message>
        <message>
            <source>Something else</source>
            <translation>Etwas anderes</translation>
        </message>
        <message>
            <source>Something good</source>
            <translation>Etwas Gutes</translation>
        </message>
        <message>
            <source>Something good for {who}</source>
            <translation>Etwas Gutes für {who}</translation>
        </message>
        <message>
            <source>Something good happens to {who}.</source>
            <translation>Etwas Gutes trifft {who}.</translation>
        </message>
        <message>
            <source>Something large crashes where it shouldn't. The lucky one is the first to reach its cargo.</source>
            <translation>Etwas Großes stürzt ab, wo es nicht sollte. Das Glückskind ist als Erstes bei der Ladung.</translation>
        </message>
        <message>
            <source>Something large crashes where it shouldn't: on the safe house, the escape route or the whole plan.</source>
            <translation>Etwas Großes stürzt ab, wo es nicht sollte: auf das Versteck, den Fluchtweg oder den ganzen Plan.</translation>
        </message>
        <message>
            <source>Something lent long ago comes back repaired, sharpened and better than new.</source>
            <translation>Etwas vor langer Zeit Verliehenes kommt repariert und geschärft zurück, besser als neu.</translation>
        </message>
        <message>
            <source>Something long dead, lost or switched off speaks, and it knows the way in.</source>
            <translation>Etwas längst Totes, Verlorenes oder Abgeschaltetes spricht, und es kennt den Weg hinein.</translation>
        </message>
        <message>
            <source>Something long dead, lost or switched off speaks. It asks to be let in, and it knows whom to ask for.</source>
            <translation>Etwas längst Totes, Verlorenes oder Abgeschaltetes spricht. Es bittet um Einlass und weiß, nach wem es fragen muss.</translation>
        </message>
        <message>
            <source>Something old accepts an offer that was made as a joke.</source>
            <translation>Etwas Altes nimmt ein Angebot an, das als Scherz gemeint war.</translation>
        </message>
        <message>
            <source>Something old pays what it owes and wants nothing more.</source>
            <translation>Etwas Altes zahlt, was es schuldet, und will nichts weiter.</translation>
        </message>
        <message>
            <source>Something vast wakes up, and it has picked up the unlucky one's scent.</source>
            <translation>Etwas Gewaltiges erwacht und hat die Witterung des Pechvogels aufgenommen.</translation>
        </message>
        <message>
            <source>Something vast wakes up, and it wants to eat the enemy first.</source>
            <translation>Etwas Gewaltiges erwacht, und es will zuerst den Feind fressen.</translation>
        </message>
        <message>
            <source>Something went wrong in gmtracker. You can keep playing. The status bar shows whether your campaign is saved.</source>
            <translation>In gmtracker ist ein Fehler aufgetreten. Das Spiel kann weitergehen. Ob die Kampagne gespeichert ist, zeigt die Statusleiste.</translation>
        </message>
        <message>
            <source>Sort by &amp;turn</source>
            <translation>Nach &amp;Zügen ordnen</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <source>Source (fire, silver …)</source>
            <translation>Quelle (Feuer, Silber …)</translation>
        </message>
        <message>
            <source>Space, Shift+Space</source>
            <translation>Leertaste, Umschalt+Leertaste</translation>
        </message>
        <message>
            <source>Speed: +1 for a round</source>
            <translation>Speed: +1 für eine Runde</translation>
        </message>
        <message>
            <source>Spend</source>
            <translation>Ausgeben</translation>
        </message>
        <message>
            <source>Spend 1 Luck</source>
            <translation>1 Luck ausgeben</translation>
        </message>
        <message>
            <source>Spend 1 Luck at a time.</source>
            <translation>Immer nur 1 Luck auf einmal ausgeben.</translation>
        </message>
        <message>
            <source>Spend Luck on the check</source>
            <translation>Luck für die Probe ausgeben</translation>
        </message>
        <message>
            <source>Spend Possibilities one at a time.</source>
            <translation>Possibilities werden einzeln ausgegeben.</translation>
        </message>
        <message>
            <source>Spend a Possibility</source>
            <translation>Possibility ausgeben</translation>
        </message>
        <message>
            <source>Spend a Possibility and pass a Reality test (DN 10) to remove Wounds and Shock.</source>
            <translation>Eine Possibility ausgeben und eine Reality-Probe (DN 10) bestehen, um Wounds und Shock zu entfernen.</translation>
        </message>
        <message>
            <source>Spend a Victory point</source>
            <translation>Victory point ausgeben</translation>
        </message>
        <message>
            <source>Spend a Victory point on the check</source>
            <translation>Victory point für die Probe ausgeben</translation>
        </message>
        <message>
            <source>Spend {token} on the check</source>
            <translation>{token} für die Probe ausgeben</translation>
        </message>
        <message>
            <source>Spend {what}</source>
            <translation>{what} ausgeben</translation>
        </message>
        <message>
            <source>Spend {what} (goes to the GM's hand)</source>
            <translation>{what} ausgeben (geht auf die Hand der SL)</translation>
        </message>
        <message>
            <source>Spent</source>
            <translation>Ausgegeben</translation>
        </message>
        <message>
            <source>Spent Tragedy dice appear here.</source>
            <translation>Für ausgegebene Tragedy-Würfel.</translation>
        </message>
        <message>
            <source>Spent on</source>
            <translation>Ausgegeben für</translation>
        </message>
        <message>
            <source>Spent: {uses}</source>
            <translation>Ausgegeben: {uses}</translation>
        </message>
        <message>
            <source>Spreadsheets ({patterns})</source>
            <translation>Tabellen ({patterns})</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Standard, {chance} Good or better</source>
            <translation>Standard, {chance} Good oder besser</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Starten</translation>
        </message>
        <message>
            <source>Start a new act: every Storm Knight at the table and the GM get Possibilities.</source>
            <translation>Einen neuen Akt starten: Jeder Storm Knight am Tisch und die SL erhalten Possibilities.</translation>
        </message>
        <message>
            <source>Start an en&amp;counter…</source>
            <translation>Begegnung st&amp;arten…</translation>
        </message>
        <message>
            <source>Start an encounter</source>
            <translation>Begegnung starten</translation>
        </message>
        <message>
            <source>Start an encounter first. An extra action is possible only in an encounter.</source>
            <translation>Zuerst eine Begegnung starten. Eine zusätzliche Aktion ist nur in einer Begegnung möglich.</translation>
        </message>
        <message>
            <source>Start an encounter first. Fate stones are earned only during an encounter.</source>
            <translation>Zuerst eine Begegnung starten. Fate-Steine werden nur in einer Begegnung verdient.</translation>
        </message>
        <message>
            <source>Start session</source>
            <translation>Sitzung starten</translation>
        </message>
        <message>
            <source>Start the session</source>
            <translation>Sitzung starten</translation>
        </message>
        <message>
            <source>Start the session first.</source>
            <translation>Zuerst die Sitzung starten.</translation>
        </message>
        <message>
            <source>Start the session first. Destiny is dealt and earned during play.</source>
            <translation>Zuerst die Sitzung starten. Destiny wird im Spiel ausgeteilt und verdient.</translation>
        </message>
        <message>
            <source>Start the session first. Encounters take place within a session.</source>
            <translation>Zuerst die Sitzung starten. Begegnungen gehören zu einer Sitzung.</translation>
        </message>
        <message>
            <source>Start the session first. Extra effort is possible only during play.</source>
            <translation>Zuerst die Sitzung starten. Ein Kraftakt ist nur im Spiel möglich.</translation>
        </message>
        <message>
            <source>Start the session first. Surges are possible only during play.</source>
            <translation>Zuerst die Sitzung starten. Surges gibt es nur im laufenden Spiel.</translation>
        </message>
        <message>
            <source>Start the session first. Victory points are earned and spent only during play.</source>
            <translation>Zuerst die Sitzung starten. Victory points werden nur im Spiel verdient und ausgegeben.</translation>
        </message>
        <message>
            <source>Step {number}</source>
            <translation>Schritt {number}</translation>
        </message>
        <message>
            <source>Step {number} (done)</source>
            <translation>Schritt {number} (erledigt)</translation>
        </message>
        <message>
            <source>Step {number} of {count}: {step}</source>
            <translation>Schritt {number} von {count}: {step}</translation>
        </message>
        <message>
            <source>Still in play</source>
            <translation>Noch im Spiel</translation>
        </message>
        <message>
            <source>Still owed. To settle an item, tick it. You can say how in the note above.</source>
            <translation>Noch offen. Zum Erledigen ankreuzen. Die Notiz oben kann sagen, wie.</translation>
        </message>
        <message>
            <source>Still owed: {count} items.</source>
            <translation>Noch offen: {count} Dinge.</translation>
        </message>
        <message>
            <source>Still owed: “{thing}”</source>
            <translation>Noch offen: „{thing}“</translation>
        </message>
        <message>
            <source>Still to choose: {names}. Choose, or press again to continue without them.</source>
            <translation>Noch zu wählen: {names}. Wählen oder zum Weitermachen ohne Wahl noch einmal drücken.</translation>
        </message>
        <message>
            <source>Still to vote: {names}.</source>
            <translation>Es fehlen noch Stimmen: {names}.</translation>
        </message>
        <message>
            <source>Stones</source>
            <translation>Steine</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Stopped by</source>
            <translation>Aufgehalten durch</translation>
        </message>
        <message>
            <source>Strength: +1 for a round</source>
            <translation>Strength: +1 für eine Runde</translation>
        </message>
        <message>
            <source>Stress cost of healing and Recover</source>
            <translation>Stress für Heilung und Recover</translation>
        </message>
        <message>
            <source>Struggles to dodge and parry.</source>
            <translation>Hat Mühe, auszuweichen und zu parieren.</translation>
        </message>
        <message>
            <source>Stunt</source>
            <translation>Stunt</translation>
        </message>
        <message>
            <source>Stunt: {what}</source>
            <translation>Stunt: {what}</translation>
        </message>
        <message>
            <source>Su&amp;mmary…</source>
            <translation>&amp;Zusammenfassung…</translation>
        </message>
        <message>
            <source>Subtract the damage from HP.</source>
            <translation>Den Schaden von den HP abziehen.</translation>
        </message>
        <message>
            <source>Subtracts a d6. Each Hinder cancels a Favor.</source>
            <translation>Zieht einen d6 ab. Jeder hebt einen Favor auf.</translation>
        </message>
        <message>
            <source>Success</source>
            <translation>Erfolg</translation>
        </message>
        <message>
            <source>Success on an equal total</source>
            <translation>Erfolg bei gleicher Summe</translation>
        </message>
        <message>
            <source>Sunday</source>
            <translation>Sonntag</translation>
        </message>
        <message>
            <source>Sunday</source>
            <comment>within a line</comment>
            <translation>Sonntag</translation>
        </message>
        <message>
            <source>Super-heroic</source>
            <translation>Superheroisch</translation>
        </message>
        <message>
            <source>Superheroes with three Fudge dice, Victory points, extra effort and rolls to resist damage.</source>
            <translation>Superhelden mit drei Fudge-Würfeln, Victory points, Kraftakten und Würfen, um Schaden zu widerstehen.</translation>
        </message>
        <message>
            <source>Surge fatigue after an encounter</source>
            <translation>Surge-Fatigue nach der Begegnung</translation>
        </message>
        <message>
            <source>System default</source>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>T&amp;heme</source>
            <comment>how the window looks</comment>
            <translation>&amp;Aussehen</translation>
        </message>
        <message>
            <source>Table actions</source>
            <translation>Aktionen des Tisches</translation>
        </message>
        <message>
            <source>Table counters and clocks</source>
            <translation>Zähler und Uhren des Tisches</translation>
        </message>
        <message>
            <source>Take damage</source>
            <translation>Schaden nehmen</translation>
        </message>
        <message>
            <source>Takes effect when you restart gmtracker.</source>
            <translation>Gilt nach dem nächsten Start von gmtracker.</translation>
        </message>
        <message>
            <source>Target</source>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>Probe</translation>
        </message>
        <message>
            <source>Test whether a character with too many Wounds can go on.</source>
            <translation>Prüfen, ob eine Figur mit zu vielen Wounds weitermachen kann.</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>Text too long</source>
            <translation>Text zu lang</translation>
        </message>
        <message>
            <source>That belongs to {holder}. Spend it on one of its uses.</source>
            <translation>Das gehört {holder}. Es lässt sich nur für eine Verwendung ausgeben.</translation>
        </message>
        <message>
            <source>That character is no longer in the campaign.</source>
            <translation>Diese Figur ist nicht mehr in der Kampagne.</translation>
        </message>
        <message>
            <source>That check is no longer waiting.</source>
            <translation>Diese Probe wartet nicht mehr.</translation>
        </message>
        <message>
            <source>That code is wrong.</source>
            <translation>Dieser Code ist falsch.</translation>
        </message>
        <message>
            <source>That costs {price}, and {hero} has no Victory points.</source>
            <translation>Das kostet {price}, und {hero} hat keine Victory points.</translation>
        </message>
        <message>
            <source>That costs {price}, and {hero} has only {has}.</source>
            <translation>Das kostet {price}, und {hero} hat nur {has}.</translation>
        </message>
        <message>
            <source>That costs {price}, not {count}.</source>
            <translation>Das kostet {price}, nicht {count}.</translation>
        </message>
        <message>
            <source>That die can't be rerolled.</source>
            <translation>Dieser Würfel lässt sich nicht neu würfeln.</translation>
        </message>
        <message>
            <source>That die has already voted. Use a different die for each vote.</source>
            <translation>Dieser Würfel hat schon abgestimmt. Für jede Stimme einen anderen Würfel nehmen.</translation>
        </message>
        <message>
            <source>That die is not in the Destiny pool.</source>
            <translation>Dieser Würfel liegt nicht im Destiny-Vorrat.</translation>
        </message>
        <message>
            <source>That has already ended.</source>
            <translation>Das ist schon vorbei.</translation>
        </message>
        <message>
            <source>That has no effect on this check.</source>
            <translation>Das hat keine Wirkung auf diese Probe.</translation>
        </message>
        <message>
            <source>That needs a Destiny die, not a Fate stone.</source>
            <translation>Dafür braucht es einen Destiny-Würfel, keinen Fate-Stein.</translation>
        </message>
        <message>
            <source>That needs an open check. Roll one first.</source>
            <translation>Dafür muss eine Probe offen sein. Zuerst eine würfeln.</translation>
        </message>
        <message>
            <source>That session has ended. See its summary.</source>
            <translation>Diese Sitzung ist beendet. Alles Weitere steht in ihrer Zusammenfassung.</translation>
        </message>
        <message>
            <source>That token is no longer in play.</source>
            <translation>Diese Spielmarke ist nicht mehr im Spiel.</translation>
        </message>
        <message>
            <source>That was the last die in the Destiny pool. A Tilt is due.</source>
            <translation>Das war der letzte Würfel des Destiny-Vorrats. Der Tilt steht an.</translation>
        </message>
        <message>
            <source>The Admirer</source>
            <translation>Der Verehrer</translation>
        </message>
        <message>
            <source>The Apology</source>
            <translation>Die Abbitte</translation>
        </message>
        <message>
            <source>The Back Way</source>
            <translation>Der Hinterausgang</translation>
        </message>
        <message>
            <source>The Bargain</source>
            <translation>Der Handel</translation>
        </message>
        <message>
            <source>The Borrowed Tool</source>
            <translation>Das geliehene Werkzeug</translation>
        </message>
        <message>
            <source>The Clock</source>
            <translation>Die Uhr</translation>
        </message>
        <message>
            <source>The Collapse</source>
            <translation>Der Einsturz</translation>
        </message>
        <message>
            <source>The Confession</source>
            <translation>Das Geständnis</translation>
        </message>
        <message>
            <source>The Creditor</source>
            <translation>Der Gläubiger</translation>
        </message>
        <message>
            <source>The Crit gives 1 Luck.</source>
            <translation>Der Crit bringt 1 Luck.</translation>
        </message>
        <message>
            <source>The Cup</source>
            <translation>Der Kelch</translation>
        </message>
        <message>
            <source>The Destiny pool holds Triumph {triumph} and Tragedy {tragedy}.</source>
            <translation>Im Destiny-Vorrat: Triumph {triumph} und Tragedy {tragedy}.</translation>
        </message>
        <message>
            <source>The Destiny pool holds only dice.</source>
            <translation>Der Destiny-Vorrat enthält nur Würfel.</translation>
        </message>
        <message>
            <source>The Destiny pool is empty. Until you go to the Tilt, you can still use the value of the awarded die.</source>
            <translation>Der Destiny-Vorrat ist leer. Bis du zum Tilt weitergehst, kannst du den Wert des verliehenen Würfels noch nutzen.</translation>
        </message>
        <message>
            <source>The Destiny pool stays empty, so {hero} rolls nothing into it.</source>
            <translation>Der Destiny-Vorrat bleibt leer, deshalb wirft {hero} nichts hinein.</translation>
        </message>
        <message>
            <source>The Double</source>
            <translation>Der Doppelgänger</translation>
        </message>
        <message>
            <source>The Double Cross</source>
            <translation>Das doppelte Spiel</translation>
        </message>
        <message>
            <source>The Empty Chair</source>
            <translation>Der leere Stuhl</translation>
        </message>
        <message>
            <source>The False Bottom</source>
            <translation>Der doppelte Boden</translation>
        </message>
        <message>
            <source>The Fate pool exists only during an encounter.</source>
            <translation>Einen Fate-Vorrat gibt es nur in einer Begegnung.</translation>
        </message>
        <message>
            <source>The Fate pool holds only stones.</source>
            <translation>Der Fate-Vorrat enthält nur Steine.</translation>
        </message>
        <message>
            <source>The Feud</source>
            <translation>Die Fehde</translation>
        </message>
        <message>
            <source>The Fever</source>
            <translation>Das Fieber</translation>
        </message>
        <message>
            <source>The Former Teacher</source>
            <translation>Die alte Lehrmeisterin</translation>
        </message>
        <message>
            <source>The GM</source>
            <translation>Die SL</translation>
        </message>
        <message>
            <source>The GM activated {hero}'s hubris.</source>
            <translation>Die SL hat die Hubris von {hero} aktiviert.</translation>
        </message>
        <message>
            <source>The GM chooses the Soft or the Hard Tilt.</source>
            <translation>Die SL wählt den Soft oder den Hard Tilt.</translation>
        </message>
        <message>
            <source>The GM chooses the {table}.</source>
            <translation>Die SL wählt den {table}.</translation>
        </message>
        <message>
            <source>The GM decides any further effect</source>
            <translation>Über weitere Wirkungen entscheidet die SL</translation>
        </message>
        <message>
            <source>The GM decides what happens</source>
            <translation>Die SL entscheidet, was passiert</translation>
        </message>
        <message>
            <source>The GM decides whether and when to allow a retry</source>
            <translation>Die SL entscheidet, ob und wann ein neuer Versuch möglich ist</translation>
        </message>
        <message>
            <source>The GM doesn't use Luck.</source>
            <translation>Die SL nutzt kein Luck.</translation>
        </message>
        <message>
            <source>The GM has no Possibilities left.</source>
            <translation>Die SL hat keine Possibilities mehr.</translation>
        </message>
        <message>
            <source>The GM may refill the empty pool</source>
            <translation>SL darf den leeren Vorrat auffüllen</translation>
        </message>
        <message>
            <source>The GM picks one of the tied rows.</source>
            <translation>Die SL wählt eine der Zeilen mit gleich vielen Stimmen.</translation>
        </message>
        <message>
            <source>The GM skips the Tilt.</source>
            <translation>Die SL überspringt den Tilt.</translation>
        </message>
        <message>
            <source>The GM uses {die} against the heroes.</source>
            <translation>Die SL setzt {die} gegen die Helden ein.</translation>
        </message>
        <message>
            <source>The GM uses {die} against {who}.</source>
            <translation>Die SL setzt {die} gegen {who} ein.</translation>
        </message>
        <message>
            <source>The GM vetoes the edit. {name} gets back what was spent.</source>
            <translation>Die SL legt ein Veto gegen Edit Scene ein. {name} erhält das Ausgegebene zurück.</translation>
        </message>
        <message>
            <source>The GM vetoes the edit. {name} may use the award differently.</source>
            <translation>Die SL legt ein Veto gegen Edit Scene ein. {name} darf die Verleihung anders nutzen.</translation>
        </message>
        <message>
            <source>The GM votes in a Tilt but can't be picked</source>
            <translation>SL stimmt beim Tilt ab, kann aber nicht betroffen sein</translation>
        </message>
        <message>
            <source>The GM's hand can hold only Tragedy dice.</source>
            <translation>Die Hand der SL kann nur Tragedy-Würfel enthalten.</translation>
        </message>
        <message>
            <source>The Gray Hour</source>
            <translation>Die graue Stunde</translation>
        </message>
        <message>
            <source>The Heavy Hand</source>
            <translation>Die schwere Hand</translation>
        </message>
        <message>
            <source>The Hostage</source>
            <translation>Die Geisel</translation>
        </message>
        <message>
            <source>The Key</source>
            <translation>Der Schlüssel</translation>
        </message>
        <message>
            <source>The Late Letter</source>
            <translation>Der späte Brief</translation>
        </message>
        <message>
            <source>The Luck is kept for {name}'s next check.</source>
            <translation>Das Luck bleibt für die nächste Probe von {name}.</translation>
        </message>
        <message>
            <source>The Missing Piece</source>
            <translation>Das fehlende Stück</translation>
        </message>
        <message>
            <source>The Oath</source>
            <translation>Der Eid</translation>
        </message>
        <message>
            <source>The Old Rival</source>
            <translation>Der alte Rivale</translation>
        </message>
        <message>
            <source>The Omen</source>
            <translation>Das Omen</translation>
        </message>
        <message>
            <source>The One That Got Away</source>
            <translation>Die alte Flamme</translation>
        </message>
        <message>
            <source>The Pardon</source>
            <translation>Die Begnadigung</translation>
        </message>
        <message>
            <source>The Procession</source>
            <translation>Der Festzug</translation>
        </message>
        <message>
            <source>The Promise</source>
            <translation>Das Versprechen</translation>
        </message>
        <message>
            <source>The Raid</source>
            <translation>Die Razzia</translation>
        </message>
        <message>
            <source>The Sacrifice</source>
            <translation>Das Opfer</translation>
        </message>
        <message>
            <source>The Secret Is Out</source>
            <translation>Das Geheimnis ist heraus</translation>
        </message>
        <message>
            <source>The Sleeper</source>
            <translation>Der Schläfer</translation>
        </message>
        <message>
            <source>The Small Print</source>
            <translation>Das Kleingedruckte</translation>
        </message>
        <message>
            <source>The Song</source>
            <translation>Das Lied</translation>
        </message>
        <message>
            <source>The Stake</source>
            <translation>Der Einsatz</translation>
        </message>
        <message>
            <source>The Stray</source>
            <translation>Der Streuner</translation>
        </message>
        <message>
            <source>The Surge causes no fatigue.</source>
            <translation>Der Surge verursacht keine Fatigue.</translation>
        </message>
        <message>
            <source>The Tilt has already started.</source>
            <translation>Der Tilt läuft schon.</translation>
        </message>
        <message>
            <source>The Tilt is at a different step.</source>
            <translation>Der Tilt ist bei einem anderen Schritt.</translation>
        </message>
        <message>
            <source>The Tilt needs at least one player who is present.</source>
            <translation>Der Tilt braucht mindestens einen anwesenden Spieler.</translation>
        </message>
        <message>
            <source>The Tilt starts.</source>
            <translation>Der Tilt startet.</translation>
        </message>
        <message>
            <source>The Tilt. {text}</source>
            <translation>Der Tilt. {text}</translation>
        </message>
        <message>
            <source>The Tilt: {scores}.</source>
            <translation>Der Tilt: {scores}.</translation>
        </message>
        <message>
            <source>The Timetable</source>
            <translation>Der Fahrplan</translation>
        </message>
        <message>
            <source>The Toast</source>
            <translation>Der Trinkspruch</translation>
        </message>
        <message>
            <source>The Turncoat</source>
            <translation>Der Überläufer</translation>
        </message>
        <message>
            <source>The Uncanny</source>
            <translation>Das Unheimliche</translation>
        </message>
        <message>
            <source>The Understudy</source>
            <translation>Die Zweitbesetzung</translation>
        </message>
        <message>
            <source>The Verdict</source>
            <translation>Das Urteil</translation>
        </message>
        <message>
            <source>The Voice</source>
            <translation>Die Stimme</translation>
        </message>
        <message>
            <source>The Wager</source>
            <translation>Die Wette</translation>
        </message>
        <message>
            <source>The Wounds are over the limit: a defeat test is needed.</source>
            <translation>Die Wounds überschreiten das Limit: Eine Defeat-Probe ist nötig.</translation>
        </message>
        <message>
            <source>The Wreck</source>
            <translation>Das Wrack</translation>
        </message>
        <message>
            <source>The Wrong Crate</source>
            <translation>Die falsche Kiste</translation>
        </message>
        <message>
            <source>The Wrong Name</source>
            <translation>Der falsche Name</translation>
        </message>
        <message>
            <source>The acting side wins</source>
            <translation>Die handelnde Seite gewinnt</translation>
        </message>
        <message>
            <source>The adventure continues: Victory points are unchanged.</source>
            <translation>Das Abenteuer geht weiter: Die Victory points bleiben unverändert.</translation>
        </message>
        <message>
            <source>The answer comes clearly in a fever dream, and it still makes sense in the morning.</source>
            <translation>Im Fiebertraum ist die Antwort ganz klar, und am Morgen ergibt sie immer noch Sinn.</translation>
        </message>
        <message>
            <source>The attack has no target. Subtract the damage by hand.</source>
            <translation>Der Angriff hat kein Ziel. Den Schaden von Hand abziehen.</translation>
        </message>
        <message>
            <source>The backup is damaged.</source>
            <translation>Die Sicherung ist beschädigt.</translation>
        </message>
        <message>
            <source>The backup is damaged. {fault}</source>
            <translation>Die Sicherung ist beschädigt. {fault}</translation>
        </message>
        <message>
            <source>The bridge is up, the elevator is broken or the pass is snowed in. The only detour leads through the worst district.</source>
            <translation>Die Brücke ist hochgezogen, der Aufzug kaputt oder der Pass verschneit. Der einzige Umweg führt durch das schlimmste Viertel.</translation>
        </message>
        <message>
            <source>The built-in version of the game is used instead.</source>
            <translation>Stattdessen gilt die mitgelieferte Fassung des Spiels.</translation>
        </message>
        <message>
            <source>The campaign is full. It can have at most {most} characters.</source>
            <translation>Die Kampagne ist voll: höchstens {most} Figuren.</translation>
        </message>
        <message>
            <source>The campaign is full. It can have at most {most} tokens.</source>
            <translation>Die Kampagne ist voll: höchstens {most} Spielmarken.</translation>
        </message>
        <message>
            <source>The campaign is now called {name}.</source>
            <translation>Die Kampagne heißt jetzt {name}.</translation>
        </message>
        <message>
            <source>The campaign uses its own copy of the game. To see all errors, choose “Check game file…”.</source>
            <translation>Die Kampagne verwendet ihre eigene Kopie des Spiels. „Spieldatei prüfen…“ zeigt alle Fehler.</translation>
        </message>
        <message>
            <source>The check</source>
            <translation>Die Probe</translation>
        </message>
        <message>
            <source>The check fails</source>
            <translation>Die Probe misslingt</translation>
        </message>
        <message>
            <source>The check passes</source>
            <translation>Die Probe gelingt</translation>
        </message>
        <message>
            <source>The complication does not happen, or it ends.</source>
            <translation>Die Komplikation tritt nicht ein oder endet.</translation>
        </message>
        <message>
            <source>The cost of a Surge while fatigued.</source>
            <translation>Der Preis eines Surge trotz Fatigued.</translation>
        </message>
        <message>
            <source>The cost of a Surge.</source>
            <translation>Der Preis eines Surge.</translation>
        </message>
        <message>
            <source>The cost of extra effort while fatigued.</source>
            <translation>Die Folge eines Kraftakts trotz Fatigued.</translation>
        </message>
        <message>
            <source>The countdown {die} ends.</source>
            <translation>Der Countdown {die} endet.</translation>
        </message>
        <message>
            <source>The court has already reached a verdict without the unlucky one, and the judge was harsh.</source>
            <translation>Das Gericht hat schon ohne den Pechvogel geurteilt, und der Richter war streng.</translation>
        </message>
        <message>
            <source>The crate contains a stranger's order. The right crate is on its way to the stranger.</source>
            <translation>Die Kiste enthält die Bestellung eines Fremden. Die richtige Kiste ist auf dem Weg zu ihm.</translation>
        </message>
        <message>
            <source>The culprit is caught in the act, in front of the people who matter.</source>
            <translation>Der Schuldige wird auf frischer Tat ertappt, vor genau den Leuten, auf die es ankommt.</translation>
        </message>
        <message>
            <source>The damage</source>
            <translation>Der Schaden</translation>
        </message>
        <message>
            <source>The deadline was never midnight. It was an hour ago.</source>
            <translation>Die Frist war nie Mitternacht. Sie war vor einer Stunde.</translation>
        </message>
        <message>
            <source>The demo ends here. You can take over now.</source>
            <translation>Hier endet die Demo. Ab jetzt kann selbst gespielt werden.</translation>
        </message>
        <message>
            <source>The demo files:</source>
            <translation>Die Dateien der Demo:</translation>
        </message>
        <message>
            <source>The demo in {folder} is incomplete.</source>
            <translation>Die Demo in {folder} ist unvollständig.</translation>
        </message>
        <message>
            <source>The dice count as 0</source>
            <translation>Die Würfel zählen als 0</translation>
        </message>
        <message>
            <source>The die goes to the GM's hand.</source>
            <translation>Der Würfel geht auf die Hand der SL.</translation>
        </message>
        <message>
            <source>The effect of the damage is skipped.</source>
            <translation>Die Wirkung des Schadens wird übersprungen.</translation>
        </message>
        <message>
            <source>The effect of the damage on {name} is skipped.</source>
            <translation>Die Wirkung des Schadens auf {name} wird übersprungen.</translation>
        </message>
        <message>
            <source>The effect of the hit is skipped.</source>
            <translation>Die Wirkung des Treffers wird übersprungen.</translation>
        </message>
        <message>
            <source>The effect of the hit on {name} is skipped.</source>
            <translation>Die Wirkung des Treffers auf {name} wird übersprungen.</translation>
        </message>
        <message>
            <source>The enemy's engine, ward or weapon fails with a sound no one will forget.</source>
            <translation>Die Maschine, der Bann oder die Waffe des Feindes versagt mit einem Geräusch, das niemand vergisst.</translation>
        </message>
        <message>
            <source>The enemy's treasure is confiscated, listed, and guarded by two bored recruits.</source>
            <translation>Der Schatz des Feindes wird beschlagnahmt, verzeichnet und von zwei gelangweilten Rekruten bewacht.</translation>
        </message>
        <message>
            <source>The extra effort causes fatigue.</source>
            <translation>Der Kraftakt führt zu Fatigue.</translation>
        </message>
        <message>
            <source>The fatigue is delayed until {hero} is free.</source>
            <translation>Die Fatigue wartet, bis {hero} frei ist.</translation>
        </message>
        <message>
            <source>The file does not exist.</source>
            <translation>Diese Datei gibt es nicht.</translation>
        </message>
        <message>
            <source>The file has {count} columns. The maximum is {most}.</source>
            <translation>Die Datei hat {count} Spalten. Höchstens {most} sind möglich.</translation>
        </message>
        <message>
            <source>The file is empty.</source>
            <translation>Die Datei ist leer.</translation>
        </message>
        <message>
            <source>The file is too large for a campaign file.</source>
            <translation>Die Datei ist zu groß für eine Kampagne.</translation>
        </message>
        <message>
            <source>The file is too large to import.</source>
            <translation>Die Datei ist zu groß zum Importieren.</translation>
        </message>
        <message>
            <source>The file is too large. A game file can be at most {most} bytes.</source>
            <translation>Die Datei ist zu groß. Eine Spieldatei darf höchstens {most} Byte haben.</translation>
        </message>
        <message>
            <source>The file was edited outside gmtracker. The game continues from the edited file, in a new chapter.</source>
            <translation>Die Datei wurde außerhalb von gmtracker bearbeitet. Das Spiel geht mit der bearbeiteten Datei in einem neuen Kapitel weiter.</translation>
        </message>
        <message>
            <source>The first cost of extra effort.</source>
            <translation>Die erste Folge eines Kraftakts.</translation>
        </message>
        <message>
            <source>The first die may be rerolled.</source>
            <translation>Der erste Würfel darf neu gewürfelt werden.</translation>
        </message>
        <message>
            <source>The folder or disk of “{file}” is gone.</source>
            <translation>Den Ordner oder den Datenträger von „{file}“ gibt es nicht mehr.</translation>
        </message>
        <message>
            <source>The game file for {game} has changed</source>
            <translation>Die Spieldatei von {game} hat sich geändert</translation>
        </message>
        <message>
            <source>The game file has errors. The previous version stays in use.</source>
            <translation>Die Spieldatei enthält Fehler. Die bisherige Fassung gilt weiter.</translation>
        </message>
        <message>
            <source>The game file has new names: {names}.</source>
            <translation>Die Spieldatei hat neue Namen: {names}.</translation>
        </message>
        <message>
            <source>The game file has no errors and is in use.</source>
            <translation>Die Spieldatei ist fehlerfrei und wird verwendet.</translation>
        </message>
        <message>
            <source>The game file has no errors. It is now in use with these changes:</source>
            <translation>Die Spieldatei ist fehlerfrei. Sie wird ab jetzt mit diesen Änderungen verwendet:</translation>
        </message>
        <message>
            <source>The game master has closed this page. To come back, scan the new QR code.</source>
            <translation>Die Spielleitung hat diese Seite geschlossen. Scanne später den neuen QR-Code, um zurückzukommen.</translation>
        </message>
        <message>
            <source>The game master has hidden the table for now.</source>
            <translation>Die Spielleitung verbirgt den Tisch im Moment.</translation>
        </message>
        <message>
            <source>The heroes</source>
            <translation>Die Helden</translation>
        </message>
        <message>
            <source>The heroes and the opposition</source>
            <translation>Die Helden und die Gegner</translation>
        </message>
        <message>
            <source>The highest Tier a character can have.</source>
            <translation>Der höchste Tier, den eine Figur haben kann.</translation>
        </message>
        <message>
            <source>The highest number on a die adds another die.</source>
            <translation>Die höchste Zahl eines Würfels bringt einen weiteren Würfel.</translation>
        </message>
        <message>
            <source>The hit has no effect.</source>
            <translation>Der Treffer hat keine Wirkung.</translation>
        </message>
        <message>
            <source>The hubris that was just activated is {hero}'s.</source>
            <translation>Die gerade aktivierte Hubris ist die von {hero}.</translation>
        </message>
        <message>
            <source>The journal was damaged. The part that couldn't be read is saved in {file}.</source>
            <translation>Die Mitschrift war beschädigt. Der nicht lesbare Teil ist in {file} gespeichert.</translation>
        </message>
        <message>
            <source>The language of the program. Text that is already in a campaign isn't translated.</source>
            <translation>Die Sprache des Programms. Text, der schon in einer Kampagne steht, wird nicht übersetzt.</translation>
        </message>
        <message>
            <source>The last die of the Destiny pool was awarded. Something good happens to one player, something bad to another.</source>
            <translation>Der letzte Würfel des Destiny-Vorrats wurde verliehen. Jemandem geschieht etwas Gutes, jemand anderem etwas Schlechtes.</translation>
        </message>
        <message>
            <source>The last heir of an old feud gives up the feud and the sword.</source>
            <translation>Der letzte Erbe einer alten Fehde gibt die Fehde und das Schwert auf.</translation>
        </message>
        <message>
            <source>The latest result appears here.</source>
            <translation>Hier erscheint das letzte Ergebnis.</translation>
        </message>
        <message>
            <source>The law kicks in a door, and it is the enemy's.</source>
            <translation>Das Gesetz tritt eine Tür ein, und es ist die des Feindes.</translation>
        </message>
        <message>
            <source>The law kicks in the door, and this time the warrant is in order.</source>
            <translation>Das Gesetz tritt die Tür ein, und diesmal ist der Durchsuchungsbefehl in Ordnung.</translation>
        </message>
        <message>
            <source>The line is longer than {most} bytes.</source>
            <translation>Die Zeile ist länger als {most} Bytes.</translation>
        </message>
        <message>
            <source>The line is nested too deeply.</source>
            <translation>Die Zeile ist zu tief verschachtelt.</translation>
        </message>
        <message>
            <source>The line is not JSON.</source>
            <translation>Die Zeile ist kein JSON.</translation>
        </message>
        <message>
            <source>The line is not a JSON object.</source>
            <translation>Die Zeile ist kein JSON-Objekt.</translation>
        </message>
        <message>
            <source>The log has nothing of this kind.</source>
            <translation>Davon steht nichts im Protokoll.</translation>
        </message>
        <message>
            <source>The lucky one gets the credit for a stranger's triumph, and the stranger can't object.</source>
            <translation>Das Glückskind bekommt das Lob für fremden Triumph, und die fremde Person kann nicht widersprechen.</translation>
        </message>
        <message>
            <source>The most important piece of gear was lent out without asking, and comes back cracked.</source>
            <translation>Das wichtigste Stück der Ausrüstung wurde ungefragt verliehen und kommt beschädigt zurück.</translation>
        </message>
        <message>
            <source>The name is missing. The row was skipped.</source>
            <translation>Der Name fehlt. Die Zeile wurde ausgelassen.</translation>
        </message>
        <message>
            <source>The name is too long. The maximum is {most} characters.</source>
            <translation>Der Name ist zu lang. Das Maximum sind {most} Zeichen.</translation>
        </message>
        <message>
            <source>The next check gets an extra roll, and the best roll counts.</source>
            <translation>Die nächste Probe erhält einen zusätzlichen Wurf, und der beste Wurf zählt.</translation>
        </message>
        <message>
            <source>The next thing the unlucky one needs costs ten times as much as this morning, if anyone has it.</source>
            <translation>Was der Pechvogel als Nächstes braucht, kostet zehnmal so viel wie heute Morgen, falls es jemand hat.</translation>
        </message>
        <message>
            <source>The number of actions can't be negative.</source>
            <translation>Die Zahl der Aktionen darf nicht negativ sein.</translation>
        </message>
        <message>
            <source>The one part that everything depends on is not where it was left.</source>
            <translation>Das eine Teil, von dem alles abhängt, ist nicht mehr an seinem Platz.</translation>
        </message>
        <message>
            <source>The one secret that matters reaches the one person who must not know it.</source>
            <translation>Das eine wichtige Geheimnis erreicht genau die Person, die es nicht wissen darf.</translation>
        </message>
        <message>
            <source>The opposition</source>
            <translation>Die Gegner</translation>
        </message>
        <message>
            <source>The other side</source>
            <translation>Die andere Seite</translation>
        </message>
        <message>
            <source>The other side keeps a promise made lightly, down to the last word.</source>
            <translation>Die andere Seite hält ein leichtfertig gegebenes Versprechen, bis aufs letzte Wort.</translation>
        </message>
        <message>
            <source>The other side never meant to keep the deal. Now the trap closes.</source>
            <translation>Die andere Seite wollte die Abmachung nie einhalten. Jetzt schnappt die Falle zu.</translation>
        </message>
        <message>
            <source>The other side wins</source>
            <translation>Die andere Seite gewinnt</translation>
        </message>
        <message>
            <source>The outcome has not been announced.</source>
            <translation>Das Ergebnis ist noch nicht verkündet.</translation>
        </message>
        <message>
            <source>The page is blank. Press {keys} to show the table again.</source>
            <translation>Die Seite ist verdunkelt. {keys} zeigt den Tisch wieder.</translation>
        </message>
        <message>
            <source>The person who matters has heard only good things from an unexpected friend.</source>
            <translation>Die Person, auf die es ankommt, hat nur Gutes gehört, und zwar von unerwarteter Seite.</translation>
        </message>
        <message>
            <source>The person who must not know has heard everything from someone who meant well.</source>
            <translation>Die Person, die es nicht wissen darf, hat alles gehört, und zwar von jemandem, der es gut meinte.</translation>
        </message>
        <message>
            <source>The pla&amp;yers see</source>
            <translation>Die &amp;Spieler sehen</translation>
        </message>
        <message>
            <source>The player window is blank</source>
            <translation>Das Spielerfenster ist verdunkelt</translation>
        </message>
        <message>
            <source>The poisoner drinks from the poisoned cup.</source>
            <translation>Der Giftmischer trinkt aus dem vergifteten Kelch.</translation>
        </message>
        <message>
            <source>The previous version of this campaign is saved as a backup. To view it, choose “Restore backup…”.</source>
            <translation>Der frühere Stand dieser Kampagne ist als Sicherung gespeichert. „Sicherung wiederherstellen…“ zeigt ihn.</translation>
        </message>
        <message>
            <source>The printer did not accept the page.</source>
            <translation>Der Drucker hat die Seite nicht angenommen.</translation>
        </message>
        <message>
            <source>The pursuers are cut off for good, and everything brought across is safe.</source>
            <translation>Die Verfolger sind endgültig abgeschnitten, und alles Hinübergebrachte ist in Sicherheit.</translation>
        </message>
        <message>
            <source>The quotation marks do not match. The row was skipped.</source>
            <translation>Die Anführungszeichen passen nicht zusammen. Die Zeile wurde ausgelassen.</translation>
        </message>
        <message>
            <source>The reason for an award.</source>
            <translation>Der Grund für eine Verleihung.</translation>
        </message>
        <message>
            <source>The rest takes {length}.</source>
            <translation>Die Rast dauert {length}.</translation>
        </message>
        <message>
            <source>The result is due.</source>
            <translation>Die Folgen stehen noch aus.</translation>
        </message>
        <message>
            <source>The right people take the lucky one for a guest they are expecting. Doors open, and glasses are filled.</source>
            <translation>Die richtigen Leute halten das Glückskind für einen erwarteten Gast. Türen öffnen sich, und Gläser werden gefüllt.</translation>
        </message>
        <message>
            <source>The right tools</source>
            <translation>Das richtige Werkzeug</translation>
        </message>
        <message>
            <source>The roll is too long. The maximum is {most} characters.</source>
            <translation>Der Wurf ist zu lang: höchstens {most} Zeichen.</translation>
        </message>
        <message>
            <source>The roll-off: {faces}.</source>
            <translation>Das Stechen: {faces}.</translation>
        </message>
        <message>
            <source>The row with the most votes wins. The GM breaks ties.</source>
            <translation>Die Zeile mit den meisten Stimmen gewinnt. Bei Gleichstand entscheidet die SL.</translation>
        </message>
        <message>
            <source>The rules don't allow moving a {token} there.</source>
            <translation>Die Regeln erlauben das dort nicht: {token}.</translation>
        </message>
        <message>
            <source>The rules for “{game}” are not installed. You can view, print and save this campaign, but not play it.</source>
            <translation>Die Regeln von „{game}“ sind nicht installiert. Diese Kampagne lässt sich ansehen, drucken und speichern, aber nicht spielen.</translation>
        </message>
        <message>
            <source>The rules for “{ruleset}” are installed but can't be used ({why}).</source>
            <translation>Die Regeln von „{ruleset}“ sind installiert, aber nicht verwendbar ({why}).</translation>
        </message>
        <message>
            <source>The rules for “{ruleset}” are not installed.</source>
            <translation>Die Regeln von „{ruleset}“ sind nicht installiert.</translation>
        </message>
        <message>
            <source>The scene ends.</source>
            <translation>Die Szene endet.</translation>
        </message>
        <message>
            <source>The session has already started.</source>
            <translation>Die Sitzung wurde schon gestartet.</translation>
        </message>
        <message>
            <source>The settings file was damaged. Default settings are used.</source>
            <translation>Die Datei mit den Einstellungen war beschädigt. Es gelten die Standardwerte.</translation>
        </message>
        <message>
            <source>The settings file was damaged. Default settings are used. The damaged file is saved as {file}.</source>
            <translation>Die Datei mit den Einstellungen war beschädigt. Es gelten die Standardwerte. Die beschädigte Datei ist als {file} gespeichert.</translation>
        </message>
        <message>
            <source>The spell's own benefit</source>
            <translation>Der eigene Vorteil des Zaubers</translation>
        </message>
        <message>
            <source>The stake is lost, and it didn't belong to the unlucky one.</source>
            <translation>Der Einsatz ist verloren, und er gehörte gar nicht dem Pechvogel.</translation>
        </message>
        <message>
            <source>The stat counts double.</source>
            <translation>Der Stat zählt doppelt.</translation>
        </message>
        <message>
            <source>The streets are cleared by order, and the lucky one has the only pass.</source>
            <translation>Die Straßen werden auf Befehl geräumt, und das Glückskind hat den einzigen Passierschein.</translation>
        </message>
        <message>
            <source>The streets are cleared by order. The unlucky one is on the wrong side of town without papers.</source>
            <translation>Die Straßen werden auf Befehl geräumt. Der Pechvogel ist ohne Papiere auf der falschen Seite der Stadt.</translation>
        </message>
        <message>
            <source>The table after this step: {sentence}</source>
            <translation>Der Tisch nach: {sentence}</translation>
        </message>
        <message>
            <source>The table – gmtracker</source>
            <translation>Der Tisch – gmtracker</translation>
        </message>
        <message>
            <source>The target is hit</source>
            <translation>Das Ziel wird getroffen</translation>
        </message>
        <message>
            <source>The thing everyone relies on most fails at full speed, at full height or in mid-sentence.</source>
            <translation>Das, worauf sich alle am meisten verlassen, versagt: in voller Fahrt, in größter Höhe oder mitten im Satz.</translation>
        </message>
        <message>
            <source>The tide, the train or the coach is late for once, and there is time to catch it.</source>
            <translation>Die Flut, der Zug oder die Kutsche ist ausnahmsweise spät dran, und es bleibt Zeit, mitzukommen.</translation>
        </message>
        <message>
            <source>The tide, the train or the coach left early, with all the luggage on board.</source>
            <translation>Die Flut, der Zug oder die Kutsche war zu früh dran, und das ganze Gepäck ist an Bord.</translation>
        </message>
        <message>
            <source>The turn order includes someone who is not in the campaign.</source>
            <translation>In der Zugfolge ist jemand, der nicht in der Kampagne ist.</translation>
        </message>
        <message>
            <source>The turn order is already set that way.</source>
            <translation>Die Zugfolge ist schon so.</translation>
        </message>
        <message>
            <source>The turn order is empty. Add someone first.</source>
            <translation>Die Zugfolge ist leer. Zuerst jemanden hinzufügen.</translation>
        </message>
        <message>
            <source>The unlucky one drank from the cup an hour ago. There is one antidote, and it belongs to someone else.</source>
            <translation>Der Pechvogel hat vor einer Stunde aus dem Kelch getrunken. Es gibt ein einziges Gegengift, und es gehört jemand anderem.</translation>
        </message>
        <message>
            <source>The unlucky one gets the blame for a stranger's mess, and the stranger left town this morning.</source>
            <translation>Der Pechvogel bekommt die Schuld an fremdem Unheil, und der wahre Schuldige hat heute Morgen die Stadt verlassen.</translation>
        </message>
        <message>
            <source>The unlucky one is found holding the knife, the purse or the body, and it looks bad.</source>
            <translation>Der Pechvogel wird mit dem Messer, der Börse oder der Leiche gefunden, und es sieht schlimm aus.</translation>
        </message>
        <message>
            <source>The unlucky one's most treasured possession is confiscated and locked away for good.</source>
            <translation>Der kostbarste Besitz des Pechvogels wird beschlagnahmt und für immer weggeschlossen.</translation>
        </message>
        <message>
            <source>The unlucky one's strength suddenly runs out halfway there.</source>
            <translation>Auf halbem Weg verlässt den Pechvogel plötzlich alle Kraft.</translation>
        </message>
        <message>
            <source>The votes are tied. The GM decides.</source>
            <translation>Stimmengleichheit. Die SL entscheidet.</translation>
        </message>
        <message>
            <source>The votes on {lot} are tied. The GM decides.</source>
            <translation>Stimmengleichheit bei „{lot}“. Die SL entscheidet.</translation>
        </message>
        <message>
            <source>The votes were tied, the GM chose {number}</source>
            <translation>Gleichstand, die SL hat {number} gewählt</translation>
        </message>
        <message>
            <source>The water rises and drops a long-lost thing at the lucky one's feet.</source>
            <translation>Das Wasser steigt und spült dem Glückskind etwas lange Versunkenes direkt vor die Füße.</translation>
        </message>
        <message>
            <source>The water rises, and everything left in the cellar is now afloat, spoiled or visible.</source>
            <translation>Das Wasser steigt, und alles im Keller schwimmt nun, ist verdorben oder gut zu sehen.</translation>
        </message>
        <message>
            <source>The way home is gone, and so is everyone who guarded it.</source>
            <translation>Der Weg nach Hause ist fort, und mit ihm alle, die ihn bewachten.</translation>
        </message>
        <message>
            <source>The worst one</source>
            <translation>Der schlimmste</translation>
        </message>
        <message>
            <source>The wrong people take the unlucky one for someone they are hunting, and are quite sure of it.</source>
            <translation>Die falschen Leute halten den Pechvogel für jemanden, den sie jagen, und sind sich ganz sicher.</translation>
        </message>
        <message>
            <source>The {encounter}</source>
            <comment>at the start of a sentence</comment>
            <translation>Die Begegnung ({encounter})</translation>
        </message>
        <message>
            <source>Their skill</source>
            <translation>Fertigkeit der anderen Seite</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Aussehen</translation>
        </message>
        <message>
            <source>Theme: dark</source>
            <translation>Aussehen: dunkel</translation>
        </message>
        <message>
            <source>Theme: high contrast</source>
            <translation>Aussehen: hoher Kontrast</translation>
        </message>
        <message>
            <source>Theme: light</source>
            <translation>Aussehen: hell</translation>
        </message>
        <message>
            <source>Theme: system</source>
            <translation>Aussehen: wie das System</translation>
        </message>
        <message>
            <source>There are backups of this campaign. To use the newest one, open the file in the gmtracker window.</source>
            <translation>Von dieser Kampagne gibt es Sicherungen. Öffne die Datei im Fenster von gmtracker, um die neueste zu verwenden.</translation>
        </message>
        <message>
            <source>There are no Countdown dice to roll.</source>
            <translation>Es gibt keine Countdown-Würfel zum Würfeln.</translation>
        </message>
        <message>
            <source>There are no characters below the header row.</source>
            <translation>Unter der Kopfzeile steht keine Figur.</translation>
        </message>
        <message>
            <source>There are no characters to add.</source>
            <translation>Es gibt keine Figuren zum Hinzufügen.</translation>
        </message>
        <message>
            <source>There are {count} backups, the newest from {when}.</source>
            <translation>Es gibt {count} Sicherungen. Die neueste: {when}.</translation>
        </message>
        <message>
            <source>There is 1 backup, from {when}.</source>
            <translation>Es gibt 1 Sicherung: {when}.</translation>
        </message>
        <message>
            <source>There is a price on the unlucky one's head, a good portrait, and an innkeeper who can read.</source>
            <translation>Auf den Pechvogel ist ein Kopfgeld ausgesetzt. Es gibt ein gutes Porträt und einen Wirt, der lesen kann.</translation>
        </message>
        <message>
            <source>There is a song about the lucky one's last brave deed. Strangers buy drinks and hold doors.</source>
            <translation>Es gibt ein Lied über die letzte Heldentat des Glückskinds. Fremde geben einen aus und halten Türen auf.</translation>
        </message>
        <message>
            <source>There is a song about the unlucky one's last blunder, and everyone sings the chorus.</source>
            <translation>Es gibt ein Lied über den letzten Patzer des Pechvogels, und alle singen den Refrain.</translation>
        </message>
        <message>
            <source>There is no award to use right now.</source>
            <translation>Gerade gibt es keine Verleihung, die sich nutzen lässt.</translation>
        </message>
        <message>
            <source>There is no column named “Name”, so no characters could be imported.</source>
            <translation>Es gibt keine Spalte namens „Name“, deshalb konnte keine Figur importiert werden.</translation>
        </message>
        <message>
            <source>There is no damage to apply.</source>
            <translation>Es gibt keinen Schaden anzuwenden.</translation>
        </message>
        <message>
            <source>There is no damage to soak.</source>
            <translation>Es gibt keinen Schaden, gegen den Soak hilft.</translation>
        </message>
        <message>
            <source>There is no earlier turn.</source>
            <translation>Es gibt keinen früheren Zug.</translation>
        </message>
        <message>
            <source>There is no first die to keep or reroll.</source>
            <translation>Es gibt keinen ersten Würfel zum Behalten oder Neuwürfeln.</translation>
        </message>
        <message>
            <source>There is no hit to resist.</source>
            <translation>Es gibt keinen Treffer, dem man widerstehen könnte.</translation>
        </message>
        <message>
            <source>There is no hit to roll damage for.</source>
            <translation>Es gibt keinen Treffer, für den Schaden gewürfelt werden kann.</translation>
        </message>
        <message>
            <source>There is no power stunt to end.</source>
            <translation>Es gibt keinen Power Stunt, der enden könnte.</translation>
        </message>
        <message>
            <source>There is no scene edit to veto.</source>
            <translation>Es gibt kein Edit Scene für ein Veto.</translation>
        </message>
        <message>
            <source>There is no session to summarize yet.</source>
            <translation>Noch gibt es keine Sitzung für eine Zusammenfassung.</translation>
        </message>
        <message>
            <source>There is no session {number}. The last one is session {last}.</source>
            <translation>Sitzung {number} gibt es nicht. Die letzte ist Sitzung {last}.</translation>
        </message>
        <message>
            <source>There is no target, so effects on the target are skipped.</source>
            <translation>Es gibt kein Ziel, deshalb entfallen die Wirkungen auf das Ziel.</translation>
        </message>
        <message>
            <source>There is no test to spend a Possibility on.</source>
            <translation>Es gibt keine Probe, für die eine Possibility ausgegeben werden kann.</translation>
        </message>
        <message>
            <source>There is no tie to break there.</source>
            <translation>Dort gibt es keinen Gleichstand, der zu entscheiden wäre.</translation>
        </message>
        <message>
            <source>There is no tie to break.</source>
            <translation>Es gibt keinen Gleichstand zu entscheiden.</translation>
        </message>
        <message>
            <source>These can be scores (10 is +0) or modifiers. The column was skipped.</source>
            <translation>Das können Werte (10 ist +0) oder Modifikatoren sein. Die Spalte wurde ausgelassen.</translation>
        </message>
        <message>
            <source>These characters will be added</source>
            <translation>Diese Figuren werden hinzugefügt</translation>
        </message>
        <message>
            <source>This Tilt has no effect.</source>
            <translation>Dieser Tilt hat keine Folgen.</translation>
        </message>
        <message>
            <source>This campaign has been closed.</source>
            <translation>Die Kampagne ist geschlossen worden.</translation>
        </message>
        <message>
            <source>This campaign has no sessions yet.</source>
            <translation>Diese Kampagne hat noch keine Sitzung.</translation>
        </message>
        <message>
            <source>This campaign uses its own version of this roll table.</source>
            <translation>Diese Kampagne verwendet ihre eigene Fassung dieser Wurftabelle.</translation>
        </message>
        <message>
            <source>This campaign was opened for viewing only. To keep playing, save it as another file.</source>
            <translation>Diese Kampagne ist nur zum Ansehen geöffnet. Zum Weiterspielen unter einem anderen Namen speichern.</translation>
        </message>
        <message>
            <source>This campaign was saved by a newer gmtracker. You can view and print it here, but not play or save it.</source>
            <translation>Ein neueres gmtracker hat diese Kampagne gespeichert. Hier lässt sie sich ansehen und drucken, aber nicht spielen oder speichern.</translation>
        </message>
        <message>
            <source>This character has no power to use for a check.</source>
            <translation>Diese Figur hat keine Kraft für eine Probe.</translation>
        </message>
        <message>
            <source>This check does no damage.</source>
            <translation>Diese Probe richtet keinen Schaden an.</translation>
        </message>
        <message>
            <source>This check has already been rolled.</source>
            <translation>Diese Probe ist schon gewürfelt.</translation>
        </message>
        <message>
            <source>This check's Crit does not offer that benefit.</source>
            <translation>Diesen Vorteil bietet der Crit dieser Probe nicht.</translation>
        </message>
        <message>
            <source>This check's d20 has already been rolled.</source>
            <translation>Der d20 dieser Probe ist schon gewürfelt.</translation>
        </message>
        <message>
            <source>This column appears twice. The second one was skipped.</source>
            <translation>Diese Spalte kommt zweimal vor. Die zweite wurde ausgelassen.</translation>
        </message>
        <message>
            <source>This computer is on no network. Connect it to your Wi-Fi, then open this again.</source>
            <translation>Dieser Computer ist in keinem Netz. Verbinde ihn mit deinem WLAN und öffne das hier dann noch einmal.</translation>
        </message>
        <message>
            <source>This game already has the condition “{what}”. Choose another name.</source>
            <translation>Den Zustand „{what}“ gibt es in diesem Spiel schon. Einen anderen Namen wählen.</translation>
        </message>
        <message>
            <source>This game doesn't have that action.</source>
            <translation>Diese Aktion gibt es in diesem Spiel nicht.</translation>
        </message>
        <message>
            <source>This game doesn't have that condition.</source>
            <translation>Diesen Zustand gibt es in diesem Spiel nicht.</translation>
        </message>
        <message>
            <source>This game doesn't have that house rule.</source>
            <translation>Diese Hausregel gibt es in diesem Spiel nicht.</translation>
        </message>
        <message>
            <source>This game doesn't have that kind of encounter.</source>
            <translation>Diese Art von Begegnung gibt es in diesem Spiel nicht.</translation>
        </message>
        <message>
            <source>This game doesn't have that roll table.</source>
            <translation>Diese Wurftabelle gibt es in diesem Spiel nicht.</translation>
        </message>
        <message>
            <source>This game doesn't have that token.</source>
            <translation>Diese Spielmarke gibt es in diesem Spiel nicht.</translation>
        </message>
        <message>
            <source>This game doesn't have that track.</source>
            <translation>Diese Leiste gibt es in diesem Spiel nicht.</translation>
        </message>
        <message>
            <source>This game doesn't say how long a round is. Type a number of rounds.</source>
            <translation>Dieses Spiel legt nicht fest, wie lang eine Runde dauert. Eine Anzahl von Runden eingeben.</translation>
        </message>
        <message>
            <source>This game has no checks.</source>
            <translation>Dieses Spiel hat keine Proben.</translation>
        </message>
        <message>
            <source>This game has no house rules.</source>
            <translation>Dieses Spiel hat keine Hausregeln.</translation>
        </message>
        <message>
            <source>This game has no {what} called “{trait}”.</source>
            <translation>„{trait}“ gibt es in diesem Spiel nicht ({what}).</translation>
        </message>
        <message>
            <source>This game has no {what} called “{trait}”. Choose from {names}.</source>
            <translation>„{trait}“ gibt es in diesem Spiel nicht ({what}). Zur Wahl: {names}.</translation>
        </message>
        <message>
            <source>This game is built in. To change it, save a copy to your games folder. Edit the copy there, then check it here.</source>
            <translation>Dieses Spiel ist eingebaut. Zum Ändern eine Kopie im Spieleordner speichern. Die Kopie dort bearbeiten und dann hier prüfen.</translation>
        </message>
        <message>
            <source>This game no longer has that token. Remove it from the row's menu.</source>
            <translation>Diese Spielmarke gibt es in diesem Spiel nicht mehr. Entferne sie im Menü der Zeile.</translation>
        </message>
        <message>
            <source>This game no longer has this condition. You can only end it.</source>
            <translation>Diesen Zustand gibt es in diesem Spiel nicht mehr. Du kannst ihn nur beenden.</translation>
        </message>
        <message>
            <source>This game's sheet doesn't have that group of traits.</source>
            <translation>Diese Gruppe von Merkmalen gibt es auf dem Bogen dieses Spiels nicht.</translation>
        </message>
        <message>
            <source>This is someone else's roll. {name} can reroll only their own dice.</source>
            <translation>Dieser Wurf gehört jemand anderem. {name} kann nur eigene Würfel neu würfeln.</translation>
        </message>
        <message>
            <source>This is the game's default roll table.</source>
            <translation>Das ist die Standard-Wurftabelle des Spiels.</translation>
        </message>
        <message>
            <source>This page accepts no more codes. Ask the game master for a new one.</source>
            <translation>Diese Seite nimmt keine Codes mehr an. Bitte die Spielleitung um einen neuen.</translation>
        </message>
        <message>
            <source>This page needs JavaScript. Allow it in the browser's settings.</source>
            <translation>Diese Seite braucht JavaScript. Erlaube es in den Einstellungen des Browsers.</translation>
        </message>
        <message>
            <source>This page needs a code.</source>
            <translation>Diese Seite braucht einen Code.</translation>
        </message>
        <message>
            <source>This roll already has a {die} die.</source>
            <translation>Dieser Wurf hat schon einen {die}-Würfel.</translation>
        </message>
        <message>
            <source>This roll table has changed since you opened it. Saving changes only what you edited here.</source>
            <translation>Diese Wurftabelle wurde seit dem Öffnen geändert. Speichern ändert nur, was hier bearbeitet wurde.</translation>
        </message>
        <message>
            <source>This round starts again, so its dice keep their results.</source>
            <translation>Diese Runde beginnt noch einmal, deshalb behalten ihre Würfel die Ergebnisse.</translation>
        </message>
        <message>
            <source>This routine check succeeds. Only a failed routine check can be rolled.</source>
            <translation>Diese Routineprobe gelingt. Nur eine misslungene Routineprobe kann gewürfelt werden.</translation>
        </message>
        <message>
            <source>This sheet has changed since you opened it. Saving changes only what you edited here.</source>
            <translation>Dieser Bogen wurde seit dem Öffnen geändert. Speichern ändert nur, was hier bearbeitet wurde.</translation>
        </message>
        <message>
            <source>This success already has the maximum of five degrees.</source>
            <translation>Dieser Erfolg hat schon die höchstmöglichen fünf Grade.</translation>
        </message>
        <message>
            <source>This summary names opponents who are hidden from players.</source>
            <translation>Diese Zusammenfassung nennt Gegner, die vor den Spielern verborgen sind.</translation>
        </message>
        <message>
            <source>This text contains an invalid symbol. Remove it first.</source>
            <translation>Dieser Text enthält ein ungültiges Zeichen. Es muss zuerst entfernt werden.</translation>
        </message>
        <message>
            <source>This text is too long for the command bar. The maximum is {most} characters.</source>
            <translation>Dieser Text ist zu lang für die Befehlszeile. Höchstens {most} Zeichen sind möglich.</translation>
        </message>
        <message>
            <source>This token doesn't show a number.</source>
            <translation>Diese Spielmarke zeigt keine Zahl.</translation>
        </message>
        <message>
            <source>This version of gmtracker doesn't know some data in this file. Saving removes it: {places}. The original file is saved as a backup.</source>
            <translation>Diese Version von gmtracker kennt manche Daten in dieser Datei nicht. Beim Speichern entfallen sie: {places}. Die ursprüngliche Datei ist als Sicherung gespeichert.</translation>
        </message>
        <message>
            <source>This would succeed as a routine check.</source>
            <translation>Als Routineprobe würde sie gelingen.</translation>
        </message>
        <message>
            <source>Thursday</source>
            <translation>Donnerstag</translation>
        </message>
        <message>
            <source>Thursday</source>
            <comment>within a line</comment>
            <translation>Donnerstag</translation>
        </message>
        <message>
            <source>Tied again: {names} roll another d20 each.</source>
            <translation>Wieder Gleichstand: {names} würfeln je noch einen d20.</translation>
        </message>
        <message>
            <source>Tied players roll a d20 each.</source>
            <translation>Bei Gleichstand würfeln alle Beteiligten je einen d20.</translation>
        </message>
        <message>
            <source>Tier</source>
            <translation>Stufe</translation>
        </message>
        <message>
            <source>Tier {tier} rolls {rolled} of {ranks} ranks of {kind}.</source>
            <translation>Tier {tier} würfelt {rolled} von {ranks} Rängen {kind}.</translation>
        </message>
        <message>
            <source>Tilt table</source>
            <comment>a step of the Tilt</comment>
            <translation>Tilt-Tabelle</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Tips</source>
            <translation>Tipps</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>To apply</source>
            <translation>Noch offen</translation>
        </message>
        <message>
            <source>To award a token, drag it onto a hero. Or select it and press Enter.</source>
            <translation>Zum Verleihen eine Spielmarke auf einen Helden ziehen. Oder sie auswählen und Enter drücken.</translation>
        </message>
        <message>
            <source>To change a shortcut, click its field and press the new keys. × removes it.</source>
            <translation>Zum Ändern ein Feld anklicken und die neuen Tasten drücken. × entfernt das Tastenkürzel.</translation>
        </message>
        <message>
            <source>To do: {step}</source>
            <translation>Zu tun: {step}</translation>
        </message>
        <message>
            <source>To pin this for the character's next checks, press Shift+Enter or right-click.</source>
            <translation>Umschalt+Enter oder ein Rechtsklick heftet es für die nächsten Proben dieser Figur an.</translation>
        </message>
        <message>
            <source>To save the campaign elsewhere, choose {save_as}.</source>
            <translation>Zum Speichern an einem anderen Ort {save_as} wählen.</translation>
        </message>
        <message>
            <source>To set up the check, click a word or type over it. Use + to add modifiers.</source>
            <translation>Um die Probe einzurichten, ein Wort anklicken oder überschreiben. Mit + Modifikatoren hinzufügen.</translation>
        </message>
        <message>
            <source>To use a hero's token, drag it onto the hero's row or the check.</source>
            <translation>Um die Spielmarke eines Helden zu verwenden, sie auf die Zeile des Helden oder die Probe ziehen.</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Marken</translation>
        </message>
        <message>
            <source>Tokens</source>
            <comment>heads the tokens that a character has</comment>
            <translation>Marken</translation>
        </message>
        <message>
            <source>Tokens can't go back into a pool.</source>
            <translation>Spielmarken können nicht in einen Vorrat zurück.</translation>
        </message>
        <message>
            <source>Tokens to spend</source>
            <translation>Spielmarken zum Ausgeben</translation>
        </message>
        <message>
            <source>Tokens you can spend on this check appear here.</source>
            <translation>Hier erscheinen Spielmarken, die sich für diese Probe ausgeben lassen.</translation>
        </message>
        <message>
            <source>Tomorrow's News</source>
            <translation>Nachrichten von morgen</translation>
        </message>
        <message>
            <source>Too many Recovers: {hero}'s Tier of {tier} is the limit. Each wound or condition you remove counts as one.</source>
            <translation>Zu viele Recovers: Das Limit ist der Tier von {hero}, {tier}. Jede entfernte Wunde und jeder entfernte Zustand zählt als einer.</translation>
        </message>
        <message>
            <source>Too many wrong codes. Wait a minute.</source>
            <translation>Zu viele falsche Codes. Warte eine Minute.</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>Werkzeug</translation>
        </message>
        <message>
            <source>Torg Eternity uses only Possibilities.</source>
            <translation>Torg Eternity nutzt nur Possibilities.</translation>
        </message>
        <message>
            <source>Toss a coin</source>
            <translation>Münze werfen</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Summe</translation>
        </message>
        <message>
            <source>Tough</source>
            <translation>Schwierig</translation>
        </message>
        <message>
            <source>Toughness and limits</source>
            <translation>Toughness und Limits</translation>
        </message>
        <message>
            <source>Tracks</source>
            <translation>Leisten</translation>
        </message>
        <message>
            <source>Traditional Chinese</source>
            <translation>Traditionelles Chinesisch</translation>
        </message>
        <message>
            <source>Tragedy −{penalty}</source>
            <translation>Tragedy −{penalty}</translation>
        </message>
        <message>
            <source>Tragedy: +{ranks} Disadvantage</source>
            <translation>Tragedy: +{ranks} Disadvantage</translation>
        </message>
        <message>
            <source>Trained</source>
            <translation>Geübt</translation>
        </message>
        <message>
            <source>Trait</source>
            <translation>Merkmal</translation>
        </message>
        <message>
            <source>Treats the charmer as a friend.</source>
            <translation>Hält den Bezauberer für einen Freund.</translation>
        </message>
        <message>
            <source>True or False</source>
            <translation>True oder False</translation>
        </message>
        <message>
            <source>Try a fight</source>
            <translation>Kampf ausprobieren</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Erneut versuchen</translation>
        </message>
        <message>
            <source>Try luck</source>
            <translation>Glück versuchen</translation>
        </message>
        <message>
            <source>Tuesday</source>
            <translation>Dienstag</translation>
        </message>
        <message>
            <source>Tuesday</source>
            <comment>within a line</comment>
            <translation>Dienstag</translation>
        </message>
        <message>
            <source>Turkish</source>
            <translation>Türkisch</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Zug</translation>
        </message>
        <message>
            <source>Turn actions</source>
            <translation>Aktionen eines Zugs</translation>
        </message>
        <message>
            <source>Turn order</source>
            <translation>Zugfolge</translation>
        </message>
        <message>
            <source>Turn order: drag a row, or press Alt+↑ or Alt+↓</source>
            <translation>Zugfolge: eine Zeile ziehen oder Alt+↑ oder Alt+↓ drücken</translation>
        </message>
        <message>
            <source>Turn order: drag a row, or press Alt+↑ or Alt+↓. Press Space to include or exclude a character.</source>
            <translation>Zugfolge: eine Zeile ziehen oder Alt+↑ oder Alt+↓ drücken. Die Leertaste wählt eine Figur an oder ab.</translation>
        </message>
        <message>
            <source>Turn order: {names}.</source>
            <translation>Zugfolge: {names}.</translation>
        </message>
        <message>
            <source>Turns for characters out of the fight</source>
            <translation>Züge für ausgeschiedene Figuren</translation>
        </message>
        <message>
            <source>Two enemies plan to betray each other, and each asks the lucky one for help.</source>
            <translation>Zwei Feinde wollen einander verraten, und jeder bittet das Glückskind um Hilfe.</translation>
        </message>
        <message>
            <source>Two oaths demand opposite things, and both need an answer tonight.</source>
            <translation>Zwei Eide verlangen das Gegenteil voneinander, und beide brauchen noch heute Nacht eine Antwort.</translation>
        </message>
        <message>
            <source>Two things carried around for no reason turn out to fit together.</source>
            <translation>Zwei Dinge, die ohne Grund mitgeschleppt wurden, passen auf einmal zusammen.</translation>
        </message>
        <message>
            <source>Type a name, for example “3 Guard”.</source>
            <translation>Einen Namen eintippen, zum Beispiel „3 Wache“.</translation>
        </message>
        <message>
            <source>Type a number from {lowest} to {highest} for “{field}”.</source>
            <translation>Für „{field}“ eine Zahl von {lowest} bis {highest} eintippen.</translation>
        </message>
        <message>
            <source>Type a number from {lowest} to {highest}.</source>
            <translation>Eine Zahl von {lowest} bis {highest} eintippen.</translation>
        </message>
        <message>
            <source>Type a number or dice after “{sign}”, for example {example}.</source>
            <translation>Nach „{sign}“ eine Zahl oder weitere Würfel eintippen, zum Beispiel {example}.</translation>
        </message>
        <message>
            <source>Type how many only once, for example “3 Guard”.</source>
            <translation>Die Anzahl nur einmal eingeben, zum Beispiel „3 Wache“.</translation>
        </message>
        <message>
            <source>Type of damage. Some creatures take more or less of it.</source>
            <translation>Art des Schadens. Manche Kreaturen nehmen davon mehr oder weniger.</translation>
        </message>
        <message>
            <source>Type one of {numbers} for “{field}”.</source>
            <translation>Gib für „{field}“ eine von diesen Zahlen ein: {numbers}.</translation>
        </message>
        <message>
            <source>Type one of {numbers}.</source>
            <translation>Gib eine von diesen Zahlen ein: {numbers}.</translation>
        </message>
        <message>
            <source>Type some text for the note.</source>
            <translation>Einen Text für die Notiz eintippen.</translation>
        </message>
        <message>
            <source>Type the dice to roll, for example 2d6+1.</source>
            <translation>Die Würfel eintippen, zum Beispiel 2d6+1.</translation>
        </message>
        <message>
            <source>Type the results, or leave dice empty to roll them</source>
            <translation>Ergebnisse eintippen oder zum Würfeln leer lassen</translation>
        </message>
        <message>
            <source>Type the time in rounds, turns or minutes, for example “for 3 rounds”.</source>
            <translation>Die Dauer in Runden, Zügen oder Minuten eingeben, zum Beispiel „für 3 Runden“.</translation>
        </message>
        <message>
            <source>Type the {dice}, or leave empty to roll.</source>
            <translation>{dice} eintippen oder zum Würfeln leer lassen.</translation>
        </message>
        <message>
            <source>Type {faces}, or leave empty to roll</source>
            <translation>Augenzahl eintippen ({faces}) oder zum Würfeln leer lassen</translation>
        </message>
        <message>
            <source>Unaffected</source>
            <translation>Unberührt</translation>
        </message>
        <message>
            <source>Unaffected, plus an Action</source>
            <translation>Unberührt, dazu eine Action</translation>
        </message>
        <message>
            <source>Unavailable</source>
            <translation>Nicht möglich</translation>
        </message>
        <message>
            <source>Unavailable now.</source>
            <translation>Jetzt nicht möglich.</translation>
        </message>
        <message>
            <source>Unaware of what is happening.</source>
            <translation>Merkt nicht, was vorgeht.</translation>
        </message>
        <message>
            <source>Unaware target</source>
            <translation>Ahnungsloses Ziel</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Undo last &amp;step only</source>
            <translation>Nur den letzten &amp;Schritt rückgängig machen</translation>
        </message>
        <message>
            <source>Undo restore</source>
            <translation>Wiederherstellen rückgängig machen</translation>
        </message>
        <message>
            <source>Undo this</source>
            <translation>Dies rückgängig machen</translation>
        </message>
        <message>
            <source>Undo to here</source>
            <translation>Bis hier zurück</translation>
        </message>
        <message>
            <source>Undo {count} actions, starting with {label}</source>
            <translation>{count} Aktionen rückgängig machen, ab: {label}</translation>
        </message>
        <message>
            <source>Undo {label}</source>
            <translation>Rückgängig: {label}</translation>
        </message>
        <message>
            <source>Undone: {what}</source>
            <translation>Rückgängig gemacht: {what}</translation>
        </message>
        <message>
            <source>Unfinished Business</source>
            <translation>Unerledigtes</translation>
        </message>
        <message>
            <source>Unfinished check</source>
            <translation>Offene Probe</translation>
        </message>
        <message>
            <source>Unharmed</source>
            <translation>Unversehrt</translation>
        </message>
        <message>
            <source>Unskilled in {skill}: only a 10 rolls again.</source>
            <translation>Ungeübt in {skill}: Nur eine 10 wird nachgewürfelt.</translation>
        </message>
        <message>
            <source>Until this is fixed, every step is saved straight to the campaign file.</source>
            <translation>Bis das behoben ist, wird jeder Schritt direkt in der Kampagnendatei gespeichert.</translation>
        </message>
        <message>
            <source>Until when? Try “until the encounter ends”, “until the round ends” or “until Rook's turn”.</source>
            <translation>Bis wann? Zum Beispiel „bis zum Ende der Begegnung“, „bis zum Ende der Runde“ oder „bis Rooks Zug“.</translation>
        </message>
        <message>
            <source>Until you remove it</source>
            <translation>Bis zum Entfernen</translation>
        </message>
        <message>
            <source>Untrained check</source>
            <translation>Ungeübte Probe</translation>
        </message>
        <message>
            <source>Up on {what}</source>
            <translation>Up: {what}</translation>
        </message>
        <message>
            <source>Use &amp;system theme</source>
            <translation>Wie das &amp;System</translation>
        </message>
        <message>
            <source>Use Luck for Favor before the roll. After the roll, Luck rerolls a die.</source>
            <translation>Luck bringt Favor nur vor dem Wurf. Nach dem Wurf würfelt Luck einen Würfel neu.</translation>
        </message>
        <message>
            <source>Use a Tragedy die from the GM's hand.</source>
            <translation>Einen Tragedy-Würfel von der Hand der SL nutzen.</translation>
        </message>
        <message>
            <source>Use it now…</source>
            <translation>Jetzt nutzen…</translation>
        </message>
        <message>
            <source>Use one Destiny die at a time.</source>
            <translation>Immer nur einen Destiny-Würfel nutzen.</translation>
        </message>
        <message>
            <source>Use stones of only one kind at a time.</source>
            <translation>Immer nur Steine einer Art einsetzen.</translation>
        </message>
        <message>
            <source>Use the GM's Tragedy only against heroes.</source>
            <translation>Die Tragedy der SL nur gegen Helden einsetzen.</translation>
        </message>
        <message>
            <source>Use the other one</source>
            <translation>Die andere verwenden</translation>
        </message>
        <message>
            <source>Use {token}</source>
            <translation>{token} verwenden</translation>
        </message>
        <message>
            <source>Used</source>
            <translation>Genutzt</translation>
        </message>
        <message>
            <source>Uses up the +1 from an earlier extra effort</source>
            <translation>Verbraucht das +1 aus einem früheren Kraftakt</translation>
        </message>
        <message>
            <source>Vagabond uses only Luck and Countdown dice.</source>
            <translation>Vagabond nutzt nur Luck und Countdown-Würfel.</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>Very easy</source>
            <translation>Sehr leicht</translation>
        </message>
        <message>
            <source>Very hard</source>
            <translation>Sehr schwer</translation>
        </message>
        <message>
            <source>Veto</source>
            <translation>Veto</translation>
        </message>
        <message>
            <source>Victory point for {hero}</source>
            <translation>Victory point für {hero}</translation>
        </message>
        <message>
            <source>Victory point for {name} by hand</source>
            <translation>Victory point für {name} von Hand</translation>
        </message>
        <message>
            <source>Victory point to {name} by hand</source>
            <translation>Victory point an {name} von Hand</translation>
        </message>
        <message>
            <source>Victory points per game day</source>
            <translation>Victory points je Spieltag</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Ansehen</translation>
        </message>
        <message>
            <source>View and help</source>
            <translation>Ansicht und Hilfe</translation>
        </message>
        <message>
            <source>View only · {file}</source>
            <translation>Nur ansehen · {file}</translation>
        </message>
        <message>
            <source>Visible to players</source>
            <translation>Für die Spieler sichtbar</translation>
        </message>
        <message>
            <source>Visible to players.</source>
            <translation>Für die Spieler sichtbar.</translation>
        </message>
        <message>
            <source>Vote</source>
            <comment>what the players do</comment>
            <translation>Abstimmen</translation>
        </message>
        <message>
            <source>Vote with one of the dice rolled for the Tilt.</source>
            <translation>Mit einem der Würfel abstimmen, die für den Tilt geworfen wurden.</translation>
        </message>
        <message>
            <source>Wants to get away.</source>
            <translation>Will nur weg.</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>Warnung</translation>
        </message>
        <message>
            <source>Weapon</source>
            <translation>Waffe</translation>
        </message>
        <message>
            <source>Weapon and power</source>
            <translation>Waffe und Kraft</translation>
        </message>
        <message>
            <source>Weapons (damage)</source>
            <translation>Waffen (Schaden)</translation>
        </message>
        <message>
            <source>Web page</source>
            <translation>Webseite</translation>
        </message>
        <message>
            <source>Wednesday</source>
            <translation>Mittwoch</translation>
        </message>
        <message>
            <source>Wednesday</source>
            <comment>within a line</comment>
            <translation>Mittwoch</translation>
        </message>
        <message>
            <source>Western European</source>
            <translation>Westeuropäisch</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Was</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Was geschah</translation>
        </message>
        <message>
            <source>What happens if resistance fails</source>
            <translation>Was geschieht, wenn der Widerstand misslingt</translation>
        </message>
        <message>
            <source>What players see</source>
            <translation>Was die Spieler sehen</translation>
        </message>
        <message>
            <source>What the target rolls after a hit</source>
            <translation>Was das Ziel nach einem Treffer würfelt</translation>
        </message>
        <message>
            <source>What to compare the roll with</source>
            <translation>Womit der Wurf verglichen wird</translation>
        </message>
        <message>
            <source>What tokens do</source>
            <translation>Was Spielmarken bewirken</translation>
        </message>
        <message>
            <source>What was spent is kept for {name}'s next check.</source>
            <translation>Das Ausgegebene gilt für die nächste Probe von {name}.</translation>
        </message>
        <message>
            <source>What will change</source>
            <translation>Was sich ändert</translation>
        </message>
        <message>
            <source>When hidden, open the menus with ≡ at the top right or with Alt.</source>
            <translation>Ohne Menüleiste öffnen sich die Menüs mit ≡ oben rechts oder mit Alt.</translation>
        </message>
        <message>
            <source>Where tokens go</source>
            <translation>Wo Spielmarken liegen</translation>
        </message>
        <message>
            <source>Which line is spelled correctly?</source>
            <translation>Welche Zeile ist richtig geschrieben?</translation>
        </message>
        <message>
            <source>While carrying stones: take that many</source>
            <translation>Beim Tragen von Steinen: so viele nehmen</translation>
        </message>
        <message>
            <source>Who</source>
            <translation>Wer</translation>
        </message>
        <message>
            <source>Who activated the hubris</source>
            <translation>Wer die Hubris aktiviert hat</translation>
        </message>
        <message>
            <source>Who is playing</source>
            <translation>Wer mitspielt</translation>
        </message>
        <message>
            <source>Who opposes them?</source>
            <translation>Wer sind die Gegner?</translation>
        </message>
        <message>
            <source>Who plays?</source>
            <translation>Wer spielt mit?</translation>
        </message>
        <message>
            <source>Who rolls your players' dice?</source>
            <translation>Wer würfelt für die Spieler?</translation>
        </message>
        <message>
            <source>Who takes the Stress</source>
            <translation>Wer den Stress nimmt</translation>
        </message>
        <message>
            <source>Will be owed again: {names}.</source>
            <translation>Wird wieder offen sein: {names}.</translation>
        </message>
        <message>
            <source>Will be removed: {names}.</source>
            <translation>Wird entfernt: {names}.</translation>
        </message>
        <message>
            <source>Will be renamed: {names}.</source>
            <translation>Wird umbenannt: {names}.</translation>
        </message>
        <message>
            <source>Will come back: {names}.</source>
            <translation>Kommt zurück: {names}.</translation>
        </message>
        <message>
            <source>Will no longer be owed: {names}.</source>
            <translation>Wird nicht mehr offen sein: {names}.</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Gewinnt</translation>
        </message>
        <message>
            <source>With</source>
            <comment>what a check or a damage is rolled with</comment>
            <translation>Mit</translation>
        </message>
        <message>
            <source>Without Luck Control, {name} can't change someone else's roll.</source>
            <translation>Ohne Luck Control kann {name} keinen fremden Wurf ändern.</translation>
        </message>
        <message>
            <source>Word Gets Around</source>
            <translation>Es spricht sich herum</translation>
        </message>
        <message>
            <source>Worn out.</source>
            <translation>Erschöpft.</translation>
        </message>
        <message>
            <source>Worsen a condition</source>
            <translation>Zustand verschlimmern</translation>
        </message>
        <message>
            <source>Wounds and conditions</source>
            <translation>Wounds und Zustände</translation>
        </message>
        <message>
            <source>Wounds healed</source>
            <translation>Geheilte Wounds</translation>
        </message>
        <message>
            <source>Wounds removed</source>
            <translation>Entfernte Wunden</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
        <message>
            <source>Yes: Possibilities are dealt when the session starts. No: only when the GM starts an act.</source>
            <translation>Ja: Possibilities werden beim Start der Sitzung ausgeteilt. Nein: nur, wenn die SL einen Akt startet.</translation>
        </message>
        <message>
            <source>Yes: Victory points are reset when a session starts. No: only when the GM starts a new day.</source>
            <translation>Ja: Victory points werden zurückgesetzt, wenn eine Sitzung startet. Nein: nur, wenn die SL einen neuen Tag startet.</translation>
        </message>
        <message>
            <source>Yes: a Rest always removes one Fatigue. No: only if HP was already full.</source>
            <translation>Ja: Eine Rast entfernt immer eine Fatigue. Nein: nur, wenn die HP schon voll waren.</translation>
        </message>
        <message>
            <source>Yes: a conflict leaves characters shaken or broken, never wounded, dying or dead. No: it harms as combat does.</source>
            <translation>Ja: Ein Konflikt macht Figuren Shaken oder Broken, nie verwundet, Dying oder Dead. Nein: Er schadet wie ein Kampf.</translation>
        </message>
        <message>
            <source>Yes: a late player rolls a Triumph and a Tragedy into the Destiny pool. No: the pool stays as it is.</source>
            <translation>Ja: Wer später kommt, wirft einen Triumph und eine Tragedy in den Destiny-Vorrat. Nein: Der Vorrat bleibt, wie er ist.</translation>
        </message>
        <message>
            <source>Yes: a total equal to the DC succeeds. No: it fails by one degree.</source>
            <translation>Ja: Eine Summe gleich dem DC ist ein Erfolg. Nein: Sie misslingt um einen Grad.</translation>
        </message>
        <message>
            <source>Yes: dead, incapacitated and otherwise defeated characters still get a turn. No: their turns are skipped.</source>
            <translation>Ja: Auch tote, handlungsunfähige und anders ausgeschiedene Figuren haben Züge. Nein: Ihre Züge werden übersprungen.</translation>
        </message>
        <message>
            <source>Yes: dice can be added to an empty Destiny pool before the next session.</source>
            <translation>Ja: Einem leeren Destiny-Vorrat lassen sich vor der nächsten Sitzung Würfel hinzufügen.</translation>
        </message>
        <message>
            <source>Yes: extra effort causes fatigue at the end of the turn. No: at the start of the next turn.</source>
            <translation>Ja: Ein Kraftakt führt am Ende des Zugs zu Fatigue. Nein: zu Beginn des nächsten Zugs.</translation>
        </message>
        <message>
            <source>Yes: fatigue that is still pending applies when the encounter ends. No: it is dropped.</source>
            <translation>Ja: Noch ausstehende Fatigue tritt am Ende der Begegnung ein. Nein: Sie entfällt.</translation>
        </message>
        <message>
            <source>Yes: gmtracker asks for their results. No: gmtracker rolls. Until you choose, it does what you did last time.</source>
            <translation>Ja: gmtracker fragt nach ihren Ergebnissen. Nein: gmtracker würfelt. Ohne Auswahl gilt, was beim letzten Mal geschah.</translation>
        </message>
        <message>
            <source>Yes: helpers' degrees of failure are subtracted from their degrees of success. No: failures are ignored if anyone succeeds.</source>
            <translation>Ja: Die Misserfolgsgrade der Helfer werden von ihren Erfolgsgraden abgezogen. Nein: Misserfolge zählen nicht, wenn jemand Erfolg hat.</translation>
        </message>
        <message>
            <source>Yes: it doesn't count as the one Recover per encounter. No: it uses up the Recover of the next encounter.</source>
            <translation>Ja: Er zählt nicht als der eine Recover je Begegnung. Nein: Er verbraucht den Recover der nächsten Begegnung.</translation>
        </message>
        <message>
            <source>Yes: new Possibilities are added to the ones left over. No: Storm Knights start each act with only the new ones.</source>
            <translation>Ja: Neue Possibilities kommen zu den übrigen hinzu. Nein: Storm Knights starten jeden Akt nur mit den neuen.</translation>
        </message>
        <message>
            <source>Yes: roll d6. 1–2 count as −1, 3–4 as 0, and 5–6 as +1. No: roll Fudge dice.</source>
            <translation>Ja: d6 würfeln. 1–2 zählen als −1, 3–4 als 0 und 5–6 als +1. Nein: Fudge-Würfel.</translation>
        </message>
        <message>
            <source>Yes: the GM only votes. No: the GM can also be picked, and the result then applies to the opposition.</source>
            <translation>Ja: Die SL stimmt nur ab. Nein: Auch die SL kann betroffen sein. Die Folgen treffen dann die Gegner.</translation>
        </message>
        <message>
            <source>Yes: with full Luck, a Crit gives only its other benefit. No: a Crit can always give Luck.</source>
            <translation>Ja: Bei vollem Luck bringt ein Crit nur seinen anderen Vorteil. Nein: Ein Crit kann immer Luck bringen.</translation>
        </message>
        <message>
            <source>You are viewing an earlier moment. Choose “Return to now” to continue playing.</source>
            <translation>Ein früherer Moment wird gezeigt. „Zurück zum Jetzt“ wählen, um weiterzuspielen.</translation>
        </message>
        <message>
            <source>You are viewing an earlier moment. To continue, choose “Return to now”.</source>
            <translation>Ein früherer Moment wird gezeigt. „Zurück zum Jetzt“ beendet die Ansicht.</translation>
        </message>
        <message>
            <source>You can add 1 to {most} at a time.</source>
            <translation>Es lassen sich 1 bis {most} auf einmal hinzufügen.</translation>
        </message>
        <message>
            <source>You can change this in the house rules.</source>
            <translation>Das lässt sich in den Hausregeln ändern.</translation>
        </message>
        <message>
            <source>You can import at most {most} characters. The remaining rows were skipped.</source>
            <translation>Höchstens {most} Figuren lassen sich importieren. Die übrigen Zeilen wurden ausgelassen.</translation>
        </message>
        <message>
            <source>You can import at most {most} traits. Row {line} and all following rows were skipped.</source>
            <translation>Höchstens {most} Merkmale lassen sich importieren. Zeile {line} und alle danach wurden ausgelassen.</translation>
        </message>
        <message>
            <source>You can roll at most {most} dice.</source>
            <translation>Es lassen sich höchstens {most} Würfel werfen.</translation>
        </message>
        <message>
            <source>You can spend Luck only on your own rolls. This roll is {name}'s.</source>
            <translation>Luck lässt sich nur für eigene Würfe ausgeben. Dieser Wurf gehört {name}.</translation>
        </message>
        <message>
            <source>You can undo only within the current chapter. Older chapters are read-only.</source>
            <translation>Rückgängig machen geht nur im aktuellen Kapitel. Ältere lassen sich nur ansehen.</translation>
        </message>
        <message>
            <source>You can undo your last action here.</source>
            <translation>Hier lässt sich die letzte Aktion rückgängig machen.</translation>
        </message>
        <message>
            <source>You can use {use} only before the roll.</source>
            <translation>{use} lässt sich nur vor dem Wurf verwenden.</translation>
        </message>
        <message>
            <source>You can't add a die with a set face. Roll Countdown dice instead.</source>
            <translation>Ein Würfel mit fester Augenzahl lässt sich nicht hinzufügen. Countdown-Würfel werden gewürfelt.</translation>
        </message>
        <message>
            <source>You can't close this campaign yet: its last step isn't saved anywhere.</source>
            <translation>Diese Kampagne lässt sich noch nicht schließen: Ihr letzter Schritt ist nirgends gespeichert.</translation>
        </message>
        <message>
            <source>You can't close this campaign yet: its last {count} steps aren't saved anywhere.</source>
            <translation>Diese Kampagne lässt sich noch nicht schließen: Ihre letzten {count} Schritte sind nirgends gespeichert.</translation>
        </message>
        <message>
            <source>You can't drop anything there.</source>
            <translation>Dorthin lässt sich nichts legen.</translation>
        </message>
        <message>
            <source>You can't give a Possibility to {name}.</source>
            <translation>{name} kann keine Possibility bekommen.</translation>
        </message>
        <message>
            <source>You can't put a token there.</source>
            <translation>Dort kann keine Spielmarke liegen.</translation>
        </message>
        <message>
            <source>You can't put {token} there.</source>
            <translation>{token} kann dort nicht liegen.</translation>
        </message>
        <message>
            <source>You can't roll a die with {size} sides.</source>
            <translation>Ein Würfel mit {size} Seiten lässt sich nicht werfen.</translation>
        </message>
        <message>
            <source>You can't roll {dice} dice. The maximum is {most} per roll.</source>
            <translation>{dice} Würfel sind zu viele: höchstens {most} in einem Wurf.</translation>
        </message>
        <message>
            <source>You can't set a face on a Possibility.</source>
            <translation>Für eine Possibility lässt sich keine Augenzahl festlegen.</translation>
        </message>
        <message>
            <source>You can't use {token} there.</source>
            <translation>{token} lässt sich dort nicht verwenden.</translation>
        </message>
        <message>
            <source>You continued this campaign in “{file}”, in {folder}. That file is newer and complete.</source>
            <translation>Diese Kampagne wurde in „{file}“ in {folder} weitergespielt. Die Datei dort ist neuer und vollständig.</translation>
        </message>
        <message>
            <source>You have made no changes since the last save. Which version do you want to keep?</source>
            <translation>Seit dem letzten Speichern wurde hier nichts geändert. Welche Fassung soll bleiben?</translation>
        </message>
        <message>
            <source>You have unsaved changes to the roll tables. Save them, discard them, or keep editing.</source>
            <translation>Die Wurftabellen enthalten nicht gespeicherte Änderungen. Speichern, verwerfen oder weiter bearbeiten?</translation>
        </message>
        <message>
            <source>You have unsaved changes to this sheet. Save them, discard them, or keep editing.</source>
            <translation>Dieser Bogen enthält nicht gespeicherte Änderungen. Speichern, verwerfen oder weiter bearbeiten?</translation>
        </message>
        <message>
            <source>You typed something that is not saved yet. Finish it, or do this again to discard it.</source>
            <translation>Du hast etwas eingetippt, das noch nicht gespeichert ist. Schließ es ab, oder wiederhole das, um es zu verwerfen.</translation>
        </message>
        <message>
            <source>Your gmtracker shortcuts</source>
            <translation>Die eingestellten Tastenkürzel von gmtracker</translation>
        </message>
        <message>
            <source>Your last steps are not saved anywhere yet. Which version do you want to keep?</source>
            <translation>Die letzten Schritte sind noch nirgends gespeichert. Welche Fassung soll bleiben?</translation>
        </message>
        <message>
            <source>Your last steps may not be safe on the disk yet. Which version do you want to keep?</source>
            <translation>Die letzten Schritte sind vielleicht noch nicht sicher auf dem Datenträger. Welche Fassung soll gelten?</translation>
        </message>
        <message>
            <source>Your own games</source>
            <translation>Eigene Spiele</translation>
        </message>
        <message>
            <source>Your recent campaigns will appear here.</source>
            <translation>Hier erscheinen die zuletzt gespielten Kampagnen.</translation>
        </message>
        <message>
            <source>Your table can change these rules in *Campaign → House rules…*.</source>
            <translation>Diese Regeln kann der Tisch unter *Kampagne → Hausregeln…* ändern.</translation>
        </message>
        <message>
            <source>Your version is safe in the journal. Which version do you want to keep?</source>
            <translation>Die Fassung hier steht sicher in der Mitschrift. Welche Fassung soll bleiben?</translation>
        </message>
        <message>
            <source>a Crit</source>
            <translation>ein Crit</translation>
        </message>
        <message>
            <source>a Possibility</source>
            <translation>eine Possibility</translation>
        </message>
        <message>
            <source>a Reality test</source>
            <translation>eine Reality-Probe</translation>
        </message>
        <message>
            <source>a an at for from in of on the to with</source>
            <comment>small words that are typed between others</comment>
            <translation>ein eine einen einem einer der die das den dem des für von vom im in ins am an auf zu zum zur mit bei</translation>
        </message>
        <message>
            <source>a an one</source>
            <comment>words for 1 that are typed before a length of time</comment>
            <translation>ein eine einen einer einem</translation>
        </message>
        <message>
            <source>a choice must have options</source>
            <translation>eine Auswahl braucht Optionen</translation>
        </message>
        <message>
            <source>a closed group must suggest names</source>
            <translation>eine geschlossene Gruppe muss Namen vorschlagen</translation>
        </message>
        <message>
            <source>a comma is missing before “{word}”</source>
            <translation>vor „{word}“ fehlt ein Komma</translation>
        </message>
        <message>
            <source>a complication</source>
            <translation>eine Komplikation</translation>
        </message>
        <message>
            <source>a condition ends or eases</source>
            <translation>ein Zustand endet oder bessert sich</translation>
        </message>
        <message>
            <source>a critical failure</source>
            <translation>ein kritischer Misserfolg</translation>
        </message>
        <message>
            <source>a critical success</source>
            <translation>ein kritischer Erfolg</translation>
        </message>
        <message>
            <source>a detail in your own words</source>
            <translation>ein Detail in eigenen Worten</translation>
        </message>
        <message>
            <source>a different die counts</source>
            <translation>ein anderer Würfel zählt</translation>
        </message>
        <message>
            <source>a fail</source>
            <translation>ein Misserfolg</translation>
        </message>
        <message>
            <source>a failure causes no harm</source>
            <translation>ein Misserfolg schadet nicht</translation>
        </message>
        <message>
            <source>a failure costs no hit points</source>
            <translation>ein Misserfolg kostet keine Trefferpunkte</translation>
        </message>
        <message>
            <source>a hazard of level</source>
            <translation>eine Gefahr mit Level</translation>
        </message>
        <message>
            <source>a helpful detail</source>
            <translation>ein Detail, das hilft</translation>
        </message>
        <message>
            <source>a hint</source>
            <translation>ein Hinweis</translation>
        </message>
        <message>
            <source>a hint as big as the roll</source>
            <translation>ein Hinweis, so groß wie der Wurf</translation>
        </message>
        <message>
            <source>a hint of size {value}</source>
            <translation>ein Hinweis der Größe {value}</translation>
        </message>
        <message>
            <source>a key of lowercase letters, digits and hyphens</source>
            <translation>ein Schlüssel aus Kleinbuchstaben, Ziffern und Bindestrichen</translation>
        </message>
        <message>
            <source>a list</source>
            <translation>eine Liste</translation>
        </message>
        <message>
            <source>a list that is not “open” needs “names”</source>
            <translation>eine Liste, die nicht „open“ ist, braucht „names“</translation>
        </message>
        <message>
            <source>a name is too long to display</source>
            <translation>ein Name ist zu lang zum Anzeigen</translation>
        </message>
        <message>
            <source>a number</source>
            <translation>eine Zahl</translation>
        </message>
        <message>
            <source>a number from {low} to {high}</source>
            <translation>eine Zahl von {low} bis {high}</translation>
        </message>
        <message>
            <source>a number is not between −{most} and {most}</source>
            <translation>eine Zahl liegt nicht zwischen −{most} und {most}</translation>
        </message>
        <message>
            <source>a number of more than 18 digits</source>
            <translation>eine Zahl mit mehr als 18 Ziffern</translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>ein Erfolg</translation>
        </message>
        <message>
            <source>a redo does not match the last undo</source>
            <translation>ein Wiederholen passt nicht zum letzten Rückgängigmachen</translation>
        </message>
        <message>
            <source>a reroll must come after the roll</source>
            <translation>ein neuer Wurf ist erst nach dem Wurf möglich</translation>
        </message>
        <message>
            <source>a retry</source>
            <translation>noch ein Versuch</translation>
        </message>
        <message>
            <source>a retry of {what}</source>
            <translation>noch ein Versuch bei {what}</translation>
        </message>
        <message>
            <source>a roll to counter an effect</source>
            <translation>ein Wurf, um einen Effekt abzuwehren</translation>
        </message>
        <message>
            <source>a table</source>
            <translation>eine Tabelle</translation>
        </message>
        <message>
            <source>a table with keys</source>
            <translation>eine Tabelle mit Schlüsseln</translation>
        </message>
        <message>
            <source>a tie</source>
            <translation>ein Gleichstand</translation>
        </message>
        <message>
            <source>a tuple</source>
            <translation>ein Tupel</translation>
        </message>
        <message>
            <source>a use can have a bonus or a reroll, not both</source>
            <translation>eine Verwendung kann einen Bonus oder einen neuen Wurf haben, nicht beides</translation>
        </message>
        <message>
            <source>a use on a check must cost a token</source>
            <translation>eine Verwendung bei einer Probe muss eine Spielmarke kosten</translation>
        </message>
        <message>
            <source>a wheel must start at 0 and end at 20 or less</source>
            <translation>ein Rad muss bei 0 beginnen und bei höchstens 20 enden</translation>
        </message>
        <message>
            <source>a wheel must start at 0 and end at {most} or less</source>
            <translation>ein Rad muss bei 0 beginnen und bei höchstens {most} enden</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>eine ganze Zahl</translation>
        </message>
        <message>
            <source>a wound</source>
            <translation>eine Wunde</translation>
        </message>
        <message>
            <source>a wound, and dazed until the end of the next turn</source>
            <translation>eine Wunde, dazu Dazed bis zum Ende des nächsten Zugs</translation>
        </message>
        <message>
            <source>a wound, and dying</source>
            <translation>eine Wunde, dazu Dying</translation>
        </message>
        <message>
            <source>a wound, and incapacitated</source>
            <translation>eine Wunde, dazu Incapacitated</translation>
        </message>
        <message>
            <source>a wound, and staggered</source>
            <translation>eine Wunde, dazu Staggered</translation>
        </message>
        <message>
            <source>a {noun}</source>
            <translation>{noun}</translation>
        </message>
        <message>
            <source>about average</source>
            <translation>etwa wie erwartet</translation>
        </message>
        <message>
            <source>absent away</source>
            <comment>words that are typed for a hero whose player is not there</comment>
            <translation>abwesend weg</translation>
        </message>
        <message>
            <source>action</source>
            <comment>a word that is typed</comment>
            <translation>aktion</translation>
        </message>
        <message>
            <source>activated by the GM</source>
            <translation>aktiviert von der SL</translation>
        </message>
        <message>
            <source>activated by {name}</source>
            <translation>aktiviert von {name}</translation>
        </message>
        <message>
            <source>activated the hubris</source>
            <translation>hat die Hubris aktiviert</translation>
        </message>
        <message>
            <source>acts against</source>
            <translation>handelt gegen</translation>
        </message>
        <message>
            <source>add</source>
            <comment>a word that is typed</comment>
            <translation>hinzufügen</translation>
        </message>
        <message>
            <source>added to the hit</source>
            <translation>zum Treffer hinzugefügt</translation>
        </message>
        <message>
            <source>added {where}</source>
            <translation>neu: {where}</translation>
        </message>
        <message>
            <source>adding {names}</source>
            <translation>Hinzufügen: {names}</translation>
        </message>
        <message>
            <source>adds a d20</source>
            <translation>ein d20 dazu</translation>
        </message>
        <message>
            <source>adds a d20, at least 10</source>
            <translation>ein d20 dazu, mindestens 10</translation>
        </message>
        <message>
            <source>against</source>
            <translation>gegen</translation>
        </message>
        <message>
            <source>against DC {dc}</source>
            <translation>gegen DC {dc}</translation>
        </message>
        <message>
            <source>against DC {dc} with extra dice</source>
            <translation>gegen DC {dc} mit zusätzlichen Würfeln</translation>
        </message>
        <message>
            <source>against Difficulty {dc}</source>
            <translation>gegen Difficulty {dc}</translation>
        </message>
        <message>
            <source>against a hard level {level} obstacle, rolled</source>
            <translation>gegen ein schweres Hindernis mit Level {level}, gewürfelt</translation>
        </message>
        <message>
            <source>against a moderate level {level} obstacle, rolled</source>
            <translation>gegen ein mittleres Hindernis mit Level {level}, gewürfelt</translation>
        </message>
        <message>
            <source>against an easy level {level} obstacle, rolled</source>
            <translation>gegen ein leichtes Hindernis mit Level {level}, gewürfelt</translation>
        </message>
        <message>
            <source>against the damage</source>
            <translation>gegen den Schaden</translation>
        </message>
        <message>
            <source>against the other side</source>
            <translation>gegen die andere Seite</translation>
        </message>
        <message>
            <source>against the other side, unaware</source>
            <translation>gegen die andere Seite, ahnungslos</translation>
        </message>
        <message>
            <source>against vs</source>
            <comment>words that are typed before the target of a check</comment>
            <translation>gegen</translation>
        </message>
        <message>
            <source>against {name}'s {trait}</source>
            <translation>gegen {name}: {trait}</translation>
        </message>
        <message>
            <source>against {name}'s {trait}, unaware</source>
            <translation>gegen {name}: {trait}, ahnungslos</translation>
        </message>
        <message>
            <source>against {opposition}</source>
            <translation>gegen {opposition}</translation>
        </message>
        <message>
            <source>against {what}</source>
            <translation>gegen {what}</translation>
        </message>
        <message>
            <source>all everyone</source>
            <comment>words that are typed for every character</comment>
            <translation>alle</translation>
        </message>
        <message>
            <source>all of them hidden from players</source>
            <translation>alle den Spielern verborgen</translation>
        </message>
        <message>
            <source>an advantage</source>
            <translation>ein Vorteil</translation>
        </message>
        <message>
            <source>an advantage, or an untrained check</source>
            <translation>ein Vorteil oder eine ungeübte Probe</translation>
        </message>
        <message>
            <source>an attempt to counter, avert or deflect an effect</source>
            <translation>ein Versuch, einen Effekt abzuwehren, abzuwenden oder abzulenken</translation>
        </message>
        <message>
            <source>an attempt to counter, avert or deflect {effect}</source>
            <translation>ein Versuch abzuwehren, abzuwenden oder abzulenken: {effect}</translation>
        </message>
        <message>
            <source>an obstacle of level</source>
            <translation>ein Hindernis mit Level</translation>
        </message>
        <message>
            <source>an undo does not match the last step</source>
            <translation>ein Rückgängigmachen passt nicht zum letzten Schritt</translation>
        </message>
        <message>
            <source>an unnamed target</source>
            <translation>ein nicht genanntes Ziel</translation>
        </message>
        <message>
            <source>an {noun}</source>
            <translation>{noun}</translation>
        </message>
        <message>
            <source>and</source>
            <comment>a word that is typed between two names</comment>
            <translation>und</translation>
        </message>
        <message>
            <source>and {name}</source>
            <translation>und {name}</translation>
        </message>
        <message>
            <source>announcement of the check</source>
            <translation>Verkünden der Probe</translation>
        </message>
        <message>
            <source>announcement of {what}</source>
            <translation>Verkünden von {what}</translation>
        </message>
        <message>
            <source>another defense check against {what}</source>
            <translation>eine weitere Verteidigungsprobe gegen {what}</translation>
        </message>
        <message>
            <source>another game already uses the id “{id}”, so choose a different one</source>
            <translation>ein anderes Spiel verwendet schon die id „{id}“: eine andere wählen</translation>
        </message>
        <message>
            <source>another immediate check against an ongoing effect</source>
            <translation>sofort eine weitere Probe gegen einen andauernden Effekt</translation>
        </message>
        <message>
            <source>another immediate check against {effect}</source>
            <translation>sofort eine weitere Probe gegen {effect}</translation>
        </message>
        <message>
            <source>armor counts</source>
            <translation>Armor zählt</translation>
        </message>
        <message>
            <source>armor does not count</source>
            <translation>Armor zählt nicht</translation>
        </message>
        <message>
            <source>arrived late</source>
            <translation>kam später</translation>
        </message>
        <message>
            <source>attacks</source>
            <translation>greift an:</translation>
        </message>
        <message>
            <source>award of {die} to {hero}</source>
            <translation>Verleihung von {die} an {hero}</translation>
        </message>
        <message>
            <source>bar</source>
            <translation>Balken</translation>
        </message>
        <message>
            <source>breaking a tie</source>
            <translation>Entscheidung eines Gleichstands</translation>
        </message>
        <message>
            <source>bring back</source>
            <comment>words that are typed</comment>
            <translation>zurückholen</translation>
        </message>
        <message>
            <source>bringing {name} back</source>
            <translation>Zurückholen von {name}</translation>
        </message>
        <message>
            <source>broken, and out of the conflict</source>
            <translation>Broken, und aus dem Konflikt</translation>
        </message>
        <message>
            <source>bruise</source>
            <translation>Prellung</translation>
        </message>
        <message>
            <source>bruised</source>
            <translation>Bruised</translation>
        </message>
        <message>
            <source>bruises</source>
            <translation>Prellungen</translation>
        </message>
        <message>
            <source>came from a rerolled die</source>
            <translation>stammt von einem neu gewürfelten Würfel</translation>
        </message>
        <message>
            <source>campaign</source>
            <comment>a word that is typed</comment>
            <translation>kampagne</translation>
        </message>
        <message>
            <source>casts</source>
            <comment>a spell</comment>
            <translation>zaubert</translation>
        </message>
        <message>
            <source>change of the turn order</source>
            <translation>Änderung der Zugfolge</translation>
        </message>
        <message>
            <source>changes to {name}</source>
            <translation>Änderungen an {name}</translation>
        </message>
        <message>
            <source>check</source>
            <comment>a word that is typed</comment>
            <translation>probe</translation>
        </message>
        <message>
            <source>chosen</source>
            <translation>gewählt</translation>
        </message>
        <message>
            <source>clock</source>
            <comment>a word that is typed</comment>
            <translation>uhr</translation>
        </message>
        <message>
            <source>clock ritual 0/6</source>
            <comment>an example of what is typed</comment>
            <translation>uhr ritual 0/6</translation>
        </message>
        <message>
            <source>coin for {what}</source>
            <translation>Münzwurf für {what}</translation>
        </message>
        <message>
            <source>compares</source>
            <comment>a rank with somebody's</comment>
            <translation>vergleicht</translation>
        </message>
        <message>
            <source>condition</source>
            <comment>a word that is typed</comment>
            <translation>zustand</translation>
        </message>
        <message>
            <source>condition {hero} cursed for 3 rounds</source>
            <comment>an example of what is typed</comment>
            <translation>zustand {hero} verflucht für 3 runden</translation>
        </message>
        <message>
            <source>costs 1 Luck</source>
            <translation>kostet 1 Luck</translation>
        </message>
        <message>
            <source>costs 1 Victory point</source>
            <translation>kostet 1 Victory point</translation>
        </message>
        <message>
            <source>counter</source>
            <comment>a word that is typed</comment>
            <translation>zähler</translation>
        </message>
        <message>
            <source>counter arrows {hero} 12</source>
            <comment>an example of what is typed</comment>
            <translation>zähler pfeile {hero} 12</translation>
        </message>
        <message>
            <source>counters</source>
            <comment>an effect</comment>
            <translation>wehrt ab</translation>
        </message>
        <message>
            <source>curse on {name}</source>
            <translation>Fluch auf {name}</translation>
        </message>
        <message>
            <source>d6 for the ones</source>
            <translation>d6 für die Einer</translation>
        </message>
        <message>
            <source>d6 for the tens</source>
            <translation>d6 für die Zehner</translation>
        </message>
        <message>
            <source>d66 is always two d6, read as tens and ones. Type d66, not {die}.</source>
            <translation>d66 sind immer zwei d6, gelesen als Zehner und Einer. d66 eintippen, nicht {die}.</translation>
        </message>
        <message>
            <source>damage</source>
            <translation>Schaden</translation>
        </message>
        <message>
            <source>damage from {what}</source>
            <translation>Schaden: {what}</translation>
        </message>
        <message>
            <source>damage to {name}</source>
            <translation>Schaden an {name}</translation>
        </message>
        <message>
            <source>death</source>
            <translation>Tod</translation>
        </message>
        <message>
            <source>default must be one of the allowed values</source>
            <translation>default muss einer der erlaubten Werte sein</translation>
        </message>
        <message>
            <source>defends</source>
            <translation>verteidigt sich</translation>
        </message>
        <message>
            <source>degrees</source>
            <translation>Grade</translation>
        </message>
        <message>
            <source>delay</source>
            <comment>a word that is typed</comment>
            <translation>verzögern</translation>
        </message>
        <message>
            <source>despite a critical failure</source>
            <translation>trotz eines kritischen Misserfolgs</translation>
        </message>
        <message>
            <source>despite a critical success</source>
            <translation>trotz eines kritischen Erfolgs</translation>
        </message>
        <message>
            <source>done</source>
            <comment>every step of a procedure</comment>
            <translation>fertig</translation>
        </message>
        <message>
            <source>duplicate</source>
            <comment>a word that is typed</comment>
            <translation>duplizieren</translation>
        </message>
        <message>
            <source>d{size}, exploded</source>
            <translation>d{size}, explodiert</translation>
        </message>
        <message>
            <source>d{size}, rerolled</source>
            <translation>d{size}, neu gewürfelt</translation>
        </message>
        <message>
            <source>d{size}, rolled again</source>
            <translation>d{size}, noch einmal geworfen</translation>
        </message>
        <message>
            <source>easing {condition} on {name}</source>
            <translation>Linderung von {condition} bei {name}</translation>
        </message>
        <message>
            <source>empty</source>
            <comment>a pool</comment>
            <translation>leer</translation>
        </message>
        <message>
            <source>en</source>
            <comment>the code of this very language, as web pages have it</comment>
            <translation>de</translation>
        </message>
        <message>
            <source>end of session {number}</source>
            <translation>Ende von Sitzung {number}</translation>
        </message>
        <message>
            <source>end of the scene</source>
            <translation>Ende der Szene</translation>
        </message>
        <message>
            <source>end of {condition} on {name}</source>
            <translation>Ende von {condition} bei {name}</translation>
        </message>
        <message>
            <source>end of {title}</source>
            <translation>Ende: {title}</translation>
        </message>
        <message>
            <source>end of “{what}”</source>
            <translation>Ende von „{what}“</translation>
        </message>
        <message>
            <source>ends is over</source>
            <comment>words that are typed for an end</comment>
            <translation>endet ende enden vorbei ist</translation>
        </message>
        <message>
            <source>every outcome except the last needs “when”</source>
            <translation>jedes Ergebnis außer dem letzten braucht „when“</translation>
        </message>
        <message>
            <source>everything</source>
            <translation>alles</translation>
        </message>
        <message>
            <source>everything</source>
            <comment>what the players see of somebody</comment>
            <translation>alles</translation>
        </message>
        <message>
            <source>expected {what}, got {given}</source>
            <translation>erwartet wird {what}, nicht {given}</translation>
        </message>
        <message>
            <source>expected {what}, got “{given}”</source>
            <translation>erwartet wird {what}, nicht „{given}“</translation>
        </message>
        <message>
            <source>expected {what}, so write {value} without quotation marks</source>
            <translation>erwartet wird {what}: {value} ohne Anführungszeichen schreiben</translation>
        </message>
        <message>
            <source>exploding</source>
            <translation>explodierend</translation>
        </message>
        <message>
            <source>extra effort +1</source>
            <translation>Kraftakt +1</translation>
        </message>
        <message>
            <source>failure</source>
            <comment>within a sentence</comment>
            <translation>Misserfolg</translation>
        </message>
        <message>
            <source>fatigue</source>
            <translation>Fatigue</translation>
        </message>
        <message>
            <source>fills in this hero's sheet</source>
            <translation>füllt den Bogen dieses Helden aus</translation>
        </message>
        <message>
            <source>foe foes</source>
            <comment>words that are typed before new opposition</comment>
            <translation>gegner gegnerin gegnerinnen gegenseite</translation>
        </message>
        <message>
            <source>for</source>
            <comment>words that are typed before a number of rounds</comment>
            <translation>für</translation>
        </message>
        <message>
            <source>for 1 round</source>
            <translation>für 1 Runde</translation>
        </message>
        <message>
            <source>for {n} rounds</source>
            <translation>{n} Runden lang</translation>
        </message>
        <message>
            <source>for {price}</source>
            <translation>für {price}</translation>
        </message>
        <message>
            <source>from {lowest} to the character's {limit}</source>
            <translation>von {lowest} bis zum Wert der Figur in {limit}</translation>
        </message>
        <message>
            <source>gain 1 Luck</source>
            <translation>1 Luck erhalten</translation>
        </message>
        <message>
            <source>given up for another action</source>
            <translation>für eine andere Aktion eingetauscht</translation>
        </message>
        <message>
            <source>gmtracker backs up the current campaign first. Until you change something, you can undo the restore. Later, restore that backup.</source>
            <translation>Vorher wird die jetzige Kampagne gesichert. Bis zur nächsten Änderung lässt sich das Wiederherstellen rückgängig machen. Später diese Sicherung wiederherstellen.</translation>
        </message>
        <message>
            <source>gmtracker can't calculate odds for the ruleset {ruleset}.</source>
            <translation>Für das ruleset {ruleset} kann gmtracker keine Chancen berechnen.</translation>
        </message>
        <message>
            <source>gmtracker can't multiply or divide a roll. Roll the dice, then calculate the result yourself.</source>
            <translation>gmtracker kann einen Wurf nicht malnehmen oder teilen. Erst würfeln, dann selbst rechnen.</translation>
        </message>
        <message>
            <source>gmtracker can't open “{file}”. Drop a campaign or a spreadsheet (CSV, Excel, or ODS).</source>
            <translation>gmtracker kann „{file}“ nicht öffnen. Zieh eine Kampagne oder eine Tabelle (CSV, Excel oder ODS) ins Fenster.</translation>
        </message>
        <message>
            <source>gmtracker rolled these dice. To type your own results, undo the roll.</source>
            <translation>gmtracker hat diese Würfel geworfen. Um eigene Ergebnisse einzutippen, den Wurf rückgängig machen.</translation>
        </message>
        <message>
            <source>gmtracker shortcuts</source>
            <translation>gmtracker-Tastenkürzel</translation>
        </message>
        <message>
            <source>going back to {name}'s turn</source>
            <translation>Schritt zurück zum Zug von {name}</translation>
        </message>
        <message>
            <source>half the roll as degrees</source>
            <translation>der halbe Wurf in Graden</translation>
        </message>
        <message>
            <source>half the roll as ranks of Advantage</source>
            <translation>der halbe Wurf in Rängen Advantage</translation>
        </message>
        <message>
            <source>harm to {name}</source>
            <translation>Schaden für {name}</translation>
        </message>
        <message>
            <source>held tokens count too</source>
            <translation>gehaltene Spielmarken zählen mit</translation>
        </message>
        <message>
            <source>here the highest die counts, so no die can be subtracted</source>
            <translation>hier zählt der höchste Würfel, deshalb lässt sich keiner abziehen</translation>
        </message>
        <message>
            <source>hero heroes</source>
            <comment>words that are typed before new heroes</comment>
            <translation>held heldin helden heldinnen</translation>
        </message>
        <message>
            <source>heroes</source>
            <comment>words that are typed for all heroes</comment>
            <translation>helden heldinnen</translation>
        </message>
        <message>
            <source>heroes only</source>
            <translation>nur für Helden</translation>
        </message>
        <message>
            <source>heroism</source>
            <translation>Heldenmut</translation>
        </message>
        <message>
            <source>hidden</source>
            <comment>a pool that the players do not see</comment>
            <translation>verborgen</translation>
        </message>
        <message>
            <source>hidden</source>
            <comment>a word that is typed</comment>
            <translation>verborgen</translation>
        </message>
        <message>
            <source>hidden</source>
            <comment>somebody whom the players do not see</comment>
            <translation>verborgen</translation>
        </message>
        <message>
            <source>hidden from players</source>
            <translation>den Spielern verborgen</translation>
        </message>
        <message>
            <source>hidden until the first turn</source>
            <translation>bis zum ersten Zug verborgen</translation>
        </message>
        <message>
            <source>hide</source>
            <comment>words that are typed to let the players see something no more</comment>
            <translation>verbergen</translation>
        </message>
        <message>
            <source>hit point</source>
            <translation>Trefferpunkt</translation>
        </message>
        <message>
            <source>hit points</source>
            <translation>Trefferpunkte</translation>
        </message>
        <message>
            <source>house rule: {rule}</source>
            <translation>Hausregel: {rule}</translation>
        </message>
        <message>
            <source>immune to {source}</source>
            <translation>immun gegen {source}</translation>
        </message>
        <message>
            <source>in progress</source>
            <translation>läuft noch</translation>
        </message>
        <message>
            <source>initiative</source>
            <translation>Initiative</translation>
        </message>
        <message>
            <source>invalid TOML ({why})</source>
            <translation>das ist kein gültiges TOML ({why})</translation>
        </message>
        <message>
            <source>it belongs to the game “{id}”</source>
            <translation>sie gehört zum Spiel „{id}“</translation>
        </message>
        <message>
            <source>it does not happen</source>
            <translation>es geschieht nicht</translation>
        </message>
        <message>
            <source>it happens</source>
            <translation>es geschieht</translation>
        </message>
        <message>
            <source>it is a folder, not a file</source>
            <translation>das ist ein Ordner, keine Datei</translation>
        </message>
        <message>
            <source>it is not a readable file</source>
            <translation>das ist keine lesbare Datei</translation>
        </message>
        <message>
            <source>it is too long ({count} characters, the maximum is {most})</source>
            <translation>der Text ist zu lang ({count} Zeichen, höchstens {most})</translation>
        </message>
        <message>
            <source>it must be 0 or more</source>
            <translation>es muss 0 oder mehr sein</translation>
        </message>
        <message>
            <source>it must be a number from {low} to {high}</source>
            <translation>es muss eine Zahl von {low} bis {high} sein</translation>
        </message>
        <message>
            <source>it must be between “lowest” and “highest”</source>
            <translation>es muss zwischen „lowest“ und „highest“ liegen</translation>
        </message>
        <message>
            <source>it must be higher than “lowest” ({lowest})</source>
            <translation>es muss größer als „lowest“ ({lowest}) sein</translation>
        </message>
        <message>
            <source>it must be one line without tabs or control characters</source>
            <translation>es darf nur eine Zeile sein, ohne Tabulatoren und Steuerzeichen</translation>
        </message>
        <message>
            <source>it must not be empty</source>
            <translation>es darf nicht leer sein</translation>
        </message>
        <message>
            <source>it must not be higher than “highest”</source>
            <translation>es darf nicht größer als „highest“ sein</translation>
        </message>
        <message>
            <source>it must not be higher than “most”</source>
            <translation>es darf nicht größer als „most“ sein</translation>
        </message>
        <message>
            <source>it needs exactly one of gain, lose or fill</source>
            <translation>nötig ist genau eines von gain, lose oder fill</translation>
        </message>
        <message>
            <source>it needs exactly one of token, track, condition, says or roll</source>
            <translation>es braucht genau eines von token, track, condition, says und roll</translation>
        </message>
        <message>
            <source>it needs {count} rungs, one for each value</source>
            <translation>es müssen {count} rungs sein, eine je Wert</translation>
        </message>
        <message>
            <source>it needs {count} rungs, one for each value from {lowest} to {highest}</source>
            <translation>es braucht {count} Sprossen, eine für jeden Wert von {lowest} bis {highest}</translation>
        </message>
        <message>
            <source>its description is for a different game than “{ruleset}”</source>
            <translation>ihre Beschreibung gehört zu einem anderen Spiel als „{ruleset}“</translation>
        </message>
        <message>
            <source>its log can't be read</source>
            <translation>sein Protokoll lässt sich nicht lesen</translation>
        </message>
        <message>
            <source>its log does not match its contents</source>
            <translation>das Protokoll passt nicht zum Inhalt</translation>
        </message>
        <message>
            <source>join</source>
            <comment>a word that is typed for a hero who arrives late</comment>
            <translation>kommt dazu</translation>
        </message>
        <message>
            <source>keeping the first die of {what}</source>
            <translation>ersten Würfel behalten: {what}</translation>
        </message>
        <message>
            <source>key and name must not be empty</source>
            <translation>key und name dürfen nicht leer sein</translation>
        </message>
        <message>
            <source>leaves it to chance</source>
            <translation>verlässt sich auf den Zufall</translation>
        </message>
        <message>
            <source>left early</source>
            <translation>ging früher</translation>
        </message>
        <message>
            <source>letter must be a single letter</source>
            <translation>letter muss ein einzelner Buchstabe sein</translation>
        </message>
        <message>
            <source>level</source>
            <translation>Level</translation>
        </message>
        <message>
            <source>levels</source>
            <translation>Stufen</translation>
        </message>
        <message>
            <source>line {line}</source>
            <translation>Zeile {line}</translation>
        </message>
        <message>
            <source>line {line}, column {column}</source>
            <translation>Zeile {line}, Spalte {column}</translation>
        </message>
        <message>
            <source>look back</source>
            <comment>words that are typed</comment>
            <translation>zurückblicken</translation>
        </message>
        <message>
            <source>low {value}</source>
            <translation>tiefster Wert {value}</translation>
        </message>
        <message>
            <source>lowest must not be higher than highest</source>
            <translation>lowest darf nicht größer als highest sein</translation>
        </message>
        <message>
            <source>makes a defeat test</source>
            <translation>macht eine Defeat-Probe</translation>
        </message>
        <message>
            <source>minute minutes</source>
            <comment>words that are typed</comment>
            <translation>minute minuten</translation>
        </message>
        <message>
            <source>missing: {names}</source>
            <translation>es fehlt: {names}</translation>
        </message>
        <message>
            <source>name at least one side</source>
            <translation>mindestens eine Seite nennen</translation>
        </message>
        <message>
            <source>name must not be empty</source>
            <translation>name darf nicht leer sein</translation>
        </message>
        <message>
            <source>named steps</source>
            <translation>benannte Stufen</translation>
        </message>
        <message>
            <source>new</source>
            <comment>a word that is typed</comment>
            <translation>neu</translation>
        </message>
        <message>
            <source>new foe</source>
            <comment>words that are typed</comment>
            <translation>neu Gegner</translation>
        </message>
        <message>
            <source>new game day</source>
            <translation>neuer Spieltag</translation>
        </message>
        <message>
            <source>new names of the game file</source>
            <translation>neue Namen der Spieldatei</translation>
        </message>
        <message>
            <source>next</source>
            <comment>words that are typed before a turn</comment>
            <translation>nächste nächsten nächster nächstes</translation>
        </message>
        <message>
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <source>no Advantage for the foe</source>
            <translation>kein Advantage für den Gegner</translation>
        </message>
        <message>
            <source>no Disadvantage</source>
            <translation>kein Disadvantage</translation>
        </message>
        <message>
            <source>no Luck</source>
            <translation>kein Luck</translation>
        </message>
        <message>
            <source>no Stress</source>
            <translation>keinen Stress</translation>
        </message>
        <message>
            <source>no dice</source>
            <translation>keine Würfel</translation>
        </message>
        <message>
            <source>no die in the roll can show that (the maximum is {most})</source>
            <translation>kein Würfel des Wurfs kann das zeigen (höchstens {most})</translation>
        </message>
        <message>
            <source>no extra effort</source>
            <translation>kein Kraftakt</translation>
        </message>
        <message>
            <source>no harm</source>
            <translation>kein Schaden</translation>
        </message>
        <message>
            <source>no longer {condition}</source>
            <translation>nicht mehr {condition}</translation>
        </message>
        <message>
            <source>no not end off</source>
            <comment>words that are typed to end a condition</comment>
            <translation>kein keine nicht ende beende beenden aus weg ohne</translation>
        </message>
        <message>
            <source>no one loses HP</source>
            <translation>niemand verliert HP</translation>
        </message>
        <message>
            <source>no one yet</source>
            <translation>noch niemand</translation>
        </message>
        <message>
            <source>no resistance roll</source>
            <translation>kein Widerstandswurf</translation>
        </message>
        <message>
            <source>no sessions yet</source>
            <translation>noch keine Sitzung</translation>
        </message>
        <message>
            <source>no target, so no HP changes</source>
            <translation>kein Ziel, daher ändern sich keine HP</translation>
        </message>
        <message>
            <source>no test is made</source>
            <translation>keine Probe</translation>
        </message>
        <message>
            <source>no wounds</source>
            <translation>keine Wunden</translation>
        </message>
        <message>
            <source>no. {number}</source>
            <translation>Nr. {number}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>not Favored</source>
            <translation>nicht Favored</translation>
        </message>
        <message>
            <source>not exploding</source>
            <translation>nicht explodierend</translation>
        </message>
        <message>
            <source>not resisted</source>
            <translation>ohne Widerstand</translation>
        </message>
        <message>
            <source>note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>note</source>
            <comment>a word that is typed</comment>
            <translation>notiz</translation>
        </message>
        <message>
            <source>note about the edit</source>
            <translation>Notiz zur Bearbeitung</translation>
        </message>
        <message>
            <source>nothing</source>
            <comment>what the players see of somebody</comment>
            <translation>nichts</translation>
        </message>
        <message>
            <source>nothing is applied</source>
            <translation>nichts wird eingetragen</translation>
        </message>
        <message>
            <source>number</source>
            <comment>how a track is drawn</comment>
            <translation>Zahl</translation>
        </message>
        <message>
            <source>on a hit</source>
            <translation>bei einem Treffer</translation>
        </message>
        <message>
            <source>one Hinder fewer</source>
            <translation>ein Hinder weniger</translation>
        </message>
        <message>
            <source>one bonus die</source>
            <translation>ein Bonuswürfel</translation>
        </message>
        <message>
            <source>one capital letter</source>
            <translation>ein Großbuchstabe</translation>
        </message>
        <message>
            <source>one die rerolled with Luck</source>
            <translation>ein Würfel mit Luck neu gewürfelt</translation>
        </message>
        <message>
            <source>one extra d20</source>
            <translation>ein d20 mehr</translation>
        </message>
        <message>
            <source>one extra standard action</source>
            <translation>eine zusätzliche Standard action</translation>
        </message>
        <message>
            <source>one of {values}</source>
            <translation>eines von {values}</translation>
        </message>
        <message>
            <source>only a ladder can have rungs</source>
            <translation>nur eine Leiter hat Sprossen</translation>
        </message>
        <message>
            <source>only an outcome of a check can have a check that follows</source>
            <translation>nur auf ein Ergebnis einer Probe kann eine weitere Probe folgen</translation>
        </message>
        <message>
            <source>only dice in a check can have names</source>
            <translation>nur die Würfel einer Probe haben Namen</translation>
        </message>
        <message>
            <source>only heroes have traits here, so this must be a number</source>
            <translation>hier haben nur Helden Merkmale, deshalb muss dies eine Zahl sein</translation>
        </message>
        <message>
            <source>only the last chapter can have steps to redo</source>
            <translation>nur das letzte Kapitel kann Schritte zum Wiederholen haben</translation>
        </message>
        <message>
            <source>open recent</source>
            <comment>words that are typed</comment>
            <translation>öffnen zuletzt benutzt</translation>
        </message>
        <message>
            <source>opposition</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <source>opposition foes</source>
            <comment>words that are typed for the opposition</comment>
            <translation>gegner gegnerinnen gegenseite</translation>
        </message>
        <message>
            <source>out of the fight</source>
            <translation>ausgeschieden</translation>
        </message>
        <message>
            <source>out of the fight, without a test</source>
            <translation>aus dem Kampf, ohne Probe</translation>
        </message>
        <message>
            <source>over the Difficulty</source>
            <translation>über der Difficulty</translation>
        </message>
        <message>
            <source>over the target number</source>
            <translation>über der Zielzahl</translation>
        </message>
        <message>
            <source>over {chance}</source>
            <translation>über {chance}</translation>
        </message>
        <message>
            <source>owed</source>
            <comment>a word that is typed</comment>
            <translation>offen</translation>
        </message>
        <message>
            <source>passive</source>
            <comment>a check that is not rolled</comment>
            <translation>passiv</translation>
        </message>
        <message>
            <source>peak {value}</source>
            <translation>höchster Wert {value}</translation>
        </message>
        <message>
            <source>penalty</source>
            <translation>Abzug</translation>
        </message>
        <message>
            <source>pips</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>players roll own dice</source>
            <comment>words that are typed</comment>
            <translation>spieler würfeln eigene würfel</translation>
        </message>
        <message>
            <source>present</source>
            <comment>words that are typed for a hero whose player is there</comment>
            <translation>anwesend</translation>
        </message>
        <message>
            <source>print</source>
            <comment>a word that is typed</comment>
            <translation>drucken</translation>
        </message>
        <message>
            <source>print export</source>
            <comment>words that are typed</comment>
            <translation>drucken ausgeben</translation>
        </message>
        <message>
            <source>reason for the award</source>
            <translation>Grund für die Verleihung</translation>
        </message>
        <message>
            <source>reason for {hero}'s award</source>
            <translation>Grund für die Verleihung an {hero}</translation>
        </message>
        <message>
            <source>removal of {a_token}</source>
            <translation>Entfernen: {a_token}</translation>
        </message>
        <message>
            <source>removal of {name}</source>
            <translation>Entfernen von {name}</translation>
        </message>
        <message>
            <source>remove</source>
            <comment>a word that is typed</comment>
            <translation>entfernen</translation>
        </message>
        <message>
            <source>removed {where}</source>
            <translation>entfernt: {where}</translation>
        </message>
        <message>
            <source>rename to {name}</source>
            <translation>Umbenennung in {name}</translation>
        </message>
        <message>
            <source>reroll of {name}'s d{size}</source>
            <translation>neu gewürfelter d{size} von {name}</translation>
        </message>
        <message>
            <source>reroll the worst die</source>
            <translation>den schlechtesten Würfel neu würfeln</translation>
        </message>
        <message>
            <source>rerolled with Luck</source>
            <translation>mit Luck neu gewürfelt</translation>
        </message>
        <message>
            <source>resisted with {trait}</source>
            <translation>widerstanden mit {trait}</translation>
        </message>
        <message>
            <source>resists</source>
            <translation>widersteht</translation>
        </message>
        <message>
            <source>retry</source>
            <translation>neuer Versuch</translation>
        </message>
        <message>
            <source>return to {what}</source>
            <translation>Rückkehr zu {what}</translation>
        </message>
        <message>
            <source>returns what was spent</source>
            <translation>gibt das Ausgegebene zurück</translation>
        </message>
        <message>
            <source>roleplay</source>
            <translation>Rollenspiel</translation>
        </message>
        <message>
            <source>roll</source>
            <comment>a word that is typed</comment>
            <translation>würfeln</translation>
        </message>
        <message>
            <source>roll a d20 instead of counting 10</source>
            <translation>einen d20 würfeln, statt 10 zu zählen</translation>
        </message>
        <message>
            <source>roll dice instead of counting 0</source>
            <translation>würfeln, statt 0 zu zählen</translation>
        </message>
        <message>
            <source>roll for the Tilt</source>
            <translation>Wurf für den Tilt</translation>
        </message>
        <message>
            <source>roll for {what}</source>
            <translation>Wurf für {what}</translation>
        </message>
        <message>
            <source>roll of the Countdown dice</source>
            <translation>Wurf der Countdown-Würfel</translation>
        </message>
        <message>
            <source>roll of {notation}</source>
            <translation>Wurf von {notation}</translation>
        </message>
        <message>
            <source>roll table: {table}</source>
            <translation>Wurftabelle: {table}</translation>
        </message>
        <message>
            <source>roll-off</source>
            <translation>Stechen</translation>
        </message>
        <message>
            <source>rolled</source>
            <comment>a check against another</comment>
            <translation>gewürfelt</translation>
        </message>
        <message>
            <source>rolled again</source>
            <translation>neu gewürfelt</translation>
        </message>
        <message>
            <source>rolls the test, {effect}</source>
            <translation>würfelt die Probe, {effect}</translation>
        </message>
        <message>
            <source>rolls {dice}</source>
            <translation>würfelt {dice}</translation>
        </message>
        <message>
            <source>round rounds</source>
            <comment>words that are typed</comment>
            <translation>runde runden</translation>
        </message>
        <message>
            <source>sample</source>
            <comment>a word that is typed</comment>
            <translation>beispiel</translation>
        </message>
        <message>
            <source>saves</source>
            <comment>rolls to be spared something</comment>
            <translation>macht einen Rettungswurf</translation>
        </message>
        <message>
            <source>second roll for {what}</source>
            <translation>zweiter Wurf: {what}</translation>
        </message>
        <message>
            <source>second seconds hour hours day days week weeks month months year years night nights</source>
            <comment>words that are typed</comment>
            <translation>sekunde sekunden stunde stunden tag tage tagen woche wochen monat monate monaten jahr jahre jahren nacht nächte nächten</translation>
        </message>
        <message>
            <source>sections and rows must be 1 or more</source>
            <translation>sections und rows müssen mindestens 1 sein</translation>
        </message>
        <message>
            <source>set aside</source>
            <comment>words that are typed</comment>
            <translation>beiseite</translation>
        </message>
        <message>
            <source>setting {name} aside</source>
            <translation>Beiseitelegen von {name}</translation>
        </message>
        <message>
            <source>severity {severity}</source>
            <translation>Schwere {severity}</translation>
        </message>
        <message>
            <source>shaken</source>
            <translation>Shaken</translation>
        </message>
        <message>
            <source>shaken, and dazed until the end of the next turn</source>
            <translation>Shaken, dazu Dazed bis zum Ende des nächsten Zugs</translation>
        </message>
        <message>
            <source>shaken, and staggered</source>
            <translation>Shaken, dazu Staggered</translation>
        </message>
        <message>
            <source>show</source>
            <comment>words that are typed to let the players see something</comment>
            <translation>zeigen</translation>
        </message>
        <message>
            <source>skilled</source>
            <translation>geübt</translation>
        </message>
        <message>
            <source>skipping the Tilt</source>
            <translation>Überspringen des Tilts</translation>
        </message>
        <message>
            <source>soaks</source>
            <translation>macht einen Soak</translation>
        </message>
        <message>
            <source>someone</source>
            <translation>jemand</translation>
        </message>
        <message>
            <source>something bad</source>
            <translation>etwas Schlechtes</translation>
        </message>
        <message>
            <source>something good</source>
            <translation>etwas Gutes</translation>
        </message>
        <message>
            <source>spend</source>
            <comment>a word that is typed</comment>
            <translation>ausgeben</translation>
        </message>
        <message>
            <source>start of a new act</source>
            <translation>Start eines neuen Akts</translation>
        </message>
        <message>
            <source>start of session {number}</source>
            <translation>Start von Sitzung {number}</translation>
        </message>
        <message>
            <source>start of {title}</source>
            <translation>Start: {title}</translation>
        </message>
        <message>
            <source>starts</source>
            <comment>words that are typed for the start of a turn</comment>
            <translation>beginn beginnt anfang anfängt startet</translation>
        </message>
        <message>
            <source>starts full</source>
            <translation>anfangs voll</translation>
        </message>
        <message>
            <source>still fails</source>
            <translation>immer noch ein Misserfolg</translation>
        </message>
        <message>
            <source>stone</source>
            <translation>Stein</translation>
        </message>
        <message>
            <source>stones</source>
            <translation>Steine</translation>
        </message>
        <message>
            <source>stopped by {what}</source>
            <translation>aufgehalten durch {what}</translation>
        </message>
        <message>
            <source>success</source>
            <translation>Erfolg</translation>
        </message>
        <message>
            <source>success, {degrees}</source>
            <translation>Erfolg, {degrees}</translation>
        </message>
        <message>
            <source>suggested</source>
            <comment>of a result of damage</comment>
            <translation>vorgeschlagen</translation>
        </message>
        <message>
            <source>tests</source>
            <comment>a skill</comment>
            <translation>würfelt auf</translation>
        </message>
        <message>
            <source>text</source>
            <translation>ein Text</translation>
        </message>
        <message>
            <source>text in quotation marks</source>
            <translation>Text in Anführungszeichen</translation>
        </message>
        <message>
            <source>text size language</source>
            <comment>words that are typed</comment>
            <translation>Schriftgröße Textgröße Sprache</translation>
        </message>
        <message>
            <source>the = after the key is missing</source>
            <translation>das = hinter dem Schlüssel fehlt</translation>
        </message>
        <message>
            <source>the Fortune die counts instead</source>
            <translation>stattdessen zählt der Fortune-Würfel</translation>
        </message>
        <message>
            <source>the Luck is kept for the next check</source>
            <translation>das Luck bleibt für die nächste Probe</translation>
        </message>
        <message>
            <source>the Misfortune die counts instead</source>
            <translation>stattdessen zählt der Misfortune-Würfel</translation>
        </message>
        <message>
            <source>the Tilt</source>
            <translation>Tilt</translation>
        </message>
        <message>
            <source>the Victory point is lost</source>
            <translation>der Victory point geht verloren</translation>
        </message>
        <message>
            <source>the alternate effect “{effect}” for now</source>
            <translation>vorerst der Alternativeffekt „{effect}“</translation>
        </message>
        <message>
            <source>the alternate effect “{effect}” until the end of the encounter</source>
            <translation>der Alternativeffekt „{effect}“ bis zum Ende der Begegnung</translation>
        </message>
        <message>
            <source>the best of {rolls} rolls counts</source>
            <translation>der beste von {rolls} Würfen zählt</translation>
        </message>
        <message>
            <source>the better of two rolls</source>
            <translation>der bessere von zwei Würfen</translation>
        </message>
        <message>
            <source>the better of two rolls counts</source>
            <translation>der bessere von zwei Würfen zählt</translation>
        </message>
        <message>
            <source>the better roll counts</source>
            <translation>der bessere Wurf zählt</translation>
        </message>
        <message>
            <source>the chapter's starting state is missing</source>
            <translation>der Anfangsstand des Kapitels fehlt</translation>
        </message>
        <message>
            <source>the checksum is wrong</source>
            <translation>die Prüfsumme stimmt nicht</translation>
        </message>
        <message>
            <source>the closing bracket {closing} is missing</source>
            <translation>die schließende Klammer {closing} fehlt</translation>
        </message>
        <message>
            <source>the closing quotation mark is missing</source>
            <translation>das schließende Anführungszeichen fehlt</translation>
        </message>
        <message>
            <source>the complication does not happen</source>
            <translation>die Komplikation tritt nicht ein</translation>
        </message>
        <message>
            <source>the contents do not match the log</source>
            <translation>der Inhalt passt nicht zum Protokoll</translation>
        </message>
        <message>
            <source>the current chapter is missing</source>
            <translation>das aktuelle Kapitel fehlt</translation>
        </message>
        <message>
            <source>the d20 counts instead</source>
            <translation>stattdessen zählt der d20</translation>
        </message>
        <message>
            <source>the damage</source>
            <translation>den Schaden</translation>
        </message>
        <message>
            <source>the data is nested too deeply</source>
            <translation>die Daten sind zu tief verschachtelt</translation>
        </message>
        <message>
            <source>the disk is full</source>
            <translation>der Datenträger ist voll</translation>
        </message>
        <message>
            <source>the disk isn't responding</source>
            <translation>der Datenträger antwortet nicht</translation>
        </message>
        <message>
            <source>the drive reported an error</source>
            <translation>das Laufwerk meldet einen Fehler</translation>
        </message>
        <message>
            <source>the drive was disconnected</source>
            <translation>das Laufwerk ist nicht mehr verbunden</translation>
        </message>
        <message>
            <source>the d{size} showing {face}</source>
            <translation>der d{size} mit der {face}</translation>
        </message>
        <message>
            <source>the effect of</source>
            <comment>a trait</comment>
            <translation>den Effekt von</translation>
        </message>
        <message>
            <source>the entries are out of order: {number} comes after {last}</source>
            <translation>die Einträge sind nicht in der richtigen Reihenfolge: {number} folgt auf {last}</translation>
        </message>
        <message>
            <source>the entry is older than the one before it</source>
            <translation>der Eintrag ist älter als der vorige</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>die Datei ist leer</translation>
        </message>
        <message>
            <source>the file is incomplete</source>
            <translation>die Datei ist unvollständig</translation>
        </message>
        <message>
            <source>the file is too large for this disk</source>
            <translation>die Datei ist zu groß für diesen Datenträger</translation>
        </message>
        <message>
            <source>the first roll was better</source>
            <translation>der erste Wurf war besser</translation>
        </message>
        <message>
            <source>the game has no GM's hand, so add one at the top: hand = "GM's hand"</source>
            <translation>dem Spiel fehlt die Hand der SL, deshalb oben ergänzen: hand = "Hand der SL"</translation>
        </message>
        <message>
            <source>the heroes' Breather</source>
            <translation>Breather der Helden</translation>
        </message>
        <message>
            <source>the heroes' Rest</source>
            <translation>Rast für die Helden</translation>
        </message>
        <message>
            <source>the heroes' recovery</source>
            <translation>Erholung der Helden</translation>
        </message>
        <message>
            <source>the hit</source>
            <translation>Treffer</translation>
        </message>
        <message>
            <source>the key is used twice</source>
            <translation>der Schlüssel kommt zweimal vor</translation>
        </message>
        <message>
            <source>the key “{key}” is missing</source>
            <translation>der Schlüssel „{key}“ fehlt</translation>
        </message>
        <message>
            <source>the key “{key}” is used twice</source>
            <translation>der Schlüssel „{key}“ kommt zweimal vor</translation>
        </message>
        <message>
            <source>the last outcome is the default, so it must not have “when”</source>
            <translation>das letzte Ergebnis gilt in allen übrigen Fällen und darf kein „when“ haben</translation>
        </message>
        <message>
            <source>the links in the path form a loop</source>
            <translation>die Verknüpfungen im Pfad führen im Kreis</translation>
        </message>
        <message>
            <source>the list must have {low} to {high} items</source>
            <translation>die Liste muss {low} bis {high} Einträge haben</translation>
        </message>
        <message>
            <source>the location does not exist</source>
            <translation>diesen Ort gibt es nicht</translation>
        </message>
        <message>
            <source>the location is not a folder</source>
            <translation>dieser Ort ist kein Ordner</translation>
        </message>
        <message>
            <source>the location is read-only</source>
            <translation>dieser Ort ist schreibgeschützt</translation>
        </message>
        <message>
            <source>the log refers to {name}, who is not in this file</source>
            <translation>das Protokoll nennt {name}, aber diese Figur fehlt in der Datei</translation>
        </message>
        <message>
            <source>the name</source>
            <comment>what the players see of somebody</comment>
            <translation>den Namen</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <translation>der Name ist zu lang</translation>
        </message>
        <message>
            <source>the number {number} is used twice</source>
            <translation>die Nummer {number} kommt zweimal vor</translation>
        </message>
        <message>
            <source>the opposition</source>
            <translation>die Gegner</translation>
        </message>
        <message>
            <source>the opposition can't start a session with tokens</source>
            <translation>die Gegner können eine Sitzung nicht mit Spielmarken starten</translation>
        </message>
        <message>
            <source>the other side wins</source>
            <translation>die andere Seite gewinnt</translation>
        </message>
        <message>
            <source>the power “{what}” for this scene</source>
            <translation>die Kraft „{what}“ für diese Szene</translation>
        </message>
        <message>
            <source>the roll as a bonus</source>
            <translation>der Wurf als Bonus</translation>
        </message>
        <message>
            <source>the same name is used twice</source>
            <translation>ein Name kommt zweimal vor</translation>
        </message>
        <message>
            <source>the step is empty</source>
            <translation>der Schritt ist leer</translation>
        </message>
        <message>
            <source>the system gave no reason</source>
            <translation>das System nennt keinen Grund</translation>
        </message>
        <message>
            <source>the target</source>
            <translation>das Ziel</translation>
        </message>
        <message>
            <source>the text is not UTF-8</source>
            <translation>der Text ist kein UTF-8</translation>
        </message>
        <message>
            <source>the value after = is not valid (put text in straight quotation marks)</source>
            <translation>der Wert hinter = ist nicht gültig (Text in gerade Anführungszeichen setzen)</translation>
        </message>
        <message>
            <source>the {encounter}</source>
            <comment>within a sentence</comment>
            <translation>Begegnung ({encounter})</translation>
        </message>
        <message>
            <source>the {table}</source>
            <translation>{table}</translation>
        </message>
        <message>
            <source>their better roll counts</source>
            <translation>deren besserer Wurf zählt</translation>
        </message>
        <message>
            <source>their his her own</source>
            <comment>words that are typed before a turn</comment>
            <translation>eigenen eigener seines ihres</translation>
        </message>
        <message>
            <source>then {names}</source>
            <translation>dann {names}</translation>
        </message>
        <message>
            <source>there are more than {most} conditions on one character</source>
            <translation>eine Figur hat mehr als {most} Zustände</translation>
        </message>
        <message>
            <source>there is no campaign file format {version}</source>
            <translation>ein Format {version} für Kampagnendateien gibt es nicht</translation>
        </message>
        <message>
            <source>this file needs a newer gmtracker (it uses form {form}, this version reads form {known})</source>
            <translation>diese Datei braucht ein neueres gmtracker (sie hat Form {form}, diese Version liest Form {known})</translation>
        </message>
        <message>
            <source>this file needs a newer gmtracker (it uses format {version}, this version reads up to format {known})</source>
            <translation>diese Datei braucht ein neueres gmtracker (sie hat Format {version}, diese Version liest bis Format {known})</translation>
        </message>
        <message>
            <source>this heading appears twice (for several of the same kind, use double brackets: [[uses]])</source>
            <translation>diese Überschrift kommt zweimal vor (für mehrere gleicher Art doppelte Klammern verwenden: [[uses]])</translation>
        </message>
        <message>
            <source>this is not a file</source>
            <translation>das ist keine Datei</translation>
        </message>
        <message>
            <source>this is not a gmtracker campaign</source>
            <translation>das ist keine gmtracker-Kampagne</translation>
        </message>
        <message>
            <source>this is not a journal</source>
            <translation>das ist keine Mitschrift</translation>
        </message>
        <message>
            <source>this is too large to be a journal</source>
            <translation>das ist zu groß für eine Mitschrift</translation>
        </message>
        <message>
            <source>this key appears twice</source>
            <translation>dieser Schlüssel kommt zweimal vor</translation>
        </message>
        <message>
            <source>this outcome can never happen: outcome {number} already covers every case</source>
            <translation>dieses Ergebnis tritt nie ein: Ergebnis {number} deckt schon alle Fälle ab</translation>
        </message>
        <message>
            <source>tier</source>
            <translation>Tier</translation>
        </message>
        <message>
            <source>to allow “{token}” there, add “{key}” to its “lies”</source>
            <translation>damit „{token}“ dort liegen kann, „{key}“ bei „lies“ ergänzen</translation>
        </message>
        <message>
            <source>to counter</source>
            <translation>abzuwehren</translation>
        </message>
        <message>
            <source>to happen</source>
            <translation>dass es geschieht</translation>
        </message>
        <message>
            <source>to hit</source>
            <translation>zu treffen</translation>
        </message>
        <message>
            <source>to resist</source>
            <translation>zu widerstehen</translation>
        </message>
        <message>
            <source>to save</source>
            <translation>auf Erfolg</translation>
        </message>
        <message>
            <source>to soak</source>
            <translation>auf Soak</translation>
        </message>
        <message>
            <source>to stay unharmed</source>
            <translation>unversehrt zu bleiben</translation>
        </message>
        <message>
            <source>to succeed</source>
            <translation>auf Erfolg</translation>
        </message>
        <message>
            <source>to win</source>
            <translation>zu gewinnen</translation>
        </message>
        <message>
            <source>today</source>
            <translation>heute</translation>
        </message>
        <message>
            <source>trained</source>
            <translation>geübt</translation>
        </message>
        <message>
            <source>tries</source>
            <comment>a skill</comment>
            <translation>versucht</translation>
        </message>
        <message>
            <source>tries sheer luck</source>
            <translation>versucht reines Glück</translation>
        </message>
        <message>
            <source>true or false</source>
            <translation>true oder false</translation>
        </message>
        <message>
            <source>turn</source>
            <comment>a word that is typed with a name</comment>
            <translation>zug</translation>
        </message>
        <message>
            <source>turn turns</source>
            <comment>words that are typed</comment>
            <translation>zug züge zügen zugs zuges</translation>
        </message>
        <message>
            <source>two dice in the roll have the same [name]</source>
            <translation>zwei Würfel des Wurfs haben denselben [Namen]</translation>
        </message>
        <message>
            <source>two dice need different [names]: write 2d12 as d12[a] + d12[b]</source>
            <translation>zwei Würfel brauchen verschiedene [Namen]: statt 2d12 etwa d12[a] + d12[b] schreiben</translation>
        </message>
        <message>
            <source>two three four five six seven eight nine ten eleven twelve</source>
            <comment>numbers as they are typed</comment>
            <translation>zwei drei vier fünf sechs sieben acht neun zehn elf zwölf</translation>
        </message>
        <message>
            <source>unaware</source>
            <translation>ahnungslos</translation>
        </message>
        <message>
            <source>under {chance}</source>
            <translation>unter {chance}</translation>
        </message>
        <message>
            <source>unexpected “{word}” (each key needs its own line)</source>
            <translation>„{word}“ ist dort zu viel (jeder Schlüssel braucht eine eigene Zeile)</translation>
        </message>
        <message>
            <source>unharmed</source>
            <translation>unversehrt</translation>
        </message>
        <message>
            <source>unknown key (did you mean “{key}”?)</source>
            <translation>unbekannter Schlüssel (ist „{key}“ gemeint?)</translation>
        </message>
        <message>
            <source>unknown key (valid keys: {keys})</source>
            <translation>unbekannter Schlüssel (möglich: {keys})</translation>
        </message>
        <message>
            <source>unnamed</source>
            <translation>namenlos</translation>
        </message>
        <message>
            <source>unskilled</source>
            <translation>ungeübt</translation>
        </message>
        <message>
            <source>until</source>
            <comment>words that are typed before the end of something</comment>
            <translation>bis</translation>
        </message>
        <message>
            <source>until the encounter ends</source>
            <translation>bis zum Ende der Begegnung</translation>
        </message>
        <message>
            <source>until the next turn ends</source>
            <translation>bis zum Ende des nächsten Zugs</translation>
        </message>
        <message>
            <source>until the next turn starts</source>
            <translation>bis zum Beginn des nächsten Zugs</translation>
        </message>
        <message>
            <source>until the round ends</source>
            <translation>bis zum Ende der Runde</translation>
        </message>
        <message>
            <source>until the session ends</source>
            <translation>bis zum Ende der Sitzung</translation>
        </message>
        <message>
            <source>until the turn ends</source>
            <translation>bis zum Ende des Zugs</translation>
        </message>
        <message>
            <source>until the turn starts</source>
            <translation>bis zum Beginn des Zugs</translation>
        </message>
        <message>
            <source>until their next turn ends</source>
            <comment>of the character with the condition</comment>
            <translation>bis zum Ende des nächsten eigenen Zugs</translation>
        </message>
        <message>
            <source>until their next turn starts</source>
            <comment>of the character with the condition</comment>
            <translation>bis zum Beginn des nächsten eigenen Zugs</translation>
        </message>
        <message>
            <source>until their turn ends</source>
            <comment>of the character with the condition</comment>
            <translation>bis zum Ende des eigenen Zugs</translation>
        </message>
        <message>
            <source>until their turn starts</source>
            <comment>of the character with the condition</comment>
            <translation>bis zum Beginn des eigenen Zugs</translation>
        </message>
        <message>
            <source>until {name}'s next turn ends</source>
            <translation>bis zum Ende des nächsten Zugs von {name}</translation>
        </message>
        <message>
            <source>until {name}'s next turn starts</source>
            <translation>bis zum Beginn des nächsten Zugs von {name}</translation>
        </message>
        <message>
            <source>until {name}'s turn ends</source>
            <translation>bis zum Ende des Zugs von {name}</translation>
        </message>
        <message>
            <source>until {name}'s turn starts</source>
            <translation>bis zum Beginn des Zugs von {name}</translation>
        </message>
        <message>
            <source>untrained</source>
            <translation>ungeübt</translation>
        </message>
        <message>
            <source>unused, lost to “{use}”</source>
            <translation>nicht verwendet, verfallen durch „{use}“</translation>
        </message>
        <message>
            <source>unusually high</source>
            <translation>ungewöhnlich hoch</translation>
        </message>
        <message>
            <source>unusually low</source>
            <translation>ungewöhnlich niedrig</translation>
        </message>
        <message>
            <source>up to the character's {limit}</source>
            <translation>bis zum Wert der Figur in {limit}</translation>
        </message>
        <message>
            <source>use a trait or a roll here, not both</source>
            <translation>hier ein Merkmal oder einen Wurf verwenden, nicht beides</translation>
        </message>
        <message>
            <source>use each letter only once, and only for a use that costs a token</source>
            <translation>jeder Buchstabe darf nur einmal vorkommen und nur bei einer Verwendung, die eine Spielmarke kostet</translation>
        </message>
        <message>
            <source>use true or false, not “{word}”</source>
            <translation>true oder false schreiben, nicht „{word}“</translation>
        </message>
        <message>
            <source>use “numbers” or “step”, not both</source>
            <translation>„numbers“ oder „step“ verwenden, nicht beides</translation>
        </message>
        <message>
            <source>use “roll” or “heroes-first”, not both</source>
            <translation>„roll“ oder „heroes-first“ verwenden, nicht beides</translation>
        </message>
        <message>
            <source>used</source>
            <comment>an action of a turn</comment>
            <translation>genutzt</translation>
        </message>
        <message>
            <source>used this turn</source>
            <comment>of a kind of stone</comment>
            <translation>in diesem Zug genutzt</translation>
        </message>
        <message>
            <source>uses</source>
            <comment>a power</comment>
            <translation>nutzt</translation>
        </message>
        <message>
            <source>using {skill}</source>
            <translation>durch {skill}</translation>
        </message>
        <message>
            <source>veto of {name}'s edit</source>
            <translation>Veto gegen Edit Scene von {name}</translation>
        </message>
        <message>
            <source>villainy</source>
            <translation>Schurkerei</translation>
        </message>
        <message>
            <source>vote count</source>
            <translation>Auszählung der Stimmen</translation>
        </message>
        <message>
            <source>vs</source>
            <comment>between a total and what it is against</comment>
            <translation>gegen</translation>
        </message>
        <message>
            <source>weak to {source}</source>
            <translation>Weak gegen {source}</translation>
        </message>
        <message>
            <source>what players see of {name}</source>
            <translation>was die Spieler von {name} sehen</translation>
        </message>
        <message>
            <source>what tokens do</source>
            <translation>was Spielmarken bewirken</translation>
        </message>
        <message>
            <source>what was spent is kept for the next check</source>
            <translation>das Ausgegebene gilt für die nächste Probe</translation>
        </message>
        <message>
            <source>wheel</source>
            <translation>Rad</translation>
        </message>
        <message>
            <source>who activated {hero}'s hubris</source>
            <translation>wer die Hubris von {hero} aktiviert hat</translation>
        </message>
        <message>
            <source>with</source>
            <comment>another's rank</comment>
            <translation>mit</translation>
        </message>
        <message>
            <source>with</source>
            <comment>what a check is made with</comment>
            <translation>mit</translation>
        </message>
        <message>
            <source>with a free Action, no Luck</source>
            <translation>mit einer freien Action, kein Luck</translation>
        </message>
        <message>
            <source>with {spent}</source>
            <translation>Einsatz: {spent}</translation>
        </message>
        <message>
            <source>with {trait}</source>
            <translation>mit {trait}</translation>
        </message>
        <message>
            <source>wound</source>
            <translation>Wunde</translation>
        </message>
        <message>
            <source>wounds</source>
            <translation>Wunden</translation>
        </message>
        <message>
            <source>write {right} in lowercase, not “{word}”</source>
            <translation>{right} in Kleinbuchstaben schreiben, nicht „{word}“</translation>
        </message>
        <message>
            <source>write {right} with a decimal point, not “{word}”</source>
            <translation>{right} mit Dezimalpunkt schreiben, nicht „{word}“</translation>
        </message>
        <message>
            <source>write “{word}” without the leading 0</source>
            <translation>„{word}“ ohne die führende 0 schreiben</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>yes or no</source>
            <translation>ja oder nein</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>gestern</translation>
        </message>
        <message>
            <source>you can't roll dice here</source>
            <translation>hier lässt sich nicht würfeln</translation>
        </message>
        <message>
            <source>you don't have permission</source>
            <translation>die Berechtigung dafür fehlt</translation>
        </message>
        <message>
            <source>you have no space left on this disk</source>
            <translation>auf diesem Datenträger ist für dieses Konto kein Platz mehr</translation>
        </message>
        <message>
            <source>{about}: {text}</source>
            <translation>{about}: {text}</translation>
        </message>
        <message>
            <source>{action} (no shortcut)</source>
            <translation>{action} (kein Tastenkürzel)</translation>
        </message>
        <message>
            <source>{advantage} is a fortune advantage. A Victory point can't grant it.</source>
            <translation>{advantage} ist ein Glücksvorteil. Ein Victory point kann ihn nicht verleihen.</translation>
        </message>
        <message>
            <source>{amount} damage</source>
            <translation>{amount} Schaden</translation>
        </message>
        <message>
            <source>{amount} damage, {why}: {name} loses no HP.</source>
            <translation>{amount} Schaden, {why}: {name} verliert keine HP.</translation>
        </message>
        <message>
            <source>{amount} damage, {why}: {name} loses {loss}, HP {old} → {new}.</source>
            <translation>{amount} Schaden, {why}: {name} verliert {loss}, HP {old} → {new}.</translation>
        </message>
        <message>
            <source>{amount} degrees</source>
            <translation>{amount} Grade</translation>
        </message>
        <message>
            <source>{amount} degrees, up to five in total</source>
            <translation>{amount} Grade, insgesamt höchstens fünf</translation>
        </message>
        <message>
            <source>{amount} ranks of Advantage</source>
            <translation>{amount} Ränge Advantage</translation>
        </message>
        <message>
            <source>{campaign} (saved copy)</source>
            <translation>{campaign} (gesicherte Kopie)</translation>
        </message>
        <message>
            <source>{campaign} - Session {number}</source>
            <translation>{campaign} - Sitzung {number}</translation>
        </message>
        <message>
            <source>{card} on {what}</source>
            <translation>{card} für {what}</translation>
        </message>
        <message>
            <source>{chance} Mishap</source>
            <translation>{chance} Mishap</translation>
        </message>
        <message>
            <source>{chance} chance of no harm</source>
            <translation>{chance}, unversehrt zu bleiben</translation>
        </message>
        <message>
            <source>{chance} chance of success</source>
            <translation>{chance} auf Erfolg</translation>
        </message>
        <message>
            <source>{chance} chance to defend</source>
            <translation>{chance}, sich zu verteidigen</translation>
        </message>
        <message>
            <source>{chance} chance to win</source>
            <translation>{chance} zu gewinnen</translation>
        </message>
        <message>
            <source>{chance} only bruised</source>
            <translation>{chance} nur Bruised</translation>
        </message>
        <message>
            <source>{chance} to fail</source>
            <translation>{chance} auf Misserfolg</translation>
        </message>
        <message>
            <source>{chance} to pass again</source>
            <translation>{chance} auf erneuten Erfolg</translation>
        </message>
        <message>
            <source>{chance} to succeed</source>
            <translation>{chance} auf Erfolg</translation>
        </message>
        <message>
            <source>{chance}% chance</source>
            <translation>Eine Chance von {chance} %</translation>
        </message>
        <message>
            <source>{changes} Default: {value}.</source>
            <translation>{changes} Standard: {value}.</translation>
        </message>
        <message>
            <source>{changes} and {count} more</source>
            <translation>{changes} und {count} weitere</translation>
        </message>
        <message>
            <source>{check} against {name}</source>
            <translation>{check} gegen {name}</translation>
        </message>
        <message>
            <source>{column} (for example {value})</source>
            <translation>{column} (zum Beispiel {value})</translation>
        </message>
        <message>
            <source>{column}: none</source>
            <translation>{column}: keine Angabe</translation>
        </message>
        <message>
            <source>{condition} on {name}</source>
            <translation>{condition} bei {name}</translation>
        </message>
        <message>
            <source>{condition} on {name} {until}</source>
            <translation>{condition} bei {name} {until}</translation>
        </message>
        <message>
            <source>{count} at a time</source>
            <translation>{count} auf einmal</translation>
        </message>
        <message>
            <source>{count} characters</source>
            <translation>{count} Figuren</translation>
        </message>
        <message>
            <source>{count} degrees</source>
            <translation>{count} Grade</translation>
        </message>
        <message>
            <source>{count} degrees of failure</source>
            <translation>{count} Misserfolgsgrade</translation>
        </message>
        <message>
            <source>{count} degrees of success</source>
            <translation>{count} Erfolgsgrade</translation>
        </message>
        <message>
            <source>{count} dice have no result yet. Type the results, or press again to roll.</source>
            <translation>{count} Würfel haben noch kein Ergebnis. Eintippen oder zum Würfeln noch einmal drücken.</translation>
        </message>
        <message>
            <source>{count} down</source>
            <translation>{count} am Boden</translation>
        </message>
        <message>
            <source>{count} helpers</source>
            <translation>{count} Helfer</translation>
        </message>
        <message>
            <source>{count} left</source>
            <translation>noch {count}</translation>
        </message>
        <message>
            <source>{count} minutes</source>
            <translation>{count} Minuten</translation>
        </message>
        <message>
            <source>{count} more lines.</source>
            <translation>{count} weitere Zeilen.</translation>
        </message>
        <message>
            <source>{count} more steps</source>
            <translation>{count} weitere Schritte</translation>
        </message>
        <message>
            <source>{count} more values change.</source>
            <translation>{count} weitere Werte ändern sich.</translation>
        </message>
        <message>
            <source>{count} of {all} changed from the default.</source>
            <translation>Vom Standard abweichend: {count} von {all}.</translation>
        </message>
        <message>
            <source>{count} of {maximum}</source>
            <translation>{count} von {maximum}</translation>
        </message>
        <message>
            <source>{count} over</source>
            <translation>um {count} überzogen</translation>
        </message>
        <message>
            <source>{count} phones follow</source>
            <translation>{count} Handys folgen</translation>
        </message>
        <message>
            <source>{count} problems</source>
            <translation>{count} Probleme</translation>
        </message>
        <message>
            <source>{count} refused</source>
            <translation>{count} gesperrt</translation>
        </message>
        <message>
            <source>{count} seconds</source>
            <translation>{count} Sekunden</translation>
        </message>
        <message>
            <source>{count} sessions</source>
            <translation>{count} Sitzungen</translation>
        </message>
        <message>
            <source>{count} traits</source>
            <translation>{count} Merkmale</translation>
        </message>
        <message>
            <source>{count} votes</source>
            <translation>{count} Stimmen</translation>
        </message>
        <message>
            <source>{count} ways to spend tokens</source>
            <translation>{count} Möglichkeiten zum Ausgeben</translation>
        </message>
        <message>
            <source>{count}: {first} to {last}</source>
            <translation>{count}: {first} bis {last}</translation>
        </message>
        <message>
            <source>{damage} plus {bonus} from bonus dice</source>
            <translation>{damage} plus {bonus} durch Bonuswürfel</translation>
        </message>
        <message>
            <source>{deed} and {n} more</source>
            <translation>{deed} und {n} weitere</translation>
        </message>
        <message>
            <source>{degrees} or more</source>
            <translation>{degrees} oder mehr</translation>
        </message>
        <message>
            <source>{degrees}.</source>
            <comment>what a check came to</comment>
            <translation>{degrees}.</translation>
        </message>
        <message>
            <source>{dice} dice rerolled with Luck</source>
            <translation>{dice} Würfel mit Luck neu gewürfelt</translation>
        </message>
        <message>
            <source>{dice} plus {extra} for the Crit</source>
            <translation>{dice} plus {extra} für den Crit</translation>
        </message>
        <message>
            <source>{dice}, no vote</source>
            <translation>{dice}, keine Stimme</translation>
        </message>
        <message>
            <source>{dice}: no result yet. Type it, or press again to roll.</source>
            <translation>{dice}: noch kein Ergebnis. Eintippen oder zum Würfeln noch einmal drücken.</translation>
        </message>
        <message>
            <source>{die} against the heroes</source>
            <translation>{die} gegen die Helden</translation>
        </message>
        <message>
            <source>{die} against {who}</source>
            <translation>{die} gegen {who}</translation>
        </message>
        <message>
            <source>{die} die for {what}</source>
            <translation>{die}-Würfel: {what}</translation>
        </message>
        <message>
            <source>{die} from the pool</source>
            <translation>{die} aus dem Vorrat</translation>
        </message>
        <message>
            <source>{die} must be 1 to {size}, not {face}.</source>
            <translation>{die}: 1 bis {size}, nicht {face}.</translation>
        </message>
        <message>
            <source>{die} rolls 1 and shrinks to Cd{size}.</source>
            <translation>{die} zeigt 1 und schrumpft zu Cd{size}.</translation>
        </message>
        <message>
            <source>{die} rolls 1: the countdown ends.</source>
            <translation>{die} zeigt 1: Der Countdown endet.</translation>
        </message>
        <message>
            <source>{die} rolls no dice. Roll at least one.</source>
            <translation>{die} wirft keinen Würfel. Mindestens einen würfeln.</translation>
        </message>
        <message>
            <source>{die} rolls {face}.</source>
            <translation>{die} zeigt {face}.</translation>
        </message>
        <message>
            <source>{die}: drop fewer dice than you roll.</source>
            <translation>{die}: Weniger Würfel weglassen, als gewürfelt werden.</translation>
        </message>
        <message>
            <source>{die}: the number of dice must be 1 to {most}.</source>
            <translation>{die}: Die Zahl der Würfel muss 1 bis {most} sein.</translation>
        </message>
        <message>
            <source>{die}: type {faces}, or leave empty to roll</source>
            <translation>{die}: Augenzahl eintippen ({faces}) oder zum Würfeln leer lassen</translation>
        </message>
        <message>
            <source>{die}: you can't keep more dice than you roll.</source>
            <translation>{die}: Es können nicht mehr Würfel zählen, als geworfen werden.</translation>
        </message>
        <message>
            <source>{die}: {face}, rolled</source>
            <translation>{die}: {face}, gewürfelt</translation>
        </message>
        <message>
            <source>{die}: {face}, typed</source>
            <translation>{die}: {face}, eingetippt</translation>
        </message>
        <message>
            <source>{does}: {name}, then {use}</source>
            <translation>{does}: {name}, dann {use}</translation>
        </message>
        <message>
            <source>{effect}, then {condition}</source>
            <translation>{effect}, dann {condition}</translation>
        </message>
        <message>
            <source>{error} (did you mean “{value}”?)</source>
            <translation>{error} (ist „{value}“ gemeint?)</translation>
        </message>
        <message>
            <source>{extra} for the Crit</source>
            <translation>{extra} für den Crit</translation>
        </message>
        <message>
            <source>{face}, counts as {value}</source>
            <translation>{face}, zählt als {value}</translation>
        </message>
        <message>
            <source>{face}, so it shrinks to {die}</source>
            <translation>{face}, also schrumpft er zu {die}</translation>
        </message>
        <message>
            <source>{face}, so it stays {die}</source>
            <translation>{face}, also bleibt er {die}</translation>
        </message>
        <message>
            <source>{face}, so the countdown ends</source>
            <translation>{face}, also endet der Countdown</translation>
        </message>
        <message>
            <source>{field} contains a control character</source>
            <translation>{field} enthält ein Steuerzeichen</translation>
        </message>
        <message>
            <source>{field} must be from {low} to {high}</source>
            <translation>{field} muss zwischen {low} und {high} liegen</translation>
        </message>
        <message>
            <source>{field} must be {kind}</source>
            <translation>{field} muss {kind} sein</translation>
        </message>
        <message>
            <source>{field} refers to “{key}”, which does not exist</source>
            <translation>{field} verweist auf „{key}“, das es nicht gibt</translation>
        </message>
        <message>
            <source>{foe}'s Advantages do not count for now</source>
            <translation>die Advantages von {foe} zählen vorerst nicht</translation>
        </message>
        <message>
            <source>{foe}'s Advantages do not count until the end of the next turn</source>
            <translation>die Advantages von {foe} zählen bis zum Ende des nächsten Zugs nicht</translation>
        </message>
        <message>
            <source>{folder} already contains a campaign, so nothing in it was changed.</source>
            <translation>{folder} enthält schon eine Kampagne, deshalb wurde darin nichts geändert.</translation>
        </message>
        <message>
            <source>{game} cheat sheet</source>
            <translation>{game} auf einen Blick</translation>
        </message>
        <message>
            <source>{game} does not know this name. The column was skipped.</source>
            <translation>{game} kennt diesen Namen nicht. Die Spalte wurde ausgelassen.</translation>
        </message>
        <message>
            <source>{game} does not use this. It was imported as {own}.</source>
            <translation>{game} verwendet das nicht. Es wurde als {own} importiert.</translation>
        </message>
        <message>
            <source>{game} does not use this. It was skipped.</source>
            <translation>{game} verwendet das nicht. Es wurde ausgelassen.</translation>
        </message>
        <message>
            <source>{game} tracks this during play, not on the sheet. The column was skipped.</source>
            <translation>{game} führt das im Spiel, nicht auf dem Bogen. Die Spalte wurde ausgelassen.</translation>
        </message>
        <message>
            <source>{group}, separated by semicolons</source>
            <translation>{group}, durch Semikolons getrennt</translation>
        </message>
        <message>
            <source>{group}, using the column name</source>
            <translation>{group}, mit dem Namen der Spalte</translation>
        </message>
        <message>
            <source>{group}: {name} (from the score)</source>
            <translation>{group}: {name} (aus dem Wert)</translation>
        </message>
        <message>
            <source>{harm} for {name}</source>
            <translation>{harm} für {name}</translation>
        </message>
        <message>
            <source>{heroes} against {opposition}</source>
            <translation>{heroes} gegen {opposition}</translation>
        </message>
        <message>
            <source>{hero} already has {advantage}.</source>
            <translation>{hero} hat {advantage} schon.</translation>
        </message>
        <message>
            <source>{hero} can improve only their own rolls.</source>
            <translation>{hero} kann nur eigene Würfe verbessern.</translation>
        </message>
        <message>
            <source>{hero} can make one skill check untrained.</source>
            <translation>{hero} kann eine Fertigkeitsprobe ungeübt ablegen.</translation>
        </message>
        <message>
            <source>{hero} can spend only their own Victory points.</source>
            <translation>{hero} kann nur eigene Victory points ausgeben.</translation>
        </message>
        <message>
            <source>{hero} can't remove the extra effort's fatigue before {hero}'s next turn starts.</source>
            <translation>{hero} kann die Fatigue des Kraftakts erst zu Beginn des nächsten eigenen Zugs loswerden.</translation>
        </message>
        <message>
            <source>{hero} does not have that die.</source>
            <translation>{hero} hält diesen Würfel nicht.</translation>
        </message>
        <message>
            <source>{hero} earned {die} for a complication.</source>
            <translation>{hero} hat {die} durch eine Komplikation verdient.</translation>
        </message>
        <message>
            <source>{hero} earned {die} for heroism.</source>
            <translation>{hero} hat {die} durch Heldenmut verdient.</translation>
        </message>
        <message>
            <source>{hero} earned {die} for roleplaying.</source>
            <translation>{hero} hat {die} durch Rollenspiel verdient.</translation>
        </message>
        <message>
            <source>{hero} earned {die} for the complication “{complication}”.</source>
            <translation>{hero} hat {die} durch die Komplikation „{complication}“ verdient.</translation>
        </message>
        <message>
            <source>{hero} earned {die} for villainy.</source>
            <translation>{hero} hat {die} durch Schurkerei verdient.</translation>
        </message>
        <message>
            <source>{hero} earned {die}.</source>
            <translation>{hero} hat {die} verdient.</translation>
        </message>
        <message>
            <source>{hero} earns a Victory point for a complication.</source>
            <translation>{hero} verdient einen Victory point für eine Komplikation.</translation>
        </message>
        <message>
            <source>{hero} earns a Victory point for heroism.</source>
            <translation>{hero} verdient einen Victory point für Heldenmut.</translation>
        </message>
        <message>
            <source>{hero} earns a Victory point for roleplay.</source>
            <translation>{hero} verdient einen Victory point für Rollenspiel.</translation>
        </message>
        <message>
            <source>{hero} earns a Victory point.</source>
            <translation>{hero} verdient einen Victory point.</translation>
        </message>
        <message>
            <source>{hero} earns {die} and keeps the die.</source>
            <translation>{hero} verdient {die} und behält den Würfel.</translation>
        </message>
        <message>
            <source>{hero} has already made an extra effort this turn.</source>
            <translation>{hero} hat in diesem Zug schon einen Kraftakt gemacht.</translation>
        </message>
        <message>
            <source>{hero} has already recovered in this encounter.</source>
            <translation>{hero} hat in dieser Begegnung schon einen Recover genutzt.</translation>
        </message>
        <message>
            <source>{hero} has already recovered since the last encounter.</source>
            <translation>{hero} hat seit der letzten Begegnung schon einen Recover genutzt.</translation>
        </message>
        <message>
            <source>{hero} has already resisted this control once and can't do so again.</source>
            <translation>{hero} hat dieser Kontrolle schon einmal widerstanden und kann es nicht noch einmal tun.</translation>
        </message>
        <message>
            <source>{hero} has already surged this turn.</source>
            <translation>{hero} hat in diesem Zug schon einen Surge genutzt.</translation>
        </message>
        <message>
            <source>{hero} has already used a reaction this turn, and a Surge is a reaction.</source>
            <translation>{hero} hat in diesem Zug schon eine Reaktion genutzt, und ein Surge ist eine Reaktion.</translation>
        </message>
        <message>
            <source>{hero} has no hubris on the sheet.</source>
            <translation>{hero} hat keine Hubris auf dem Bogen.</translation>
        </message>
        <message>
            <source>{hero} has no pending fatigue from a Surge.</source>
            <translation>{hero} hat keine ausstehende Fatigue durch einen Surge.</translation>
        </message>
        <message>
            <source>{hero} has no power called “{said}”.</source>
            <translation>{hero} hat keine Kraft namens „{said}“.</translation>
        </message>
        <message>
            <source>{hero} has no trait called “{said}”.</source>
            <translation>{hero} hat kein Merkmal namens „{said}“.</translation>
        </message>
        <message>
            <source>{hero} has no wound to remove.</source>
            <translation>{hero} hat keine Wunde, die sich entfernen lässt.</translation>
        </message>
        <message>
            <source>{hero} has nothing to recover from. The rest can only remove Stress.</source>
            <translation>{hero} hat nichts, wovon ein Recover befreit. Die Rast kann nur Stress entfernen.</translation>
        </message>
        <message>
            <source>{hero} has room for only one die and takes a {kind}.</source>
            <translation>{hero} hat nur Platz für einen Würfel und nimmt einen: {kind}.</translation>
        </message>
        <message>
            <source>{hero} has {load} Stress. Adding {stones} would go over 10.</source>
            <translation>{hero} hat {load} Stress. {stones} mehr wären über 10.</translation>
        </message>
        <message>
            <source>{hero} has {luck} Luck.</source>
            <translation>{hero} hat {luck} Luck.</translation>
        </message>
        <message>
            <source>{hero} has {what} until the end of the next turn.</source>
            <translation>{hero} hat bis zum Ende des nächsten Zugs: {what}.</translation>
        </message>
        <message>
            <source>{hero} has {wounds}. You can't remove more than that.</source>
            <translation>{hero} hat {wounds}. Mehr lässt sich nicht entfernen.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress and can't be healed.</source>
            <translation>{hero} hat 10 Stress und kann nicht geheilt werden.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress and can't recover.</source>
            <translation>{hero} hat 10 Stress und kann keinen Recover nutzen.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress and can't take a Destiny die.</source>
            <translation>{hero} hat 10 Stress und kann keinen Destiny-Würfel nehmen.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress and can't use Fate from the pool.</source>
            <translation>{hero} hat 10 Stress und kann kein Fate aus dem Vorrat nutzen.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress and gets no Destiny die.</source>
            <translation>{hero} hat 10 Stress und bekommt keinen Destiny-Würfel.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress, so a Long Rest can only remove Stress.</source>
            <translation>{hero} hat 10 Stress, also kann ein Long Rest nur Stress entfernen.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress, so the die is discarded.</source>
            <translation>{hero} hat 10 Stress, also wird der Würfel abgelegt.</translation>
        </message>
        <message>
            <source>{hero} is healed and takes {price}.</source>
            <translation>{hero} wird geheilt und nimmt {price}.</translation>
        </message>
        <message>
            <source>{hero} is healed, and {healer} takes the Stress.</source>
            <translation>{hero} wird geheilt, und {healer} nimmt den Stress.</translation>
        </message>
        <message>
            <source>{hero} is healed.</source>
            <translation>{hero} wird geheilt.</translation>
        </message>
        <message>
            <source>{hero} is no longer {condition}.</source>
            <translation>{hero} ist nicht mehr {condition}.</translation>
        </message>
        <message>
            <source>{hero} is not dazed, stunned, fatigued, exhausted or asleep.</source>
            <translation>{hero} ist weder Dazed, Stunned, Fatigued, Exhausted noch Asleep.</translation>
        </message>
        <message>
            <source>{hero} is not present this session.</source>
            <translation>{hero} ist in dieser Sitzung nicht dabei.</translation>
        </message>
        <message>
            <source>{hero} is not {condition}.</source>
            <translation>{hero} ist nicht {condition}.</translation>
        </message>
        <message>
            <source>{hero} is {condition} and can't make an extra effort.</source>
            <translation>{hero} ist {condition} und kann keinen Kraftakt machen.</translation>
        </message>
        <message>
            <source>{hero} is {condition} and can't surge.</source>
            <translation>{hero} ist {condition} und kann keinen Surge nutzen.</translation>
        </message>
        <message>
            <source>{hero} is {control} and can use extra effort only to resist that.</source>
            <translation>{hero} ist {control} und kann einen Kraftakt nur zum Widerstand dagegen nutzen.</translation>
        </message>
        <message>
            <source>{hero} is {control} and can't spend Victory points.</source>
            <translation>{hero} ist {control} und kann keine Victory points ausgeben.</translation>
        </message>
        <message>
            <source>{hero} keeps the Tragedy die.</source>
            <translation>{hero} behält den Tragedy-Würfel.</translation>
        </message>
        <message>
            <source>{hero} makes an extra effort: {gains}.</source>
            <translation>{hero} macht einen Kraftakt: {gains}.</translation>
        </message>
        <message>
            <source>{hero} recovers and takes {price}.</source>
            <translation>{hero} nutzt einen Recover und nimmt {price}.</translation>
        </message>
        <message>
            <source>{hero} recovers once instead.</source>
            <translation>{hero} nutzt stattdessen einen Recover.</translation>
        </message>
        <message>
            <source>{hero} recovers {times} times instead.</source>
            <translation>{hero} nutzt stattdessen {times} Recovers.</translation>
        </message>
        <message>
            <source>{hero} recovers.</source>
            <translation>{hero} nutzt einen Recover.</translation>
        </message>
        <message>
            <source>{hero} rolls Triumph {triumph} and Tragedy {tragedy} into the pool.</source>
            <translation>{hero} wirft Triumph {triumph} und Tragedy {tragedy} in den Vorrat.</translation>
        </message>
        <message>
            <source>{hero} rolls to counter the effect.</source>
            <translation>{hero} würfelt, um den Effekt abzuwehren.</translation>
        </message>
        <message>
            <source>{hero} spends {points}: {use}.</source>
            <translation>{hero} gibt {points} aus: {use}.</translation>
        </message>
        <message>
            <source>{hero} starts with 1 Triumph and 1 Tragedy.</source>
            <translation>{hero} startet mit 1 Triumph und 1 Tragedy.</translation>
        </message>
        <message>
            <source>{hero} starts with {points}.</source>
            <translation>{hero} startet mit {points}.</translation>
        </message>
        <message>
            <source>{hero} surges: {gains}.</source>
            <translation>{hero} nutzt einen Surge: {gains}.</translation>
        </message>
        <message>
            <source>{hero} takes a Long Rest.</source>
            <translation>{hero} macht einen Long Rest.</translation>
        </message>
        <message>
            <source>{hero} takes a Long Rest: Stress {old} → {new}.</source>
            <translation>{hero} macht einen Long Rest: Stress {old} → {new}.</translation>
        </message>
        <message>
            <source>{hero} takes a Short Rest and recovers. It costs {price}.</source>
            <translation>{hero} macht einen Short Rest und nutzt einen Recover. Er kostet {price}.</translation>
        </message>
        <message>
            <source>{hero} takes a Short Rest.</source>
            <translation>{hero} macht einen Short Rest.</translation>
        </message>
        <message>
            <source>{hero}'s Long Rest</source>
            <translation>Long Rest von {hero}</translation>
        </message>
        <message>
            <source>{hero}'s Luck is full.</source>
            <translation>Das Luck von {hero} ist voll.</translation>
        </message>
        <message>
            <source>{hero}'s Recover</source>
            <translation>Recover von {hero}</translation>
        </message>
        <message>
            <source>{hero}'s Short Rest</source>
            <translation>Short Rest von {hero}</translation>
        </message>
        <message>
            <source>{hero}'s Surge</source>
            <translation>Surge von {hero}</translation>
        </message>
        <message>
            <source>{hero}'s extra effort</source>
            <translation>Kraftakt von {hero}</translation>
        </message>
        <message>
            <source>{hero}'s healing</source>
            <translation>Heilung von {hero}</translation>
        </message>
        <message>
            <source>{hero}'s hubris</source>
            <translation>Hubris von {hero}</translation>
        </message>
        <message>
            <source>{hero}'s hubris is activated, severity {severity}.</source>
            <translation>Die Hubris von {hero} wird aktiviert, Schwere {severity}.</translation>
        </message>
        <message>
            <source>{hero}'s hubris: {what}, severity {severity}.</source>
            <translation>Hubris von {hero}: {what}, Schwere {severity}.</translation>
        </message>
        <message>
            <source>{hit}, with one bonus die</source>
            <translation>{hit}, mit einem Bonuswürfel</translation>
        </message>
        <message>
            <source>{hit}, with {n} bonus dice</source>
            <translation>{hit}, mit {n} Bonuswürfeln</translation>
        </message>
        <message>
            <source>{hours} h</source>
            <translation>{hours} h</translation>
        </message>
        <message>
            <source>{hours} h {minutes} min</source>
            <translation>{hours} h {minutes} min</translation>
        </message>
        <message>
            <source>{keys} is already used for “{action}”. Remove it there first.</source>
            <translation>{keys} wird schon für „{action}“ verwendet. Zuerst dort entfernen.</translation>
        </message>
        <message>
            <source>{kind} ({time} per round)</source>
            <translation>{kind} ({time} pro Runde)</translation>
        </message>
        <message>
            <source>{kind} already used</source>
            <translation>{kind} schon genutzt</translation>
        </message>
        <message>
            <source>{kind} starts.</source>
            <translation>{kind} startet.</translation>
        </message>
        <message>
            <source>{kind} starts: {title}.</source>
            <translation>{kind} startet: {title}.</translation>
        </message>
        <message>
            <source>{kind} was used this turn, so no more can be earned until the next turn.</source>
            <translation>{kind} wurde in diesem Zug genutzt. Mehr davon lässt sich erst im nächsten Zug verdienen.</translation>
        </message>
        <message>
            <source>{kind} was used this turn, so none is earned.</source>
            <translation>{kind} wurde in diesem Zug genutzt, also wird davon nichts verdient.</translation>
        </message>
        <message>
            <source>{lot}: “{row}”.</source>
            <translation>{lot}: „{row}“.</translation>
        </message>
        <message>
            <source>{lowest} to {highest}</source>
            <translation>{lowest} bis {highest}</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low} bis {high}</translation>
        </message>
        <message>
            <source>{mean} damage per hit on average</source>
            <translation>im Schnitt {mean} Schaden pro Treffer</translation>
        </message>
        <message>
            <source>{mean} degrees on average</source>
            <translation>im Schnitt {mean} Grade</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} min</translation>
        </message>
        <message>
            <source>{names} act after {other}.</source>
            <translation>{names} kommen nach {other} an die Reihe.</translation>
        </message>
        <message>
            <source>{names} act before {other}.</source>
            <translation>{names} kommen vor {other} an die Reihe.</translation>
        </message>
        <message>
            <source>{names} acts after {other} from the next round on.</source>
            <translation>{names} kommt ab der nächsten Runde nach {other} an die Reihe.</translation>
        </message>
        <message>
            <source>{names} acts after {other}.</source>
            <translation>{names} kommt nach {other} an die Reihe.</translation>
        </message>
        <message>
            <source>{names} acts before {other} from the next round on.</source>
            <translation>{names} kommt ab der nächsten Runde vor {other} an die Reihe.</translation>
        </message>
        <message>
            <source>{names} acts before {other}.</source>
            <translation>{names} kommt vor {other} an die Reihe.</translation>
        </message>
        <message>
            <source>{names} and {count} more</source>
            <translation>{names} und {count} weitere</translation>
        </message>
        <message>
            <source>{names} and {last}</source>
            <translation>{names} und {last}</translation>
        </message>
        <message>
            <source>{names} are hit</source>
            <translation>{names} werden getroffen</translation>
        </message>
        <message>
            <source>{names} are tied and roll a d20 each.</source>
            <translation>Gleichstand: {names} würfeln je einen d20.</translation>
        </message>
        <message>
            <source>{names} are {condition}.</source>
            <translation>{names} sind {condition}.</translation>
        </message>
        <message>
            <source>{names} gain {tokens} each.</source>
            <translation>{names} erhalten je {tokens}.</translation>
        </message>
        <message>
            <source>{names} join the campaign.</source>
            <translation>{names} kommen in die Kampagne.</translation>
        </message>
        <message>
            <source>{names} join the turn order.</source>
            <translation>{names} kommen in die Zugfolge.</translation>
        </message>
        <message>
            <source>{names} joins the campaign.</source>
            <translation>{names} kommt in die Kampagne.</translation>
        </message>
        <message>
            <source>{names} joins the turn order.</source>
            <translation>{names} kommt in die Zugfolge.</translation>
        </message>
        <message>
            <source>{names} leave the turn order.</source>
            <translation>{names} verlassen die Zugfolge.</translation>
        </message>
        <message>
            <source>{names} leaves the turn order.</source>
            <translation>{names} verlässt die Zugfolge.</translation>
        </message>
        <message>
            <source>{names} lose {tokens} each.</source>
            <translation>{names} verlieren je {tokens}.</translation>
        </message>
        <message>
            <source>{names} must still roll initiative.</source>
            <translation>Initiative noch zu würfeln: {names}.</translation>
        </message>
        <message>
            <source>{names} roll off for {lot}.</source>
            <translation>{names} gehen um {lot} ins Stechen.</translation>
        </message>
        <message>
            <source>{names}. Use digits for numbers: a number written as a word becomes part of the name.</source>
            <translation>{names}. Zahlen in Ziffern schreiben: Ein Zahlwort gehört zum Namen.</translation>
        </message>
        <message>
            <source>{name} (player: {player})</source>
            <translation>{name} (gespielt von {player})</translation>
        </message>
        <message>
            <source>{name} (roll {number})</source>
            <translation>{name} (Wurf {number})</translation>
        </message>
        <message>
            <source>{name} activated {hero}'s hubris.</source>
            <translation>{name} hat die Hubris von {hero} aktiviert.</translation>
        </message>
        <message>
            <source>{name} acts</source>
            <translation>{name} handelt</translation>
        </message>
        <message>
            <source>{name} acts after {other}.</source>
            <translation>{name} kommt nach {other} an die Reihe.</translation>
        </message>
        <message>
            <source>{name} already has full HP.</source>
            <translation>{name} hat schon volle HP.</translation>
        </message>
        <message>
            <source>{name} already has the maximum number of {tokens}.</source>
            <translation>{name} hat schon die Höchstzahl an {tokens}.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition and can't take Stress.</source>
            <translation>{name} gehört zu den Gegnern und kann keinen Stress nehmen.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition and has no Stress.</source>
            <translation>{name} gehört zu den Gegnern und hat keinen Stress.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition and has no {track}.</source>
            <translation>{name} gehört zu den Gegnern. {track} gibt es dort nicht.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition. Only heroes can be marked as present.</source>
            <translation>{name} gehört zu den Gegnern. Nur Helden können als anwesend markiert werden.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition. Only heroes can have Victory points.</source>
            <translation>{name} gehört zu den Gegnern. Nur Helden können Victory points haben.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition. Only heroes can make an extra effort.</source>
            <translation>{name} gehört zu den Gegnern. Nur Helden können einen Kraftakt machen.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition. Only heroes can surge.</source>
            <translation>{name} gehört zu den Gegnern. Nur Helden nutzen Surges.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition. Only heroes use Destiny.</source>
            <translation>{name} gehört zu den Gegnern. Nur Helden nutzen Destiny.</translation>
        </message>
        <message>
            <source>{name} can spend a Possibility only on their own test.</source>
            <translation>{name} kann eine Possibility nur für eine eigene Probe ausgeben.</translation>
        </message>
        <message>
            <source>{name} can spend only their own Luck.</source>
            <translation>{name} kann nur eigenes Luck ausgeben.</translation>
        </message>
        <message>
            <source>{name} can use only {own}. {other} is for the other side.</source>
            <translation>{name} kann nur {own} nutzen. {other} ist für die andere Seite.</translation>
        </message>
        <message>
            <source>{name} can use {use} only on their own check.</source>
            <translation>{name} kann {use} nur bei der eigenen Probe verwenden.</translation>
        </message>
        <message>
            <source>{name} can't soak without the Reality skill.</source>
            <translation>{name} kann ohne die Fertigkeit Reality keinen Soak machen.</translation>
        </message>
        <message>
            <source>{name} can't use the GM's Possibilities.</source>
            <translation>{name} kann die Possibilities der SL nicht nutzen.</translation>
        </message>
        <message>
            <source>{name} can't use “{use}”.</source>
            <translation>{name} kann „{use}“ nicht verwenden.</translation>
        </message>
        <message>
            <source>{name} can't vote in this Tilt.</source>
            <translation>{name} kann in diesem Tilt nicht abstimmen.</translation>
        </message>
        <message>
            <source>{name} deals {stat} more damage instead of gaining Luck.</source>
            <translation>{name} richtet {stat} mehr Schaden an, statt Luck zu erhalten.</translation>
        </message>
        <message>
            <source>{name} delays</source>
            <translation>{name} wartet ab</translation>
        </message>
        <message>
            <source>{name} delays and acts after {other}.</source>
            <translation>{name} wartet ab und handelt nach {other}.</translation>
        </message>
        <message>
            <source>{name} dies.</source>
            <translation>{name} stirbt.</translation>
        </message>
        <message>
            <source>{name} dies: the body is destroyed.</source>
            <translation>{name} stirbt: Der Körper ist zerstört.</translation>
        </message>
        <message>
            <source>{name} doesn't roll. GM characters succeed unless a hero's check or save stops them.</source>
            <translation>{name} würfelt nicht. SL-Figuren haben Erfolg, wenn keine Probe und kein Rettungswurf eines Helden sie aufhält.</translation>
        </message>
        <message>
            <source>{name} doesn't roll. GM characters succeed unless a hero's check or save stops them. Choose that hero as the target.</source>
            <translation>{name} würfelt nicht. SL-Figuren haben Erfolg, wenn keine Probe und kein Rettungswurf eines Helden sie aufhält. Diesen Helden als Ziel wählen.</translation>
        </message>
        <message>
            <source>{name} drops to 0 HP and dies.</source>
            <translation>{name} fällt auf 0 HP und stirbt.</translation>
        </message>
        <message>
            <source>{name} earns {stones} for the Fate pool.</source>
            <translation>{name} verdient {stones} für den Fate-Vorrat.</translation>
        </message>
        <message>
            <source>{name} fights on.</source>
            <translation>{name} kämpft weiter.</translation>
        </message>
        <message>
            <source>{name} gains 1 Luck.</source>
            <translation>{name} erhält 1 Luck.</translation>
        </message>
        <message>
            <source>{name} gains {tokens}.</source>
            <translation>{name} erhält {tokens}.</translation>
        </message>
        <message>
            <source>{name} gets {an_action} back.</source>
            <translation>{name} hat {an_action} zurück.</translation>
        </message>
        <message>
            <source>{name} goes first.</source>
            <translation>{name} ist zuerst am Zug.</translation>
        </message>
        <message>
            <source>{name} goes over the limit: {action} used once.</source>
            <translation>{name} überzieht: {action} einmal genutzt.</translation>
        </message>
        <message>
            <source>{name} goes over the limit: {action} used {times} times.</source>
            <translation>{name} überzieht: {action} {times}-mal genutzt.</translation>
        </message>
        <message>
            <source>{name} has already acted in this round.</source>
            <translation>{name} war in dieser Runde bereits am Zug.</translation>
        </message>
        <message>
            <source>{name} has no Hit Points yet.</source>
            <translation>{name} hat noch keine Hit Points.</translation>
        </message>
        <message>
            <source>{name} has no Luck left.</source>
            <translation>{name} hat kein Luck mehr.</translation>
        </message>
        <message>
            <source>{name} has no Possibilities left.</source>
            <translation>{name} hat keine Possibilities mehr.</translation>
        </message>
        <message>
            <source>{name} has no Spirit, which usually sets the Shock limit.</source>
            <translation>{name} hat kein Spirit, das normalerweise das Limit für Shock bestimmt.</translation>
        </message>
        <message>
            <source>{name} has no adds in Reality and can't soak damage.</source>
            <translation>{name} hat keine Adds in Reality und kann keinen Soak machen.</translation>
        </message>
        <message>
            <source>{name} has no checks in this game.</source>
            <translation>{name} hat in diesem Spiel keine Proben.</translation>
        </message>
        <message>
            <source>{name} has no complication and will earn fewer Victory points.</source>
            <translation>{name} hat keine Komplikation und verdient weniger Victory points.</translation>
        </message>
        <message>
            <source>{name} has no {stats} yet. A missing stat counts as {lowest}.</source>
            <translation>Bei {name} fehlt noch: {stats}. Ein fehlender Stat zählt als {lowest}.</translation>
        </message>
        <message>
            <source>{name} has no {track}.</source>
            <translation>{name} hat keine Leiste „{track}“.</translation>
        </message>
        <message>
            <source>{name} has no {track}. It was skipped.</source>
            <translation>{name} hat keine Leiste „{track}“. Der Wert wurde ausgelassen.</translation>
        </message>
        <message>
            <source>{name} has no {traits} yet. Missing traits count as the lowest value.</source>
            <translation>Bei {name} fehlt noch: {traits}. Fehlende Merkmale zählen als niedrigster Wert.</translation>
        </message>
        <message>
            <source>{name} has no {trait}.</source>
            <translation>{name} hat „{trait}“ nicht.</translation>
        </message>
        <message>
            <source>{name} has none.</source>
            <translation>{name} hat nichts davon.</translation>
        </message>
        <message>
            <source>{name} has nothing to recover from.</source>
            <translation>{name} hat nichts, wovon eine Erholung nötig wäre.</translation>
        </message>
        <message>
            <source>{name} has nothing to spend.</source>
            <translation>{name} hat nichts zum Ausgeben.</translation>
        </message>
        <message>
            <source>{name} has powers. Supernatural powers need the edge Awakened and the complication Power Loss.</source>
            <translation>{name} hat Kräfte. Übernatürliche Kräfte brauchen das Edge Awakened und die Komplikation Power Loss.</translation>
        </message>
        <message>
            <source>{name} has {count} complications and hubrises. The suggested maximum is five.</source>
            <translation>{name} hat zusammen {count} Komplikationen und Hubris. Empfohlen sind höchstens fünf.</translation>
        </message>
        <message>
            <source>{name} has {fatigue} Fatigue and can't Rush.</source>
            <translation>{name} hat {fatigue} Fatigue und kann Rush nicht nutzen.</translation>
        </message>
        <message>
            <source>{name} has {ranks} ranks of {kind}. Tier {tier} rolls only {rolled}, so 1 is lost.</source>
            <translation>{name} hat {ranks} Ränge {kind}. Tier {tier} würfelt nur {rolled}, also verfällt 1.</translation>
        </message>
        <message>
            <source>{name} has {ranks} ranks of {kind}. Tier {tier} rolls only {rolled}, so {lost} are lost.</source>
            <translation>{name} hat {ranks} Ränge {kind}. Tier {tier} würfelt nur {rolled}, also verfallen {lost}.</translation>
        </message>
        <message>
            <source>{name} has {skill} as a Favored skill, but this game has no skill with that name.</source>
            <translation>{name} hat {skill} als Favored-Fertigkeit, aber dieses Spiel hat keine Fertigkeit mit diesem Namen.</translation>
        </message>
        <message>
            <source>{name} helps</source>
            <translation>{name} hilft</translation>
        </message>
        <message>
            <source>{name} is a hero and has no {track}.</source>
            <translation>{name} gehört zu den Helden. {track} gibt es dort nicht.</translation>
        </message>
        <message>
            <source>{name} is a hero. Players always see everything about heroes.</source>
            <translation>{name} gehört zu den Helden. Von Helden sehen die Spieler immer alles.</translation>
        </message>
        <message>
            <source>{name} is already absent.</source>
            <translation>{name} fehlt bereits.</translation>
        </message>
        <message>
            <source>{name} is already present.</source>
            <translation>{name} ist bereits anwesend.</translation>
        </message>
        <message>
            <source>{name} is already {condition}.</source>
            <translation>{name} ist schon {condition}.</translation>
        </message>
        <message>
            <source>{name} is already {condition}. It can't get worse.</source>
            <translation>{name} ist schon {condition}. Schlimmer geht es nicht.</translation>
        </message>
        <message>
            <source>{name} is asleep from exhaustion. Healing or an hour's sleep must end the exhaustion before anyone can wake {name}.</source>
            <translation>{name} schläft vor Erschöpfung. Erst Heilung oder eine Stunde Schlaf beendet sie. Danach lässt sich {name} wecken.</translation>
        </message>
        <message>
            <source>{name} is back.</source>
            <translation>{name} ist zurück.</translation>
        </message>
        <message>
            <source>{name} is cursed: {curse} {ranks}, not linked to an ability.</source>
            <translation>{name} ist verflucht: {curse} {ranks}, ohne zugehörige Fähigkeit.</translation>
        </message>
        <message>
            <source>{name} is cursed: {curse}, 1 rank of Disadvantage on {ability}.</source>
            <translation>{name} ist verflucht: {curse}, 1 Rang Disadvantage auf {ability}.</translation>
        </message>
        <message>
            <source>{name} is cursed: {curse}, {ranks} ranks of Disadvantage on {ability}.</source>
            <translation>{name} ist verflucht: {curse}, {ranks} Ränge Disadvantage auf {ability}.</translation>
        </message>
        <message>
            <source>{name} is dead and can't regain HP.</source>
            <translation>{name} ist tot und kann keine HP zurückerhalten.</translation>
        </message>
        <message>
            <source>{name} is gone.</source>
            <translation>{name} ist nicht mehr.</translation>
        </message>
        <message>
            <source>{name} is hit</source>
            <translation>{name} wird getroffen</translation>
        </message>
        <message>
            <source>{name} is last in the round.</source>
            <translation>{name} ist in dieser Runde zuletzt dran.</translation>
        </message>
        <message>
            <source>{name} is neither fatigued nor exhausted.</source>
            <translation>{name} ist weder Fatigued noch Exhausted.</translation>
        </message>
        <message>
            <source>{name} is no longer {condition}.</source>
            <translation>{name} ist nicht mehr {condition}.</translation>
        </message>
        <message>
            <source>{name} is not in the turn order.</source>
            <translation>{name} ist nicht in der Zugfolge.</translation>
        </message>
        <message>
            <source>{name} is not {condition}.</source>
            <translation>{name} ist nicht {condition}.</translation>
        </message>
        <message>
            <source>{name} is removed from the campaign.</source>
            <translation>{name} verlässt die Kampagne.</translation>
        </message>
        <message>
            <source>{name} is set aside.</source>
            <translation>{name} ist beiseitegelegt.</translation>
        </message>
        <message>
            <source>{name} is set aside. Bring them back first.</source>
            <translation>{name} ist beiseitegelegt. Zuerst zurückholen.</translation>
        </message>
        <message>
            <source>{name} is unaffected and gets a free Action instead of Luck.</source>
            <translation>{name} bleibt unberührt und erhält eine freie Action statt Luck.</translation>
        </message>
        <message>
            <source>{name} is untrained in {skill}. Hard tasks add Disadvantage.</source>
            <translation>{name} ist in {skill} ungeübt. Schwere Aufgaben bringen Disadvantage.</translation>
        </message>
        <message>
            <source>{name} is {condition} again.</source>
            <translation>{name} ist wieder {condition}.</translation>
        </message>
        <message>
            <source>{name} is {condition} {until}.</source>
            <translation>{name} ist {condition} {until}.</translation>
        </message>
        <message>
            <source>{name} is {condition}.</source>
            <translation>{name} ist {condition}.</translation>
        </message>
        <message>
            <source>{name} is {left}, no longer {condition}.</source>
            <translation>{name} ist {left}, nicht mehr {condition}.</translation>
        </message>
        <message>
            <source>{name} joins the session.</source>
            <translation>{name} kommt zur Sitzung dazu.</translation>
        </message>
        <message>
            <source>{name} leaves the session and the turn order.</source>
            <translation>{name} verlässt die Sitzung und die Zugfolge.</translation>
        </message>
        <message>
            <source>{name} leaves the session.</source>
            <translation>{name} verlässt die Sitzung.</translation>
        </message>
        <message>
            <source>{name} loses {loss} HP</source>
            <translation>{name} verliert {loss} HP</translation>
        </message>
        <message>
            <source>{name} loses {loss} HP, {why}</source>
            <translation>{name} verliert {loss} HP, {why}</translation>
        </message>
        <message>
            <source>{name} loses {loss} HP: {old} → {new}.</source>
            <translation>{name} verliert {loss} HP: {old} → {new}.</translation>
        </message>
        <message>
            <source>{name} loses {tokens}.</source>
            <translation>{name} verliert {tokens}.</translation>
        </message>
        <message>
            <source>{name} must be text.</source>
            <translation>{name} muss ein Text sein.</translation>
        </message>
        <message>
            <source>{name} must be yes or no.</source>
            <translation>{name}: ja oder nein.</translation>
        </message>
        <message>
            <source>{name} must be {low} to {high}.</source>
            <translation>{name}: {low} bis {high}.</translation>
        </message>
        <message>
            <source>{name} must make a defeat test</source>
            <translation>{name} muss eine Defeat-Probe machen</translation>
        </message>
        <message>
            <source>{name} reaches 5 Fatigue and dies.</source>
            <translation>{name} erreicht 5 Fatigue und stirbt.</translation>
        </message>
        <message>
            <source>{name} recovers.</source>
            <translation>{name} erholt sich.</translation>
        </message>
        <message>
            <source>{name} recovers: {what}.</source>
            <translation>{name} erholt sich: {what}.</translation>
        </message>
        <message>
            <source>{name} regains {amount} HP: {old} → {new}.</source>
            <translation>{name} erhält {amount} HP zurück: {old} → {new}.</translation>
        </message>
        <message>
            <source>{name} rests.</source>
            <translation>{name} rastet.</translation>
        </message>
        <message>
            <source>{name} returns to the session.</source>
            <translation>{name} kommt in die Sitzung zurück.</translation>
        </message>
        <message>
            <source>{name} rolls instead: {result}.</source>
            <translation>{name} würfelt doch: {result}.</translation>
        </message>
        <message>
            <source>{name} rolls {rolled}. Initiative is now {better}, and {first} goes first.</source>
            <translation>{name} würfelt {rolled}. Die Initiative ist jetzt {better}, und {first} ist zuerst am Zug.</translation>
        </message>
        <message>
            <source>{name} spends 1 Luck: now {result}.</source>
            <translation>{name} gibt 1 Luck aus: jetzt {result}.</translation>
        </message>
        <message>
            <source>{name} spends 1 Luck: the next d20 is Favored.</source>
            <translation>{name} gibt 1 Luck aus: Der nächste d20 ist Favored.</translation>
        </message>
        <message>
            <source>{name} starts with {points}.</source>
            <translation>{name} startet mit {points}.</translation>
        </message>
        <message>
            <source>{name} stays asleep but can be woken.</source>
            <translation>{name} schläft weiter, kann aber geweckt werden.</translation>
        </message>
        <message>
            <source>{name} takes a Breather.</source>
            <translation>{name} macht einen Breather.</translation>
        </message>
        <message>
            <source>{name} takes a Breather: HP {old} → {new}.</source>
            <translation>{name} macht einen Breather: HP {old} → {new}.</translation>
        </message>
        <message>
            <source>{name} takes a Rest.</source>
            <translation>{name} macht eine Rast.</translation>
        </message>
        <message>
            <source>{name} takes a Rest: HP {old} → {new}.</source>
            <translation>{name} macht eine Rast: HP {old} → {new}.</translation>
        </message>
        <message>
            <source>{name} takes a wound.</source>
            <translation>{name} erleidet eine Wunde.</translation>
        </message>
        <message>
            <source>{name} takes no harm.</source>
            <translation>{name} nimmt keinen Schaden.</translation>
        </message>
        <message>
            <source>{name} takes no turns right now.</source>
            <translation>{name} hat gerade keine Züge.</translation>
        </message>
        <message>
            <source>{name} takes the spell's own benefit instead of Luck.</source>
            <translation>{name} nimmt den eigenen Vorteil des Zaubers statt Luck.</translation>
        </message>
        <message>
            <source>{name} takes {action}</source>
            <translation>{name} nutzt {action}</translation>
        </message>
        <message>
            <source>{name} takes {an_action}.</source>
            <translation>{name} nutzt {an_action}.</translation>
        </message>
        <message>
            <source>{name} takes {hurt}.</source>
            <translation>{name} erleidet {hurt}.</translation>
        </message>
        <message>
            <source>{name} tosses a coin: {result}.</source>
            <translation>{name} wirft eine Münze: {result}.</translation>
        </message>
        <message>
            <source>{name} undoes {an_action} that was over the limit.</source>
            <translation>{name} nimmt zurück, womit das Limit überzogen war: {an_action}.</translation>
        </message>
        <message>
            <source>{name} uses the GM's Possibilities, not a Storm Knight's.</source>
            <translation>{name} nutzt die Possibilities der SL, nicht die eines Storm Knight.</translation>
        </message>
        <message>
            <source>{name} uses {an_action} instead of {another}.</source>
            <translation>{name} nutzt {an_action} anstelle von {another}.</translation>
        </message>
        <message>
            <source>{name} was removed from the campaign. Saving adds the character again.</source>
            <translation>{name} wurde aus der Kampagne entfernt. Speichern fügt die Figur wieder hinzu.</translation>
        </message>
        <message>
            <source>{name} · no roll needed</source>
            <translation>{name} · kein Wurf nötig</translation>
        </message>
        <message>
            <source>{name} · opposition</source>
            <translation>{name} · Gegner</translation>
        </message>
        <message>
            <source>{name}'s Breather</source>
            <translation>Breather von {name}</translation>
        </message>
        <message>
            <source>{name}'s Favored check has not been rolled.</source>
            <translation>Die Favored-Probe von {name} wurde nicht gewürfelt.</translation>
        </message>
        <message>
            <source>{name}'s Luck is already full.</source>
            <translation>Das Luck von {name} ist schon voll.</translation>
        </message>
        <message>
            <source>{name}'s Mishap: {effect}</source>
            <translation>Mishap von {name}: {effect}</translation>
        </message>
        <message>
            <source>{name}'s Rest</source>
            <translation>Rast von {name}</translation>
        </message>
        <message>
            <source>{name}'s arrival</source>
            <translation>Ankunft von {name}</translation>
        </message>
        <message>
            <source>{name}'s check has not been rolled.</source>
            <translation>Die Probe von {name} wurde nicht gewürfelt.</translation>
        </message>
        <message>
            <source>{name}'s critical hit: {effect}</source>
            <translation>Kritischer Treffer von {name}: {effect}</translation>
        </message>
        <message>
            <source>{name}'s curse ({curse} {ranks}) counts as Disadvantage.</source>
            <translation>{name}: Der Fluch {curse} {ranks} zählt als Disadvantage.</translation>
        </message>
        <message>
            <source>{name}'s death</source>
            <translation>Tod von {name}</translation>
        </message>
        <message>
            <source>{name}'s defeat</source>
            <translation>Defeat von {name}</translation>
        </message>
        <message>
            <source>{name}'s delay</source>
            <translation>Abwarten von {name}</translation>
        </message>
        <message>
            <source>{name}'s departure</source>
            <translation>Weggang von {name}</translation>
        </message>
        <message>
            <source>{name}'s healing</source>
            <translation>Heilung von {name}</translation>
        </message>
        <message>
            <source>{name}'s next check gets +{value}.</source>
            <translation>Die nächste Probe von {name} bekommt +{value}.</translation>
        </message>
        <message>
            <source>{name}'s next check gets 1 more rank of Advantage.</source>
            <translation>Die nächste Probe von {name} bekommt 1 weiteren Rang Advantage.</translation>
        </message>
        <message>
            <source>{name}'s next check gets 1 more rank of Disadvantage.</source>
            <translation>Die nächste Probe von {name} bekommt 1 weiteren Rang Disadvantage.</translation>
        </message>
        <message>
            <source>{name}'s next check gets {ranks} more ranks of Advantage.</source>
            <translation>Die nächste Probe von {name} bekommt {ranks} weitere Ränge Advantage.</translation>
        </message>
        <message>
            <source>{name}'s next check gets {ranks} more ranks of Disadvantage.</source>
            <translation>Die nächste Probe von {name} bekommt {ranks} weitere Ränge Disadvantage.</translation>
        </message>
        <message>
            <source>{name}'s next check gets −{value}.</source>
            <translation>Die nächste Probe von {name} bekommt −{value}.</translation>
        </message>
        <message>
            <source>{name}'s open check is canceled.</source>
            <translation>Die offene Probe von {name} wird abgebrochen.</translation>
        </message>
        <message>
            <source>{name}'s open check is canceled. The game file no longer has this check.</source>
            <translation>Die offene Probe von {name} wird abgebrochen. Die Spieldatei enthält diese Probe nicht mehr.</translation>
        </message>
        <message>
            <source>{name}'s recovery</source>
            <translation>Erholung von {name}</translation>
        </message>
        <message>
            <source>{name}'s rest</source>
            <translation>Rast von {name}</translation>
        </message>
        <message>
            <source>{name}'s return</source>
            <translation>Rückkehr von {name}</translation>
        </message>
        <message>
            <source>{name}'s sheet</source>
            <translation>Bogen von {name}</translation>
        </message>
        <message>
            <source>{name}'s sheet differs from the group's.</source>
            <translation>Der Bogen von {name} weicht von dem der Gruppe ab.</translation>
        </message>
        <message>
            <source>{name}'s sheet is updated.</source>
            <translation>Der Bogen von {name} wurde bearbeitet.</translation>
        </message>
        <message>
            <source>{name}'s sheet lists {trait} twice. Remove one.</source>
            <translation>Auf dem Bogen von {name} steht {trait} zweimal. Einen der Einträge entfernen.</translation>
        </message>
        <message>
            <source>{name}'s turn</source>
            <translation>Zug von {name}</translation>
        </message>
        <message>
            <source>{name}'s {action}</source>
            <translation>{action} von {name}</translation>
        </message>
        <message>
            <source>{name}'s {point}</source>
            <translation>{point} von {name}</translation>
        </message>
        <message>
            <source>{name}'s {skill} {dn}</source>
            <translation>{name}: {skill} {dn}</translation>
        </message>
        <message>
            <source>{name}'s {track}, {old} → {new}</source>
            <translation>{track} von {name}, {old} → {new}</translation>
        </message>
        <message>
            <source>{name}'s {trait}</source>
            <translation>{trait} von {name}</translation>
        </message>
        <message>
            <source>{name}'s {trait} must be one of {numbers}.</source>
            <translation>{trait} von {name} muss eine dieser Zahlen sein: {numbers}.</translation>
        </message>
        <message>
            <source>{name}'s {trait} must be {low} to {high}.</source>
            <translation>{trait} von {name}: {low} bis {high}.</translation>
        </message>
        <message>
            <source>{name}'s {use} with {what}</source>
            <translation>{use} von {name} mit {what}</translation>
        </message>
        <message>
            <source>{name}: +{tokens}.</source>
            <translation>{name}: +{tokens}.</translation>
        </message>
        <message>
            <source>{name}: Improve Roll</source>
            <translation>Improve Roll von {name}</translation>
        </message>
        <message>
            <source>{name}: Improve Roll ({times} times)</source>
            <translation>Improve Roll von {name} ({times}-mal)</translation>
        </message>
        <message>
            <source>{name}: choose one of the options.</source>
            <translation>{name}: eine der Möglichkeiten wählen.</translation>
        </message>
        <message>
            <source>{name}: defeat test</source>
            <translation>{name}: Defeat-Probe</translation>
        </message>
        <message>
            <source>{name}: {harm}.</source>
            <translation>{name}: {harm}.</translation>
        </message>
        <message>
            <source>{name}: {level} must be 0 or more.</source>
            <translation>{name}: {level} muss mindestens 0 sein.</translation>
        </message>
        <message>
            <source>{name}: {tier} must be 1 or more.</source>
            <translation>{name}: {tier} muss mindestens 1 sein.</translation>
        </message>
        <message>
            <source>{name}: {track} stays at {value}.</source>
            <translation>{name}: {track} bleibt bei {value}.</translation>
        </message>
        <message>
            <source>{name}: {track} {old} → {new} ({made}).</source>
            <translation>{name}: {track} {old} → {new} ({made}).</translation>
        </message>
        <message>
            <source>{name}: {track} {old} → {new}.</source>
            <translation>{name}: {track} {old} → {new}.</translation>
        </message>
        <message>
            <source>{name}: {trait}.</source>
            <translation>{name}: {trait}.</translation>
        </message>
        <message>
            <source>{name}: {use} with {what}, for {effect} or a detail.</source>
            <translation>{name}: {effect} oder ein Detail, durch {use} mit {what}.</translation>
        </message>
        <message>
            <source>{name}: {use} with {what}, {effect}.</source>
            <translation>{name}: {use} mit {what}, {effect}.</translation>
        </message>
        <message>
            <source>{name}: {use} with {what}.</source>
            <translation>{name}: {use} mit {what}.</translation>
        </message>
        <message>
            <source>{name}: −{tokens}.</source>
            <translation>{name}: −{tokens}.</translation>
        </message>
        <message>
            <source>{numbers} or {last}</source>
            <translation>{numbers} oder {last}</translation>
        </message>
        <message>
            <source>{number} ({tens} and {ones})</source>
            <translation>{number} ({tens} und {ones})</translation>
        </message>
        <message>
            <source>{number} is too large. The maximum is {most}.</source>
            <translation>{number} ist zu groß: höchstens {most}.</translation>
        </message>
        <message>
            <source>{number} of {most}</source>
            <translation>{number} von {most}</translation>
        </message>
        <message>
            <source>{number}%</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{n} bonus dice</source>
            <translation>{n} Bonuswürfel</translation>
        </message>
        <message>
            <source>{n} characters</source>
            <translation>{n} Figuren</translation>
        </message>
        <message>
            <source>{n} more columns were not recognized.</source>
            <translation>{n} weitere Spalten wurden nicht erkannt.</translation>
        </message>
        <message>
            <source>{n} more problems.</source>
            <translation>{n} weitere Probleme.</translation>
        </message>
        <message>
            <source>{n} open</source>
            <translation>{n} offen</translation>
        </message>
        <message>
            <source>{n} owed</source>
            <translation>{n} offen</translation>
        </message>
        <message>
            <source>{n} pages</source>
            <translation>{n} Seiten</translation>
        </message>
        <message>
            <source>{n} rolled</source>
            <translation>{n} gewürfelt</translation>
        </message>
        <message>
            <source>{n} rounds</source>
            <translation>{n} Runden</translation>
        </message>
        <message>
            <source>{n} typed</source>
            <translation>{n} eingetippt</translation>
        </message>
        <message>
            <source>{n} wounds</source>
            <translation>{n} Wunden</translation>
        </message>
        <message>
            <source>{old} is now called {name}.</source>
            <translation>{old} heißt jetzt {name}.</translation>
        </message>
        <message>
            <source>{one} or {other}</source>
            <translation>{one} oder {other}</translation>
        </message>
        <message>
            <source>{outcome} and a Mishap</source>
            <translation>{outcome} und ein Mishap</translation>
        </message>
        <message>
            <source>{outcome}, a Mishap</source>
            <translation>{outcome}, ein Mishap</translation>
        </message>
        <message>
            <source>{owner}: “{what}” ends.</source>
            <translation>{owner}: „{what}“ endet.</translation>
        </message>
        <message>
            <source>{part}, line {line}, column {column}</source>
            <translation>{part}, Zeile {line}, Spalte {column}</translation>
        </message>
        <message>
            <source>{place}: unknown field “{name}”.</source>
            <translation>{place}: unbekanntes Feld „{name}“.</translation>
        </message>
        <message>
            <source>{place}: {why}.</source>
            <translation>{place}: {why}.</translation>
        </message>
        <message>
            <source>{points} hit points lost</source>
            <translation>{points} Trefferpunkte verloren</translation>
        </message>
        <message>
            <source>{points} hit points lost on average</source>
            <translation>im Schnitt {points} Trefferpunkte verloren</translation>
        </message>
        <message>
            <source>{points} hit points lost, and bruised</source>
            <translation>{points} Trefferpunkte verloren, dazu Bruised</translation>
        </message>
        <message>
            <source>{points} or more hit points lost, and bruised</source>
            <translation>{points} oder mehr Trefferpunkte verloren, dazu Bruised</translation>
        </message>
        <message>
            <source>{pool}: final tally</source>
            <translation>{pool}: Endstand</translation>
        </message>
        <message>
            <source>{power} is permanent, so extra effort can't raise it.</source>
            <translation>{power} ist permanent und kann durch einen Kraftakt nicht steigen.</translation>
        </message>
        <message>
            <source>{problem} You can only view it here.</source>
            <translation>{problem} Hier lässt sich die Kampagne nur ansehen.</translation>
        </message>
        <message>
            <source>{ranks} on a check, or a scene detail</source>
            <translation>{ranks} auf eine Probe oder ein Detail der Szene</translation>
        </message>
        <message>
            <source>{ranks} ranks of Advantage</source>
            <translation>{ranks} Ränge Advantage</translation>
        </message>
        <message>
            <source>{reason} by {name}</source>
            <translation>{reason} durch {name}</translation>
        </message>
        <message>
            <source>{renamed} The game continues there.</source>
            <translation>{renamed} Das Spiel geht dort weiter.</translation>
        </message>
        <message>
            <source>{result} (stopped after {most} exploding dice)</source>
            <translation>{result} (abgebrochen nach {most} explodierenden Würfeln)</translation>
        </message>
        <message>
            <source>{roll} has too many possible results to calculate odds.</source>
            <translation>{roll} hat zu viele mögliche Ergebnisse, um Chancen zu berechnen.</translation>
        </message>
        <message>
            <source>{rule} must be {allowed}, not {value}.</source>
            <translation>{rule}: {allowed}, nicht {value}.</translation>
        </message>
        <message>
            <source>{said} It is full.</source>
            <translation>{said} Damit ist es voll.</translation>
        </message>
        <message>
            <source>{section} name</source>
            <translation>Name: {section}</translation>
        </message>
        <message>
            <source>{session} · Summary</source>
            <translation>{session} · Zusammenfassung</translation>
        </message>
        <message>
            <source>{skill} (untrained)</source>
            <translation>{skill} (ungeübt)</translation>
        </message>
        <message>
            <source>{skill} can't be used unskilled.</source>
            <translation>{skill} lässt sich ungeübt nicht einsetzen.</translation>
        </message>
        <message>
            <source>{skill} needs training or a Heroic Feat.</source>
            <translation>{skill} erfordert Übung oder einen Heroic Feat.</translation>
        </message>
        <message>
            <source>{skill} needs training.</source>
            <translation>{skill} erfordert Übung.</translation>
        </message>
        <message>
            <source>{skill}, trained</source>
            <translation>{skill}, geübt</translation>
        </message>
        <message>
            <source>{step} “Next turn” again moves on and keeps it in “Owed”.</source>
            <translation>{step} Noch einmal „Nächster Zug“ geht weiter und behält sie unter „Noch offen“.</translation>
        </message>
        <message>
            <source>{stones} Stress</source>
            <translation>{stones} Stress</translation>
        </message>
        <message>
            <source>{stones} earned</source>
            <translation>verdient: {stones}</translation>
        </message>
        <message>
            <source>{table} needs {sections} sections of {rows} entries, each with {texts} texts.</source>
            <translation>{table} braucht {sections} Abschnitte mit je {rows} Einträgen, jeder mit {texts} Texten.</translation>
        </message>
        <message>
            <source>{table}: give every {section} and {row} a name.</source>
            <translation>{table}: Überall einen Namen eintragen ({section} und {row}).</translation>
        </message>
        <message>
            <source>{table}: the campaign now uses a custom version.</source>
            <translation>{table}: Die Kampagne hat jetzt eine eigene Fassung.</translation>
        </message>
        <message>
            <source>{table}: the campaign uses the game's version again.</source>
            <translation>{table}: Es gilt wieder die Fassung des Spiels.</translation>
        </message>
        <message>
            <source>{title} ends.</source>
            <translation>{title} endet.</translation>
        </message>
        <message>
            <source>{title} is still in progress. End it first.</source>
            <translation>{title} läuft noch. Zuerst beenden.</translation>
        </message>
        <message>
            <source>{title}: Fate owes the heroes a benefit (Triumph {triumph}, Tragedy {tragedy}).</source>
            <translation>{title}: Fate schuldet den Helden eine Gunst (Triumph {triumph}, Tragedy {tragedy}).</translation>
        </message>
        <message>
            <source>{title}: Fate owes the opposition a benefit (Triumph {triumph}, Tragedy {tragedy}).</source>
            <translation>{title}: Fate schuldet den Gegnern eine Gunst (Triumph {triumph}, Tragedy {tragedy}).</translation>
        </message>
        <message>
            <source>{title}: {text}</source>
            <translation>{title}: {text}</translation>
        </message>
        <message>
            <source>{tokens} (used this turn)</source>
            <translation>{tokens} (in diesem Zug genutzt)</translation>
        </message>
        <message>
            <source>{tokens} are removed from play</source>
            <translation>{tokens} gehen aus dem Spiel</translation>
        </message>
        <message>
            <source>{tokens} earned, {used} used</source>
            <translation>{tokens} verdient, {used} genutzt</translation>
        </message>
        <message>
            <source>{tokens} earned, {used} used, {left} left</source>
            <translation>{tokens} verdient, {used} genutzt, {left} übrig</translation>
        </message>
        <message>
            <source>{tokens} lost, {anew} at the start of the next adventure</source>
            <translation>{tokens} verfallen, {anew} zu Beginn des nächsten Abenteuers</translation>
        </message>
        <message>
            <source>{tokens} to the {hand}</source>
            <translation>{tokens} → {hand}</translation>
        </message>
        <message>
            <source>{tokens} to the {pool}</source>
            <translation>{tokens} → {pool}</translation>
        </message>
        <message>
            <source>{tokens} to {name}</source>
            <translation>{tokens} an {name}</translation>
        </message>
        <message>
            <source>{token} by hand</source>
            <translation>{token} von Hand</translation>
        </message>
        <message>
            <source>{token} is removed from play</source>
            <translation>{token} geht aus dem Spiel</translation>
        </message>
        <message>
            <source>{token} to {name}</source>
            <translation>{token} an {name}</translation>
        </message>
        <message>
            <source>{told}, then {chance}, {mean} on average</source>
            <translation>{told}, dann {chance}, im Schnitt {mean}</translation>
        </message>
        <message>
            <source>{told}: {stones} plus {count} held</source>
            <translation>{told}: {stones}, dazu {count} gehalten</translation>
        </message>
        <message>
            <source>{total} against {dc}</source>
            <translation>{total} gegen {dc}</translation>
        </message>
        <message>
            <source>{total} against {dc}, decided by coin toss</source>
            <translation>{total} gegen {dc}, eine Münze entscheidet</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}</source>
            <translation>{total} gegen {dc}, {degrees}</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a critical failure</source>
            <translation>{total} gegen {dc}, {degrees}, ein kritischer Misserfolg</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a critical hit</source>
            <translation>{total} gegen {dc}, {degrees}, ein kritischer Treffer</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a critical success</source>
            <translation>{total} gegen {dc}, {degrees}, ein kritischer Erfolg</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a natural 1</source>
            <translation>{total} gegen {dc}, {degrees}, eine natürliche 1</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a natural 1: a critical miss</source>
            <translation>{total} gegen {dc}, {degrees}, eine natürliche 1: ein kritischer Fehlschlag</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a natural 20</source>
            <translation>{total} gegen {dc}, {degrees}, eine natürliche 20</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a natural 20: a critical hit</source>
            <translation>{total} gegen {dc}, {degrees}, eine natürliche 20: ein kritischer Treffer</translation>
        </message>
        <message>
            <source>{total} against {dc}, {outcome}</source>
            <translation>{total} gegen {dc}, {outcome}</translation>
        </message>
        <message>
            <source>{total} against {target}</source>
            <translation>{total} gegen {target}</translation>
        </message>
        <message>
            <source>{total} against {target}, {outcome}</source>
            <translation>{total} gegen {target}, {outcome}</translation>
        </message>
        <message>
            <source>{total} vs {target}</source>
            <translation>{total} gegen {target}</translation>
        </message>
        <message>
            <source>{total}, bonus {bonus}</source>
            <translation>{total}, Bonus {bonus}</translation>
        </message>
        <message>
            <source>{total}, needed {target} or less</source>
            <translation>{total}, höchstens {target}</translation>
        </message>
        <message>
            <source>{track} must be {low} to {high}.</source>
            <translation>{track}: von {low} bis {high}.</translation>
        </message>
        <message>
            <source>{track} of {name}</source>
            <translation>{track} von {name}</translation>
        </message>
        <message>
            <source>{track} {number} of {most}</source>
            <translation>{track} {number} von {most}</translation>
        </message>
        <message>
            <source>{track} {number}: can hold 1 die</source>
            <translation>{track} {number}: Platz für 1 Würfel</translation>
        </message>
        <message>
            <source>{track} {number}: can hold {count} dice</source>
            <translation>{track} {number}: Platz für {count} Würfel</translation>
        </message>
        <message>
            <source>{track} {number}: can't hold any dice</source>
            <translation>{track} {number}: kein Platz für Würfel</translation>
        </message>
        <message>
            <source>{track} {word}, {number} of {most}</source>
            <translation>{track} {word}, {number} von {most}</translation>
        </message>
        <message>
            <source>{trait} value</source>
            <translation>Wert von {trait}</translation>
        </message>
        <message>
            <source>{trait} {bonus}, against DC 0</source>
            <translation>{trait} {bonus}, gegen DC 0</translation>
        </message>
        <message>
            <source>{trait}: description</source>
            <translation>{trait}: Beschreibung</translation>
        </message>
        <message>
            <source>{trait}: linked to</source>
            <translation>{trait}: verknüpft mit</translation>
        </message>
        <message>
            <source>{use} ({count} of them)</source>
            <translation>{use} ({count} davon)</translation>
        </message>
        <message>
            <source>{use} by {hero}</source>
            <translation>{use} von {hero}</translation>
        </message>
        <message>
            <source>{use} can't be used on this check.</source>
            <translation>{use} lässt sich bei dieser Probe nicht verwenden.</translation>
        </message>
        <message>
            <source>{use} costs {cost}, and {name} doesn't have enough.</source>
            <translation>{use} kostet {cost}, und {name} hat nicht genug.</translation>
        </message>
        <message>
            <source>{use} costs {cost}.</source>
            <translation>{use} kostet {cost}.</translation>
        </message>
        <message>
            <source>{use} for {what}</source>
            <translation>{use} für {what}</translation>
        </message>
        <message>
            <source>{use} immediately</source>
            <translation>sofort {use}</translation>
        </message>
        <message>
            <source>{use} on {name}</source>
            <translation>{use} ({name})</translation>
        </message>
        <message>
            <source>{use} on {name} immediately</source>
            <translation>sofort {use} ({name})</translation>
        </message>
        <message>
            <source>{use} with {what}</source>
            <translation>{use} mit {what}</translation>
        </message>
        <message>
            <source>{use} with {what} ({count} of them)</source>
            <translation>{use} mit {what} ({count} davon)</translation>
        </message>
        <message>
            <source>{use} with {what}: {name}</source>
            <translation>{use} mit {what}: {name}</translation>
        </message>
        <message>
            <source>{use}.</source>
            <translation>{use}.</translation>
        </message>
        <message>
            <source>{use}: now {result}.</source>
            <translation>{use}: jetzt {result}.</translation>
        </message>
        <message>
            <source>{use}: one {token}</source>
            <translation>{use}: 1 × {token}</translation>
        </message>
        <message>
            <source>{value} dice</source>
            <translation>{value} Würfel</translation>
        </message>
        <message>
            <source>{value} is not between {low} and {high}. It was skipped.</source>
            <translation>{value} liegt nicht zwischen {low} und {high}. Der Wert wurde ausgelassen.</translation>
        </message>
        <message>
            <source>{value} is not one of {numbers}. It was skipped.</source>
            <translation>{value} ist keine dieser Zahlen: {numbers}. Der Wert wurde ausgelassen.</translation>
        </message>
        <message>
            <source>{value} of {highest}</source>
            <translation>{value} von {highest}</translation>
        </message>
        <message>
            <source>{voter} can't vote with that die. In the {table}, only Triumph dice vote.</source>
            <translation>{voter} kann mit diesem Würfel nicht abstimmen. Im {table} stimmen nur Triumph-Würfel ab.</translation>
        </message>
        <message>
            <source>{voter} votes for “{row}” as {lot} for {who}.</source>
            <translation>{voter} stimmt für „{row}“ als {lot} für {who}.</translation>
        </message>
        <message>
            <source>{voter}'s vote</source>
            <translation>Stimme von {voter}</translation>
        </message>
        <message>
            <source>{weekday}, {month} {day}, {year}</source>
            <translation>{weekday}, {day}. {month} {year}</translation>
        </message>
        <message>
            <source>{what} (hold for more)</source>
            <translation>{what} (für mehr gedrückt halten)</translation>
        </message>
        <message>
            <source>{what} adds {added}: now {result}.</source>
            <translation>{what} bringt {added} dazu: jetzt {result}.</translation>
        </message>
        <message>
            <source>{what} against Difficulty {dc}</source>
            <translation>{what} gegen Difficulty {dc}</translation>
        </message>
        <message>
            <source>{what} against {hero}</source>
            <translation>{what} gegen {hero}</translation>
        </message>
        <message>
            <source>{what} by hand</source>
            <translation>{what} von Hand</translation>
        </message>
        <message>
            <source>{what} follows</source>
            <translation>{what} folgt</translation>
        </message>
        <message>
            <source>{what} for {hero}'s check</source>
            <translation>{what} für die Probe von {hero}</translation>
        </message>
        <message>
            <source>{what} has already been spent on this test.</source>
            <translation>{what} wurde für diese Probe schon ausgegeben.</translation>
        </message>
        <message>
            <source>{what} has no dice to roll.</source>
            <translation>Für {what} gibt es keine Würfel.</translation>
        </message>
        <message>
            <source>{what} has no effect on this check.</source>
            <translation>{what} hat keine Wirkung auf diese Probe.</translation>
        </message>
        <message>
            <source>{what} held by {name} are removed from play.</source>
            <translation>{what} von {name} gehen aus dem Spiel.</translation>
        </message>
        <message>
            <source>{what} held by {name} is removed from play.</source>
            <translation>{what} von {name} geht aus dem Spiel.</translation>
        </message>
        <message>
            <source>{what} is skipped</source>
            <translation>{what} entfällt</translation>
        </message>
        <message>
            <source>{what} of {who} follows.</source>
            <translation>Es folgt: {what} von {who}.</translation>
        </message>
        <message>
            <source>{what} rolls {shows}, which counts as {added}: now {result}.</source>
            <translation>{what} zeigt {shows}, das zählt als {added}: jetzt {result}.</translation>
        </message>
        <message>
            <source>{what} that is not rolled</source>
            <translation>{what} ohne Wurf</translation>
        </message>
        <message>
            <source>{what} {mine} compared with {theirs}</source>
            <translation>{what} {mine} verglichen mit {theirs}</translation>
        </message>
        <message>
            <source>{what}: at most {most} per test.</source>
            <translation>{what}: höchstens {most} je Probe.</translation>
        </message>
        <message>
            <source>{what}: the d20 shows {face}, which counts as {shown}%.</source>
            <translation>{what}: Der d20 zeigt {face}, das sind {shown} %.</translation>
        </message>
        <message>
            <source>{what}: {number} (no change).</source>
            <translation>{what}: {number} (unverändert).</translation>
        </message>
        <message>
            <source>{what}: {then} instead of {now}.</source>
            <translation>{what}: {then} statt {now}.</translation>
        </message>
        <message>
            <source>{when} · session {number}</source>
            <translation>{when} · Sitzung {number}</translation>
        </message>
        <message>
            <source>{who} doesn't roll {what}.</source>
            <translation>{who} würfelt nicht für {what}.</translation>
        </message>
        <message>
            <source>{who} uses “{use}” for the next check.</source>
            <translation>{who} nutzt „{use}“ für die nächste Probe.</translation>
        </message>
        <message>
            <source>{who} uses “{use}”.</source>
            <translation>{who} nutzt „{use}“.</translation>
        </message>
        <message>
            <source>{who} wins</source>
            <translation>{who} gewinnt</translation>
        </message>
        <message>
            <source>{who} → {whom}: {what}, {result}.</source>
            <translation>{who} → {whom}: {what}, {result}.</translation>
        </message>
        <message>
            <source>{who}'s defeat test has not been made.</source>
            <translation>Die Defeat-Probe von {who} wurde nicht gemacht.</translation>
        </message>
        <message>
            <source>{who}'s {use}</source>
            <translation>{use} von {who}</translation>
        </message>
        <message>
            <source>{who}'s {what}</source>
            <translation>{what} von {who}</translation>
        </message>
        <message>
            <source>{who}, {what}: not finished.</source>
            <translation>{who}, {what}: nicht beendet.</translation>
        </message>
        <message>
            <source>{who}, {what}: {outcome}</source>
            <translation>{who}, {what}: {outcome}</translation>
        </message>
        <message>
            <source>{who}: next check</source>
            <translation>{who}: nächste Probe</translation>
        </message>
        <message>
            <source>{who}: {result}.</source>
            <translation>{who}: {result}.</translation>
        </message>
        <message>
            <source>{who}: {what} against {name}. Nothing stops it.</source>
            <translation>{who}: {what} gegen {name}. Nichts hält es auf.</translation>
        </message>
        <message>
            <source>{who}: {what} against {whom}</source>
            <translation>{who}: {what} gegen {whom}</translation>
        </message>
        <message>
            <source>{who}: {what} {result}.</source>
            <translation>{who}: {what} {result}.</translation>
        </message>
        <message>
            <source>{who}: {what}, {result}.</source>
            <translation>{who}: {what}, {result}.</translation>
        </message>
        <message>
            <source>{who}: {what}, {said}: the other side wins.</source>
            <translation>{who}: {what}, {said}: Die andere Seite gewinnt.</translation>
        </message>
        <message>
            <source>{who}: {what}, {said}: {who} wins.</source>
            <translation>{who}: {what}, {said}: {who} gewinnt.</translation>
        </message>
        <message>
            <source>{who}: {what}. The first die shows {face} and may be rolled again.</source>
            <translation>{who}: {what}. Der erste Würfel zeigt {face} und darf neu gewürfelt werden.</translation>
        </message>
        <message>
            <source>{why} You can view, print and save this campaign, but not play it.</source>
            <translation>{why} Diese Kampagne lässt sich ansehen, drucken und speichern, aber nicht spielen.</translation>
        </message>
        <message>
            <source>{why}.</source>
            <translation>{why}.</translation>
        </message>
        <message>
            <source>{wounds} wounds are removed.</source>
            <translation>{wounds} Wunden werden entfernt.</translation>
        </message>
        <message>
            <source>{} (continued)</source>
            <translation>{} (Fortsetzung)</translation>
        </message>
        <message>
            <source>“fill” works only with a track</source>
            <translation>„fill“ ist nur bei einer Leiste möglich</translation>
        </message>
        <message>
            <source>“{file}” already exists. To replace it, type its full name.</source>
            <translation>„{file}“ gibt es schon. Zum Ersetzen den ganzen Namen eingeben.</translation>
        </message>
        <message>
            <source>“{file}” can't be saved where it was: its folder or disk is gone, or its name is taken. Your campaign is now in “{kept}”, in {folder}.</source>
            <translation>„{file}“ kann dort nicht mehr gespeichert werden: Der Ordner oder Datenträger fehlt, oder der Name ist vergeben. Die Kampagne ist jetzt in „{kept}“, in {folder}.</translation>
        </message>
        <message>
            <source>“{file}” has the same id as “{other}” (“{id}”), so it is not available. Change one of the ids.</source>
            <translation>„{file}“ hat dieselbe id wie „{other}“ („{id}“) und ist deshalb nicht verfügbar. Eine der beiden ids ändern.</translation>
        </message>
        <message>
            <source>“{file}” is already open in another gmtracker window.</source>
            <translation>„{file}“ ist schon in einem anderen Fenster von gmtracker geöffnet.</translation>
        </message>
        <message>
            <source>“{file}” is read-only.</source>
            <translation>„{file}“ ist schreibgeschützt.</translation>
        </message>
        <message>
            <source>“{file}” is too large for a campaign file.</source>
            <translation>„{file}“ ist zu groß für eine Kampagne.</translation>
        </message>
        <message>
            <source>“{file}” was missing, so it has been saved again.</source>
            <translation>„{file}“ fehlte und wurde neu gespeichert.</translation>
        </message>
        <message>
            <source>“{file}” was renamed to “{new}”.</source>
            <translation>„{file}“ heißt jetzt „{new}“.</translation>
        </message>
        <message>
            <source>“{key}” does not exist (available: {keys})</source>
            <translation>„{key}“ gibt es nicht (vorhanden: {keys})</translation>
        </message>
        <message>
            <source>“{key}” does not exist (did you mean “{other}”?)</source>
            <translation>„{key}“ gibt es nicht (ist „{other}“ gemeint?)</translation>
        </message>
        <message>
            <source>“{key}” is reserved by gmtracker, so choose another key</source>
            <translation>„{key}“ ist für gmtracker reserviert: einen anderen Schlüssel wählen</translation>
        </message>
        <message>
            <source>“{key}” is still in use here, so it can't be an old key</source>
            <translation>„{key}“ ist hier noch in Gebrauch und kann kein alter Schlüssel sein</translation>
        </message>
        <message>
            <source>“{name}”</source>
            <translation>„{name}“</translation>
        </message>
        <message>
            <source>“{name}” (Cd{size})</source>
            <translation>„{name}“ (Cd{size})</translation>
        </message>
        <message>
            <source>“{name}” (d{size})</source>
            <translation>„{name}“ (d{size})</translation>
        </message>
        <message>
            <source>“{note}”</source>
            <translation>„{note}“</translation>
        </message>
        <message>
            <source>“{note}”.</source>
            <translation>„{note}“.</translation>
        </message>
        <message>
            <source>“{rule}” is now on, because dice were typed. You can change this in the house rules.</source>
            <translation>„{rule}“ ist jetzt eingeschaltet, weil Würfel eingegeben wurden. Das lässt sich in den Hausregeln ändern.</translation>
        </message>
        <message>
            <source>“{sum}” contains no dice. Try 2d6+1.</source>
            <translation>„{sum}“ enthält keine Würfel. Zum Beispiel: 2d6+1.</translation>
        </message>
        <message>
            <source>“{text}” is not a valid roll. Try 2d6, d6!, 2d20kh, d66, 3dF+2, d20, d% or 2d6+d4-1.</source>
            <translation>„{text}“ ist kein gültiger Wurf. Möglich sind 2d6, d6!, 2d20kh, d66, 3dF+2, d20, d% oder 2d6+d4-1.</translation>
        </message>
        <message>
            <source>“{text}” is not a valid roll. Try d20 + @Might, 2d6 + 1 or @Brawn d6.</source>
            <translation>„{text}“ ist kein gültiger Wurf. Zum Beispiel: d20 + @Might, 2d6 + 1 oder @Brawn d6.</translation>
        </message>
        <message>
            <source>“{text}” is too long: {count} characters. The maximum is {most}.</source>
            <translation>„{text}“ ist zu lang: {count} Zeichen, höchstens {most} sind erlaubt.</translation>
        </message>
        <message>
            <source>“{title}” ends.</source>
            <translation>„{title}“ endet.</translation>
        </message>
        <message>
            <source>“{trait}” becomes part of the name. To set the trait, put a number after it.</source>
            <translation>„{trait}“ wird Teil des Namens. Für das Merkmal eine Zahl dahinter eintippen.</translation>
        </message>
        <message>
            <source>“{use}” would change nothing.</source>
            <translation>„{use}“ würde nichts ändern.</translation>
        </message>
        <message>
            <source>“{value}” appears twice. The second one was skipped.</source>
            <translation>„{value}“ kommt zweimal vor. Das zweite wurde ausgelassen.</translation>
        </message>
        <message>
            <source>“{value}” can mean {one} or {other}. It was skipped.</source>
            <translation>„{value}“ kann {one} oder {other} bedeuten. Der Wert wurde ausgelassen.</translation>
        </message>
        <message>
            <source>“{value}” is not a count from 1 to {most}. The row was skipped.</source>
            <translation>„{value}“ ist keine Anzahl von 1 bis {most}. Die Zeile wurde ausgelassen.</translation>
        </message>
        <message>
            <source>“{value}” is not a side. The character was imported as a hero.</source>
            <translation>„{value}“ ist keine Seite. Die Figur wurde als Held importiert.</translation>
        </message>
        <message>
            <source>“{value}” is not a whole number from {low} to {high}. It was skipped.</source>
            <translation>„{value}“ ist keine ganze Zahl von {low} bis {high}. Der Wert wurde ausgelassen.</translation>
        </message>
        <message>
            <source>“{value}” is not a whole number of {low} or more. 1 was used instead.</source>
            <translation>„{value}“ ist keine ganze Zahl ab {low}. Stattdessen gilt 1.</translation>
        </message>
        <message>
            <source>“{value}” is not a whole number. It was skipped.</source>
            <translation>„{value}“ ist keine ganze Zahl. Der Wert wurde ausgelassen.</translation>
        </message>
        <message>
            <source>“{value}” is to the right of the last column and was skipped.</source>
            <translation>„{value}“ steht hinter der letzten Spalte und wurde ausgelassen.</translation>
        </message>
        <message>
            <source>“{value}” is too large. 1 was used instead.</source>
            <translation>„{value}“ ist zu groß. Stattdessen gilt 1.</translation>
        </message>
        <message>
            <source>“{value}” is too long. Only the first {most} characters were imported.</source>
            <translation>„{value}“ ist zu lang. Nur die ersten {most} Zeichen wurden importiert.</translation>
        </message>
        <message>
            <source>“{what}” ends.</source>
            <translation>„{what}“ endet.</translation>
        </message>
        <message>
            <source>“{word}” doesn't make sense here.</source>
            <translation>„{word}“ ergibt hier keinen Sinn.</translation>
        </message>
        <message>
            <source>“{word}” is not a trait in this game.</source>
            <translation>„{word}“ ist kein Merkmal dieses Spiels.</translation>
        </message>
        <message>
            <source>… {count} more</source>
            <translation>… {count} weitere</translation>
        </message>
        <message>
            <source>−1 on checks.</source>
            <translation>−1 auf Proben.</translation>
        </message>
        <message>
            <source>−1 to −{most} on the next check</source>
            <translation>−1 bis −{most} auf die nächste Probe</translation>
        </message>
        <message>
            <source>−1 to −{most} on this check</source>
            <translation>−1 bis −{most} auf diese Probe</translation>
        </message>
        <message>
            <source>−2 for each</source>
            <translation>je −2</translation>
        </message>
        <message>
            <source>−2 on checks.</source>
            <translation>−2 auf Proben.</translation>
        </message>
        <message>
            <source>−2 to all tests until the end of the next turn. If repeated: Very Stymied, −4.</source>
            <translation>−2 auf alle Proben bis zum Ende des nächsten Zugs. Bei Wiederholung: Very Stymied, −4.</translation>
        </message>
        <message>
            <source>−2 to all tests.</source>
            <translation>−2 auf alle Proben.</translation>
        </message>
        <message>
            <source>−4 to all tests.</source>
            <translation>−4 auf alle Proben.</translation>
        </message>
    </context>
</TS>
