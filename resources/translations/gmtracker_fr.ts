<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>gmtracker</name>
        <message>
            <source>"against.type" can't be "routine" for an attack: a defense is always rolled.</source>
            <translation>« against.type » ne peut pas être « routine » pour une attaque : une défense se lance toujours.</translation>
        </message>
        <message>
            <source>"routine" must be false: attacks and defenses are always rolled.</source>
            <translation>« routine » doit être false : les attaques et les défenses se lancent toujours.</translation>
        </message>
        <message>
            <source>"ruleset" is missing.</source>
            <translation>« ruleset » manque.</translation>
        </message>
        <message>
            <source>"ruleset" must be a string.</source>
            <translation>« ruleset » doit être une chaîne de caractères.</translation>
        </message>
        <message>
            <source>&amp;About gmtracker</source>
            <translation>À &amp;propos de gmtracker</translation>
        </message>
        <message>
            <source>&amp;Blank the player window</source>
            <translation>Mas&amp;quer la fenêtre des joueurs</translation>
        </message>
        <message>
            <source>&amp;Campaign</source>
            <translation>&amp;Campagne</translation>
        </message>
        <message>
            <source>&amp;Conditions</source>
            <translation>État&amp;s</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>S&amp;ombre</translation>
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation>&amp;Dupliquer</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>É&amp;dition</translation>
        </message>
        <message>
            <source>&amp;Edit character sheet…</source>
            <translation>&amp;Modifier la fiche…</translation>
        </message>
        <message>
            <source>&amp;End the session</source>
            <translation>&amp;Terminer la séance</translation>
        </message>
        <message>
            <source>&amp;Game cheat sheet…</source>
            <translation>Le jeu en un coup &amp;d’œil…</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Aide</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <translation>Contraste é&amp;levé</translation>
        </message>
        <message>
            <source>&amp;Import characters…</source>
            <translation>&amp;Importer des personnages…</translation>
        </message>
        <message>
            <source>&amp;Keyboard shortcuts…</source>
            <translation>&amp;Raccourcis clavier…</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Clair</translation>
        </message>
        <message>
            <source>&amp;Menu</source>
            <translation>&amp;Menu</translation>
        </message>
        <message>
            <source>&amp;New campaign…</source>
            <translation>&amp;Nouvelle campagne…</translation>
        </message>
        <message>
            <source>&amp;Next area of the window</source>
            <translation>Partie &amp;suivante de la fenêtre</translation>
        </message>
        <message>
            <source>&amp;Next turn</source>
            <translation>Tour &amp;suivant</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>&amp;Ouvrir…</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <comment>the menu of what is done at the table</comment>
            <translation>&amp;Jeu</translation>
        </message>
        <message>
            <source>&amp;Player window</source>
            <translation>Fenêtre des &amp;joueurs</translation>
        </message>
        <message>
            <source>&amp;Previous turn</source>
            <translation>Tour &amp;précédent</translation>
        </message>
        <message>
            <source>&amp;Quick-add opposition…</source>
            <translation>Ajouter de l’opposition en une &amp;ligne…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Quitter</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Rétablir</translation>
        </message>
        <message>
            <source>&amp;Redo {label}</source>
            <translation>&amp;Rétablir : {label}</translation>
        </message>
        <message>
            <source>&amp;Reset layout</source>
            <translation>&amp;Réinitialiser la disposition</translation>
        </message>
        <message>
            <source>&amp;Restore backup…</source>
            <translation>Res&amp;taurer une sauvegarde…</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Enregistrer</translation>
        </message>
        <message>
            <source>&amp;Start the session…</source>
            <translation>&amp;Commencer la séance…</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <source>&amp;Undo restore</source>
            <translation>&amp;Annuler la restauration</translation>
        </message>
        <message>
            <source>&amp;Undo {label}</source>
            <translation>&amp;Annuler : {label}</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>A&amp;ffichage</translation>
        </message>
        <message>
            <source>&amp;What players see…</source>
            <translation>&amp;Ce que voient les joueurs…</translation>
        </message>
        <message>
            <source>+ and −</source>
            <translation>+ et −</translation>
        </message>
        <message>
            <source>+1 degree</source>
            <translation>+1 degré</translation>
        </message>
        <message>
            <source>+1 on a skill or defense check</source>
            <translation>+1 à un test de compétence ou de défense</translation>
        </message>
        <message>
            <source>+1 rank in a trait until the end of the next turn</source>
            <translation>+1 rang dans un trait, jusqu’à la fin du tour suivant</translation>
        </message>
        <message>
            <source>+1 rank in an edge for this encounter</source>
            <translation>+1 rang dans un atout, pour cette rencontre</translation>
        </message>
        <message>
            <source>+1 rank in the edge {edge} for now</source>
            <translation>+1 rang dans l’atout {edge} pour l’instant</translation>
        </message>
        <message>
            <source>+1 rank in the edge {edge} until the end of the encounter</source>
            <translation>+1 rang dans l’atout {edge} jusqu’à la fin de la rencontre</translation>
        </message>
        <message>
            <source>+1 rank in {trait}</source>
            <translation>+1 rang en {trait}</translation>
        </message>
        <message>
            <source>+1 rank in {trait} for now</source>
            <translation>+1 rang en {trait} pour l’instant</translation>
        </message>
        <message>
            <source>+1 rank in {trait} until the end of the next turn</source>
            <translation>+1 rang en {trait} jusqu’à la fin du tour suivant</translation>
        </message>
        <message>
            <source>+1 rank of Advantage</source>
            <translation>+1 rang d’Advantage</translation>
        </message>
        <message>
            <source>+1 rank of {power} for a round</source>
            <translation>+1 rang en {power} pour un round</translation>
        </message>
        <message>
            <source>+1 {trait} for a round</source>
            <translation>+1 en {trait} pour un round</translation>
        </message>
        <message>
            <source>+2 for everyone acting against them until the end of the next turn. If repeated: Very Vulnerable, +4.</source>
            <translation>+2 pour quiconque agit contre cette cible, jusqu’à la fin du tour suivant. En cas de répétition : Very Vulnerable, +4.</translation>
        </message>
        <message>
            <source>+2 for everyone who acts against them.</source>
            <translation>+2 pour quiconque agit contre cette cible.</translation>
        </message>
        <message>
            <source>+4 for everyone who acts against them.</source>
            <translation>+4 pour quiconque agit contre cette cible.</translation>
        </message>
        <message>
            <source>+d6 on the next d20</source>
            <translation>+d6 au prochain d20</translation>
        </message>
        <message>
            <source>+{count} more</source>
            <translation>+{count} autres</translation>
        </message>
        <message>
            <source>+{least} to +{most}</source>
            <translation>de +{least} à +{most}</translation>
        </message>
        <message>
            <source>+{least} to +{most} ranks on the next check</source>
            <translation>de +{least} à +{most} rangs au prochain test</translation>
        </message>
        <message>
            <source>+{rank} and −{penalty}</source>
            <translation>+{rank} et −{penalty}</translation>
        </message>
        <message>
            <source>+{stat} damage</source>
            <translation>+{stat} de dégâts</translation>
        </message>
        <message>
            <source>+{value} on the check</source>
            <translation>+{value} au test</translation>
        </message>
        <message>
            <source>.game.toml files in {folder}</source>
            <translation>Fichiers .game.toml dans {folder}</translation>
        </message>
        <message>
            <source>1 degree</source>
            <translation>1 degré</translation>
        </message>
        <message>
            <source>1 degree of failure</source>
            <translation>1 degré d’échec</translation>
        </message>
        <message>
            <source>1 degree of success</source>
            <translation>1 degré de réussite</translation>
        </message>
        <message>
            <source>1 helper</source>
            <translation>1 assistant</translation>
        </message>
        <message>
            <source>1 hit point lost</source>
            <translation>1 point de vie perdu</translation>
        </message>
        <message>
            <source>1 hit point lost, and bruised</source>
            <translation>1 point de vie perdu, et Bruised</translation>
        </message>
        <message>
            <source>1 minute</source>
            <translation>1 minute</translation>
        </message>
        <message>
            <source>1 more column was not recognized.</source>
            <translation>1 autre colonne n’a pas été reconnue.</translation>
        </message>
        <message>
            <source>1 more problem.</source>
            <translation>1 autre problème.</translation>
        </message>
        <message>
            <source>1 page</source>
            <translation>1 page</translation>
        </message>
        <message>
            <source>1 phone follows</source>
            <translation>1 téléphone connecté</translation>
        </message>
        <message>
            <source>1 problem</source>
            <translation>1 problème</translation>
        </message>
        <message>
            <source>1 rank of Advantage</source>
            <translation>1 rang d’Advantage</translation>
        </message>
        <message>
            <source>1 rank of Disadvantage on Resolve checks. A rest may take longer.</source>
            <translation>1 rang de Disadvantage aux tests de Resolve. Un repos peut durer plus longtemps.</translation>
        </message>
        <message>
            <source>1 rolled</source>
            <translation>1 lancé</translation>
        </message>
        <message>
            <source>1 round</source>
            <translation>1 round</translation>
        </message>
        <message>
            <source>1 second</source>
            <translation>1 seconde</translation>
        </message>
        <message>
            <source>1 session</source>
            <translation>1 séance</translation>
        </message>
        <message>
            <source>1 trait</source>
            <translation>1 trait</translation>
        </message>
        <message>
            <source>1 typed</source>
            <translation>1 saisi</translation>
        </message>
        <message>
            <source>1 vote</source>
            <translation>1 vote</translation>
        </message>
        <message>
            <source>1 way to spend tokens</source>
            <translation>1 façon de dépenser</translation>
        </message>
        <message>
            <source>1 wound</source>
            <translation>1 blessure</translation>
        </message>
        <message>
            <source>1 wound is removed.</source>
            <translation>1 blessure est effacée.</translation>
        </message>
        <message>
            <source>2 to 9</source>
            <translation>2 à 9</translation>
        </message>
        <message>
            <source>3 Guard</source>
            <comment>an example of what is typed: three of the opposition, called Guard</comment>
            <translation>3 Garde</translation>
        </message>
        <message>
            <source>3dF + Agility each</source>
            <translation>3dF + Agility chacun</translation>
        </message>
        <message>
            <source>50% each</source>
            <translation>50 % chacun</translation>
        </message>
        <message>
            <source>80 to 200%. The rest of the window scales with it.</source>
            <translation>De 80 à 200 %. Le reste de la fenêtre s’adapte.</translation>
        </message>
        <message>
            <source>A 6 counts as {value}</source>
            <translation>Un 6 compte comme {value}</translation>
        </message>
        <message>
            <source>A Countdown die counts for everyone, so it stays in its pool.</source>
            <translation>Un dé de Countdown compte pour tout le monde. Il reste donc dans sa réserve.</translation>
        </message>
        <message>
            <source>A Countdown die must be a d4, d6, d8, d10, d12 or d20.</source>
            <translation>Un dé de Countdown doit être un d4, d6, d8, d10, d12 ou d20.</translation>
        </message>
        <message>
            <source>A Coup improves a success, but this check currently fails.</source>
            <translation>Un Coup améliore une réussite, mais ce test échoue pour l’instant.</translation>
        </message>
        <message>
            <source>A Coup improves only the acting side's check, and {name} is on the opposing side.</source>
            <translation>Un Coup n’améliore que le test du camp qui agit, et {name} est dans le camp adverse.</translation>
        </message>
        <message>
            <source>A DC</source>
            <translation>Un DC</translation>
        </message>
        <message>
            <source>A Destiny die must be 1 to {size}.</source>
            <translation>Un dé Destiny doit afficher de 1 à {size}.</translation>
        </message>
        <message>
            <source>A Hero or Drama card adds a d20 that counts as at least 10. Each can be used once.</source>
            <translation>Une carte Hero ou Drama ajoute un d20 qui compte au moins comme 10. Chacune sert une fois.</translation>
        </message>
        <message>
            <source>A Light in the Window</source>
            <translation>Une lumière à la fenêtre</translation>
        </message>
        <message>
            <source>A Price on a Head</source>
            <translation>Une tête mise à prix</translation>
        </message>
        <message>
            <source>A Short Rest includes its own Recover</source>
            <translation>Un Short Rest inclut son propre Recover</translation>
        </message>
        <message>
            <source>A Soak costs one of the GM's Possibilities.</source>
            <translation>Un Soak coûte une Possibility du MJ.</translation>
        </message>
        <message>
            <source>A Soak costs one of {name}'s Possibilities.</source>
            <translation>Un Soak coûte une Possibility à {name}.</translation>
        </message>
        <message>
            <source>A Stunt can be added only to an attack that hit.</source>
            <translation>Un Stunt ne peut s’ajouter qu’à une attaque qui a touché.</translation>
        </message>
        <message>
            <source>A Surge cancels {name}'s Advantages.</source>
            <translation>Un Surge annule les Advantages de {name}.</translation>
        </message>
        <message>
            <source>A Surge cancels {name}'s Disadvantages.</source>
            <translation>Un Surge annule les Disadvantages de {name}.</translation>
        </message>
        <message>
            <source>A Tilt is due</source>
            <translation>Un Tilt est dû</translation>
        </message>
        <message>
            <source>A Tilt was due but was not played.</source>
            <translation>Un Tilt était dû, mais n’a pas été joué.</translation>
        </message>
        <message>
            <source>A Tragedy from the pool activates a hubris. Its value is the severity. The hero keeps the die.</source>
            <translation>Une Tragedy de la réserve active une hubris. Sa valeur est la gravité. Le héros garde le dé.</translation>
        </message>
        <message>
            <source>A Victory point has no effect on this check.</source>
            <translation>Un Victory point n’a aucun effet sur ce test.</translation>
        </message>
        <message>
            <source>A Victory point shows no number.</source>
            <translation>Un Victory point n’affiche pas de nombre.</translation>
        </message>
        <message>
            <source>A Victory point was spent to improve this check, so it can't be routine.</source>
            <translation>Un Victory point a été dépensé pour ce test, qui ne peut donc pas être de routine.</translation>
        </message>
        <message>
            <source>A better roll counts</source>
            <translation>Un meilleur jet compte</translation>
        </message>
        <message>
            <source>A cell is too long (more than {most} characters). The row was skipped.</source>
            <translation>Une cellule est trop longue (plus de {most} caractères). La ligne a été ignorée.</translation>
        </message>
        <message>
            <source>A check</source>
            <translation>Un test</translation>
        </message>
        <message>
            <source>A check can have at most {most} helpers.</source>
            <translation>Un test peut avoir au maximum {most} assistants.</translation>
        </message>
        <message>
            <source>A complication</source>
            <translation>Une complication</translation>
        </message>
        <message>
            <source>A contract has a clause no one ever read, and it is generous.</source>
            <translation>Un contrat contient une clause que personne n’a jamais lue, et elle est généreuse.</translation>
        </message>
        <message>
            <source>A contract has a clause no one ever read, and it takes effect at midnight.</source>
            <translation>Un contrat contient une clause que personne n’a jamais lue, et elle prend effet à minuit.</translation>
        </message>
        <message>
            <source>A countdown starts: {die}.</source>
            <translation>Un Countdown commence : {die}.</translation>
        </message>
        <message>
            <source>A crime is erased from the records, signed by someone no one can argue with.</source>
            <translation>Un crime est effacé des registres, avec la signature de quelqu’un que personne ne peut contredire.</translation>
        </message>
        <message>
            <source>A critical hit, {degrees}.</source>
            <translation>Un coup critique, {degrees}.</translation>
        </message>
        <message>
            <source>A critical hit: {target} resists with {trait}</source>
            <translation>Un coup critique : {target} résiste avec {trait}</translation>
        </message>
        <message>
            <source>A deadline passes, and it was the enemy's.</source>
            <translation>Un délai expire, et c’était celui de l’ennemi.</translation>
        </message>
        <message>
            <source>A debt written off long ago is paid in full, and the ashamed debtor adds a favor.</source>
            <translation>Une dette qu’on croyait perdue est payée en entier, et le débiteur, honteux, y ajoute une faveur.</translation>
        </message>
        <message>
            <source>A delivery for someone else is at the door. It is better than the real order and already signed for.</source>
            <translation>Une livraison destinée à quelqu’un d’autre est devant la porte. Elle vaut mieux que la commande, et elle est déjà signée.</translation>
        </message>
        <message>
            <source>A die must have 2 to {most} sides: {die}.</source>
            <translation>Un dé doit avoir de 2 à {most} faces : {die}.</translation>
        </message>
        <message>
            <source>A die rolled each round. A 1 shrinks it. A 1 on a d4 ends it.</source>
            <translation>Un dé lancé à chaque round. Un 1 le réduit. Un 1 sur un d4 y met fin.</translation>
        </message>
        <message>
            <source>A die showing {face} can't vote: the roll table has only {rows} rows.</source>
            <translation>Un dé qui affiche {face} ne peut pas voter : la table n’a que {rows} lignes.</translation>
        </message>
        <message>
            <source>A door, a drain or a goat track leads straight past the trouble, and someone has cleared it recently.</source>
            <translation>Une porte, un égout ou un sentier de chèvres contourne les ennuis, et quelqu’un l’a dégagé récemment.</translation>
        </message>
        <message>
            <source>A dying enemy tells the truth and hands over the proof.</source>
            <translation>Un ennemi mourant dit la vérité et remet la preuve.</translation>
        </message>
        <message>
            <source>A dying friend has breath for one sentence, and it blames the unlucky one.</source>
            <translation>Un ami mourant a encore du souffle pour une phrase, et elle accuse le malchanceux.</translation>
        </message>
        <message>
            <source>A failure causes harm</source>
            <translation>Un échec blesse</translation>
        </message>
        <message>
            <source>A failure costs hit points</source>
            <translation>Un échec coûte des points de vie</translation>
        </message>
        <message>
            <source>A file named “{file}” already exists.</source>
            <translation>Un fichier nommé « {file} » existe déjà.</translation>
        </message>
        <message>
            <source>A fire, a hot meal, and a host who asks no questions.</source>
            <translation>Un feu, un repas chaud, et un hôte qui ne pose pas de questions.</translation>
        </message>
        <message>
            <source>A fire, a hot meal, and a host who counts the guests and sends a child on an errand.</source>
            <translation>Un feu, un repas chaud, et un hôte qui compte ses convives puis envoie un enfant faire une course.</translation>
        </message>
        <message>
            <source>A hazard</source>
            <translation>Un danger</translation>
        </message>
        <message>
            <source>A hazard's level</source>
            <translation>Le niveau d’un danger</translation>
        </message>
        <message>
            <source>A heavy blow and a great opportunity.</source>
            <translation>Un rude coup et une belle occasion.</translation>
        </message>
        <message>
            <source>A hero earns a die from the pool, uses its value immediately, and keeps the die.</source>
            <translation>Un héros gagne un dé de la réserve, utilise aussitôt sa valeur et garde le dé.</translation>
        </message>
        <message>
            <source>A hit</source>
            <translation>Une touche</translation>
        </message>
        <message>
            <source>A hit on {target}</source>
            <translation>Touche sur {target}</translation>
        </message>
        <message>
            <source>A hit, {degrees}.</source>
            <translation>Touche, {degrees}.</translation>
        </message>
        <message>
            <source>A hit: {target} resists with {trait}</source>
            <translation>Une touche : {target} résiste avec {trait}</translation>
        </message>
        <message>
            <source>A hundred people swear the lucky one was somewhere else at the crucial hour.</source>
            <translation>Cent personnes jurent que le chanceux était ailleurs à l’heure décisive.</translation>
        </message>
        <message>
            <source>A job that seemed botched has worked after all, and the pay is waiting.</source>
            <translation>Un travail qui semblait raté a réussi malgré tout, et la paie attend.</translation>
        </message>
        <message>
            <source>A job that seemed finished has fallen apart, and the client wants to talk.</source>
            <translation>Un travail qui semblait fini s’est défait, et le client veut parler.</translation>
        </message>
        <message>
            <source>A key turns up, and this time it is clear what it opens.</source>
            <translation>Une clé apparaît, et cette fois ce qu’elle ouvre est clair.</translation>
        </message>
        <message>
            <source>A letter arrives years too late, and its news is now an opportunity.</source>
            <translation>Une lettre arrive des années trop tard, et sa nouvelle est maintenant une occasion.</translation>
        </message>
        <message>
            <source>A letter arrives years too late, and the sender has waited for an answer all that time.</source>
            <translation>Une lettre arrive des années trop tard, et l’expéditeur a attendu une réponse tout ce temps.</translation>
        </message>
        <message>
            <source>A long-forgotten victim's child has finally learned who is to blame.</source>
            <translation>L’enfant d’une victime oubliée depuis longtemps sait enfin qui est le coupable.</translation>
        </message>
        <message>
            <source>A loved one is kidnapped, and the demands arrive within the hour.</source>
            <translation>Un être cher est enlevé, et les exigences arrivent dans l’heure.</translation>
        </message>
        <message>
            <source>A mad gamble succeeds, and the stake comes back double.</source>
            <translation>Un pari insensé réussit, et la mise revient au double.</translation>
        </message>
        <message>
            <source>A mentor happens to pass by and gives one more lesson: exactly the one that was missing.</source>
            <translation>Un mentor passe par hasard et donne une leçon de plus : exactement celle qui manquait.</translation>
        </message>
        <message>
            <source>A mentor happens to pass by, and regrets that the other side pays better.</source>
            <translation>Un mentor passe par hasard, et regrette que l’autre camp paie mieux.</translation>
        </message>
        <message>
            <source>A mild turn of events.</source>
            <translation>Un revirement en douceur.</translation>
        </message>
        <message>
            <source>A miss, {degrees}.</source>
            <translation>Manqué, {degrees}.</translation>
        </message>
        <message>
            <source>A natural 1 always fails</source>
            <translation>Un 1 naturel échoue toujours</translation>
        </message>
        <message>
            <source>A natural 1 always fails, whatever you spend.</source>
            <translation>Un 1 naturel échoue toujours, quoi qu’on dépense.</translation>
        </message>
        <message>
            <source>A new act adds Possibilities</source>
            <translation>Un nouvel acte ajoute des Possibilities</translation>
        </message>
        <message>
            <source>A new act: each Storm Knight gains {knights}, and the GM gains {gm}.</source>
            <translation>Nouvel acte : chaque Storm Knight gagne {knights}, le MJ en gagne {gm}.</translation>
        </message>
        <message>
            <source>A new act: each Storm Knight has {knights}, and the GM has {gm}.</source>
            <translation>Nouvel acte : chaque Storm Knight a {knights}, le MJ en a {gm}.</translation>
        </message>
        <message>
            <source>A new game day starts. Every hero has {points}.</source>
            <translation>Une nouvelle journée de jeu commence. Chaque héros a {points}.</translation>
        </message>
        <message>
            <source>A newly earned die can't be used that way.</source>
            <translation>Un dé qui vient d’être gagné ne peut pas servir ainsi.</translation>
        </message>
        <message>
            <source>A number in the line is too large.</source>
            <translation>La ligne contient un nombre trop grand.</translation>
        </message>
        <message>
            <source>A parade comes around the corner and carries the lucky one exactly where they wanted to go.</source>
            <translation>Un cortège débouche au coin de la rue et porte le chanceux exactement là où il voulait aller.</translation>
        </message>
        <message>
            <source>A parade comes around the corner and carries the unlucky one farther and farther from everyone else.</source>
            <translation>Un cortège débouche au coin de la rue et emporte le malchanceux de plus en plus loin des autres.</translation>
        </message>
        <message>
            <source>A pardon is withdrawn. Every forgiven crime counts again.</source>
            <translation>Un pardon est révoqué. Chaque crime pardonné compte de nouveau.</translation>
        </message>
        <message>
            <source>A passive check</source>
            <translation>Un test passif</translation>
        </message>
        <message>
            <source>A perfect double has been doing harm all evening, and people got a good look.</source>
            <translation>Un parfait sosie a passé la soirée à nuire, et les gens l’ont bien regardé.</translation>
        </message>
        <message>
            <source>A protector falls from power overnight, and the successor owes no one anything.</source>
            <translation>Un protecteur perd le pouvoir en une nuit, et son successeur ne doit rien à personne.</translation>
        </message>
        <message>
            <source>A quotation mark is never closed. The row was skipped.</source>
            <translation>Un guillemet n’est jamais fermé. La ligne a été ignorée.</translation>
        </message>
        <message>
            <source>A rank of an advantage</source>
            <translation>Un rang d’un avantage</translation>
        </message>
        <message>
            <source>A relative arrives with a packed bag, a story that doesn't add up, and a pursuer close behind.</source>
            <translation>Un parent débarque avec une valise faite, une histoire qui ne tient pas debout et un poursuivant sur ses talons.</translation>
        </message>
        <message>
            <source>A relative arrives with a packed bag, a useful trade and nowhere else to go.</source>
            <translation>Un parent débarque avec une valise faite, un métier utile et nulle part ailleurs où aller.</translation>
        </message>
        <message>
            <source>A rest may take longer.</source>
            <translation>Un repos peut durer plus longtemps.</translation>
        </message>
        <message>
            <source>A retry that needs a Surge</source>
            <translation>Une nouvelle tentative qui exige un Surge</translation>
        </message>
        <message>
            <source>A rolled defense</source>
            <translation>Une défense lancée</translation>
        </message>
        <message>
            <source>A rolled die votes for the row with its number.</source>
            <translation>Un dé lancé vote pour la ligne qui porte son numéro.</translation>
        </message>
        <message>
            <source>A routine check has no dice to roll again.</source>
            <translation>Un test de routine n’a pas de dés à relancer.</translation>
        </message>
        <message>
            <source>A routine check rolls no d20, so you can't add a luck die.</source>
            <translation>Un test de routine ne lance pas de d20, donc on ne peut pas ajouter de dé de chance.</translation>
        </message>
        <message>
            <source>A secret told in confidence is repeated out loud.</source>
            <translation>Un secret confié est répété à haute voix.</translation>
        </message>
        <message>
            <source>A session is in progress. End it first.</source>
            <translation>Une séance est en cours. La terminer d’abord.</translation>
        </message>
        <message>
            <source>A session starts a new act</source>
            <translation>Une séance commence un nouvel acte</translation>
        </message>
        <message>
            <source>A sheet can have at most {most} traits. The rest were skipped.</source>
            <translation>Une fiche peut contenir au plus {most} traits. Les autres ont été ignorés.</translation>
        </message>
        <message>
            <source>A sickness spreads, starting with the unlucky one. Everyone who comes close catches it.</source>
            <translation>Une maladie se répand, à commencer par le malchanceux. Tous ceux qui l’approchent l’attrapent.</translation>
        </message>
        <message>
            <source>A sign no one can explain marks the lucky one as chosen, in front of everyone who believes in signs.</source>
            <translation>Un signe que personne ne s’explique désigne le chanceux comme élu, devant tous ceux qui croient aux signes.</translation>
        </message>
        <message>
            <source>A sign no one can explain marks the unlucky one as doomed, in front of everyone who believes in signs.</source>
            <translation>Un signe que personne ne s’explique désigne le malchanceux comme condamné, devant tous ceux qui croient aux signes.</translation>
        </message>
        <message>
            <source>A stray animal gets in, swallows the one thing that matters, and can't be found.</source>
            <translation>Un animal errant s’introduit, avale la seule chose qui comptait, et reste introuvable.</translation>
        </message>
        <message>
            <source>A stray animal picks the lucky one and won't leave. It has an excellent nose.</source>
            <translation>Un animal errant choisit le chanceux et ne le quitte plus. Il a un flair excellent.</translation>
        </message>
        <message>
            <source>A summary must be a .pdf, .html or .md file, not “{file}”.</source>
            <translation>Un résumé doit être un fichier .pdf, .html ou .md, pas « {file} ».</translation>
        </message>
        <message>
            <source>A sworn enemy kneels and swears loyalty to the lucky one, in front of witnesses.</source>
            <translation>Un ennemi juré s’agenouille et prête serment au chanceux, devant témoins.</translation>
        </message>
        <message>
            <source>A tie</source>
            <translation>Une égalité</translation>
        </message>
        <message>
            <source>A tie.</source>
            <translation>Une égalité.</translation>
        </message>
        <message>
            <source>A trusted helper was never loyal and has been waiting for exactly this.</source>
            <translation>Une personne de confiance n’a jamais été loyale et n’attendait que cela.</translation>
        </message>
        <message>
            <source>A vice given up long ago is useful at last. Old contacts and old skills come back.</source>
            <translation>Un vice abandonné depuis longtemps sert enfin. D’anciens contacts et d’anciens talents reviennent.</translation>
        </message>
        <message>
            <source>A wall, a floor or a tunnel collapses and opens what was sealed. The lucky one stands right at the gap.</source>
            <translation>Un mur, un plancher ou un tunnel s’écroule et ouvre ce qui était scellé. Le chanceux est juste devant la brèche.</translation>
        </message>
        <message>
            <source>A wall, a floor or a tunnel collapses. The unlucky one is trapped behind it, and the air won't last.</source>
            <translation>Un mur, un plancher ou un tunnel s’écroule. Le malchanceux est piégé derrière, et l’air ne durera pas.</translation>
        </message>
        <message>
            <source>A window has unsaved changes. Save or discard them first.</source>
            <translation>Une fenêtre contient des changements non enregistrés. Les enregistrer ou les abandonner d’abord.</translation>
        </message>
        <message>
            <source>A wound</source>
            <translation>Une blessure</translation>
        </message>
        <message>
            <source>A wound is removed.</source>
            <translation>Une blessure est effacée.</translation>
        </message>
        <message>
            <source>A wound, and dazed until the end of the next turn</source>
            <translation>Une blessure, et Dazed jusqu’à la fin du tour suivant</translation>
        </message>
        <message>
            <source>A wound, and dying</source>
            <translation>Une blessure, et Dying</translation>
        </message>
        <message>
            <source>A wound, and incapacitated</source>
            <translation>Une blessure, et Incapacitated</translation>
        </message>
        <message>
            <source>A wound, and staggered</source>
            <translation>Une blessure, et Staggered</translation>
        </message>
        <message>
            <source>A {die} die is added: now {result}.</source>
            <translation>Un dé {die} s’ajoute : maintenant {result}.</translation>
        </message>
        <message>
            <source>A {what} has already been spent on this test.</source>
            <translation>{what} a déjà servi pour ce test.</translation>
        </message>
        <message>
            <source>About</source>
            <comment>whom a note is about</comment>
            <translation>À propos de</translation>
        </message>
        <message>
            <source>About gmtracker</source>
            <translation>À propos de gmtracker</translation>
        </message>
        <message>
            <source>Absent this session</source>
            <translation>Absent à cette séance</translation>
        </message>
        <message>
            <source>Acting character</source>
            <translation>Personnage qui agit</translation>
        </message>
        <message>
            <source>Acting side</source>
            <translation>Camp qui agit</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Action</translation>
        </message>
        <message>
            <source>Action: one extra standard action</source>
            <translation>Action : une action standard supplémentaire</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>Actions</translation>
        </message>
        <message>
            <source>Active</source>
            <translation>C’est son tour</translation>
        </message>
        <message>
            <source>Active defense, rolled</source>
            <translation>Défense active, lancée</translation>
        </message>
        <message>
            <source>Acts in {count} turns</source>
            <translation>Agit dans {count} tours</translation>
        </message>
        <message>
            <source>Acts next</source>
            <translation>Agit ensuite</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Ajouter</translation>
        </message>
        <message>
            <source>Add &amp;opposition…</source>
            <translation>Ajouter de l’&amp;opposition…</translation>
        </message>
        <message>
            <source>Add 1 character</source>
            <translation>Ajouter 1 personnage</translation>
        </message>
        <message>
            <source>Add Fortune and subtract Misfortune as rolled</source>
            <translation>Ajouter Fortune et soustraire Misfortune, tels que lancés</translation>
        </message>
        <message>
            <source>Add a &amp;hero…</source>
            <translation>Ajouter un &amp;héros…</translation>
        </message>
        <message>
            <source>Add a Countdown die</source>
            <translation>Ajouter un dé de Countdown</translation>
        </message>
        <message>
            <source>Add a Countdown die for a coming event.</source>
            <translation>Ajouter un dé de Countdown pour un événement à venir.</translation>
        </message>
        <message>
            <source>Add a Fortune or Misfortune die before the outcome is announced.</source>
            <translation>Ajouter un dé de Fortune ou de Misfortune avant l’annonce du résultat.</translation>
        </message>
        <message>
            <source>Add a Stunt to an attack that hit.</source>
            <translation>Ajouter un Stunt à une attaque qui a touché.</translation>
        </message>
        <message>
            <source>Add a d20 to your own test. It counts as at least 10. Not after a natural 1.</source>
            <translation>Ajoute un d20 à son propre test. Il compte au moins comme 10. Pas après un 1 naturel.</translation>
        </message>
        <message>
            <source>Add a d20 without a minimum to the test. Once per test.</source>
            <translation>Ajouter au test un d20 sans minimum. Une fois par test.</translation>
        </message>
        <message>
            <source>Add a detail, get a say in the GM's Treasure, or gain ranks of Advantage (half the value, rounded up). The GM may veto it.</source>
            <translation>Un détail, un mot à dire sur le Treasure du MJ, ou des rangs d’Advantage (la moitié de la valeur, arrondie au supérieur). Le MJ peut opposer son veto.</translation>
        </message>
        <message>
            <source>Add a helpful detail to the scene, if the GM agrees.</source>
            <translation>Ajouter à la scène un détail utile, si le MJ l’accepte.</translation>
        </message>
        <message>
            <source>Add a hero</source>
            <translation>Ajouter un héros</translation>
        </message>
        <message>
            <source>Add a luck die</source>
            <translation>Ajouter un dé de chance</translation>
        </message>
        <message>
            <source>Add a no&amp;te…</source>
            <translation>&amp;Ajouter une note…</translation>
        </message>
        <message>
            <source>Add a note</source>
            <translation>Ajouter une note</translation>
        </message>
        <message>
            <source>Add a number: +2 or -1 to change it, 7 to set it.</source>
            <translation>Ajouter un nombre : +2 ou -1 pour modifier, 7 pour fixer.</translation>
        </message>
        <message>
            <source>Add a number: +2 or -1 to change it, 7 to set it. Or add “end” to remove it.</source>
            <translation>Ajouter un nombre : +2 ou -1 pour modifier, 7 pour fixer. Ou ajouter « fin » pour l’enlever.</translation>
        </message>
        <message>
            <source>Add characters</source>
            <translation>Ajouter des personnages</translation>
        </message>
        <message>
            <source>Add condition</source>
            <translation>Ajouter l’état</translation>
        </message>
        <message>
            <source>Add half the value (rounded up) as degrees to a success.</source>
            <translation>Ajouter à une réussite la moitié de la valeur en degrés, arrondie au supérieur.</translation>
        </message>
        <message>
            <source>Add heroes before you start a new day.</source>
            <translation>Ajouter des héros avant de commencer une nouvelle journée.</translation>
        </message>
        <message>
            <source>Add heroes or opposition</source>
            <translation>Ajouter des héros ou de l’opposition</translation>
        </message>
        <message>
            <source>Add note</source>
            <translation>Ajouter la note</translation>
        </message>
        <message>
            <source>Add one</source>
            <translation>Un de plus</translation>
        </message>
        <message>
            <source>Add one {token} by hand</source>
            <translation>Ajouter à la main : {token}</translation>
        </message>
        <message>
            <source>Add one {unit}</source>
            <translation>{unit} : un de plus</translation>
        </message>
        <message>
            <source>Add stones to the Fate pool of this encounter.</source>
            <translation>Ajouter des pierres à la réserve Fate de cette rencontre.</translation>
        </message>
        <message>
            <source>Add the hit's bonus dice to the damage.</source>
            <translation>Ajouter aux dégâts les dés bonus de la touche.</translation>
        </message>
        <message>
            <source>Add the value to your own check before it is announced.</source>
            <translation>Ajouter la valeur à son propre test avant l’annonce.</translation>
        </message>
        <message>
            <source>Add this number to the roll</source>
            <translation>Ajouter ce nombre au jet</translation>
        </message>
        <message>
            <source>Add to the check</source>
            <translation>Ajouter au test</translation>
        </message>
        <message>
            <source>Add up luck dice</source>
            <translation>Additionner les dés de chance</translation>
        </message>
        <message>
            <source>Add what is owed</source>
            <translation>Ajouter ce qui est dû</translation>
        </message>
        <message>
            <source>Add {count} characters</source>
            <translation>Ajouter {count} personnages</translation>
        </message>
        <message>
            <source>Add {die}</source>
            <translation>Ajouter {die}</translation>
        </message>
        <message>
            <source>Add {die} for {name}</source>
            <translation>Ajouter {die} pour {name}</translation>
        </message>
        <message>
            <source>Add {one}</source>
            <translation>Ajouter : {one}</translation>
        </message>
        <message>
            <source>Add {one}…</source>
            <translation>Ajouter : {one}…</translation>
        </message>
        <message>
            <source>Add “end” to remove it.</source>
            <translation>Ajouter « fin » pour l’enlever.</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <source>Adds a d20 without a minimum</source>
            <translation>Ajoute un d20 sans minimum</translation>
        </message>
        <message>
            <source>Adds a d6. Each Favor cancels a Hinder.</source>
            <translation>Ajoute un d6. Chacun annule un Hinder.</translation>
        </message>
        <message>
            <source>Adds a fixed number to the damage</source>
            <translation>Ajoute un nombre fixe aux dégâts</translation>
        </message>
        <message>
            <source>Adds ranks of Advantage to the attack and its damage</source>
            <translation>Rangs d’Advantage à l’attaque et aux dégâts</translation>
        </message>
        <message>
            <source>Adds ranks of Advantage to the damage only</source>
            <translation>Rangs d’Advantage aux dégâts seuls</translation>
        </message>
        <message>
            <source>Adds ranks of Disadvantage for missing tools</source>
            <translation>Rangs de Disadvantage faute d’outils</translation>
        </message>
        <message>
            <source>Advantage or skill</source>
            <translation>Avantage ou compétence</translation>
        </message>
        <message>
            <source>After the last encounter</source>
            <translation>Après la dernière rencontre</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Contre</translation>
        </message>
        <message>
            <source>Against Toughness {n}</source>
            <translation>Contre Toughness {n}</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Tout</translation>
        </message>
        <message>
            <source>All</source>
            <comment>show the players everything of it</comment>
            <translation>Tout</translation>
        </message>
        <message>
            <source>All changes saved.</source>
            <translation>Tous les changements sont enregistrés.</translation>
        </message>
        <message>
            <source>All characters are set aside. To bring one back, type “back” and the name.</source>
            <translation>Tous les personnages sont de côté. Pour en faire revenir un, tapez « revenir » et son nom.</translation>
        </message>
        <message>
            <source>All heroes present</source>
            <translation>Tous les héros présents</translation>
        </message>
        <message>
            <source>All house rules are at their defaults.</source>
            <translation>Toutes les règles maison ont leur valeur par défaut.</translation>
        </message>
        <message>
            <source>All of them</source>
            <translation>Tous</translation>
        </message>
        <message>
            <source>All places on this page are taken. Close it on another phone.</source>
            <translation>Toutes les places de cette page sont prises. Fermez-la sur un autre téléphone.</translation>
        </message>
        <message>
            <source>All votes are in.</source>
            <translation>Tous les votes sont reçus.</translation>
        </message>
        <message>
            <source>All ways in are closed, and the enemy's reinforcements are outside.</source>
            <translation>Toutes les entrées sont fermées, et les renforts de l’ennemi sont dehors.</translation>
        </message>
        <message>
            <source>All ways out are closed, and every friend is outside.</source>
            <translation>Toutes les issues sont fermées, et tous les amis sont dehors.</translation>
        </message>
        <message>
            <source>All {count}</source>
            <translation>Les {count}</translation>
        </message>
        <message>
            <source>All {count}: my changes</source>
            <translation>Les {count} : mes modifications</translation>
        </message>
        <message>
            <source>All {count}: the whole sheet</source>
            <translation>Les {count} : toute la fiche</translation>
        </message>
        <message>
            <source>All {count}…</source>
            <translation>Tous les {count}…</translation>
        </message>
        <message>
            <source>Also hit</source>
            <translation>Aussi touchés</translation>
        </message>
        <message>
            <source>Also saves</source>
            <comment>other heroes, against the same action</comment>
            <translation>Sauvegarde aussi</translation>
        </message>
        <message>
            <source>Always show it</source>
            <translation>Toujours l’afficher</translation>
        </message>
        <message>
            <source>An Honest Witness</source>
            <translation>Un témoin honnête</translation>
        </message>
        <message>
            <source>An alternate effect for this encounter</source>
            <translation>Un effet alternatif pour cette rencontre</translation>
        </message>
        <message>
            <source>An encounter is in progress. End it first.</source>
            <translation>Une rencontre est en cours. Y mettre fin d’abord.</translation>
        </message>
        <message>
            <source>An hour is missing, and there is blood on the unlucky one's cuffs.</source>
            <translation>Il manque une heure, et il y a du sang sur les manchettes du malchanceux.</translation>
        </message>
        <message>
            <source>An immediate Action</source>
            <translation>Une Action, tout de suite</translation>
        </message>
        <message>
            <source>An obstacle's level</source>
            <translation>Le niveau d’un obstacle</translation>
        </message>
        <message>
            <source>An old flame is now with exactly the wrong person, and the two have talked.</source>
            <translation>Un ancien amour est maintenant avec la mauvaise personne, et tous deux ont parlé.</translation>
        </message>
        <message>
            <source>An old flame still has the key, the letters and a soft spot.</source>
            <translation>Un ancien amour a encore la clé, les lettres et un peu de tendresse.</translation>
        </message>
        <message>
            <source>An old wound opens at the worst moment and needs time to heal.</source>
            <translation>Une vieille blessure se rouvre au pire moment et a besoin de temps pour guérir.</translation>
        </message>
        <message>
            <source>An open check or award (“{kind}”) couldn't be read, so it was removed. Everything else is unchanged.</source>
            <translation>Un élément en cours, test ou dé accordé (« {kind} »), n’a pas pu être lu et a été retiré. Tout le reste est inchangé.</translation>
        </message>
        <message>
            <source>An opposed roll</source>
            <translation>Un jet opposé</translation>
        </message>
        <message>
            <source>An unmodified 20</source>
            <translation>Un 20 sans modificateur</translation>
        </message>
        <message>
            <source>Animation</source>
            <translation>Animation</translation>
        </message>
        <message>
            <source>Announce</source>
            <translation>Annoncer</translation>
        </message>
        <message>
            <source>Announce the open check first.</source>
            <translation>Annoncer d’abord le test en cours.</translation>
        </message>
        <message>
            <source>Announce the open check first: {name}, {what}.</source>
            <translation>Annoncer d’abord le test en cours : {name}, {what}.</translation>
        </message>
        <message>
            <source>Announced: {outcome}.</source>
            <translation>Annoncé : {outcome}.</translation>
        </message>
        <message>
            <source>Another check against an ongoing effect</source>
            <translation>Un nouveau test contre un effet en cours</translation>
        </message>
        <message>
            <source>Another player, or the GM.</source>
            <translation>Un autre joueur, ou le MJ.</translation>
        </message>
        <message>
            <source>Another program changed “{file}”.</source>
            <translation>Un autre programme a modifié « {file} ».</translation>
        </message>
        <message>
            <source>Another program changed “{file}”. Your version is saved as a backup.</source>
            <translation>Un autre programme a modifié « {file} ». La version de gmtracker est enregistrée comme sauvegarde.</translation>
        </message>
        <message>
            <source>Another program changed “{file}”. Your version is saved beside it as “{kept}”.</source>
            <translation>Un autre programme a modifié « {file} ». La version de gmtracker est enregistrée à côté, sous « {kept} ».</translation>
        </message>
        <message>
            <source>Another program deleted the journal.</source>
            <translation>Un autre programme a supprimé le carnet.</translation>
        </message>
        <message>
            <source>Another sheet</source>
            <translation>Autre fiche</translation>
        </message>
        <message>
            <source>Another sheet ×{count}</source>
            <translation>Autre fiche ×{count}</translation>
        </message>
        <message>
            <source>Anyway</source>
            <translation>Quand même</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Apparence et langue</translation>
        </message>
        <message>
            <source>Appears in {name}'s row.</source>
            <translation>Apparaît sur la ligne de {name}.</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Appliquer</translation>
        </message>
        <message>
            <source>Apply damage</source>
            <translation>Infliger les dégâts</translation>
        </message>
        <message>
            <source>Apply harm</source>
            <translation>Infliger les dégâts</translation>
        </message>
        <message>
            <source>Apply the damage</source>
            <translation>Infliger les dégâts</translation>
        </message>
        <message>
            <source>Apply the effect of the damage, as the GM decides.</source>
            <translation>Appliquer l’effet des dégâts, selon le choix du MJ.</translation>
        </message>
        <message>
            <source>Apply the result</source>
            <translation>Appliquer le résultat</translation>
        </message>
        <message>
            <source>Apply wound</source>
            <translation>Infliger la blessure</translation>
        </message>
        <message>
            <source>April</source>
            <translation>avril</translation>
        </message>
        <message>
            <source>Arabic</source>
            <translation>Arabe</translation>
        </message>
        <message>
            <source>Armor</source>
            <translation>Armor</translation>
        </message>
        <message>
            <source>Armor counts</source>
            <translation>Armor compte</translation>
        </message>
        <message>
            <source>Armor reduces damage from attacks.</source>
            <translation>Armor réduit les dégâts des attaques.</translation>
        </message>
        <message>
            <source>Arrival of {name}</source>
            <translation>Arrivée de {name}</translation>
        </message>
        <message>
            <source>Arrows</source>
            <translation>Flèches</translation>
        </message>
        <message>
            <source>As in your window</source>
            <comment>colors of the player window</comment>
            <translation>Comme dans votre fenêtre</translation>
        </message>
        <message>
            <source>At 0 HP, at 5 Fatigue, or body destroyed. Can't regain HP.</source>
            <translation>À 0 HP, à 5 Fatigue ou corps détruit. Ne peut pas récupérer de HP.</translation>
        </message>
        <message>
            <source>At 0 hit points.</source>
            <translation>À 0 point de vie.</translation>
        </message>
        <message>
            <source>At a feast where everyone must be polite, the lucky one is the guest everyone wants to hear.</source>
            <translation>À un banquet où chacun doit rester courtois, le chanceux est l’invité que tous veulent entendre.</translation>
        </message>
        <message>
            <source>At a polite feast, the unlucky one is asked for a speech. Someone in the room knows what really happened.</source>
            <translation>À un banquet très courtois, on demande un discours au malchanceux. Quelqu’un dans la salle sait ce qui s’est vraiment passé.</translation>
        </message>
        <message>
            <source>At start</source>
            <translation>Au début</translation>
        </message>
        <message>
            <source>At the start of the next session</source>
            <translation>Au début de la prochaine séance</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>À la table</translation>
        </message>
        <message>
            <source>At this table, the pool stays empty until the next session.</source>
            <translation>À cette table, la réserve reste vide jusqu’à la prochaine séance.</translation>
        </message>
        <message>
            <source>At −3 hit points.</source>
            <translation>À −3 points de vie.</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Attaque</translation>
        </message>
        <message>
            <source>Attack</source>
            <comment>on a button</comment>
            <translation>Attaquer</translation>
        </message>
        <message>
            <source>Attacker</source>
            <translation>Attaquant</translation>
        </message>
        <message>
            <source>Attribute</source>
            <translation>Attribut</translation>
        </message>
        <message>
            <source>Attributes</source>
            <translation>Attributs</translation>
        </message>
        <message>
            <source>August</source>
            <translation>août</translation>
        </message>
        <message>
            <source>Average</source>
            <translation>Moyenne</translation>
        </message>
        <message>
            <source>Average damage</source>
            <translation>Dégâts moyens</translation>
        </message>
        <message>
            <source>Average degree</source>
            <translation>Degré moyen</translation>
        </message>
        <message>
            <source>Avoid a complication. If its Victory point was already awarded, this costs 2 points.</source>
            <translation>Éviter une complication. Si son Victory point a déjà été donné, cela coûte 2 points.</translation>
        </message>
        <message>
            <source>Award</source>
            <comment>what is done</comment>
            <translation>Accorder</translation>
        </message>
        <message>
            <source>Award</source>
            <comment>why tokens came</comment>
            <translation>Dé accordé</translation>
        </message>
        <message>
            <source>Award the die from the pool first. Then you can choose its use.</source>
            <translation>Accorder d’abord le dé de la réserve. Choisir ensuite son usage.</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Sauvegardes</translation>
        </message>
        <message>
            <source>Baltic</source>
            <translation>Balte</translation>
        </message>
        <message>
            <source>Before the first encounter</source>
            <translation>Avant la première rencontre</translation>
        </message>
        <message>
            <source>Before the first session</source>
            <translation>Avant la première séance</translation>
        </message>
        <message>
            <source>Before the night is over, the unlucky one must give up something dear. If not, someone else will lose theirs.</source>
            <translation>Avant la fin de la nuit, le malchanceux doit renoncer à une chose chère. Sinon, quelqu’un d’autre perdra la sienne.</translation>
        </message>
        <message>
            <source>Below 0 hit points. Needs help now.</source>
            <translation>Sous 0 point de vie. A besoin d’aide tout de suite.</translation>
        </message>
        <message>
            <source>Benefit</source>
            <comment>what a Surge is for</comment>
            <translation>Bénéfice</translation>
        </message>
        <message>
            <source>Between encounters</source>
            <translation>Entre les rencontres</translation>
        </message>
        <message>
            <source>Between sessions</source>
            <translation>Entre les séances</translation>
        </message>
        <message>
            <source>Beyond help.</source>
            <translation>Au-delà de tout secours.</translation>
        </message>
        <message>
            <source>Body destroyed</source>
            <translation>Corps détruit</translation>
        </message>
        <message>
            <source>Bonus</source>
            <translation>Bonus</translation>
        </message>
        <message>
            <source>Bonus dice</source>
            <translation>Dés bonus</translation>
        </message>
        <message>
            <source>Bonus die</source>
            <translation>Dé bonus</translation>
        </message>
        <message>
            <source>Bonus die {n}</source>
            <translation>Dé bonus {n}</translation>
        </message>
        <message>
            <source>Bonus: +1 on a skill or defense check, until the next turn starts</source>
            <translation>Bonus : +1 à un test de compétence ou de défense, jusqu’au début du prochain tour</translation>
        </message>
        <message>
            <source>Both outcomes were read out.</source>
            <translation>Les deux résultats ont été lus.</translation>
        </message>
        <message>
            <source>Break a tie</source>
            <translation>Trancher une égalité</translation>
        </message>
        <message>
            <source>Break a tie with a coin toss.</source>
            <translation>Départager une égalité à pile ou face.</translation>
        </message>
        <message>
            <source>Break the tie first. The votes are already counted.</source>
            <translation>Trancher d’abord l’égalité. Les votes sont déjà comptés.</translation>
        </message>
        <message>
            <source>Breakdown</source>
            <translation>La défaillance</translation>
        </message>
        <message>
            <source>Briefly highlights what just changed.</source>
            <translation>Met brièvement en évidence ce qui vient de changer.</translation>
        </message>
        <message>
            <source>Bring bac&amp;k</source>
            <translation>&amp;Faire revenir</translation>
        </message>
        <message>
            <source>Bring {name} back</source>
            <translation>Faire revenir {name}</translation>
        </message>
        <message>
            <source>Broken, and out of the conflict</source>
            <translation>Broken, et hors du conflit</translation>
        </message>
        <message>
            <source>Bruised</source>
            <translation>Bruised</translation>
        </message>
        <message>
            <source>Burned Bridges</source>
            <translation>Ponts coupés</translation>
        </message>
        <message>
            <source>By hand</source>
            <translation>À la main</translation>
        </message>
        <message>
            <source>By hand: a Countdown die, Cd{size}.</source>
            <translation>À la main : un dé de Countdown, Cd{size}.</translation>
        </message>
        <message>
            <source>By hand: the GM gets a Possibility.</source>
            <translation>À la main : une Possibility pour le MJ.</translation>
        </message>
        <message>
            <source>By hand: the GM's hand gets {what}.</source>
            <translation>À la main : la main du MJ reçoit {what}.</translation>
        </message>
        <message>
            <source>By hand: the {pool} gets {what}.</source>
            <translation>À la main : « {pool} » reçoit {what}.</translation>
        </message>
        <message>
            <source>By hand: {a_token} is removed from play.</source>
            <translation>À la main : {a_token} quitte le jeu.</translation>
        </message>
        <message>
            <source>By hand: {a_token} showing {value} is removed from play.</source>
            <translation>À la main : {a_token} affichant {value} quitte le jeu.</translation>
        </message>
        <message>
            <source>By hand: {hero} gets 1 Luck.</source>
            <translation>À la main : 1 Luck pour {hero}.</translation>
        </message>
        <message>
            <source>By hand: {holder}'s {token} is removed from play.</source>
            <translation>À la main : {token} de {holder} quitte le jeu.</translation>
        </message>
        <message>
            <source>By hand: {name} gets a Possibility.</source>
            <translation>À la main : une Possibility pour {name}.</translation>
        </message>
        <message>
            <source>By hand: {name} gets a Victory point.</source>
            <translation>À la main : {name} reçoit un Victory point.</translation>
        </message>
        <message>
            <source>By hand: {place} gets {tokens}.</source>
            <translation>À la main : {place} reçoit {tokens}.</translation>
        </message>
        <message>
            <source>By hand: {place}, +{tokens}.</source>
            <translation>À la main : {place}, +{tokens}.</translation>
        </message>
        <message>
            <source>By hand: {what}</source>
            <translation>À la main : {what}</translation>
        </message>
        <message>
            <source>By hand: {where} gets {what}.</source>
            <translation>À la main : {where} reçoit {what}.</translation>
        </message>
        <message>
            <source>By morning, the enemy's worst secret is posted on every wall.</source>
            <translation>Au matin, le pire secret de l’ennemi s’affiche sur tous les murs.</translation>
        </message>
        <message>
            <source>By the rules, heroes can't give each other Luck.</source>
            <translation>Selon les règles, les héros ne peuvent pas se donner de Luck.</translation>
        </message>
        <message>
            <source>Campaign</source>
            <translation>Campagne</translation>
        </message>
        <message>
            <source>Campaign name</source>
            <translation>Nom de la campagne</translation>
        </message>
        <message>
            <source>Campaigns ({patterns})</source>
            <translation>Campagnes ({patterns})</translation>
        </message>
        <message>
            <source>Can be retried, in combat usually next turn</source>
            <translation>On peut réessayer, en combat généralement au prochain tour</translation>
        </message>
        <message>
            <source>Can neither dodge nor parry.</source>
            <translation>Ne peut ni esquiver ni parer.</translation>
        </message>
        <message>
            <source>Can't act freely.</source>
            <translation>Ne peut pas agir librement.</translation>
        </message>
        <message>
            <source>Can't be seen.</source>
            <translation>Ne peut être vu.</translation>
        </message>
        <message>
            <source>Can't breathe.</source>
            <translation>Ne peut pas respirer.</translation>
        </message>
        <message>
            <source>Can't do anything.</source>
            <translation>Ne peut rien faire.</translation>
        </message>
        <message>
            <source>Can't leave the spot.</source>
            <translation>Ne peut pas quitter sa place.</translation>
        </message>
        <message>
            <source>Can't move.</source>
            <translation>Ne peut pas bouger.</translation>
        </message>
        <message>
            <source>Can't reach the table yet. Use the same Wi-Fi as the game master.</source>
            <translation>La table n’est pas encore joignable. Utilisez le même Wi-Fi que la personne qui mène le jeu.</translation>
        </message>
        <message>
            <source>Can't read word {number} of {count}.</source>
            <translation>Impossible de lire le mot {number} sur {count}.</translation>
        </message>
        <message>
            <source>Can't read “{text}”. Type 7 to set the value, +2 or -1 to change it, or =-1 for a negative value.</source>
            <translation>« {text} » n’est pas lisible. 7 fixe la valeur, +2 ou -1 la change, =-1 fixe une valeur négative.</translation>
        </message>
        <message>
            <source>Can't see.</source>
            <translation>Ne voit rien.</translation>
        </message>
        <message>
            <source>Can't take actions.</source>
            <translation>Ne peut pas agir.</translation>
        </message>
        <message>
            <source>Can't tell what is happening.</source>
            <translation>Ne sait plus ce qui se passe.</translation>
        </message>
        <message>
            <source>Can't use this campaign's copy of the game file ({why}).</source>
            <translation>La copie du fichier du jeu dans cette campagne est inutilisable ({why}).</translation>
        </message>
        <message>
            <source>Can't use “{file}”.</source>
            <translation>« {file} » est inutilisable.</translation>
        </message>
        <message>
            <source>Can't use “{file}”. Another game already uses the id “{id}”.</source>
            <translation>« {file} » est inutilisable. Un autre jeu utilise déjà l’id « {id} ».</translation>
        </message>
        <message>
            <source>Can't use “{file}”. {fault}.</source>
            <translation>« {file} » est inutilisable. {fault}.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Cancel, close, or return to now</source>
            <translation>Annuler, fermer ou revenir au présent</translation>
        </message>
        <message>
            <source>Cancels the edit and returns what was spent.</source>
            <translation>Annule l’Edit Scene et rend la dépense.</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Carte</translation>
        </message>
        <message>
            <source>Carries over</source>
            <translation>Reporté</translation>
        </message>
        <message>
            <source>Cast</source>
            <comment>of a spell</comment>
            <translation>Lancer</translation>
        </message>
        <message>
            <source>Casting</source>
            <translation>Incantation</translation>
        </message>
        <message>
            <source>Categories</source>
            <translation>Catégories</translation>
        </message>
        <message>
            <source>Category</source>
            <translation>Catégorie</translation>
        </message>
        <message>
            <source>Category for {lot}</source>
            <translation>Catégorie : {lot}</translation>
        </message>
        <message>
            <source>Central European</source>
            <translation>Europe centrale</translation>
        </message>
        <message>
            <source>Challenging</source>
            <translation>Ardue</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Chances</translation>
        </message>
        <message>
            <source>Chance in percent</source>
            <translation>Chances en pour cent</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Changement</translation>
        </message>
        <message>
            <source>Change</source>
            <comment>what suggested commands do</comment>
            <translation>Modifier</translation>
        </message>
        <message>
            <source>Character</source>
            <translation>Personnage</translation>
        </message>
        <message>
            <source>Character actions</source>
            <translation>Actions des personnages</translation>
        </message>
        <message>
            <source>Characters</source>
            <translation>Personnages</translation>
        </message>
        <message>
            <source>Characters to import</source>
            <translation>Personnages à importer</translation>
        </message>
        <message>
            <source>Chec&amp;k…</source>
            <translation>T&amp;est…</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Test</translation>
        </message>
        <message>
            <source>Check &amp;game file…</source>
            <translation>Vérifier le fichier du &amp;jeu…</translation>
        </message>
        <message>
            <source>Check again</source>
            <translation>Vérifier à nouveau</translation>
        </message>
        <message>
            <source>Check: {what}</source>
            <translation>Test : {what}</translation>
        </message>
        <message>
            <source>Check: {what}, against {target}</source>
            <translation>Test : {what}, contre {target}</translation>
        </message>
        <message>
            <source>Choose Fortune or Misfortune for the luck die.</source>
            <translation>Choisir Fortune ou Misfortune pour le dé de chance.</translation>
        </message>
        <message>
            <source>Choose Triumph or Tragedy for the Fate stones.</source>
            <translation>Choisir Triumph ou Tragedy pour les pierres de Fate.</translation>
        </message>
        <message>
            <source>Choose a Tier from 1 to {highest} for {names}.</source>
            <translation>Choisir un Tier de 1 à {highest} pour {names}.</translation>
        </message>
        <message>
            <source>Choose a benefit for the Surge.</source>
            <translation>Choisir un bénéfice pour le Surge.</translation>
        </message>
        <message>
            <source>Choose a benefit for the extra effort.</source>
            <translation>Indiquer à quoi sert l’effort supplémentaire.</translation>
        </message>
        <message>
            <source>Choose a card: Hero or Drama.</source>
            <translation>Choisir une carte : Hero ou Drama.</translation>
        </message>
        <message>
            <source>Choose a character first.</source>
            <translation>Choisir d’abord un personnage.</translation>
        </message>
        <message>
            <source>Choose a condition.</source>
            <translation>Choisir un état.</translation>
        </message>
        <message>
            <source>Choose a die for {name}</source>
            <translation>Choisir un dé pour {name}</translation>
        </message>
        <message>
            <source>Choose a hero as the target. {name} belongs to the opposition.</source>
            <translation>Choisir un héros comme cible. {name} est de l’opposition.</translation>
        </message>
        <message>
            <source>Choose a result.</source>
            <translation>Choisir un résultat.</translation>
        </message>
        <message>
            <source>Choose a target and enter the damage.</source>
            <translation>Choisir une cible et saisir les dégâts.</translation>
        </message>
        <message>
            <source>Choose a target to see the odds.</source>
            <translation>Choisir une cible pour voir les chances.</translation>
        </message>
        <message>
            <source>Choose from 1 to {most}. The {pool} holds {tokens}.</source>
            <translation>Indiquer de 1 à {most}. Dans {pool} : {tokens}.</translation>
        </message>
        <message>
            <source>Choose from the list, or keep typing.</source>
            <translation>Choisir dans la liste ou continuer à taper.</translation>
        </message>
        <message>
            <source>Choose how the Victory point was earned.</source>
            <translation>Indiquer comment le Victory point a été gagné.</translation>
        </message>
        <message>
            <source>Choose how the die was earned.</source>
            <translation>Choisir comment le dé a été gagné.</translation>
        </message>
        <message>
            <source>Choose one of the tied rows.</source>
            <translation>Choisir une des lignes à égalité.</translation>
        </message>
        <message>
            <source>Choose something good or something bad.</source>
            <translation>Choisir une bonne ou une mauvaise chose.</translation>
        </message>
        <message>
            <source>Choose the Soft or the Hard Tilt.</source>
            <translation>Choisir le Soft Tilt ou le Hard Tilt.</translation>
        </message>
        <message>
            <source>Choose the Tilt table</source>
            <translation>Choisir la table du Tilt</translation>
        </message>
        <message>
            <source>Choose the condition or effect that {hero} resists.</source>
            <translation>Indiquer à quel état ou effet {hero} résiste.</translation>
        </message>
        <message>
            <source>Choose the foe whose Advantages do not count.</source>
            <translation>Choisir l’ennemi dont les Advantages ne comptent pas.</translation>
        </message>
        <message>
            <source>Choose the hero whose check gets worse.</source>
            <translation>Choisir le héros dont le test devient moins bon.</translation>
        </message>
        <message>
            <source>Choose the skill whose rank counts</source>
            <translation>Choisir la compétence dont le rang compte</translation>
        </message>
        <message>
            <source>Choose the target or opponent</source>
            <translation>Choisir la cible ou l’adversaire</translation>
        </message>
        <message>
            <source>Choose what this reason is for, or press Esc.</source>
            <translation>Choisir à quoi sert cette raison, ou appuyer sur Esc.</translation>
        </message>
        <message>
            <source>Choose what to spend from the list, or keep typing.</source>
            <translation>Choisir dans la liste ce qui est dépensé, ou continuer à taper.</translation>
        </message>
        <message>
            <source>Choose who else is hit.</source>
            <translation>Choisir qui d’autre est touché.</translation>
        </message>
        <message>
            <source>Choose who else makes this save.</source>
            <translation>Choisissez qui d’autre fait cette sauvegarde.</translation>
        </message>
        <message>
            <source>Choose who makes the defeat test.</source>
            <translation>Choisir d’abord qui fait le test de Defeat.</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Choisir…</translation>
        </message>
        <message>
            <source>Chosen by {names}, die {number}</source>
            <translation>Choisi par {names}, dé {number}</translation>
        </message>
        <message>
            <source>Chosen.</source>
            <translation>Choisi.</translation>
        </message>
        <message>
            <source>Circumstances</source>
            <translation>Circonstances</translation>
        </message>
        <message>
            <source>Circumstances already add +2 or more. The extra effort stays ready for another check.</source>
            <translation>Les circonstances ajoutent déjà +2 ou plus. L’effort supplémentaire reste prêt pour un autre test.</translation>
        </message>
        <message>
            <source>Click to correct a mistyped die</source>
            <translation>Cliquer pour corriger un dé mal saisi</translation>
        </message>
        <message>
            <source>Clock for the table or a character</source>
            <translation>Horloge pour la table ou un personnage</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Fermer (Esc)</translation>
        </message>
        <message>
            <source>Close and lose 1 step</source>
            <translation>Fermer et perdre 1 étape</translation>
        </message>
        <message>
            <source>Close and lose {count} steps</source>
            <translation>Fermer et perdre {count} étapes</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Code</translation>
        </message>
        <message>
            <source>Coin (on a {face}, {who} wins)</source>
            <translation>Pièce (sur {face}, {who} l’emporte)</translation>
        </message>
        <message>
            <source>Coin and Cargo</source>
            <translation>Bourse et cargaison</translation>
        </message>
        <message>
            <source>Cold Feet</source>
            <translation>Dérobade</translation>
        </message>
        <message>
            <source>Colors</source>
            <translation>Couleurs</translation>
        </message>
        <message>
            <source>Column</source>
            <translation>Colonne</translation>
        </message>
        <message>
            <source>Column {number} has no heading. Its values were skipped.</source>
            <translation>La colonne {number} n’a pas d’en-tête. Ses valeurs ont été ignorées.</translation>
        </message>
        <message>
            <source>Column “{column}”: {complaint}</source>
            <translation>Colonne « {column} » : {complaint}</translation>
        </message>
        <message>
            <source>Command &amp;bar</source>
            <translation>Barre de &amp;commandes</translation>
        </message>
        <message>
            <source>Command bar</source>
            <translation>Barre de commandes</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>Comparer</translation>
        </message>
        <message>
            <source>Compare two ranks without rolling. If they are equal, a coin toss decides.</source>
            <translation>Comparer deux rangs sans lancer. À rang égal, on tire à pile ou face.</translation>
        </message>
        <message>
            <source>Comparison</source>
            <translation>Comparaison</translation>
        </message>
        <message>
            <source>Concentrating to keep an effect going.</source>
            <translation>Se concentre pour maintenir un effet.</translation>
        </message>
        <message>
            <source>Condition</source>
            <translation>État</translation>
        </message>
        <message>
            <source>Condition to resist</source>
            <translation>État auquel résister</translation>
        </message>
        <message>
            <source>Conditions</source>
            <translation>États</translation>
        </message>
        <message>
            <source>Connected</source>
            <translation>Connecté</translation>
        </message>
        <message>
            <source>Connecting…</source>
            <translation>Connexion…</translation>
        </message>
        <message>
            <source>Connection lost. This was the table at {time}.</source>
            <translation>Connexion perdue. Voici la table à {time}.</translation>
        </message>
        <message>
            <source>Contin&amp;ue…</source>
            <translation>Pours&amp;uivre…</translation>
        </message>
        <message>
            <source>Continue a campaign</source>
            <translation>Reprendre une campagne</translation>
        </message>
        <message>
            <source>Continue, or go back to the table</source>
            <translation>Continuer, ou revenir à la table</translation>
        </message>
        <message>
            <source>Copy details</source>
            <translation>Copier les détails</translation>
        </message>
        <message>
            <source>Couldn't create the campaigns folder in {place}: {why}.</source>
            <translation>Le dossier des campagnes n’a pas pu être créé dans {place} : {why}.</translation>
        </message>
        <message>
            <source>Couldn't create the folder {folder}: {reason}.</source>
            <translation>Impossible de créer le dossier {folder} : {reason}.</translation>
        </message>
        <message>
            <source>Couldn't find “{file}” in {folder}.</source>
            <translation>Impossible de trouver « {file} » dans {folder}.</translation>
        </message>
        <message>
            <source>Couldn't make a backup: {reason}.</source>
            <translation>La sauvegarde n’a pas pu être faite : {reason}.</translation>
        </message>
        <message>
            <source>Couldn't make the last backup: {reason}.</source>
            <translation>La dernière sauvegarde n’a pas pu être faite : {reason}.</translation>
        </message>
        <message>
            <source>Couldn't open the page at {address}: {reason}.</source>
            <translation>Impossible d’ouvrir la page à l’adresse {address} : {reason}.</translation>
        </message>
        <message>
            <source>Couldn't open “{file}” because of an error in gmtracker.</source>
            <translation>« {file} » n’a pas pu être ouvert à cause d’une erreur de gmtracker.</translation>
        </message>
        <message>
            <source>Couldn't open “{file}” yet: the disk isn't responding. It opens as soon as the disk responds, unless you play on first.</source>
            <translation>Impossible d’ouvrir « {file} » pour l’instant : le disque ne répond pas. Il s’ouvrira dès que le disque répondra, sauf si vous reprenez la partie avant.</translation>
        </message>
        <message>
            <source>Couldn't open “{file}”. {fault}</source>
            <translation>Impossible d’ouvrir « {file} ». {fault}</translation>
        </message>
        <message>
            <source>Couldn't play the demo in {folder}. {why}</source>
            <translation>Impossible de jouer la démo dans {folder}. {why}</translation>
        </message>
        <message>
            <source>Couldn't reach “{file}”: {reason}.</source>
            <translation>« {file} » est inaccessible : {reason}.</translation>
        </message>
        <message>
            <source>Couldn't read some settings: {names}. Their defaults are used.</source>
            <translation>Certains réglages n’ont pas pu être lus : {names}. Leurs valeurs par défaut s’appliquent.</translation>
        </message>
        <message>
            <source>Couldn't read some settings: {names}. Their defaults are used. The old settings file is saved as {file}.</source>
            <translation>Certains réglages n’ont pas pu être lus : {names}. Leurs valeurs par défaut s’appliquent. L’ancien fichier est conservé sous {file}.</translation>
        </message>
        <message>
            <source>Couldn't read the file: {reason}.</source>
            <translation>Le fichier n’a pas pu être lu : {reason}.</translation>
        </message>
        <message>
            <source>Couldn't read the journal {file}: {reason}.</source>
            <translation>Le carnet {file} n’a pas pu être lu : {reason}.</translation>
        </message>
        <message>
            <source>Couldn't read the journal: {reason}.</source>
            <translation>Le carnet n’a pas pu être lu : {reason}.</translation>
        </message>
        <message>
            <source>Couldn't read the settings: {reason}. Default settings are used.</source>
            <translation>Les réglages n’ont pas pu être lus : {reason}. Les réglages par défaut s’appliquent.</translation>
        </message>
        <message>
            <source>Couldn't read this workbook. Save it as CSV in your spreadsheet, then import the CSV file.</source>
            <translation>Ce classeur n’a pas pu être lu. Il faut l’enregistrer au format CSV dans le tableur, puis importer le fichier CSV.</translation>
        </message>
        <message>
            <source>Couldn't read “{file}” because of an error in gmtracker.</source>
            <translation>« {file} » n’a pas pu être lu à cause d’une erreur de gmtracker.</translation>
        </message>
        <message>
            <source>Couldn't read “{file}”: {reason}.</source>
            <translation>« {file} » n’a pas pu être lu : {reason}.</translation>
        </message>
        <message>
            <source>Couldn't save some changes.</source>
            <translation>Certains changements n’ont pas pu être enregistrés.</translation>
        </message>
        <message>
            <source>Couldn't save the campaign in {folder}.</source>
            <translation>Impossible d’enregistrer la campagne dans {folder}.</translation>
        </message>
        <message>
            <source>Couldn't save the campaign: one of its texts contains an invalid symbol.</source>
            <translation>La campagne n’a pas pu être enregistrée : un de ses textes contient un symbole non valide.</translation>
        </message>
        <message>
            <source>Couldn't save the settings because of an error in gmtracker.</source>
            <translation>Les réglages n’ont pas pu être enregistrés à cause d’une erreur de gmtracker.</translation>
        </message>
        <message>
            <source>Couldn't save the settings: {reason}.</source>
            <translation>Les réglages n’ont pas pu être enregistrés : {reason}.</translation>
        </message>
        <message>
            <source>Couldn't save “{file}” because of an error in gmtracker.</source>
            <translation>« {file} » n’a pas pu être enregistré à cause d’une erreur de gmtracker.</translation>
        </message>
        <message>
            <source>Couldn't save “{file}” yet: the disk isn't responding.</source>
            <translation>« {file} » n’a pas encore pu être enregistré : le disque ne répond pas.</translation>
        </message>
        <message>
            <source>Couldn't save “{file}”: a folder or device has that name.</source>
            <translation>Impossible d’enregistrer « {file} » : un dossier ou un périphérique porte ce nom.</translation>
        </message>
        <message>
            <source>Couldn't save “{file}”: {reason}.</source>
            <translation>« {file} » n’a pas pu être enregistré : {reason}.</translation>
        </message>
        <message>
            <source>Couldn't set the old journal aside: {reason}.</source>
            <translation>L’ancien carnet n’a pas pu être mis de côté : {reason}.</translation>
        </message>
        <message>
            <source>Couldn't write the journal to disk: {reason}.</source>
            <translation>Impossible d’écrire le carnet sur le disque : {reason}.</translation>
        </message>
        <message>
            <source>Couldn't write the journal: {reason}.</source>
            <translation>Le carnet n’a pas pu être écrit : {reason}.</translation>
        </message>
        <message>
            <source>Count</source>
            <comment>how many of a kind there are</comment>
            <translation>Nombre d’exemplaires</translation>
        </message>
        <message>
            <source>Count the d20 as 10</source>
            <translation>Compter 10 pour le d20</translation>
        </message>
        <message>
            <source>Count the votes</source>
            <translation>Compter les votes</translation>
        </message>
        <message>
            <source>Countdown dice stay in their own pool.</source>
            <translation>Les dés de Countdown restent dans leur propre réserve.</translation>
        </message>
        <message>
            <source>Countdown die by hand</source>
            <translation>Dé de Countdown à la main</translation>
        </message>
        <message>
            <source>Countdown die {die}</source>
            <translation>Dé de Countdown {die}</translation>
        </message>
        <message>
            <source>Countdown d{size}</source>
            <translation>Countdown d{size}</translation>
        </message>
        <message>
            <source>Counter</source>
            <comment>an effect</comment>
            <translation>Contrer</translation>
        </message>
        <message>
            <source>Counter for a character or the table</source>
            <translation>Compteur pour un personnage ou la table</translation>
        </message>
        <message>
            <source>Counter o&amp;r clock…</source>
            <translation>Co&amp;mpteur ou horloge…</translation>
        </message>
        <message>
            <source>Counter with {trait}</source>
            <translation>Contre avec {trait}</translation>
        </message>
        <message>
            <source>Counter, avert or deflect an effect</source>
            <translation>Contrer, parer ou dévier un effet</translation>
        </message>
        <message>
            <source>Countered</source>
            <translation>Effet contré</translation>
        </message>
        <message>
            <source>Countered, {degrees}.</source>
            <translation>Effet contré, {degrees}.</translation>
        </message>
        <message>
            <source>Counter…</source>
            <translation>Compteur…</translation>
        </message>
        <message>
            <source>Coup +{degrees}</source>
            <translation>Coup +{degrees}</translation>
        </message>
        <message>
            <source>Cover, light, range and other circumstances</source>
            <translation>Couvert, lumière, distance et autres circonstances</translation>
        </message>
        <message>
            <source>Create</source>
            <translation>Créer</translation>
        </message>
        <message>
            <source>Crit benefit</source>
            <translation>Avantage du Crit</translation>
        </message>
        <message>
            <source>Critical effect</source>
            <translation>Effet critique</translation>
        </message>
        <message>
            <source>Critical failure</source>
            <translation>Échec critique</translation>
        </message>
        <message>
            <source>Critical hit</source>
            <translation>Coup critique</translation>
        </message>
        <message>
            <source>Critical success</source>
            <translation>Réussite critique</translation>
        </message>
        <message>
            <source>Curfew</source>
            <translation>Couvre-feu</translation>
        </message>
        <message>
            <source>Custo&amp;m condition…</source>
            <translation>État pe&amp;rsonnel…</translation>
        </message>
        <message>
            <source>Custom condition</source>
            <translation>État personnalisé</translation>
        </message>
        <message>
            <source>Cut Off</source>
            <translation>Coupés du monde</translation>
        </message>
        <message>
            <source>Cyrillic</source>
            <translation>Cyrillique</translation>
        </message>
        <message>
            <source>DC</source>
            <translation>DC</translation>
        </message>
        <message>
            <source>Damage</source>
            <translation>Dégâts</translation>
        </message>
        <message>
            <source>Damage (7, or 2d6+1)</source>
            <translation>Dégâts (7, ou 2d6+1)</translation>
        </message>
        <message>
            <source>Damage dice</source>
            <translation>Dés de dégâts</translation>
        </message>
        <message>
            <source>Damage d{size}</source>
            <translation>Dégâts d{size}</translation>
        </message>
        <message>
            <source>Damage d{size}, exploded</source>
            <translation>Dégâts d{size}, explosés</translation>
        </message>
        <message>
            <source>Damage d{size}, rerolled</source>
            <translation>Dégâts d{size}, relancés</translation>
        </message>
        <message>
            <source>Damage is skipped.</source>
            <translation>Les dégâts sont ignorés.</translation>
        </message>
        <message>
            <source>Damage must be a number or dice such as d6, 2d6+d4+1 or d6!.</source>
            <translation>Les dégâts doivent être un nombre ou des dés comme d6, 2d6+d4+1 ou d6!.</translation>
        </message>
        <message>
            <source>Damage over Toughness becomes Shock and Wounds, which can be soaked.</source>
            <translation>Les dégâts au-delà de Toughness deviennent du Shock et des Wounds. Un Soak peut les encaisser.</translation>
        </message>
        <message>
            <source>Damage to {name}</source>
            <translation>Dégâts pour {name}</translation>
        </message>
        <message>
            <source>Damage to {name} is skipped.</source>
            <translation>Les dégâts infligés à {name} sont ignorés.</translation>
        </message>
        <message>
            <source>Damage {damage} against Toughness {toughness}: {hurt}.</source>
            <translation>Dégâts {damage} contre Toughness {toughness} : {hurt}.</translation>
        </message>
        <message>
            <source>Damage {damage} plus the bonus dice, against Toughness {toughness}</source>
            <translation>Dégâts {damage} plus les dés bonus, contre Toughness {toughness}</translation>
        </message>
        <message>
            <source>Damage {damage} plus the bonus die, against Toughness {toughness}</source>
            <translation>Dégâts {damage} plus le dé bonus, contre Toughness {toughness}</translation>
        </message>
        <message>
            <source>Damage {damage} to {name}, against Toughness {toughness}: {hurt}.</source>
            <translation>Dégâts {damage} à {name}, contre Toughness {toughness} : {hurt}.</translation>
        </message>
        <message>
            <source>Damage {damage}.</source>
            <translation>Dégâts {damage}.</translation>
        </message>
        <message>
            <source>Damaged UTF-8</source>
            <translation>UTF-8 endommagé</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <source>Dead, regardless of HP.</source>
            <translation>Mort, quels que soient les HP.</translation>
        </message>
        <message>
            <source>Dealt</source>
            <comment>why tokens came</comment>
            <translation>Distribution</translation>
        </message>
        <message>
            <source>Death</source>
            <translation>Mort</translation>
        </message>
        <message>
            <source>December</source>
            <translation>décembre</translation>
        </message>
        <message>
            <source>Default: {value}</source>
            <translation>Par défaut : {value}</translation>
        </message>
        <message>
            <source>Defeat</source>
            <translation>Defeat</translation>
        </message>
        <message>
            <source>Defeat test</source>
            <translation>Test de Defeat</translation>
        </message>
        <message>
            <source>Defend</source>
            <translation>Défendre</translation>
        </message>
        <message>
            <source>Defense</source>
            <translation>Défense</translation>
        </message>
        <message>
            <source>Defense check</source>
            <translation>Test de défense</translation>
        </message>
        <message>
            <source>Defense check against {what}</source>
            <translation>Test de défense contre {what}</translation>
        </message>
        <message>
            <source>Describe the condition in a word or two.</source>
            <translation>Décrire l’état en un ou deux mots.</translation>
        </message>
        <message>
            <source>Describe what the Tragedy die does, or choose another effect.</source>
            <translation>Décrire ce que fait le dé de Tragedy, ou choisir un autre effet.</translation>
        </message>
        <message>
            <source>Description</source>
            <translation>Description</translation>
        </message>
        <message>
            <source>Destiny dice to earn and hold, Fate stones, Stress wheels, and the Tilt.</source>
            <translation>Des dés Destiny à gagner et à garder, des pierres de Fate, des roues de Stress et le Tilt.</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Dés</translation>
        </message>
        <message>
            <source>Dice</source>
            <comment>the title of a panel</comment>
            <translation>Dés</translation>
        </message>
        <message>
            <source>Dice add stones in an encounter.</source>
            <translation>Les dés donnent des pierres en rencontre.</translation>
        </message>
        <message>
            <source>Dice luck</source>
            <translation>Chance aux dés</translation>
        </message>
        <message>
            <source>Dice {dice} (count as {counts}), bonus {bonus}</source>
            <translation>Dés {dice} (comptent pour {counts}), bonus {bonus}</translation>
        </message>
        <message>
            <source>Dice {dice}, bonus {bonus}</source>
            <translation>Dés {dice}, bonus {bonus}</translation>
        </message>
        <message>
            <source>Dice: type the results, or leave them empty to roll here</source>
            <translation>Dés : saisir les résultats, ou laisser vide pour lancer ici</translation>
        </message>
        <message>
            <source>Die</source>
            <comment>a kind of die</comment>
            <translation>Dé</translation>
        </message>
        <message>
            <source>Die total {n}</source>
            <translation>Total des dés {n}</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Difficulté</translation>
        </message>
        <message>
            <source>Disadvantage per wound</source>
            <translation>Disadvantage par blessure</translation>
        </message>
        <message>
            <source>Disadvantages do not count for now</source>
            <translation>les Disadvantages ne comptent pas pour l’instant</translation>
        </message>
        <message>
            <source>Disadvantages do not count until the end of the next turn</source>
            <translation>les Disadvantages ne comptent pas jusqu’à la fin du tour suivant</translation>
        </message>
        <message>
            <source>Discard changes</source>
            <translation>Abandonner les changements</translation>
        </message>
        <message>
            <source>Disconnects all phones until they use the new code</source>
            <translation>Déconnecte tous les téléphones jusqu’à ce qu’ils utilisent le nouveau code</translation>
        </message>
        <message>
            <source>Do it anyway</source>
            <translation>Le faire quand même</translation>
        </message>
        <message>
            <source>Do it anyway ({keys}). The log records the override.</source>
            <translation>Le faire quand même ({keys}). Le journal le note.</translation>
        </message>
        <message>
            <source>Do it anyway. The log records the override.</source>
            <translation>Le faire quand même. Le journal le note.</translation>
        </message>
        <message>
            <source>Do this for one character at a time. It takes several steps.</source>
            <translation>Cela se fait pour un seul personnage à la fois. Il y a plusieurs étapes.</translation>
        </message>
        <message>
            <source>Do you mean {name}?</source>
            <translation>S’agit-il de {name} ?</translation>
        </message>
        <message>
            <source>Dock thug ×4, Harbor captain</source>
            <translation>Brute des quais ×4, Capitaine du port</translation>
        </message>
        <message>
            <source>Doesn't carry over</source>
            <translation>Non reporté</translation>
        </message>
        <message>
            <source>Don't roll</source>
            <translation>Ne pas lancer</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fait</translation>
        </message>
        <message>
            <source>Done</source>
            <comment>a button that closes</comment>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Double-click a group, or press →, to list each foe.</source>
            <translation>Double-cliquez sur un groupe, ou appuyez sur →, pour voir chaque adversaire.</translation>
        </message>
        <message>
            <source>Drop a Victory point on its hero to spend it.</source>
            <translation>Pour dépenser un Victory point, le déposer sur son héros.</translation>
        </message>
        <message>
            <source>Drop one file at a time.</source>
            <translation>Déposez un seul fichier à la fois.</translation>
        </message>
        <message>
            <source>Duplicate {name}</source>
            <translation>Dupliquer {name}</translation>
        </message>
        <message>
            <source>Duration</source>
            <translation>Durée</translation>
        </message>
        <message>
            <source>Each character can be hit only once.</source>
            <translation>Chaque personnage ne peut être touché qu’une fois.</translation>
        </message>
        <message>
            <source>Each character can be in the turn order only once.</source>
            <translation>Chaque personnage ne peut être qu’une fois dans l’ordre des tours.</translation>
        </message>
        <message>
            <source>Each die votes once, for the row with the number on its face.</source>
            <translation>Chaque dé vote une fois, pour la ligne qui porte le numéro de sa face.</translation>
        </message>
        <message>
            <source>Each helper can help only once. The acting character can't help.</source>
            <translation>Chaque assistant ne peut aider qu’une fois. Le personnage qui agit ne peut pas aider.</translation>
        </message>
        <message>
            <source>Each hero rolls with their own stats. Those who fail take the same damage.</source>
            <translation>Chaque héros lance les dés avec ses propres valeurs. Ceux qui échouent subissent les mêmes dégâts.</translation>
        </message>
        <message>
            <source>Each of them can be used only once per test.</source>
            <translation>Chacun ne peut servir qu’une fois par test.</translation>
        </message>
        <message>
            <source>Each token can be used only once.</source>
            <translation>Chaque jeton ne peut servir qu’une fois.</translation>
        </message>
        <message>
            <source>Earn Fate</source>
            <translation>Gagner Fate</translation>
        </message>
        <message>
            <source>Earn a Victory point</source>
            <translation>Gagner un Victory point</translation>
        </message>
        <message>
            <source>Earned for</source>
            <translation>Gagné par</translation>
        </message>
        <message>
            <source>Ease a condition</source>
            <translation>Atténuer un état</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Facile</translation>
        </message>
        <message>
            <source>Edit Scene adds {ranks} Advantage.</source>
            <translation>Edit Scene ajoute {ranks} à Advantage.</translation>
        </message>
        <message>
            <source>Edit Scene: +{ranks} Advantage</source>
            <translation>Edit Scene : +{ranks} Advantage</translation>
        </message>
        <message>
            <source>Effect</source>
            <translation>Effet</translation>
        </message>
        <message>
            <source>Effect</source>
            <comment>what a hit does</comment>
            <translation>Effet</translation>
        </message>
        <message>
            <source>Effect or check</source>
            <translation>Effet ou test</translation>
        </message>
        <message>
            <source>Element</source>
            <translation>Élément</translation>
        </message>
        <message>
            <source>Element for {lot}</source>
            <translation>Élément : {lot}</translation>
        </message>
        <message>
            <source>Elements</source>
            <translation>Éléments</translation>
        </message>
        <message>
            <source>Empty</source>
            <comment>a pool</comment>
            <translation>Vide</translation>
        </message>
        <message>
            <source>Encounter</source>
            <translation>Rencontre</translation>
        </message>
        <message>
            <source>End encounter</source>
            <translation>Terminer</translation>
        </message>
        <message>
            <source>End session</source>
            <translation>Terminer la séance</translation>
        </message>
        <message>
            <source>End the enc&amp;ounter…</source>
            <translation>Terminer la renc&amp;ontre…</translation>
        </message>
        <message>
            <source>End the encounter</source>
            <translation>Terminer la rencontre</translation>
        </message>
        <message>
            <source>End the encounter and the session</source>
            <translation>Terminer la rencontre et la séance</translation>
        </message>
        <message>
            <source>End the encounter first. You can't rest during an encounter.</source>
            <translation>Terminer d’abord la rencontre. Il n’est pas possible de se reposer pendant une rencontre.</translation>
        </message>
        <message>
            <source>End the scene</source>
            <translation>Terminer la scène</translation>
        </message>
        <message>
            <source>End {condition} on {name}</source>
            <translation>Ôter {condition} à {name}</translation>
        </message>
        <message>
            <source>End: {what}</source>
            <translation>Fin : {what}</translation>
        </message>
        <message>
            <source>Ends every power stunt. Its fatigue follows.</source>
            <translation>Met fin à chaque Power Stunt. Sa fatigue vient ensuite.</translation>
        </message>
        <message>
            <source>Ends exhaustion, so a sleeping character can be woken. Without exhaustion, it ends fatigue.</source>
            <translation>Met fin à Exhausted. Un personnage endormi peut alors être réveillé. Sans Exhausted, met fin à Fatigued.</translation>
        </message>
        <message>
            <source>Enter a chance from 0 to 100%.</source>
            <translation>Saisir une chance de 0 à 100 %.</translation>
        </message>
        <message>
            <source>Enter at least {held}. That many tokens are held.</source>
            <translation>Saisir au moins {held} : autant de jetons sont détenus.</translation>
        </message>
        <message>
            <source>Enter the HP {name} regains.</source>
            <translation>Saisir combien de HP {name} récupère.</translation>
        </message>
        <message>
            <source>Enter the damage first: a number, or dice such as d6 or 2d6+1.</source>
            <translation>Saisir d’abord les dégâts : un nombre, ou des dés comme d6 ou 2d6+1.</translation>
        </message>
        <message>
            <source>Enter the damage {name} takes.</source>
            <translation>Saisir combien de dégâts {name} subit.</translation>
        </message>
        <message>
            <source>Enter the damage.</source>
            <translation>Saisir les dégâts.</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Événement</translation>
        </message>
        <message>
            <source>Every Rest removes a Fatigue</source>
            <translation>Chaque repos retire une Fatigue</translation>
        </message>
        <message>
            <source>Every step is in the journal. To save elsewhere, choose {save_as}.</source>
            <translation>Chaque étape est dans le carnet. Pour enregistrer ailleurs, choisir {save_as}.</translation>
        </message>
        <message>
            <source>Every step is saved in the journal and will be there when you next open this campaign.</source>
            <translation>Chaque étape est enregistrée dans le carnet et sera là à la prochaine ouverture de cette campagne.</translation>
        </message>
        <message>
            <source>Everyone at the table rolls all their Destiny dice.</source>
            <translation>Chacun à la table lance tous les dés Destiny qu’il détient.</translation>
        </message>
        <message>
            <source>Everyone has one turn in a round, so turns count as rounds.</source>
            <translation>Chaque personnage a un tour par round, donc les tours comptent comme des rounds.</translation>
        </message>
        <message>
            <source>Everyone in the turn order has already rolled initiative for this encounter.</source>
            <translation>Tous ceux de l’ordre des tours ont déjà lancé l’initiative pour cette rencontre.</translation>
        </message>
        <message>
            <source>Everyone in the turn order rolls.</source>
            <translation>Tous ceux de l’ordre des tours lancent.</translation>
        </message>
        <message>
            <source>Everyone in the turn order who has not rolled yet rolls 3dF + Agility. The highest total goes first.</source>
            <translation>Chaque personnage de l’ordre des tours qui n’a pas encore lancé lance 3dF + Agility. Le total le plus haut commence.</translation>
        </message>
        <message>
            <source>Everyone on this network who has the code, or who listens in, can read what this page shows. Use your own Wi-Fi, not the café's.</source>
            <translation>Toute personne sur ce réseau qui a le code, ou qui intercepte les échanges, peut lire ce que montre cette page. Utilisez votre propre Wi-Fi, pas celui d’un café.</translation>
        </message>
        <message>
            <source>Everyone rolls all their Destiny dice. Triumph adds, Tragedy subtracts.</source>
            <translation>Chacun lance tous ses dés Destiny. Triumph ajoute, Tragedy retranche.</translation>
        </message>
        <message>
            <source>Everyone runs, and the lucky one can walk in through the front door.</source>
            <translation>Tout le monde court, et le chanceux peut entrer par la grande porte.</translation>
        </message>
        <message>
            <source>Everyone runs, and the unlucky one is in the way.</source>
            <translation>Tout le monde court, et le malchanceux est sur le passage.</translation>
        </message>
        <message>
            <source>Everything that hurt stops hurting until sunrise.</source>
            <translation>Tout ce qui faisait mal cesse de faire mal jusqu’au lever du soleil.</translation>
        </message>
        <message>
            <source>Expand or collapse a group of identical foes</source>
            <translation>Déplier ou replier un groupe d’ennemis identiques</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Attendu</translation>
        </message>
        <message>
            <source>Expected {kind}</source>
            <translation>{kind} en moyenne</translation>
        </message>
        <message>
            <source>Explains each feature the first time you use it. Turn off and on again to reset the tips.</source>
            <translation>Explique chaque fonction à la première utilisation. Désactiver puis réactiver réinitialise les conseils.</translation>
        </message>
        <message>
            <source>Exploding</source>
            <translation>Explosif</translation>
        </message>
        <message>
            <source>Exploding d20s, Possibilities to spend, and Shock and Wounds to soak.</source>
            <translation>Des d20 qui explosent, des Possibilities à dépenser, et du Shock et des Wounds à encaisser.</translation>
        </message>
        <message>
            <source>Extra Advantage</source>
            <translation>Plus d’Advantage</translation>
        </message>
        <message>
            <source>Extra Disadvantage</source>
            <translation>Plus de Disadvantage</translation>
        </message>
        <message>
            <source>Extra actions or targets</source>
            <translation>Actions ou cibles supplémentaires</translation>
        </message>
        <message>
            <source>Extra die</source>
            <translation>Dé supplémentaire</translation>
        </message>
        <message>
            <source>Extra die for a 6</source>
            <translation>Dé supplémentaire pour un 6</translation>
        </message>
        <message>
            <source>Extra difficulty</source>
            <translation>Plus de difficulté</translation>
        </message>
        <message>
            <source>Extra effort</source>
            <translation>Effort supplémentaire</translation>
        </message>
        <message>
            <source>Extra effort +1</source>
            <translation>Effort supplémentaire +1</translation>
        </message>
        <message>
            <source>Extra effort adds nothing (already at +2 or more)</source>
            <translation>L’effort supplémentaire n’ajoute rien (déjà +2 ou plus)</translation>
        </message>
        <message>
            <source>Extra standard action</source>
            <translation>Action standard supplémentaire</translation>
        </message>
        <message>
            <source>Faces from Before</source>
            <translation>Visages d’autrefois</translation>
        </message>
        <message>
            <source>Fail</source>
            <comment>a check that does not succeed</comment>
            <translation>Échec</translation>
        </message>
        <message>
            <source>Fail</source>
            <comment>a short label of a bar</comment>
            <translation>Éch.</translation>
        </message>
        <message>
            <source>Failure</source>
            <translation>Échec</translation>
        </message>
        <message>
            <source>Family at the Door</source>
            <translation>La famille à la porte</translation>
        </message>
        <message>
            <source>Fate is tied ({triumph} to {tragedy}), so no benefit is owed.</source>
            <translation>Fate est à égalité ({triumph} à {tragedy}), donc aucun bienfait n’est dû.</translation>
        </message>
        <message>
            <source>Fate owes the heroes a benefit: Triumph {triumph}, Tragedy {tragedy}.</source>
            <translation>Fate doit un bienfait aux héros : Triumph {triumph}, Tragedy {tragedy}.</translation>
        </message>
        <message>
            <source>Fate owes the opposition a benefit: Triumph {triumph}, Tragedy {tragedy}.</source>
            <translation>Fate doit un bienfait à l’opposition : Triumph {triumph}, Tragedy {tragedy}.</translation>
        </message>
        <message>
            <source>Fate: {stones} earned.</source>
            <translation>Fate : gain de {stones}.</translation>
        </message>
        <message>
            <source>Fate: {stones} removed.</source>
            <translation>Fate : retrait de {stones}.</translation>
        </message>
        <message>
            <source>Fatigue at the end of the turn</source>
            <translation>Fatigue à la fin du tour</translation>
        </message>
        <message>
            <source>Fatigue from a Surge</source>
            <translation>Fatigue d’un Surge</translation>
        </message>
        <message>
            <source>Fatigue pending</source>
            <translation>Fatigue à venir</translation>
        </message>
        <message>
            <source>Fatigue pending until the hero is free</source>
            <translation>Fatigue à venir, une fois libre</translation>
        </message>
        <message>
            <source>Fatigue {old} → {new}.</source>
            <translation>Fatigue {old} → {new}.</translation>
        </message>
        <message>
            <source>Favor by Luck</source>
            <translation>Favor par Luck</translation>
        </message>
        <message>
            <source>Favor by Luck for {name}</source>
            <translation>Favor par Luck pour {name}</translation>
        </message>
        <message>
            <source>Favor by Luck is included.</source>
            <translation>Le Favor par Luck est inclus.</translation>
        </message>
        <message>
            <source>Favor on your own next d20.</source>
            <translation>Favor à son prochain d20.</translation>
        </message>
        <message>
            <source>Favored</source>
            <translation>Favored</translation>
        </message>
        <message>
            <source>Favored skill</source>
            <translation>Compétence Favored</translation>
        </message>
        <message>
            <source>Favored skills</source>
            <translation>Compétences Favored</translation>
        </message>
        <message>
            <source>Feat: {what}</source>
            <translation>Feat : {what}</translation>
        </message>
        <message>
            <source>February</source>
            <translation>février</translation>
        </message>
        <message>
            <source>Fight</source>
            <translation>Combat</translation>
        </message>
        <message>
            <source>Fights without regard for safety.</source>
            <translation>Se bat sans se soucier de sa sécurité.</translation>
        </message>
        <message>
            <source>File not found.</source>
            <translation>Fichier introuvable.</translation>
        </message>
        <message>
            <source>Fill in the sheets of heroes with the same name</source>
            <translation>Remplir les fiches des héros du même nom</translation>
        </message>
        <message>
            <source>Filter the log</source>
            <translation>Filtrer le journal</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Terminer</translation>
        </message>
        <message>
            <source>Finish or skip the open check first: {name}, {what}.</source>
            <translation>Terminer ou passer d’abord le test en cours : {name}, {what}.</translation>
        </message>
        <message>
            <source>Finish the Tilt</source>
            <translation>Terminer le Tilt</translation>
        </message>
        <message>
            <source>Finish the award and start the Tilt.</source>
            <translation>Terminer l’usage du dé accordé et commencer le Tilt.</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Feu</translation>
        </message>
        <message>
            <source>Fire and Ruin</source>
            <translation>Feu et ruine</translation>
        </message>
        <message>
            <source>Fire destroys the one thing that can't be replaced. Someone set it on purpose.</source>
            <translation>Le feu détruit la seule chose irremplaçable. Quelqu’un l’a allumé exprès.</translation>
        </message>
        <message>
            <source>Fire destroys the records, the evidence or the chains. The way out is still clear.</source>
            <translation>Le feu détruit les registres, les preuves ou les chaînes. La sortie est encore libre.</translation>
        </message>
        <message>
            <source>First choose who makes the check.</source>
            <translation>Choisir d’abord qui fait le test.</translation>
        </message>
        <message>
            <source>First d20</source>
            <translation>Premier d20</translation>
        </message>
        <message>
            <source>First die {face}</source>
            <translation>Premier dé {face}</translation>
        </message>
        <message>
            <source>First name</source>
            <translation>Prénom</translation>
        </message>
        <message>
            <source>First pick up the token you want to use.</source>
            <translation>Prendre d’abord le jeton à utiliser.</translation>
        </message>
        <message>
            <source>Fixed difficulty</source>
            <translation>Difficulté fixe</translation>
        </message>
        <message>
            <source>Flat bonus</source>
            <translation>Bonus fixe</translation>
        </message>
        <message>
            <source>Flat modifier</source>
            <translation>Modificateur fixe</translation>
        </message>
        <message>
            <source>Flesh and Bone</source>
            <translation>Chair et os</translation>
        </message>
        <message>
            <source>Foe</source>
            <translation>Ennemi</translation>
        </message>
        <message>
            <source>Fog, steam or a blackout comes at the right moment and hides the lucky one perfectly.</source>
            <translation>Le brouillard, la vapeur ou une panne de courant arrive au bon moment et cache parfaitement le chanceux.</translation>
        </message>
        <message>
            <source>Fog, steam or a blackout comes. When it clears, the unlucky one is alone on the wrong side.</source>
            <translation>Le brouillard, la vapeur ou une panne de courant arrive. Ensuite, le malchanceux est seul du mauvais côté.</translation>
        </message>
        <message>
            <source>For a complication, an act of heroism or good roleplay.</source>
            <translation>Pour une complication, un acte d’héroïsme ou un bon roleplay.</translation>
        </message>
        <message>
            <source>For a number of rounds</source>
            <translation>Pendant plusieurs rounds</translation>
        </message>
        <message>
            <source>For another of the {count}, type its number.</source>
            <translation>Pour une autre des {count}, tapez son numéro.</translation>
        </message>
        <message>
            <source>For example: 2d6</source>
            <translation>Par exemple : 2d6</translation>
        </message>
        <message>
            <source>For example: A favor to the guild</source>
            <translation>Par exemple : Un service à la guilde</translation>
        </message>
        <message>
            <source>For example: Dockside ambush</source>
            <translation>Par exemple : Embuscade sur les quais</translation>
        </message>
        <message>
            <source>For example: Night at the docks</source>
            <translation>Par exemple : Nuit sur les quais</translation>
        </message>
        <message>
            <source>For example: The heroes save the ship, but the captain escapes</source>
            <translation>Par exemple : Le navire est sauvé, mais le capitaine s’enfuit</translation>
        </message>
        <message>
            <source>For example: cursed</source>
            <translation>Par exemple : maudit</translation>
        </message>
        <message>
            <source>For how many minutes? Type a number from 1 to {most}.</source>
            <translation>Pendant combien de minutes ? Taper un nombre de 1 à {most}.</translation>
        </message>
        <message>
            <source>For how many rounds? Type a number from 1 to {most}.</source>
            <translation>Pendant combien de rounds ? Saisir un nombre de 1 à {most}.</translation>
        </message>
        <message>
            <source>Formidable</source>
            <translation>Redoutable</translation>
        </message>
        <message>
            <source>Free some disk space, or save the campaign elsewhere.</source>
            <translation>Libérer de la place sur le disque, ou enregistrer la campagne ailleurs.</translation>
        </message>
        <message>
            <source>Free, once on the hero's own turn. Fatigue follows when the turn or the power stunt ends.</source>
            <translation>Gratuit, une fois à son propre tour. La fatigue vient à la fin du tour ou du Power Stunt.</translation>
        </message>
        <message>
            <source>Friday</source>
            <translation>Vendredi</translation>
        </message>
        <message>
            <source>Friday</source>
            <comment>within a line</comment>
            <translation>vendredi</translation>
        </message>
        <message>
            <source>Friends of Friends</source>
            <translation>Amis d’amis</translation>
        </message>
        <message>
            <source>From an attack (Armor applies)</source>
            <translation>D’une attaque (Armor compte)</translation>
        </message>
        <message>
            <source>Fudge dice (d6)</source>
            <translation>Dés Fudge (d6)</translation>
        </message>
        <message>
            <source>Fudge dice (−, 0, +)</source>
            <translation>Dés Fudge (−, 0, +)</translation>
        </message>
        <message>
            <source>Fudge dice can't explode: {die}.</source>
            <translation>Les dés Fudge n’explosent pas : {die}.</translation>
        </message>
        <message>
            <source>Fudge die (1 for −, 2 for blank, 3 for +)</source>
            <translation>Dé Fudge (1 pour −, 2 pour vide, 3 pour +)</translation>
        </message>
        <message>
            <source>GM</source>
            <translation>MJ</translation>
        </message>
        <message>
            <source>GM Possibilities per Storm Knight</source>
            <translation>Possibilities du MJ par Storm Knight</translation>
        </message>
        <message>
            <source>GM decides</source>
            <translation>Le MJ décide</translation>
        </message>
        <message>
            <source>GM only</source>
            <translation>MJ seulement</translation>
        </message>
        <message>
            <source>GM's Possibilities</source>
            <translation>Possibilities du MJ</translation>
        </message>
        <message>
            <source>GM's Tragedy</source>
            <translation>Tragedy du MJ</translation>
        </message>
        <message>
            <source>GM's hand</source>
            <translation>Main du MJ</translation>
        </message>
        <message>
            <source>Gain a benefit as a reaction, once per turn. The hero becomes fatigued at the start of the next turn.</source>
            <translation>Obtenir un bénéfice en réaction, une fois par tour. La fatigue vient au début du tour suivant.</translation>
        </message>
        <message>
            <source>Gain a rank of an advantage until the end of the next turn, or make one skill check untrained.</source>
            <translation>Gagner un rang d’un avantage jusqu’à la fin du tour suivant, ou faire un test de compétence sans formation.</translation>
        </message>
        <message>
            <source>Gained</source>
            <translation>Reçu</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Game colors</source>
            <translation>Couleurs des jeux</translation>
        </message>
        <message>
            <source>Game file: {game}</source>
            <translation>Fichier du jeu : {game}</translation>
        </message>
        <message>
            <source>Games with errors</source>
            <translation>Jeux contenant des erreurs</translation>
        </message>
        <message>
            <source>Get a hint from the GM, as big as the value.</source>
            <translation>Un indice du MJ, à la mesure de la valeur.</translation>
        </message>
        <message>
            <source>Get a useful hint from the GM.</source>
            <translation>Obtenir un indice utile du MJ.</translation>
        </message>
        <message>
            <source>Give a character Disadvantage on the linked checks. To end the curse, remove it from the sheet.</source>
            <translation>Donner à un personnage du Disadvantage aux tests liés. La malédiction cesse une fois retirée de la fiche.</translation>
        </message>
        <message>
            <source>Give the campaign a name.</source>
            <translation>Donner un nom à la campagne.</translation>
        </message>
        <message>
            <source>Give the character a name.</source>
            <translation>Donner un nom au personnage.</translation>
        </message>
        <message>
            <source>Give the counter a name and a number from 0 to {high}.</source>
            <translation>Donner au compteur un nom et un nombre de 0 à {high}.</translation>
        </message>
        <message>
            <source>Give the curse at least 1 rank.</source>
            <translation>Donner au moins 1 rang à la malédiction.</translation>
        </message>
        <message>
            <source>Give {name}'s {what} a name.</source>
            <translation>Il manque un nom ({what}) sur la fiche de {name}.</translation>
        </message>
        <message>
            <source>Gives each game its own accent color. High contrast keeps its own.</source>
            <translation>Donne à chaque jeu sa propre couleur d’accentuation. Le contraste élevé garde la sienne.</translation>
        </message>
        <message>
            <source>Go to</source>
            <translation>Aller à</translation>
        </message>
        <message>
            <source>Go to the Tilt</source>
            <translation>Passer au Tilt</translation>
        </message>
        <message>
            <source>Go to {name}</source>
            <translation>Aller à {name}</translation>
        </message>
        <message>
            <source>Good or bad</source>
            <comment>which of the two lots of a Tilt</comment>
            <translation>Bon ou mauvais</translation>
        </message>
        <message>
            <source>Good, {chance} Outstanding</source>
            <translation>Good, {chance} Outstanding</translation>
        </message>
        <message>
            <source>Greek</source>
            <translation>Grec</translation>
        </message>
        <message>
            <source>Half the town is betting on failure, and people help their bets along.</source>
            <translation>La moitié de la ville parie sur l’échec, et chacun donne un coup de pouce à son pari.</translation>
        </message>
        <message>
            <source>Half the town is betting on success, and people help their bets along.</source>
            <translation>La moitié de la ville parie sur la réussite, et chacun donne un coup de pouce à son pari.</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difficile</translation>
        </message>
        <message>
            <source>Harm</source>
            <translation>Dégâts</translation>
        </message>
        <message>
            <source>Has acted this round</source>
            <translation>A agi ce round</translation>
        </message>
        <message>
            <source>Header row</source>
            <translation>Ligne d’en-tête</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>Soigner</translation>
        </message>
        <message>
            <source>Healing or an hour's sleep</source>
            <translation>Des soins ou une heure de sommeil</translation>
        </message>
        <message>
            <source>Hebrew</source>
            <translation>Hébreu</translation>
        </message>
        <message>
            <source>Held in place.</source>
            <translation>Retenu sur place.</translation>
        </message>
        <message>
            <source>Held tokens count too, so {value} {units} would take {name} over {high} {track}.</source>
            <translation>Les jetons détenus comptent aussi : avec {value} {units}, {name} dépasserait {high} {track}.</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aide</translation>
        </message>
        <message>
            <source>Helpers</source>
            <translation>Assistants</translation>
        </message>
        <message>
            <source>Helpers' failures</source>
            <translation>Échecs des assistants</translation>
        </message>
        <message>
            <source>Helpers: {modifier} ({total} degree in total)</source>
            <translation>Assistants : {modifier} ({total} degré en tout)</translation>
        </message>
        <message>
            <source>Helpers: {modifier} ({total} degrees in total)</source>
            <translation>Assistants : {modifier} ({total} degrés en tout)</translation>
        </message>
        <message>
            <source>Hero</source>
            <translation>Héros</translation>
        </message>
        <message>
            <source>Heroes</source>
            <translation>Héros</translation>
        </message>
        <message>
            <source>Heroes can't give each other Victory points.</source>
            <translation>Les héros ne peuvent pas se donner de Victory points.</translation>
        </message>
        <message>
            <source>Heroic</source>
            <translation>Héroïque</translation>
        </message>
        <message>
            <source>Heroism</source>
            <translation>Héroïsme</translation>
        </message>
        <message>
            <source>Hidden from players.</source>
            <translation>Caché aux joueurs.</translation>
        </message>
        <message>
            <source>Hide</source>
            <comment>show nothing of it to the players</comment>
            <translation>Masquer</translation>
        </message>
        <message>
            <source>Hide new opposition until its first turn</source>
            <translation>Cacher la nouvelle opposition jusqu’à son premier tour</translation>
        </message>
        <message>
            <source>Hide {name} from players</source>
            <translation>Cacher {name} aux joueurs</translation>
        </message>
        <message>
            <source>High Water</source>
            <translation>Hautes eaux</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Contraste élevé</translation>
        </message>
        <message>
            <source>Highest Tier</source>
            <translation>Tier le plus haut</translation>
        </message>
        <message>
            <source>Highest first-die result that counts as a Mishap</source>
            <translation>Plus haut résultat du premier dé qui compte comme Mishap</translation>
        </message>
        <message>
            <source>Hindered</source>
            <translation>Hindered</translation>
        </message>
        <message>
            <source>Hit</source>
            <comment>an attack's outcome</comment>
            <translation>Touche</translation>
        </message>
        <message>
            <source>Hit hard. A second time is worse.</source>
            <translation>Durement touché. La deuxième fois est pire.</translation>
        </message>
        <message>
            <source>Hit points lost</source>
            <translation>Points de vie perdus</translation>
        </message>
        <message>
            <source>Holds nothing</source>
            <translation>Ne détient rien</translation>
        </message>
        <message>
            <source>Holds {tokens}</source>
            <translation>Détient {tokens}</translation>
        </message>
        <message>
            <source>House r&amp;ules…</source>
            <translation>Règles m&amp;aison…</translation>
        </message>
        <message>
            <source>House rule “{rule}” is set to {value}.</source>
            <translation>Règle maison « {rule} » : {value}.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Règles maison</translation>
        </message>
        <message>
            <source>House rules for this campaign. Changes take effect immediately and can be undone.</source>
            <translation>Règles maison de cette campagne. Les changements s’appliquent aussitôt et peuvent être annulés.</translation>
        </message>
        <message>
            <source>How many Possibilities each Storm Knight has at the start of an act.</source>
            <translation>Combien de Possibilities a chaque Storm Knight au début d’un acte.</translation>
        </message>
        <message>
            <source>How many Victory points a hero has at the start of a game day.</source>
            <translation>Combien de Victory points chaque héros a au début d’une journée de jeu.</translation>
        </message>
        <message>
            <source>How many can be spent on one test.</source>
            <translation>Combien on peut en dépenser pour le même test.</translation>
        </message>
        <message>
            <source>How many faces a Destiny die has.</source>
            <translation>Combien de faces a un dé Destiny.</translation>
        </message>
        <message>
            <source>How many ranks of Disadvantage each wound adds to Toughness checks.</source>
            <translation>Combien de rangs de Disadvantage chaque blessure ajoute aux tests de Toughness.</translation>
        </message>
        <message>
            <source>How many the GM has at the start of an act for each Storm Knight at the table.</source>
            <translation>Combien le MJ en a au début d’un acte pour chaque Storm Knight à la table.</translation>
        </message>
        <message>
            <source>How much Stress a hero takes when healed or when using Recover.</source>
            <translation>Combien de Stress un héros prend pour des soins ou un Recover.</translation>
        </message>
        <message>
            <source>I am</source>
            <comment>a player chooses a hero</comment>
            <translation>Je suis</translation>
        </message>
        <message>
            <source>If skilled, a 20 also rolls again.</source>
            <translation>Avec entraînement, un 20 relance aussi.</translation>
        </message>
        <message>
            <source>If unskilled, only a 10 rolls again.</source>
            <translation>Sans entraînement, seul un 10 relance.</translation>
        </message>
        <message>
            <source>Ill, and hard to heal.</source>
            <translation>Malade, et difficile à soigner.</translation>
        </message>
        <message>
            <source>Import 1 character</source>
            <translation>Importer 1 personnage</translation>
        </message>
        <message>
            <source>Import characters</source>
            <translation>Importer des personnages</translation>
        </message>
        <message>
            <source>Import characters…</source>
            <translation>Importer des personnages…</translation>
        </message>
        <message>
            <source>Import from {file}</source>
            <translation>Importer depuis {file}</translation>
        </message>
        <message>
            <source>Import {count} characters</source>
            <translation>Importer {count} personnages</translation>
        </message>
        <message>
            <source>Improve Roll ({times} times)</source>
            <translation>Improve Roll ({times} fois)</translation>
        </message>
        <message>
            <source>Improve Roll +{bonus}</source>
            <translation>Improve Roll +{bonus}</translation>
        </message>
        <message>
            <source>Improve Roll adds +{bonus}.</source>
            <translation>Improve Roll ajoute +{bonus}.</translation>
        </message>
        <message>
            <source>Improve Roll is ready: the best roll counts.</source>
            <translation>Improve Roll est prêt : le meilleur jet compte.</translation>
        </message>
        <message>
            <source>Improve Roll: rolled twice</source>
            <translation>Improve Roll : lancé deux fois</translation>
        </message>
        <message>
            <source>Improve Roll: the best of {rolls} rolls counts</source>
            <translation>Improve Roll : le meilleur de {rolls} jets compte</translation>
        </message>
        <message>
            <source>In a Multi-Action, a Favored skill can't be rerolled.</source>
            <translation>Dans une Multi-Action, une compétence Favored ne peut pas être relancée.</translation>
        </message>
        <message>
            <source>In a Soft Tilt, only Triumph dice vote. In a Hard Tilt, Tragedy dice vote too.</source>
            <translation>Dans un Soft Tilt, seuls les dés Triumph votent. Dans un Hard Tilt, les dés Tragedy votent aussi.</translation>
        </message>
        <message>
            <source>In a character's row menu.</source>
            <translation>Dans le menu de la ligne d’un personnage.</translation>
        </message>
        <message>
            <source>In open court, the chief witness breaks down and tells the truth.</source>
            <translation>En pleine audience, le témoin principal s’effondre et dit la vérité.</translation>
        </message>
        <message>
            <source>In the *Play* menu.</source>
            <translation>Dans le menu *Jeu*.</translation>
        </message>
        <message>
            <source>In the turn order</source>
            <translation>Dans l’ordre des tours</translation>
        </message>
        <message>
            <source>Increased rank: +1 rank of a power for a round</source>
            <translation>Increased Rank : +1 rang d’un pouvoir pour un round</translation>
        </message>
        <message>
            <source>Initiative, {dice}: {said}.</source>
            <translation>Initiative, {dice} : {said}.</translation>
        </message>
        <message>
            <source>Initiative: {said}.</source>
            <translation>Initiative : {said}.</translation>
        </message>
        <message>
            <source>Installed games: {games}.</source>
            <translation>Jeux installés : {games}.</translation>
        </message>
        <message>
            <source>Is holding someone.</source>
            <translation>Retient quelqu’un.</translation>
        </message>
        <message>
            <source>It does not happen</source>
            <translation>N’a pas lieu</translation>
        </message>
        <message>
            <source>It does not happen.</source>
            <translation>Cela n’a pas lieu.</translation>
        </message>
        <message>
            <source>It happens</source>
            <translation>A lieu</translation>
        </message>
        <message>
            <source>It happens.</source>
            <translation>Cela a lieu.</translation>
        </message>
        <message>
            <source>It is already there.</source>
            <translation>Cela s’y trouve déjà.</translation>
        </message>
        <message>
            <source>It is already {name}'s turn.</source>
            <translation>C’est déjà le tour de {name}.</translation>
        </message>
        <message>
            <source>It is {name}'s turn.</source>
            <translation>C’est le tour de {name}.</translation>
        </message>
        <message>
            <source>It isn't {hero}'s turn. Heroes can make an extra effort only on their own turn.</source>
            <translation>Ce n’est pas le tour de {hero}. L’effort supplémentaire n’est possible qu’à son propre tour.</translation>
        </message>
        <message>
            <source>It replaces {curse} {ranks} on {ability}.</source>
            <translation>Elle remplace {curse} {ranks} sur {ability}.</translation>
        </message>
        <message>
            <source>It replaces {curse} {ranks}.</source>
            <translation>Elle remplace {curse} {ranks}.</translation>
        </message>
        <message>
            <source>It will be in every paper and on every wall: a flattering picture and one helpful lie.</source>
            <translation>Ce sera dans tous les journaux et sur tous les murs : un portrait flatteur et un mensonge bien utile.</translation>
        </message>
        <message>
            <source>It will be in every paper and on every wall: the address, the habits and a very good portrait.</source>
            <translation>Ce sera dans tous les journaux et sur tous les murs : l’adresse, les habitudes et un très bon portrait.</translation>
        </message>
        <message>
            <source>January</source>
            <translation>janvier</translation>
        </message>
        <message>
            <source>Japanese</source>
            <translation>Japonais</translation>
        </message>
        <message>
            <source>July</source>
            <translation>juillet</translation>
        </message>
        <message>
            <source>June</source>
            <translation>juin</translation>
        </message>
        <message>
            <source>Keep</source>
            <comment>a token</comment>
            <translation>Garder</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>Garder les deux</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Le garder</translation>
        </message>
        <message>
            <source>Keep mine</source>
            <translation>Garder la mienne</translation>
        </message>
        <message>
            <source>Keep or reroll the first die, then announce the test.</source>
            <translation>D’abord garder ou relancer le premier dé. Ensuite, annoncer le test.</translation>
        </message>
        <message>
            <source>Keep or reroll?</source>
            <translation>Le garder ou le relancer ?</translation>
        </message>
        <message>
            <source>Keep the first die</source>
            <translation>Garder le premier dé</translation>
        </message>
        <message>
            <source>Keep the first die of a Favored test.</source>
            <translation>Garder le premier dé d’un test Favored.</translation>
        </message>
        <message>
            <source>Keep the tie</source>
            <translation>Garder l’égalité</translation>
        </message>
        <message>
            <source>Keep this version</source>
            <translation>Garder cette version</translation>
        </message>
        <message>
            <source>Keep typing: {example}.</source>
            <translation>Continuer la saisie : {example}.</translation>
        </message>
        <message>
            <source>Key checks</source>
            <translation>Tests décisifs</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Type</translation>
        </message>
        <message>
            <source>Knives Out</source>
            <translation>Couteaux tirés</translation>
        </message>
        <message>
            <source>Korean</source>
            <translation>Coréen</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Last Words</source>
            <translation>Dernières paroles</translation>
        </message>
        <message>
            <source>Last announced check</source>
            <translation>Dernier test annoncé</translation>
        </message>
        <message>
            <source>Last name</source>
            <translation>Nom de famille</translation>
        </message>
        <message>
            <source>Late players roll into the pool</source>
            <translation>Les retardataires lancent dans la réserve</translation>
        </message>
        <message>
            <source>Later steps are in the journal {file}. No backup has them.</source>
            <translation>Le carnet {file} contient des étapes plus récentes. Aucune sauvegarde ne les contient.</translation>
        </message>
        <message>
            <source>Left for Dead</source>
            <translation>Laissé pour mort</translation>
        </message>
        <message>
            <source>Less difficulty</source>
            <translation>Moins de difficulté</translation>
        </message>
        <message>
            <source>Letters</source>
            <translation>Lettres</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Niveau</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <source>Light, dark, high contrast, or the same as your system.</source>
            <translation>Clair, sombre, contraste élevé, ou comme le système.</translation>
        </message>
        <message>
            <source>Limit</source>
            <translation>Limite</translation>
        </message>
        <message>
            <source>Limits how many ranks are rolled</source>
            <translation>Limite le nombre de rangs lancés</translation>
        </message>
        <message>
            <source>Line {line}, {where}: {what}</source>
            <translation>Ligne {line}, {where} : {what}</translation>
        </message>
        <message>
            <source>Line {line}: {what}</source>
            <translation>Ligne {line} : {what}</translation>
        </message>
        <message>
            <source>Link the curse to an ability, or to none.</source>
            <translation>Lier la malédiction à une capacité, ou à aucune.</translation>
        </message>
        <message>
            <source>Linked to</source>
            <translation>Lié à</translation>
        </message>
        <message>
            <source>Lo&amp;g</source>
            <translation>Jo&amp;urnal</translation>
        </message>
        <message>
            <source>Loading the table. If nothing appears, this browser is too old.</source>
            <translation>Chargement de la table. Si rien n’apparaît, ce navigateur est trop ancien.</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Journal</translation>
        </message>
        <message>
            <source>Log entries</source>
            <translation>Entrées du journal</translation>
        </message>
        <message>
            <source>Look back</source>
            <translation>Regarder en arrière</translation>
        </message>
        <message>
            <source>Loose Ends</source>
            <translation>Affaires en suspens</translation>
        </message>
        <message>
            <source>Lose HP: enter a number or dice to roll.</source>
            <translation>Perdre des HP : saisir un nombre ou des dés à lancer.</translation>
        </message>
        <message>
            <source>Loses</source>
            <translation>Perd</translation>
        </message>
        <message>
            <source>Lost Time</source>
            <translation>Temps perdu</translation>
        </message>
        <message>
            <source>Luck by hand</source>
            <translation>Luck à la main</translation>
        </message>
        <message>
            <source>Luck can't be put in a pool. Spend it on a roll.</source>
            <translation>Luck ne peut pas être placé dans une réserve. Il se dépense pour un jet.</translation>
        </message>
        <message>
            <source>Luck die</source>
            <translation>Dé de chance</translation>
        </message>
        <message>
            <source>Luck is already full</source>
            <translation>Luck est déjà au maximum</translation>
        </message>
        <message>
            <source>Luck is full again.</source>
            <translation>Luck est de nouveau au maximum.</translation>
        </message>
        <message>
            <source>Luck is full.</source>
            <translation>Luck est au maximum.</translation>
        </message>
        <message>
            <source>Luck is limited by the stat</source>
            <translation>Le Stat limite Luck</translation>
        </message>
        <message>
            <source>Made because another program had changed the file.</source>
            <translation>Faite parce qu’un autre programme avait modifié le fichier.</translation>
        </message>
        <message>
            <source>Made because the file contains data that this version of gmtracker doesn't recognize.</source>
            <translation>Faite parce que le fichier contient des données que cette version de gmtracker ne connaît pas.</translation>
        </message>
        <message>
            <source>Made before a backup was restored.</source>
            <translation>Faite avant la restauration d’une sauvegarde.</translation>
        </message>
        <message>
            <source>Major +5</source>
            <translation>Majeur +5</translation>
        </message>
        <message>
            <source>Make an Initiative check for everyone who hasn't rolled yet. The highest result goes first.</source>
            <translation>Un test d’initiative pour tous ceux qui n’ont pas encore lancé. Le plus haut résultat commence.</translation>
        </message>
        <message>
            <source>Make the check</source>
            <comment>a routine check, on a button</comment>
            <translation>Faire le test</translation>
        </message>
        <message>
            <source>Make the outcome final.</source>
            <translation>Le résultat est définitif.</translation>
        </message>
        <message>
            <source>Makes it one step better: stunned to dazed, immobile to hindered, and so on.</source>
            <translation>Un cran de mieux : de Stunned à Dazed, d’Immobile à Hindered, et ainsi de suite.</translation>
        </message>
        <message>
            <source>Makes it one step worse: dazed to stunned, hindered to immobile, and so on.</source>
            <translation>Un cran de pire : de Dazed à Stunned, de Hindered à Immobile, et ainsi de suite.</translation>
        </message>
        <message>
            <source>Makes the outcome final. A Crit gives 1 Luck or another benefit.</source>
            <translation>Rend l’issue définitive. Un Crit donne 1 Luck ou un autre avantage.</translation>
        </message>
        <message>
            <source>Makes the outcome final. Nothing more can be spent on it.</source>
            <translation>Rend le résultat définitif. On ne peut plus rien y dépenser.</translation>
        </message>
        <message>
            <source>Makeshift</source>
            <translation>De fortune</translation>
        </message>
        <message>
            <source>Makeshift tools</source>
            <translation>Outils de fortune</translation>
        </message>
        <message>
            <source>Makeshift tools: −1, no tools: −2</source>
            <translation>Outils de fortune : −1, sans outils : −2</translation>
        </message>
        <message>
            <source>March</source>
            <translation>mars</translation>
        </message>
        <message>
            <source>Mark the Wounds and Shock.</source>
            <translation>Noter les Wounds et le Shock.</translation>
        </message>
        <message>
            <source>Mark the action with that letter</source>
            <translation>Cocher l’action qui porte cette lettre</translation>
        </message>
        <message>
            <source>Match these columns</source>
            <translation>Associer ces colonnes</translation>
        </message>
        <message>
            <source>Matters of the Heart</source>
            <translation>Affaires de cœur</translation>
        </message>
        <message>
            <source>May</source>
            <comment>a month</comment>
            <translation>mai</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Moyenne</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>Menu (Alt)</source>
            <translation>Menu (Alt)</translation>
        </message>
        <message>
            <source>Menu bar</source>
            <translation>Barre de menus</translation>
        </message>
        <message>
            <source>Minor +1</source>
            <translation>Mineur +1</translation>
        </message>
        <message>
            <source>Mira (Ana), Rook (Ben)</source>
            <translation>Mira (Ana), Rook (Ben)</translation>
        </message>
        <message>
            <source>Mishap effect</source>
            <translation>Effet de Mishap</translation>
        </message>
        <message>
            <source>Mishap up to</source>
            <translation>Mishap jusqu’à</translation>
        </message>
        <message>
            <source>Miss</source>
            <comment>an attack's outcome</comment>
            <translation>Manqué</translation>
        </message>
        <message>
            <source>Missing tools</source>
            <translation>Outils manquants</translation>
        </message>
        <message>
            <source>Mistaken Identity</source>
            <translation>Erreur sur la personne</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>Modérée</translation>
        </message>
        <message>
            <source>Modifier</source>
            <translation>Modificateur</translation>
        </message>
        <message>
            <source>Modifiers from wounds and conditions on both sides</source>
            <translation>Modificateurs dus aux Wounds et aux états des deux camps</translation>
        </message>
        <message>
            <source>Monday</source>
            <translation>Lundi</translation>
        </message>
        <message>
            <source>Monday</source>
            <comment>within a line</comment>
            <translation>lundi</translation>
        </message>
        <message>
            <source>Money is hidden in a seam, a drawer or a hollow heel, and no one is looking for it.</source>
            <translation>De l’argent est caché dans une couture, un tiroir ou un talon creux, et personne ne le cherche.</translation>
        </message>
        <message>
            <source>Money is hidden in a seam, a drawer or a hollow heel, and someone badly wants it back.</source>
            <translation>De l’argent est caché dans une couture, un tiroir ou un talon creux, et quelqu’un tient à le récupérer.</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Plus</translation>
        </message>
        <message>
            <source>More Wounds than the limit</source>
            <translation>Plus de Wounds que la limite</translation>
        </message>
        <message>
            <source>More damage</source>
            <translation>Plus de dégâts</translation>
        </message>
        <message>
            <source>More opt&amp;ions</source>
            <translation>P&amp;lus d’options</translation>
        </message>
        <message>
            <source>Move a row earlier or later (when sorted by turn)</source>
            <translation>Avancer ou reculer une ligne (quand elles sont triées par tour)</translation>
        </message>
        <message>
            <source>Move one {token} by hand</source>
            <translation>Déplacer à la main : {token}</translation>
        </message>
        <message>
            <source>Moves at less than full speed.</source>
            <translation>Se déplace moins vite qu’à pleine allure.</translation>
        </message>
        <message>
            <source>Multi-Action {penalty}.</source>
            <translation>Multi-Action {penalty}.</translation>
        </message>
        <message>
            <source>Must do everything that someone else wants.</source>
            <translation>Doit faire tout ce que veut quelqu’un d’autre.</translation>
        </message>
        <message>
            <source>Must do one thing that someone else wants.</source>
            <translation>Doit faire une chose que veut quelqu’un d’autre.</translation>
        </message>
        <message>
            <source>My campaign</source>
            <translation>Ma campagne</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>show the players the name alone</comment>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Name one character, or select several rows and name no one.</source>
            <translation>Nommer un seul personnage, ou choisir plusieurs lignes sans nommer personne.</translation>
        </message>
        <message>
            <source>Name the alternate effect.</source>
            <translation>Nommer l’effet alternatif.</translation>
        </message>
        <message>
            <source>Name the edge that gains a rank.</source>
            <translation>Nommer l’atout qui gagne un rang.</translation>
        </message>
        <message>
            <source>Name the power for the stunt.</source>
            <translation>Indiquer le pouvoir du Power Stunt.</translation>
        </message>
        <message>
            <source>Name the power that gains a rank.</source>
            <translation>Indiquer le pouvoir qui gagne un rang.</translation>
        </message>
        <message>
            <source>Name the trait that gains a rank.</source>
            <translation>Nommer le trait qui gagne un rang.</translation>
        </message>
        <message>
            <source>Natural 1</source>
            <translation>1 naturel</translation>
        </message>
        <message>
            <source>Natural 1, a critical miss</source>
            <translation>1 naturel, un échec critique</translation>
        </message>
        <message>
            <source>Natural 20</source>
            <translation>20 naturel</translation>
        </message>
        <message>
            <source>Natural 20, a critical hit</source>
            <translation>20 naturel, un coup critique</translation>
        </message>
        <message>
            <source>Near impossible</source>
            <translation>Presque impossible</translation>
        </message>
        <message>
            <source>Needs help now.</source>
            <translation>A besoin d’aide tout de suite.</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Réseau</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Nouvelle</translation>
        </message>
        <message>
            <source>New act</source>
            <translation>Nouvel acte</translation>
        </message>
        <message>
            <source>New campaign</source>
            <translation>Nouvelle campagne</translation>
        </message>
        <message>
            <source>New campaigns are saved in {folder}</source>
            <translation>Les nouvelles campagnes sont enregistrées dans {folder}</translation>
        </message>
        <message>
            <source>New character</source>
            <translation>Nouveau personnage</translation>
        </message>
        <message>
            <source>New code</source>
            <translation>Nouveau code</translation>
        </message>
        <message>
            <source>New game day</source>
            <translation>Nouvelle journée de jeu</translation>
        </message>
        <message>
            <source>New game day each session</source>
            <translation>Nouvelle journée de jeu à chaque séance</translation>
        </message>
        <message>
            <source>New opposition</source>
            <translation>Nouvelle opposition</translation>
        </message>
        <message>
            <source>Next check: +1 rank of Advantage</source>
            <translation>Prochain test : +1 rang d’Advantage</translation>
        </message>
        <message>
            <source>Next check: +1 rank of Disadvantage</source>
            <translation>Prochain test : +1 rang de Disadvantage</translation>
        </message>
        <message>
            <source>Next check: +{bonus}</source>
            <translation>Prochain test : +{bonus}</translation>
        </message>
        <message>
            <source>Next check: +{ranks} ranks of Advantage</source>
            <translation>Prochain test : +{ranks} rangs d’Advantage</translation>
        </message>
        <message>
            <source>Next check: +{ranks} ranks of Disadvantage</source>
            <translation>Prochain test : +{ranks} rangs de Disadvantage</translation>
        </message>
        <message>
            <source>Next check: Favor by Luck</source>
            <translation>Prochain test : Favor par Luck</translation>
        </message>
        <message>
            <source>Next check: −{penalty}</source>
            <translation>Prochain test : −{penalty}</translation>
        </message>
        <message>
            <source>Next or previous turn (when the roster has focus)</source>
            <translation>Tour suivant ou précédent (quand la liste des personnages a le focus)</translation>
        </message>
        <message>
            <source>Next turn</source>
            <translation>Tour suivant</translation>
        </message>
        <message>
            <source>Next turn with t&amp;yped dice…</source>
            <translation>Tour suivant, &amp;dés à saisir…</translation>
        </message>
        <message>
            <source>Nigh-impossible</source>
            <translation>Quasi impossible</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Non</translation>
        </message>
        <message>
            <source>No Advantage for a foe until the end of the next turn</source>
            <translation>Pas d’Advantage pour un ennemi, jusqu’à la fin du tour suivant</translation>
        </message>
        <message>
            <source>No Advantage for {foe}</source>
            <translation>Pas d’Advantage pour {foe}</translation>
        </message>
        <message>
            <source>No Disadvantage</source>
            <translation>Pas de Disadvantage</translation>
        </message>
        <message>
            <source>No Disadvantage until the end of the next turn</source>
            <translation>Pas de Disadvantage, jusqu’à la fin du tour suivant</translation>
        </message>
        <message>
            <source>No Fate stones are left, so no benefit is owed.</source>
            <translation>Il ne reste plus de pierres de Fate, donc aucun bienfait n’est dû.</translation>
        </message>
        <message>
            <source>No Heroic Feat is ready for this check.</source>
            <translation>Aucun Heroic Feat n’est prêt pour ce test.</translation>
        </message>
        <message>
            <source>No Storm Knights are at the table.</source>
            <translation>Aucun Storm Knight n’est à la table.</translation>
        </message>
        <message>
            <source>No Tilt is due. One happens when the last die of the Destiny pool is awarded.</source>
            <translation>Aucun Tilt n’est dû. Il vient quand le dernier dé de la réserve Destiny est accordé.</translation>
        </message>
        <message>
            <source>No Way Back</source>
            <translation>Sans retour</translation>
        </message>
        <message>
            <source>No ability</source>
            <translation>Aucune capacité</translation>
        </message>
        <message>
            <source>No award needs a reason.</source>
            <translation>Aucun dé accordé n’attend de raison.</translation>
        </message>
        <message>
            <source>No backups yet. The first one is made when the file is saved for the second time.</source>
            <translation>Il n’y a pas encore de sauvegarde. La première est faite au deuxième enregistrement du fichier.</translation>
        </message>
        <message>
            <source>No characters found in this file.</source>
            <translation>Aucun personnage trouvé dans ce fichier.</translation>
        </message>
        <message>
            <source>No characters found in this file. It needs a header row with a column named “Name”.</source>
            <translation>Aucun personnage trouvé dans ce fichier. Il lui faut une ligne d’en-tête avec une colonne nommée « Nom ».</translation>
        </message>
        <message>
            <source>No characters yet.</source>
            <translation>Pas encore de personnage.</translation>
        </message>
        <message>
            <source>No check is open.</source>
            <translation>Aucun test n’est en cours.</translation>
        </message>
        <message>
            <source>No check is open. Roll a check first.</source>
            <translation>Aucun test n’est en cours. Lancer d’abord un test.</translation>
        </message>
        <message>
            <source>No defeat test is needed now.</source>
            <translation>Aucun test de Defeat n’est nécessaire pour l’instant.</translation>
        </message>
        <message>
            <source>No die in the {pool} shows {number}.</source>
            <translation>Aucun dé de {pool} ne montre {number}.</translation>
        </message>
        <message>
            <source>No encounter is in progress, so unused Fate is lost: {stones}.</source>
            <translation>Aucune rencontre n’est en cours, donc le Fate non utilisé est perdu : {stones}.</translation>
        </message>
        <message>
            <source>No encounter is in progress.</source>
            <translation>Aucune rencontre n’est en cours.</translation>
        </message>
        <message>
            <source>No extra effort is ready for this check.</source>
            <translation>Aucun effort supplémentaire n’est prêt pour ce test.</translation>
        </message>
        <message>
            <source>No game with the ruleset {ruleset} is installed.</source>
            <translation>Aucun jeu avec le ruleset {ruleset} n’est installé.</translation>
        </message>
        <message>
            <source>No harm</source>
            <translation>Aucun dégât</translation>
        </message>
        <message>
            <source>No heroes yet. Add one or import characters first.</source>
            <translation>Pas encore de héros. Ajouter d’abord un héros ou importer des personnages.</translation>
        </message>
        <message>
            <source>No hubris has just been activated.</source>
            <translation>Aucune hubris ne vient d’être activée.</translation>
        </message>
        <message>
            <source>No living heroes are present.</source>
            <translation>Aucun héros vivant n’est présent.</translation>
        </message>
        <message>
            <source>No matches.</source>
            <translation>Rien trouvé.</translation>
        </message>
        <message>
            <source>No one else</source>
            <translation>Personne d’autre</translation>
        </message>
        <message>
            <source>No one has anything to recover from.</source>
            <translation>Personne n’a rien dont se remettre.</translation>
        </message>
        <message>
            <source>No one in particular</source>
            <translation>Personne en particulier</translation>
        </message>
        <message>
            <source>No one voted on {lot}. The dice decide.</source>
            <translation>Personne ne vote ({lot}). Les dés décident.</translation>
        </message>
        <message>
            <source>No phone follows now</source>
            <translation>Aucun téléphone connecté en ce moment</translation>
        </message>
        <message>
            <source>No phone follows yet</source>
            <translation>Aucun téléphone connecté pour l’instant</translation>
        </message>
        <message>
            <source>No phone follows yet. Are the phones on the same Wi-Fi, without a VPN?</source>
            <translation>Aucun téléphone connecté pour l’instant. Sont-ils sur le même Wi-Fi, sans VPN ?</translation>
        </message>
        <message>
            <source>No roll is needed. To roll damage, choose a target and the damage dice.</source>
            <translation>Aucun jet n’est nécessaire. Pour lancer les dégâts, choisir une cible et les dés de dégâts.</translation>
        </message>
        <message>
            <source>No roll. If the ranks are equal, a coin toss decides.</source>
            <translation>Pas de jet. À rang égal, on tire à pile ou face.</translation>
        </message>
        <message>
            <source>No session is in progress.</source>
            <translation>Aucune séance n’est en cours.</translation>
        </message>
        <message>
            <source>No sessions yet.</source>
            <translation>Il n’y a pas encore eu de séance.</translation>
        </message>
        <message>
            <source>No special source</source>
            <translation>Aucune source particulière</translation>
        </message>
        <message>
            <source>No test is open.</source>
            <translation>Aucun test n’est en cours.</translation>
        </message>
        <message>
            <source>No test is open. Roll one first.</source>
            <translation>Aucun test n’est en cours. D’abord en lancer un.</translation>
        </message>
        <message>
            <source>No test is open. To roll a Possibility with {name}'s test, set that test up and drop it on the check panel.</source>
            <translation>Aucun test n’est en cours. Pour lancer une Possibility avec un test de {name}, préparer ce test et la déposer sur le panneau de test.</translation>
        </message>
        <message>
            <source>No token gained this session</source>
            <translation>Pas encore de nouveau jeton à cette séance</translation>
        </message>
        <message>
            <source>No tools</source>
            <translation>Sans outils</translation>
        </message>
        <message>
            <source>No votes, rolled {number}</source>
            <translation>Aucun vote, jet : {number}</translation>
        </message>
        <message>
            <source>No {target}</source>
            <translation>Sans {target}</translation>
        </message>
        <message>
            <source>No {token} is available for that.</source>
            <translation>Aucun {token} n’est disponible pour cela.</translation>
        </message>
        <message>
            <source>No {what} is left to add.</source>
            <translation>Il ne reste rien à ajouter : {what}.</translation>
        </message>
        <message>
            <source>No {what} is left to roll with.</source>
            <translation>Il ne reste rien à lancer : {what}.</translation>
        </message>
        <message>
            <source>Noise wakes them, unless they are also exhausted.</source>
            <translation>Le bruit réveille le personnage, sauf s’il est aussi Exhausted.</translation>
        </message>
        <message>
            <source>None</source>
            <comment>no die</comment>
            <translation>Aucun</translation>
        </message>
        <message>
            <source>None</source>
            <comment>no tools at all</comment>
            <translation>Aucun</translation>
        </message>
        <message>
            <source>Not active</source>
            <translation>Ce n’est pas son tour</translation>
        </message>
        <message>
            <source>Not countered</source>
            <translation>Effet non contré</translation>
        </message>
        <message>
            <source>Not countered, {degrees}.</source>
            <translation>Effet non contré, {degrees}.</translation>
        </message>
        <message>
            <source>Not everything has been saved to the file</source>
            <translation>Tout n’a pas été enregistré dans le fichier</translation>
        </message>
        <message>
            <source>Not for {names}.</source>
            <translation>Pas pour {names}.</translation>
        </message>
        <message>
            <source>Not linked</source>
            <translation>Non lié</translation>
        </message>
        <message>
            <source>Not resisted</source>
            <translation>Résistance manquée</translation>
        </message>
        <message>
            <source>Not resisted, {degrees}.</source>
            <translation>Résistance manquée, {degrees}.</translation>
        </message>
        <message>
            <source>Not saved yet · {file}</source>
            <translation>Pas encore enregistré · {file}</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>Note: {text}</source>
            <translation>Note : {text}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notes</translation>
        </message>
        <message>
            <source>Notes: {notes}</source>
            <translation>Notes : {notes}</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Rien</translation>
        </message>
        <message>
            <source>Nothing here is called “{word}”.</source>
            <translation>Rien ici ne s’appelle « {word} ».</translation>
        </message>
        <message>
            <source>Nothing here is called “{word}”. Press Enter to use this instead.</source>
            <translation>Rien ici ne s’appelle « {word} ». Appuyer sur Entrée pour utiliser ceci à la place.</translation>
        </message>
        <message>
            <source>Nothing is owed</source>
            <translation>Rien n’est dû</translation>
        </message>
        <message>
            <source>Nothing is saved until you save the campaign elsewhere, or the file can be written again.</source>
            <translation>Rien n’est enregistré tant que le fichier ne peut pas être écrit ou que la campagne n’est pas enregistrée ailleurs.</translation>
        </message>
        <message>
            <source>Nothing left this session.</source>
            <translation>Il ne reste rien pour cette séance.</translation>
        </message>
        <message>
            <source>Nothing stops it. Roll the damage.</source>
            <translation>Rien ne l’arrête. Lancer les dégâts.</translation>
        </message>
        <message>
            <source>Nothing to change: it is already set that way.</source>
            <translation>C’est déjà le cas.</translation>
        </message>
        <message>
            <source>Nothing to redo.</source>
            <translation>Il n’y a rien à rétablir.</translation>
        </message>
        <message>
            <source>Nothing to show</source>
            <translation>Rien à montrer</translation>
        </message>
        <message>
            <source>Nothing to show yet.</source>
            <translation>Rien à montrer pour l’instant.</translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>Il n’y a rien à annuler.</translation>
        </message>
        <message>
            <source>November</source>
            <translation>novembre</translation>
        </message>
        <message>
            <source>Now {result}.</source>
            <translation>Maintenant {result}.</translation>
        </message>
        <message>
            <source>Number of damage dice</source>
            <translation>Nombre de dés de dégâts</translation>
        </message>
        <message>
            <source>Number of rounds</source>
            <translation>Nombre de rounds</translation>
        </message>
        <message>
            <source>Number of stones</source>
            <translation>Nombre de pierres</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <source>Obstacle</source>
            <translation>Obstacle</translation>
        </message>
        <message>
            <source>October</source>
            <translation>octobre</translation>
        </message>
        <message>
            <source>Offense</source>
            <translation>Offensive</translation>
        </message>
        <message>
            <source>Old Habits</source>
            <translation>Vieilles habitudes</translation>
        </message>
        <message>
            <source>On</source>
            <comment>a setting</comment>
            <translation>Activée</translation>
        </message>
        <message>
            <source>On a Mishap</source>
            <translation>En cas de Mishap</translation>
        </message>
        <message>
            <source>On a critical hit</source>
            <translation>Sur un coup critique</translation>
        </message>
        <message>
            <source>On a hit</source>
            <translation>En cas de touche</translation>
        </message>
        <message>
            <source>On fire until put out.</source>
            <translation>En feu, jusqu’à extinction.</translation>
        </message>
        <message>
            <source>On the ground.</source>
            <translation>À terre.</translation>
        </message>
        <message>
            <source>Once per encounter, as an action: remove a wound or condition for Stress.</source>
            <translation>Une fois par rencontre, en action : retirer une blessure ou un état, contre du Stress.</translation>
        </message>
        <message>
            <source>Once the session starts, tokens you can spend on this check appear here.</source>
            <translation>Une fois la séance commencée, les jetons à dépenser pour ce test s’affichent ici.</translation>
        </message>
        <message>
            <source>One action fewer until it ends.</source>
            <translation>Une action de moins jusqu’à ce que cela passe.</translation>
        </message>
        <message>
            <source>One die of another size</source>
            <translation>Un dé d’une autre taille</translation>
        </message>
        <message>
            <source>One extra standard action</source>
            <translation>Une action standard de plus</translation>
        </message>
        <message>
            <source>One hour happens twice, and the lucky one remembers how it went.</source>
            <translation>Une heure a lieu deux fois, et le chanceux se souvient de la première fois.</translation>
        </message>
        <message>
            <source>One of the enemy's people changes sides at the decisive moment and brings the proof.</source>
            <translation>L’un des ennemis change de camp au moment décisif et apporte la preuve.</translation>
        </message>
        <message>
            <source>One of the helpers has lost heart and left with the keys.</source>
            <translation>L’un des alliés a perdu courage et il est parti avec les clés.</translation>
        </message>
        <message>
            <source>One of the opposition has lost heart and wants a way out.</source>
            <translation>L’un des adversaires a perdu courage et cherche une issue.</translation>
        </message>
        <message>
            <source>One of {name}'s attacks has no dice. Enter them beside it, for example “2d6”.</source>
            <translation>Une attaque de {name} n’a pas de dés. Indiquez-les à côté, par exemple « 2d6 ».</translation>
        </message>
        <message>
            <source>One roll for all. Armor, Immune and Weak apply to each separately.</source>
            <translation>Un jet pour tous. Armor, Immune et Weak s’appliquent à chacun séparément.</translation>
        </message>
        <message>
            <source>One untrained check</source>
            <translation>Un test sans formation</translation>
        </message>
        <message>
            <source>Only Countdown dice can be rolled here.</source>
            <translation>Ici, seuls les dés de Countdown peuvent être lancés.</translation>
        </message>
        <message>
            <source>Only Storm Knights and the GM hold Possibilities. {name} uses the GM's.</source>
            <translation>Seuls les Storm Knights et le MJ ont des Possibilities. {name} utilise celles du MJ.</translation>
        </message>
        <message>
            <source>Only a Possibility, Up, a Hero card or a Drama card can be rolled with a test.</source>
            <translation>Seuls une Possibility, Up, une carte Hero ou une carte Drama peuvent être lancés avec un test.</translation>
        </message>
        <message>
            <source>Only a Tragedy die can activate a hubris.</source>
            <translation>Seul un dé Tragedy peut activer une hubris.</translation>
        </message>
        <message>
            <source>Only a hero's Victory point can be spent here.</source>
            <translation>Seul le Victory point d’un héros peut être dépensé ici.</translation>
        </message>
        <message>
            <source>Only a spent Tragedy die goes to the GM's hand.</source>
            <translation>Seul un dé Tragedy dépensé va dans la main du MJ.</translation>
        </message>
        <message>
            <source>Only another player or the GM can activate a hubris.</source>
            <translation>Seul un autre joueur ou le MJ peut activer une hubris.</translation>
        </message>
        <message>
            <source>Only dice in the Destiny pool show a face.</source>
            <translation>Seuls les dés de la réserve Destiny affichent une face.</translation>
        </message>
        <message>
            <source>Only heroes can be marked as present. The GM plays the opposition.</source>
            <translation>Seuls les héros peuvent être marqués présents. Le MJ joue l’opposition.</translation>
        </message>
        <message>
            <source>Only heroes can have Victory points.</source>
            <translation>Seuls les héros peuvent avoir des Victory points.</translation>
        </message>
        <message>
            <source>Only heroes can hold Luck.</source>
            <translation>Seuls les héros peuvent avoir du Luck.</translation>
        </message>
        <message>
            <source>Only heroes can hold tokens, and only Destiny dice.</source>
            <translation>Seuls les héros peuvent détenir des jetons, et seulement des dés Destiny.</translation>
        </message>
        <message>
            <source>Only heroes roll: a d20 with Favor or Hinder, Luck to spend, and Countdown dice.</source>
            <translation>Seuls les héros lancent les dés : un d20 avec Favor ou Hinder, du Luck à dépenser et des dés de Countdown.</translation>
        </message>
        <message>
            <source>Only one standard action each turn.</source>
            <translation>Une seule action standard par tour.</translation>
        </message>
        <message>
            <source>Only the GM can spend that Possibility, not {name}.</source>
            <translation>Seul le MJ peut dépenser cette Possibility, pas {name}.</translation>
        </message>
        <message>
            <source>Only the first sheet, “{name}”, was imported.</source>
            <translation>Seule la première feuille, « {name} », a été importée.</translation>
        </message>
        <message>
            <source>Only this one</source>
            <comment>of a group of foes</comment>
            <translation>Lui seul</translation>
        </message>
        <message>
            <source>Only watching</source>
            <translation>Spectateur</translation>
        </message>
        <message>
            <source>Only {holder} can spend that Luck.</source>
            <translation>Seul {holder} peut dépenser ce Luck.</translation>
        </message>
        <message>
            <source>Only {holder} can spend that Possibility, not {name}.</source>
            <translation>Seul {holder} peut dépenser cette Possibility, pas {name}.</translation>
        </message>
        <message>
            <source>Only {holder} can spend that die.</source>
            <translation>Ce dé ne peut être dépensé que par {holder}.</translation>
        </message>
        <message>
            <source>Only {holder} can spend that point.</source>
            <translation>Seul {holder} peut dépenser ce point.</translation>
        </message>
        <message>
            <source>Only {holder} can spend that.</source>
            <translation>Personne d’autre que {holder} ne peut dépenser cela.</translation>
        </message>
        <message>
            <source>Only {name} can use this award.</source>
            <translation>Ce dé accordé ne peut servir qu’à {name}.</translation>
        </message>
        <message>
            <source>Open a campaign</source>
            <translation>Ouvrir une campagne</translation>
        </message>
        <message>
            <source>Open a campaign file</source>
            <translation>Ouvrir un fichier de campagne</translation>
        </message>
        <message>
            <source>Open a campaign first, then drop the spreadsheet on its window.</source>
            <translation>Ouvrez d’abord une campagne, puis déposez la feuille de calcul dans sa fenêtre.</translation>
        </message>
        <message>
            <source>Open a campaign first.</source>
            <translation>Ouvrir d’abord une campagne.</translation>
        </message>
        <message>
            <source>Open again: {what}.</source>
            <translation>De nouveau ouvert : {what}.</translation>
        </message>
        <message>
            <source>Open check</source>
            <translation>Test en cours</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>Ouvrir le dossier</translation>
        </message>
        <message>
            <source>Open re&amp;cent</source>
            <translation>Campagnes &amp;récentes</translation>
        </message>
        <message>
            <source>Open sam&amp;ple</source>
            <translation>Ouvrir un e&amp;xemple</translation>
        </message>
        <message>
            <source>Open sample: {game}</source>
            <translation>Ouvrir l’exemple : {game}</translation>
        </message>
        <message>
            <source>Open the newer version</source>
            <translation>Ouvrir la version plus récente</translation>
        </message>
        <message>
            <source>Open the newest backup</source>
            <translation>Ouvrir la sauvegarde la plus récente</translation>
        </message>
        <message>
            <source>Open to attack.</source>
            <translation>Exposé aux attaques.</translation>
        </message>
        <message>
            <source>Open {name}</source>
            <translation>Ouvrir {name}</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>Ouvrir…</translation>
        </message>
        <message>
            <source>Opposing Improve Roll +{bonus}</source>
            <translation>Improve Roll adverse +{bonus}</translation>
        </message>
        <message>
            <source>Opposing Tragedy −{penalty}</source>
            <translation>Tragedy adverse −{penalty}</translation>
        </message>
        <message>
            <source>Opposition</source>
            <translation>Opposition</translation>
        </message>
        <message>
            <source>Other DN</source>
            <translation>Autre DN</translation>
        </message>
        <message>
            <source>Other Recovers</source>
            <translation>Autres Recovers</translation>
        </message>
        <message>
            <source>Other damage</source>
            <translation>Autres dégâts</translation>
        </message>
        <message>
            <source>Others act before {name}. Drag {name} up in the turn order, or type “delay” with a name.</source>
            <translation>D’autres jouent avant {name}. Faites glisser {name} vers le haut dans l’ordre des tours, ou tapez « retarder » avec un nom.</translation>
        </message>
        <message>
            <source>Our players</source>
            <translation>Les joueurs</translation>
        </message>
        <message>
            <source>Our players roll their own dice</source>
            <translation>Les joueurs lancent leurs propres dés</translation>
        </message>
        <message>
            <source>Out of the conflict. A rest may take longer.</source>
            <translation>Hors du conflit. Un repos peut durer plus longtemps.</translation>
        </message>
        <message>
            <source>Out of the fight, without a defeat test.</source>
            <translation>Hors de combat, sans test de Defeat.</translation>
        </message>
        <message>
            <source>Out of the fight.</source>
            <translation>Hors de combat.</translation>
        </message>
        <message>
            <source>Out of the fight: failed a defeat test.</source>
            <translation>Hors de combat : test de Defeat raté.</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Issue</translation>
        </message>
        <message>
            <source>Over the Heart</source>
            <translation>Sur le cœur</translation>
        </message>
        <message>
            <source>Overridden</source>
            <translation>Passé outre</translation>
        </message>
        <message>
            <source>Overridden by the GM</source>
            <translation>Le MJ passe outre</translation>
        </message>
        <message>
            <source>Overridden: {refusal}</source>
            <translation>Passé outre : {refusal}</translation>
        </message>
        <message>
            <source>Override a refusal (“Anyway”)</source>
            <translation>Passer outre un refus (« Quand même »)</translation>
        </message>
        <message>
            <source>Owed</source>
            <translation>Dû</translation>
        </message>
        <message>
            <source>Owed next session (listed in the summary)</source>
            <translation>Dû à la prochaine séance (figure dans le résumé)</translation>
        </message>
        <message>
            <source>Owed to {about}: {text}</source>
            <translation>Dû à {about} : {text}</translation>
        </message>
        <message>
            <source>Owed: {text}</source>
            <translation>Dû : {text}</translation>
        </message>
        <message>
            <source>Page {number} of {count}</source>
            <translation>Page {number} sur {count}</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Pages</translation>
        </message>
        <message>
            <source>Panic</source>
            <translation>Panique</translation>
        </message>
        <message>
            <source>Part of the log was written by a newer gmtracker and can't be read here. The game continues from the file, in a new chapter.</source>
            <translation>Une partie du journal vient d’un gmtracker plus récent et ne peut pas être lue ici. Le jeu continue avec l’état du fichier, dans un nouveau chapitre.</translation>
        </message>
        <message>
            <source>Participants</source>
            <translation>Participants</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>a check that succeeds</comment>
            <translation>Réussite</translation>
        </message>
        <message>
            <source>Passive defense</source>
            <translation>Défense passive</translation>
        </message>
        <message>
            <source>Pay for {use} with {tokens}.</source>
            <translation>{use} se paie en {tokens}.</translation>
        </message>
        <message>
            <source>Penalty</source>
            <translation>Malus</translation>
        </message>
        <message>
            <source>People</source>
            <translation>Personnages</translation>
        </message>
        <message>
            <source>Percent chance</source>
            <translation>Chances en %</translation>
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
            <translation>Choisir un Triumph ou une Tragedy pour {hero}.</translation>
        </message>
        <message>
            <source>Pick up or drop a token, open a sheet, or edit a number</source>
            <translation>Prendre ou déposer un jeton, ouvrir une fiche ou modifier un nombre</translation>
        </message>
        <message>
            <source>Pinned for this character's next checks. To unpin, press Shift+Enter or click the pin.</source>
            <translation>Épinglé pour les prochains tests de ce personnage. Maj+Entrée ou un clic sur l’épingle le détache.</translation>
        </message>
        <message>
            <source>Play a card</source>
            <translation>Jouer une carte</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Joueur</translation>
        </message>
        <message>
            <source>Players can no longer see “{what}”.</source>
            <translation>Les joueurs ne voient plus « {what} ».</translation>
        </message>
        <message>
            <source>Players can now see “{what}”.</source>
            <translation>Les joueurs voient maintenant « {what} ».</translation>
        </message>
        <message>
            <source>Players no longer see {name}.</source>
            <translation>Les joueurs ne voient plus {name}.</translation>
        </message>
        <message>
            <source>Players now see {name}.</source>
            <translation>Les joueurs voient maintenant {name}.</translation>
        </message>
        <message>
            <source>Players now see {what} of {name}.</source>
            <translation>Les joueurs voient maintenant ceci de {name} : {what}.</translation>
        </message>
        <message>
            <source>Players see nothing of {names} until the first turn.</source>
            <translation>Les joueurs ne voient rien de {names} avant le premier tour.</translation>
        </message>
        <message>
            <source>Players' phon&amp;es…</source>
            <translation>Télép&amp;hones des joueurs…</translation>
        </message>
        <message>
            <source>Players' phones</source>
            <translation>Téléphones des joueurs</translation>
        </message>
        <message>
            <source>Point already awarded</source>
            <translation>Point déjà donné</translation>
        </message>
        <message>
            <source>Pools</source>
            <translation>Réserves</translation>
        </message>
        <message>
            <source>Possibilities can't be passed on. Each stays with its holder until spent.</source>
            <translation>Les Possibilities ne se transmettent pas. Chacune reste à qui la détient jusqu’à sa dépense.</translation>
        </message>
        <message>
            <source>Possibilities per Storm Knight per act</source>
            <translation>Possibilities par Storm Knight et par acte</translation>
        </message>
        <message>
            <source>Possibilities per test</source>
            <translation>Possibilities par test</translation>
        </message>
        <message>
            <source>Possibility by hand</source>
            <translation>Possibility à la main</translation>
        </message>
        <message>
            <source>Possibility on {what}</source>
            <translation>Possibility ({what})</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>Pouvoir</translation>
        </message>
        <message>
            <source>Power</source>
            <comment>ranks of a power, on a form</comment>
            <translation>Pouvoir</translation>
        </message>
        <message>
            <source>Power stunt: a power for this scene</source>
            <translation>Power Stunt : un pouvoir pour cette scène</translation>
        </message>
        <message>
            <source>Power, effect or check</source>
            <translation>Pouvoir, effet ou test</translation>
        </message>
        <message>
            <source>Pre&amp;vious area of the window</source>
            <translation>Partie &amp;précédente de la fenêtre</translation>
        </message>
        <message>
            <source>Present this session</source>
            <translation>Présent à cette séance</translation>
        </message>
        <message>
            <source>Press Delete to remove it</source>
            <translation>Appuyer sur Suppr pour l’enlever</translation>
        </message>
        <message>
            <source>Press Enter to choose a target</source>
            <translation>Appuyer sur Entrée pour choisir une cible</translation>
        </message>
        <message>
            <source>Press Enter to make the check</source>
            <translation>Appuyer sur Entrée pour faire le test</translation>
        </message>
        <message>
            <source>Press Enter to roll</source>
            <translation>Appuyer sur Entrée pour lancer</translation>
        </message>
        <message>
            <source>Press Enter to type the dice, or {keys} to roll here</source>
            <translation>Appuyer sur Entrée pour saisir les dés, ou {keys} pour lancer ici</translation>
        </message>
        <message>
            <source>Press Esc to undo the award</source>
            <translation>Esc annule le dé accordé</translation>
        </message>
        <message>
            <source>Press Space for the next turn, Shift+Space for the previous one.</source>
            <translation>Espace passe au tour suivant, Maj+Espace au précédent.</translation>
        </message>
        <message>
            <source>Press any key to skip to the end.</source>
            <translation>Une touche quelconque passe à la fin.</translation>
        </message>
        <message>
            <source>Press {keys} in any window to blank or show the player window.</source>
            <translation>{keys} masque ou affiche la fenêtre des joueurs, depuis n’importe quelle fenêtre.</translation>
        </message>
        <message>
            <source>Press {keys} to blank the page and the player window.</source>
            <translation>{keys} masque la page et la fenêtre des joueurs.</translation>
        </message>
        <message>
            <source>Press {number}</source>
            <comment>of the keyboard</comment>
            <translation>Appuyer sur {number}</translation>
        </message>
        <message>
            <source>Previous turn: {name}, round {round}.</source>
            <translation>Tour précédent : {name}, round {round}.</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Imprimer…</translation>
        </message>
        <message>
            <source>Problems found</source>
            <translation>Problèmes trouvés</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Progression</translation>
        </message>
        <message>
            <source>Put the time at the end, for example “cursed for 3 rounds”.</source>
            <translation>Mettre la durée à la fin, par exemple « maudit pendant 3 rounds ».</translation>
        </message>
        <message>
            <source>Put “{word}” at the end of the line. It hides everyone you add.</source>
            <translation>Placez « {word} » à la fin de la ligne. Il cache tous ceux que vous ajoutez.</translation>
        </message>
        <message>
            <source>QR code of the page</source>
            <translation>Code QR de la page</translation>
        </message>
        <message>
            <source>Quick-add opposition</source>
            <translation>Ajouter de l’opposition en une ligne</translation>
        </message>
        <message>
            <source>Raise or lower the track by one</source>
            <translation>Augmenter ou diminuer la jauge de un</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>Rang</translation>
        </message>
        <message>
            <source>Rank of the hazard or effect</source>
            <translation>Rang du danger ou de l’effet</translation>
        </message>
        <message>
            <source>Rank of the hit</source>
            <translation>Rang de la touche</translation>
        </message>
        <message>
            <source>Ranks of Advantage</source>
            <translation>Rangs d’Advantage</translation>
        </message>
        <message>
            <source>Ranks of Advantage that raise the DC</source>
            <translation>Rangs d’Advantage qui augmentent le DC</translation>
        </message>
        <message>
            <source>Ranks of Disadvantage</source>
            <translation>Rangs de Disadvantage</translation>
        </message>
        <message>
            <source>Ranks of Disadvantage that lower the DC</source>
            <translation>Rangs de Disadvantage qui baissent le DC</translation>
        </message>
        <message>
            <source>Reading file…</source>
            <translation>Lecture du fichier…</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Raison</translation>
        </message>
        <message>
            <source>Reason for the award</source>
            <translation>Raison du dé accordé</translation>
        </message>
        <message>
            <source>Reason for {hero}'s award of {die}: {reason}</source>
            <translation>Raison du dé {die} accordé à {hero} : {reason}</translation>
        </message>
        <message>
            <source>Recover between encounters, for Stress.</source>
            <translation>Faire un Recover entre deux rencontres, contre du Stress.</translation>
        </message>
        <message>
            <source>Recover immediately, in addition to the one per encounter. Costs Stress.</source>
            <translation>Faire un Recover aussitôt, en plus de celui de chaque rencontre. Coûte du Stress.</translation>
        </message>
        <message>
            <source>Recovered 1 unsaved step from the journal.</source>
            <translation>1 étape non enregistrée a été récupérée dans le carnet.</translation>
        </message>
        <message>
            <source>Recovered {steps} unsaved steps from the journal.</source>
            <translation>{steps} étapes non enregistrées ont été récupérées dans le carnet.</translation>
        </message>
        <message>
            <source>Recovery</source>
            <translation>Récupération</translation>
        </message>
        <message>
            <source>Red-Handed</source>
            <translation>Pris sur le fait</translation>
        </message>
        <message>
            <source>Redone: {what}</source>
            <translation>Rétabli : {what}</translation>
        </message>
        <message>
            <source>Redraw the window</source>
            <translation>Redessiner la fenêtre</translation>
        </message>
        <message>
            <source>Regain HP equal to Might.</source>
            <translation>Récupérer autant de HP que Might.</translation>
        </message>
        <message>
            <source>Regain HP up to the maximum. The dead can't regain HP.</source>
            <translation>Récupérer des HP jusqu’au maximum. Les morts ne récupèrent pas de HP.</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Remove Stress equal to the hero's Tier. Each Recover used instead lowers that by 1 and can remove a wound or condition.</source>
            <translation>Retirer autant de Stress que le Tier du héros. Chaque Recover fait à la place en retire 1 de moins et peut effacer une blessure ou un état.</translation>
        </message>
        <message>
            <source>Remove dazed, stunned or fatigued. Asleep becomes exhausted, and exhausted becomes fatigued.</source>
            <translation>Retirer Dazed, Stunned ou Fatigued. Asleep devient Exhausted, et Exhausted devient Fatigued.</translation>
        </message>
        <message>
            <source>Remove from list</source>
            <translation>Retirer de la liste</translation>
        </message>
        <message>
            <source>Remove from the campaign</source>
            <translation>Retirer de la campagne</translation>
        </message>
        <message>
            <source>Remove one</source>
            <translation>Un de moins</translation>
        </message>
        <message>
            <source>Remove one {unit}</source>
            <translation>{unit} : un de moins</translation>
        </message>
        <message>
            <source>Remove something first. The maximum is {most} custom conditions, counters and clocks.</source>
            <translation>Retirez d’abord quelque chose. Le maximum est de {most} états personnalisés, compteurs et horloges.</translation>
        </message>
        <message>
            <source>Remove this token by hand</source>
            <translation>Retirer ce jeton à la main</translation>
        </message>
        <message>
            <source>Remove {condition}</source>
            <translation>Retirer {condition}</translation>
        </message>
        <message>
            <source>Remove {name} from the campaign</source>
            <translation>Retirer {name} de la campagne</translation>
        </message>
        <message>
            <source>Remove {name}'s Stress and Destiny dice first. The opposition can't have any.</source>
            <translation>Retirer d’abord le Stress et les dés Destiny de {name}. L’opposition n’en a pas.</translation>
        </message>
        <message>
            <source>Remove {name}'s Victory points first. The opposition can't have any.</source>
            <translation>Retirer d’abord les Victory points de {name}. L’opposition ne peut pas en avoir.</translation>
        </message>
        <message>
            <source>Remove {trait}</source>
            <translation>Retirer {trait}</translation>
        </message>
        <message>
            <source>Removed with {name}</source>
            <translation>Retiré avec {name}</translation>
        </message>
        <message>
            <source>Removes</source>
            <translation>Efface</translation>
        </message>
        <message>
            <source>Removes all Shock and conditions, and as many Wounds as you say.</source>
            <translation>Retire tout le Shock, tous les états et autant de Wounds que vous l’indiquez.</translation>
        </message>
        <message>
            <source>Reroll</source>
            <translation>Relancer</translation>
        </message>
        <message>
            <source>Reroll one die of your own roll.</source>
            <translation>Relancer un dé de son propre jet.</translation>
        </message>
        <message>
            <source>Reroll the d{size} ({face})</source>
            <translation>Relancer le d{size} ({face})</translation>
        </message>
        <message>
            <source>Reroll the first die of a Favored test. The second result counts.</source>
            <translation>Relancer le premier dé d’un test Favored. Le second résultat compte.</translation>
        </message>
        <message>
            <source>Rerolled because the test is Favored</source>
            <translation>Relancé parce que le test est Favored</translation>
        </message>
        <message>
            <source>Rerolled d20</source>
            <translation>d20 relancé</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Réinitialiser</translation>
        </message>
        <message>
            <source>Reset every hero's Victory points for a new day. Unspent points are lost.</source>
            <translation>Réinitialiser les Victory points de chaque héros pour une nouvelle journée. Les points non dépensés sont perdus.</translation>
        </message>
        <message>
            <source>Reset shortcuts</source>
            <translation>Réinitialiser les raccourcis</translation>
        </message>
        <message>
            <source>Reset to default</source>
            <translation>Rétablir la table par défaut</translation>
        </message>
        <message>
            <source>Reset to default: {rule}</source>
            <translation>Rétablir la valeur par défaut : {rule}</translation>
        </message>
        <message>
            <source>Resist</source>
            <translation>Résister</translation>
        </message>
        <message>
            <source>Resistance</source>
            <translation>Résistance</translation>
        </message>
        <message>
            <source>Resistance: another defense check against an ongoing effect</source>
            <translation>Resistance : un autre test de défense contre un effet qui dure</translation>
        </message>
        <message>
            <source>Resisted</source>
            <translation>Résistance réussie</translation>
        </message>
        <message>
            <source>Resisted with</source>
            <translation>Résistance avec</translation>
        </message>
        <message>
            <source>Resisted, {degrees}.</source>
            <translation>Résistance réussie, {degrees}.</translation>
        </message>
        <message>
            <source>Resists with</source>
            <translation>Résiste avec</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Restaurer</translation>
        </message>
        <message>
            <source>Restore a backup</source>
            <translation>Restaurer une sauvegarde</translation>
        </message>
        <message>
            <source>Restored the backup from {when}.</source>
            <translation>Sauvegarde restaurée : {when}.</translation>
        </message>
        <message>
            <source>Restored: {what}, d{size}.</source>
            <translation>Rétabli : {what}, d{size}.</translation>
        </message>
        <message>
            <source>Restored: {what}.</source>
            <translation>Rétabli : {what}.</translation>
        </message>
        <message>
            <source>Restores all HP, Mana and Luck. If HP was already full, removes one Fatigue.</source>
            <translation>Rend tous les HP, le Mana et Luck. Si les HP étaient déjà au maximum, retire une Fatigue.</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <source>Retry: a new attempt where that takes extra effort</source>
            <translation>Retry : un nouvel essai, s’il demande un effort supplémentaire</translation>
        </message>
        <message>
            <source>Return to &amp;now</source>
            <translation>Revenir au &amp;présent</translation>
        </message>
        <message>
            <source>Reveal or hide &amp;opposition</source>
            <translation>Montrer ou cacher l’&amp;opposition</translation>
        </message>
        <message>
            <source>Roads and Weather</source>
            <translation>Routes et intempéries</translation>
        </message>
        <message>
            <source>Roleplay</source>
            <translation>Roleplay</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Lancer</translation>
        </message>
        <message>
            <source>Roll</source>
            <comment>a step of the Tilt</comment>
            <translation>Jet</translation>
        </message>
        <message>
            <source>Roll</source>
            <comment>what was rolled</comment>
            <translation>Jet</translation>
        </message>
        <message>
            <source>Roll &amp;dice</source>
            <translation>&amp;Lancer des dés</translation>
        </message>
        <message>
            <source>Roll &amp;tables…</source>
            <translation>Ta&amp;bles aléatoires…</translation>
        </message>
        <message>
            <source>Roll Countdown dice one at a time.</source>
            <translation>Les dés de Countdown se lancent un à la fois.</translation>
        </message>
        <message>
            <source>Roll Td20 by itself, not in a sum. Anything added would not change its bonus.</source>
            <translation>Td20 se lance seul, pas dans une somme. Un ajout ne changerait pas son bonus.</translation>
        </message>
        <message>
            <source>Roll a Countdown die by itself, not in a sum: {die}.</source>
            <translation>Un dé de Countdown se lance seul, pas dans une somme : {die}.</translation>
        </message>
        <message>
            <source>Roll a Tragedy from the GM's hand and subtract it from a hero's check.</source>
            <translation>Lancer une Tragedy de la main du MJ et la soustraire du test d’un héros.</translation>
        </message>
        <message>
            <source>Roll a Tragedy from the GM's hand, use it once against the heroes, then discard it.</source>
            <translation>Lancer une Tragedy de la main du MJ, l’utiliser une fois contre les héros, puis la défausser.</translation>
        </message>
        <message>
            <source>Roll a Tragedy from the GM's hand. Half of it (rounded up) is ranks of Disadvantage for a hero.</source>
            <translation>Lancer une Tragedy de la main du MJ. La moitié (arrondie au supérieur) donne des rangs de Disadvantage à un héros.</translation>
        </message>
        <message>
            <source>Roll a check first. A Victory point can improve it until the outcome is announced.</source>
            <translation>Lancer d’abord un test. Un Victory point peut l’améliorer jusqu’à l’annonce du résultat.</translation>
        </message>
        <message>
            <source>Roll a check or save. It stays open until you announce it.</source>
            <translation>Lancer un test ou une sauvegarde. Il reste en cours jusqu’à son annonce.</translation>
        </message>
        <message>
            <source>Roll a check.</source>
            <translation>Lancer un test.</translation>
        </message>
        <message>
            <source>Roll a check. It stays open until you announce it.</source>
            <translation>Lancer un test. Il reste en cours jusqu’à son annonce.</translation>
        </message>
        <message>
            <source>Roll a d20 and multiply it by 5. It happens if the result doesn't exceed the chance.</source>
            <translation>Lancer un d20 et le multiplier par 5. Cela a lieu si le résultat ne dépasse pas la chance.</translation>
        </message>
        <message>
            <source>Roll a d20 instead of counting 10</source>
            <translation>Lancer un d20 au lieu de compter 10</translation>
        </message>
        <message>
            <source>Roll a power against an effect. A success counters it.</source>
            <translation>Faire un jet de pouvoir contre un effet. Une réussite le contre.</translation>
        </message>
        <message>
            <source>Roll a second d20 and use the better one</source>
            <translation>Lancer un second d20 et garder le meilleur</translation>
        </message>
        <message>
            <source>Roll a second d20 and use the worse one</source>
            <translation>Lancer un second d20 et garder le pire</translation>
        </message>
        <message>
            <source>Roll a test. It stays open until you announce it.</source>
            <translation>Lancer un test. Il reste en cours jusqu’à son annonce.</translation>
        </message>
        <message>
            <source>Roll again before the outcome is announced. The better roll counts.</source>
            <translation>Relancer avant l’annonce du résultat. Le meilleur jet compte.</translation>
        </message>
        <message>
            <source>Roll all of them now. During an encounter they are rolled each round.</source>
            <translation>Les lancer tous maintenant. Pendant une rencontre, ils sont lancés à chaque round.</translation>
        </message>
        <message>
            <source>Roll an attack. The target resists a hit.</source>
            <translation>Lancer une attaque. La cible résiste à une touche.</translation>
        </message>
        <message>
            <source>Roll an attack. The target resists the damage of a hit.</source>
            <translation>Lancer une attaque. La cible résiste aux dégâts d’une touche.</translation>
        </message>
        <message>
            <source>Roll dice for one character at a time.</source>
            <translation>Les dés se lancent pour un seul personnage à la fois.</translation>
        </message>
        <message>
            <source>Roll for each foe in a group</source>
            <translation>Lancer pour chaque adversaire d’un groupe</translation>
        </message>
        <message>
            <source>Roll for the Tilt</source>
            <translation>Lancer pour le Tilt</translation>
        </message>
        <message>
            <source>Roll for the obstacle</source>
            <translation>Lancer pour l’obstacle</translation>
        </message>
        <message>
            <source>Roll immediately to counter an effect, even one that has hit.</source>
            <translation>Lancer les dés immédiatement pour contrer un effet, même s’il a déjà touché.</translation>
        </message>
        <message>
            <source>Roll initiative</source>
            <translation>Lancer l’initiative</translation>
        </message>
        <message>
            <source>Roll initiative next</source>
            <translation>Lancer l’initiative ensuite</translation>
        </message>
        <message>
            <source>Roll instead</source>
            <translation>Lancer finalement</translation>
        </message>
        <message>
            <source>Roll off</source>
            <translation>Départager</translation>
        </message>
        <message>
            <source>Roll table</source>
            <translation>Table aléatoire</translation>
        </message>
        <message>
            <source>Roll tables</source>
            <translation>Tables aléatoires</translation>
        </message>
        <message>
            <source>Roll tables…</source>
            <translation>Tables aléatoires…</translation>
        </message>
        <message>
            <source>Roll the Countdown dice now</source>
            <translation>Lancer les dés de Countdown maintenant</translation>
        </message>
        <message>
            <source>Roll the check first. A Coup improves a success.</source>
            <translation>Lancer d’abord le test. Un Coup améliore une réussite.</translation>
        </message>
        <message>
            <source>Roll the counter first, or skip it. The effect can still be countered.</source>
            <translation>Lancer d’abord le jet pour contrer, ou le passer. L’effet peut encore être contré.</translation>
        </message>
        <message>
            <source>Roll the counter first, or skip it. The hit can still be countered.</source>
            <translation>Lancer d’abord le jet pour contrer, ou le passer. La touche peut encore être contrée.</translation>
        </message>
        <message>
            <source>Roll the damage</source>
            <translation>Lancer les dégâts</translation>
        </message>
        <message>
            <source>Roll the damage of the hit.</source>
            <translation>Lancer les dégâts de la touche.</translation>
        </message>
        <message>
            <source>Roll the dice for a failed routine check.</source>
            <translation>Lancer les dés d’un test de routine raté.</translation>
        </message>
        <message>
            <source>Roll to resist a hit.</source>
            <translation>Lancer les dés pour résister à une touche.</translation>
        </message>
        <message>
            <source>Roll to resist the damage of a hit.</source>
            <translation>Lancer pour résister aux dégâts d’une touche.</translation>
        </message>
        <message>
            <source>Roll {dice}</source>
            <translation>Lancer {dice}</translation>
        </message>
        <message>
            <source>Roll {name}'s check first. A Coup improves a success.</source>
            <translation>Lancer d’abord le test de {name}. Un Coup améliore une réussite.</translation>
        </message>
        <message>
            <source>Roll {number}</source>
            <translation>Jet {number}</translation>
        </message>
        <message>
            <source>Rolled</source>
            <translation>Lancés</translation>
        </message>
        <message>
            <source>Rolled when a session starts.</source>
            <translation>Lancée au début d’une séance.</translation>
        </message>
        <message>
            <source>Rolled {damage}</source>
            <translation>Jet de {damage}</translation>
        </message>
        <message>
            <source>Rolled {times} times</source>
            <translation>Lancé {times} fois</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Jets</translation>
        </message>
        <message>
            <source>Rolls and awards appear here.</source>
            <translation>Les jets et les récompenses apparaissent ici.</translation>
        </message>
        <message>
            <source>Rolls of each face, from 1 up (dashes: expected)</source>
            <translation>Lancers de chaque face, à partir de 1 (tirets : attendu)</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <translation>Round {number}</translation>
        </message>
        <message>
            <source>Round {round}.</source>
            <translation>Round {round}.</translation>
        </message>
        <message>
            <source>Routine</source>
            <comment>a check that is not rolled</comment>
            <translation>Routine</translation>
        </message>
        <message>
            <source>Row</source>
            <translation>Ligne</translation>
        </message>
        <message>
            <source>Row {line}, column “{column}”: {complaint}</source>
            <translation>Ligne {line}, colonne « {column} » : {complaint}</translation>
        </message>
        <message>
            <source>Row {line}: {cells}</source>
            <translation>Ligne {line} : {cells}</translation>
        </message>
        <message>
            <source>Row {line}: {complaint}</source>
            <translation>Ligne {line} : {complaint}</translation>
        </message>
        <message>
            <source>S&amp;ession summaries</source>
            <translation>Résumés des séan&amp;ces</translation>
        </message>
        <message>
            <source>Same adventure: keep Victory points</source>
            <translation>Même aventure : garder les Victory points</translation>
        </message>
        <message>
            <source>Sample campaign. Your first change saves your own copy.</source>
            <translation>Campagne d’exemple. Le premier changement enregistre une copie personnelle.</translation>
        </message>
        <message>
            <source>Saturday</source>
            <translation>Samedi</translation>
        </message>
        <message>
            <source>Saturday</source>
            <comment>within a line</comment>
            <translation>samedi</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>Save</source>
            <comment>a roll to be spared something</comment>
            <translation>Sauvegarde</translation>
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation>Enregistrer &amp;sous…</translation>
        </message>
        <message>
            <source>Save a copy to the folder</source>
            <translation>Enregistrer une copie dans le dossier</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Enregistrer sous…</translation>
        </message>
        <message>
            <source>Save campaign as</source>
            <translation>Enregistrer la campagne sous</translation>
        </message>
        <message>
            <source>Save for</source>
            <translation>Enregistrer pour</translation>
        </message>
        <message>
            <source>Save this campaign to its own file before you restore a backup.</source>
            <translation>Avant de restaurer une sauvegarde, enregistrer cette campagne dans son propre fichier.</translation>
        </message>
        <message>
            <source>Save {document}</source>
            <translation>Enregistrer : {document}</translation>
        </message>
        <message>
            <source>Saved as {file}.</source>
            <translation>Enregistré sous {file}.</translation>
        </message>
        <message>
            <source>Saved in {folder}</source>
            <translation>Enregistrée dans {folder}</translation>
        </message>
        <message>
            <source>Saved to journal · {file}</source>
            <translation>Enregistré dans le carnet · {file}</translation>
        </message>
        <message>
            <source>Saved · {file}</source>
            <translation>Enregistré · {file}</translation>
        </message>
        <message>
            <source>Saving the last step…</source>
            <translation>Enregistrement de la dernière étape…</translation>
        </message>
        <message>
            <source>Saving… · {file}</source>
            <translation>Enregistrement… · {file}</translation>
        </message>
        <message>
            <source>Scan the QR code again, or type the code that the game master shows you.</source>
            <translation>Scannez de nouveau le code QR, ou saisissez le code que vous montre la personne qui mène le jeu.</translation>
        </message>
        <message>
            <source>Scan this with a phone's camera, or open the address and type the code.</source>
            <translation>Scannez ceci avec l’appareil photo d’un téléphone, ou ouvrez l’adresse et saisissez le code.</translation>
        </message>
        <message>
            <source>Se&amp;ttings…</source>
            <translation>Ré&amp;glages…</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Chercher</translation>
        </message>
        <message>
            <source>Search or type a command: “check {hero}”, “{track} {hero} +2”, “2d6+1”, “note …”</source>
            <translation>Chercher ou saisir une commande : « test {hero} », « {track} {hero} +2 », « 2d6+1 », « note … »</translation>
        </message>
        <message>
            <source>Search results</source>
            <translation>Résultats de la recherche</translation>
        </message>
        <message>
            <source>Second Wind</source>
            <translation>Second souffle</translation>
        </message>
        <message>
            <source>Second d20</source>
            <translation>Second d20</translation>
        </message>
        <message>
            <source>Sections</source>
            <translation>Sections</translation>
        </message>
        <message>
            <source>Seized</source>
            <translation>Saisie</translation>
        </message>
        <message>
            <source>Select a row or token, or a target for the token you carry</source>
            <translation>Choisir une ligne ou un jeton, ou une cible pour le jeton en main</translation>
        </message>
        <message>
            <source>Select at least one hero whose player is here.</source>
            <translation>Cocher au moins un héros dont le joueur est présent.</translation>
        </message>
        <message>
            <source>Sent to the printer.</source>
            <translation>Envoyé à l’imprimante.</translation>
        </message>
        <message>
            <source>Separate harm in conflicts</source>
            <translation>Dégâts propres aux conflits</translation>
        </message>
        <message>
            <source>September</source>
            <translation>septembre</translation>
        </message>
        <message>
            <source>Session</source>
            <translation>Séance</translation>
        </message>
        <message>
            <source>Session log</source>
            <translation>Journal de la séance</translation>
        </message>
        <message>
            <source>Session {number}</source>
            <translation>Séance {number}</translation>
        </message>
        <message>
            <source>Session {number} ends.</source>
            <translation>La séance {number} se termine.</translation>
        </message>
        <message>
            <source>Session {number} has started.</source>
            <translation>La séance {number} a commencé.</translation>
        </message>
        <message>
            <source>Session {number} starts with {names}.</source>
            <translation>La séance {number} commence avec {names}.</translation>
        </message>
        <message>
            <source>Session {number}, “{title}”, starts with {names}.</source>
            <translation>La séance {number}, « {title} », commence avec {names}.</translation>
        </message>
        <message>
            <source>Session {number}: {title}</source>
            <translation>Séance {number} : {title}</translation>
        </message>
        <message>
            <source>Set &amp;aside</source>
            <translation>Mettre de cô&amp;té</translation>
        </message>
        <message>
            <source>Set the damage first: the number of dice, or a number to add.</source>
            <translation>Indiquez d’abord les dégâts : le nombre de dés ou un nombre à ajouter.</translation>
        </message>
        <message>
            <source>Set {name} aside</source>
            <translation>Mettre {name} de côté</translation>
        </message>
        <message>
            <source>Sets the number that the damage must reach</source>
            <translation>Ce à quoi les dégâts sont comparés</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Settled</source>
            <translation>Réglé</translation>
        </message>
        <message>
            <source>Settled: {what}</source>
            <translation>Plus dû : {what}</translation>
        </message>
        <message>
            <source>Settled: {what} {word}</source>
            <translation>Plus dû : {what} {word}</translation>
        </message>
        <message>
            <source>Severity</source>
            <translation>Gravité</translation>
        </message>
        <message>
            <source>Shaken</source>
            <translation>Shaken</translation>
        </message>
        <message>
            <source>Shaken, and dazed until the end of the next turn</source>
            <translation>Shaken, et Dazed jusqu’à la fin du tour suivant</translation>
        </message>
        <message>
            <source>Shaken, and staggered</source>
            <translation>Shaken, et Staggered</translation>
        </message>
        <message>
            <source>Shattered Spheres uses only Destiny dice and Fate stones.</source>
            <translation>Shattered Spheres n’utilise que des dés Destiny et des pierres de Fate.</translation>
        </message>
        <message>
            <source>Sheer luck</source>
            <translation>Pur hasard</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>Fiche</translation>
        </message>
        <message>
            <source>Shock is over its limit.</source>
            <translation>Le Shock dépasse sa limite.</translation>
        </message>
        <message>
            <source>Shortage</source>
            <translation>Pénurie</translation>
        </message>
        <message>
            <source>Shortcut for {action}</source>
            <comment>of the keyboard</comment>
            <translation>Raccourci pour {action}</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <comment>of the keyboard</comment>
            <translation>Raccourcis</translation>
        </message>
        <message>
            <source>Show all errors</source>
            <translation>Afficher toutes les erreurs</translation>
        </message>
        <message>
            <source>Show o&amp;utcomes in the player window</source>
            <translation>Montrer les résu&amp;ltats dans la fenêtre des joueurs</translation>
        </message>
        <message>
            <source>Show the QR code in the player window</source>
            <translation>Afficher le code QR dans la fenêtre des joueurs</translation>
        </message>
        <message>
            <source>Show the table</source>
            <translation>Afficher la table</translation>
        </message>
        <message>
            <source>Show the table on phones</source>
            <translation>Afficher la table sur les téléphones</translation>
        </message>
        <message>
            <source>Show {name} to players</source>
            <translation>Montrer {name} aux joueurs</translation>
        </message>
        <message>
            <source>Side</source>
            <comment>hero or opposition</comment>
            <translation>Camp</translation>
        </message>
        <message>
            <source>Simplified Chinese</source>
            <translation>Chinois simplifié</translation>
        </message>
        <message>
            <source>Since an earlier session</source>
            <translation>Depuis une séance précédente</translation>
        </message>
        <message>
            <source>Since this session</source>
            <translation>Depuis cette séance</translation>
        </message>
        <message>
            <source>Situational modifier, added to the bonus</source>
            <translation>Modificateur de situation, ajouté au bonus</translation>
        </message>
        <message>
            <source>Six-sided dice instead of Fudge dice</source>
            <translation>Dés à six faces au lieu de dés Fudge</translation>
        </message>
        <message>
            <source>Size of the Destiny dice</source>
            <translation>Taille des dés Destiny</translation>
        </message>
        <message>
            <source>Size of the damage dice</source>
            <translation>Taille des dés de dégâts</translation>
        </message>
        <message>
            <source>Skill</source>
            <translation>Compétence</translation>
        </message>
        <message>
            <source>Skill check</source>
            <translation>Compétence</translation>
        </message>
        <message>
            <source>Skill or ability</source>
            <translation>Compétence ou capacité</translation>
        </message>
        <message>
            <source>Skill rank</source>
            <translation>Rang de compétence</translation>
        </message>
        <message>
            <source>Skill value</source>
            <translation>Valeur de la compétence</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Entraîné</translation>
        </message>
        <message>
            <source>Skills (adds)</source>
            <translation>Compétences (adds)</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Passer</translation>
        </message>
        <message>
            <source>Skip damage</source>
            <translation>Passer les dégâts</translation>
        </message>
        <message>
            <source>Skip resistance</source>
            <translation>Passer la résistance</translation>
        </message>
        <message>
            <source>Skip the Tilt</source>
            <translation>Passer le Tilt</translation>
        </message>
        <message>
            <source>Skip this column</source>
            <translation>Ignorer cette colonne</translation>
        </message>
        <message>
            <source>Skip to the table</source>
            <translation>Aller directement à la table</translation>
        </message>
        <message>
            <source>Skips any further use of the award.</source>
            <translation>Passe tout autre usage du dé accordé.</translation>
        </message>
        <message>
            <source>Slow to act.</source>
            <translation>Agit lentement.</translation>
        </message>
        <message>
            <source>Some steps no longer fit this file, because it was changed elsewhere. The steps are saved in {file}.</source>
            <translation>Certaines étapes ne correspondent plus à ce fichier, car il a été modifié ailleurs. Elles sont conservées dans {file}.</translation>
        </message>
        <message>
            <source>Some steps of the journal {file} couldn't be read or don't fit this file. They are missing here.</source>
            <translation>Certaines étapes du carnet {file} sont illisibles ou ne correspondent pas à ce fichier. Elles manquent ici.</translation>
        </message>
        <message>
            <source>Some symbols in the file couldn't be read. They were replaced by “�”.</source>
            <translation>Certains symboles du fichier n’ont pas pu être lus. Ils ont été remplacés par « � ».</translation>
        </message>
        <message>
            <source>Someone</source>
            <translation>Quelqu’un</translation>
        </message>
        <message>
            <source>Someone can't bear a secret any longer, and chooses to tell the lucky one.</source>
            <translation>Quelqu’un ne supporte plus de garder un secret, et choisit de le confier au chanceux.</translation>
        </message>
        <message>
            <source>Someone demands a full public apology, and won't let anything go on without it.</source>
            <translation>Quelqu’un exige des excuses publiques et complètes, et ne laisse rien continuer sans elles.</translation>
        </message>
        <message>
            <source>Someone demands payment of a forgotten debt, with interest, in front of the worst possible company.</source>
            <translation>Quelqu’un réclame une dette oubliée, avec les intérêts, devant la pire compagnie possible.</translation>
        </message>
        <message>
            <source>Someone demands that a promise made lightly be kept tonight, down to the last word.</source>
            <translation>Quelqu’un exige qu’une promesse faite à la légère soit tenue ce soir, à la lettre.</translation>
        </message>
        <message>
            <source>Someone everyone thought dead walks in, and is on the right side.</source>
            <translation>Quelqu’un que tous croyaient mort entre, et il est du bon côté.</translation>
        </message>
        <message>
            <source>Someone everyone thought dead walks in, with fresh scars and an old grudge.</source>
            <translation>Quelqu’un que tous croyaient mort entre, avec des cicatrices fraîches et une vieille rancune.</translation>
        </message>
        <message>
            <source>Someone gives up everything to free the lucky one, and asks only to be remembered.</source>
            <translation>Quelqu’un renonce à tout pour libérer le chanceux, et demande seulement qu’on se souvienne de lui.</translation>
        </message>
        <message>
            <source>Someone had the key copied and has been coming and going for weeks.</source>
            <translation>Quelqu’un a fait copier la clé et va et vient depuis des semaines.</translation>
        </message>
        <message>
            <source>Someone has fallen for the unlucky one, follows them everywhere, and is jealous.</source>
            <translation>Quelqu’un est tombé amoureux du malchanceux, le suit partout et se montre jaloux.</translation>
        </message>
        <message>
            <source>Someone has studied the lucky one out of pure admiration, and will take their place once.</source>
            <translation>Quelqu’un a étudié le chanceux par pure admiration, et prendra sa place une fois.</translation>
        </message>
        <message>
            <source>Someone has studied the unlucky one, and has been posing as them for weeks.</source>
            <translation>Quelqu’un a étudié le malchanceux, et se fait passer pour lui depuis des semaines.</translation>
        </message>
        <message>
            <source>Someone heals the hero: remove a wound or condition for Stress. A supernatural healer can take the Stress instead.</source>
            <translation>Quelqu’un soigne le héros : une blessure ou un état disparaît, contre du Stress. Un soigneur surnaturel peut prendre le Stress à sa place.</translation>
        </message>
        <message>
            <source>Someone offers the unlucky one an old vice for free, and hopes they give in.</source>
            <translation>Quelqu’un offre gratuitement au malchanceux un ancien vice, et espère qu’il cédera.</translation>
        </message>
        <message>
            <source>Someone on the other side likes the lucky one, and looks away when it counts.</source>
            <translation>Quelqu’un du camp d’en face s’est pris d’affection pour le chanceux, et détourne les yeux quand il le faut.</translation>
        </message>
        <message>
            <source>Someone powerful falls, and for one night the seal of office is within the lucky one's reach.</source>
            <translation>Une personne puissante tombe, et pour une nuit le sceau officiel est à portée du chanceux.</translation>
        </message>
        <message>
            <source>Someone rich wants the story's worst villain captured. Help is suddenly cheap.</source>
            <translation>Quelqu’un de riche veut la capture du pire scélérat de l’histoire. L’aide devient soudain bon marché.</translation>
        </message>
        <message>
            <source>Someone saw what really happened, and tells everyone who asks.</source>
            <translation>Quelqu’un a vu ce qui s’est vraiment passé, et le raconte à qui veut l’entendre.</translation>
        </message>
        <message>
            <source>Someone saw what really happened. No words, money or threats will keep that person quiet.</source>
            <translation>Quelqu’un a vu ce qui s’est vraiment passé. Ni paroles, ni argent, ni menaces ne le feront taire.</translation>
        </message>
        <message>
            <source>Someone sincerely apologizes, and reveals the truth about that night.</source>
            <translation>Quelqu’un demande sincèrement pardon, et révèle la vérité sur cette nuit-là.</translation>
        </message>
        <message>
            <source>Someone the enemy can't bear to lose falls into the lucky one's hands, unharmed.</source>
            <translation>Quelqu’un que l’ennemi ne supporterait pas de perdre tombe aux mains du chanceux, indemne.</translation>
        </message>
        <message>
            <source>Someone typed too many wrong codes. Choose “New code” to accept codes again.</source>
            <translation>Quelqu’un a saisi trop de codes incorrects. Choisissez « Nouveau code » pour en accepter de nouveau.</translation>
        </message>
        <message>
            <source>Someone who always came second turns up, and would rather fight beside the lucky one tonight.</source>
            <translation>Un éternel second reparaît, et ce soir il préfère se battre aux côtés du chanceux.</translation>
        </message>
        <message>
            <source>Someone who always came second turns up, much better than before, and has brought an audience.</source>
            <translation>Un éternel second reparaît, bien meilleur qu’avant, et il a amené un public.</translation>
        </message>
        <message>
            <source>Someone's damage or effect</source>
            <translation>Dégâts ou effet de quelqu’un</translation>
        </message>
        <message>
            <source>Something at the bottom of the lucky one's bag is suddenly what everyone wants to buy.</source>
            <translation>Ce qui traîne au fond du sac du chanceux est soudain ce que tout le monde veut acheter.</translation>
        </message>
        <message>
            <source>Something bad</source>
            <translation>Une mauvaise chose</translation>
        </message>
        <message>
            <source>Something bad for {who}</source>
            <translation>Une mauvaise chose pour {who}</translation>
        </message>
        <message>
            <source>Something bad happens to {who}.</source>
            <translation>Une mauvaise chose arrive à {who}.</translation>
        </message>
        <message>
            <source>Something carried over the heart stops a deadly blow.</source>
            <translation>Un objet porté sur le cœur arrête un coup mortel.</translation>
        </message>
        <message>
            <source>Something else</source>
            <translation>Autre chose</translation>
        </message>
        <message>
            <source>Something good</source>
            <translation>Une bonne chose</translation>
        </message>
        <message>
            <source>Something good for {who}</source>
            <translation>Une bonne chose pour {who}</translation>
        </message>
        <message>
            <source>Something good happens to {who}.</source>
            <translation>Une bonne chose arrive à {who}.</translation>
        </message>
        <message>
            <source>Something large crashes where it shouldn't. The lucky one is the first to reach its cargo.</source>
            <translation>Quelque chose d’énorme s’écrase là où il ne fallait pas. Le chanceux atteint la cargaison le premier.</translation>
        </message>
        <message>
            <source>Something large crashes where it shouldn't: on the safe house, the escape route or the whole plan.</source>
            <translation>Quelque chose d’énorme s’écrase là où il ne fallait pas : sur la planque, la voie de fuite ou tout le plan.</translation>
        </message>
        <message>
            <source>Something lent long ago comes back repaired, sharpened and better than new.</source>
            <translation>Une chose prêtée il y a longtemps revient réparée, affûtée et meilleure que neuve.</translation>
        </message>
        <message>
            <source>Something long dead, lost or switched off speaks, and it knows the way in.</source>
            <translation>Une chose morte, perdue ou éteinte depuis longtemps se met à parler, et elle sait par où entrer.</translation>
        </message>
        <message>
            <source>Something long dead, lost or switched off speaks. It asks to be let in, and it knows whom to ask for.</source>
            <translation>Une chose morte, perdue ou éteinte depuis longtemps se met à parler. Elle demande à entrer, et sait qui demander.</translation>
        </message>
        <message>
            <source>Something old accepts an offer that was made as a joke.</source>
            <translation>Une chose ancienne accepte une offre faite pour plaisanter.</translation>
        </message>
        <message>
            <source>Something old pays what it owes and wants nothing more.</source>
            <translation>Une chose ancienne paie ce qu’elle doit et ne demande plus rien.</translation>
        </message>
        <message>
            <source>Something vast wakes up, and it has picked up the unlucky one's scent.</source>
            <translation>Une chose immense s’éveille, et elle a flairé la piste du malchanceux.</translation>
        </message>
        <message>
            <source>Something vast wakes up, and it wants to eat the enemy first.</source>
            <translation>Une chose immense s’éveille, et veut d’abord dévorer l’ennemi.</translation>
        </message>
        <message>
            <source>Something went wrong in gmtracker. You can keep playing. The status bar shows whether your campaign is saved.</source>
            <translation>Une erreur s’est produite dans gmtracker. La partie peut continuer. La barre d’état indique si la campagne est enregistrée.</translation>
        </message>
        <message>
            <source>Sort by &amp;turn</source>
            <translation>Trier par &amp;tour</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Source</translation>
        </message>
        <message>
            <source>Source (fire, silver …)</source>
            <translation>Source (feu, argent…)</translation>
        </message>
        <message>
            <source>Space, Shift+Space</source>
            <translation>Espace, Maj+Espace</translation>
        </message>
        <message>
            <source>Speed: +1 for a round</source>
            <translation>Speed : +1 pour un round</translation>
        </message>
        <message>
            <source>Spend</source>
            <translation>Dépenser</translation>
        </message>
        <message>
            <source>Spend 1 Luck</source>
            <translation>Dépenser 1 Luck</translation>
        </message>
        <message>
            <source>Spend 1 Luck at a time.</source>
            <translation>Dépenser 1 Luck à la fois.</translation>
        </message>
        <message>
            <source>Spend Luck on the check</source>
            <translation>Dépenser Luck pour le test</translation>
        </message>
        <message>
            <source>Spend Possibilities one at a time.</source>
            <translation>Les Possibilities se dépensent une à la fois.</translation>
        </message>
        <message>
            <source>Spend a Possibility</source>
            <translation>Dépenser une Possibility</translation>
        </message>
        <message>
            <source>Spend a Possibility and pass a Reality test (DN 10) to remove Wounds and Shock.</source>
            <translation>Dépenser une Possibility et réussir un test de Reality (DN 10) pour retirer des Wounds et du Shock.</translation>
        </message>
        <message>
            <source>Spend a Victory point</source>
            <translation>Dépenser un Victory point</translation>
        </message>
        <message>
            <source>Spend a Victory point on the check</source>
            <translation>Dépenser un Victory point pour le test</translation>
        </message>
        <message>
            <source>Spend {token} on the check</source>
            <translation>Dépenser {token} pour le test</translation>
        </message>
        <message>
            <source>Spend {what}</source>
            <translation>Dépenser {what}</translation>
        </message>
        <message>
            <source>Spend {what} (goes to the GM's hand)</source>
            <translation>Dépenser {what} (va dans la main du MJ)</translation>
        </message>
        <message>
            <source>Spent</source>
            <translation>Dépensé</translation>
        </message>
        <message>
            <source>Spent Tragedy dice appear here.</source>
            <translation>Pour les Tragedy dépensées.</translation>
        </message>
        <message>
            <source>Spent on</source>
            <translation>Dépensé pour</translation>
        </message>
        <message>
            <source>Spent: {uses}</source>
            <translation>Dépensé : {uses}</translation>
        </message>
        <message>
            <source>Spreadsheets ({patterns})</source>
            <translation>Feuilles de calcul ({patterns})</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Standard, {chance} Good or better</source>
            <translation>Standard, {chance} Good ou mieux</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Commencer</translation>
        </message>
        <message>
            <source>Start a new act: every Storm Knight at the table and the GM get Possibilities.</source>
            <translation>Commencer un nouvel acte : chaque Storm Knight à la table et le MJ reçoivent des Possibilities.</translation>
        </message>
        <message>
            <source>Start an en&amp;counter…</source>
            <translation>Commencer une re&amp;ncontre…</translation>
        </message>
        <message>
            <source>Start an encounter</source>
            <translation>Commencer une rencontre</translation>
        </message>
        <message>
            <source>Start an encounter first. An extra action is possible only in an encounter.</source>
            <translation>Commencer d’abord une rencontre. Une action supplémentaire n’est possible que dans une rencontre.</translation>
        </message>
        <message>
            <source>Start an encounter first. Fate stones are earned only during an encounter.</source>
            <translation>Commencer d’abord une rencontre. Les pierres de Fate ne se gagnent que dans une rencontre.</translation>
        </message>
        <message>
            <source>Start session</source>
            <translation>Commencer</translation>
        </message>
        <message>
            <source>Start the session</source>
            <translation>Commencer la séance</translation>
        </message>
        <message>
            <source>Start the session first.</source>
            <translation>Commencer d’abord la séance.</translation>
        </message>
        <message>
            <source>Start the session first. Destiny is dealt and earned during play.</source>
            <translation>Commencer d’abord la séance. Les dés Destiny se distribuent et se gagnent en jeu.</translation>
        </message>
        <message>
            <source>Start the session first. Encounters take place within a session.</source>
            <translation>Commencer d’abord la séance. Les rencontres en font partie.</translation>
        </message>
        <message>
            <source>Start the session first. Extra effort is possible only during play.</source>
            <translation>Commencer d’abord la séance. L’effort supplémentaire n’est possible qu’en jeu.</translation>
        </message>
        <message>
            <source>Start the session first. Surges are possible only during play.</source>
            <translation>Commencer d’abord la séance. Un Surge n’est possible qu’en cours de jeu.</translation>
        </message>
        <message>
            <source>Start the session first. Victory points are earned and spent only during play.</source>
            <translation>Commencer d’abord la séance. Les Victory points ne se gagnent et ne se dépensent qu’en jeu.</translation>
        </message>
        <message>
            <source>Step {number}</source>
            <translation>Étape {number}</translation>
        </message>
        <message>
            <source>Step {number} (done)</source>
            <translation>Étape {number} (faite)</translation>
        </message>
        <message>
            <source>Step {number} of {count}: {step}</source>
            <translation>Étape {number} sur {count} : {step}</translation>
        </message>
        <message>
            <source>Still in play</source>
            <translation>Encore en jeu</translation>
        </message>
        <message>
            <source>Still owed. To settle an item, tick it. You can say how in the note above.</source>
            <translation>Encore dû. Cocher ce qui est réglé. La note ci-dessus peut dire comment.</translation>
        </message>
        <message>
            <source>Still owed: {count} items.</source>
            <translation>Encore dû : {count} choses.</translation>
        </message>
        <message>
            <source>Still owed: “{thing}”</source>
            <translation>Encore dû : « {thing} »</translation>
        </message>
        <message>
            <source>Still to choose: {names}. Choose, or press again to continue without them.</source>
            <translation>Reste à choisir : {names}. Choisir, ou appuyer à nouveau pour continuer sans choix.</translation>
        </message>
        <message>
            <source>Still to vote: {names}.</source>
            <translation>Doivent encore voter : {names}.</translation>
        </message>
        <message>
            <source>Stones</source>
            <translation>Pierres</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Stopped by</source>
            <translation>Arrêté par</translation>
        </message>
        <message>
            <source>Strength: +1 for a round</source>
            <translation>Strength : +1 pour un round</translation>
        </message>
        <message>
            <source>Stress cost of healing and Recover</source>
            <translation>Stress pour les soins et Recover</translation>
        </message>
        <message>
            <source>Struggles to dodge and parry.</source>
            <translation>Peine à esquiver et à parer.</translation>
        </message>
        <message>
            <source>Stunt</source>
            <translation>Stunt</translation>
        </message>
        <message>
            <source>Stunt: {what}</source>
            <translation>Stunt : {what}</translation>
        </message>
        <message>
            <source>Su&amp;mmary…</source>
            <translation>Résu&amp;mé…</translation>
        </message>
        <message>
            <source>Subtract the damage from HP.</source>
            <translation>Retirer les dégâts des HP.</translation>
        </message>
        <message>
            <source>Subtracts a d6. Each Hinder cancels a Favor.</source>
            <translation>Retire un d6. Chacun annule un Favor.</translation>
        </message>
        <message>
            <source>Success</source>
            <translation>Réussite</translation>
        </message>
        <message>
            <source>Success on an equal total</source>
            <translation>Réussite à total égal</translation>
        </message>
        <message>
            <source>Sunday</source>
            <translation>Dimanche</translation>
        </message>
        <message>
            <source>Sunday</source>
            <comment>within a line</comment>
            <translation>dimanche</translation>
        </message>
        <message>
            <source>Super-heroic</source>
            <translation>Surhéroïque</translation>
        </message>
        <message>
            <source>Superheroes with three Fudge dice, Victory points, extra effort and rolls to resist damage.</source>
            <translation>Des superhéros avec trois dés Fudge, des Victory points, l’effort supplémentaire et des jets pour résister aux dégâts.</translation>
        </message>
        <message>
            <source>Surge fatigue after an encounter</source>
            <translation>Fatigue de Surge après la rencontre</translation>
        </message>
        <message>
            <source>System default</source>
            <translation>Comme le système</translation>
        </message>
        <message>
            <source>T&amp;heme</source>
            <comment>how the window looks</comment>
            <translation>&amp;Apparence</translation>
        </message>
        <message>
            <source>Table actions</source>
            <translation>Actions de la table</translation>
        </message>
        <message>
            <source>Table counters and clocks</source>
            <translation>Compteurs et horloges de la table</translation>
        </message>
        <message>
            <source>Take damage</source>
            <translation>Subir des dégâts</translation>
        </message>
        <message>
            <source>Takes effect when you restart gmtracker.</source>
            <translation>Prend effet au redémarrage de gmtracker.</translation>
        </message>
        <message>
            <source>Target</source>
            <translation>Cible</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>Test</translation>
        </message>
        <message>
            <source>Test whether a character with too many Wounds can go on.</source>
            <translation>Vérifier si un personnage qui a trop de Wounds peut continuer.</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Taille du texte</translation>
        </message>
        <message>
            <source>Text too long</source>
            <translation>Texte trop long</translation>
        </message>
        <message>
            <source>That belongs to {holder}. Spend it on one of its uses.</source>
            <translation>C’est à {holder}. On ne peut le dépenser que pour un de ses usages.</translation>
        </message>
        <message>
            <source>That character is no longer in the campaign.</source>
            <translation>Ce personnage n’est plus dans la campagne.</translation>
        </message>
        <message>
            <source>That check is no longer waiting.</source>
            <translation>Ce test n’est plus en attente.</translation>
        </message>
        <message>
            <source>That code is wrong.</source>
            <translation>Ce code est incorrect.</translation>
        </message>
        <message>
            <source>That costs {price}, and {hero} has no Victory points.</source>
            <translation>Cela coûte {price}, et {hero} n’a aucun Victory point.</translation>
        </message>
        <message>
            <source>That costs {price}, and {hero} has only {has}.</source>
            <translation>Cela coûte {price}, et {hero} n’a que {has}.</translation>
        </message>
        <message>
            <source>That costs {price}, not {count}.</source>
            <translation>Cela coûte {price}, pas {count}.</translation>
        </message>
        <message>
            <source>That die can't be rerolled.</source>
            <translation>Ce dé ne peut pas être relancé.</translation>
        </message>
        <message>
            <source>That die has already voted. Use a different die for each vote.</source>
            <translation>Ce dé a déjà voté. Prendre un autre dé pour chaque vote.</translation>
        </message>
        <message>
            <source>That die is not in the Destiny pool.</source>
            <translation>Ce dé n’est pas dans la réserve Destiny.</translation>
        </message>
        <message>
            <source>That has already ended.</source>
            <translation>C’est déjà terminé.</translation>
        </message>
        <message>
            <source>That has no effect on this check.</source>
            <translation>Cela n’a aucun effet sur ce test.</translation>
        </message>
        <message>
            <source>That needs a Destiny die, not a Fate stone.</source>
            <translation>Il faut pour cela un dé Destiny, pas une pierre de Fate.</translation>
        </message>
        <message>
            <source>That needs an open check. Roll one first.</source>
            <translation>Il faut pour cela un test en cours. D’abord en lancer un.</translation>
        </message>
        <message>
            <source>That session has ended. See its summary.</source>
            <translation>Cette séance est terminée. Voir son résumé.</translation>
        </message>
        <message>
            <source>That token is no longer in play.</source>
            <translation>Ce jeton n’est plus en jeu.</translation>
        </message>
        <message>
            <source>That was the last die in the Destiny pool. A Tilt is due.</source>
            <translation>C’était le dernier dé de la réserve Destiny. Un Tilt est dû.</translation>
        </message>
        <message>
            <source>The Admirer</source>
            <translation>L’admirateur</translation>
        </message>
        <message>
            <source>The Apology</source>
            <translation>Les excuses</translation>
        </message>
        <message>
            <source>The Back Way</source>
            <translation>Le chemin dérobé</translation>
        </message>
        <message>
            <source>The Bargain</source>
            <translation>Le marché</translation>
        </message>
        <message>
            <source>The Borrowed Tool</source>
            <translation>L’outil emprunté</translation>
        </message>
        <message>
            <source>The Clock</source>
            <translation>L’horloge</translation>
        </message>
        <message>
            <source>The Collapse</source>
            <translation>L’effondrement</translation>
        </message>
        <message>
            <source>The Confession</source>
            <translation>L’aveu</translation>
        </message>
        <message>
            <source>The Creditor</source>
            <translation>Le créancier</translation>
        </message>
        <message>
            <source>The Crit gives 1 Luck.</source>
            <translation>Le Crit donne 1 Luck.</translation>
        </message>
        <message>
            <source>The Cup</source>
            <translation>La coupe</translation>
        </message>
        <message>
            <source>The Destiny pool holds Triumph {triumph} and Tragedy {tragedy}.</source>
            <translation>La réserve Destiny contient Triumph {triumph} et Tragedy {tragedy}.</translation>
        </message>
        <message>
            <source>The Destiny pool holds only dice.</source>
            <translation>La réserve Destiny ne contient que des dés.</translation>
        </message>
        <message>
            <source>The Destiny pool is empty. Until you go to the Tilt, you can still use the value of the awarded die.</source>
            <translation>La réserve Destiny est vide. Tant que vous ne passez pas au Tilt, vous pouvez encore utiliser la valeur du dé accordé.</translation>
        </message>
        <message>
            <source>The Destiny pool stays empty, so {hero} rolls nothing into it.</source>
            <translation>La réserve Destiny reste vide : {hero} n’y lance rien.</translation>
        </message>
        <message>
            <source>The Double</source>
            <translation>Le sosie</translation>
        </message>
        <message>
            <source>The Double Cross</source>
            <translation>Le double jeu</translation>
        </message>
        <message>
            <source>The Empty Chair</source>
            <translation>La chaise vide</translation>
        </message>
        <message>
            <source>The False Bottom</source>
            <translation>Le double fond</translation>
        </message>
        <message>
            <source>The Fate pool exists only during an encounter.</source>
            <translation>Il n’y a de réserve Fate que dans une rencontre.</translation>
        </message>
        <message>
            <source>The Fate pool holds only stones.</source>
            <translation>La réserve Fate ne contient que des pierres.</translation>
        </message>
        <message>
            <source>The Feud</source>
            <translation>La vendetta</translation>
        </message>
        <message>
            <source>The Fever</source>
            <translation>La fièvre</translation>
        </message>
        <message>
            <source>The Former Teacher</source>
            <translation>L’ancien maître</translation>
        </message>
        <message>
            <source>The GM</source>
            <translation>Le MJ</translation>
        </message>
        <message>
            <source>The GM activated {hero}'s hubris.</source>
            <translation>Le MJ a activé l’hubris de {hero}.</translation>
        </message>
        <message>
            <source>The GM chooses the Soft or the Hard Tilt.</source>
            <translation>Le MJ choisit le Soft Tilt ou le Hard Tilt.</translation>
        </message>
        <message>
            <source>The GM chooses the {table}.</source>
            <translation>Le MJ choisit le {table}.</translation>
        </message>
        <message>
            <source>The GM decides any further effect</source>
            <translation>Le MJ décide de tout autre effet</translation>
        </message>
        <message>
            <source>The GM decides what happens</source>
            <translation>Le MJ décide de ce qui se passe</translation>
        </message>
        <message>
            <source>The GM decides whether and when to allow a retry</source>
            <translation>Le MJ décide si et quand on peut réessayer</translation>
        </message>
        <message>
            <source>The GM doesn't use Luck.</source>
            <translation>Le MJ n’utilise pas Luck.</translation>
        </message>
        <message>
            <source>The GM has no Possibilities left.</source>
            <translation>Le MJ n’a plus de Possibilities.</translation>
        </message>
        <message>
            <source>The GM may refill the empty pool</source>
            <translation>Le MJ peut remplir la réserve vide</translation>
        </message>
        <message>
            <source>The GM picks one of the tied rows.</source>
            <translation>Le MJ choisit une des lignes à égalité.</translation>
        </message>
        <message>
            <source>The GM skips the Tilt.</source>
            <translation>Le MJ passe le Tilt.</translation>
        </message>
        <message>
            <source>The GM uses {die} against the heroes.</source>
            <translation>Le MJ utilise {die} contre les héros.</translation>
        </message>
        <message>
            <source>The GM uses {die} against {who}.</source>
            <translation>Le MJ utilise {die} contre {who}.</translation>
        </message>
        <message>
            <source>The GM vetoes the edit. {name} gets back what was spent.</source>
            <translation>Le MJ met son veto à l’Edit Scene. {name} récupère sa dépense.</translation>
        </message>
        <message>
            <source>The GM vetoes the edit. {name} may use the award differently.</source>
            <translation>Le MJ met son veto à l’Edit Scene. {name} peut employer le dé autrement.</translation>
        </message>
        <message>
            <source>The GM votes in a Tilt but can't be picked</source>
            <translation>Le MJ vote dans un Tilt mais ne peut pas être désigné</translation>
        </message>
        <message>
            <source>The GM's hand can hold only Tragedy dice.</source>
            <translation>La main du MJ ne peut contenir que des dés Tragedy.</translation>
        </message>
        <message>
            <source>The Gray Hour</source>
            <translation>L’heure grise</translation>
        </message>
        <message>
            <source>The Heavy Hand</source>
            <translation>La main lourde</translation>
        </message>
        <message>
            <source>The Hostage</source>
            <translation>L’otage</translation>
        </message>
        <message>
            <source>The Key</source>
            <translation>La clé</translation>
        </message>
        <message>
            <source>The Late Letter</source>
            <translation>La lettre tardive</translation>
        </message>
        <message>
            <source>The Luck is kept for {name}'s next check.</source>
            <translation>Le Luck est gardé pour le prochain test de {name}.</translation>
        </message>
        <message>
            <source>The Missing Piece</source>
            <translation>La pièce manquante</translation>
        </message>
        <message>
            <source>The Oath</source>
            <translation>Le serment</translation>
        </message>
        <message>
            <source>The Old Rival</source>
            <translation>Le vieux rival</translation>
        </message>
        <message>
            <source>The Omen</source>
            <translation>Le présage</translation>
        </message>
        <message>
            <source>The One That Got Away</source>
            <translation>L’amour enfui</translation>
        </message>
        <message>
            <source>The Pardon</source>
            <translation>Le pardon</translation>
        </message>
        <message>
            <source>The Procession</source>
            <translation>Le cortège</translation>
        </message>
        <message>
            <source>The Promise</source>
            <translation>La promesse</translation>
        </message>
        <message>
            <source>The Raid</source>
            <translation>La descente</translation>
        </message>
        <message>
            <source>The Sacrifice</source>
            <translation>Le sacrifice</translation>
        </message>
        <message>
            <source>The Secret Is Out</source>
            <translation>Le secret éventé</translation>
        </message>
        <message>
            <source>The Sleeper</source>
            <translation>Le dormeur</translation>
        </message>
        <message>
            <source>The Small Print</source>
            <translation>Les petits caractères</translation>
        </message>
        <message>
            <source>The Song</source>
            <translation>La chanson</translation>
        </message>
        <message>
            <source>The Stake</source>
            <translation>L’enjeu</translation>
        </message>
        <message>
            <source>The Stray</source>
            <translation>L’animal errant</translation>
        </message>
        <message>
            <source>The Surge causes no fatigue.</source>
            <translation>Le Surge ne cause pas de fatigue.</translation>
        </message>
        <message>
            <source>The Tilt has already started.</source>
            <translation>Le Tilt a déjà commencé.</translation>
        </message>
        <message>
            <source>The Tilt is at a different step.</source>
            <translation>Le Tilt en est à une autre étape.</translation>
        </message>
        <message>
            <source>The Tilt needs at least one player who is present.</source>
            <translation>Il faut au moins un joueur présent pour le Tilt.</translation>
        </message>
        <message>
            <source>The Tilt starts.</source>
            <translation>Le Tilt commence.</translation>
        </message>
        <message>
            <source>The Tilt. {text}</source>
            <translation>Le Tilt. {text}</translation>
        </message>
        <message>
            <source>The Tilt: {scores}.</source>
            <translation>Le Tilt : {scores}.</translation>
        </message>
        <message>
            <source>The Timetable</source>
            <translation>L’horaire</translation>
        </message>
        <message>
            <source>The Toast</source>
            <translation>Le toast</translation>
        </message>
        <message>
            <source>The Turncoat</source>
            <translation>Le transfuge</translation>
        </message>
        <message>
            <source>The Uncanny</source>
            <translation>L’inexplicable</translation>
        </message>
        <message>
            <source>The Understudy</source>
            <translation>La doublure</translation>
        </message>
        <message>
            <source>The Verdict</source>
            <translation>Le verdict</translation>
        </message>
        <message>
            <source>The Voice</source>
            <translation>La voix</translation>
        </message>
        <message>
            <source>The Wager</source>
            <translation>Le pari</translation>
        </message>
        <message>
            <source>The Wounds are over the limit: a defeat test is needed.</source>
            <translation>Les Wounds dépassent la limite : un test de Defeat est nécessaire.</translation>
        </message>
        <message>
            <source>The Wreck</source>
            <translation>L’épave</translation>
        </message>
        <message>
            <source>The Wrong Crate</source>
            <translation>La mauvaise caisse</translation>
        </message>
        <message>
            <source>The Wrong Name</source>
            <translation>Le nom d’un autre</translation>
        </message>
        <message>
            <source>The acting side wins</source>
            <translation>Le camp qui agit l’emporte</translation>
        </message>
        <message>
            <source>The adventure continues: Victory points are unchanged.</source>
            <translation>L’aventure continue : les Victory points ne changent pas.</translation>
        </message>
        <message>
            <source>The answer comes clearly in a fever dream, and it still makes sense in the morning.</source>
            <translation>La réponse apparaît clairement dans un rêve de fièvre, et au matin elle a toujours un sens.</translation>
        </message>
        <message>
            <source>The attack has no target. Subtract the damage by hand.</source>
            <translation>L’attaque n’a pas de cible. Retirer les dégâts à la main.</translation>
        </message>
        <message>
            <source>The backup is damaged.</source>
            <translation>La sauvegarde est endommagée.</translation>
        </message>
        <message>
            <source>The backup is damaged. {fault}</source>
            <translation>La sauvegarde est endommagée. {fault}</translation>
        </message>
        <message>
            <source>The bridge is up, the elevator is broken or the pass is snowed in. The only detour leads through the worst district.</source>
            <translation>Le pont est levé, l’ascenseur en panne ou le col enneigé. Le seul détour passe par le pire quartier.</translation>
        </message>
        <message>
            <source>The built-in version of the game is used instead.</source>
            <translation>La version du jeu fournie avec le programme est utilisée à la place.</translation>
        </message>
        <message>
            <source>The campaign is full. It can have at most {most} characters.</source>
            <translation>La campagne est pleine : {most} personnages au plus.</translation>
        </message>
        <message>
            <source>The campaign is full. It can have at most {most} tokens.</source>
            <translation>La campagne est pleine : {most} jetons au plus.</translation>
        </message>
        <message>
            <source>The campaign is now called {name}.</source>
            <translation>La campagne s’appelle maintenant {name}.</translation>
        </message>
        <message>
            <source>The campaign uses its own copy of the game. To see all errors, choose “Check game file…”.</source>
            <translation>La campagne utilise sa propre copie du jeu. « Vérifier le fichier du jeu… » montre toutes les erreurs.</translation>
        </message>
        <message>
            <source>The check</source>
            <translation>Le test</translation>
        </message>
        <message>
            <source>The check fails</source>
            <translation>Le test échoue</translation>
        </message>
        <message>
            <source>The check passes</source>
            <translation>Le test est réussi</translation>
        </message>
        <message>
            <source>The complication does not happen, or it ends.</source>
            <translation>La complication n’a pas lieu, ou prend fin.</translation>
        </message>
        <message>
            <source>The cost of a Surge while fatigued.</source>
            <translation>Le prix d’un Surge en état Fatigued.</translation>
        </message>
        <message>
            <source>The cost of a Surge.</source>
            <translation>Le prix d’un Surge.</translation>
        </message>
        <message>
            <source>The cost of extra effort while fatigued.</source>
            <translation>La conséquence de l’effort supplémentaire en état Fatigued.</translation>
        </message>
        <message>
            <source>The countdown {die} ends.</source>
            <translation>Le Countdown {die} prend fin.</translation>
        </message>
        <message>
            <source>The court has already reached a verdict without the unlucky one, and the judge was harsh.</source>
            <translation>Le tribunal a déjà rendu son verdict sans le malchanceux, et le juge était dur.</translation>
        </message>
        <message>
            <source>The crate contains a stranger's order. The right crate is on its way to the stranger.</source>
            <translation>La caisse contient la commande d’un inconnu. La bonne caisse est en route vers lui.</translation>
        </message>
        <message>
            <source>The culprit is caught in the act, in front of the people who matter.</source>
            <translation>Le coupable est pris sur le fait, sous les yeux de ceux qui comptent.</translation>
        </message>
        <message>
            <source>The damage</source>
            <translation>Les dégâts</translation>
        </message>
        <message>
            <source>The deadline was never midnight. It was an hour ago.</source>
            <translation>L’échéance n’a jamais été minuit. C’était il y a une heure.</translation>
        </message>
        <message>
            <source>The demo ends here. You can take over now.</source>
            <translation>La démo s’arrête ici. La partie peut continuer librement.</translation>
        </message>
        <message>
            <source>The demo files:</source>
            <translation>Fichiers de la démo :</translation>
        </message>
        <message>
            <source>The demo in {folder} is incomplete.</source>
            <translation>La démo dans {folder} est incomplète.</translation>
        </message>
        <message>
            <source>The dice count as 0</source>
            <translation>Les dés comptent pour 0</translation>
        </message>
        <message>
            <source>The die goes to the GM's hand.</source>
            <translation>Le dé va dans la main du MJ.</translation>
        </message>
        <message>
            <source>The effect of the damage is skipped.</source>
            <translation>L’effet des dégâts est ignoré.</translation>
        </message>
        <message>
            <source>The effect of the damage on {name} is skipped.</source>
            <translation>L’effet des dégâts sur {name} est ignoré.</translation>
        </message>
        <message>
            <source>The effect of the hit is skipped.</source>
            <translation>L’effet de la touche est ignoré.</translation>
        </message>
        <message>
            <source>The effect of the hit on {name} is skipped.</source>
            <translation>L’effet de la touche sur {name} est ignoré.</translation>
        </message>
        <message>
            <source>The enemy's engine, ward or weapon fails with a sound no one will forget.</source>
            <translation>La machine, la protection ou l’arme de l’ennemi lâche avec un bruit que personne n’oubliera.</translation>
        </message>
        <message>
            <source>The enemy's treasure is confiscated, listed, and guarded by two bored recruits.</source>
            <translation>Le trésor de l’ennemi est saisi, inventorié, et gardé par deux recrues qui s’ennuient.</translation>
        </message>
        <message>
            <source>The extra effort causes fatigue.</source>
            <translation>L’effort supplémentaire cause de la fatigue.</translation>
        </message>
        <message>
            <source>The fatigue is delayed until {hero} is free.</source>
            <translation>La fatigue attend que {hero} soit libre.</translation>
        </message>
        <message>
            <source>The file does not exist.</source>
            <translation>Ce fichier n’existe pas.</translation>
        </message>
        <message>
            <source>The file has {count} columns. The maximum is {most}.</source>
            <translation>Le fichier a {count} colonnes. Le maximum est de {most}.</translation>
        </message>
        <message>
            <source>The file is empty.</source>
            <translation>Le fichier est vide.</translation>
        </message>
        <message>
            <source>The file is too large for a campaign file.</source>
            <translation>Le fichier est trop grand pour être une campagne.</translation>
        </message>
        <message>
            <source>The file is too large to import.</source>
            <translation>Le fichier est trop grand pour être importé.</translation>
        </message>
        <message>
            <source>The file is too large. A game file can be at most {most} bytes.</source>
            <translation>Le fichier est trop grand. Un fichier de jeu peut compter au plus {most} octets.</translation>
        </message>
        <message>
            <source>The file was edited outside gmtracker. The game continues from the edited file, in a new chapter.</source>
            <translation>Le fichier a été modifié hors de gmtracker. Le jeu continue avec le fichier modifié, dans un nouveau chapitre.</translation>
        </message>
        <message>
            <source>The first cost of extra effort.</source>
            <translation>La première conséquence de l’effort supplémentaire.</translation>
        </message>
        <message>
            <source>The first die may be rerolled.</source>
            <translation>Le premier dé peut être relancé.</translation>
        </message>
        <message>
            <source>The folder or disk of “{file}” is gone.</source>
            <translation>Le dossier ou le disque de « {file} » n’existe plus.</translation>
        </message>
        <message>
            <source>The game file for {game} has changed</source>
            <translation>Le fichier du jeu {game} a changé</translation>
        </message>
        <message>
            <source>The game file has errors. The previous version stays in use.</source>
            <translation>Le fichier du jeu contient des erreurs. La version précédente reste utilisée.</translation>
        </message>
        <message>
            <source>The game file has new names: {names}.</source>
            <translation>Le fichier du jeu a de nouveaux noms : {names}.</translation>
        </message>
        <message>
            <source>The game file has no errors and is in use.</source>
            <translation>Le fichier du jeu ne contient pas d’erreur et est utilisé.</translation>
        </message>
        <message>
            <source>The game file has no errors. It is now in use with these changes:</source>
            <translation>Le fichier du jeu ne contient pas d’erreur. Il est désormais utilisé, avec ces changements :</translation>
        </message>
        <message>
            <source>The game master has closed this page. To come back, scan the new QR code.</source>
            <translation>La personne qui mène le jeu a fermé cette page. Pour revenir, scannez le nouveau code QR.</translation>
        </message>
        <message>
            <source>The game master has hidden the table for now.</source>
            <translation>La personne qui mène le jeu masque la table pour l’instant.</translation>
        </message>
        <message>
            <source>The heroes</source>
            <translation>Les héros</translation>
        </message>
        <message>
            <source>The heroes and the opposition</source>
            <translation>Les héros et l’opposition</translation>
        </message>
        <message>
            <source>The highest Tier a character can have.</source>
            <translation>Le Tier le plus haut qu’un personnage puisse avoir.</translation>
        </message>
        <message>
            <source>The highest number on a die adds another die.</source>
            <translation>Le plus haut nombre d’un dé ajoute un autre dé.</translation>
        </message>
        <message>
            <source>The hit has no effect.</source>
            <translation>La touche n’a aucun effet.</translation>
        </message>
        <message>
            <source>The hubris that was just activated is {hero}'s.</source>
            <translation>L’hubris qui vient d’être activée est celle de {hero}.</translation>
        </message>
        <message>
            <source>The journal was damaged. The part that couldn't be read is saved in {file}.</source>
            <translation>Le carnet était endommagé. La partie illisible est conservée dans {file}.</translation>
        </message>
        <message>
            <source>The language of the program. Text that is already in a campaign isn't translated.</source>
            <translation>La langue du programme. Le texte déjà présent dans une campagne n’est pas traduit.</translation>
        </message>
        <message>
            <source>The last die of the Destiny pool was awarded. Something good happens to one player, something bad to another.</source>
            <translation>Le dernier dé de la réserve Destiny a été accordé. Une bonne chose arrive à un joueur, une mauvaise à un autre.</translation>
        </message>
        <message>
            <source>The last heir of an old feud gives up the feud and the sword.</source>
            <translation>Le dernier héritier d’une vieille vendetta renonce à elle et à son épée.</translation>
        </message>
        <message>
            <source>The latest result appears here.</source>
            <translation>Le dernier résultat s’affiche ici.</translation>
        </message>
        <message>
            <source>The law kicks in a door, and it is the enemy's.</source>
            <translation>La loi enfonce une porte, et c’est celle de l’ennemi.</translation>
        </message>
        <message>
            <source>The law kicks in the door, and this time the warrant is in order.</source>
            <translation>La loi enfonce la porte, et cette fois le mandat est en règle.</translation>
        </message>
        <message>
            <source>The line is longer than {most} bytes.</source>
            <translation>La ligne dépasse {most} octets.</translation>
        </message>
        <message>
            <source>The line is nested too deeply.</source>
            <translation>La ligne comporte trop d’imbrications.</translation>
        </message>
        <message>
            <source>The line is not JSON.</source>
            <translation>La ligne n’est pas du JSON.</translation>
        </message>
        <message>
            <source>The line is not a JSON object.</source>
            <translation>La ligne n’est pas un objet JSON.</translation>
        </message>
        <message>
            <source>The log has nothing of this kind.</source>
            <translation>Le journal ne contient rien de ce genre.</translation>
        </message>
        <message>
            <source>The lucky one gets the credit for a stranger's triumph, and the stranger can't object.</source>
            <translation>Le chanceux reçoit le mérite du triomphe d’un inconnu, et l’inconnu ne peut pas protester.</translation>
        </message>
        <message>
            <source>The most important piece of gear was lent out without asking, and comes back cracked.</source>
            <translation>L’équipement qui comptait le plus a été prêté sans permission, et revient fêlé.</translation>
        </message>
        <message>
            <source>The name is missing. The row was skipped.</source>
            <translation>Le nom manque. La ligne a été ignorée.</translation>
        </message>
        <message>
            <source>The name is too long. The maximum is {most} characters.</source>
            <translation>Le nom est trop long. Le maximum est de {most} caractères.</translation>
        </message>
        <message>
            <source>The next check gets an extra roll, and the best roll counts.</source>
            <translation>Le prochain test a un jet supplémentaire, et le meilleur jet compte.</translation>
        </message>
        <message>
            <source>The next thing the unlucky one needs costs ten times as much as this morning, if anyone has it.</source>
            <translation>La prochaine chose dont le malchanceux a besoin coûte dix fois le prix de ce matin, si quelqu’un en a.</translation>
        </message>
        <message>
            <source>The number of actions can't be negative.</source>
            <translation>Le nombre d’actions ne peut pas être négatif.</translation>
        </message>
        <message>
            <source>The one part that everything depends on is not where it was left.</source>
            <translation>La seule pièce dont tout dépend n’est plus là où on l’avait laissée.</translation>
        </message>
        <message>
            <source>The one secret that matters reaches the one person who must not know it.</source>
            <translation>Le seul secret qui compte parvient à la seule personne qui ne doit pas le savoir.</translation>
        </message>
        <message>
            <source>The opposition</source>
            <translation>L’opposition</translation>
        </message>
        <message>
            <source>The other side</source>
            <translation>L’autre camp</translation>
        </message>
        <message>
            <source>The other side keeps a promise made lightly, down to the last word.</source>
            <translation>L’autre partie tient à la lettre une promesse faite à la légère.</translation>
        </message>
        <message>
            <source>The other side never meant to keep the deal. Now the trap closes.</source>
            <translation>L’autre camp n’a jamais voulu tenir le marché. Le piège se referme maintenant.</translation>
        </message>
        <message>
            <source>The other side wins</source>
            <translation>L’autre camp l’emporte</translation>
        </message>
        <message>
            <source>The outcome has not been announced.</source>
            <translation>Le résultat n’a pas encore été annoncé.</translation>
        </message>
        <message>
            <source>The page is blank. Press {keys} to show the table again.</source>
            <translation>La page est masquée. {keys} affiche de nouveau la table.</translation>
        </message>
        <message>
            <source>The person who matters has heard only good things from an unexpected friend.</source>
            <translation>La personne qui compte n’a entendu que du bien, de la part d’un ami inattendu.</translation>
        </message>
        <message>
            <source>The person who must not know has heard everything from someone who meant well.</source>
            <translation>La personne qui ne devait rien savoir a tout entendu, de quelqu’un qui croyait bien faire.</translation>
        </message>
        <message>
            <source>The pla&amp;yers see</source>
            <translation>Les &amp;joueurs voient</translation>
        </message>
        <message>
            <source>The player window is blank</source>
            <translation>La fenêtre des joueurs est masquée</translation>
        </message>
        <message>
            <source>The poisoner drinks from the poisoned cup.</source>
            <translation>L’empoisonneur boit dans la coupe empoisonnée.</translation>
        </message>
        <message>
            <source>The previous version of this campaign is saved as a backup. To view it, choose “Restore backup…”.</source>
            <translation>La version précédente de cette campagne est conservée comme sauvegarde. Pour la voir, choisir « Restaurer une sauvegarde… ».</translation>
        </message>
        <message>
            <source>The printer did not accept the page.</source>
            <translation>L’imprimante n’a pas accepté la page.</translation>
        </message>
        <message>
            <source>The pursuers are cut off for good, and everything brought across is safe.</source>
            <translation>Les poursuivants sont coupés pour de bon, et tout ce qu’on a fait passer est en sûreté.</translation>
        </message>
        <message>
            <source>The quotation marks do not match. The row was skipped.</source>
            <translation>Les guillemets ne vont pas ensemble. La ligne a été ignorée.</translation>
        </message>
        <message>
            <source>The reason for an award.</source>
            <translation>La raison pour laquelle un dé est accordé.</translation>
        </message>
        <message>
            <source>The rest takes {length}.</source>
            <translation>Le repos dure {length}.</translation>
        </message>
        <message>
            <source>The result is due.</source>
            <translation>Les conséquences restent à régler.</translation>
        </message>
        <message>
            <source>The right people take the lucky one for a guest they are expecting. Doors open, and glasses are filled.</source>
            <translation>Les bonnes personnes prennent le chanceux pour un invité qu’elles attendent. Les portes s’ouvrent et les verres se remplissent.</translation>
        </message>
        <message>
            <source>The right tools</source>
            <translation>Les bons outils</translation>
        </message>
        <message>
            <source>The roll is too long. The maximum is {most} characters.</source>
            <translation>Le jet est trop long : {most} caractères au plus.</translation>
        </message>
        <message>
            <source>The roll-off: {faces}.</source>
            <translation>Le départage : {faces}.</translation>
        </message>
        <message>
            <source>The row with the most votes wins. The GM breaks ties.</source>
            <translation>La ligne qui a le plus de votes l’emporte. Le MJ tranche les égalités.</translation>
        </message>
        <message>
            <source>The rules don't allow moving a {token} there.</source>
            <translation>Les règles ne le permettent pas à cet endroit : {token}.</translation>
        </message>
        <message>
            <source>The rules for “{game}” are not installed. You can view, print and save this campaign, but not play it.</source>
            <translation>Les règles de « {game} » ne sont pas installées. Cette campagne peut être consultée, imprimée et enregistrée, mais pas jouée.</translation>
        </message>
        <message>
            <source>The rules for “{ruleset}” are installed but can't be used ({why}).</source>
            <translation>Les règles de « {ruleset} » sont installées mais inutilisables ({why}).</translation>
        </message>
        <message>
            <source>The rules for “{ruleset}” are not installed.</source>
            <translation>Les règles de « {ruleset} » ne sont pas installées.</translation>
        </message>
        <message>
            <source>The scene ends.</source>
            <translation>La scène se termine.</translation>
        </message>
        <message>
            <source>The session has already started.</source>
            <translation>La séance a déjà commencé.</translation>
        </message>
        <message>
            <source>The settings file was damaged. Default settings are used.</source>
            <translation>Le fichier des réglages était endommagé. Les réglages par défaut s’appliquent.</translation>
        </message>
        <message>
            <source>The settings file was damaged. Default settings are used. The damaged file is saved as {file}.</source>
            <translation>Le fichier des réglages était endommagé. Les réglages par défaut s’appliquent. Le fichier endommagé est conservé sous {file}.</translation>
        </message>
        <message>
            <source>The spell's own benefit</source>
            <translation>L’avantage propre au sort</translation>
        </message>
        <message>
            <source>The stake is lost, and it didn't belong to the unlucky one.</source>
            <translation>La mise est perdue, et elle n’appartenait pas au malchanceux.</translation>
        </message>
        <message>
            <source>The stat counts double.</source>
            <translation>La stat compte double.</translation>
        </message>
        <message>
            <source>The streets are cleared by order, and the lucky one has the only pass.</source>
            <translation>Les rues sont évacuées sur ordre, et le chanceux a le seul laissez-passer.</translation>
        </message>
        <message>
            <source>The streets are cleared by order. The unlucky one is on the wrong side of town without papers.</source>
            <translation>Les rues sont évacuées sur ordre. Le malchanceux est du mauvais côté de la ville, sans papiers.</translation>
        </message>
        <message>
            <source>The table after this step: {sentence}</source>
            <translation>La table après : {sentence}</translation>
        </message>
        <message>
            <source>The table – gmtracker</source>
            <translation>La table – gmtracker</translation>
        </message>
        <message>
            <source>The target is hit</source>
            <translation>La cible est touchée</translation>
        </message>
        <message>
            <source>The thing everyone relies on most fails at full speed, at full height or in mid-sentence.</source>
            <translation>Ce sur quoi tout le monde compte le plus lâche à pleine vitesse, au plus haut ou au milieu d’une phrase.</translation>
        </message>
        <message>
            <source>The tide, the train or the coach is late for once, and there is time to catch it.</source>
            <translation>La marée, le train ou la diligence a du retard, pour une fois, et on a le temps de l’attraper.</translation>
        </message>
        <message>
            <source>The tide, the train or the coach left early, with all the luggage on board.</source>
            <translation>La marée, le train ou la diligence est parti en avance, avec tous les bagages à bord.</translation>
        </message>
        <message>
            <source>The turn order includes someone who is not in the campaign.</source>
            <translation>L’ordre des tours contient quelqu’un qui n’est pas dans la campagne.</translation>
        </message>
        <message>
            <source>The turn order is already set that way.</source>
            <translation>L’ordre des tours est déjà celui-là.</translation>
        </message>
        <message>
            <source>The turn order is empty. Add someone first.</source>
            <translation>L’ordre des tours est vide. Ajouter d’abord quelqu’un.</translation>
        </message>
        <message>
            <source>The unlucky one drank from the cup an hour ago. There is one antidote, and it belongs to someone else.</source>
            <translation>Le malchanceux a bu dans la coupe il y a une heure. Il n’existe qu’un antidote, et il appartient à quelqu’un d’autre.</translation>
        </message>
        <message>
            <source>The unlucky one gets the blame for a stranger's mess, and the stranger left town this morning.</source>
            <translation>Le malchanceux est accusé du gâchis d’un inconnu, et l’inconnu a quitté la ville ce matin.</translation>
        </message>
        <message>
            <source>The unlucky one is found holding the knife, the purse or the body, and it looks bad.</source>
            <translation>Le malchanceux est surpris avec le couteau, la bourse ou le cadavre, et tout l’accuse.</translation>
        </message>
        <message>
            <source>The unlucky one's most treasured possession is confiscated and locked away for good.</source>
            <translation>Le bien le plus précieux du malchanceux est saisi et mis sous clé pour de bon.</translation>
        </message>
        <message>
            <source>The unlucky one's strength suddenly runs out halfway there.</source>
            <translation>À mi-chemin, les forces du malchanceux l’abandonnent soudain.</translation>
        </message>
        <message>
            <source>The votes are tied. The GM decides.</source>
            <translation>Les votes sont à égalité. Le MJ décide.</translation>
        </message>
        <message>
            <source>The votes on {lot} are tied. The GM decides.</source>
            <translation>Les votes sont à égalité ({lot}). Le MJ décide.</translation>
        </message>
        <message>
            <source>The votes were tied, the GM chose {number}</source>
            <translation>Égalité, le MJ a choisi {number}</translation>
        </message>
        <message>
            <source>The water rises and drops a long-lost thing at the lucky one's feet.</source>
            <translation>L’eau monte et dépose une chose engloutie de longue date, juste aux pieds du chanceux.</translation>
        </message>
        <message>
            <source>The water rises, and everything left in the cellar is now afloat, spoiled or visible.</source>
            <translation>L’eau monte, et tout ce qui restait à la cave flotte, est gâté ou se voit.</translation>
        </message>
        <message>
            <source>The way home is gone, and so is everyone who guarded it.</source>
            <translation>Le chemin du retour n’existe plus, ni aucun de ceux qui le gardaient.</translation>
        </message>
        <message>
            <source>The worst one</source>
            <translation>Le pire</translation>
        </message>
        <message>
            <source>The wrong people take the unlucky one for someone they are hunting, and are quite sure of it.</source>
            <translation>Les mauvaises personnes prennent le malchanceux pour quelqu’un qu’elles traquent, et en sont tout à fait sûres.</translation>
        </message>
        <message>
            <source>The {encounter}</source>
            <comment>at the start of a sentence</comment>
            <translation>La rencontre ({encounter})</translation>
        </message>
        <message>
            <source>Their skill</source>
            <translation>Leur compétence</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Apparence</translation>
        </message>
        <message>
            <source>Theme: dark</source>
            <translation>Apparence : sombre</translation>
        </message>
        <message>
            <source>Theme: high contrast</source>
            <translation>Apparence : contraste élevé</translation>
        </message>
        <message>
            <source>Theme: light</source>
            <translation>Apparence : claire</translation>
        </message>
        <message>
            <source>Theme: system</source>
            <translation>Apparence : comme le système</translation>
        </message>
        <message>
            <source>There are backups of this campaign. To use the newest one, open the file in the gmtracker window.</source>
            <translation>Il existe des sauvegardes de cette campagne. Pour utiliser la plus récente, ouvrez le fichier dans la fenêtre de gmtracker.</translation>
        </message>
        <message>
            <source>There are no Countdown dice to roll.</source>
            <translation>Il n’y a pas de dés de Countdown à lancer.</translation>
        </message>
        <message>
            <source>There are no characters below the header row.</source>
            <translation>Il n’y a aucun personnage sous la ligne d’en-tête.</translation>
        </message>
        <message>
            <source>There are no characters to add.</source>
            <translation>Il n’y a aucun personnage à ajouter.</translation>
        </message>
        <message>
            <source>There are {count} backups, the newest from {when}.</source>
            <translation>Il y a {count} sauvegardes. La plus récente : {when}.</translation>
        </message>
        <message>
            <source>There is 1 backup, from {when}.</source>
            <translation>Il y a 1 sauvegarde : {when}.</translation>
        </message>
        <message>
            <source>There is a price on the unlucky one's head, a good portrait, and an innkeeper who can read.</source>
            <translation>La tête du malchanceux est mise à prix. Il y a un portrait ressemblant et un aubergiste qui sait lire.</translation>
        </message>
        <message>
            <source>There is a song about the lucky one's last brave deed. Strangers buy drinks and hold doors.</source>
            <translation>Il y a une chanson sur le dernier exploit du chanceux. Des inconnus paient à boire et tiennent les portes.</translation>
        </message>
        <message>
            <source>There is a song about the unlucky one's last blunder, and everyone sings the chorus.</source>
            <translation>Il y a une chanson sur la dernière bévue du malchanceux, et tout le monde en chante le refrain.</translation>
        </message>
        <message>
            <source>There is no award to use right now.</source>
            <translation>Il n’y a pour l’instant aucun dé accordé à employer.</translation>
        </message>
        <message>
            <source>There is no column named “Name”, so no characters could be imported.</source>
            <translation>Aucune colonne ne s’appelle « Nom », donc aucun personnage n’a pu être importé.</translation>
        </message>
        <message>
            <source>There is no damage to apply.</source>
            <translation>Il n’y a pas de dégâts à appliquer.</translation>
        </message>
        <message>
            <source>There is no damage to soak.</source>
            <translation>Il n’y a pas de dégâts à encaisser.</translation>
        </message>
        <message>
            <source>There is no earlier turn.</source>
            <translation>Il n’y a pas de tour précédent.</translation>
        </message>
        <message>
            <source>There is no first die to keep or reroll.</source>
            <translation>Il n’y a aucun premier dé à garder ou à relancer.</translation>
        </message>
        <message>
            <source>There is no hit to resist.</source>
            <translation>Il n’y a aucune touche à laquelle résister.</translation>
        </message>
        <message>
            <source>There is no hit to roll damage for.</source>
            <translation>Il n’y a aucune touche pour laquelle lancer les dégâts.</translation>
        </message>
        <message>
            <source>There is no power stunt to end.</source>
            <translation>Il n’y a aucun Power Stunt à terminer.</translation>
        </message>
        <message>
            <source>There is no scene edit to veto.</source>
            <translation>Il n’y a aucun Edit Scene auquel opposer un veto.</translation>
        </message>
        <message>
            <source>There is no session to summarize yet.</source>
            <translation>Il n’y a pas encore de séance à résumer.</translation>
        </message>
        <message>
            <source>There is no session {number}. The last one is session {last}.</source>
            <translation>Il n’y a pas de séance {number}. La dernière est la séance {last}.</translation>
        </message>
        <message>
            <source>There is no target, so effects on the target are skipped.</source>
            <translation>Il n’y a pas de cible, donc les effets sur la cible sont omis.</translation>
        </message>
        <message>
            <source>There is no test to spend a Possibility on.</source>
            <translation>Il n’y a aucun test pour lequel dépenser une Possibility.</translation>
        </message>
        <message>
            <source>There is no tie to break there.</source>
            <translation>Il n’y a là aucune égalité à trancher.</translation>
        </message>
        <message>
            <source>There is no tie to break.</source>
            <translation>Il n’y a pas d’égalité à départager.</translation>
        </message>
        <message>
            <source>These can be scores (10 is +0) or modifiers. The column was skipped.</source>
            <translation>Il peut s’agir de scores (10 vaut +0) ou de modificateurs. La colonne a été ignorée.</translation>
        </message>
        <message>
            <source>These characters will be added</source>
            <translation>Ces personnages seront ajoutés</translation>
        </message>
        <message>
            <source>This Tilt has no effect.</source>
            <translation>Ce Tilt n’a aucun effet.</translation>
        </message>
        <message>
            <source>This campaign has been closed.</source>
            <translation>La campagne a été fermée.</translation>
        </message>
        <message>
            <source>This campaign has no sessions yet.</source>
            <translation>Cette campagne n’a pas encore de séance.</translation>
        </message>
        <message>
            <source>This campaign uses its own version of this roll table.</source>
            <translation>Cette campagne utilise sa propre version de cette table aléatoire.</translation>
        </message>
        <message>
            <source>This campaign was opened for viewing only. To keep playing, save it as another file.</source>
            <translation>Cette campagne a été ouverte en consultation seule. Pour continuer à jouer, l’enregistrer dans un autre fichier.</translation>
        </message>
        <message>
            <source>This campaign was saved by a newer gmtracker. You can view and print it here, but not play or save it.</source>
            <translation>Cette campagne a été enregistrée par un gmtracker plus récent. Ici, on peut la consulter et l’imprimer, mais pas la jouer ni l’enregistrer.</translation>
        </message>
        <message>
            <source>This character has no power to use for a check.</source>
            <translation>Ce personnage n’a aucun pouvoir pour faire un test.</translation>
        </message>
        <message>
            <source>This check does no damage.</source>
            <translation>Ce test n’inflige aucun dégât.</translation>
        </message>
        <message>
            <source>This check has already been rolled.</source>
            <translation>Ce test a déjà été lancé.</translation>
        </message>
        <message>
            <source>This check's Crit does not offer that benefit.</source>
            <translation>Le Crit de ce test n’offre pas cet avantage.</translation>
        </message>
        <message>
            <source>This check's d20 has already been rolled.</source>
            <translation>Le d20 de ce test a déjà été lancé.</translation>
        </message>
        <message>
            <source>This column appears twice. The second one was skipped.</source>
            <translation>Cette colonne figure deux fois. La seconde a été ignorée.</translation>
        </message>
        <message>
            <source>This computer is on no network. Connect it to your Wi-Fi, then open this again.</source>
            <translation>Cet ordinateur n’est sur aucun réseau. Connectez-le à votre Wi-Fi, puis rouvrez ceci.</translation>
        </message>
        <message>
            <source>This game already has the condition “{what}”. Choose another name.</source>
            <translation>Ce jeu a déjà l’état « {what} ». Choisir un autre nom.</translation>
        </message>
        <message>
            <source>This game doesn't have that action.</source>
            <translation>Cette action n’existe pas dans ce jeu.</translation>
        </message>
        <message>
            <source>This game doesn't have that condition.</source>
            <translation>Cet état n’existe pas dans ce jeu.</translation>
        </message>
        <message>
            <source>This game doesn't have that house rule.</source>
            <translation>Cette règle maison n’existe pas dans ce jeu.</translation>
        </message>
        <message>
            <source>This game doesn't have that kind of encounter.</source>
            <translation>Ce type de rencontre n’existe pas dans ce jeu.</translation>
        </message>
        <message>
            <source>This game doesn't have that roll table.</source>
            <translation>Cette table aléatoire n’existe pas dans ce jeu.</translation>
        </message>
        <message>
            <source>This game doesn't have that token.</source>
            <translation>Ce jeton n’existe pas dans ce jeu.</translation>
        </message>
        <message>
            <source>This game doesn't have that track.</source>
            <translation>Cette jauge n’existe pas dans ce jeu.</translation>
        </message>
        <message>
            <source>This game doesn't say how long a round is. Type a number of rounds.</source>
            <translation>Ce jeu ne dit pas combien de temps dure un round. Taper un nombre de rounds.</translation>
        </message>
        <message>
            <source>This game has no checks.</source>
            <translation>Ce jeu n’a pas de tests.</translation>
        </message>
        <message>
            <source>This game has no house rules.</source>
            <translation>Ce jeu n’a pas de règles maison.</translation>
        </message>
        <message>
            <source>This game has no {what} called “{trait}”.</source>
            <translation>« {trait} » n’existe pas dans ce jeu ({what}).</translation>
        </message>
        <message>
            <source>This game has no {what} called “{trait}”. Choose from {names}.</source>
            <translation>« {trait} » n’existe pas dans ce jeu ({what}). Au choix : {names}.</translation>
        </message>
        <message>
            <source>This game is built in. To change it, save a copy to your games folder. Edit the copy there, then check it here.</source>
            <translation>Ce jeu est intégré. Pour le modifier, enregistrer une copie dans le dossier des jeux. Y modifier la copie, puis la vérifier ici.</translation>
        </message>
        <message>
            <source>This game no longer has that token. Remove it from the row's menu.</source>
            <translation>Ce jeu n’a plus ce jeton. Retirez-le depuis le menu de la ligne.</translation>
        </message>
        <message>
            <source>This game no longer has this condition. You can only end it.</source>
            <translation>Ce jeu n’a plus cet état. Vous pouvez seulement y mettre fin.</translation>
        </message>
        <message>
            <source>This game's sheet doesn't have that group of traits.</source>
            <translation>La fiche de ce jeu n’a pas ce groupe de traits.</translation>
        </message>
        <message>
            <source>This is someone else's roll. {name} can reroll only their own dice.</source>
            <translation>Ce jet est à quelqu’un d’autre. {name} ne peut relancer que ses propres dés.</translation>
        </message>
        <message>
            <source>This is the game's default roll table.</source>
            <translation>C’est la table aléatoire par défaut du jeu.</translation>
        </message>
        <message>
            <source>This page accepts no more codes. Ask the game master for a new one.</source>
            <translation>Cette page n’accepte plus de codes. Demandez-en un nouveau à la personne qui mène le jeu.</translation>
        </message>
        <message>
            <source>This page needs JavaScript. Allow it in the browser's settings.</source>
            <translation>Cette page a besoin de JavaScript. Autorisez-le dans les réglages du navigateur.</translation>
        </message>
        <message>
            <source>This page needs a code.</source>
            <translation>Cette page demande un code.</translation>
        </message>
        <message>
            <source>This roll already has a {die} die.</source>
            <translation>Ce jet a déjà un dé {die}.</translation>
        </message>
        <message>
            <source>This roll table has changed since you opened it. Saving changes only what you edited here.</source>
            <translation>Cette table aléatoire a changé depuis son ouverture. Enregistrer ne change que ce qui a été modifié ici.</translation>
        </message>
        <message>
            <source>This round starts again, so its dice keep their results.</source>
            <translation>Ce round recommence, donc ses dés gardent leurs résultats.</translation>
        </message>
        <message>
            <source>This routine check succeeds. Only a failed routine check can be rolled.</source>
            <translation>Ce test de routine est réussi. Seul un test de routine raté peut être lancé.</translation>
        </message>
        <message>
            <source>This sheet has changed since you opened it. Saving changes only what you edited here.</source>
            <translation>Cette fiche a changé depuis son ouverture. Enregistrer ne change que ce qui a été modifié ici.</translation>
        </message>
        <message>
            <source>This success already has the maximum of five degrees.</source>
            <translation>Cette réussite a déjà le maximum de cinq degrés.</translation>
        </message>
        <message>
            <source>This summary names opponents who are hidden from players.</source>
            <translation>Ce résumé nomme des adversaires cachés aux joueurs.</translation>
        </message>
        <message>
            <source>This text contains an invalid symbol. Remove it first.</source>
            <translation>Ce texte contient un symbole non valide. Il faut d’abord le retirer.</translation>
        </message>
        <message>
            <source>This text is too long for the command bar. The maximum is {most} characters.</source>
            <translation>Ce texte est trop long pour la barre de commandes. Le maximum est de {most} caractères.</translation>
        </message>
        <message>
            <source>This token doesn't show a number.</source>
            <translation>Ce jeton n’affiche pas de nombre.</translation>
        </message>
        <message>
            <source>This version of gmtracker doesn't know some data in this file. Saving removes it: {places}. The original file is saved as a backup.</source>
            <translation>Cette version de gmtracker ne connaît pas certaines données de ce fichier. L’enregistrement les retire : {places}. Le fichier d’origine est conservé comme sauvegarde.</translation>
        </message>
        <message>
            <source>This would succeed as a routine check.</source>
            <translation>En test de routine, ce serait une réussite.</translation>
        </message>
        <message>
            <source>Thursday</source>
            <translation>Jeudi</translation>
        </message>
        <message>
            <source>Thursday</source>
            <comment>within a line</comment>
            <translation>jeudi</translation>
        </message>
        <message>
            <source>Tied again: {names} roll another d20 each.</source>
            <translation>Nouvelle égalité : {names} lancent un autre d20 chacun.</translation>
        </message>
        <message>
            <source>Tied players roll a d20 each.</source>
            <translation>Ceux qui sont à égalité lancent un d20 chacun.</translation>
        </message>
        <message>
            <source>Tier</source>
            <translation>Rang</translation>
        </message>
        <message>
            <source>Tier {tier} rolls {rolled} of {ranks} ranks of {kind}.</source>
            <translation>Le Tier {tier} lance {rolled} rangs sur {ranks} en {kind}.</translation>
        </message>
        <message>
            <source>Tilt table</source>
            <comment>a step of the Tilt</comment>
            <translation>Table du Tilt</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Heure</translation>
        </message>
        <message>
            <source>Tips</source>
            <translation>Conseils</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message>
            <source>To apply</source>
            <translation>À appliquer</translation>
        </message>
        <message>
            <source>To award a token, drag it onto a hero. Or select it and press Enter.</source>
            <translation>Pour accorder un jeton, le faire glisser sur un héros. Ou le sélectionner et appuyer sur Entrée.</translation>
        </message>
        <message>
            <source>To change a shortcut, click its field and press the new keys. × removes it.</source>
            <translation>Pour changer un raccourci, cliquer sur son champ et appuyer sur les nouvelles touches. × l’efface.</translation>
        </message>
        <message>
            <source>To do: {step}</source>
            <translation>À faire : {step}</translation>
        </message>
        <message>
            <source>To pin this for the character's next checks, press Shift+Enter or right-click.</source>
            <translation>Maj+Entrée ou un clic droit l’épingle pour les prochains tests de ce personnage.</translation>
        </message>
        <message>
            <source>To save the campaign elsewhere, choose {save_as}.</source>
            <translation>Pour enregistrer la campagne ailleurs, choisir {save_as}.</translation>
        </message>
        <message>
            <source>To set up the check, click a word or type over it. Use + to add modifiers.</source>
            <translation>Pour préparer le test, cliquer sur un mot ou taper par-dessus. Ajouter des modificateurs avec +.</translation>
        </message>
        <message>
            <source>To use a hero's token, drag it onto the hero's row or the check.</source>
            <translation>Pour utiliser le jeton d’un héros, le faire glisser sur sa ligne ou sur le test.</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Jetons</translation>
        </message>
        <message>
            <source>Tokens</source>
            <comment>heads the tokens that a character has</comment>
            <translation>Jetons</translation>
        </message>
        <message>
            <source>Tokens can't go back into a pool.</source>
            <translation>Les jetons ne peuvent pas retourner dans une réserve.</translation>
        </message>
        <message>
            <source>Tokens to spend</source>
            <translation>Jetons à dépenser</translation>
        </message>
        <message>
            <source>Tokens you can spend on this check appear here.</source>
            <translation>Les jetons à dépenser pour ce test s’affichent ici.</translation>
        </message>
        <message>
            <source>Tomorrow's News</source>
            <translation>Les nouvelles de demain</translation>
        </message>
        <message>
            <source>Too many Recovers: {hero}'s Tier of {tier} is the limit. Each wound or condition you remove counts as one.</source>
            <translation>Trop de Recovers : la limite est le Tier de {hero}, {tier}. Chaque blessure ou état retiré compte pour un.</translation>
        </message>
        <message>
            <source>Too many wrong codes. Wait a minute.</source>
            <translation>Trop de codes incorrects. Attendez une minute.</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>Outils</translation>
        </message>
        <message>
            <source>Torg Eternity uses only Possibilities.</source>
            <translation>Torg Eternity n’utilise que des Possibilities.</translation>
        </message>
        <message>
            <source>Toss a coin</source>
            <translation>Tirer à pile ou face</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>Tough</source>
            <translation>Corsée</translation>
        </message>
        <message>
            <source>Toughness and limits</source>
            <translation>Toughness et limites</translation>
        </message>
        <message>
            <source>Tracks</source>
            <translation>Jauges</translation>
        </message>
        <message>
            <source>Traditional Chinese</source>
            <translation>Chinois traditionnel</translation>
        </message>
        <message>
            <source>Tragedy −{penalty}</source>
            <translation>Tragedy −{penalty}</translation>
        </message>
        <message>
            <source>Tragedy: +{ranks} Disadvantage</source>
            <translation>Tragedy : +{ranks} Disadvantage</translation>
        </message>
        <message>
            <source>Trained</source>
            <translation>Entraîné</translation>
        </message>
        <message>
            <source>Trait</source>
            <translation>Trait</translation>
        </message>
        <message>
            <source>Treats the charmer as a friend.</source>
            <translation>Traite son charmeur en ami.</translation>
        </message>
        <message>
            <source>True or False</source>
            <translation>True ou False</translation>
        </message>
        <message>
            <source>Try a fight</source>
            <translation>Essayer un combat</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Try luck</source>
            <translation>Tenter sa chance</translation>
        </message>
        <message>
            <source>Tuesday</source>
            <translation>Mardi</translation>
        </message>
        <message>
            <source>Tuesday</source>
            <comment>within a line</comment>
            <translation>mardi</translation>
        </message>
        <message>
            <source>Turkish</source>
            <translation>Turc</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Tour</translation>
        </message>
        <message>
            <source>Turn actions</source>
            <translation>Actions d’un tour</translation>
        </message>
        <message>
            <source>Turn order</source>
            <translation>Ordre des tours</translation>
        </message>
        <message>
            <source>Turn order: drag a row, or press Alt+↑ or Alt+↓</source>
            <translation>Ordre des tours : faire glisser une ligne, ou appuyer sur Alt+↑ ou Alt+↓</translation>
        </message>
        <message>
            <source>Turn order: drag a row, or press Alt+↑ or Alt+↓. Press Space to include or exclude a character.</source>
            <translation>Ordre des tours : faire glisser une ligne, ou appuyer sur Alt+↑ ou Alt+↓. Espace inclut ou exclut un personnage.</translation>
        </message>
        <message>
            <source>Turn order: {names}.</source>
            <translation>Ordre des tours : {names}.</translation>
        </message>
        <message>
            <source>Turns for characters out of the fight</source>
            <translation>Tours des personnages hors de combat</translation>
        </message>
        <message>
            <source>Two enemies plan to betray each other, and each asks the lucky one for help.</source>
            <translation>Deux ennemis veulent se trahir l’un l’autre, et chacun demande l’aide du chanceux.</translation>
        </message>
        <message>
            <source>Two oaths demand opposite things, and both need an answer tonight.</source>
            <translation>Deux serments exigent des choses contraires, et tous deux veulent une réponse ce soir.</translation>
        </message>
        <message>
            <source>Two things carried around for no reason turn out to fit together.</source>
            <translation>Deux objets traînés partout sans raison s’assemblent parfaitement.</translation>
        </message>
        <message>
            <source>Type a name, for example “3 Guard”.</source>
            <translation>Saisir un nom, par exemple « 3 Garde ».</translation>
        </message>
        <message>
            <source>Type a number from {lowest} to {highest} for “{field}”.</source>
            <translation>Saisissez un nombre de {lowest} à {highest} pour « {field} ».</translation>
        </message>
        <message>
            <source>Type a number from {lowest} to {highest}.</source>
            <translation>Saisir un nombre de {lowest} à {highest}.</translation>
        </message>
        <message>
            <source>Type a number or dice after “{sign}”, for example {example}.</source>
            <translation>Saisir un nombre ou d’autres dés après « {sign} », par exemple {example}.</translation>
        </message>
        <message>
            <source>Type how many only once, for example “3 Guard”.</source>
            <translation>Taper le nombre une seule fois, par exemple « 3 Garde ».</translation>
        </message>
        <message>
            <source>Type of damage. Some creatures take more or less of it.</source>
            <translation>Type de dégâts. Certaines créatures en subissent plus ou moins.</translation>
        </message>
        <message>
            <source>Type one of {numbers} for “{field}”.</source>
            <translation>Pour « {field} », saisissez l’un de ces nombres : {numbers}.</translation>
        </message>
        <message>
            <source>Type one of {numbers}.</source>
            <translation>Saisissez l’un de ces nombres : {numbers}.</translation>
        </message>
        <message>
            <source>Type some text for the note.</source>
            <translation>Saisir le texte de la note.</translation>
        </message>
        <message>
            <source>Type the dice to roll, for example 2d6+1.</source>
            <translation>Saisir les dés à lancer, par exemple 2d6+1.</translation>
        </message>
        <message>
            <source>Type the results, or leave dice empty to roll them</source>
            <translation>Saisir les résultats, ou laisser les dés vides pour les lancer</translation>
        </message>
        <message>
            <source>Type the time in rounds, turns or minutes, for example “for 3 rounds”.</source>
            <translation>Taper la durée en rounds, tours ou minutes, par exemple « pendant 3 rounds ».</translation>
        </message>
        <message>
            <source>Type the {dice}, or leave empty to roll.</source>
            <translation>{dice} : saisir les résultats, ou laisser vide pour lancer.</translation>
        </message>
        <message>
            <source>Type {faces}, or leave empty to roll</source>
            <translation>Saisir une face ({faces}), ou laisser vide pour lancer</translation>
        </message>
        <message>
            <source>Unaffected</source>
            <translation>Aucun effet</translation>
        </message>
        <message>
            <source>Unaffected, plus an Action</source>
            <translation>Aucun effet, plus une Action</translation>
        </message>
        <message>
            <source>Unavailable</source>
            <translation>Indisponible</translation>
        </message>
        <message>
            <source>Unavailable now.</source>
            <translation>Pas possible maintenant.</translation>
        </message>
        <message>
            <source>Unaware of what is happening.</source>
            <translation>N’a pas conscience de ce qui se passe.</translation>
        </message>
        <message>
            <source>Unaware target</source>
            <translation>Cible prise au dépourvu</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Undo last &amp;step only</source>
            <translation>Annuler seulement la dernière étap&amp;e</translation>
        </message>
        <message>
            <source>Undo restore</source>
            <translation>Annuler la restauration</translation>
        </message>
        <message>
            <source>Undo this</source>
            <translation>Annuler ceci</translation>
        </message>
        <message>
            <source>Undo to here</source>
            <translation>Annuler jusqu’ici</translation>
        </message>
        <message>
            <source>Undo {count} actions, starting with {label}</source>
            <translation>Annuler {count} actions, à partir de : {label}</translation>
        </message>
        <message>
            <source>Undo {label}</source>
            <translation>Annuler : {label}</translation>
        </message>
        <message>
            <source>Undone: {what}</source>
            <translation>Annulé : {what}</translation>
        </message>
        <message>
            <source>Unfinished Business</source>
            <translation>Travail inachevé</translation>
        </message>
        <message>
            <source>Unfinished check</source>
            <translation>Test en attente</translation>
        </message>
        <message>
            <source>Unharmed</source>
            <translation>Indemne</translation>
        </message>
        <message>
            <source>Unskilled in {skill}: only a 10 rolls again.</source>
            <translation>Sans entraînement en {skill} : seul un 10 relance.</translation>
        </message>
        <message>
            <source>Until this is fixed, every step is saved straight to the campaign file.</source>
            <translation>Tant que ce n’est pas réparé, chaque étape est enregistrée directement dans le fichier de la campagne.</translation>
        </message>
        <message>
            <source>Until when? Try “until the encounter ends”, “until the round ends” or “until Rook's turn”.</source>
            <translation>Jusqu’à quand ? Par exemple « jusqu’à la fin de la rencontre », « jusqu’à la fin du round » ou « jusqu’au tour de Rook ».</translation>
        </message>
        <message>
            <source>Until you remove it</source>
            <translation>Jusqu’au retrait</translation>
        </message>
        <message>
            <source>Untrained check</source>
            <translation>Test sans formation</translation>
        </message>
        <message>
            <source>Up on {what}</source>
            <translation>Up ({what})</translation>
        </message>
        <message>
            <source>Use &amp;system theme</source>
            <translation>Comme le &amp;système</translation>
        </message>
        <message>
            <source>Use Luck for Favor before the roll. After the roll, Luck rerolls a die.</source>
            <translation>Luck donne Favor avant le jet. Après le jet, Luck relance un dé.</translation>
        </message>
        <message>
            <source>Use a Tragedy die from the GM's hand.</source>
            <translation>Utiliser un dé Tragedy de la main du MJ.</translation>
        </message>
        <message>
            <source>Use it now…</source>
            <translation>L’utiliser…</translation>
        </message>
        <message>
            <source>Use one Destiny die at a time.</source>
            <translation>Utiliser un seul dé Destiny à la fois.</translation>
        </message>
        <message>
            <source>Use stones of only one kind at a time.</source>
            <translation>Utiliser des pierres d’une seule sorte à la fois.</translation>
        </message>
        <message>
            <source>Use the GM's Tragedy only against heroes.</source>
            <translation>N’utiliser la Tragedy du MJ que contre les héros.</translation>
        </message>
        <message>
            <source>Use the other one</source>
            <translation>Utiliser l’autre</translation>
        </message>
        <message>
            <source>Use {token}</source>
            <translation>Utiliser {token}</translation>
        </message>
        <message>
            <source>Used</source>
            <translation>Utilisé</translation>
        </message>
        <message>
            <source>Uses up the +1 from an earlier extra effort</source>
            <translation>Utilise le +1 d’un effort supplémentaire précédent</translation>
        </message>
        <message>
            <source>Vagabond uses only Luck and Countdown dice.</source>
            <translation>Vagabond n’utilise que Luck et des dés de Countdown.</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valeur</translation>
        </message>
        <message>
            <source>Very easy</source>
            <translation>Très facile</translation>
        </message>
        <message>
            <source>Very hard</source>
            <translation>Très difficile</translation>
        </message>
        <message>
            <source>Veto</source>
            <translation>Veto</translation>
        </message>
        <message>
            <source>Victory point for {hero}</source>
            <translation>Victory point pour {hero}</translation>
        </message>
        <message>
            <source>Victory point for {name} by hand</source>
            <translation>Victory point pour {name} à la main</translation>
        </message>
        <message>
            <source>Victory point to {name} by hand</source>
            <translation>Victory point à {name} à la main</translation>
        </message>
        <message>
            <source>Victory points per game day</source>
            <translation>Victory points par journée de jeu</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Voir</translation>
        </message>
        <message>
            <source>View and help</source>
            <translation>Affichage et aide</translation>
        </message>
        <message>
            <source>View only · {file}</source>
            <translation>En lecture seule · {file}</translation>
        </message>
        <message>
            <source>Visible to players</source>
            <translation>Visible par les joueurs</translation>
        </message>
        <message>
            <source>Visible to players.</source>
            <translation>Visible par les joueurs.</translation>
        </message>
        <message>
            <source>Vote</source>
            <comment>what the players do</comment>
            <translation>Voter</translation>
        </message>
        <message>
            <source>Vote with one of the dice rolled for the Tilt.</source>
            <translation>Voter avec un des dés lancés pour le Tilt.</translation>
        </message>
        <message>
            <source>Wants to get away.</source>
            <translation>Veut s’enfuir.</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>Alerte</translation>
        </message>
        <message>
            <source>Weapon</source>
            <translation>Arme</translation>
        </message>
        <message>
            <source>Weapon and power</source>
            <translation>Arme et pouvoir</translation>
        </message>
        <message>
            <source>Weapons (damage)</source>
            <translation>Armes (dégâts)</translation>
        </message>
        <message>
            <source>Web page</source>
            <translation>Page web</translation>
        </message>
        <message>
            <source>Wednesday</source>
            <translation>Mercredi</translation>
        </message>
        <message>
            <source>Wednesday</source>
            <comment>within a line</comment>
            <translation>mercredi</translation>
        </message>
        <message>
            <source>Western European</source>
            <translation>Europe occidentale</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Quoi</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Ce qui s’est passé</translation>
        </message>
        <message>
            <source>What happens if resistance fails</source>
            <translation>Ce qui arrive si la résistance échoue</translation>
        </message>
        <message>
            <source>What players see</source>
            <translation>Ce que voient les joueurs</translation>
        </message>
        <message>
            <source>What the target rolls after a hit</source>
            <translation>Ce que la cible lance après une touche</translation>
        </message>
        <message>
            <source>What to compare the roll with</source>
            <translation>Ce à quoi le jet est comparé</translation>
        </message>
        <message>
            <source>What tokens do</source>
            <translation>Ce que font les jetons</translation>
        </message>
        <message>
            <source>What was spent is kept for {name}'s next check.</source>
            <translation>La dépense est gardée pour le prochain test de {name}.</translation>
        </message>
        <message>
            <source>What will change</source>
            <translation>Ce qui va changer</translation>
        </message>
        <message>
            <source>When hidden, open the menus with ≡ at the top right or with Alt.</source>
            <translation>Si elle est masquée, ouvrir les menus avec ≡ en haut à droite ou avec Alt.</translation>
        </message>
        <message>
            <source>Where tokens go</source>
            <translation>Où vont les jetons</translation>
        </message>
        <message>
            <source>Which line is spelled correctly?</source>
            <translation>Quelle ligne est écrite correctement ?</translation>
        </message>
        <message>
            <source>While carrying stones: take that many</source>
            <translation>Avec des pierres en main : en prendre autant</translation>
        </message>
        <message>
            <source>Who</source>
            <translation>Qui</translation>
        </message>
        <message>
            <source>Who activated the hubris</source>
            <translation>Qui a activé l’hubris</translation>
        </message>
        <message>
            <source>Who is playing</source>
            <translation>Qui joue</translation>
        </message>
        <message>
            <source>Who opposes them?</source>
            <translation>Qui s’oppose à eux ?</translation>
        </message>
        <message>
            <source>Who plays?</source>
            <translation>Qui joue ?</translation>
        </message>
        <message>
            <source>Who rolls your players' dice?</source>
            <translation>Qui lance les dés des joueurs ?</translation>
        </message>
        <message>
            <source>Who takes the Stress</source>
            <translation>Qui prend le Stress</translation>
        </message>
        <message>
            <source>Will be owed again: {names}.</source>
            <translation>Sera de nouveau à régler : {names}.</translation>
        </message>
        <message>
            <source>Will be removed: {names}.</source>
            <translation>Sera retiré : {names}.</translation>
        </message>
        <message>
            <source>Will be renamed: {names}.</source>
            <translation>Sera renommé : {names}.</translation>
        </message>
        <message>
            <source>Will come back: {names}.</source>
            <translation>Reviendra : {names}.</translation>
        </message>
        <message>
            <source>Will no longer be owed: {names}.</source>
            <translation>Ne sera plus à régler : {names}.</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Gagne</translation>
        </message>
        <message>
            <source>With</source>
            <comment>what a check or a damage is rolled with</comment>
            <translation>Avec</translation>
        </message>
        <message>
            <source>Without Luck Control, {name} can't change someone else's roll.</source>
            <translation>Sans Luck Control, {name} ne peut pas changer le jet de quelqu’un d’autre.</translation>
        </message>
        <message>
            <source>Word Gets Around</source>
            <translation>Le bruit court</translation>
        </message>
        <message>
            <source>Worn out.</source>
            <translation>À bout de forces.</translation>
        </message>
        <message>
            <source>Worsen a condition</source>
            <translation>Aggraver un état</translation>
        </message>
        <message>
            <source>Wounds and conditions</source>
            <translation>Wounds et états</translation>
        </message>
        <message>
            <source>Wounds healed</source>
            <translation>Wounds soignées</translation>
        </message>
        <message>
            <source>Wounds removed</source>
            <translation>Blessures effacées</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Oui</translation>
        </message>
        <message>
            <source>Yes: Possibilities are dealt when the session starts. No: only when the GM starts an act.</source>
            <translation>Oui : les Possibilities sont distribuées au début de la séance. Non : seulement quand le MJ commence un acte.</translation>
        </message>
        <message>
            <source>Yes: Victory points are reset when a session starts. No: only when the GM starts a new day.</source>
            <translation>Oui : les Victory points sont réinitialisés au début d’une séance. Non : seulement quand le MJ commence une nouvelle journée.</translation>
        </message>
        <message>
            <source>Yes: a Rest always removes one Fatigue. No: only if HP was already full.</source>
            <translation>Oui : un repos retire toujours une Fatigue. Non : seulement si les HP étaient déjà au maximum.</translation>
        </message>
        <message>
            <source>Yes: a conflict leaves characters shaken or broken, never wounded, dying or dead. No: it harms as combat does.</source>
            <translation>Oui : un conflit laisse les personnages Shaken ou Broken, jamais blessés, Dying ou Dead. Non : il blesse comme un combat.</translation>
        </message>
        <message>
            <source>Yes: a late player rolls a Triumph and a Tragedy into the Destiny pool. No: the pool stays as it is.</source>
            <translation>Oui : un joueur en retard lance un Triumph et une Tragedy dans la réserve Destiny. Non : la réserve reste telle quelle.</translation>
        </message>
        <message>
            <source>Yes: a total equal to the DC succeeds. No: it fails by one degree.</source>
            <translation>Oui : un total égal au DC réussit. Non : il échoue d’un degré.</translation>
        </message>
        <message>
            <source>Yes: dead, incapacitated and otherwise defeated characters still get a turn. No: their turns are skipped.</source>
            <translation>Oui : les personnages morts, neutralisés ou autrement hors de combat ont aussi leur tour. Non : leur tour est passé.</translation>
        </message>
        <message>
            <source>Yes: dice can be added to an empty Destiny pool before the next session.</source>
            <translation>Oui : des dés peuvent être ajoutés à une réserve Destiny vide avant la prochaine séance.</translation>
        </message>
        <message>
            <source>Yes: extra effort causes fatigue at the end of the turn. No: at the start of the next turn.</source>
            <translation>Oui : l’effort supplémentaire cause de la fatigue à la fin du tour. Non : au début du tour suivant.</translation>
        </message>
        <message>
            <source>Yes: fatigue that is still pending applies when the encounter ends. No: it is dropped.</source>
            <translation>Oui : la fatigue à venir s’applique à la fin de la rencontre. Non : elle est abandonnée.</translation>
        </message>
        <message>
            <source>Yes: gmtracker asks for their results. No: gmtracker rolls. Until you choose, it does what you did last time.</source>
            <translation>Oui : gmtracker demande leurs résultats. Non : gmtracker lance les dés. Sans choix, il fait comme la dernière fois.</translation>
        </message>
        <message>
            <source>Yes: helpers' degrees of failure are subtracted from their degrees of success. No: failures are ignored if anyone succeeds.</source>
            <translation>Oui : les degrés d’échec des assistants sont retirés de leurs degrés de réussite. Non : les échecs ne comptent pas si l’un réussit.</translation>
        </message>
        <message>
            <source>Yes: it doesn't count as the one Recover per encounter. No: it uses up the Recover of the next encounter.</source>
            <translation>Oui : il ne compte pas comme le Recover de la rencontre. Non : il utilise celui de la rencontre suivante.</translation>
        </message>
        <message>
            <source>Yes: new Possibilities are added to the ones left over. No: Storm Knights start each act with only the new ones.</source>
            <translation>Oui : les nouvelles Possibilities s’ajoutent à celles qui restent. Non : les Storm Knights commencent chaque acte avec les nouvelles seulement.</translation>
        </message>
        <message>
            <source>Yes: roll d6. 1–2 count as −1, 3–4 as 0, and 5–6 as +1. No: roll Fudge dice.</source>
            <translation>Oui : on lance des d6. 1–2 comptent pour −1, 3–4 pour 0 et 5–6 pour +1. Non : dés Fudge.</translation>
        </message>
        <message>
            <source>Yes: the GM only votes. No: the GM can also be picked, and the result then applies to the opposition.</source>
            <translation>Oui : le MJ vote seulement. Non : le MJ peut aussi être désigné, et le résultat s’applique alors à l’opposition.</translation>
        </message>
        <message>
            <source>Yes: with full Luck, a Crit gives only its other benefit. No: a Crit can always give Luck.</source>
            <translation>Oui : si Luck est au maximum, un Crit ne donne que son autre avantage. Non : un Crit peut toujours donner Luck.</translation>
        </message>
        <message>
            <source>You are viewing an earlier moment. Choose “Return to now” to continue playing.</source>
            <translation>Un moment antérieur est affiché. Choisir « Revenir au présent » pour continuer à jouer.</translation>
        </message>
        <message>
            <source>You are viewing an earlier moment. To continue, choose “Return to now”.</source>
            <translation>Un moment antérieur est affiché. Choisir « Revenir au présent » pour le quitter.</translation>
        </message>
        <message>
            <source>You can add 1 to {most} at a time.</source>
            <translation>On peut en ajouter de 1 à {most} à la fois.</translation>
        </message>
        <message>
            <source>You can change this in the house rules.</source>
            <translation>Cela peut se changer dans les règles maison.</translation>
        </message>
        <message>
            <source>You can import at most {most} characters. The remaining rows were skipped.</source>
            <translation>On peut importer au plus {most} personnages. Les autres lignes ont été ignorées.</translation>
        </message>
        <message>
            <source>You can import at most {most} traits. Row {line} and all following rows were skipped.</source>
            <translation>On peut importer au plus {most} traits. La ligne {line} et toutes les suivantes ont été ignorées.</translation>
        </message>
        <message>
            <source>You can roll at most {most} dice.</source>
            <translation>On peut lancer au plus {most} dés.</translation>
        </message>
        <message>
            <source>You can spend Luck only on your own rolls. This roll is {name}'s.</source>
            <translation>Luck ne se dépense que pour ses propres jets. Ce jet est à {name}.</translation>
        </message>
        <message>
            <source>You can undo only within the current chapter. Older chapters are read-only.</source>
            <translation>On ne peut annuler que dans le chapitre actuel. Les plus anciens sont en lecture seule.</translation>
        </message>
        <message>
            <source>You can undo your last action here.</source>
            <translation>La dernière action s’annule ici.</translation>
        </message>
        <message>
            <source>You can use {use} only before the roll.</source>
            <translation>{use} n’est utilisable qu’avant le lancer.</translation>
        </message>
        <message>
            <source>You can't add a die with a set face. Roll Countdown dice instead.</source>
            <translation>Impossible d’ajouter un dé avec une face fixée. Les dés de Countdown se lancent.</translation>
        </message>
        <message>
            <source>You can't close this campaign yet: its last step isn't saved anywhere.</source>
            <translation>Cette campagne ne peut pas encore être fermée : sa dernière étape n’est enregistrée nulle part.</translation>
        </message>
        <message>
            <source>You can't close this campaign yet: its last {count} steps aren't saved anywhere.</source>
            <translation>Cette campagne ne peut pas encore être fermée : ses {count} dernières étapes ne sont enregistrées nulle part.</translation>
        </message>
        <message>
            <source>You can't drop anything there.</source>
            <translation>Rien ne peut être posé là.</translation>
        </message>
        <message>
            <source>You can't give a Possibility to {name}.</source>
            <translation>Impossible de donner une Possibility à {name}.</translation>
        </message>
        <message>
            <source>You can't put a token there.</source>
            <translation>Aucun jeton ne peut aller là.</translation>
        </message>
        <message>
            <source>You can't put {token} there.</source>
            <translation>{token} ne peut pas être posé là.</translation>
        </message>
        <message>
            <source>You can't roll a die with {size} sides.</source>
            <translation>On ne peut pas lancer un dé à {size} faces.</translation>
        </message>
        <message>
            <source>You can't roll {dice} dice. The maximum is {most} per roll.</source>
            <translation>{dice} dés, c’est trop : {most} au plus en un jet.</translation>
        </message>
        <message>
            <source>You can't set a face on a Possibility.</source>
            <translation>Impossible de fixer une face sur une Possibility.</translation>
        </message>
        <message>
            <source>You can't use {token} there.</source>
            <translation>{token} n’est pas utilisable là.</translation>
        </message>
        <message>
            <source>You continued this campaign in “{file}”, in {folder}. That file is newer and complete.</source>
            <translation>Cette campagne a continué dans « {file} », dans {folder}. Ce fichier est plus récent et complet.</translation>
        </message>
        <message>
            <source>You have made no changes since the last save. Which version do you want to keep?</source>
            <translation>Rien n’a été modifié ici depuis le dernier enregistrement. Quelle version garder ?</translation>
        </message>
        <message>
            <source>You have unsaved changes to the roll tables. Save them, discard them, or keep editing.</source>
            <translation>Les tables aléatoires contiennent des changements non enregistrés. Les enregistrer, les abandonner ou continuer à modifier ?</translation>
        </message>
        <message>
            <source>You have unsaved changes to this sheet. Save them, discard them, or keep editing.</source>
            <translation>Cette fiche contient des changements non enregistrés. Les enregistrer, les abandonner ou continuer à modifier ?</translation>
        </message>
        <message>
            <source>You typed something that is not saved yet. Finish it, or do this again to discard it.</source>
            <translation>Vous avez saisi quelque chose qui n’est pas encore enregistré. Terminez, ou recommencez pour l’abandonner.</translation>
        </message>
        <message>
            <source>Your gmtracker shortcuts</source>
            <translation>Les raccourcis clavier de gmtracker</translation>
        </message>
        <message>
            <source>Your last steps are not saved anywhere yet. Which version do you want to keep?</source>
            <translation>Les dernières étapes ne sont encore enregistrées nulle part. Quelle version garder ?</translation>
        </message>
        <message>
            <source>Your last steps may not be safe on the disk yet. Which version do you want to keep?</source>
            <translation>Les dernières étapes ne sont peut-être pas encore en sûreté sur le disque. Quelle version garder ?</translation>
        </message>
        <message>
            <source>Your own games</source>
            <translation>Jeux personnels</translation>
        </message>
        <message>
            <source>Your recent campaigns will appear here.</source>
            <translation>Les campagnes récentes s’afficheront ici.</translation>
        </message>
        <message>
            <source>Your table can change these rules in *Campaign → House rules…*.</source>
            <translation>La table peut modifier ces règles dans *Campagne → Règles maison…*.</translation>
        </message>
        <message>
            <source>Your version is safe in the journal. Which version do you want to keep?</source>
            <translation>Cette version est en sûreté dans le carnet. Quelle version garder ?</translation>
        </message>
        <message>
            <source>a Crit</source>
            <translation>un Crit</translation>
        </message>
        <message>
            <source>a Possibility</source>
            <translation>une Possibility</translation>
        </message>
        <message>
            <source>a Reality test</source>
            <translation>un test de Reality</translation>
        </message>
        <message>
            <source>a an at for from in of on the to with</source>
            <comment>small words that are typed between others</comment>
            <translation>à au aux de des du en et la le les pour par sur un une avec dans chez contre</translation>
        </message>
        <message>
            <source>a an one</source>
            <comment>words for 1 that are typed before a length of time</comment>
            <translation>un une</translation>
        </message>
        <message>
            <source>a choice must have options</source>
            <translation>un choix doit avoir des options</translation>
        </message>
        <message>
            <source>a closed group must suggest names</source>
            <translation>un groupe fermé doit proposer des noms</translation>
        </message>
        <message>
            <source>a comma is missing before “{word}”</source>
            <translation>il manque une virgule avant « {word} »</translation>
        </message>
        <message>
            <source>a complication</source>
            <translation>une complication</translation>
        </message>
        <message>
            <source>a condition ends or eases</source>
            <translation>un état prend fin ou s’atténue</translation>
        </message>
        <message>
            <source>a critical failure</source>
            <translation>un échec critique</translation>
        </message>
        <message>
            <source>a critical success</source>
            <translation>une réussite critique</translation>
        </message>
        <message>
            <source>a detail in your own words</source>
            <translation>un détail en ses propres mots</translation>
        </message>
        <message>
            <source>a different die counts</source>
            <translation>un autre dé compte</translation>
        </message>
        <message>
            <source>a fail</source>
            <translation>un échec</translation>
        </message>
        <message>
            <source>a failure causes no harm</source>
            <translation>un échec ne blesse pas</translation>
        </message>
        <message>
            <source>a failure costs no hit points</source>
            <translation>un échec ne coûte aucun point de vie</translation>
        </message>
        <message>
            <source>a hazard of level</source>
            <translation>un danger de niveau</translation>
        </message>
        <message>
            <source>a helpful detail</source>
            <translation>un détail utile</translation>
        </message>
        <message>
            <source>a hint</source>
            <translation>un indice</translation>
        </message>
        <message>
            <source>a hint as big as the roll</source>
            <translation>un indice à la mesure du jet</translation>
        </message>
        <message>
            <source>a hint of size {value}</source>
            <translation>un indice de taille {value}</translation>
        </message>
        <message>
            <source>a key of lowercase letters, digits and hyphens</source>
            <translation>une clé de minuscules, de chiffres et de traits d’union</translation>
        </message>
        <message>
            <source>a list</source>
            <translation>une liste</translation>
        </message>
        <message>
            <source>a list that is not “open” needs “names”</source>
            <translation>une liste qui n’est pas « open » a besoin de « names »</translation>
        </message>
        <message>
            <source>a name is too long to display</source>
            <translation>un nom est trop long pour être affiché</translation>
        </message>
        <message>
            <source>a number</source>
            <translation>un nombre</translation>
        </message>
        <message>
            <source>a number from {low} to {high}</source>
            <translation>un nombre de {low} à {high}</translation>
        </message>
        <message>
            <source>a number is not between −{most} and {most}</source>
            <translation>un nombre n’est pas compris entre −{most} et {most}</translation>
        </message>
        <message>
            <source>a number of more than 18 digits</source>
            <translation>un nombre de plus de 18 chiffres</translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>une réussite</translation>
        </message>
        <message>
            <source>a redo does not match the last undo</source>
            <translation>un rétablissement ne correspond pas à la dernière annulation</translation>
        </message>
        <message>
            <source>a reroll must come after the roll</source>
            <translation>on ne peut relancer qu’après le lancer</translation>
        </message>
        <message>
            <source>a retry</source>
            <translation>un nouvel essai</translation>
        </message>
        <message>
            <source>a retry of {what}</source>
            <translation>un nouvel essai de {what}</translation>
        </message>
        <message>
            <source>a roll to counter an effect</source>
            <translation>un jet pour contrer un effet</translation>
        </message>
        <message>
            <source>a table</source>
            <translation>une table</translation>
        </message>
        <message>
            <source>a table with keys</source>
            <translation>une table de clés</translation>
        </message>
        <message>
            <source>a tie</source>
            <translation>une égalité</translation>
        </message>
        <message>
            <source>a tuple</source>
            <translation>un tuple</translation>
        </message>
        <message>
            <source>a use can have a bonus or a reroll, not both</source>
            <translation>un usage peut avoir un bonus ou une relance, pas les deux</translation>
        </message>
        <message>
            <source>a use on a check must cost a token</source>
            <translation>un usage lors d’un test doit coûter un jeton</translation>
        </message>
        <message>
            <source>a wheel must start at 0 and end at 20 or less</source>
            <translation>une roue doit commencer à 0 et finir à 20 au plus</translation>
        </message>
        <message>
            <source>a wheel must start at 0 and end at {most} or less</source>
            <translation>une roue doit commencer à 0 et finir à {most} au plus</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>un nombre entier</translation>
        </message>
        <message>
            <source>a wound</source>
            <translation>une blessure</translation>
        </message>
        <message>
            <source>a wound, and dazed until the end of the next turn</source>
            <translation>une blessure, et Dazed jusqu’à la fin du tour suivant</translation>
        </message>
        <message>
            <source>a wound, and dying</source>
            <translation>une blessure, et Dying</translation>
        </message>
        <message>
            <source>a wound, and incapacitated</source>
            <translation>une blessure, et Incapacitated</translation>
        </message>
        <message>
            <source>a wound, and staggered</source>
            <translation>une blessure, et Staggered</translation>
        </message>
        <message>
            <source>a {noun}</source>
            <translation>{noun}</translation>
        </message>
        <message>
            <source>about average</source>
            <translation>dans la moyenne</translation>
        </message>
        <message>
            <source>absent away</source>
            <comment>words that are typed for a hero whose player is not there</comment>
            <translation>absente absent</translation>
        </message>
        <message>
            <source>action</source>
            <comment>a word that is typed</comment>
            <translation>action</translation>
        </message>
        <message>
            <source>activated by the GM</source>
            <translation>activée par le MJ</translation>
        </message>
        <message>
            <source>activated by {name}</source>
            <translation>activée par {name}</translation>
        </message>
        <message>
            <source>activated the hubris</source>
            <translation>a activé l’hubris</translation>
        </message>
        <message>
            <source>acts against</source>
            <translation>agit contre</translation>
        </message>
        <message>
            <source>add</source>
            <comment>a word that is typed</comment>
            <translation>ajouter</translation>
        </message>
        <message>
            <source>added to the hit</source>
            <translation>ajouté à la touche</translation>
        </message>
        <message>
            <source>added {where}</source>
            <translation>ajouté : {where}</translation>
        </message>
        <message>
            <source>adding {names}</source>
            <translation>ajout de {names}</translation>
        </message>
        <message>
            <source>adds a d20</source>
            <translation>ajoute un d20</translation>
        </message>
        <message>
            <source>adds a d20, at least 10</source>
            <translation>ajoute un d20, au moins 10</translation>
        </message>
        <message>
            <source>against</source>
            <translation>contre</translation>
        </message>
        <message>
            <source>against DC {dc}</source>
            <translation>contre DC {dc}</translation>
        </message>
        <message>
            <source>against DC {dc} with extra dice</source>
            <translation>contre DC {dc} avec des dés en plus</translation>
        </message>
        <message>
            <source>against Difficulty {dc}</source>
            <translation>contre Difficulty {dc}</translation>
        </message>
        <message>
            <source>against a hard level {level} obstacle, rolled</source>
            <translation>contre un obstacle difficile de niveau {level}, lancé</translation>
        </message>
        <message>
            <source>against a moderate level {level} obstacle, rolled</source>
            <translation>contre un obstacle modéré de niveau {level}, lancé</translation>
        </message>
        <message>
            <source>against an easy level {level} obstacle, rolled</source>
            <translation>contre un obstacle facile de niveau {level}, lancé</translation>
        </message>
        <message>
            <source>against the damage</source>
            <translation>contre les dégâts</translation>
        </message>
        <message>
            <source>against the other side</source>
            <translation>contre l’autre camp</translation>
        </message>
        <message>
            <source>against the other side, unaware</source>
            <translation>contre l’autre camp, pris au dépourvu</translation>
        </message>
        <message>
            <source>against vs</source>
            <comment>words that are typed before the target of a check</comment>
            <translation>contre</translation>
        </message>
        <message>
            <source>against {name}'s {trait}</source>
            <translation>contre {trait} de {name}</translation>
        </message>
        <message>
            <source>against {name}'s {trait}, unaware</source>
            <translation>contre {trait} de {name}, pris au dépourvu</translation>
        </message>
        <message>
            <source>against {opposition}</source>
            <translation>contre {opposition}</translation>
        </message>
        <message>
            <source>against {what}</source>
            <translation>contre {what}</translation>
        </message>
        <message>
            <source>all everyone</source>
            <comment>words that are typed for every character</comment>
            <translation>tous toutes</translation>
        </message>
        <message>
            <source>all of them hidden from players</source>
            <translation>tous cachés aux joueurs</translation>
        </message>
        <message>
            <source>an advantage</source>
            <translation>un avantage</translation>
        </message>
        <message>
            <source>an advantage, or an untrained check</source>
            <translation>un avantage, ou un test sans formation</translation>
        </message>
        <message>
            <source>an attempt to counter, avert or deflect an effect</source>
            <translation>une tentative de contrer, parer ou dévier un effet</translation>
        </message>
        <message>
            <source>an attempt to counter, avert or deflect {effect}</source>
            <translation>une tentative de contrer, parer ou dévier « {effect} »</translation>
        </message>
        <message>
            <source>an obstacle of level</source>
            <translation>un obstacle de niveau</translation>
        </message>
        <message>
            <source>an undo does not match the last step</source>
            <translation>une annulation ne correspond pas à la dernière étape</translation>
        </message>
        <message>
            <source>an unnamed target</source>
            <translation>une cible non précisée</translation>
        </message>
        <message>
            <source>an {noun}</source>
            <translation>{noun}</translation>
        </message>
        <message>
            <source>and</source>
            <comment>a word that is typed between two names</comment>
            <translation>et</translation>
        </message>
        <message>
            <source>and {name}</source>
            <translation>et {name}</translation>
        </message>
        <message>
            <source>announcement of the check</source>
            <translation>annonce du test</translation>
        </message>
        <message>
            <source>announcement of {what}</source>
            <translation>annonce ({what})</translation>
        </message>
        <message>
            <source>another defense check against {what}</source>
            <translation>un nouveau test de défense contre {what}</translation>
        </message>
        <message>
            <source>another game already uses the id “{id}”, so choose a different one</source>
            <translation>un autre jeu utilise déjà l’id « {id} » : en choisir un autre</translation>
        </message>
        <message>
            <source>another immediate check against an ongoing effect</source>
            <translation>un nouveau test immédiat contre un effet en cours</translation>
        </message>
        <message>
            <source>another immediate check against {effect}</source>
            <translation>un nouveau test immédiat contre {effect}</translation>
        </message>
        <message>
            <source>armor counts</source>
            <translation>Armor compte</translation>
        </message>
        <message>
            <source>armor does not count</source>
            <translation>Armor ne compte pas</translation>
        </message>
        <message>
            <source>arrived late</source>
            <translation>arrivée tardive</translation>
        </message>
        <message>
            <source>attacks</source>
            <translation>attaque</translation>
        </message>
        <message>
            <source>award of {die} to {hero}</source>
            <translation>{die} accordé à {hero}</translation>
        </message>
        <message>
            <source>bar</source>
            <translation>barre</translation>
        </message>
        <message>
            <source>breaking a tie</source>
            <translation>choix en cas d’égalité</translation>
        </message>
        <message>
            <source>bring back</source>
            <comment>words that are typed</comment>
            <translation>faire revenir</translation>
        </message>
        <message>
            <source>bringing {name} back</source>
            <translation>retour de {name}</translation>
        </message>
        <message>
            <source>broken, and out of the conflict</source>
            <translation>Broken, et hors du conflit</translation>
        </message>
        <message>
            <source>bruise</source>
            <translation>contusion</translation>
        </message>
        <message>
            <source>bruised</source>
            <translation>Bruised</translation>
        </message>
        <message>
            <source>bruises</source>
            <translation>contusions</translation>
        </message>
        <message>
            <source>came from a rerolled die</source>
            <translation>provient d’un dé relancé</translation>
        </message>
        <message>
            <source>campaign</source>
            <comment>a word that is typed</comment>
            <translation>campagne</translation>
        </message>
        <message>
            <source>casts</source>
            <comment>a spell</comment>
            <translation>lance un sort</translation>
        </message>
        <message>
            <source>change of the turn order</source>
            <translation>changement de l’ordre des tours</translation>
        </message>
        <message>
            <source>changes to {name}</source>
            <translation>modifications de {name}</translation>
        </message>
        <message>
            <source>check</source>
            <comment>a word that is typed</comment>
            <translation>test</translation>
        </message>
        <message>
            <source>chosen</source>
            <translation>choisi</translation>
        </message>
        <message>
            <source>clock</source>
            <comment>a word that is typed</comment>
            <translation>horloge</translation>
        </message>
        <message>
            <source>clock ritual 0/6</source>
            <comment>an example of what is typed</comment>
            <translation>horloge rituel 0/6</translation>
        </message>
        <message>
            <source>coin for {what}</source>
            <translation>pile ou face pour {what}</translation>
        </message>
        <message>
            <source>compares</source>
            <comment>a rank with somebody's</comment>
            <translation>compare</translation>
        </message>
        <message>
            <source>condition</source>
            <comment>a word that is typed</comment>
            <translation>état</translation>
        </message>
        <message>
            <source>condition {hero} cursed for 3 rounds</source>
            <comment>an example of what is typed</comment>
            <translation>état {hero} maudit pendant 3 rounds</translation>
        </message>
        <message>
            <source>costs 1 Luck</source>
            <translation>coûte 1 Luck</translation>
        </message>
        <message>
            <source>costs 1 Victory point</source>
            <translation>coûte 1 Victory point</translation>
        </message>
        <message>
            <source>counter</source>
            <comment>a word that is typed</comment>
            <translation>compteur</translation>
        </message>
        <message>
            <source>counter arrows {hero} 12</source>
            <comment>an example of what is typed</comment>
            <translation>compteur flèches {hero} 12</translation>
        </message>
        <message>
            <source>counters</source>
            <comment>an effect</comment>
            <translation>contre</translation>
        </message>
        <message>
            <source>curse on {name}</source>
            <translation>malédiction sur {name}</translation>
        </message>
        <message>
            <source>d6 for the ones</source>
            <translation>d6 des unités</translation>
        </message>
        <message>
            <source>d6 for the tens</source>
            <translation>d6 des dizaines</translation>
        </message>
        <message>
            <source>d66 is always two d6, read as tens and ones. Type d66, not {die}.</source>
            <translation>d66, ce sont toujours deux d6, lus comme dizaines et unités. Saisir d66, pas {die}.</translation>
        </message>
        <message>
            <source>damage</source>
            <translation>dégâts</translation>
        </message>
        <message>
            <source>damage from {what}</source>
            <translation>dégâts : {what}</translation>
        </message>
        <message>
            <source>damage to {name}</source>
            <translation>dégâts à {name}</translation>
        </message>
        <message>
            <source>death</source>
            <translation>mort</translation>
        </message>
        <message>
            <source>default must be one of the allowed values</source>
            <translation>default doit être une des valeurs permises</translation>
        </message>
        <message>
            <source>defends</source>
            <translation>se défend</translation>
        </message>
        <message>
            <source>degrees</source>
            <translation>degrés</translation>
        </message>
        <message>
            <source>delay</source>
            <comment>a word that is typed</comment>
            <translation>retarder</translation>
        </message>
        <message>
            <source>despite a critical failure</source>
            <translation>malgré un échec critique</translation>
        </message>
        <message>
            <source>despite a critical success</source>
            <translation>malgré une réussite critique</translation>
        </message>
        <message>
            <source>done</source>
            <comment>every step of a procedure</comment>
            <translation>terminé</translation>
        </message>
        <message>
            <source>duplicate</source>
            <comment>a word that is typed</comment>
            <translation>dupliquer</translation>
        </message>
        <message>
            <source>d{size}, exploded</source>
            <translation>d{size}, explosé</translation>
        </message>
        <message>
            <source>d{size}, rerolled</source>
            <translation>d{size}, relancé</translation>
        </message>
        <message>
            <source>d{size}, rolled again</source>
            <translation>d{size}, relancé</translation>
        </message>
        <message>
            <source>easing {condition} on {name}</source>
            <translation>atténuation de {condition} sur {name}</translation>
        </message>
        <message>
            <source>empty</source>
            <comment>a pool</comment>
            <translation>vide</translation>
        </message>
        <message>
            <source>en</source>
            <comment>the code of this very language, as web pages have it</comment>
            <translation>fr</translation>
        </message>
        <message>
            <source>end of session {number}</source>
            <translation>fin de la séance {number}</translation>
        </message>
        <message>
            <source>end of the scene</source>
            <translation>fin de la scène</translation>
        </message>
        <message>
            <source>end of {condition} on {name}</source>
            <translation>{condition} ôté à {name}</translation>
        </message>
        <message>
            <source>end of {title}</source>
            <translation>fin de « {title} »</translation>
        </message>
        <message>
            <source>end of “{what}”</source>
            <translation>fin de « {what} »</translation>
        </message>
        <message>
            <source>ends is over</source>
            <comment>words that are typed for an end</comment>
            <translation>fin finit termine</translation>
        </message>
        <message>
            <source>every outcome except the last needs “when”</source>
            <translation>chaque résultat sauf le dernier a besoin de « when »</translation>
        </message>
        <message>
            <source>everything</source>
            <translation>tout</translation>
        </message>
        <message>
            <source>everything</source>
            <comment>what the players see of somebody</comment>
            <translation>tout</translation>
        </message>
        <message>
            <source>expected {what}, got {given}</source>
            <translation>{what} est attendu, pas {given}</translation>
        </message>
        <message>
            <source>expected {what}, got “{given}”</source>
            <translation>{what} est attendu, pas « {given} »</translation>
        </message>
        <message>
            <source>expected {what}, so write {value} without quotation marks</source>
            <translation>{what} est attendu : écrire {value} sans guillemets</translation>
        </message>
        <message>
            <source>exploding</source>
            <translation>explosif</translation>
        </message>
        <message>
            <source>extra effort +1</source>
            <translation>effort supplémentaire +1</translation>
        </message>
        <message>
            <source>failure</source>
            <comment>within a sentence</comment>
            <translation>échec</translation>
        </message>
        <message>
            <source>fatigue</source>
            <translation>fatigue</translation>
        </message>
        <message>
            <source>fills in this hero's sheet</source>
            <translation>remplit la fiche de ce héros</translation>
        </message>
        <message>
            <source>foe foes</source>
            <comment>words that are typed before new opposition</comment>
            <translation>adversaire adversaires opposition</translation>
        </message>
        <message>
            <source>for</source>
            <comment>words that are typed before a number of rounds</comment>
            <translation>pendant</translation>
        </message>
        <message>
            <source>for 1 round</source>
            <translation>pendant 1 round</translation>
        </message>
        <message>
            <source>for {n} rounds</source>
            <translation>pendant {n} rounds</translation>
        </message>
        <message>
            <source>for {price}</source>
            <translation>pour {price}</translation>
        </message>
        <message>
            <source>from {lowest} to the character's {limit}</source>
            <translation>de {lowest} à la limite du personnage ({limit})</translation>
        </message>
        <message>
            <source>gain 1 Luck</source>
            <translation>gagner 1 Luck</translation>
        </message>
        <message>
            <source>given up for another action</source>
            <translation>échangée contre une autre action</translation>
        </message>
        <message>
            <source>gmtracker backs up the current campaign first. Until you change something, you can undo the restore. Later, restore that backup.</source>
            <translation>La campagne actuelle est d’abord sauvegardée. Jusqu’au prochain changement, la restauration peut être annulée. Plus tard, restaurer cette sauvegarde.</translation>
        </message>
        <message>
            <source>gmtracker can't calculate odds for the ruleset {ruleset}.</source>
            <translation>gmtracker ne peut pas calculer de chances pour le ruleset {ruleset}.</translation>
        </message>
        <message>
            <source>gmtracker can't multiply or divide a roll. Roll the dice, then calculate the result yourself.</source>
            <translation>gmtracker ne peut pas multiplier ni diviser un lancer. Lancer les dés, puis calculer le résultat.</translation>
        </message>
        <message>
            <source>gmtracker can't open “{file}”. Drop a campaign or a spreadsheet (CSV, Excel, or ODS).</source>
            <translation>gmtracker ne peut pas ouvrir « {file} ». Déposez une campagne ou une feuille de calcul (CSV, Excel ou ODS).</translation>
        </message>
        <message>
            <source>gmtracker rolled these dice. To type your own results, undo the roll.</source>
            <translation>gmtracker a lancé ces dés. Pour saisir d’autres résultats, annuler le jet.</translation>
        </message>
        <message>
            <source>gmtracker shortcuts</source>
            <translation>raccourcis de gmtracker</translation>
        </message>
        <message>
            <source>going back to {name}'s turn</source>
            <translation>retour au tour de {name}</translation>
        </message>
        <message>
            <source>half the roll as degrees</source>
            <translation>la moitié du jet en degrés</translation>
        </message>
        <message>
            <source>half the roll as ranks of Advantage</source>
            <translation>la moitié du jet en rangs d’Advantage</translation>
        </message>
        <message>
            <source>harm to {name}</source>
            <translation>dégâts subis par {name}</translation>
        </message>
        <message>
            <source>held tokens count too</source>
            <translation>les jetons détenus comptent aussi</translation>
        </message>
        <message>
            <source>here the highest die counts, so no die can be subtracted</source>
            <translation>ici, le dé le plus haut compte, donc aucun ne peut être soustrait</translation>
        </message>
        <message>
            <source>hero heroes</source>
            <comment>words that are typed before new heroes</comment>
            <translation>héros héroïne héroïnes</translation>
        </message>
        <message>
            <source>heroes</source>
            <comment>words that are typed for all heroes</comment>
            <translation>héros</translation>
        </message>
        <message>
            <source>heroes only</source>
            <translation>héros seulement</translation>
        </message>
        <message>
            <source>heroism</source>
            <translation>héroïsme</translation>
        </message>
        <message>
            <source>hidden</source>
            <comment>a pool that the players do not see</comment>
            <translation>masquée</translation>
        </message>
        <message>
            <source>hidden</source>
            <comment>a word that is typed</comment>
            <translation>caché</translation>
        </message>
        <message>
            <source>hidden</source>
            <comment>somebody whom the players do not see</comment>
            <translation>caché</translation>
        </message>
        <message>
            <source>hidden from players</source>
            <translation>caché aux joueurs</translation>
        </message>
        <message>
            <source>hidden until the first turn</source>
            <translation>caché jusqu’au premier tour</translation>
        </message>
        <message>
            <source>hide</source>
            <comment>words that are typed to let the players see something no more</comment>
            <translation>cacher</translation>
        </message>
        <message>
            <source>hit point</source>
            <translation>point de vie</translation>
        </message>
        <message>
            <source>hit points</source>
            <translation>points de vie</translation>
        </message>
        <message>
            <source>house rule: {rule}</source>
            <translation>règle maison « {rule} »</translation>
        </message>
        <message>
            <source>immune to {source}</source>
            <translation>Immune : {source}</translation>
        </message>
        <message>
            <source>in progress</source>
            <translation>encore en cours</translation>
        </message>
        <message>
            <source>initiative</source>
            <translation>initiative</translation>
        </message>
        <message>
            <source>invalid TOML ({why})</source>
            <translation>ce n’est pas du TOML valide ({why})</translation>
        </message>
        <message>
            <source>it belongs to the game “{id}”</source>
            <translation>elle appartient au jeu « {id} »</translation>
        </message>
        <message>
            <source>it does not happen</source>
            <translation>cela n’a pas lieu</translation>
        </message>
        <message>
            <source>it happens</source>
            <translation>cela a lieu</translation>
        </message>
        <message>
            <source>it is a folder, not a file</source>
            <translation>c’est un dossier, pas un fichier</translation>
        </message>
        <message>
            <source>it is not a readable file</source>
            <translation>ce n’est pas un fichier lisible</translation>
        </message>
        <message>
            <source>it is too long ({count} characters, the maximum is {most})</source>
            <translation>le texte est trop long ({count} caractères, {most} au maximum)</translation>
        </message>
        <message>
            <source>it must be 0 or more</source>
            <translation>la valeur doit être 0 ou plus</translation>
        </message>
        <message>
            <source>it must be a number from {low} to {high}</source>
            <translation>il faut un nombre de {low} à {high}</translation>
        </message>
        <message>
            <source>it must be between “lowest” and “highest”</source>
            <translation>la valeur doit être entre « lowest » et « highest »</translation>
        </message>
        <message>
            <source>it must be higher than “lowest” ({lowest})</source>
            <translation>la valeur doit dépasser « lowest » ({lowest})</translation>
        </message>
        <message>
            <source>it must be one line without tabs or control characters</source>
            <translation>il faut une seule ligne, sans tabulation ni caractère de contrôle</translation>
        </message>
        <message>
            <source>it must not be empty</source>
            <translation>il ne doit pas être vide</translation>
        </message>
        <message>
            <source>it must not be higher than “highest”</source>
            <translation>la valeur ne doit pas dépasser « highest »</translation>
        </message>
        <message>
            <source>it must not be higher than “most”</source>
            <translation>la valeur ne doit pas dépasser « most »</translation>
        </message>
        <message>
            <source>it needs exactly one of gain, lose or fill</source>
            <translation>il faut exactement un de gain, lose ou fill</translation>
        </message>
        <message>
            <source>it needs exactly one of token, track, condition, says or roll</source>
            <translation>il faut exactement l’un de token, track, condition, says ou roll</translation>
        </message>
        <message>
            <source>it needs {count} rungs, one for each value</source>
            <translation>il faut {count} échelons, un par valeur</translation>
        </message>
        <message>
            <source>it needs {count} rungs, one for each value from {lowest} to {highest}</source>
            <translation>il faut {count} échelons, un par valeur de {lowest} à {highest}</translation>
        </message>
        <message>
            <source>its description is for a different game than “{ruleset}”</source>
            <translation>sa description est celle d’un autre jeu que « {ruleset} »</translation>
        </message>
        <message>
            <source>its log can't be read</source>
            <translation>son journal ne peut pas être lu</translation>
        </message>
        <message>
            <source>its log does not match its contents</source>
            <translation>son journal ne correspond pas à son contenu</translation>
        </message>
        <message>
            <source>join</source>
            <comment>a word that is typed for a hero who arrives late</comment>
            <translation>arrive</translation>
        </message>
        <message>
            <source>keeping the first die of {what}</source>
            <translation>premier dé gardé : {what}</translation>
        </message>
        <message>
            <source>key and name must not be empty</source>
            <translation>key et name ne doivent pas être vides</translation>
        </message>
        <message>
            <source>leaves it to chance</source>
            <translation>s’en remet au hasard</translation>
        </message>
        <message>
            <source>left early</source>
            <translation>départ anticipé</translation>
        </message>
        <message>
            <source>letter must be a single letter</source>
            <translation>letter doit être une seule lettre</translation>
        </message>
        <message>
            <source>level</source>
            <translation>niveau</translation>
        </message>
        <message>
            <source>levels</source>
            <translation>niveaux</translation>
        </message>
        <message>
            <source>line {line}</source>
            <translation>ligne {line}</translation>
        </message>
        <message>
            <source>line {line}, column {column}</source>
            <translation>ligne {line}, colonne {column}</translation>
        </message>
        <message>
            <source>look back</source>
            <comment>words that are typed</comment>
            <translation>regarder en arrière</translation>
        </message>
        <message>
            <source>low {value}</source>
            <translation>au plus bas {value}</translation>
        </message>
        <message>
            <source>lowest must not be higher than highest</source>
            <translation>lowest ne doit pas dépasser highest</translation>
        </message>
        <message>
            <source>makes a defeat test</source>
            <translation>fait un test de Defeat</translation>
        </message>
        <message>
            <source>minute minutes</source>
            <comment>words that are typed</comment>
            <translation>minute minutes</translation>
        </message>
        <message>
            <source>missing: {names}</source>
            <translation>manque : {names}</translation>
        </message>
        <message>
            <source>name at least one side</source>
            <translation>indiquer au moins un camp</translation>
        </message>
        <message>
            <source>name must not be empty</source>
            <translation>name ne doit pas être vide</translation>
        </message>
        <message>
            <source>named steps</source>
            <translation>échelons nommés</translation>
        </message>
        <message>
            <source>new</source>
            <comment>a word that is typed</comment>
            <translation>nouveau</translation>
        </message>
        <message>
            <source>new foe</source>
            <comment>words that are typed</comment>
            <translation>nouvel adversaire</translation>
        </message>
        <message>
            <source>new game day</source>
            <translation>nouvelle journée de jeu</translation>
        </message>
        <message>
            <source>new names of the game file</source>
            <translation>nouveaux noms du fichier du jeu</translation>
        </message>
        <message>
            <source>next</source>
            <comment>words that are typed before a turn</comment>
            <translation>prochain prochaine suivant suivante</translation>
        </message>
        <message>
            <source>no</source>
            <translation>non</translation>
        </message>
        <message>
            <source>no Advantage for the foe</source>
            <translation>pas d’Advantage pour l’ennemi</translation>
        </message>
        <message>
            <source>no Disadvantage</source>
            <translation>pas de Disadvantage</translation>
        </message>
        <message>
            <source>no Luck</source>
            <translation>pas de Luck</translation>
        </message>
        <message>
            <source>no Stress</source>
            <translation>0 Stress</translation>
        </message>
        <message>
            <source>no dice</source>
            <translation>pas de dés</translation>
        </message>
        <message>
            <source>no die in the roll can show that (the maximum is {most})</source>
            <translation>aucun dé du lancer ne peut montrer cela ({most} au maximum)</translation>
        </message>
        <message>
            <source>no extra effort</source>
            <translation>sans effort supplémentaire</translation>
        </message>
        <message>
            <source>no harm</source>
            <translation>aucun dégât</translation>
        </message>
        <message>
            <source>no longer {condition}</source>
            <translation>plus {condition}</translation>
        </message>
        <message>
            <source>no not end off</source>
            <comment>words that are typed to end a condition</comment>
            <translation>pas sans fin finir ôter</translation>
        </message>
        <message>
            <source>no one loses HP</source>
            <translation>personne ne perd de HP</translation>
        </message>
        <message>
            <source>no one yet</source>
            <translation>personne encore</translation>
        </message>
        <message>
            <source>no resistance roll</source>
            <translation>pas de jet de résistance</translation>
        </message>
        <message>
            <source>no sessions yet</source>
            <translation>aucune séance encore</translation>
        </message>
        <message>
            <source>no target, so no HP changes</source>
            <translation>pas de cible : aucun HP ne change</translation>
        </message>
        <message>
            <source>no test is made</source>
            <translation>sans test</translation>
        </message>
        <message>
            <source>no wounds</source>
            <translation>0 blessure</translation>
        </message>
        <message>
            <source>no. {number}</source>
            <translation>nº {number}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>aucun</translation>
        </message>
        <message>
            <source>not Favored</source>
            <translation>pas Favored</translation>
        </message>
        <message>
            <source>not exploding</source>
            <translation>non explosif</translation>
        </message>
        <message>
            <source>not resisted</source>
            <translation>sans résistance</translation>
        </message>
        <message>
            <source>note</source>
            <translation>note</translation>
        </message>
        <message>
            <source>note</source>
            <comment>a word that is typed</comment>
            <translation>note</translation>
        </message>
        <message>
            <source>note about the edit</source>
            <translation>note sur la modification</translation>
        </message>
        <message>
            <source>nothing</source>
            <comment>what the players see of somebody</comment>
            <translation>rien</translation>
        </message>
        <message>
            <source>nothing is applied</source>
            <translation>rien n’est noté</translation>
        </message>
        <message>
            <source>number</source>
            <comment>how a track is drawn</comment>
            <translation>nombre</translation>
        </message>
        <message>
            <source>on a hit</source>
            <translation>en cas de touche</translation>
        </message>
        <message>
            <source>one Hinder fewer</source>
            <translation>un Hinder de moins</translation>
        </message>
        <message>
            <source>one bonus die</source>
            <translation>un dé bonus</translation>
        </message>
        <message>
            <source>one capital letter</source>
            <translation>une lettre majuscule</translation>
        </message>
        <message>
            <source>one die rerolled with Luck</source>
            <translation>un dé relancé avec Luck</translation>
        </message>
        <message>
            <source>one extra d20</source>
            <translation>un d20 de plus</translation>
        </message>
        <message>
            <source>one extra standard action</source>
            <translation>une action standard supplémentaire</translation>
        </message>
        <message>
            <source>one of {values}</source>
            <translation>un de {values}</translation>
        </message>
        <message>
            <source>only a ladder can have rungs</source>
            <translation>seule une échelle a des échelons</translation>
        </message>
        <message>
            <source>only an outcome of a check can have a check that follows</source>
            <translation>seul un résultat de test peut être suivi d’un autre test</translation>
        </message>
        <message>
            <source>only dice in a check can have names</source>
            <translation>seuls les dés d’un test ont un nom</translation>
        </message>
        <message>
            <source>only heroes have traits here, so this must be a number</source>
            <translation>ici, seuls les héros ont des traits, donc il faut un nombre</translation>
        </message>
        <message>
            <source>only the last chapter can have steps to redo</source>
            <translation>seul le dernier chapitre peut avoir des étapes à rétablir</translation>
        </message>
        <message>
            <source>open recent</source>
            <comment>words that are typed</comment>
            <translation>ouvrir récente</translation>
        </message>
        <message>
            <source>opposition</source>
            <translation>opposition</translation>
        </message>
        <message>
            <source>opposition foes</source>
            <comment>words that are typed for the opposition</comment>
            <translation>opposition adversaires</translation>
        </message>
        <message>
            <source>out of the fight</source>
            <translation>hors de combat</translation>
        </message>
        <message>
            <source>out of the fight, without a test</source>
            <translation>hors de combat, sans test</translation>
        </message>
        <message>
            <source>over the Difficulty</source>
            <translation>au-dessus de Difficulty</translation>
        </message>
        <message>
            <source>over the target number</source>
            <translation>au-dessus du seuil</translation>
        </message>
        <message>
            <source>over {chance}</source>
            <translation>plus de {chance}</translation>
        </message>
        <message>
            <source>owed</source>
            <comment>a word that is typed</comment>
            <translation>dû</translation>
        </message>
        <message>
            <source>passive</source>
            <comment>a check that is not rolled</comment>
            <translation>passif</translation>
        </message>
        <message>
            <source>peak {value}</source>
            <translation>au plus haut {value}</translation>
        </message>
        <message>
            <source>penalty</source>
            <translation>malus</translation>
        </message>
        <message>
            <source>pips</source>
            <translation>points</translation>
        </message>
        <message>
            <source>players roll own dice</source>
            <comment>words that are typed</comment>
            <translation>les joueurs lancent leurs propres dés</translation>
        </message>
        <message>
            <source>present</source>
            <comment>words that are typed for a hero whose player is there</comment>
            <translation>présente présent</translation>
        </message>
        <message>
            <source>print</source>
            <comment>a word that is typed</comment>
            <translation>imprimer</translation>
        </message>
        <message>
            <source>print export</source>
            <comment>words that are typed</comment>
            <translation>imprimer exporter</translation>
        </message>
        <message>
            <source>reason for the award</source>
            <translation>raison du dé accordé</translation>
        </message>
        <message>
            <source>reason for {hero}'s award</source>
            <translation>raison du dé accordé à {hero}</translation>
        </message>
        <message>
            <source>removal of {a_token}</source>
            <translation>retrait d’un jeton ({a_token})</translation>
        </message>
        <message>
            <source>removal of {name}</source>
            <translation>retrait de {name}</translation>
        </message>
        <message>
            <source>remove</source>
            <comment>a word that is typed</comment>
            <translation>retirer</translation>
        </message>
        <message>
            <source>removed {where}</source>
            <translation>retiré : {where}</translation>
        </message>
        <message>
            <source>rename to {name}</source>
            <translation>renommage en {name}</translation>
        </message>
        <message>
            <source>reroll of {name}'s d{size}</source>
            <translation>d{size} de {name} relancé</translation>
        </message>
        <message>
            <source>reroll the worst die</source>
            <translation>relancer le pire dé</translation>
        </message>
        <message>
            <source>rerolled with Luck</source>
            <translation>relancé avec Luck</translation>
        </message>
        <message>
            <source>resisted with {trait}</source>
            <translation>résisté avec {trait}</translation>
        </message>
        <message>
            <source>resists</source>
            <translation>résiste</translation>
        </message>
        <message>
            <source>retry</source>
            <translation>nouvel essai</translation>
        </message>
        <message>
            <source>return to {what}</source>
            <translation>retour à {what}</translation>
        </message>
        <message>
            <source>returns what was spent</source>
            <translation>rend la dépense</translation>
        </message>
        <message>
            <source>roleplay</source>
            <translation>roleplay</translation>
        </message>
        <message>
            <source>roll</source>
            <comment>a word that is typed</comment>
            <translation>lancer</translation>
        </message>
        <message>
            <source>roll a d20 instead of counting 10</source>
            <translation>lancer un d20 au lieu de compter 10</translation>
        </message>
        <message>
            <source>roll dice instead of counting 0</source>
            <translation>lancer les dés au lieu de compter 0</translation>
        </message>
        <message>
            <source>roll for the Tilt</source>
            <translation>jet pour le Tilt</translation>
        </message>
        <message>
            <source>roll for {what}</source>
            <translation>jet pour {what}</translation>
        </message>
        <message>
            <source>roll of the Countdown dice</source>
            <translation>jet des dés de Countdown</translation>
        </message>
        <message>
            <source>roll of {notation}</source>
            <translation>jet de {notation}</translation>
        </message>
        <message>
            <source>roll table: {table}</source>
            <translation>table aléatoire « {table} »</translation>
        </message>
        <message>
            <source>roll-off</source>
            <translation>départage</translation>
        </message>
        <message>
            <source>rolled</source>
            <comment>a check against another</comment>
            <translation>lancé</translation>
        </message>
        <message>
            <source>rolled again</source>
            <translation>relancé</translation>
        </message>
        <message>
            <source>rolls the test, {effect}</source>
            <translation>lance le test, {effect}</translation>
        </message>
        <message>
            <source>rolls {dice}</source>
            <translation>lance {dice}</translation>
        </message>
        <message>
            <source>round rounds</source>
            <comment>words that are typed</comment>
            <translation>round rounds</translation>
        </message>
        <message>
            <source>sample</source>
            <comment>a word that is typed</comment>
            <translation>exemple</translation>
        </message>
        <message>
            <source>saves</source>
            <comment>rolls to be spared something</comment>
            <translation>fait une sauvegarde</translation>
        </message>
        <message>
            <source>second roll for {what}</source>
            <translation>second jet : {what}</translation>
        </message>
        <message>
            <source>second seconds hour hours day days week weeks month months year years night nights</source>
            <comment>words that are typed</comment>
            <translation>seconde secondes heure heures jour jours semaine semaines mois an ans année années nuit nuits</translation>
        </message>
        <message>
            <source>sections and rows must be 1 or more</source>
            <translation>sections et rows doivent être au moins 1</translation>
        </message>
        <message>
            <source>set aside</source>
            <comment>words that are typed</comment>
            <translation>mettre de côté</translation>
        </message>
        <message>
            <source>setting {name} aside</source>
            <translation>mise de côté de {name}</translation>
        </message>
        <message>
            <source>severity {severity}</source>
            <translation>gravité {severity}</translation>
        </message>
        <message>
            <source>shaken</source>
            <translation>Shaken</translation>
        </message>
        <message>
            <source>shaken, and dazed until the end of the next turn</source>
            <translation>Shaken, et Dazed jusqu’à la fin du tour suivant</translation>
        </message>
        <message>
            <source>shaken, and staggered</source>
            <translation>Shaken, et Staggered</translation>
        </message>
        <message>
            <source>show</source>
            <comment>words that are typed to let the players see something</comment>
            <translation>montrer</translation>
        </message>
        <message>
            <source>skilled</source>
            <translation>entraîné</translation>
        </message>
        <message>
            <source>skipping the Tilt</source>
            <translation>Tilt passé</translation>
        </message>
        <message>
            <source>soaks</source>
            <translation>fait un Soak</translation>
        </message>
        <message>
            <source>someone</source>
            <translation>quelqu’un</translation>
        </message>
        <message>
            <source>something bad</source>
            <translation>une mauvaise chose</translation>
        </message>
        <message>
            <source>something good</source>
            <translation>une bonne chose</translation>
        </message>
        <message>
            <source>spend</source>
            <comment>a word that is typed</comment>
            <translation>dépenser</translation>
        </message>
        <message>
            <source>start of a new act</source>
            <translation>début d’un nouvel acte</translation>
        </message>
        <message>
            <source>start of session {number}</source>
            <translation>début de la séance {number}</translation>
        </message>
        <message>
            <source>start of {title}</source>
            <translation>début de « {title} »</translation>
        </message>
        <message>
            <source>starts</source>
            <comment>words that are typed for the start of a turn</comment>
            <translation>début commence commencement</translation>
        </message>
        <message>
            <source>starts full</source>
            <translation>commence pleine</translation>
        </message>
        <message>
            <source>still fails</source>
            <translation>toujours un échec</translation>
        </message>
        <message>
            <source>stone</source>
            <translation>pierre</translation>
        </message>
        <message>
            <source>stones</source>
            <translation>pierres</translation>
        </message>
        <message>
            <source>stopped by {what}</source>
            <translation>arrêté par {what}</translation>
        </message>
        <message>
            <source>success</source>
            <translation>réussite</translation>
        </message>
        <message>
            <source>success, {degrees}</source>
            <translation>réussite, {degrees}</translation>
        </message>
        <message>
            <source>suggested</source>
            <comment>of a result of damage</comment>
            <translation>proposé</translation>
        </message>
        <message>
            <source>tests</source>
            <comment>a skill</comment>
            <translation>teste</translation>
        </message>
        <message>
            <source>text</source>
            <translation>un texte</translation>
        </message>
        <message>
            <source>text in quotation marks</source>
            <translation>un texte entre guillemets</translation>
        </message>
        <message>
            <source>text size language</source>
            <comment>words that are typed</comment>
            <translation>taille du texte langue</translation>
        </message>
        <message>
            <source>the = after the key is missing</source>
            <translation>le = après la clé manque</translation>
        </message>
        <message>
            <source>the Fortune die counts instead</source>
            <translation>le dé de Fortune compte à la place</translation>
        </message>
        <message>
            <source>the Luck is kept for the next check</source>
            <translation>le Luck est gardé pour le prochain test</translation>
        </message>
        <message>
            <source>the Misfortune die counts instead</source>
            <translation>le dé de Misfortune compte à la place</translation>
        </message>
        <message>
            <source>the Tilt</source>
            <translation>le Tilt</translation>
        </message>
        <message>
            <source>the Victory point is lost</source>
            <translation>le Victory point est perdu</translation>
        </message>
        <message>
            <source>the alternate effect “{effect}” for now</source>
            <translation>l’effet alternatif « {effect} » pour l’instant</translation>
        </message>
        <message>
            <source>the alternate effect “{effect}” until the end of the encounter</source>
            <translation>l’effet alternatif « {effect} » jusqu’à la fin de la rencontre</translation>
        </message>
        <message>
            <source>the best of {rolls} rolls counts</source>
            <translation>le meilleur de {rolls} jets compte</translation>
        </message>
        <message>
            <source>the better of two rolls</source>
            <translation>le meilleur de deux jets</translation>
        </message>
        <message>
            <source>the better of two rolls counts</source>
            <translation>le meilleur de deux jets compte</translation>
        </message>
        <message>
            <source>the better roll counts</source>
            <translation>le meilleur jet compte</translation>
        </message>
        <message>
            <source>the chapter's starting state is missing</source>
            <translation>l’état initial du chapitre manque</translation>
        </message>
        <message>
            <source>the checksum is wrong</source>
            <translation>la somme de contrôle est fausse</translation>
        </message>
        <message>
            <source>the closing bracket {closing} is missing</source>
            <translation>le signe fermant {closing} manque</translation>
        </message>
        <message>
            <source>the closing quotation mark is missing</source>
            <translation>le guillemet fermant manque</translation>
        </message>
        <message>
            <source>the complication does not happen</source>
            <translation>la complication n’a pas lieu</translation>
        </message>
        <message>
            <source>the contents do not match the log</source>
            <translation>le contenu ne correspond pas au journal</translation>
        </message>
        <message>
            <source>the current chapter is missing</source>
            <translation>le chapitre actuel manque</translation>
        </message>
        <message>
            <source>the d20 counts instead</source>
            <translation>le d20 compte à la place</translation>
        </message>
        <message>
            <source>the damage</source>
            <translation>les dégâts</translation>
        </message>
        <message>
            <source>the data is nested too deeply</source>
            <translation>les données comportent trop d’imbrications</translation>
        </message>
        <message>
            <source>the disk is full</source>
            <translation>le disque est plein</translation>
        </message>
        <message>
            <source>the disk isn't responding</source>
            <translation>le disque ne répond pas</translation>
        </message>
        <message>
            <source>the drive reported an error</source>
            <translation>le lecteur signale une erreur</translation>
        </message>
        <message>
            <source>the drive was disconnected</source>
            <translation>le lecteur a été déconnecté</translation>
        </message>
        <message>
            <source>the d{size} showing {face}</source>
            <translation>le d{size} affichant {face}</translation>
        </message>
        <message>
            <source>the effect of</source>
            <comment>a trait</comment>
            <translation>l’effet de</translation>
        </message>
        <message>
            <source>the entries are out of order: {number} comes after {last}</source>
            <translation>les entrées ne sont pas dans l’ordre : {number} vient après {last}</translation>
        </message>
        <message>
            <source>the entry is older than the one before it</source>
            <translation>l’entrée est plus ancienne que la précédente</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>le fichier est vide</translation>
        </message>
        <message>
            <source>the file is incomplete</source>
            <translation>le fichier est incomplet</translation>
        </message>
        <message>
            <source>the file is too large for this disk</source>
            <translation>le fichier est trop grand pour ce disque</translation>
        </message>
        <message>
            <source>the first roll was better</source>
            <translation>le premier lancer était meilleur</translation>
        </message>
        <message>
            <source>the game has no GM's hand, so add one at the top: hand = "GM's hand"</source>
            <translation>le jeu n’a pas de main du MJ : ajouter en haut hand = "Main du MJ"</translation>
        </message>
        <message>
            <source>the heroes' Breather</source>
            <translation>Breather des héros</translation>
        </message>
        <message>
            <source>the heroes' Rest</source>
            <translation>repos des héros</translation>
        </message>
        <message>
            <source>the heroes' recovery</source>
            <translation>récupération des héros</translation>
        </message>
        <message>
            <source>the hit</source>
            <translation>la touche</translation>
        </message>
        <message>
            <source>the key is used twice</source>
            <translation>la clé figure deux fois</translation>
        </message>
        <message>
            <source>the key “{key}” is missing</source>
            <translation>la clé « {key} » manque</translation>
        </message>
        <message>
            <source>the key “{key}” is used twice</source>
            <translation>la clé « {key} » figure deux fois</translation>
        </message>
        <message>
            <source>the last outcome is the default, so it must not have “when”</source>
            <translation>le dernier résultat vaut dans tous les autres cas et ne doit pas avoir « when »</translation>
        </message>
        <message>
            <source>the links in the path form a loop</source>
            <translation>les liens du chemin forment une boucle</translation>
        </message>
        <message>
            <source>the list must have {low} to {high} items</source>
            <translation>la liste doit compter de {low} à {high} éléments</translation>
        </message>
        <message>
            <source>the location does not exist</source>
            <translation>cet emplacement n’existe pas</translation>
        </message>
        <message>
            <source>the location is not a folder</source>
            <translation>cet emplacement n’est pas un dossier</translation>
        </message>
        <message>
            <source>the location is read-only</source>
            <translation>cet emplacement est en lecture seule</translation>
        </message>
        <message>
            <source>the log refers to {name}, who is not in this file</source>
            <translation>le journal mentionne {name}, qui manque dans ce fichier</translation>
        </message>
        <message>
            <source>the name</source>
            <comment>what the players see of somebody</comment>
            <translation>le nom</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <translation>le nom est trop long</translation>
        </message>
        <message>
            <source>the number {number} is used twice</source>
            <translation>le numéro {number} figure deux fois</translation>
        </message>
        <message>
            <source>the opposition</source>
            <translation>l’opposition</translation>
        </message>
        <message>
            <source>the opposition can't start a session with tokens</source>
            <translation>l’opposition ne peut pas commencer une séance avec des jetons</translation>
        </message>
        <message>
            <source>the other side wins</source>
            <translation>l’autre camp l’emporte</translation>
        </message>
        <message>
            <source>the power “{what}” for this scene</source>
            <translation>le pouvoir « {what} » pour cette scène</translation>
        </message>
        <message>
            <source>the roll as a bonus</source>
            <translation>le jet en bonus</translation>
        </message>
        <message>
            <source>the same name is used twice</source>
            <translation>un nom figure deux fois</translation>
        </message>
        <message>
            <source>the step is empty</source>
            <translation>l’étape est vide</translation>
        </message>
        <message>
            <source>the system gave no reason</source>
            <translation>le système ne donne pas de raison</translation>
        </message>
        <message>
            <source>the target</source>
            <translation>la cible</translation>
        </message>
        <message>
            <source>the text is not UTF-8</source>
            <translation>le texte n’est pas en UTF-8</translation>
        </message>
        <message>
            <source>the value after = is not valid (put text in straight quotation marks)</source>
            <translation>la valeur après = n’est pas valide (mettre le texte entre guillemets droits)</translation>
        </message>
        <message>
            <source>the {encounter}</source>
            <comment>within a sentence</comment>
            <translation>la rencontre ({encounter})</translation>
        </message>
        <message>
            <source>the {table}</source>
            <translation>le {table}</translation>
        </message>
        <message>
            <source>their better roll counts</source>
            <translation>leur meilleur jet compte</translation>
        </message>
        <message>
            <source>their his her own</source>
            <comment>words that are typed before a turn</comment>
            <translation>son sa que ce ne se</translation>
        </message>
        <message>
            <source>then {names}</source>
            <translation>puis {names}</translation>
        </message>
        <message>
            <source>there are more than {most} conditions on one character</source>
            <translation>un personnage a plus de {most} états</translation>
        </message>
        <message>
            <source>there is no campaign file format {version}</source>
            <translation>il n’existe pas de format {version} pour les fichiers de campagne</translation>
        </message>
        <message>
            <source>this file needs a newer gmtracker (it uses form {form}, this version reads form {known})</source>
            <translation>ce fichier demande un gmtracker plus récent (il utilise la forme {form}, cette version lit la forme {known})</translation>
        </message>
        <message>
            <source>this file needs a newer gmtracker (it uses format {version}, this version reads up to format {known})</source>
            <translation>ce fichier demande un gmtracker plus récent (il utilise le format {version}, cette version lit jusqu’au format {known})</translation>
        </message>
        <message>
            <source>this heading appears twice (for several of the same kind, use double brackets: [[uses]])</source>
            <translation>ce titre apparaît deux fois (pour plusieurs du même genre, utiliser des doubles crochets : [[uses]])</translation>
        </message>
        <message>
            <source>this is not a file</source>
            <translation>ce n’est pas un fichier</translation>
        </message>
        <message>
            <source>this is not a gmtracker campaign</source>
            <translation>ce n’est pas une campagne de gmtracker</translation>
        </message>
        <message>
            <source>this is not a journal</source>
            <translation>ce n’est pas un carnet</translation>
        </message>
        <message>
            <source>this is too large to be a journal</source>
            <translation>c’est trop grand pour être un carnet</translation>
        </message>
        <message>
            <source>this key appears twice</source>
            <translation>cette clé apparaît deux fois</translation>
        </message>
        <message>
            <source>this outcome can never happen: outcome {number} already covers every case</source>
            <translation>ce résultat ne peut jamais arriver : le résultat {number} couvre déjà tous les cas</translation>
        </message>
        <message>
            <source>tier</source>
            <translation>tier</translation>
        </message>
        <message>
            <source>to allow “{token}” there, add “{key}” to its “lies”</source>
            <translation>pour permettre « {token} » à cet endroit, ajouter « {key} » à son « lies »</translation>
        </message>
        <message>
            <source>to counter</source>
            <translation>de contrer</translation>
        </message>
        <message>
            <source>to happen</source>
            <translation>que cela arrive</translation>
        </message>
        <message>
            <source>to hit</source>
            <translation>de toucher</translation>
        </message>
        <message>
            <source>to resist</source>
            <translation>de résister</translation>
        </message>
        <message>
            <source>to save</source>
            <translation>d’en réchapper</translation>
        </message>
        <message>
            <source>to soak</source>
            <translation>de réussir le Soak</translation>
        </message>
        <message>
            <source>to stay unharmed</source>
            <translation>de rester indemne</translation>
        </message>
        <message>
            <source>to succeed</source>
            <translation>de réussir</translation>
        </message>
        <message>
            <source>to win</source>
            <translation>de gagner</translation>
        </message>
        <message>
            <source>today</source>
            <translation>aujourd’hui</translation>
        </message>
        <message>
            <source>trained</source>
            <translation>entraîné</translation>
        </message>
        <message>
            <source>tries</source>
            <comment>a skill</comment>
            <translation>tente</translation>
        </message>
        <message>
            <source>tries sheer luck</source>
            <translation>tente sa chance</translation>
        </message>
        <message>
            <source>true or false</source>
            <translation>true ou false</translation>
        </message>
        <message>
            <source>turn</source>
            <comment>a word that is typed with a name</comment>
            <translation>tour</translation>
        </message>
        <message>
            <source>turn turns</source>
            <comment>words that are typed</comment>
            <translation>tour tours</translation>
        </message>
        <message>
            <source>two dice in the roll have the same [name]</source>
            <translation>deux dés du lancer ont le même [nom]</translation>
        </message>
        <message>
            <source>two dice need different [names]: write 2d12 as d12[a] + d12[b]</source>
            <translation>deux dés ont besoin de [noms] différents : écrire 2d12 comme d12[a] + d12[b]</translation>
        </message>
        <message>
            <source>two three four five six seven eight nine ten eleven twelve</source>
            <comment>numbers as they are typed</comment>
            <translation>deux trois quatre cinq six sept huit neuf dix onze douze</translation>
        </message>
        <message>
            <source>unaware</source>
            <translation>pris au dépourvu</translation>
        </message>
        <message>
            <source>under {chance}</source>
            <translation>moins de {chance}</translation>
        </message>
        <message>
            <source>unexpected “{word}” (each key needs its own line)</source>
            <translation>« {word} » est de trop ici (chaque clé va sur sa propre ligne)</translation>
        </message>
        <message>
            <source>unharmed</source>
            <translation>indemne</translation>
        </message>
        <message>
            <source>unknown key (did you mean “{key}”?)</source>
            <translation>clé inconnue (s’agit-il de « {key} » ?)</translation>
        </message>
        <message>
            <source>unknown key (valid keys: {keys})</source>
            <translation>clé inconnue (clés valides : {keys})</translation>
        </message>
        <message>
            <source>unnamed</source>
            <translation>sans nom</translation>
        </message>
        <message>
            <source>unskilled</source>
            <translation>sans entraînement</translation>
        </message>
        <message>
            <source>until</source>
            <comment>words that are typed before the end of something</comment>
            <translation>jusqu'à jusqu’à jusqu'au jusqu’au</translation>
        </message>
        <message>
            <source>until the encounter ends</source>
            <translation>jusqu’à la fin de la rencontre</translation>
        </message>
        <message>
            <source>until the next turn ends</source>
            <translation>jusqu’à la fin du tour suivant</translation>
        </message>
        <message>
            <source>until the next turn starts</source>
            <translation>jusqu’au début du tour suivant</translation>
        </message>
        <message>
            <source>until the round ends</source>
            <translation>jusqu’à la fin du round</translation>
        </message>
        <message>
            <source>until the session ends</source>
            <translation>jusqu’à la fin de la séance</translation>
        </message>
        <message>
            <source>until the turn ends</source>
            <translation>jusqu’à la fin du tour</translation>
        </message>
        <message>
            <source>until the turn starts</source>
            <translation>jusqu’au début du tour</translation>
        </message>
        <message>
            <source>until their next turn ends</source>
            <comment>of the character with the condition</comment>
            <translation>jusqu’à la fin de son prochain tour</translation>
        </message>
        <message>
            <source>until their next turn starts</source>
            <comment>of the character with the condition</comment>
            <translation>jusqu’au début de son prochain tour</translation>
        </message>
        <message>
            <source>until their turn ends</source>
            <comment>of the character with the condition</comment>
            <translation>jusqu’à la fin de son tour</translation>
        </message>
        <message>
            <source>until their turn starts</source>
            <comment>of the character with the condition</comment>
            <translation>jusqu’au début de son tour</translation>
        </message>
        <message>
            <source>until {name}'s next turn ends</source>
            <translation>jusqu’à la fin du prochain tour de {name}</translation>
        </message>
        <message>
            <source>until {name}'s next turn starts</source>
            <translation>jusqu’au début du prochain tour de {name}</translation>
        </message>
        <message>
            <source>until {name}'s turn ends</source>
            <translation>jusqu’à la fin du tour de {name}</translation>
        </message>
        <message>
            <source>until {name}'s turn starts</source>
            <translation>jusqu’au début du tour de {name}</translation>
        </message>
        <message>
            <source>untrained</source>
            <translation>sans entraînement</translation>
        </message>
        <message>
            <source>unused, lost to “{use}”</source>
            <translation>non utilisé, perdu par « {use} »</translation>
        </message>
        <message>
            <source>unusually high</source>
            <translation>très haut</translation>
        </message>
        <message>
            <source>unusually low</source>
            <translation>très bas</translation>
        </message>
        <message>
            <source>up to the character's {limit}</source>
            <translation>jusqu’à la limite du personnage ({limit})</translation>
        </message>
        <message>
            <source>use a trait or a roll here, not both</source>
            <translation>utiliser ici un trait ou un lancer, pas les deux</translation>
        </message>
        <message>
            <source>use each letter only once, and only for a use that costs a token</source>
            <translation>chaque lettre ne sert qu’une fois, et seulement pour un usage qui coûte un jeton</translation>
        </message>
        <message>
            <source>use true or false, not “{word}”</source>
            <translation>écrire true ou false, pas « {word} »</translation>
        </message>
        <message>
            <source>use “numbers” or “step”, not both</source>
            <translation>utiliser « numbers » ou « step », pas les deux</translation>
        </message>
        <message>
            <source>use “roll” or “heroes-first”, not both</source>
            <translation>utiliser « roll » ou « heroes-first », pas les deux</translation>
        </message>
        <message>
            <source>used</source>
            <comment>an action of a turn</comment>
            <translation>faite</translation>
        </message>
        <message>
            <source>used this turn</source>
            <comment>of a kind of stone</comment>
            <translation>utilisé ce tour</translation>
        </message>
        <message>
            <source>uses</source>
            <comment>a power</comment>
            <translation>utilise</translation>
        </message>
        <message>
            <source>using {skill}</source>
            <translation>par {skill}</translation>
        </message>
        <message>
            <source>veto of {name}'s edit</source>
            <translation>veto à l’Edit Scene de {name}</translation>
        </message>
        <message>
            <source>villainy</source>
            <translation>vilenie</translation>
        </message>
        <message>
            <source>vote count</source>
            <translation>décompte des votes</translation>
        </message>
        <message>
            <source>vs</source>
            <comment>between a total and what it is against</comment>
            <translation>contre</translation>
        </message>
        <message>
            <source>weak to {source}</source>
            <translation>Weak : {source}</translation>
        </message>
        <message>
            <source>what players see of {name}</source>
            <translation>ce que les joueurs voient de {name}</translation>
        </message>
        <message>
            <source>what tokens do</source>
            <translation>ce que font les jetons</translation>
        </message>
        <message>
            <source>what was spent is kept for the next check</source>
            <translation>la dépense est gardée pour le prochain test</translation>
        </message>
        <message>
            <source>wheel</source>
            <translation>roue</translation>
        </message>
        <message>
            <source>who activated {hero}'s hubris</source>
            <translation>qui a activé l’hubris de {hero}</translation>
        </message>
        <message>
            <source>with</source>
            <comment>another's rank</comment>
            <translation>avec</translation>
        </message>
        <message>
            <source>with</source>
            <comment>what a check is made with</comment>
            <translation>avec</translation>
        </message>
        <message>
            <source>with a free Action, no Luck</source>
            <translation>avec une Action libre, pas de Luck</translation>
        </message>
        <message>
            <source>with {spent}</source>
            <translation>avec {spent}</translation>
        </message>
        <message>
            <source>with {trait}</source>
            <translation>avec {trait}</translation>
        </message>
        <message>
            <source>wound</source>
            <translation>blessure</translation>
        </message>
        <message>
            <source>wounds</source>
            <translation>blessures</translation>
        </message>
        <message>
            <source>write {right} in lowercase, not “{word}”</source>
            <translation>écrire {right} en minuscules, pas « {word} »</translation>
        </message>
        <message>
            <source>write {right} with a decimal point, not “{word}”</source>
            <translation>écrire {right} avec un point décimal, pas « {word} »</translation>
        </message>
        <message>
            <source>write “{word}” without the leading 0</source>
            <translation>écrire « {word} » sans le 0 initial</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>oui</translation>
        </message>
        <message>
            <source>yes or no</source>
            <translation>oui ou non</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>hier</translation>
        </message>
        <message>
            <source>you can't roll dice here</source>
            <translation>on ne peut pas lancer de dés ici</translation>
        </message>
        <message>
            <source>you don't have permission</source>
            <translation>l’autorisation nécessaire manque</translation>
        </message>
        <message>
            <source>you have no space left on this disk</source>
            <translation>ce compte n’a plus de place sur ce disque</translation>
        </message>
        <message>
            <source>{about}: {text}</source>
            <translation>{about} : {text}</translation>
        </message>
        <message>
            <source>{action} (no shortcut)</source>
            <translation>{action} (aucun raccourci)</translation>
        </message>
        <message>
            <source>{advantage} is a fortune advantage. A Victory point can't grant it.</source>
            <translation>{advantage} est un avantage de fortune. Un Victory point ne peut pas le donner.</translation>
        </message>
        <message>
            <source>{amount} damage</source>
            <translation>{amount} dégâts</translation>
        </message>
        <message>
            <source>{amount} damage, {why}: {name} loses no HP.</source>
            <translation>{amount} dégâts, {why} : {name} ne perd pas de HP.</translation>
        </message>
        <message>
            <source>{amount} damage, {why}: {name} loses {loss}, HP {old} → {new}.</source>
            <translation>{amount} dégâts, {why} : {name} perd {loss}, HP {old} → {new}.</translation>
        </message>
        <message>
            <source>{amount} degrees</source>
            <translation>{amount} degrés</translation>
        </message>
        <message>
            <source>{amount} degrees, up to five in total</source>
            <translation>{amount} degrés, jusqu’à cinq en tout</translation>
        </message>
        <message>
            <source>{amount} ranks of Advantage</source>
            <translation>{amount} rangs d’Advantage</translation>
        </message>
        <message>
            <source>{campaign} (saved copy)</source>
            <translation>{campaign} (copie enregistrée)</translation>
        </message>
        <message>
            <source>{campaign} - Session {number}</source>
            <translation>{campaign} - Séance {number}</translation>
        </message>
        <message>
            <source>{card} on {what}</source>
            <translation>{card} pour {what}</translation>
        </message>
        <message>
            <source>{chance} Mishap</source>
            <translation>{chance} Mishap</translation>
        </message>
        <message>
            <source>{chance} chance of no harm</source>
            <translation>{chance} de rester indemne</translation>
        </message>
        <message>
            <source>{chance} chance of success</source>
            <translation>{chance} de réussite</translation>
        </message>
        <message>
            <source>{chance} chance to defend</source>
            <translation>{chance} de se défendre</translation>
        </message>
        <message>
            <source>{chance} chance to win</source>
            <translation>{chance} de gagner</translation>
        </message>
        <message>
            <source>{chance} only bruised</source>
            <translation>{chance} Bruised seulement</translation>
        </message>
        <message>
            <source>{chance} to fail</source>
            <translation>{chance} d’échec</translation>
        </message>
        <message>
            <source>{chance} to pass again</source>
            <translation>{chance} de réussir encore</translation>
        </message>
        <message>
            <source>{chance} to succeed</source>
            <translation>{chance} de réussite</translation>
        </message>
        <message>
            <source>{chance}% chance</source>
            <translation>Une chance de {chance} %</translation>
        </message>
        <message>
            <source>{changes} Default: {value}.</source>
            <translation>{changes} Par défaut : {value}.</translation>
        </message>
        <message>
            <source>{changes} and {count} more</source>
            <translation>{changes} et {count} de plus</translation>
        </message>
        <message>
            <source>{check} against {name}</source>
            <translation>{check} contre {name}</translation>
        </message>
        <message>
            <source>{column} (for example {value})</source>
            <translation>{column} (par exemple {value})</translation>
        </message>
        <message>
            <source>{column}: none</source>
            <translation>{column} : rien</translation>
        </message>
        <message>
            <source>{condition} on {name}</source>
            <translation>{condition} sur {name}</translation>
        </message>
        <message>
            <source>{condition} on {name} {until}</source>
            <translation>{condition} sur {name} {until}</translation>
        </message>
        <message>
            <source>{count} at a time</source>
            <translation>{count} à la fois</translation>
        </message>
        <message>
            <source>{count} characters</source>
            <translation>{count} personnages</translation>
        </message>
        <message>
            <source>{count} degrees</source>
            <translation>{count} degrés</translation>
        </message>
        <message>
            <source>{count} degrees of failure</source>
            <translation>{count} degrés d’échec</translation>
        </message>
        <message>
            <source>{count} degrees of success</source>
            <translation>{count} degrés de réussite</translation>
        </message>
        <message>
            <source>{count} dice have no result yet. Type the results, or press again to roll.</source>
            <translation>{count} dés n’ont pas encore de résultat. Saisir les résultats, ou appuyer à nouveau pour lancer.</translation>
        </message>
        <message>
            <source>{count} down</source>
            <translation>{count} hors de combat</translation>
        </message>
        <message>
            <source>{count} helpers</source>
            <translation>{count} assistants</translation>
        </message>
        <message>
            <source>{count} left</source>
            <translation>reste {count}</translation>
        </message>
        <message>
            <source>{count} minutes</source>
            <translation>{count} minutes</translation>
        </message>
        <message>
            <source>{count} more lines.</source>
            <translation>{count} lignes de plus.</translation>
        </message>
        <message>
            <source>{count} more steps</source>
            <translation>{count} étapes de plus</translation>
        </message>
        <message>
            <source>{count} more values change.</source>
            <translation>{count} autres valeurs changent.</translation>
        </message>
        <message>
            <source>{count} of {all} changed from the default.</source>
            <translation>Modifiées par rapport à la valeur par défaut : {count} sur {all}.</translation>
        </message>
        <message>
            <source>{count} of {maximum}</source>
            <translation>{count} sur {maximum}</translation>
        </message>
        <message>
            <source>{count} over</source>
            <translation>dépassement de {count}</translation>
        </message>
        <message>
            <source>{count} phones follow</source>
            <translation>{count} téléphones connectés</translation>
        </message>
        <message>
            <source>{count} problems</source>
            <translation>{count} problèmes</translation>
        </message>
        <message>
            <source>{count} refused</source>
            <translation>{count} refusés</translation>
        </message>
        <message>
            <source>{count} seconds</source>
            <translation>{count} secondes</translation>
        </message>
        <message>
            <source>{count} sessions</source>
            <translation>{count} séances</translation>
        </message>
        <message>
            <source>{count} traits</source>
            <translation>{count} traits</translation>
        </message>
        <message>
            <source>{count} votes</source>
            <translation>{count} votes</translation>
        </message>
        <message>
            <source>{count} ways to spend tokens</source>
            <translation>{count} façons de dépenser</translation>
        </message>
        <message>
            <source>{count}: {first} to {last}</source>
            <translation>{count} : {first} à {last}</translation>
        </message>
        <message>
            <source>{damage} plus {bonus} from bonus dice</source>
            <translation>{damage} plus {bonus} des dés bonus</translation>
        </message>
        <message>
            <source>{deed} and {n} more</source>
            <translation>{deed} et {n} de plus</translation>
        </message>
        <message>
            <source>{degrees} or more</source>
            <translation>{degrees} ou plus</translation>
        </message>
        <message>
            <source>{degrees}.</source>
            <comment>what a check came to</comment>
            <translation>{degrees}.</translation>
        </message>
        <message>
            <source>{dice} dice rerolled with Luck</source>
            <translation>{dice} dés relancés avec Luck</translation>
        </message>
        <message>
            <source>{dice} plus {extra} for the Crit</source>
            <translation>{dice} plus {extra} pour le Crit</translation>
        </message>
        <message>
            <source>{dice}, no vote</source>
            <translation>{dice}, aucun vote</translation>
        </message>
        <message>
            <source>{dice}: no result yet. Type it, or press again to roll.</source>
            <translation>{dice} : pas encore de résultat. Le saisir, ou appuyer à nouveau pour lancer.</translation>
        </message>
        <message>
            <source>{die} against the heroes</source>
            <translation>{die} contre les héros</translation>
        </message>
        <message>
            <source>{die} against {who}</source>
            <translation>{die} contre {who}</translation>
        </message>
        <message>
            <source>{die} die for {what}</source>
            <translation>Dé {die} pour {what}</translation>
        </message>
        <message>
            <source>{die} from the pool</source>
            <translation>{die} de la réserve</translation>
        </message>
        <message>
            <source>{die} must be 1 to {size}, not {face}.</source>
            <translation>{die} : de 1 à {size}, pas {face}.</translation>
        </message>
        <message>
            <source>{die} rolls 1 and shrinks to Cd{size}.</source>
            <translation>{die} donne 1 et se réduit à Cd{size}.</translation>
        </message>
        <message>
            <source>{die} rolls 1: the countdown ends.</source>
            <translation>{die} donne 1 : le Countdown prend fin.</translation>
        </message>
        <message>
            <source>{die} rolls no dice. Roll at least one.</source>
            <translation>{die} ne lance aucun dé. En lancer au moins un.</translation>
        </message>
        <message>
            <source>{die} rolls {face}.</source>
            <translation>{die} donne {face}.</translation>
        </message>
        <message>
            <source>{die}: drop fewer dice than you roll.</source>
            <translation>{die} : retirer moins de dés qu’il n’en est lancé.</translation>
        </message>
        <message>
            <source>{die}: the number of dice must be 1 to {most}.</source>
            <translation>{die} : le nombre de dés doit être de 1 à {most}.</translation>
        </message>
        <message>
            <source>{die}: type {faces}, or leave empty to roll</source>
            <translation>{die} : saisir une face ({faces}), ou laisser vide pour lancer</translation>
        </message>
        <message>
            <source>{die}: you can't keep more dice than you roll.</source>
            <translation>{die} : on ne peut pas garder plus de dés qu’on n’en lance.</translation>
        </message>
        <message>
            <source>{die}: {face}, rolled</source>
            <translation>{die} : {face}, lancé</translation>
        </message>
        <message>
            <source>{die}: {face}, typed</source>
            <translation>{die} : {face}, saisi</translation>
        </message>
        <message>
            <source>{does}: {name}, then {use}</source>
            <translation>{does} : {name}, puis {use}</translation>
        </message>
        <message>
            <source>{effect}, then {condition}</source>
            <translation>{effect}, puis {condition}</translation>
        </message>
        <message>
            <source>{error} (did you mean “{value}”?)</source>
            <translation>{error} (s’agit-il de « {value} » ?)</translation>
        </message>
        <message>
            <source>{extra} for the Crit</source>
            <translation>{extra} pour le Crit</translation>
        </message>
        <message>
            <source>{face}, counts as {value}</source>
            <translation>{face}, compte comme {value}</translation>
        </message>
        <message>
            <source>{face}, so it shrinks to {die}</source>
            <translation>{face}, il se réduit donc à {die}</translation>
        </message>
        <message>
            <source>{face}, so it stays {die}</source>
            <translation>{face}, il reste donc {die}</translation>
        </message>
        <message>
            <source>{face}, so the countdown ends</source>
            <translation>{face}, le Countdown prend donc fin</translation>
        </message>
        <message>
            <source>{field} contains a control character</source>
            <translation>{field} contient un caractère de contrôle</translation>
        </message>
        <message>
            <source>{field} must be from {low} to {high}</source>
            <translation>{field} doit être entre {low} et {high}</translation>
        </message>
        <message>
            <source>{field} must be {kind}</source>
            <translation>{field} doit être {kind}</translation>
        </message>
        <message>
            <source>{field} refers to “{key}”, which does not exist</source>
            <translation>{field} renvoie à « {key} », qui n’existe pas</translation>
        </message>
        <message>
            <source>{foe}'s Advantages do not count for now</source>
            <translation>pour l’instant, les Advantages de {foe} ne comptent pas</translation>
        </message>
        <message>
            <source>{foe}'s Advantages do not count until the end of the next turn</source>
            <translation>les Advantages de {foe} ne comptent pas jusqu’à la fin du tour suivant</translation>
        </message>
        <message>
            <source>{folder} already contains a campaign, so nothing in it was changed.</source>
            <translation>{folder} contient déjà une campagne, donc rien n’y a été modifié.</translation>
        </message>
        <message>
            <source>{game} cheat sheet</source>
            <translation>{game} en un coup d’œil</translation>
        </message>
        <message>
            <source>{game} does not know this name. The column was skipped.</source>
            <translation>{game} ne connaît pas ce nom. La colonne a été ignorée.</translation>
        </message>
        <message>
            <source>{game} does not use this. It was imported as {own}.</source>
            <translation>{game} n’utilise pas cela. La colonne a été importée comme {own}.</translation>
        </message>
        <message>
            <source>{game} does not use this. It was skipped.</source>
            <translation>{game} n’utilise pas cela. La colonne a été ignorée.</translation>
        </message>
        <message>
            <source>{game} tracks this during play, not on the sheet. The column was skipped.</source>
            <translation>{game} suit cela en cours de jeu, pas sur la fiche. La colonne a été ignorée.</translation>
        </message>
        <message>
            <source>{group}, separated by semicolons</source>
            <translation>{group}, séparés par des points-virgules</translation>
        </message>
        <message>
            <source>{group}, using the column name</source>
            <translation>{group}, avec le nom de la colonne</translation>
        </message>
        <message>
            <source>{group}: {name} (from the score)</source>
            <translation>{group} : {name} (d’après le score)</translation>
        </message>
        <message>
            <source>{harm} for {name}</source>
            <translation>{harm} pour {name}</translation>
        </message>
        <message>
            <source>{heroes} against {opposition}</source>
            <translation>{heroes} contre {opposition}</translation>
        </message>
        <message>
            <source>{hero} already has {advantage}.</source>
            <translation>{hero} a déjà {advantage}.</translation>
        </message>
        <message>
            <source>{hero} can improve only their own rolls.</source>
            <translation>{hero} ne peut améliorer que ses propres jets.</translation>
        </message>
        <message>
            <source>{hero} can make one skill check untrained.</source>
            <translation>{hero} peut faire un test de compétence sans formation.</translation>
        </message>
        <message>
            <source>{hero} can spend only their own Victory points.</source>
            <translation>{hero} ne peut dépenser que ses propres Victory points.</translation>
        </message>
        <message>
            <source>{hero} can't remove the extra effort's fatigue before {hero}'s next turn starts.</source>
            <translation>{hero} ne peut pas retirer la fatigue de l’effort supplémentaire avant le début de son prochain tour.</translation>
        </message>
        <message>
            <source>{hero} does not have that die.</source>
            <translation>{hero} ne détient pas ce dé.</translation>
        </message>
        <message>
            <source>{hero} earned {die} for a complication.</source>
            <translation>{hero} a gagné {die} par une complication.</translation>
        </message>
        <message>
            <source>{hero} earned {die} for heroism.</source>
            <translation>{hero} a gagné {die} par son héroïsme.</translation>
        </message>
        <message>
            <source>{hero} earned {die} for roleplaying.</source>
            <translation>{hero} a gagné {die} par son roleplay.</translation>
        </message>
        <message>
            <source>{hero} earned {die} for the complication “{complication}”.</source>
            <translation>{hero} a gagné {die} par la complication « {complication} ».</translation>
        </message>
        <message>
            <source>{hero} earned {die} for villainy.</source>
            <translation>{hero} a gagné {die} par une vilenie.</translation>
        </message>
        <message>
            <source>{hero} earned {die}.</source>
            <translation>{hero} a gagné {die}.</translation>
        </message>
        <message>
            <source>{hero} earns a Victory point for a complication.</source>
            <translation>{hero} gagne un Victory point pour une complication.</translation>
        </message>
        <message>
            <source>{hero} earns a Victory point for heroism.</source>
            <translation>{hero} gagne un Victory point pour son héroïsme.</translation>
        </message>
        <message>
            <source>{hero} earns a Victory point for roleplay.</source>
            <translation>{hero} gagne un Victory point pour son roleplay.</translation>
        </message>
        <message>
            <source>{hero} earns a Victory point.</source>
            <translation>{hero} gagne un Victory point.</translation>
        </message>
        <message>
            <source>{hero} earns {die} and keeps the die.</source>
            <translation>{hero} gagne {die} et garde le dé.</translation>
        </message>
        <message>
            <source>{hero} has already made an extra effort this turn.</source>
            <translation>{hero} a déjà fait un effort supplémentaire ce tour.</translation>
        </message>
        <message>
            <source>{hero} has already recovered in this encounter.</source>
            <translation>{hero} a déjà fait un Recover dans cette rencontre.</translation>
        </message>
        <message>
            <source>{hero} has already recovered since the last encounter.</source>
            <translation>{hero} a déjà fait un Recover depuis la dernière rencontre.</translation>
        </message>
        <message>
            <source>{hero} has already resisted this control once and can't do so again.</source>
            <translation>{hero} a déjà résisté une fois à cette emprise et ne peut pas recommencer.</translation>
        </message>
        <message>
            <source>{hero} has already surged this turn.</source>
            <translation>{hero} a déjà fait un Surge ce tour.</translation>
        </message>
        <message>
            <source>{hero} has already used a reaction this turn, and a Surge is a reaction.</source>
            <translation>{hero} a déjà utilisé une réaction ce tour, et un Surge est une réaction.</translation>
        </message>
        <message>
            <source>{hero} has no hubris on the sheet.</source>
            <translation>{hero} n’a aucune hubris sur la fiche.</translation>
        </message>
        <message>
            <source>{hero} has no pending fatigue from a Surge.</source>
            <translation>{hero} n’a pas de fatigue à venir pour un Surge.</translation>
        </message>
        <message>
            <source>{hero} has no power called “{said}”.</source>
            <translation>{hero} n’a pas de pouvoir appelé « {said} ».</translation>
        </message>
        <message>
            <source>{hero} has no trait called “{said}”.</source>
            <translation>{hero} n’a pas de trait appelé « {said} ».</translation>
        </message>
        <message>
            <source>{hero} has no wound to remove.</source>
            <translation>{hero} n’a aucune blessure à effacer.</translation>
        </message>
        <message>
            <source>{hero} has nothing to recover from. The rest can only remove Stress.</source>
            <translation>{hero} n’a rien à récupérer. Le repos ne peut que retirer du Stress.</translation>
        </message>
        <message>
            <source>{hero} has room for only one die and takes a {kind}.</source>
            <translation>{hero} n’a de place que pour un dé et prend : {kind}.</translation>
        </message>
        <message>
            <source>{hero} has {load} Stress. Adding {stones} would go over 10.</source>
            <translation>{hero} a {load} Stress. {stones} de plus dépasseraient 10.</translation>
        </message>
        <message>
            <source>{hero} has {luck} Luck.</source>
            <translation>{hero} a {luck} Luck.</translation>
        </message>
        <message>
            <source>{hero} has {what} until the end of the next turn.</source>
            <translation>{hero} a {what} jusqu’à la fin du tour suivant.</translation>
        </message>
        <message>
            <source>{hero} has {wounds}. You can't remove more than that.</source>
            <translation>{hero} a {wounds}. Il n’est pas possible d’en effacer plus.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress and can't be healed.</source>
            <translation>{hero} est à 10 Stress et ne peut pas recevoir de soins.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress and can't recover.</source>
            <translation>{hero} est à 10 Stress et ne peut pas faire de Recover.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress and can't take a Destiny die.</source>
            <translation>{hero} est à 10 Stress et ne peut pas prendre de dé Destiny.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress and can't use Fate from the pool.</source>
            <translation>{hero} est à 10 Stress et ne peut pas utiliser Fate de la réserve.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress and gets no Destiny die.</source>
            <translation>{hero} est à 10 Stress et ne reçoit pas de dé Destiny.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress, so a Long Rest can only remove Stress.</source>
            <translation>{hero} est à 10 Stress, donc un Long Rest ne peut que retirer du Stress.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress, so the die is discarded.</source>
            <translation>{hero} est à 10 Stress, donc le dé est défaussé.</translation>
        </message>
        <message>
            <source>{hero} is healed and takes {price}.</source>
            <translation>{hero} reçoit des soins et prend {price}.</translation>
        </message>
        <message>
            <source>{hero} is healed, and {healer} takes the Stress.</source>
            <translation>{hero} reçoit des soins, et {healer} prend le Stress.</translation>
        </message>
        <message>
            <source>{hero} is healed.</source>
            <translation>{hero} reçoit des soins.</translation>
        </message>
        <message>
            <source>{hero} is no longer {condition}.</source>
            <translation>{hero} n’est plus {condition}.</translation>
        </message>
        <message>
            <source>{hero} is not dazed, stunned, fatigued, exhausted or asleep.</source>
            <translation>{hero} n’est ni Dazed, ni Stunned, ni Fatigued, ni Exhausted, ni Asleep.</translation>
        </message>
        <message>
            <source>{hero} is not present this session.</source>
            <translation>{hero} ne participe pas à cette séance.</translation>
        </message>
        <message>
            <source>{hero} is not {condition}.</source>
            <translation>{hero} n’est pas {condition}.</translation>
        </message>
        <message>
            <source>{hero} is {condition} and can't make an extra effort.</source>
            <translation>{hero} est {condition} et ne peut pas faire d’effort supplémentaire.</translation>
        </message>
        <message>
            <source>{hero} is {condition} and can't surge.</source>
            <translation>{hero} est {condition} et ne peut pas faire de Surge.</translation>
        </message>
        <message>
            <source>{hero} is {control} and can use extra effort only to resist that.</source>
            <translation>{hero} est {control} et ne peut utiliser l’effort supplémentaire que pour y résister.</translation>
        </message>
        <message>
            <source>{hero} is {control} and can't spend Victory points.</source>
            <translation>{hero} est {control} et ne peut pas dépenser de Victory points.</translation>
        </message>
        <message>
            <source>{hero} keeps the Tragedy die.</source>
            <translation>{hero} garde le dé Tragedy.</translation>
        </message>
        <message>
            <source>{hero} makes an extra effort: {gains}.</source>
            <translation>{hero} fait un effort supplémentaire : {gains}.</translation>
        </message>
        <message>
            <source>{hero} recovers and takes {price}.</source>
            <translation>{hero} fait un Recover et prend {price}.</translation>
        </message>
        <message>
            <source>{hero} recovers once instead.</source>
            <translation>{hero} fait un Recover à la place.</translation>
        </message>
        <message>
            <source>{hero} recovers {times} times instead.</source>
            <translation>{hero} fait {times} Recovers à la place.</translation>
        </message>
        <message>
            <source>{hero} recovers.</source>
            <translation>{hero} fait un Recover.</translation>
        </message>
        <message>
            <source>{hero} rolls Triumph {triumph} and Tragedy {tragedy} into the pool.</source>
            <translation>{hero} lance Triumph {triumph} et Tragedy {tragedy} dans la réserve.</translation>
        </message>
        <message>
            <source>{hero} rolls to counter the effect.</source>
            <translation>{hero} lance les dés pour contrer l’effet.</translation>
        </message>
        <message>
            <source>{hero} spends {points}: {use}.</source>
            <translation>{hero} dépense {points} : {use}.</translation>
        </message>
        <message>
            <source>{hero} starts with 1 Triumph and 1 Tragedy.</source>
            <translation>{hero} commence avec 1 Triumph et 1 Tragedy.</translation>
        </message>
        <message>
            <source>{hero} starts with {points}.</source>
            <translation>{hero} commence avec {points}.</translation>
        </message>
        <message>
            <source>{hero} surges: {gains}.</source>
            <translation>{hero} fait un Surge : {gains}.</translation>
        </message>
        <message>
            <source>{hero} takes a Long Rest.</source>
            <translation>{hero} fait un Long Rest.</translation>
        </message>
        <message>
            <source>{hero} takes a Long Rest: Stress {old} → {new}.</source>
            <translation>{hero} fait un Long Rest : Stress {old} → {new}.</translation>
        </message>
        <message>
            <source>{hero} takes a Short Rest and recovers. It costs {price}.</source>
            <translation>{hero} fait un Short Rest et un Recover. Cela coûte {price}.</translation>
        </message>
        <message>
            <source>{hero} takes a Short Rest.</source>
            <translation>{hero} fait un Short Rest.</translation>
        </message>
        <message>
            <source>{hero}'s Long Rest</source>
            <translation>Long Rest de {hero}</translation>
        </message>
        <message>
            <source>{hero}'s Luck is full.</source>
            <translation>Le Luck de {hero} est au maximum.</translation>
        </message>
        <message>
            <source>{hero}'s Recover</source>
            <translation>Recover de {hero}</translation>
        </message>
        <message>
            <source>{hero}'s Short Rest</source>
            <translation>Short Rest de {hero}</translation>
        </message>
        <message>
            <source>{hero}'s Surge</source>
            <translation>Surge de {hero}</translation>
        </message>
        <message>
            <source>{hero}'s extra effort</source>
            <translation>effort supplémentaire de {hero}</translation>
        </message>
        <message>
            <source>{hero}'s healing</source>
            <translation>soins de {hero}</translation>
        </message>
        <message>
            <source>{hero}'s hubris</source>
            <translation>hubris de {hero}</translation>
        </message>
        <message>
            <source>{hero}'s hubris is activated, severity {severity}.</source>
            <translation>L’hubris de {hero} est activée, gravité {severity}.</translation>
        </message>
        <message>
            <source>{hero}'s hubris: {what}, severity {severity}.</source>
            <translation>Hubris de {hero} : {what}, gravité {severity}.</translation>
        </message>
        <message>
            <source>{hit}, with one bonus die</source>
            <translation>{hit}, avec un dé bonus</translation>
        </message>
        <message>
            <source>{hit}, with {n} bonus dice</source>
            <translation>{hit}, avec {n} dés bonus</translation>
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
            <translation>{keys} est déjà utilisé pour « {action} ». Retirer d’abord ce raccourci.</translation>
        </message>
        <message>
            <source>{kind} ({time} per round)</source>
            <translation>{kind} ({time} par round)</translation>
        </message>
        <message>
            <source>{kind} already used</source>
            <translation>{kind} déjà utilisé</translation>
        </message>
        <message>
            <source>{kind} starts.</source>
            <translation>La rencontre commence ({kind}).</translation>
        </message>
        <message>
            <source>{kind} starts: {title}.</source>
            <translation>La rencontre commence ({kind}) : {title}.</translation>
        </message>
        <message>
            <source>{kind} was used this turn, so no more can be earned until the next turn.</source>
            <translation>{kind} a servi ce tour, donc on ne peut pas en gagner avant le tour suivant.</translation>
        </message>
        <message>
            <source>{kind} was used this turn, so none is earned.</source>
            <translation>{kind} a servi ce tour, donc rien n’est gagné.</translation>
        </message>
        <message>
            <source>{lot}: “{row}”.</source>
            <translation>{lot} : « {row} ».</translation>
        </message>
        <message>
            <source>{lowest} to {highest}</source>
            <translation>de {lowest} à {highest}</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low} à {high}</translation>
        </message>
        <message>
            <source>{mean} damage per hit on average</source>
            <translation>{mean} dégâts par coup en moyenne</translation>
        </message>
        <message>
            <source>{mean} degrees on average</source>
            <translation>{mean} degrés en moyenne</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} min</translation>
        </message>
        <message>
            <source>{names} act after {other}.</source>
            <translation>{names} jouent après {other}.</translation>
        </message>
        <message>
            <source>{names} act before {other}.</source>
            <translation>{names} jouent avant {other}.</translation>
        </message>
        <message>
            <source>{names} acts after {other} from the next round on.</source>
            <translation>{names} joue après {other} à partir du prochain round.</translation>
        </message>
        <message>
            <source>{names} acts after {other}.</source>
            <translation>{names} joue après {other}.</translation>
        </message>
        <message>
            <source>{names} acts before {other} from the next round on.</source>
            <translation>{names} joue avant {other} à partir du prochain round.</translation>
        </message>
        <message>
            <source>{names} acts before {other}.</source>
            <translation>{names} joue avant {other}.</translation>
        </message>
        <message>
            <source>{names} and {count} more</source>
            <translation>{names} et {count} de plus</translation>
        </message>
        <message>
            <source>{names} and {last}</source>
            <translation>{names} et {last}</translation>
        </message>
        <message>
            <source>{names} are hit</source>
            <translation>Touches : {names}</translation>
        </message>
        <message>
            <source>{names} are tied and roll a d20 each.</source>
            <translation>{names} sont à égalité et lancent un d20 chacun.</translation>
        </message>
        <message>
            <source>{names} are {condition}.</source>
            <translation>{names} sont {condition}.</translation>
        </message>
        <message>
            <source>{names} gain {tokens} each.</source>
            <translation>{names} gagnent {tokens} chacun.</translation>
        </message>
        <message>
            <source>{names} join the campaign.</source>
            <translation>{names} rejoignent la campagne.</translation>
        </message>
        <message>
            <source>{names} join the turn order.</source>
            <translation>{names} rejoignent l’ordre des tours.</translation>
        </message>
        <message>
            <source>{names} joins the campaign.</source>
            <translation>{names} rejoint la campagne.</translation>
        </message>
        <message>
            <source>{names} joins the turn order.</source>
            <translation>{names} rejoint l’ordre des tours.</translation>
        </message>
        <message>
            <source>{names} leave the turn order.</source>
            <translation>{names} quittent l’ordre des tours.</translation>
        </message>
        <message>
            <source>{names} leaves the turn order.</source>
            <translation>{names} quitte l’ordre des tours.</translation>
        </message>
        <message>
            <source>{names} lose {tokens} each.</source>
            <translation>{names} perdent {tokens} chacun.</translation>
        </message>
        <message>
            <source>{names} must still roll initiative.</source>
            <translation>Initiative encore à lancer : {names}.</translation>
        </message>
        <message>
            <source>{names} roll off for {lot}.</source>
            <translation>{names} se départagent ({lot}).</translation>
        </message>
        <message>
            <source>{names}. Use digits for numbers: a number written as a word becomes part of the name.</source>
            <translation>{names}. Écrire les nombres en chiffres : en lettres, ils font partie du nom.</translation>
        </message>
        <message>
            <source>{name} (player: {player})</source>
            <translation>{name} (joueur : {player})</translation>
        </message>
        <message>
            <source>{name} (roll {number})</source>
            <translation>{name} (jet {number})</translation>
        </message>
        <message>
            <source>{name} activated {hero}'s hubris.</source>
            <translation>{name} a activé l’hubris de {hero}.</translation>
        </message>
        <message>
            <source>{name} acts</source>
            <translation>{name} agit</translation>
        </message>
        <message>
            <source>{name} acts after {other}.</source>
            <translation>{name} joue après {other}.</translation>
        </message>
        <message>
            <source>{name} already has full HP.</source>
            <translation>{name} a déjà tous ses HP.</translation>
        </message>
        <message>
            <source>{name} already has the maximum number of {tokens}.</source>
            <translation>{name} a déjà le maximum de {tokens}.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition and can't take Stress.</source>
            <translation>{name} est de l’opposition et ne peut pas prendre de Stress.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition and has no Stress.</source>
            <translation>{name} est de l’opposition et n’a pas de Stress.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition and has no {track}.</source>
            <translation>{name} est de l’opposition et n’a pas de {track}.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition. Only heroes can be marked as present.</source>
            <translation>{name} est de l’opposition. Seuls les héros peuvent être marqués présents.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition. Only heroes can have Victory points.</source>
            <translation>{name} est de l’opposition. Seuls les héros peuvent avoir des Victory points.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition. Only heroes can make an extra effort.</source>
            <translation>{name} est de l’opposition. Seuls les héros peuvent faire un effort supplémentaire.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition. Only heroes can surge.</source>
            <translation>{name} est de l’opposition. Seuls les héros font un Surge.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition. Only heroes use Destiny.</source>
            <translation>{name} est de l’opposition. Seuls les héros utilisent Destiny.</translation>
        </message>
        <message>
            <source>{name} can spend a Possibility only on their own test.</source>
            <translation>{name} ne peut dépenser une Possibility que pour son propre test.</translation>
        </message>
        <message>
            <source>{name} can spend only their own Luck.</source>
            <translation>{name} ne peut dépenser que son propre Luck.</translation>
        </message>
        <message>
            <source>{name} can use only {own}. {other} is for the other side.</source>
            <translation>{name} ne peut utiliser que {own}. {other} est pour l’autre camp.</translation>
        </message>
        <message>
            <source>{name} can use {use} only on their own check.</source>
            <translation>{name} ne peut utiliser {use} que pour son propre test.</translation>
        </message>
        <message>
            <source>{name} can't soak without the Reality skill.</source>
            <translation>{name} ne peut pas faire de Soak sans la compétence Reality.</translation>
        </message>
        <message>
            <source>{name} can't use the GM's Possibilities.</source>
            <translation>{name} ne peut pas utiliser les Possibilities du MJ.</translation>
        </message>
        <message>
            <source>{name} can't use “{use}”.</source>
            <translation>{name} ne peut pas utiliser « {use} ».</translation>
        </message>
        <message>
            <source>{name} can't vote in this Tilt.</source>
            <translation>{name} ne peut pas voter dans ce Tilt.</translation>
        </message>
        <message>
            <source>{name} deals {stat} more damage instead of gaining Luck.</source>
            <translation>{name} inflige {stat} dégâts de plus au lieu de gagner Luck.</translation>
        </message>
        <message>
            <source>{name} delays</source>
            <translation>{name} retarde son tour</translation>
        </message>
        <message>
            <source>{name} delays and acts after {other}.</source>
            <translation>{name} attend et agit après {other}.</translation>
        </message>
        <message>
            <source>{name} dies.</source>
            <translation>{name} meurt.</translation>
        </message>
        <message>
            <source>{name} dies: the body is destroyed.</source>
            <translation>{name} meurt : le corps est détruit.</translation>
        </message>
        <message>
            <source>{name} doesn't roll. GM characters succeed unless a hero's check or save stops them.</source>
            <translation>{name} ne lance pas de dé. Les personnages du MJ réussissent, sauf si le test ou la sauvegarde d’un héros les arrête.</translation>
        </message>
        <message>
            <source>{name} doesn't roll. GM characters succeed unless a hero's check or save stops them. Choose that hero as the target.</source>
            <translation>{name} ne lance pas de dé. Les personnages du MJ réussissent, sauf si le test ou la sauvegarde d’un héros les arrête. Choisir ce héros comme cible.</translation>
        </message>
        <message>
            <source>{name} drops to 0 HP and dies.</source>
            <translation>{name} tombe à 0 HP et meurt.</translation>
        </message>
        <message>
            <source>{name} earns {stones} for the Fate pool.</source>
            <translation>{name} gagne {stones} pour la réserve Fate.</translation>
        </message>
        <message>
            <source>{name} fights on.</source>
            <translation>{name} continue le combat.</translation>
        </message>
        <message>
            <source>{name} gains 1 Luck.</source>
            <translation>{name} gagne 1 Luck.</translation>
        </message>
        <message>
            <source>{name} gains {tokens}.</source>
            <translation>{name} gagne {tokens}.</translation>
        </message>
        <message>
            <source>{name} gets {an_action} back.</source>
            <translation>{name} récupère : {an_action}.</translation>
        </message>
        <message>
            <source>{name} goes first.</source>
            <translation>{name} joue en premier.</translation>
        </message>
        <message>
            <source>{name} goes over the limit: {action} used once.</source>
            <translation>{name} dépasse la limite : {action} faite une fois.</translation>
        </message>
        <message>
            <source>{name} goes over the limit: {action} used {times} times.</source>
            <translation>{name} dépasse la limite : {action} faite {times} fois.</translation>
        </message>
        <message>
            <source>{name} has already acted in this round.</source>
            <translation>{name} a déjà joué pendant ce round.</translation>
        </message>
        <message>
            <source>{name} has no Hit Points yet.</source>
            <translation>{name} n’a pas encore de Hit Points.</translation>
        </message>
        <message>
            <source>{name} has no Luck left.</source>
            <translation>{name} n’a plus de Luck.</translation>
        </message>
        <message>
            <source>{name} has no Possibilities left.</source>
            <translation>{name} n’a plus de Possibilities.</translation>
        </message>
        <message>
            <source>{name} has no Spirit, which usually sets the Shock limit.</source>
            <translation>{name} n’a pas de Spirit, qui fixe normalement la limite de Shock.</translation>
        </message>
        <message>
            <source>{name} has no adds in Reality and can't soak damage.</source>
            <translation>{name} n’a pas d’adds en Reality et ne peut pas faire de Soak.</translation>
        </message>
        <message>
            <source>{name} has no checks in this game.</source>
            <translation>{name} n’a pas de tests dans ce jeu.</translation>
        </message>
        <message>
            <source>{name} has no complication and will earn fewer Victory points.</source>
            <translation>{name} n’a pas de complication et gagnera moins de Victory points.</translation>
        </message>
        <message>
            <source>{name} has no {stats} yet. A missing stat counts as {lowest}.</source>
            <translation>{name} n’a pas encore ceci : {stats}. Une stat manquante compte pour {lowest}.</translation>
        </message>
        <message>
            <source>{name} has no {track}.</source>
            <translation>{name} n’a pas cette jauge : {track}.</translation>
        </message>
        <message>
            <source>{name} has no {track}. It was skipped.</source>
            <translation>{name} n’a pas de {track}. La valeur a été ignorée.</translation>
        </message>
        <message>
            <source>{name} has no {traits} yet. Missing traits count as the lowest value.</source>
            <translation>{name} n’a pas encore de {traits}. Les traits manquants comptent comme la valeur la plus basse.</translation>
        </message>
        <message>
            <source>{name} has no {trait}.</source>
            <translation>{name} n’a pas « {trait} ».</translation>
        </message>
        <message>
            <source>{name} has none.</source>
            <translation>{name} n’en a aucun.</translation>
        </message>
        <message>
            <source>{name} has nothing to recover from.</source>
            <translation>{name} n’a rien dont se remettre.</translation>
        </message>
        <message>
            <source>{name} has nothing to spend.</source>
            <translation>{name} n’a rien à dépenser.</translation>
        </message>
        <message>
            <source>{name} has powers. Supernatural powers need the edge Awakened and the complication Power Loss.</source>
            <translation>{name} a des pouvoirs. Les pouvoirs surnaturels exigent l’atout Awakened et la complication Power Loss.</translation>
        </message>
        <message>
            <source>{name} has {count} complications and hubrises. The suggested maximum is five.</source>
            <translation>{name} a {count} complications et hubris. Le maximum conseillé est de cinq.</translation>
        </message>
        <message>
            <source>{name} has {fatigue} Fatigue and can't Rush.</source>
            <translation>{name} a {fatigue} Fatigue et ne peut pas utiliser Rush.</translation>
        </message>
        <message>
            <source>{name} has {ranks} ranks of {kind}. Tier {tier} rolls only {rolled}, so 1 is lost.</source>
            <translation>{name} a {ranks} rangs en {kind}. Le Tier {tier} n’en lance que {rolled}, donc 1 est perdu.</translation>
        </message>
        <message>
            <source>{name} has {ranks} ranks of {kind}. Tier {tier} rolls only {rolled}, so {lost} are lost.</source>
            <translation>{name} a {ranks} rangs en {kind}. Le Tier {tier} n’en lance que {rolled}, donc {lost} sont perdus.</translation>
        </message>
        <message>
            <source>{name} has {skill} as a Favored skill, but this game has no skill with that name.</source>
            <translation>{name} a {skill} comme compétence Favored, mais ce jeu n’a aucune compétence de ce nom.</translation>
        </message>
        <message>
            <source>{name} helps</source>
            <translation>{name} aide</translation>
        </message>
        <message>
            <source>{name} is a hero and has no {track}.</source>
            <translation>{name} est un héros et n’a pas de {track}.</translation>
        </message>
        <message>
            <source>{name} is a hero. Players always see everything about heroes.</source>
            <translation>{name} est un héros. Les joueurs voient toujours tout des héros.</translation>
        </message>
        <message>
            <source>{name} is already absent.</source>
            <translation>{name} est déjà absent.</translation>
        </message>
        <message>
            <source>{name} is already present.</source>
            <translation>{name} est déjà présent.</translation>
        </message>
        <message>
            <source>{name} is already {condition}.</source>
            <translation>{name} est déjà {condition}.</translation>
        </message>
        <message>
            <source>{name} is already {condition}. It can't get worse.</source>
            <translation>{name} est déjà {condition}. Cela ne peut pas empirer.</translation>
        </message>
        <message>
            <source>{name} is asleep from exhaustion. Healing or an hour's sleep must end the exhaustion before anyone can wake {name}.</source>
            <translation>{name} dort d’épuisement. Des soins ou une heure de sommeil doivent d’abord y mettre fin. Ensuite, on peut réveiller {name}.</translation>
        </message>
        <message>
            <source>{name} is back.</source>
            <translation>{name} est de retour.</translation>
        </message>
        <message>
            <source>{name} is cursed: {curse} {ranks}, not linked to an ability.</source>
            <translation>{name} subit une malédiction : {curse} {ranks}, sans capacité liée.</translation>
        </message>
        <message>
            <source>{name} is cursed: {curse}, 1 rank of Disadvantage on {ability}.</source>
            <translation>{name} subit une malédiction : {curse}, 1 rang de Disadvantage sur {ability}.</translation>
        </message>
        <message>
            <source>{name} is cursed: {curse}, {ranks} ranks of Disadvantage on {ability}.</source>
            <translation>{name} subit une malédiction : {curse}, {ranks} rangs de Disadvantage sur {ability}.</translation>
        </message>
        <message>
            <source>{name} is dead and can't regain HP.</source>
            <translation>{name} n’est plus en vie et ne peut pas récupérer de HP.</translation>
        </message>
        <message>
            <source>{name} is gone.</source>
            <translation>{name} n’est plus.</translation>
        </message>
        <message>
            <source>{name} is hit</source>
            <translation>Touche : {name}</translation>
        </message>
        <message>
            <source>{name} is last in the round.</source>
            <translation>{name} est en fin de round.</translation>
        </message>
        <message>
            <source>{name} is neither fatigued nor exhausted.</source>
            <translation>{name} n’est ni Fatigued ni Exhausted.</translation>
        </message>
        <message>
            <source>{name} is no longer {condition}.</source>
            <translation>{name} n’est plus {condition}.</translation>
        </message>
        <message>
            <source>{name} is not in the turn order.</source>
            <translation>{name} n’est pas dans l’ordre des tours.</translation>
        </message>
        <message>
            <source>{name} is not {condition}.</source>
            <translation>{name} n’est pas {condition}.</translation>
        </message>
        <message>
            <source>{name} is removed from the campaign.</source>
            <translation>{name} quitte la campagne.</translation>
        </message>
        <message>
            <source>{name} is set aside.</source>
            <translation>Mise de côté : {name}.</translation>
        </message>
        <message>
            <source>{name} is set aside. Bring them back first.</source>
            <translation>{name} est de côté. À faire revenir d’abord.</translation>
        </message>
        <message>
            <source>{name} is unaffected and gets a free Action instead of Luck.</source>
            <translation>{name} ne subit aucun effet et gagne une Action libre au lieu de Luck.</translation>
        </message>
        <message>
            <source>{name} is untrained in {skill}. Hard tasks add Disadvantage.</source>
            <translation>{name} n’a pas de formation ({skill}). Les tâches difficiles ajoutent du Disadvantage.</translation>
        </message>
        <message>
            <source>{name} is {condition} again.</source>
            <translation>{name} est de nouveau {condition}.</translation>
        </message>
        <message>
            <source>{name} is {condition} {until}.</source>
            <translation>{name} est {condition} {until}.</translation>
        </message>
        <message>
            <source>{name} is {condition}.</source>
            <translation>{name} est {condition}.</translation>
        </message>
        <message>
            <source>{name} is {left}, no longer {condition}.</source>
            <translation>{name} est {left}, et n’est plus {condition}.</translation>
        </message>
        <message>
            <source>{name} joins the session.</source>
            <translation>{name} rejoint la séance.</translation>
        </message>
        <message>
            <source>{name} leaves the session and the turn order.</source>
            <translation>{name} quitte la séance et l’ordre des tours.</translation>
        </message>
        <message>
            <source>{name} leaves the session.</source>
            <translation>{name} quitte la séance.</translation>
        </message>
        <message>
            <source>{name} loses {loss} HP</source>
            <translation>{name} perd {loss} HP</translation>
        </message>
        <message>
            <source>{name} loses {loss} HP, {why}</source>
            <translation>{name} perd {loss} HP, {why}</translation>
        </message>
        <message>
            <source>{name} loses {loss} HP: {old} → {new}.</source>
            <translation>{name} perd {loss} HP : {old} → {new}.</translation>
        </message>
        <message>
            <source>{name} loses {tokens}.</source>
            <translation>{name} perd {tokens}.</translation>
        </message>
        <message>
            <source>{name} must be text.</source>
            <translation>{name} doit être un texte.</translation>
        </message>
        <message>
            <source>{name} must be yes or no.</source>
            <translation>{name} : oui ou non.</translation>
        </message>
        <message>
            <source>{name} must be {low} to {high}.</source>
            <translation>{name} : de {low} à {high}.</translation>
        </message>
        <message>
            <source>{name} must make a defeat test</source>
            <translation>{name} doit faire un test de Defeat</translation>
        </message>
        <message>
            <source>{name} reaches 5 Fatigue and dies.</source>
            <translation>{name} atteint 5 Fatigue et meurt.</translation>
        </message>
        <message>
            <source>{name} recovers.</source>
            <translation>{name} se remet.</translation>
        </message>
        <message>
            <source>{name} recovers: {what}.</source>
            <translation>{name} se remet : {what}.</translation>
        </message>
        <message>
            <source>{name} regains {amount} HP: {old} → {new}.</source>
            <translation>{name} récupère {amount} HP : {old} → {new}.</translation>
        </message>
        <message>
            <source>{name} rests.</source>
            <translation>{name} se repose.</translation>
        </message>
        <message>
            <source>{name} returns to the session.</source>
            <translation>{name} revient dans la séance.</translation>
        </message>
        <message>
            <source>{name} rolls instead: {result}.</source>
            <translation>{name} lance les dés : {result}.</translation>
        </message>
        <message>
            <source>{name} rolls {rolled}. Initiative is now {better}, and {first} goes first.</source>
            <translation>{name} obtient {rolled}. Son initiative est maintenant {better}, et {first} joue en premier.</translation>
        </message>
        <message>
            <source>{name} spends 1 Luck: now {result}.</source>
            <translation>{name} dépense 1 Luck : maintenant {result}.</translation>
        </message>
        <message>
            <source>{name} spends 1 Luck: the next d20 is Favored.</source>
            <translation>{name} dépense 1 Luck : le prochain d20 est Favored.</translation>
        </message>
        <message>
            <source>{name} starts with {points}.</source>
            <translation>{name} commence avec {points}.</translation>
        </message>
        <message>
            <source>{name} stays asleep but can be woken.</source>
            <translation>{name} continue de dormir, mais le réveil est possible.</translation>
        </message>
        <message>
            <source>{name} takes a Breather.</source>
            <translation>{name} fait un Breather.</translation>
        </message>
        <message>
            <source>{name} takes a Breather: HP {old} → {new}.</source>
            <translation>{name} fait un Breather : HP {old} → {new}.</translation>
        </message>
        <message>
            <source>{name} takes a Rest.</source>
            <translation>{name} se repose.</translation>
        </message>
        <message>
            <source>{name} takes a Rest: HP {old} → {new}.</source>
            <translation>{name} se repose : HP {old} → {new}.</translation>
        </message>
        <message>
            <source>{name} takes a wound.</source>
            <translation>{name} subit une blessure.</translation>
        </message>
        <message>
            <source>{name} takes no harm.</source>
            <translation>{name} ne subit aucun mal.</translation>
        </message>
        <message>
            <source>{name} takes no turns right now.</source>
            <translation>{name} ne joue aucun tour en ce moment.</translation>
        </message>
        <message>
            <source>{name} takes the spell's own benefit instead of Luck.</source>
            <translation>{name} choisit l’avantage propre au sort au lieu de Luck.</translation>
        </message>
        <message>
            <source>{name} takes {action}</source>
            <translation>{name} fait une action : {action}</translation>
        </message>
        <message>
            <source>{name} takes {an_action}.</source>
            <translation>{name} fait une action : {an_action}.</translation>
        </message>
        <message>
            <source>{name} takes {hurt}.</source>
            <translation>Pour {name} : {hurt}.</translation>
        </message>
        <message>
            <source>{name} tosses a coin: {result}.</source>
            <translation>{name} joue à pile ou face : {result}.</translation>
        </message>
        <message>
            <source>{name} undoes {an_action} that was over the limit.</source>
            <translation>{name} annule ce qui dépassait la limite : {an_action}.</translation>
        </message>
        <message>
            <source>{name} uses the GM's Possibilities, not a Storm Knight's.</source>
            <translation>{name} utilise les Possibilities du MJ, pas celles d’un Storm Knight.</translation>
        </message>
        <message>
            <source>{name} uses {an_action} instead of {another}.</source>
            <translation>{name} échange une action : {an_action} au lieu de {another}.</translation>
        </message>
        <message>
            <source>{name} was removed from the campaign. Saving adds the character again.</source>
            <translation>{name} ne fait plus partie de la campagne. Enregistrer ajoute à nouveau le personnage.</translation>
        </message>
        <message>
            <source>{name} · no roll needed</source>
            <translation>{name} · aucun jet nécessaire</translation>
        </message>
        <message>
            <source>{name} · opposition</source>
            <translation>{name} · opposition</translation>
        </message>
        <message>
            <source>{name}'s Breather</source>
            <translation>Breather de {name}</translation>
        </message>
        <message>
            <source>{name}'s Favored check has not been rolled.</source>
            <translation>Le test Favored de {name} n’a pas été lancé.</translation>
        </message>
        <message>
            <source>{name}'s Luck is already full.</source>
            <translation>Le Luck de {name} est déjà au maximum.</translation>
        </message>
        <message>
            <source>{name}'s Mishap: {effect}</source>
            <translation>Mishap de {name} : {effect}</translation>
        </message>
        <message>
            <source>{name}'s Rest</source>
            <translation>repos de {name}</translation>
        </message>
        <message>
            <source>{name}'s arrival</source>
            <translation>arrivée de {name}</translation>
        </message>
        <message>
            <source>{name}'s check has not been rolled.</source>
            <translation>Le test de {name} n’a pas été lancé.</translation>
        </message>
        <message>
            <source>{name}'s critical hit: {effect}</source>
            <translation>Coup critique de {name} : {effect}</translation>
        </message>
        <message>
            <source>{name}'s curse ({curse} {ranks}) counts as Disadvantage.</source>
            <translation>{name} : la malédiction {curse} {ranks} compte comme Disadvantage.</translation>
        </message>
        <message>
            <source>{name}'s death</source>
            <translation>mort de {name}</translation>
        </message>
        <message>
            <source>{name}'s defeat</source>
            <translation>Defeat de {name}</translation>
        </message>
        <message>
            <source>{name}'s delay</source>
            <translation>attente de {name}</translation>
        </message>
        <message>
            <source>{name}'s departure</source>
            <translation>départ de {name}</translation>
        </message>
        <message>
            <source>{name}'s healing</source>
            <translation>soins de {name}</translation>
        </message>
        <message>
            <source>{name}'s next check gets +{value}.</source>
            <translation>Le prochain test de {name} gagne +{value}.</translation>
        </message>
        <message>
            <source>{name}'s next check gets 1 more rank of Advantage.</source>
            <translation>Le prochain test de {name} gagne 1 rang d’Advantage.</translation>
        </message>
        <message>
            <source>{name}'s next check gets 1 more rank of Disadvantage.</source>
            <translation>Le prochain test de {name} gagne 1 rang de Disadvantage.</translation>
        </message>
        <message>
            <source>{name}'s next check gets {ranks} more ranks of Advantage.</source>
            <translation>Le prochain test de {name} gagne {ranks} rangs d’Advantage.</translation>
        </message>
        <message>
            <source>{name}'s next check gets {ranks} more ranks of Disadvantage.</source>
            <translation>Le prochain test de {name} gagne {ranks} rangs de Disadvantage.</translation>
        </message>
        <message>
            <source>{name}'s next check gets −{value}.</source>
            <translation>Le prochain test de {name} subit −{value}.</translation>
        </message>
        <message>
            <source>{name}'s open check is canceled.</source>
            <translation>Le test en cours de {name} est annulé.</translation>
        </message>
        <message>
            <source>{name}'s open check is canceled. The game file no longer has this check.</source>
            <translation>Le test en cours de {name} est annulé. Le fichier du jeu n’a plus ce test.</translation>
        </message>
        <message>
            <source>{name}'s recovery</source>
            <translation>récupération de {name}</translation>
        </message>
        <message>
            <source>{name}'s rest</source>
            <translation>repos de {name}</translation>
        </message>
        <message>
            <source>{name}'s return</source>
            <translation>retour de {name}</translation>
        </message>
        <message>
            <source>{name}'s sheet</source>
            <translation>Fiche de {name}</translation>
        </message>
        <message>
            <source>{name}'s sheet differs from the group's.</source>
            <translation>La fiche de {name} diffère de celle du groupe.</translation>
        </message>
        <message>
            <source>{name}'s sheet is updated.</source>
            <translation>La fiche de {name} a été modifiée.</translation>
        </message>
        <message>
            <source>{name}'s sheet lists {trait} twice. Remove one.</source>
            <translation>La fiche de {name} contient {trait} deux fois. En retirer une.</translation>
        </message>
        <message>
            <source>{name}'s turn</source>
            <translation>tour de {name}</translation>
        </message>
        <message>
            <source>{name}'s {action}</source>
            <translation>{action} de {name}</translation>
        </message>
        <message>
            <source>{name}'s {point}</source>
            <translation>{point} de {name}</translation>
        </message>
        <message>
            <source>{name}'s {skill} {dn}</source>
            <translation>{skill} de {name} {dn}</translation>
        </message>
        <message>
            <source>{name}'s {track}, {old} → {new}</source>
            <translation>{track} de {name}, {old} → {new}</translation>
        </message>
        <message>
            <source>{name}'s {trait}</source>
            <translation>{trait} de {name}</translation>
        </message>
        <message>
            <source>{name}'s {trait} must be one of {numbers}.</source>
            <translation>{trait} de {name} doit être l’un de ces nombres : {numbers}.</translation>
        </message>
        <message>
            <source>{name}'s {trait} must be {low} to {high}.</source>
            <translation>{trait} de {name} : de {low} à {high}.</translation>
        </message>
        <message>
            <source>{name}'s {use} with {what}</source>
            <translation>{use} de {name} avec {what}</translation>
        </message>
        <message>
            <source>{name}: +{tokens}.</source>
            <translation>{name} : +{tokens}.</translation>
        </message>
        <message>
            <source>{name}: Improve Roll</source>
            <translation>Improve Roll de {name}</translation>
        </message>
        <message>
            <source>{name}: Improve Roll ({times} times)</source>
            <translation>Improve Roll de {name} ({times} fois)</translation>
        </message>
        <message>
            <source>{name}: choose one of the options.</source>
            <translation>{name} : choisir une des options.</translation>
        </message>
        <message>
            <source>{name}: defeat test</source>
            <translation>{name} : test de Defeat</translation>
        </message>
        <message>
            <source>{name}: {harm}.</source>
            <translation>{name} : {harm}.</translation>
        </message>
        <message>
            <source>{name}: {level} must be 0 or more.</source>
            <translation>{name} : {level} doit être 0 ou plus.</translation>
        </message>
        <message>
            <source>{name}: {tier} must be 1 or more.</source>
            <translation>{name} : {tier} doit être 1 ou plus.</translation>
        </message>
        <message>
            <source>{name}: {track} stays at {value}.</source>
            <translation>{name} : {track} reste à {value}.</translation>
        </message>
        <message>
            <source>{name}: {track} {old} → {new} ({made}).</source>
            <translation>{name} : {track} {old} → {new} ({made}).</translation>
        </message>
        <message>
            <source>{name}: {track} {old} → {new}.</source>
            <translation>{name} : {track} {old} → {new}.</translation>
        </message>
        <message>
            <source>{name}: {trait}.</source>
            <translation>{name} : {trait}.</translation>
        </message>
        <message>
            <source>{name}: {use} with {what}, for {effect} or a detail.</source>
            <translation>{name} : {effect} ou un détail, par {use} avec {what}.</translation>
        </message>
        <message>
            <source>{name}: {use} with {what}, {effect}.</source>
            <translation>{name} : {use} avec {what}, {effect}.</translation>
        </message>
        <message>
            <source>{name}: {use} with {what}.</source>
            <translation>{name} : {use} avec {what}.</translation>
        </message>
        <message>
            <source>{name}: −{tokens}.</source>
            <translation>{name} : −{tokens}.</translation>
        </message>
        <message>
            <source>{numbers} or {last}</source>
            <translation>{numbers} ou {last}</translation>
        </message>
        <message>
            <source>{number} ({tens} and {ones})</source>
            <translation>{number} ({tens} et {ones})</translation>
        </message>
        <message>
            <source>{number} is too large. The maximum is {most}.</source>
            <translation>{number} est trop grand : {most} au plus.</translation>
        </message>
        <message>
            <source>{number} of {most}</source>
            <translation>{number} sur {most}</translation>
        </message>
        <message>
            <source>{number}%</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{n} bonus dice</source>
            <translation>{n} dés bonus</translation>
        </message>
        <message>
            <source>{n} characters</source>
            <translation>{n} personnages</translation>
        </message>
        <message>
            <source>{n} more columns were not recognized.</source>
            <translation>{n} autres colonnes n’ont pas été reconnues.</translation>
        </message>
        <message>
            <source>{n} more problems.</source>
            <translation>{n} autres problèmes.</translation>
        </message>
        <message>
            <source>{n} open</source>
            <translation>{n} à régler</translation>
        </message>
        <message>
            <source>{n} owed</source>
            <translation>{n} à régler</translation>
        </message>
        <message>
            <source>{n} pages</source>
            <translation>{n} pages</translation>
        </message>
        <message>
            <source>{n} rolled</source>
            <translation>{n} lancés</translation>
        </message>
        <message>
            <source>{n} rounds</source>
            <translation>{n} rounds</translation>
        </message>
        <message>
            <source>{n} typed</source>
            <translation>{n} saisi(s)</translation>
        </message>
        <message>
            <source>{n} wounds</source>
            <translation>{n} blessures</translation>
        </message>
        <message>
            <source>{old} is now called {name}.</source>
            <translation>{old} s’appelle maintenant {name}.</translation>
        </message>
        <message>
            <source>{one} or {other}</source>
            <translation>{one} ou {other}</translation>
        </message>
        <message>
            <source>{outcome} and a Mishap</source>
            <translation>{outcome} et un Mishap</translation>
        </message>
        <message>
            <source>{outcome}, a Mishap</source>
            <translation>{outcome}, un Mishap</translation>
        </message>
        <message>
            <source>{owner}: “{what}” ends.</source>
            <translation>{owner} : « {what} » se termine.</translation>
        </message>
        <message>
            <source>{part}, line {line}, column {column}</source>
            <translation>{part}, ligne {line}, colonne {column}</translation>
        </message>
        <message>
            <source>{place}: unknown field “{name}”.</source>
            <translation>{place} : champ inconnu « {name} ».</translation>
        </message>
        <message>
            <source>{place}: {why}.</source>
            <translation>{place} : {why}.</translation>
        </message>
        <message>
            <source>{points} hit points lost</source>
            <translation>{points} points de vie perdus</translation>
        </message>
        <message>
            <source>{points} hit points lost on average</source>
            <translation>{points} points de vie perdus en moyenne</translation>
        </message>
        <message>
            <source>{points} hit points lost, and bruised</source>
            <translation>{points} points de vie perdus, et Bruised</translation>
        </message>
        <message>
            <source>{points} or more hit points lost, and bruised</source>
            <translation>{points} points de vie perdus ou plus, et Bruised</translation>
        </message>
        <message>
            <source>{pool}: final tally</source>
            <translation>{pool} : décompte final</translation>
        </message>
        <message>
            <source>{power} is permanent, so extra effort can't raise it.</source>
            <translation>{power} est permanent et ne peut pas être augmenté par un effort supplémentaire.</translation>
        </message>
        <message>
            <source>{problem} You can only view it here.</source>
            <translation>{problem} Ici, la campagne peut seulement être consultée.</translation>
        </message>
        <message>
            <source>{ranks} on a check, or a scene detail</source>
            <translation>{ranks} sur un test, ou un détail de la scène</translation>
        </message>
        <message>
            <source>{ranks} ranks of Advantage</source>
            <translation>{ranks} rangs d’Advantage</translation>
        </message>
        <message>
            <source>{reason} by {name}</source>
            <translation>{reason} par {name}</translation>
        </message>
        <message>
            <source>{renamed} The game continues there.</source>
            <translation>{renamed} La partie y continue.</translation>
        </message>
        <message>
            <source>{result} (stopped after {most} exploding dice)</source>
            <translation>{result} (arrêté après {most} dés explosifs)</translation>
        </message>
        <message>
            <source>{roll} has too many possible results to calculate odds.</source>
            <translation>{roll} a trop de résultats possibles pour calculer les chances.</translation>
        </message>
        <message>
            <source>{rule} must be {allowed}, not {value}.</source>
            <translation>{rule} : {allowed}, pas {value}.</translation>
        </message>
        <message>
            <source>{said} It is full.</source>
            <translation>{said} C’est plein.</translation>
        </message>
        <message>
            <source>{section} name</source>
            <translation>Nom ({section})</translation>
        </message>
        <message>
            <source>{session} · Summary</source>
            <translation>{session} · Résumé</translation>
        </message>
        <message>
            <source>{skill} (untrained)</source>
            <translation>{skill} (sans formation)</translation>
        </message>
        <message>
            <source>{skill} can't be used unskilled.</source>
            <translation>{skill} ne peut pas s’utiliser sans entraînement.</translation>
        </message>
        <message>
            <source>{skill} needs training or a Heroic Feat.</source>
            <translation>{skill} demande une formation ou un Heroic Feat.</translation>
        </message>
        <message>
            <source>{skill} needs training.</source>
            <translation>{skill} demande une formation.</translation>
        </message>
        <message>
            <source>{skill}, trained</source>
            <translation>{skill}, entraîné</translation>
        </message>
        <message>
            <source>{step} “Next turn” again moves on and keeps it in “Owed”.</source>
            <translation>{step} « Tour suivant » à nouveau passe à la suite et le garde dans « Dû ».</translation>
        </message>
        <message>
            <source>{stones} Stress</source>
            <translation>{stones} Stress</translation>
        </message>
        <message>
            <source>{stones} earned</source>
            <translation>gain de {stones}</translation>
        </message>
        <message>
            <source>{table} needs {sections} sections of {rows} entries, each with {texts} texts.</source>
            <translation>{table} doit avoir {sections} sections de {rows} entrées, chacune avec {texts} textes.</translation>
        </message>
        <message>
            <source>{table}: give every {section} and {row} a name.</source>
            <translation>{table} : donner un nom partout ({section} et {row}).</translation>
        </message>
        <message>
            <source>{table}: the campaign now uses a custom version.</source>
            <translation>{table} : la campagne utilise maintenant sa propre version.</translation>
        </message>
        <message>
            <source>{table}: the campaign uses the game's version again.</source>
            <translation>{table} : la version du jeu sert de nouveau.</translation>
        </message>
        <message>
            <source>{title} ends.</source>
            <translation>{title} se termine.</translation>
        </message>
        <message>
            <source>{title} is still in progress. End it first.</source>
            <translation>{title} est encore en cours. Y mettre fin d’abord.</translation>
        </message>
        <message>
            <source>{title}: Fate owes the heroes a benefit (Triumph {triumph}, Tragedy {tragedy}).</source>
            <translation>{title} : Fate doit un bienfait aux héros (Triumph {triumph}, Tragedy {tragedy}).</translation>
        </message>
        <message>
            <source>{title}: Fate owes the opposition a benefit (Triumph {triumph}, Tragedy {tragedy}).</source>
            <translation>{title} : Fate doit un bienfait à l’opposition (Triumph {triumph}, Tragedy {tragedy}).</translation>
        </message>
        <message>
            <source>{title}: {text}</source>
            <translation>{title} : {text}</translation>
        </message>
        <message>
            <source>{tokens} (used this turn)</source>
            <translation>{tokens} (déjà utilisé ce tour)</translation>
        </message>
        <message>
            <source>{tokens} are removed from play</source>
            <translation>{tokens} quittent le jeu</translation>
        </message>
        <message>
            <source>{tokens} earned, {used} used</source>
            <translation>reçu {tokens}, utilisé {used}</translation>
        </message>
        <message>
            <source>{tokens} earned, {used} used, {left} left</source>
            <translation>reçu {tokens}, utilisé {used}, reste {left}</translation>
        </message>
        <message>
            <source>{tokens} lost, {anew} at the start of the next adventure</source>
            <translation>{tokens} perdus, {anew} au début de la prochaine aventure</translation>
        </message>
        <message>
            <source>{tokens} to the {hand}</source>
            <translation>{tokens} vers {hand}</translation>
        </message>
        <message>
            <source>{tokens} to the {pool}</source>
            <translation>{tokens} vers {pool}</translation>
        </message>
        <message>
            <source>{tokens} to {name}</source>
            <translation>{tokens} pour {name}</translation>
        </message>
        <message>
            <source>{token} by hand</source>
            <translation>{token} à la main</translation>
        </message>
        <message>
            <source>{token} is removed from play</source>
            <translation>{token} quitte le jeu</translation>
        </message>
        <message>
            <source>{token} to {name}</source>
            <translation>{token} à {name}</translation>
        </message>
        <message>
            <source>{told}, then {chance}, {mean} on average</source>
            <translation>{told}, alors {chance}, {mean} en moyenne</translation>
        </message>
        <message>
            <source>{told}: {stones} plus {count} held</source>
            <translation>{told} : {stones}, plus {count} en main</translation>
        </message>
        <message>
            <source>{total} against {dc}</source>
            <translation>{total} contre {dc}</translation>
        </message>
        <message>
            <source>{total} against {dc}, decided by coin toss</source>
            <translation>{total} contre {dc}, décidé à pile ou face</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}</source>
            <translation>{total} contre {dc}, {degrees}</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a critical failure</source>
            <translation>{total} contre {dc}, {degrees}, un échec critique</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a critical hit</source>
            <translation>{total} contre {dc}, {degrees}, un coup critique</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a critical success</source>
            <translation>{total} contre {dc}, {degrees}, une réussite critique</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a natural 1</source>
            <translation>{total} contre {dc}, {degrees}, un 1 naturel</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a natural 1: a critical miss</source>
            <translation>{total} contre {dc}, {degrees}, un 1 naturel : un échec critique</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a natural 20</source>
            <translation>{total} contre {dc}, {degrees}, un 20 naturel</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a natural 20: a critical hit</source>
            <translation>{total} contre {dc}, {degrees}, un 20 naturel : un coup critique</translation>
        </message>
        <message>
            <source>{total} against {dc}, {outcome}</source>
            <translation>{total} contre {dc}, {outcome}</translation>
        </message>
        <message>
            <source>{total} against {target}</source>
            <translation>{total} contre {target}</translation>
        </message>
        <message>
            <source>{total} against {target}, {outcome}</source>
            <translation>{total} contre {target}, {outcome}</translation>
        </message>
        <message>
            <source>{total} vs {target}</source>
            <translation>{total} contre {target}</translation>
        </message>
        <message>
            <source>{total}, bonus {bonus}</source>
            <translation>{total}, bonus {bonus}</translation>
        </message>
        <message>
            <source>{total}, needed {target} or less</source>
            <translation>{total}, au plus {target}</translation>
        </message>
        <message>
            <source>{track} must be {low} to {high}.</source>
            <translation>{track} : de {low} à {high}.</translation>
        </message>
        <message>
            <source>{track} of {name}</source>
            <translation>{track} de {name}</translation>
        </message>
        <message>
            <source>{track} {number} of {most}</source>
            <translation>{track} {number} sur {most}</translation>
        </message>
        <message>
            <source>{track} {number}: can hold 1 die</source>
            <translation>{track} {number} : place pour 1 dé</translation>
        </message>
        <message>
            <source>{track} {number}: can hold {count} dice</source>
            <translation>{track} {number} : place pour {count} dés</translation>
        </message>
        <message>
            <source>{track} {number}: can't hold any dice</source>
            <translation>{track} {number} : pas de place pour des dés</translation>
        </message>
        <message>
            <source>{track} {word}, {number} of {most}</source>
            <translation>{track} {word}, {number} sur {most}</translation>
        </message>
        <message>
            <source>{trait} value</source>
            <translation>Valeur de {trait}</translation>
        </message>
        <message>
            <source>{trait} {bonus}, against DC 0</source>
            <translation>{trait} {bonus}, contre DC 0</translation>
        </message>
        <message>
            <source>{trait}: description</source>
            <translation>{trait} : description</translation>
        </message>
        <message>
            <source>{trait}: linked to</source>
            <translation>{trait} : lié à</translation>
        </message>
        <message>
            <source>{use} ({count} of them)</source>
            <translation>{use} ({count} en tout)</translation>
        </message>
        <message>
            <source>{use} by {hero}</source>
            <translation>{use} de {hero}</translation>
        </message>
        <message>
            <source>{use} can't be used on this check.</source>
            <translation>{use} n’est pas utilisable pour ce test.</translation>
        </message>
        <message>
            <source>{use} costs {cost}, and {name} doesn't have enough.</source>
            <translation>{use} coûte {cost}, et {name} n’en a pas assez.</translation>
        </message>
        <message>
            <source>{use} costs {cost}.</source>
            <translation>{use} coûte {cost}.</translation>
        </message>
        <message>
            <source>{use} for {what}</source>
            <translation>{use} pour {what}</translation>
        </message>
        <message>
            <source>{use} immediately</source>
            <translation>{use} aussitôt</translation>
        </message>
        <message>
            <source>{use} on {name}</source>
            <translation>{use} sur {name}</translation>
        </message>
        <message>
            <source>{use} on {name} immediately</source>
            <translation>{use} sur {name} aussitôt</translation>
        </message>
        <message>
            <source>{use} with {what}</source>
            <translation>{use} avec {what}</translation>
        </message>
        <message>
            <source>{use} with {what} ({count} of them)</source>
            <translation>{use} avec {what} ({count} en tout)</translation>
        </message>
        <message>
            <source>{use} with {what}: {name}</source>
            <translation>{use} avec {what} : {name}</translation>
        </message>
        <message>
            <source>{use}.</source>
            <translation>{use}.</translation>
        </message>
        <message>
            <source>{use}: now {result}.</source>
            <translation>{use} : maintenant {result}.</translation>
        </message>
        <message>
            <source>{use}: one {token}</source>
            <translation>{use} : 1 {token}</translation>
        </message>
        <message>
            <source>{value} dice</source>
            <translation>{value} dés</translation>
        </message>
        <message>
            <source>{value} is not between {low} and {high}. It was skipped.</source>
            <translation>{value} n’est pas entre {low} et {high}. La valeur a été ignorée.</translation>
        </message>
        <message>
            <source>{value} is not one of {numbers}. It was skipped.</source>
            <translation>{value} n’est aucun de ces nombres : {numbers}. La valeur a été ignorée.</translation>
        </message>
        <message>
            <source>{value} of {highest}</source>
            <translation>{value} sur {highest}</translation>
        </message>
        <message>
            <source>{voter} can't vote with that die. In the {table}, only Triumph dice vote.</source>
            <translation>{voter} ne peut pas voter avec ce dé. Dans le {table}, seuls les dés Triumph votent.</translation>
        </message>
        <message>
            <source>{voter} votes for “{row}” as {lot} for {who}.</source>
            <translation>{voter} vote pour « {row} » ({lot} pour {who}).</translation>
        </message>
        <message>
            <source>{voter}'s vote</source>
            <translation>vote de {voter}</translation>
        </message>
        <message>
            <source>{weekday}, {month} {day}, {year}</source>
            <translation>{weekday} {day} {month} {year}</translation>
        </message>
        <message>
            <source>{what} (hold for more)</source>
            <translation>{what} (maintenir pour davantage)</translation>
        </message>
        <message>
            <source>{what} adds {added}: now {result}.</source>
            <translation>{what} ajoute {added} : maintenant {result}.</translation>
        </message>
        <message>
            <source>{what} against Difficulty {dc}</source>
            <translation>{what} contre Difficulty {dc}</translation>
        </message>
        <message>
            <source>{what} against {hero}</source>
            <translation>{what} contre {hero}</translation>
        </message>
        <message>
            <source>{what} by hand</source>
            <translation>{what} à la main</translation>
        </message>
        <message>
            <source>{what} follows</source>
            <translation>{what} suit</translation>
        </message>
        <message>
            <source>{what} for {hero}'s check</source>
            <translation>{what} pour le test de {hero}</translation>
        </message>
        <message>
            <source>{what} has already been spent on this test.</source>
            <translation>{what} a déjà servi pour ce test.</translation>
        </message>
        <message>
            <source>{what} has no dice to roll.</source>
            <translation>Il n’y a pas de dés à lancer pour {what}.</translation>
        </message>
        <message>
            <source>{what} has no effect on this check.</source>
            <translation>{what} n’a aucun effet sur ce test.</translation>
        </message>
        <message>
            <source>{what} held by {name} are removed from play.</source>
            <translation>{what} de {name} quittent le jeu.</translation>
        </message>
        <message>
            <source>{what} held by {name} is removed from play.</source>
            <translation>{what} de {name} quitte le jeu.</translation>
        </message>
        <message>
            <source>{what} is skipped</source>
            <translation>{what} est ignoré</translation>
        </message>
        <message>
            <source>{what} of {who} follows.</source>
            <translation>Suite : {what} de {who}.</translation>
        </message>
        <message>
            <source>{what} rolls {shows}, which counts as {added}: now {result}.</source>
            <translation>{what} affiche {shows}, ce qui compte comme {added} : maintenant {result}.</translation>
        </message>
        <message>
            <source>{what} that is not rolled</source>
            <translation>{what} sans jet</translation>
        </message>
        <message>
            <source>{what} {mine} compared with {theirs}</source>
            <translation>{what} {mine} comparé à {theirs}</translation>
        </message>
        <message>
            <source>{what}: at most {most} per test.</source>
            <translation>{what} : pas plus de {most} par test.</translation>
        </message>
        <message>
            <source>{what}: the d20 shows {face}, which counts as {shown}%.</source>
            <translation>{what} : le d20 affiche {face}, soit {shown} %.</translation>
        </message>
        <message>
            <source>{what}: {number} (no change).</source>
            <translation>{what} : {number} (inchangé).</translation>
        </message>
        <message>
            <source>{what}: {then} instead of {now}.</source>
            <translation>{what} : {then} au lieu de {now}.</translation>
        </message>
        <message>
            <source>{when} · session {number}</source>
            <translation>{when} · séance {number}</translation>
        </message>
        <message>
            <source>{who} doesn't roll {what}.</source>
            <translation>{who} ne lance pas {what}.</translation>
        </message>
        <message>
            <source>{who} uses “{use}” for the next check.</source>
            <translation>{who} utilise « {use} » pour le prochain test.</translation>
        </message>
        <message>
            <source>{who} uses “{use}”.</source>
            <translation>{who} utilise « {use} ».</translation>
        </message>
        <message>
            <source>{who} wins</source>
            <translation>{who} l’emporte</translation>
        </message>
        <message>
            <source>{who} → {whom}: {what}, {result}.</source>
            <translation>{who} → {whom} : {what}, {result}.</translation>
        </message>
        <message>
            <source>{who}'s defeat test has not been made.</source>
            <translation>Le test de Defeat de {who} n’a pas été fait.</translation>
        </message>
        <message>
            <source>{who}'s {use}</source>
            <translation>{use} de {who}</translation>
        </message>
        <message>
            <source>{who}'s {what}</source>
            <translation>{what} de {who}</translation>
        </message>
        <message>
            <source>{who}, {what}: not finished.</source>
            <translation>{who}, {what} : pas terminé.</translation>
        </message>
        <message>
            <source>{who}, {what}: {outcome}</source>
            <translation>{who}, {what} : {outcome}</translation>
        </message>
        <message>
            <source>{who}: next check</source>
            <translation>{who} : prochain test</translation>
        </message>
        <message>
            <source>{who}: {result}.</source>
            <translation>{who} : {result}.</translation>
        </message>
        <message>
            <source>{who}: {what} against {name}. Nothing stops it.</source>
            <translation>{who} : {what} contre {name}. Rien ne l’arrête.</translation>
        </message>
        <message>
            <source>{who}: {what} against {whom}</source>
            <translation>{who} : {what} contre {whom}</translation>
        </message>
        <message>
            <source>{who}: {what} {result}.</source>
            <translation>{who} : {what} {result}.</translation>
        </message>
        <message>
            <source>{who}: {what}, {result}.</source>
            <translation>{who} : {what}, {result}.</translation>
        </message>
        <message>
            <source>{who}: {what}, {said}: the other side wins.</source>
            <translation>{who} : {what}, {said} : l’autre camp l’emporte.</translation>
        </message>
        <message>
            <source>{who}: {what}, {said}: {who} wins.</source>
            <translation>{who} : {what}, {said} : {who} l’emporte.</translation>
        </message>
        <message>
            <source>{who}: {what}. The first die shows {face} and may be rolled again.</source>
            <translation>{who} : {what}. Le premier dé affiche {face} et peut être relancé.</translation>
        </message>
        <message>
            <source>{why} You can view, print and save this campaign, but not play it.</source>
            <translation>{why} Cette campagne peut être consultée, imprimée et enregistrée, mais pas jouée.</translation>
        </message>
        <message>
            <source>{why}.</source>
            <translation>{why}.</translation>
        </message>
        <message>
            <source>{wounds} wounds are removed.</source>
            <translation>{wounds} blessures sont effacées.</translation>
        </message>
        <message>
            <source>{} (continued)</source>
            <translation>{} (suite)</translation>
        </message>
        <message>
            <source>“fill” works only with a track</source>
            <translation>« fill » ne sert que pour une jauge</translation>
        </message>
        <message>
            <source>“{file}” already exists. To replace it, type its full name.</source>
            <translation>« {file} » existe déjà. Pour le remplacer, saisir son nom complet.</translation>
        </message>
        <message>
            <source>“{file}” can't be saved where it was: its folder or disk is gone, or its name is taken. Your campaign is now in “{kept}”, in {folder}.</source>
            <translation>« {file} » ne peut plus être enregistré à sa place : son dossier ou son disque manque, ou le nom est déjà pris. La campagne est maintenant dans « {kept} », dans {folder}.</translation>
        </message>
        <message>
            <source>“{file}” has the same id as “{other}” (“{id}”), so it is not available. Change one of the ids.</source>
            <translation>« {file} » a le même id que « {other} » (« {id} »), donc il n’est pas disponible. Il faut changer l’un des deux.</translation>
        </message>
        <message>
            <source>“{file}” is already open in another gmtracker window.</source>
            <translation>« {file} » est déjà ouvert dans une autre fenêtre de gmtracker.</translation>
        </message>
        <message>
            <source>“{file}” is read-only.</source>
            <translation>« {file} » est en lecture seule.</translation>
        </message>
        <message>
            <source>“{file}” is too large for a campaign file.</source>
            <translation>« {file} » est trop grand pour être une campagne.</translation>
        </message>
        <message>
            <source>“{file}” was missing, so it has been saved again.</source>
            <translation>« {file} » manquait et a été enregistré à nouveau.</translation>
        </message>
        <message>
            <source>“{file}” was renamed to “{new}”.</source>
            <translation>« {file} » s’appelle maintenant « {new} ».</translation>
        </message>
        <message>
            <source>“{key}” does not exist (available: {keys})</source>
            <translation>« {key} » n’existe pas (disponible : {keys})</translation>
        </message>
        <message>
            <source>“{key}” does not exist (did you mean “{other}”?)</source>
            <translation>« {key} » n’existe pas (s’agit-il de « {other} » ?)</translation>
        </message>
        <message>
            <source>“{key}” is reserved by gmtracker, so choose another key</source>
            <translation>« {key} » est réservé à gmtracker : choisir une autre clé</translation>
        </message>
        <message>
            <source>“{key}” is still in use here, so it can't be an old key</source>
            <translation>« {key} » est encore utilisé ici et ne peut pas être une ancienne clé</translation>
        </message>
        <message>
            <source>“{name}”</source>
            <translation>« {name} »</translation>
        </message>
        <message>
            <source>“{name}” (Cd{size})</source>
            <translation>« {name} » (Cd{size})</translation>
        </message>
        <message>
            <source>“{name}” (d{size})</source>
            <translation>« {name} » (d{size})</translation>
        </message>
        <message>
            <source>“{note}”</source>
            <translation>« {note} »</translation>
        </message>
        <message>
            <source>“{note}”.</source>
            <translation>« {note} ».</translation>
        </message>
        <message>
            <source>“{rule}” is now on, because dice were typed. You can change this in the house rules.</source>
            <translation>« {rule} » est maintenant activé, car des dés ont été saisis. Cela peut se changer dans les règles maison.</translation>
        </message>
        <message>
            <source>“{sum}” contains no dice. Try 2d6+1.</source>
            <translation>« {sum} » ne contient aucun dé. Par exemple : 2d6+1.</translation>
        </message>
        <message>
            <source>“{text}” is not a valid roll. Try 2d6, d6!, 2d20kh, d66, 3dF+2, d20, d% or 2d6+d4-1.</source>
            <translation>« {text} » n’est pas un jet valide. Exemples : 2d6, d6!, 2d20kh, d66, 3dF+2, d20, d% ou 2d6+d4-1.</translation>
        </message>
        <message>
            <source>“{text}” is not a valid roll. Try d20 + @Might, 2d6 + 1 or @Brawn d6.</source>
            <translation>« {text} » n’est pas un lancer valide. Par exemple : d20 + @Might, 2d6 + 1 ou @Brawn d6.</translation>
        </message>
        <message>
            <source>“{text}” is too long: {count} characters. The maximum is {most}.</source>
            <translation>« {text} » est trop long : {count} caractères, et {most} au plus.</translation>
        </message>
        <message>
            <source>“{title}” ends.</source>
            <translation>« {title} » se termine.</translation>
        </message>
        <message>
            <source>“{trait}” becomes part of the name. To set the trait, put a number after it.</source>
            <translation>« {trait} » devient une partie du nom. Pour fixer le trait, saisir un nombre derrière.</translation>
        </message>
        <message>
            <source>“{use}” would change nothing.</source>
            <translation>« {use} » ne changerait rien.</translation>
        </message>
        <message>
            <source>“{value}” appears twice. The second one was skipped.</source>
            <translation>« {value} » figure deux fois. Le second a été ignoré.</translation>
        </message>
        <message>
            <source>“{value}” can mean {one} or {other}. It was skipped.</source>
            <translation>« {value} » peut signifier {one} ou {other}. La valeur a été ignorée.</translation>
        </message>
        <message>
            <source>“{value}” is not a count from 1 to {most}. The row was skipped.</source>
            <translation>« {value} » n’est pas un nombre de 1 à {most}. La ligne a été ignorée.</translation>
        </message>
        <message>
            <source>“{value}” is not a side. The character was imported as a hero.</source>
            <translation>« {value} » n’est pas un camp. Le personnage a été importé comme héros.</translation>
        </message>
        <message>
            <source>“{value}” is not a whole number from {low} to {high}. It was skipped.</source>
            <translation>« {value} » n’est pas un nombre entier de {low} à {high}. La valeur a été ignorée.</translation>
        </message>
        <message>
            <source>“{value}” is not a whole number of {low} or more. 1 was used instead.</source>
            <translation>« {value} » n’est pas un nombre entier d’au moins {low}. La valeur 1 l’a remplacé.</translation>
        </message>
        <message>
            <source>“{value}” is not a whole number. It was skipped.</source>
            <translation>« {value} » n’est pas un nombre entier. La valeur a été ignorée.</translation>
        </message>
        <message>
            <source>“{value}” is to the right of the last column and was skipped.</source>
            <translation>« {value} » se trouve au-delà de la dernière colonne et a été ignoré.</translation>
        </message>
        <message>
            <source>“{value}” is too large. 1 was used instead.</source>
            <translation>« {value} » est trop grand. La valeur 1 l’a remplacé.</translation>
        </message>
        <message>
            <source>“{value}” is too long. Only the first {most} characters were imported.</source>
            <translation>« {value} » est trop long. Seuls les {most} premiers caractères ont été importés.</translation>
        </message>
        <message>
            <source>“{what}” ends.</source>
            <translation>« {what} » se termine.</translation>
        </message>
        <message>
            <source>“{word}” doesn't make sense here.</source>
            <translation>« {word} » n’a pas de sens ici.</translation>
        </message>
        <message>
            <source>“{word}” is not a trait in this game.</source>
            <translation>« {word} » n’est pas un trait de ce jeu.</translation>
        </message>
        <message>
            <source>… {count} more</source>
            <translation>… {count} de plus</translation>
        </message>
        <message>
            <source>−1 on checks.</source>
            <translation>−1 aux tests.</translation>
        </message>
        <message>
            <source>−1 to −{most} on the next check</source>
            <translation>de −1 à −{most} au prochain test</translation>
        </message>
        <message>
            <source>−1 to −{most} on this check</source>
            <translation>de −1 à −{most} à ce test</translation>
        </message>
        <message>
            <source>−2 for each</source>
            <translation>−2 pour chacun</translation>
        </message>
        <message>
            <source>−2 on checks.</source>
            <translation>−2 aux tests.</translation>
        </message>
        <message>
            <source>−2 to all tests until the end of the next turn. If repeated: Very Stymied, −4.</source>
            <translation>−2 à tous les tests jusqu’à la fin du tour suivant. En cas de répétition : Very Stymied, −4.</translation>
        </message>
        <message>
            <source>−2 to all tests.</source>
            <translation>−2 à tous les tests.</translation>
        </message>
        <message>
            <source>−4 to all tests.</source>
            <translation>−4 à tous les tests.</translation>
        </message>
    </context>
</TS>
