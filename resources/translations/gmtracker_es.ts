<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>gmtracker</name>
        <message>
            <source>"against.type" can't be "routine" for an attack: a defense is always rolled.</source>
            <translation>«against.type» no puede ser «routine» en un ataque: una defensa siempre se tira.</translation>
        </message>
        <message>
            <source>"routine" must be false: attacks and defenses are always rolled.</source>
            <translation>«routine» debe ser false: los ataques y las defensas siempre se tiran.</translation>
        </message>
        <message>
            <source>"ruleset" is missing.</source>
            <translation>Falta "ruleset".</translation>
        </message>
        <message>
            <source>"ruleset" must be a string.</source>
            <translation>"ruleset" debe ser una cadena de texto.</translation>
        </message>
        <message>
            <source>&amp;About gmtracker</source>
            <translation>Acerca &amp;de gmtracker</translation>
        </message>
        <message>
            <source>&amp;Blank the player window</source>
            <translation>&amp;Vaciar la ventana de jugadores</translation>
        </message>
        <message>
            <source>&amp;Campaign</source>
            <translation>&amp;Campaña</translation>
        </message>
        <message>
            <source>&amp;Conditions</source>
            <translation>E&amp;stados</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Oscuro</translation>
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation>D&amp;uplicar</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Edición</translation>
        </message>
        <message>
            <source>&amp;Edit character sheet…</source>
            <translation>&amp;Editar la hoja…</translation>
        </message>
        <message>
            <source>&amp;End the session</source>
            <translation>&amp;Terminar la sesión</translation>
        </message>
        <message>
            <source>&amp;Game cheat sheet…</source>
            <translation>El &amp;juego de un vistazo…</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Ayuda</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <translation>&amp;Alto contraste</translation>
        </message>
        <message>
            <source>&amp;Import characters…</source>
            <translation>&amp;Importar personajes…</translation>
        </message>
        <message>
            <source>&amp;Keyboard shortcuts…</source>
            <translation>A&amp;tajos de teclado…</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Claro</translation>
        </message>
        <message>
            <source>&amp;Menu</source>
            <translation>&amp;Menú</translation>
        </message>
        <message>
            <source>&amp;New campaign…</source>
            <translation>&amp;Nueva campaña…</translation>
        </message>
        <message>
            <source>&amp;Next area of the window</source>
            <translation>Siguiente &amp;parte de la ventana</translation>
        </message>
        <message>
            <source>&amp;Next turn</source>
            <translation>&amp;Siguiente turno</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>&amp;Abrir…</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <comment>the menu of what is done at the table</comment>
            <translation>&amp;Partida</translation>
        </message>
        <message>
            <source>&amp;Player window</source>
            <translation>Ventana de &amp;jugadores</translation>
        </message>
        <message>
            <source>&amp;Previous turn</source>
            <translation>Turno &amp;anterior</translation>
        </message>
        <message>
            <source>&amp;Quick-add opposition…</source>
            <translation>Añadir oposición en una &amp;línea…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Salir</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Rehacer</translation>
        </message>
        <message>
            <source>&amp;Redo {label}</source>
            <translation>&amp;Rehacer: {label}</translation>
        </message>
        <message>
            <source>&amp;Reset layout</source>
            <translation>&amp;Restablecer la disposición</translation>
        </message>
        <message>
            <source>&amp;Restore backup…</source>
            <translation>Resta&amp;urar copia de seguridad…</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Guardar</translation>
        </message>
        <message>
            <source>&amp;Start the session…</source>
            <translation>&amp;Empezar la sesión…</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <source>&amp;Undo restore</source>
            <translation>&amp;Deshacer la restauración</translation>
        </message>
        <message>
            <source>&amp;Undo {label}</source>
            <translation>&amp;Deshacer: {label}</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ver</translation>
        </message>
        <message>
            <source>&amp;What players see…</source>
            <translation>&amp;Qué ven los jugadores…</translation>
        </message>
        <message>
            <source>+ and −</source>
            <translation>+ y −</translation>
        </message>
        <message>
            <source>+1 degree</source>
            <translation>+1 grado</translation>
        </message>
        <message>
            <source>+1 on a skill or defense check</source>
            <translation>+1 en una prueba de habilidad o defensa</translation>
        </message>
        <message>
            <source>+1 rank in a trait until the end of the next turn</source>
            <translation>+1 rango en un rasgo, hasta el final del próximo turno</translation>
        </message>
        <message>
            <source>+1 rank in an edge for this encounter</source>
            <translation>+1 rango en una ventaja para este encuentro</translation>
        </message>
        <message>
            <source>+1 rank in the edge {edge} for now</source>
            <translation>+1 rango en la ventaja {edge} por ahora</translation>
        </message>
        <message>
            <source>+1 rank in the edge {edge} until the end of the encounter</source>
            <translation>+1 rango en la ventaja {edge} hasta el final del encuentro</translation>
        </message>
        <message>
            <source>+1 rank in {trait}</source>
            <translation>+1 rango en {trait}</translation>
        </message>
        <message>
            <source>+1 rank in {trait} for now</source>
            <translation>+1 rango en {trait} por ahora</translation>
        </message>
        <message>
            <source>+1 rank in {trait} until the end of the next turn</source>
            <translation>+1 rango en {trait} hasta el final del próximo turno</translation>
        </message>
        <message>
            <source>+1 rank of Advantage</source>
            <translation>+1 rango de Advantage</translation>
        </message>
        <message>
            <source>+1 rank of {power} for a round</source>
            <translation>+1 rango de {power} durante una ronda</translation>
        </message>
        <message>
            <source>+1 {trait} for a round</source>
            <translation>+1 a {trait} durante una ronda</translation>
        </message>
        <message>
            <source>+2 for everyone acting against them until the end of the next turn. If repeated: Very Vulnerable, +4.</source>
            <translation>+2 para quien actúe en su contra, hasta el final del próximo turno. Si se repite: Very Vulnerable, +4.</translation>
        </message>
        <message>
            <source>+2 for everyone who acts against them.</source>
            <translation>+2 para quien actúe en su contra.</translation>
        </message>
        <message>
            <source>+4 for everyone who acts against them.</source>
            <translation>+4 para quien actúe en su contra.</translation>
        </message>
        <message>
            <source>+d6 on the next d20</source>
            <translation>+d6 al próximo d20</translation>
        </message>
        <message>
            <source>+{count} more</source>
            <translation>+{count} más</translation>
        </message>
        <message>
            <source>+{least} to +{most}</source>
            <translation>de +{least} a +{most}</translation>
        </message>
        <message>
            <source>+{least} to +{most} ranks on the next check</source>
            <translation>de +{least} a +{most} rangos en la próxima prueba</translation>
        </message>
        <message>
            <source>+{rank} and −{penalty}</source>
            <translation>+{rank} y −{penalty}</translation>
        </message>
        <message>
            <source>+{stat} damage</source>
            <translation>+{stat} de daño</translation>
        </message>
        <message>
            <source>+{value} on the check</source>
            <translation>+{value} a la prueba</translation>
        </message>
        <message>
            <source>.game.toml files in {folder}</source>
            <translation>Archivos .game.toml en {folder}</translation>
        </message>
        <message>
            <source>1 degree</source>
            <translation>1 grado</translation>
        </message>
        <message>
            <source>1 degree of failure</source>
            <translation>1 grado de fallo</translation>
        </message>
        <message>
            <source>1 degree of success</source>
            <translation>1 grado de éxito</translation>
        </message>
        <message>
            <source>1 helper</source>
            <translation>1 ayudante</translation>
        </message>
        <message>
            <source>1 hit point lost</source>
            <translation>1 punto de golpe perdido</translation>
        </message>
        <message>
            <source>1 hit point lost, and bruised</source>
            <translation>1 punto de golpe perdido, y Bruised</translation>
        </message>
        <message>
            <source>1 minute</source>
            <translation>1 minuto</translation>
        </message>
        <message>
            <source>1 more column was not recognized.</source>
            <translation>No se ha reconocido 1 columna más.</translation>
        </message>
        <message>
            <source>1 more problem.</source>
            <translation>1 problema más.</translation>
        </message>
        <message>
            <source>1 page</source>
            <translation>1 página</translation>
        </message>
        <message>
            <source>1 phone follows</source>
            <translation>1 móvil conectado</translation>
        </message>
        <message>
            <source>1 problem</source>
            <translation>1 problema</translation>
        </message>
        <message>
            <source>1 rank of Advantage</source>
            <translation>1 rango de Advantage</translation>
        </message>
        <message>
            <source>1 rank of Disadvantage on Resolve checks. A rest may take longer.</source>
            <translation>1 rango de Disadvantage en las pruebas de Resolve. Un descanso puede durar más.</translation>
        </message>
        <message>
            <source>1 rolled</source>
            <translation>1 tirado</translation>
        </message>
        <message>
            <source>1 round</source>
            <translation>1 ronda</translation>
        </message>
        <message>
            <source>1 second</source>
            <translation>1 segundo</translation>
        </message>
        <message>
            <source>1 session</source>
            <translation>1 sesión</translation>
        </message>
        <message>
            <source>1 trait</source>
            <translation>1 rasgo</translation>
        </message>
        <message>
            <source>1 typed</source>
            <translation>1 escrito</translation>
        </message>
        <message>
            <source>1 vote</source>
            <translation>1 voto</translation>
        </message>
        <message>
            <source>1 way to spend tokens</source>
            <translation>1 forma de gastar fichas</translation>
        </message>
        <message>
            <source>1 wound</source>
            <translation>1 herida</translation>
        </message>
        <message>
            <source>1 wound is removed.</source>
            <translation>Se quita 1 herida.</translation>
        </message>
        <message>
            <source>2 to 9</source>
            <translation>2 a 9</translation>
        </message>
        <message>
            <source>3 Guard</source>
            <comment>an example of what is typed: three of the opposition, called Guard</comment>
            <translation>3 Guardia</translation>
        </message>
        <message>
            <source>3dF + Agility each</source>
            <translation>3dF + Agility cada uno</translation>
        </message>
        <message>
            <source>50% each</source>
            <translation>50 % cada uno</translation>
        </message>
        <message>
            <source>80 to 200%. The rest of the window scales with it.</source>
            <translation>Del 80 al 200 %. El resto de la ventana se adapta.</translation>
        </message>
        <message>
            <source>A 6 counts as {value}</source>
            <translation>Un 6 cuenta como {value}</translation>
        </message>
        <message>
            <source>A Countdown die counts for everyone, so it stays in its pool.</source>
            <translation>Un dado de Countdown cuenta para todos. Por eso se queda en su reserva.</translation>
        </message>
        <message>
            <source>A Countdown die must be a d4, d6, d8, d10, d12 or d20.</source>
            <translation>Un dado de Countdown debe ser un d4, d6, d8, d10, d12 o d20.</translation>
        </message>
        <message>
            <source>A Coup improves a success, but this check currently fails.</source>
            <translation>Un Coup mejora un éxito, pero por ahora esta prueba falla.</translation>
        </message>
        <message>
            <source>A Coup improves only the acting side's check, and {name} is on the opposing side.</source>
            <translation>Un Coup solo mejora la prueba del bando que actúa, y {name} está en el contrario.</translation>
        </message>
        <message>
            <source>A DC</source>
            <translation>Una DC</translation>
        </message>
        <message>
            <source>A Destiny die must be 1 to {size}.</source>
            <translation>Un dado de Destiny tiene que mostrar de 1 a {size}.</translation>
        </message>
        <message>
            <source>A Hero or Drama card adds a d20 that counts as at least 10. Each can be used once.</source>
            <translation>Una carta Hero o Drama añade un d20 que cuenta como 10 al menos. Cada una se usa una vez.</translation>
        </message>
        <message>
            <source>A Light in the Window</source>
            <translation>Una luz en la ventana</translation>
        </message>
        <message>
            <source>A Price on a Head</source>
            <translation>Precio por una cabeza</translation>
        </message>
        <message>
            <source>A Short Rest includes its own Recover</source>
            <translation>Un Short Rest incluye su propio Recover</translation>
        </message>
        <message>
            <source>A Soak costs one of the GM's Possibilities.</source>
            <translation>Un Soak cuesta una Possibility de quien dirige.</translation>
        </message>
        <message>
            <source>A Soak costs one of {name}'s Possibilities.</source>
            <translation>Un Soak cuesta una Possibility de {name}.</translation>
        </message>
        <message>
            <source>A Stunt can be added only to an attack that hit.</source>
            <translation>Un Stunt solo se puede añadir a un ataque que ha impactado.</translation>
        </message>
        <message>
            <source>A Surge cancels {name}'s Advantages.</source>
            <translation>Un Surge anula las Advantages de {name}.</translation>
        </message>
        <message>
            <source>A Surge cancels {name}'s Disadvantages.</source>
            <translation>Un Surge anula las Disadvantages de {name}.</translation>
        </message>
        <message>
            <source>A Tilt is due</source>
            <translation>Toca un Tilt</translation>
        </message>
        <message>
            <source>A Tilt was due but was not played.</source>
            <translation>Había un Tilt pendiente, pero no se jugó.</translation>
        </message>
        <message>
            <source>A Tragedy from the pool activates a hubris. Its value is the severity. The hero keeps the die.</source>
            <translation>Un Tragedy de la reserva activa un Hubris. Su valor es la gravedad. El héroe se queda con el dado.</translation>
        </message>
        <message>
            <source>A Victory point has no effect on this check.</source>
            <translation>Un Victory point no tiene efecto en esta prueba.</translation>
        </message>
        <message>
            <source>A Victory point shows no number.</source>
            <translation>Un Victory point no muestra ningún número.</translation>
        </message>
        <message>
            <source>A Victory point was spent to improve this check, so it can't be routine.</source>
            <translation>Se gastó un Victory point en esta prueba, así que no puede ser rutinaria.</translation>
        </message>
        <message>
            <source>A better roll counts</source>
            <translation>Cuenta una tirada mejor</translation>
        </message>
        <message>
            <source>A cell is too long (more than {most} characters). The row was skipped.</source>
            <translation>Una celda es demasiado larga (más de {most} caracteres). Se ha omitido la fila.</translation>
        </message>
        <message>
            <source>A check</source>
            <translation>Una prueba</translation>
        </message>
        <message>
            <source>A check can have at most {most} helpers.</source>
            <translation>Una prueba puede tener como máximo {most} ayudantes.</translation>
        </message>
        <message>
            <source>A complication</source>
            <translation>Una complicación</translation>
        </message>
        <message>
            <source>A contract has a clause no one ever read, and it is generous.</source>
            <translation>Un contrato tiene una cláusula que nadie leyó jamás, y es generosa.</translation>
        </message>
        <message>
            <source>A contract has a clause no one ever read, and it takes effect at midnight.</source>
            <translation>Un contrato tiene una cláusula que nadie leyó jamás, y entra en vigor a medianoche.</translation>
        </message>
        <message>
            <source>A countdown starts: {die}.</source>
            <translation>Empieza un Countdown: {die}.</translation>
        </message>
        <message>
            <source>A crime is erased from the records, signed by someone no one can argue with.</source>
            <translation>Un delito se borra de los archivos, con la firma de alguien a quien nadie puede discutir.</translation>
        </message>
        <message>
            <source>A critical hit, {degrees}.</source>
            <translation>Un impacto crítico, {degrees}.</translation>
        </message>
        <message>
            <source>A critical hit: {target} resists with {trait}</source>
            <translation>Un impacto crítico: {target} resiste con {trait}</translation>
        </message>
        <message>
            <source>A deadline passes, and it was the enemy's.</source>
            <translation>Vence un plazo, y era el del enemigo.</translation>
        </message>
        <message>
            <source>A debt written off long ago is paid in full, and the ashamed debtor adds a favor.</source>
            <translation>Una deuda que se daba por perdida se paga entera, y el deudor, avergonzado, añade un favor.</translation>
        </message>
        <message>
            <source>A delivery for someone else is at the door. It is better than the real order and already signed for.</source>
            <translation>En la puerta hay un envío para otra persona. Es mejor que el pedido propio y ya está firmado.</translation>
        </message>
        <message>
            <source>A die must have 2 to {most} sides: {die}.</source>
            <translation>Un dado debe tener de 2 a {most} caras: {die}.</translation>
        </message>
        <message>
            <source>A die rolled each round. A 1 shrinks it. A 1 on a d4 ends it.</source>
            <translation>Un dado que se tira cada ronda. Un 1 lo reduce. Un 1 en un d4 lo termina.</translation>
        </message>
        <message>
            <source>A die showing {face} can't vote: the roll table has only {rows} rows.</source>
            <translation>Un dado que muestra {face} no puede votar: la tabla solo tiene {rows} filas.</translation>
        </message>
        <message>
            <source>A door, a drain or a goat track leads straight past the trouble, and someone has cleared it recently.</source>
            <translation>Una puerta, un desagüe o un sendero de cabras evita el problema, y alguien lo ha despejado hace poco.</translation>
        </message>
        <message>
            <source>A dying enemy tells the truth and hands over the proof.</source>
            <translation>Un enemigo moribundo dice la verdad y entrega la prueba.</translation>
        </message>
        <message>
            <source>A dying friend has breath for one sentence, and it blames the unlucky one.</source>
            <translation>A un amigo moribundo le queda aliento para una frase, y en ella culpa al desdichado.</translation>
        </message>
        <message>
            <source>A failure causes harm</source>
            <translation>Un fallo hace daño</translation>
        </message>
        <message>
            <source>A failure costs hit points</source>
            <translation>Un fallo cuesta puntos de golpe</translation>
        </message>
        <message>
            <source>A file named “{file}” already exists.</source>
            <translation>Ya existe un archivo llamado «{file}».</translation>
        </message>
        <message>
            <source>A fire, a hot meal, and a host who asks no questions.</source>
            <translation>Un fuego, una comida caliente y un anfitrión que no hace preguntas.</translation>
        </message>
        <message>
            <source>A fire, a hot meal, and a host who counts the guests and sends a child on an errand.</source>
            <translation>Un fuego, una comida caliente y un anfitrión que cuenta a los huéspedes y manda a un niño a hacer un recado.</translation>
        </message>
        <message>
            <source>A hazard</source>
            <translation>Un peligro</translation>
        </message>
        <message>
            <source>A hazard's level</source>
            <translation>Nivel de un peligro</translation>
        </message>
        <message>
            <source>A heavy blow and a great opportunity.</source>
            <translation>Un golpe duro y una gran ocasión.</translation>
        </message>
        <message>
            <source>A hero earns a die from the pool, uses its value immediately, and keeps the die.</source>
            <translation>Un héroe gana un dado de la reserva, usa su valor al instante y se queda con el dado.</translation>
        </message>
        <message>
            <source>A hit</source>
            <translation>Un impacto</translation>
        </message>
        <message>
            <source>A hit on {target}</source>
            <translation>Impacto contra {target}</translation>
        </message>
        <message>
            <source>A hit, {degrees}.</source>
            <translation>Impacto, {degrees}.</translation>
        </message>
        <message>
            <source>A hit: {target} resists with {trait}</source>
            <translation>Un impacto: {target} resiste con {trait}</translation>
        </message>
        <message>
            <source>A hundred people swear the lucky one was somewhere else at the crucial hour.</source>
            <translation>Cien personas juran que el afortunado estaba en otro lugar en la hora decisiva.</translation>
        </message>
        <message>
            <source>A job that seemed botched has worked after all, and the pay is waiting.</source>
            <translation>Un trabajo que parecía fracasado ha salido bien después de todo, y la paga espera.</translation>
        </message>
        <message>
            <source>A job that seemed finished has fallen apart, and the client wants to talk.</source>
            <translation>Un trabajo que parecía terminado se ha venido abajo, y el cliente quiere hablar.</translation>
        </message>
        <message>
            <source>A key turns up, and this time it is clear what it opens.</source>
            <translation>Aparece una llave, y esta vez está claro qué abre.</translation>
        </message>
        <message>
            <source>A letter arrives years too late, and its news is now an opportunity.</source>
            <translation>Una carta llega con años de retraso, y su noticia es ahora una oportunidad.</translation>
        </message>
        <message>
            <source>A letter arrives years too late, and the sender has waited for an answer all that time.</source>
            <translation>Una carta llega con años de retraso, y quien la envió ha esperado respuesta todo ese tiempo.</translation>
        </message>
        <message>
            <source>A long-forgotten victim's child has finally learned who is to blame.</source>
            <translation>El hijo de una víctima olvidada hace mucho por fin sabe quién es el culpable.</translation>
        </message>
        <message>
            <source>A loved one is kidnapped, and the demands arrive within the hour.</source>
            <translation>Secuestran a un ser querido, y las exigencias llegan antes de una hora.</translation>
        </message>
        <message>
            <source>A mad gamble succeeds, and the stake comes back double.</source>
            <translation>Una apuesta de locos sale bien, y lo apostado vuelve doblado.</translation>
        </message>
        <message>
            <source>A mentor happens to pass by and gives one more lesson: exactly the one that was missing.</source>
            <translation>Un maestro de otros tiempos pasa por casualidad y da una lección más: justo la que faltaba.</translation>
        </message>
        <message>
            <source>A mentor happens to pass by, and regrets that the other side pays better.</source>
            <translation>Un maestro de otros tiempos pasa por casualidad, y lamenta que el otro bando pague mejor.</translation>
        </message>
        <message>
            <source>A mild turn of events.</source>
            <translation>Un giro leve de los acontecimientos.</translation>
        </message>
        <message>
            <source>A miss, {degrees}.</source>
            <translation>Ataque fallido, {degrees}.</translation>
        </message>
        <message>
            <source>A natural 1 always fails</source>
            <translation>Un 1 natural siempre falla</translation>
        </message>
        <message>
            <source>A natural 1 always fails, whatever you spend.</source>
            <translation>Un 1 natural siempre falla, se gaste lo que se gaste.</translation>
        </message>
        <message>
            <source>A new act adds Possibilities</source>
            <translation>Un nuevo acto añade Possibilities</translation>
        </message>
        <message>
            <source>A new act: each Storm Knight gains {knights}, and the GM gains {gm}.</source>
            <translation>Nuevo acto: cada Storm Knight recibe {knights} más y quien dirige, {gm} más.</translation>
        </message>
        <message>
            <source>A new act: each Storm Knight has {knights}, and the GM has {gm}.</source>
            <translation>Nuevo acto: cada Storm Knight tiene {knights} y quien dirige, {gm}.</translation>
        </message>
        <message>
            <source>A new game day starts. Every hero has {points}.</source>
            <translation>Empieza un nuevo día de juego. Cada héroe tiene {points}.</translation>
        </message>
        <message>
            <source>A newly earned die can't be used that way.</source>
            <translation>Un dado recién ganado no se puede usar así.</translation>
        </message>
        <message>
            <source>A number in the line is too large.</source>
            <translation>La línea contiene un número demasiado grande.</translation>
        </message>
        <message>
            <source>A parade comes around the corner and carries the lucky one exactly where they wanted to go.</source>
            <translation>Un desfile dobla la esquina y lleva al afortunado justo adonde quería ir.</translation>
        </message>
        <message>
            <source>A parade comes around the corner and carries the unlucky one farther and farther from everyone else.</source>
            <translation>Un desfile dobla la esquina y arrastra al desdichado cada vez más lejos de los demás.</translation>
        </message>
        <message>
            <source>A pardon is withdrawn. Every forgiven crime counts again.</source>
            <translation>Se revoca un indulto. Todos los delitos perdonados vuelven a contar.</translation>
        </message>
        <message>
            <source>A passive check</source>
            <translation>Una prueba pasiva</translation>
        </message>
        <message>
            <source>A perfect double has been doing harm all evening, and people got a good look.</source>
            <translation>Un doble perfecto lleva toda la noche haciendo daño, y la gente lo ha visto bien.</translation>
        </message>
        <message>
            <source>A protector falls from power overnight, and the successor owes no one anything.</source>
            <translation>Un protector pierde el poder de la noche a la mañana, y su sucesor no le debe nada a nadie.</translation>
        </message>
        <message>
            <source>A quotation mark is never closed. The row was skipped.</source>
            <translation>Unas comillas no se cierran. Se ha omitido la fila.</translation>
        </message>
        <message>
            <source>A rank of an advantage</source>
            <translation>Un rango de una ventaja</translation>
        </message>
        <message>
            <source>A relative arrives with a packed bag, a story that doesn't add up, and a pursuer close behind.</source>
            <translation>Un pariente llega con el equipaje hecho, una historia que no cuadra y un perseguidor pisándole los talones.</translation>
        </message>
        <message>
            <source>A relative arrives with a packed bag, a useful trade and nowhere else to go.</source>
            <translation>Un pariente llega con el equipaje hecho, un oficio útil y ningún otro sitio adonde ir.</translation>
        </message>
        <message>
            <source>A rest may take longer.</source>
            <translation>Un descanso puede durar más.</translation>
        </message>
        <message>
            <source>A retry that needs a Surge</source>
            <translation>Un reintento que necesita un Surge</translation>
        </message>
        <message>
            <source>A rolled defense</source>
            <translation>Una defensa tirada</translation>
        </message>
        <message>
            <source>A rolled die votes for the row with its number.</source>
            <translation>Un dado tirado vota por la fila que indica su cara.</translation>
        </message>
        <message>
            <source>A routine check has no dice to roll again.</source>
            <translation>Una prueba rutinaria no tiene dados que repetir.</translation>
        </message>
        <message>
            <source>A routine check rolls no d20, so you can't add a luck die.</source>
            <translation>En una prueba rutinaria no se tira el d20, así que no se puede añadir un dado de suerte.</translation>
        </message>
        <message>
            <source>A secret told in confidence is repeated out loud.</source>
            <translation>Un secreto contado en confianza se repite en voz bien alta.</translation>
        </message>
        <message>
            <source>A session is in progress. End it first.</source>
            <translation>Hay una sesión en curso. Primero hay que terminarla.</translation>
        </message>
        <message>
            <source>A session starts a new act</source>
            <translation>Una sesión inicia un nuevo acto</translation>
        </message>
        <message>
            <source>A sheet can have at most {most} traits. The rest were skipped.</source>
            <translation>Una hoja puede tener {most} rasgos como máximo. Los demás se han omitido.</translation>
        </message>
        <message>
            <source>A sickness spreads, starting with the unlucky one. Everyone who comes close catches it.</source>
            <translation>Se propaga una enfermedad que empieza por el desdichado. Todo el que se acerca se contagia.</translation>
        </message>
        <message>
            <source>A sign no one can explain marks the lucky one as chosen, in front of everyone who believes in signs.</source>
            <translation>Una señal que nadie sabe explicar marca al afortunado como elegido, ante todos los que creen en señales.</translation>
        </message>
        <message>
            <source>A sign no one can explain marks the unlucky one as doomed, in front of everyone who believes in signs.</source>
            <translation>Una señal que nadie sabe explicar marca al desdichado como condenado, ante todos los que creen en señales.</translation>
        </message>
        <message>
            <source>A stray animal gets in, swallows the one thing that matters, and can't be found.</source>
            <translation>Un animal callejero se cuela, se traga lo único que importa y no hay quien lo encuentre.</translation>
        </message>
        <message>
            <source>A stray animal picks the lucky one and won't leave. It has an excellent nose.</source>
            <translation>Un animal callejero elige al afortunado y no se separa de él. Tiene un olfato excelente.</translation>
        </message>
        <message>
            <source>A summary must be a .pdf, .html or .md file, not “{file}”.</source>
            <translation>Un resumen debe ser un archivo .pdf, .html o .md, no «{file}».</translation>
        </message>
        <message>
            <source>A sworn enemy kneels and swears loyalty to the lucky one, in front of witnesses.</source>
            <translation>Un enemigo jurado se arrodilla y jura lealtad al afortunado ante testigos.</translation>
        </message>
        <message>
            <source>A tie</source>
            <translation>Un empate</translation>
        </message>
        <message>
            <source>A tie.</source>
            <translation>Un empate.</translation>
        </message>
        <message>
            <source>A trusted helper was never loyal and has been waiting for exactly this.</source>
            <translation>Alguien de confianza nunca fue leal y llevaba tiempo esperando justo esto.</translation>
        </message>
        <message>
            <source>A vice given up long ago is useful at last. Old contacts and old skills come back.</source>
            <translation>Un vicio dejado hace mucho sirve por fin de algo. Vuelven viejos contactos y viejas habilidades.</translation>
        </message>
        <message>
            <source>A wall, a floor or a tunnel collapses and opens what was sealed. The lucky one stands right at the gap.</source>
            <translation>Un muro, un suelo o un túnel se derrumba y abre lo que estaba sellado. El afortunado está justo junto a la brecha.</translation>
        </message>
        <message>
            <source>A wall, a floor or a tunnel collapses. The unlucky one is trapped behind it, and the air won't last.</source>
            <translation>Un muro, un suelo o un túnel se derrumba. El desdichado queda atrapado detrás, y el aire no va a durar.</translation>
        </message>
        <message>
            <source>A window has unsaved changes. Save or discard them first.</source>
            <translation>Una ventana tiene cambios sin guardar. Primero, guardarlos o descartarlos.</translation>
        </message>
        <message>
            <source>A wound</source>
            <translation>Una herida</translation>
        </message>
        <message>
            <source>A wound is removed.</source>
            <translation>Se quita una herida.</translation>
        </message>
        <message>
            <source>A wound, and dazed until the end of the next turn</source>
            <translation>Una herida, y Dazed hasta el final del próximo turno</translation>
        </message>
        <message>
            <source>A wound, and dying</source>
            <translation>Una herida, y Dying</translation>
        </message>
        <message>
            <source>A wound, and incapacitated</source>
            <translation>Una herida, e Incapacitated</translation>
        </message>
        <message>
            <source>A wound, and staggered</source>
            <translation>Una herida, y Staggered</translation>
        </message>
        <message>
            <source>A {die} die is added: now {result}.</source>
            <translation>Se añade un dado de {die}: ahora {result}.</translation>
        </message>
        <message>
            <source>A {what} has already been spent on this test.</source>
            <translation>En esta prueba ya se ha gastado: {what}.</translation>
        </message>
        <message>
            <source>About</source>
            <comment>whom a note is about</comment>
            <translation>Sobre</translation>
        </message>
        <message>
            <source>About gmtracker</source>
            <translation>Acerca de gmtracker</translation>
        </message>
        <message>
            <source>Absent this session</source>
            <translation>Ausente en esta sesión</translation>
        </message>
        <message>
            <source>Acting character</source>
            <translation>Personaje que actúa</translation>
        </message>
        <message>
            <source>Acting side</source>
            <translation>Bando que actúa</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Acción</translation>
        </message>
        <message>
            <source>Action: one extra standard action</source>
            <translation>Action: una acción estándar extra</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>Acciones</translation>
        </message>
        <message>
            <source>Active</source>
            <translation>Tiene el turno</translation>
        </message>
        <message>
            <source>Active defense, rolled</source>
            <translation>Defensa activa, tirada</translation>
        </message>
        <message>
            <source>Acts in {count} turns</source>
            <translation>Actúa dentro de {count} turnos</translation>
        </message>
        <message>
            <source>Acts next</source>
            <translation>Actúa a continuación</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Añadir</translation>
        </message>
        <message>
            <source>Add &amp;opposition…</source>
            <translation>Añadir &amp;oposición…</translation>
        </message>
        <message>
            <source>Add 1 character</source>
            <translation>Añadir 1 personaje</translation>
        </message>
        <message>
            <source>Add Fortune and subtract Misfortune as rolled</source>
            <translation>Sumar Fortune y restar Misfortune tal como salgan</translation>
        </message>
        <message>
            <source>Add a &amp;hero…</source>
            <translation>Añadir un &amp;héroe…</translation>
        </message>
        <message>
            <source>Add a Countdown die</source>
            <translation>Añadir un dado de Countdown</translation>
        </message>
        <message>
            <source>Add a Countdown die for a coming event.</source>
            <translation>Añadir un dado de Countdown para un suceso que se acerca.</translation>
        </message>
        <message>
            <source>Add a Fortune or Misfortune die before the outcome is announced.</source>
            <translation>Añadir un dado de Fortune o Misfortune antes de anunciar el resultado.</translation>
        </message>
        <message>
            <source>Add a Stunt to an attack that hit.</source>
            <translation>Añadir un Stunt a un ataque que ha impactado.</translation>
        </message>
        <message>
            <source>Add a d20 to your own test. It counts as at least 10. Not after a natural 1.</source>
            <translation>Añade un d20 a la propia prueba. Cuenta como 10 al menos. No tras un 1 natural.</translation>
        </message>
        <message>
            <source>Add a d20 without a minimum to the test. Once per test.</source>
            <translation>Añadir a la prueba un d20 sin mínimo. Una vez por prueba.</translation>
        </message>
        <message>
            <source>Add a detail, get a say in the GM's Treasure, or gain ranks of Advantage (half the value, rounded up). The GM may veto it.</source>
            <translation>Un detalle, voz en el Treasure de quien dirige o rangos de Advantage (la mitad del valor, redondeada hacia arriba). Quien dirige puede vetarlo.</translation>
        </message>
        <message>
            <source>Add a helpful detail to the scene, if the GM agrees.</source>
            <translation>Añadir a la escena un detalle útil, si quien dirige lo acepta.</translation>
        </message>
        <message>
            <source>Add a hero</source>
            <translation>Añadir un héroe</translation>
        </message>
        <message>
            <source>Add a luck die</source>
            <translation>Añadir un dado de suerte</translation>
        </message>
        <message>
            <source>Add a no&amp;te…</source>
            <translation>Añadir una &amp;nota…</translation>
        </message>
        <message>
            <source>Add a note</source>
            <translation>Añadir una nota</translation>
        </message>
        <message>
            <source>Add a number: +2 or -1 to change it, 7 to set it.</source>
            <translation>Añadir un número: +2 o -1 para cambiarlo, 7 para fijarlo.</translation>
        </message>
        <message>
            <source>Add a number: +2 or -1 to change it, 7 to set it. Or add “end” to remove it.</source>
            <translation>Añadir un número: +2 o -1 para cambiarlo, 7 para fijarlo. O añadir «fin» para quitarlo.</translation>
        </message>
        <message>
            <source>Add characters</source>
            <translation>Añadir personajes</translation>
        </message>
        <message>
            <source>Add condition</source>
            <translation>Añadir estado</translation>
        </message>
        <message>
            <source>Add half the value (rounded up) as degrees to a success.</source>
            <translation>Sumar a un éxito la mitad del valor en grados, redondeando hacia arriba.</translation>
        </message>
        <message>
            <source>Add heroes before you start a new day.</source>
            <translation>Primero hay que añadir héroes. Después puede empezar un día nuevo.</translation>
        </message>
        <message>
            <source>Add heroes or opposition</source>
            <translation>Añadir héroes u oposición</translation>
        </message>
        <message>
            <source>Add note</source>
            <translation>Añadir nota</translation>
        </message>
        <message>
            <source>Add one</source>
            <translation>Uno más</translation>
        </message>
        <message>
            <source>Add one {token} by hand</source>
            <translation>Añadir a mano: {token}</translation>
        </message>
        <message>
            <source>Add one {unit}</source>
            <translation>1 {unit} más</translation>
        </message>
        <message>
            <source>Add stones to the Fate pool of this encounter.</source>
            <translation>Añadir piedras a la reserva de Fate de este encuentro.</translation>
        </message>
        <message>
            <source>Add the hit's bonus dice to the damage.</source>
            <translation>Sumar al daño los dados extra del impacto.</translation>
        </message>
        <message>
            <source>Add the value to your own check before it is announced.</source>
            <translation>Sumar el valor a la propia prueba antes de anunciarla.</translation>
        </message>
        <message>
            <source>Add this number to the roll</source>
            <translation>Sumar este número a la tirada</translation>
        </message>
        <message>
            <source>Add to the check</source>
            <translation>Añadir a la prueba</translation>
        </message>
        <message>
            <source>Add up luck dice</source>
            <translation>Sumar los dados de suerte</translation>
        </message>
        <message>
            <source>Add what is owed</source>
            <translation>Añadir algo pendiente</translation>
        </message>
        <message>
            <source>Add {count} characters</source>
            <translation>Añadir {count} personajes</translation>
        </message>
        <message>
            <source>Add {die}</source>
            <translation>Añadir {die}</translation>
        </message>
        <message>
            <source>Add {die} for {name}</source>
            <translation>Añadir {die} para {name}</translation>
        </message>
        <message>
            <source>Add {one}</source>
            <translation>Añadir {one}</translation>
        </message>
        <message>
            <source>Add {one}…</source>
            <translation>Añadir {one}…</translation>
        </message>
        <message>
            <source>Add “end” to remove it.</source>
            <translation>Añadir «fin» para quitarlo.</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Dirección</translation>
        </message>
        <message>
            <source>Adds a d20 without a minimum</source>
            <translation>Añade un d20 sin mínimo</translation>
        </message>
        <message>
            <source>Adds a d6. Each Favor cancels a Hinder.</source>
            <translation>Suma un d6. Cada uno anula un Hinder.</translation>
        </message>
        <message>
            <source>Adds a fixed number to the damage</source>
            <translation>Suma un número fijo al daño</translation>
        </message>
        <message>
            <source>Adds ranks of Advantage to the attack and its damage</source>
            <translation>Rangos de Advantage para el ataque y el daño</translation>
        </message>
        <message>
            <source>Adds ranks of Advantage to the damage only</source>
            <translation>Rangos de Advantage solo para el daño</translation>
        </message>
        <message>
            <source>Adds ranks of Disadvantage for missing tools</source>
            <translation>Rangos de Disadvantage por falta de herramientas</translation>
        </message>
        <message>
            <source>Advantage or skill</source>
            <translation>Ventaja o habilidad</translation>
        </message>
        <message>
            <source>After the last encounter</source>
            <translation>Tras el último encuentro</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Contra</translation>
        </message>
        <message>
            <source>Against Toughness {n}</source>
            <translation>Contra Toughness {n}</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Todo</translation>
        </message>
        <message>
            <source>All</source>
            <comment>show the players everything of it</comment>
            <translation>Todo</translation>
        </message>
        <message>
            <source>All changes saved.</source>
            <translation>Todos los cambios guardados.</translation>
        </message>
        <message>
            <source>All characters are set aside. To bring one back, type “back” and the name.</source>
            <translation>Todos los personajes están aparte. Para traer uno de vuelta, escribe «vuelta» y el nombre.</translation>
        </message>
        <message>
            <source>All heroes present</source>
            <translation>Todos los héroes presentes</translation>
        </message>
        <message>
            <source>All house rules are at their defaults.</source>
            <translation>Todas las reglas de la casa tienen su valor por defecto.</translation>
        </message>
        <message>
            <source>All of them</source>
            <translation>Todos</translation>
        </message>
        <message>
            <source>All places on this page are taken. Close it on another phone.</source>
            <translation>No quedan plazas en esta página. Ciérrala en otro móvil.</translation>
        </message>
        <message>
            <source>All votes are in.</source>
            <translation>Ya están todos los votos.</translation>
        </message>
        <message>
            <source>All ways in are closed, and the enemy's reinforcements are outside.</source>
            <translation>Todas las entradas están cerradas, y los refuerzos del enemigo están fuera.</translation>
        </message>
        <message>
            <source>All ways out are closed, and every friend is outside.</source>
            <translation>Todas las salidas están cerradas, y todos los amigos están fuera.</translation>
        </message>
        <message>
            <source>All {count}</source>
            <translation>Los {count}</translation>
        </message>
        <message>
            <source>All {count}: my changes</source>
            <translation>Los {count}: mis cambios</translation>
        </message>
        <message>
            <source>All {count}: the whole sheet</source>
            <translation>Los {count}: la hoja entera</translation>
        </message>
        <message>
            <source>All {count}…</source>
            <translation>Los {count}…</translation>
        </message>
        <message>
            <source>Also hit</source>
            <translation>También alcanzados</translation>
        </message>
        <message>
            <source>Also saves</source>
            <comment>other heroes, against the same action</comment>
            <translation>Salvación también</translation>
        </message>
        <message>
            <source>Always show it</source>
            <translation>Mostrarla siempre</translation>
        </message>
        <message>
            <source>An Honest Witness</source>
            <translation>Un testigo honrado</translation>
        </message>
        <message>
            <source>An alternate effect for this encounter</source>
            <translation>Un efecto alternativo para este encuentro</translation>
        </message>
        <message>
            <source>An encounter is in progress. End it first.</source>
            <translation>Hay un encuentro en curso. Primero hay que terminarlo.</translation>
        </message>
        <message>
            <source>An hour is missing, and there is blood on the unlucky one's cuffs.</source>
            <translation>Falta una hora, y hay sangre en los puños del desdichado.</translation>
        </message>
        <message>
            <source>An immediate Action</source>
            <translation>Una Action al instante</translation>
        </message>
        <message>
            <source>An obstacle's level</source>
            <translation>Nivel de un obstáculo</translation>
        </message>
        <message>
            <source>An old flame is now with exactly the wrong person, and the two have talked.</source>
            <translation>Un antiguo amor está ahora justo con la persona equivocada, y los dos han hablado.</translation>
        </message>
        <message>
            <source>An old flame still has the key, the letters and a soft spot.</source>
            <translation>Un antiguo amor conserva la llave, las cartas y el cariño.</translation>
        </message>
        <message>
            <source>An old wound opens at the worst moment and needs time to heal.</source>
            <translation>Una vieja herida se abre en el peor momento y necesita tiempo para curarse.</translation>
        </message>
        <message>
            <source>An open check or award (“{kind}”) couldn't be read, so it was removed. Everything else is unchanged.</source>
            <translation>Una prueba o entrega abierta («{kind}») no se ha podido leer y se ha quitado. Todo lo demás está igual.</translation>
        </message>
        <message>
            <source>An opposed roll</source>
            <translation>Una tirada enfrentada</translation>
        </message>
        <message>
            <source>An unmodified 20</source>
            <translation>Un 20 sin modificar</translation>
        </message>
        <message>
            <source>Animation</source>
            <translation>Animación</translation>
        </message>
        <message>
            <source>Announce</source>
            <translation>Anunciar</translation>
        </message>
        <message>
            <source>Announce the open check first.</source>
            <translation>Primero hay que anunciar la prueba abierta.</translation>
        </message>
        <message>
            <source>Announce the open check first: {name}, {what}.</source>
            <translation>Primero hay que anunciar la prueba abierta: {name}, {what}.</translation>
        </message>
        <message>
            <source>Announced: {outcome}.</source>
            <translation>Anunciado: {outcome}.</translation>
        </message>
        <message>
            <source>Another check against an ongoing effect</source>
            <translation>Otra prueba contra un efecto en curso</translation>
        </message>
        <message>
            <source>Another player, or the GM.</source>
            <translation>Otro jugador, o quien dirige.</translation>
        </message>
        <message>
            <source>Another program changed “{file}”.</source>
            <translation>Otro programa ha cambiado «{file}».</translation>
        </message>
        <message>
            <source>Another program changed “{file}”. Your version is saved as a backup.</source>
            <translation>Otro programa ha cambiado «{file}». La versión de gmtracker está guardada como copia de seguridad.</translation>
        </message>
        <message>
            <source>Another program changed “{file}”. Your version is saved beside it as “{kept}”.</source>
            <translation>Otro programa ha cambiado «{file}». La versión de gmtracker está guardada al lado, como «{kept}».</translation>
        </message>
        <message>
            <source>Another program deleted the journal.</source>
            <translation>Otro programa ha borrado el diario.</translation>
        </message>
        <message>
            <source>Another sheet</source>
            <translation>Otra hoja</translation>
        </message>
        <message>
            <source>Another sheet ×{count}</source>
            <translation>Otra hoja ×{count}</translation>
        </message>
        <message>
            <source>Anyway</source>
            <translation>De todos modos</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Aspecto e idioma</translation>
        </message>
        <message>
            <source>Appears in {name}'s row.</source>
            <translation>Aparece en la fila de {name}.</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Aplicar</translation>
        </message>
        <message>
            <source>Apply damage</source>
            <translation>Infligir el daño</translation>
        </message>
        <message>
            <source>Apply harm</source>
            <translation>Aplicar el daño</translation>
        </message>
        <message>
            <source>Apply the damage</source>
            <translation>Infligir el daño</translation>
        </message>
        <message>
            <source>Apply the effect of the damage, as the GM decides.</source>
            <translation>Aplicar el efecto del daño, según decida quien dirige.</translation>
        </message>
        <message>
            <source>Apply the result</source>
            <translation>Aplicar el resultado</translation>
        </message>
        <message>
            <source>Apply wound</source>
            <translation>Infligir la herida</translation>
        </message>
        <message>
            <source>April</source>
            <translation>abril</translation>
        </message>
        <message>
            <source>Arabic</source>
            <translation>Árabe</translation>
        </message>
        <message>
            <source>Armor</source>
            <translation>Armor</translation>
        </message>
        <message>
            <source>Armor counts</source>
            <translation>Cuenta la Armor</translation>
        </message>
        <message>
            <source>Armor reduces damage from attacks.</source>
            <translation>La Armor reduce el daño de los ataques.</translation>
        </message>
        <message>
            <source>Arrival of {name}</source>
            <translation>Llegada de {name}</translation>
        </message>
        <message>
            <source>Arrows</source>
            <translation>Flechas</translation>
        </message>
        <message>
            <source>As in your window</source>
            <comment>colors of the player window</comment>
            <translation>Como en tu ventana</translation>
        </message>
        <message>
            <source>At 0 HP, at 5 Fatigue, or body destroyed. Can't regain HP.</source>
            <translation>Con 0 HP, con 5 Fatigue o con el cuerpo destruido. No puede recuperar HP.</translation>
        </message>
        <message>
            <source>At 0 hit points.</source>
            <translation>Con 0 puntos de golpe.</translation>
        </message>
        <message>
            <source>At a feast where everyone must be polite, the lucky one is the guest everyone wants to hear.</source>
            <translation>En un banquete donde todos deben ser corteses, el afortunado es el invitado al que todos quieren oír.</translation>
        </message>
        <message>
            <source>At a polite feast, the unlucky one is asked for a speech. Someone in the room knows what really happened.</source>
            <translation>En un banquete muy cortés, le piden un discurso al desdichado. Alguien en la sala sabe lo que pasó de verdad.</translation>
        </message>
        <message>
            <source>At start</source>
            <translation>Al empezar</translation>
        </message>
        <message>
            <source>At the start of the next session</source>
            <translation>Al empezar la próxima sesión</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>En la mesa</translation>
        </message>
        <message>
            <source>At this table, the pool stays empty until the next session.</source>
            <translation>En esta mesa la reserva queda vacía hasta la próxima sesión.</translation>
        </message>
        <message>
            <source>At −3 hit points.</source>
            <translation>Con −3 puntos de golpe.</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Ataque</translation>
        </message>
        <message>
            <source>Attack</source>
            <comment>on a button</comment>
            <translation>Atacar</translation>
        </message>
        <message>
            <source>Attacker</source>
            <translation>Atacante</translation>
        </message>
        <message>
            <source>Attribute</source>
            <translation>Atributo</translation>
        </message>
        <message>
            <source>Attributes</source>
            <translation>Atributos</translation>
        </message>
        <message>
            <source>August</source>
            <translation>agosto</translation>
        </message>
        <message>
            <source>Average</source>
            <translation>Media</translation>
        </message>
        <message>
            <source>Average damage</source>
            <translation>Daño medio</translation>
        </message>
        <message>
            <source>Average degree</source>
            <translation>Grado medio</translation>
        </message>
        <message>
            <source>Avoid a complication. If its Victory point was already awarded, this costs 2 points.</source>
            <translation>Evitar una complicación. Si su Victory point ya se entregó, cuesta 2 puntos.</translation>
        </message>
        <message>
            <source>Award</source>
            <comment>what is done</comment>
            <translation>Entregar</translation>
        </message>
        <message>
            <source>Award</source>
            <comment>why tokens came</comment>
            <translation>Entrega</translation>
        </message>
        <message>
            <source>Award the die from the pool first. Then you can choose its use.</source>
            <translation>Primero hay que entregar el dado de la reserva. Después se elige su uso.</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Copias de seguridad</translation>
        </message>
        <message>
            <source>Baltic</source>
            <translation>Báltico</translation>
        </message>
        <message>
            <source>Before the first encounter</source>
            <translation>Antes del primer encuentro</translation>
        </message>
        <message>
            <source>Before the first session</source>
            <translation>Antes de la primera sesión</translation>
        </message>
        <message>
            <source>Before the night is over, the unlucky one must give up something dear. If not, someone else will lose theirs.</source>
            <translation>Antes de que acabe la noche, el desdichado debe renunciar a algo querido. Si no, lo perderá otra persona.</translation>
        </message>
        <message>
            <source>Below 0 hit points. Needs help now.</source>
            <translation>Por debajo de 0 puntos de golpe. Necesita ayuda ya.</translation>
        </message>
        <message>
            <source>Benefit</source>
            <comment>what a Surge is for</comment>
            <translation>Beneficio</translation>
        </message>
        <message>
            <source>Between encounters</source>
            <translation>Entre encuentros</translation>
        </message>
        <message>
            <source>Between sessions</source>
            <translation>Entre sesiones</translation>
        </message>
        <message>
            <source>Beyond help.</source>
            <translation>Ya no hay remedio.</translation>
        </message>
        <message>
            <source>Body destroyed</source>
            <translation>Cuerpo destruido</translation>
        </message>
        <message>
            <source>Bonus</source>
            <translation>Bono</translation>
        </message>
        <message>
            <source>Bonus dice</source>
            <translation>Dados extra</translation>
        </message>
        <message>
            <source>Bonus die</source>
            <translation>Dado extra</translation>
        </message>
        <message>
            <source>Bonus die {n}</source>
            <translation>Dado extra {n}</translation>
        </message>
        <message>
            <source>Bonus: +1 on a skill or defense check, until the next turn starts</source>
            <translation>Bonus: +1 a una prueba de habilidad o defensa, hasta que empiece el próximo turno</translation>
        </message>
        <message>
            <source>Both outcomes were read out.</source>
            <translation>Se leyeron los dos resultados.</translation>
        </message>
        <message>
            <source>Break a tie</source>
            <translation>Decidir un empate</translation>
        </message>
        <message>
            <source>Break a tie with a coin toss.</source>
            <translation>Deshacer un empate con una moneda.</translation>
        </message>
        <message>
            <source>Break the tie first. The votes are already counted.</source>
            <translation>Primero hay que decidir el empate. Los votos ya están contados.</translation>
        </message>
        <message>
            <source>Breakdown</source>
            <translation>La avería</translation>
        </message>
        <message>
            <source>Briefly highlights what just changed.</source>
            <translation>Resalta un momento lo que acaba de cambiar.</translation>
        </message>
        <message>
            <source>Bring bac&amp;k</source>
            <translation>Traer de &amp;vuelta</translation>
        </message>
        <message>
            <source>Bring {name} back</source>
            <translation>Traer de vuelta a {name}</translation>
        </message>
        <message>
            <source>Broken, and out of the conflict</source>
            <translation>Broken, y fuera del conflicto</translation>
        </message>
        <message>
            <source>Bruised</source>
            <translation>Bruised</translation>
        </message>
        <message>
            <source>Burned Bridges</source>
            <translation>Puentes quemados</translation>
        </message>
        <message>
            <source>By hand</source>
            <translation>A mano</translation>
        </message>
        <message>
            <source>By hand: a Countdown die, Cd{size}.</source>
            <translation>A mano: un dado de Countdown, Cd{size}.</translation>
        </message>
        <message>
            <source>By hand: the GM gets a Possibility.</source>
            <translation>A mano: una Possibility para quien dirige.</translation>
        </message>
        <message>
            <source>By hand: the GM's hand gets {what}.</source>
            <translation>A mano: la mano de DJ recibe {what}.</translation>
        </message>
        <message>
            <source>By hand: the {pool} gets {what}.</source>
            <translation>A mano: «{pool}» recibe {what}.</translation>
        </message>
        <message>
            <source>By hand: {a_token} is removed from play.</source>
            <translation>A mano: {a_token} sale del juego.</translation>
        </message>
        <message>
            <source>By hand: {a_token} showing {value} is removed from play.</source>
            <translation>A mano: {a_token} con {value} sale del juego.</translation>
        </message>
        <message>
            <source>By hand: {hero} gets 1 Luck.</source>
            <translation>A mano: 1 Luck para {hero}.</translation>
        </message>
        <message>
            <source>By hand: {holder}'s {token} is removed from play.</source>
            <translation>A mano: {token} de {holder} sale del juego.</translation>
        </message>
        <message>
            <source>By hand: {name} gets a Possibility.</source>
            <translation>A mano: una Possibility para {name}.</translation>
        </message>
        <message>
            <source>By hand: {name} gets a Victory point.</source>
            <translation>A mano: {name} recibe un Victory point.</translation>
        </message>
        <message>
            <source>By hand: {place} gets {tokens}.</source>
            <translation>A mano: {place} recibe {tokens}.</translation>
        </message>
        <message>
            <source>By hand: {place}, +{tokens}.</source>
            <translation>A mano: {place}, +{tokens}.</translation>
        </message>
        <message>
            <source>By hand: {what}</source>
            <translation>A mano: {what}</translation>
        </message>
        <message>
            <source>By hand: {where} gets {what}.</source>
            <translation>A mano: {where} recibe {what}.</translation>
        </message>
        <message>
            <source>By morning, the enemy's worst secret is posted on every wall.</source>
            <translation>Por la mañana, el peor secreto del enemigo está en todas las paredes.</translation>
        </message>
        <message>
            <source>By the rules, heroes can't give each other Luck.</source>
            <translation>Según las reglas, los héroes no pueden darse Luck entre sí.</translation>
        </message>
        <message>
            <source>Campaign</source>
            <translation>Campaña</translation>
        </message>
        <message>
            <source>Campaign name</source>
            <translation>Nombre de la campaña</translation>
        </message>
        <message>
            <source>Campaigns ({patterns})</source>
            <translation>Campañas ({patterns})</translation>
        </message>
        <message>
            <source>Can be retried, in combat usually next turn</source>
            <translation>Se puede reintentar. En combate, normalmente en el próximo turno</translation>
        </message>
        <message>
            <source>Can neither dodge nor parry.</source>
            <translation>No puede esquivar ni parar.</translation>
        </message>
        <message>
            <source>Can't act freely.</source>
            <translation>No puede actuar con libertad.</translation>
        </message>
        <message>
            <source>Can't be seen.</source>
            <translation>No se le puede ver.</translation>
        </message>
        <message>
            <source>Can't breathe.</source>
            <translation>No puede respirar.</translation>
        </message>
        <message>
            <source>Can't do anything.</source>
            <translation>No puede hacer nada.</translation>
        </message>
        <message>
            <source>Can't leave the spot.</source>
            <translation>No puede moverse de su sitio.</translation>
        </message>
        <message>
            <source>Can't move.</source>
            <translation>No puede moverse.</translation>
        </message>
        <message>
            <source>Can't reach the table yet. Use the same Wi-Fi as the game master.</source>
            <translation>Aún no se puede conectar con la mesa. Usa la misma wifi que la dirección de juego.</translation>
        </message>
        <message>
            <source>Can't read word {number} of {count}.</source>
            <translation>No se puede leer la palabra {number} de {count}.</translation>
        </message>
        <message>
            <source>Can't read “{text}”. Type 7 to set the value, +2 or -1 to change it, or =-1 for a negative value.</source>
            <translation>No se entiende «{text}». 7 fija el valor, +2 o -1 lo cambia, =-1 fija un valor negativo.</translation>
        </message>
        <message>
            <source>Can't see.</source>
            <translation>No ve nada.</translation>
        </message>
        <message>
            <source>Can't take actions.</source>
            <translation>No puede realizar acciones.</translation>
        </message>
        <message>
            <source>Can't tell what is happening.</source>
            <translation>No sabe qué está pasando.</translation>
        </message>
        <message>
            <source>Can't use this campaign's copy of the game file ({why}).</source>
            <translation>No se puede usar la copia del archivo del juego de esta campaña ({why}).</translation>
        </message>
        <message>
            <source>Can't use “{file}”.</source>
            <translation>No se puede usar «{file}».</translation>
        </message>
        <message>
            <source>Can't use “{file}”. Another game already uses the id “{id}”.</source>
            <translation>No se puede usar «{file}». Otro juego ya usa el id «{id}».</translation>
        </message>
        <message>
            <source>Can't use “{file}”. {fault}.</source>
            <translation>No se puede usar «{file}». {fault}.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Cancel, close, or return to now</source>
            <translation>Cancelar, cerrar o volver al presente</translation>
        </message>
        <message>
            <source>Cancels the edit and returns what was spent.</source>
            <translation>Cancela el cambio y devuelve lo gastado.</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Carta</translation>
        </message>
        <message>
            <source>Carries over</source>
            <translation>Se conserva</translation>
        </message>
        <message>
            <source>Cast</source>
            <comment>of a spell</comment>
            <translation>Lanzar</translation>
        </message>
        <message>
            <source>Casting</source>
            <translation>Hechizo</translation>
        </message>
        <message>
            <source>Categories</source>
            <translation>Categorías</translation>
        </message>
        <message>
            <source>Category</source>
            <translation>Categoría</translation>
        </message>
        <message>
            <source>Category for {lot}</source>
            <translation>Categoría: {lot}</translation>
        </message>
        <message>
            <source>Central European</source>
            <translation>Centroeuropeo</translation>
        </message>
        <message>
            <source>Challenging</source>
            <translation>Exigente</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Probabilidad</translation>
        </message>
        <message>
            <source>Chance in percent</source>
            <translation>Probabilidad en %</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Cambio</translation>
        </message>
        <message>
            <source>Change</source>
            <comment>what suggested commands do</comment>
            <translation>Cambiar</translation>
        </message>
        <message>
            <source>Character</source>
            <translation>Personaje</translation>
        </message>
        <message>
            <source>Character actions</source>
            <translation>Acciones de los personajes</translation>
        </message>
        <message>
            <source>Characters</source>
            <translation>Personajes</translation>
        </message>
        <message>
            <source>Characters to import</source>
            <translation>Personajes que se importarán</translation>
        </message>
        <message>
            <source>Chec&amp;k…</source>
            <translation>&amp;Prueba…</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Prueba</translation>
        </message>
        <message>
            <source>Check &amp;game file…</source>
            <translation>Comprobar el archivo del &amp;juego…</translation>
        </message>
        <message>
            <source>Check again</source>
            <translation>Comprobar de nuevo</translation>
        </message>
        <message>
            <source>Check: {what}</source>
            <translation>Prueba: {what}</translation>
        </message>
        <message>
            <source>Check: {what}, against {target}</source>
            <translation>Prueba: {what}, contra {target}</translation>
        </message>
        <message>
            <source>Choose Fortune or Misfortune for the luck die.</source>
            <translation>Elegir Fortune o Misfortune para el dado de suerte.</translation>
        </message>
        <message>
            <source>Choose Triumph or Tragedy for the Fate stones.</source>
            <translation>Elegir Triumph o Tragedy para las piedras de Fate.</translation>
        </message>
        <message>
            <source>Choose a Tier from 1 to {highest} for {names}.</source>
            <translation>Elegir un Tier de 1 a {highest} para {names}.</translation>
        </message>
        <message>
            <source>Choose a benefit for the Surge.</source>
            <translation>Elegir un beneficio para el Surge.</translation>
        </message>
        <message>
            <source>Choose a benefit for the extra effort.</source>
            <translation>Hay que indicar para qué es el esfuerzo extra.</translation>
        </message>
        <message>
            <source>Choose a card: Hero or Drama.</source>
            <translation>Elegir una carta: Hero o Drama.</translation>
        </message>
        <message>
            <source>Choose a character first.</source>
            <translation>Primero hay que elegir un personaje.</translation>
        </message>
        <message>
            <source>Choose a condition.</source>
            <translation>Hay que elegir un estado.</translation>
        </message>
        <message>
            <source>Choose a die for {name}</source>
            <translation>Elegir un dado para {name}</translation>
        </message>
        <message>
            <source>Choose a hero as the target. {name} belongs to the opposition.</source>
            <translation>Elegir a un héroe como objetivo. {name} es de la oposición.</translation>
        </message>
        <message>
            <source>Choose a result.</source>
            <translation>Elegir un resultado.</translation>
        </message>
        <message>
            <source>Choose a target and enter the damage.</source>
            <translation>Elegir un objetivo e indicar el daño.</translation>
        </message>
        <message>
            <source>Choose a target to see the odds.</source>
            <translation>Elegir un objetivo para ver la probabilidad.</translation>
        </message>
        <message>
            <source>Choose from 1 to {most}. The {pool} holds {tokens}.</source>
            <translation>Indicar de 1 a {most}. En {pool}: {tokens}.</translation>
        </message>
        <message>
            <source>Choose from the list, or keep typing.</source>
            <translation>Elegir en la lista o seguir escribiendo.</translation>
        </message>
        <message>
            <source>Choose how the Victory point was earned.</source>
            <translation>Hay que indicar cómo se ganó el Victory point.</translation>
        </message>
        <message>
            <source>Choose how the die was earned.</source>
            <translation>Elegir por qué se ganó el dado.</translation>
        </message>
        <message>
            <source>Choose one of the tied rows.</source>
            <translation>Elegir una de las filas empatadas.</translation>
        </message>
        <message>
            <source>Choose something good or something bad.</source>
            <translation>Elegir algo bueno o algo malo.</translation>
        </message>
        <message>
            <source>Choose the Soft or the Hard Tilt.</source>
            <translation>Elegir el Soft Tilt o el Hard Tilt.</translation>
        </message>
        <message>
            <source>Choose the Tilt table</source>
            <translation>Elegir la tabla del Tilt</translation>
        </message>
        <message>
            <source>Choose the condition or effect that {hero} resists.</source>
            <translation>Hay que indicar a qué estado o efecto se resiste {hero}.</translation>
        </message>
        <message>
            <source>Choose the foe whose Advantages do not count.</source>
            <translation>Elegir al enemigo cuyas Advantages no cuentan.</translation>
        </message>
        <message>
            <source>Choose the hero whose check gets worse.</source>
            <translation>Elegir al héroe cuya prueba empeora.</translation>
        </message>
        <message>
            <source>Choose the skill whose rank counts</source>
            <translation>Elegir la habilidad cuyo rango cuenta</translation>
        </message>
        <message>
            <source>Choose the target or opponent</source>
            <translation>Elegir el objetivo o el oponente</translation>
        </message>
        <message>
            <source>Choose what this reason is for, or press Esc.</source>
            <translation>Elegir para qué es este motivo o pulsar Esc.</translation>
        </message>
        <message>
            <source>Choose what to spend from the list, or keep typing.</source>
            <translation>Elegir en la lista qué gastar, o seguir escribiendo.</translation>
        </message>
        <message>
            <source>Choose who else is hit.</source>
            <translation>Elegir quién más recibe el impacto.</translation>
        </message>
        <message>
            <source>Choose who else makes this save.</source>
            <translation>Elige quién más hace esta salvación.</translation>
        </message>
        <message>
            <source>Choose who makes the defeat test.</source>
            <translation>Elegir primero quién hace la prueba de Defeat.</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Elegir…</translation>
        </message>
        <message>
            <source>Chosen by {names}, die {number}</source>
            <translation>Elegido por {names}, dado {number}</translation>
        </message>
        <message>
            <source>Chosen.</source>
            <translation>Elegido.</translation>
        </message>
        <message>
            <source>Circumstances</source>
            <translation>Circunstancias</translation>
        </message>
        <message>
            <source>Circumstances already add +2 or more. The extra effort stays ready for another check.</source>
            <translation>Las circunstancias ya suman +2 o más. El esfuerzo extra queda listo para otra prueba.</translation>
        </message>
        <message>
            <source>Click to correct a mistyped die</source>
            <translation>Hacer clic para corregir un dado mal escrito</translation>
        </message>
        <message>
            <source>Clock for the table or a character</source>
            <translation>Reloj para la mesa o un personaje</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Cerrar (Esc)</translation>
        </message>
        <message>
            <source>Close and lose 1 step</source>
            <translation>Cerrar y perder 1 paso</translation>
        </message>
        <message>
            <source>Close and lose {count} steps</source>
            <translation>Cerrar y perder {count} pasos</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Código</translation>
        </message>
        <message>
            <source>Coin (on a {face}, {who} wins)</source>
            <translation>Moneda (con {face} gana {who})</translation>
        </message>
        <message>
            <source>Coin and Cargo</source>
            <translation>Dinero y carga</translation>
        </message>
        <message>
            <source>Cold Feet</source>
            <translation>Echarse atrás</translation>
        </message>
        <message>
            <source>Colors</source>
            <translation>Colores</translation>
        </message>
        <message>
            <source>Column</source>
            <translation>Columna</translation>
        </message>
        <message>
            <source>Column {number} has no heading. Its values were skipped.</source>
            <translation>La columna {number} no tiene título. Se han omitido sus valores.</translation>
        </message>
        <message>
            <source>Column “{column}”: {complaint}</source>
            <translation>Columna «{column}»: {complaint}</translation>
        </message>
        <message>
            <source>Command &amp;bar</source>
            <translation>&amp;Barra de comandos</translation>
        </message>
        <message>
            <source>Command bar</source>
            <translation>Barra de comandos</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>Comparar</translation>
        </message>
        <message>
            <source>Compare two ranks without rolling. If they are equal, a coin toss decides.</source>
            <translation>Comparar dos rangos sin tirar. Si son iguales, decide una moneda.</translation>
        </message>
        <message>
            <source>Comparison</source>
            <translation>Comparación</translation>
        </message>
        <message>
            <source>Concentrating to keep an effect going.</source>
            <translation>Se concentra para mantener un efecto.</translation>
        </message>
        <message>
            <source>Condition</source>
            <translation>Estado</translation>
        </message>
        <message>
            <source>Condition to resist</source>
            <translation>Estado que se resiste</translation>
        </message>
        <message>
            <source>Conditions</source>
            <translation>Estados</translation>
        </message>
        <message>
            <source>Connected</source>
            <translation>Conectado</translation>
        </message>
        <message>
            <source>Connecting…</source>
            <translation>Conectando…</translation>
        </message>
        <message>
            <source>Connection lost. This was the table at {time}.</source>
            <translation>Conexión perdida. Así estaba la mesa a las {time}.</translation>
        </message>
        <message>
            <source>Contin&amp;ue…</source>
            <translation>Segui&amp;r…</translation>
        </message>
        <message>
            <source>Continue a campaign</source>
            <translation>Continuar una campaña</translation>
        </message>
        <message>
            <source>Continue, or go back to the table</source>
            <translation>Continuar o volver a la mesa</translation>
        </message>
        <message>
            <source>Copy details</source>
            <translation>Copiar detalles</translation>
        </message>
        <message>
            <source>Couldn't create the campaigns folder in {place}: {why}.</source>
            <translation>No se ha podido crear la carpeta de campañas en {place}: {why}.</translation>
        </message>
        <message>
            <source>Couldn't create the folder {folder}: {reason}.</source>
            <translation>No se ha podido crear la carpeta {folder}: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't find “{file}” in {folder}.</source>
            <translation>No se encuentra «{file}» en {folder}.</translation>
        </message>
        <message>
            <source>Couldn't make a backup: {reason}.</source>
            <translation>No se ha podido hacer una copia de seguridad: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't make the last backup: {reason}.</source>
            <translation>No se ha podido hacer la última copia de seguridad: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't open the page at {address}: {reason}.</source>
            <translation>No se pudo abrir la página en {address}: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't open “{file}” because of an error in gmtracker.</source>
            <translation>No se ha podido abrir «{file}» por un error de gmtracker.</translation>
        </message>
        <message>
            <source>Couldn't open “{file}” yet: the disk isn't responding. It opens as soon as the disk responds, unless you play on first.</source>
            <translation>Aún no se pudo abrir «{file}»: el disco no responde. Se abrirá en cuanto el disco responda, salvo que sigas jugando antes.</translation>
        </message>
        <message>
            <source>Couldn't open “{file}”. {fault}</source>
            <translation>No se puede abrir «{file}». {fault}</translation>
        </message>
        <message>
            <source>Couldn't play the demo in {folder}. {why}</source>
            <translation>No se ha podido reproducir la demo en {folder}. {why}</translation>
        </message>
        <message>
            <source>Couldn't reach “{file}”: {reason}.</source>
            <translation>No se ha podido acceder a «{file}»: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't read some settings: {names}. Their defaults are used.</source>
            <translation>No se han podido leer algunos ajustes: {names}. Se usan sus valores predeterminados.</translation>
        </message>
        <message>
            <source>Couldn't read some settings: {names}. Their defaults are used. The old settings file is saved as {file}.</source>
            <translation>No se han podido leer algunos ajustes: {names}. Se usan sus valores predeterminados. El archivo anterior está guardado como {file}.</translation>
        </message>
        <message>
            <source>Couldn't read the file: {reason}.</source>
            <translation>No se ha podido leer el archivo: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't read the journal {file}: {reason}.</source>
            <translation>No se ha podido leer el diario {file}: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't read the journal: {reason}.</source>
            <translation>No se ha podido leer el diario: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't read the settings: {reason}. Default settings are used.</source>
            <translation>No se han podido leer los ajustes: {reason}. Se usan los valores predeterminados.</translation>
        </message>
        <message>
            <source>Couldn't read this workbook. Save it as CSV in your spreadsheet, then import the CSV file.</source>
            <translation>No se ha podido leer este libro de cálculo. Hay que guardarlo como CSV e importar el archivo CSV.</translation>
        </message>
        <message>
            <source>Couldn't read “{file}” because of an error in gmtracker.</source>
            <translation>No se ha podido leer «{file}» por un error de gmtracker.</translation>
        </message>
        <message>
            <source>Couldn't read “{file}”: {reason}.</source>
            <translation>No se ha podido leer «{file}»: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't save some changes.</source>
            <translation>No se han podido guardar algunos cambios.</translation>
        </message>
        <message>
            <source>Couldn't save the campaign in {folder}.</source>
            <translation>No se ha podido guardar la campaña en {folder}.</translation>
        </message>
        <message>
            <source>Couldn't save the campaign: one of its texts contains an invalid symbol.</source>
            <translation>No se ha podido guardar la campaña: uno de sus textos contiene un símbolo no válido.</translation>
        </message>
        <message>
            <source>Couldn't save the settings because of an error in gmtracker.</source>
            <translation>No se han podido guardar los ajustes por un error de gmtracker.</translation>
        </message>
        <message>
            <source>Couldn't save the settings: {reason}.</source>
            <translation>No se han podido guardar los ajustes: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't save “{file}” because of an error in gmtracker.</source>
            <translation>No se ha podido guardar «{file}» por un error de gmtracker.</translation>
        </message>
        <message>
            <source>Couldn't save “{file}” yet: the disk isn't responding.</source>
            <translation>Aún no se ha podido guardar «{file}»: el disco no responde.</translation>
        </message>
        <message>
            <source>Couldn't save “{file}”: a folder or device has that name.</source>
            <translation>No se pudo guardar «{file}»: una carpeta o un dispositivo tiene ese nombre.</translation>
        </message>
        <message>
            <source>Couldn't save “{file}”: {reason}.</source>
            <translation>No se ha podido guardar «{file}»: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't set the old journal aside: {reason}.</source>
            <translation>No se ha podido apartar el diario antiguo: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't write the journal to disk: {reason}.</source>
            <translation>No se ha podido escribir el diario en el disco: {reason}.</translation>
        </message>
        <message>
            <source>Couldn't write the journal: {reason}.</source>
            <translation>No se ha podido escribir el diario: {reason}.</translation>
        </message>
        <message>
            <source>Count</source>
            <comment>how many of a kind there are</comment>
            <translation>Cantidad</translation>
        </message>
        <message>
            <source>Count the d20 as 10</source>
            <translation>Contar el d20 como 10</translation>
        </message>
        <message>
            <source>Count the votes</source>
            <translation>Contar los votos</translation>
        </message>
        <message>
            <source>Countdown dice stay in their own pool.</source>
            <translation>Los dados de Countdown se quedan en su propia reserva.</translation>
        </message>
        <message>
            <source>Countdown die by hand</source>
            <translation>Dado de Countdown a mano</translation>
        </message>
        <message>
            <source>Countdown die {die}</source>
            <translation>Dado de Countdown {die}</translation>
        </message>
        <message>
            <source>Countdown d{size}</source>
            <translation>Countdown d{size}</translation>
        </message>
        <message>
            <source>Counter</source>
            <comment>an effect</comment>
            <translation>Contrarrestar</translation>
        </message>
        <message>
            <source>Counter for a character or the table</source>
            <translation>Contador para un personaje o la mesa</translation>
        </message>
        <message>
            <source>Counter o&amp;r clock…</source>
            <translation>Contad&amp;or o reloj…</translation>
        </message>
        <message>
            <source>Counter with {trait}</source>
            <translation>Contrarrestar con {trait}</translation>
        </message>
        <message>
            <source>Counter, avert or deflect an effect</source>
            <translation>Contrarrestar, evitar o desviar un efecto</translation>
        </message>
        <message>
            <source>Countered</source>
            <translation>Contrarrestado</translation>
        </message>
        <message>
            <source>Countered, {degrees}.</source>
            <translation>Contrarrestado, {degrees}.</translation>
        </message>
        <message>
            <source>Counter…</source>
            <translation>Contador…</translation>
        </message>
        <message>
            <source>Coup +{degrees}</source>
            <translation>Coup +{degrees}</translation>
        </message>
        <message>
            <source>Cover, light, range and other circumstances</source>
            <translation>Cobertura, luz, distancia y otras circunstancias</translation>
        </message>
        <message>
            <source>Create</source>
            <translation>Crear</translation>
        </message>
        <message>
            <source>Crit benefit</source>
            <translation>Beneficio del Crit</translation>
        </message>
        <message>
            <source>Critical effect</source>
            <translation>Efecto crítico</translation>
        </message>
        <message>
            <source>Critical failure</source>
            <translation>Fallo crítico</translation>
        </message>
        <message>
            <source>Critical hit</source>
            <translation>Impacto crítico</translation>
        </message>
        <message>
            <source>Critical success</source>
            <translation>Éxito crítico</translation>
        </message>
        <message>
            <source>Curfew</source>
            <translation>Toque de queda</translation>
        </message>
        <message>
            <source>Custo&amp;m condition…</source>
            <translation>Estado prop&amp;io…</translation>
        </message>
        <message>
            <source>Custom condition</source>
            <translation>Estado propio</translation>
        </message>
        <message>
            <source>Cut Off</source>
            <translation>Sin salida</translation>
        </message>
        <message>
            <source>Cyrillic</source>
            <translation>Cirílico</translation>
        </message>
        <message>
            <source>DC</source>
            <translation>DC</translation>
        </message>
        <message>
            <source>Damage</source>
            <translation>Daño</translation>
        </message>
        <message>
            <source>Damage (7, or 2d6+1)</source>
            <translation>Daño (7, o 2d6+1)</translation>
        </message>
        <message>
            <source>Damage dice</source>
            <translation>Dados de daño</translation>
        </message>
        <message>
            <source>Damage d{size}</source>
            <translation>Daño d{size}</translation>
        </message>
        <message>
            <source>Damage d{size}, exploded</source>
            <translation>Daño d{size}, explotado</translation>
        </message>
        <message>
            <source>Damage d{size}, rerolled</source>
            <translation>Daño d{size}, repetido</translation>
        </message>
        <message>
            <source>Damage is skipped.</source>
            <translation>Se omite el daño.</translation>
        </message>
        <message>
            <source>Damage must be a number or dice such as d6, 2d6+d4+1 or d6!.</source>
            <translation>El daño debe ser un número o dados como d6, 2d6+d4+1 o d6!.</translation>
        </message>
        <message>
            <source>Damage over Toughness becomes Shock and Wounds, which can be soaked.</source>
            <translation>El daño por encima de Toughness se convierte en Shock y Wounds. Se puede absorber con Soak.</translation>
        </message>
        <message>
            <source>Damage to {name}</source>
            <translation>Daño a {name}</translation>
        </message>
        <message>
            <source>Damage to {name} is skipped.</source>
            <translation>Se omite el daño a {name}.</translation>
        </message>
        <message>
            <source>Damage {damage} against Toughness {toughness}: {hurt}.</source>
            <translation>Daño {damage} contra Toughness {toughness}: {hurt}.</translation>
        </message>
        <message>
            <source>Damage {damage} plus the bonus dice, against Toughness {toughness}</source>
            <translation>Daño {damage} más los dados extra, contra Toughness {toughness}</translation>
        </message>
        <message>
            <source>Damage {damage} plus the bonus die, against Toughness {toughness}</source>
            <translation>Daño {damage} más el dado extra, contra Toughness {toughness}</translation>
        </message>
        <message>
            <source>Damage {damage} to {name}, against Toughness {toughness}: {hurt}.</source>
            <translation>Daño {damage} a {name}, contra Toughness {toughness}: {hurt}.</translation>
        </message>
        <message>
            <source>Damage {damage}.</source>
            <translation>Daño {damage}.</translation>
        </message>
        <message>
            <source>Damaged UTF-8</source>
            <translation>UTF-8 dañado</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Oscuro</translation>
        </message>
        <message>
            <source>Dead, regardless of HP.</source>
            <translation>Muerte, sean cuales sean los HP.</translation>
        </message>
        <message>
            <source>Dealt</source>
            <comment>why tokens came</comment>
            <translation>Reparto</translation>
        </message>
        <message>
            <source>Death</source>
            <translation>Muerte</translation>
        </message>
        <message>
            <source>December</source>
            <translation>diciembre</translation>
        </message>
        <message>
            <source>Default: {value}</source>
            <translation>Por defecto: {value}</translation>
        </message>
        <message>
            <source>Defeat</source>
            <translation>Defeat</translation>
        </message>
        <message>
            <source>Defeat test</source>
            <translation>Prueba de Defeat</translation>
        </message>
        <message>
            <source>Defend</source>
            <translation>Defender</translation>
        </message>
        <message>
            <source>Defense</source>
            <translation>Defensa</translation>
        </message>
        <message>
            <source>Defense check</source>
            <translation>Prueba de defensa</translation>
        </message>
        <message>
            <source>Defense check against {what}</source>
            <translation>Prueba de defensa contra {what}</translation>
        </message>
        <message>
            <source>Describe the condition in a word or two.</source>
            <translation>Hay que describir el estado en una o dos palabras.</translation>
        </message>
        <message>
            <source>Describe what the Tragedy die does, or choose another effect.</source>
            <translation>Describir qué hace el dado de Tragedy, o elegir otro efecto.</translation>
        </message>
        <message>
            <source>Description</source>
            <translation>Descripción</translation>
        </message>
        <message>
            <source>Destiny dice to earn and hold, Fate stones, Stress wheels, and the Tilt.</source>
            <translation>Dados de Destiny que se ganan y se guardan, piedras de Fate, ruedas de Stress y el Tilt.</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Dados</translation>
        </message>
        <message>
            <source>Dice</source>
            <comment>the title of a panel</comment>
            <translation>Dados</translation>
        </message>
        <message>
            <source>Dice add stones in an encounter.</source>
            <translation>Los dados dan piedras en encuentros.</translation>
        </message>
        <message>
            <source>Dice luck</source>
            <translation>Suerte con los dados</translation>
        </message>
        <message>
            <source>Dice {dice} (count as {counts}), bonus {bonus}</source>
            <translation>Dados {dice} (cuentan como {counts}), bono {bonus}</translation>
        </message>
        <message>
            <source>Dice {dice}, bonus {bonus}</source>
            <translation>Dados {dice}, bono {bonus}</translation>
        </message>
        <message>
            <source>Dice: type the results, or leave them empty to roll here</source>
            <translation>Dados: escribir los resultados, o dejarlos vacíos para tirar aquí</translation>
        </message>
        <message>
            <source>Die</source>
            <comment>a kind of die</comment>
            <translation>Dado</translation>
        </message>
        <message>
            <source>Die total {n}</source>
            <translation>Total de dados {n}</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Dificultad</translation>
        </message>
        <message>
            <source>Disadvantage per wound</source>
            <translation>Disadvantage por herida</translation>
        </message>
        <message>
            <source>Disadvantages do not count for now</source>
            <translation>las Disadvantages no cuentan por ahora</translation>
        </message>
        <message>
            <source>Disadvantages do not count until the end of the next turn</source>
            <translation>las Disadvantages no cuentan hasta el final del próximo turno</translation>
        </message>
        <message>
            <source>Discard changes</source>
            <translation>Descartar los cambios</translation>
        </message>
        <message>
            <source>Disconnects all phones until they use the new code</source>
            <translation>Desconecta todos los móviles hasta que usen el código nuevo</translation>
        </message>
        <message>
            <source>Do it anyway</source>
            <translation>Hacerlo de todos modos</translation>
        </message>
        <message>
            <source>Do it anyway ({keys}). The log records the override.</source>
            <translation>Hacerlo de todos modos ({keys}). El registro lo anota.</translation>
        </message>
        <message>
            <source>Do it anyway. The log records the override.</source>
            <translation>Hacerlo de todos modos. El registro lo anota.</translation>
        </message>
        <message>
            <source>Do this for one character at a time. It takes several steps.</source>
            <translation>Eso se hace para un personaje cada vez. Tiene varios pasos.</translation>
        </message>
        <message>
            <source>Do you mean {name}?</source>
            <translation>¿Se trata de {name}?</translation>
        </message>
        <message>
            <source>Dock thug ×4, Harbor captain</source>
            <translation>Matón del muelle ×4, Capitana del puerto</translation>
        </message>
        <message>
            <source>Doesn't carry over</source>
            <translation>No se conserva</translation>
        </message>
        <message>
            <source>Don't roll</source>
            <translation>No tirar</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Hecho</translation>
        </message>
        <message>
            <source>Done</source>
            <comment>a button that closes</comment>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Double-click a group, or press →, to list each foe.</source>
            <translation>Haz doble clic en un grupo, o pulsa →, para ver cada enemigo.</translation>
        </message>
        <message>
            <source>Drop a Victory point on its hero to spend it.</source>
            <translation>Para gastar un Victory point, hay que soltarlo sobre su héroe.</translation>
        </message>
        <message>
            <source>Drop one file at a time.</source>
            <translation>Suelta los archivos de uno en uno.</translation>
        </message>
        <message>
            <source>Duplicate {name}</source>
            <translation>Duplicar a {name}</translation>
        </message>
        <message>
            <source>Duration</source>
            <translation>Duración</translation>
        </message>
        <message>
            <source>Each character can be hit only once.</source>
            <translation>Cada personaje solo puede recibir un impacto.</translation>
        </message>
        <message>
            <source>Each character can be in the turn order only once.</source>
            <translation>Cada personaje puede estar solo una vez en el orden de turnos.</translation>
        </message>
        <message>
            <source>Each die votes once, for the row with the number on its face.</source>
            <translation>Cada dado vota una vez, por la fila con el número de su cara.</translation>
        </message>
        <message>
            <source>Each helper can help only once. The acting character can't help.</source>
            <translation>Cada ayudante solo puede ayudar una vez. El personaje que actúa no puede ayudar.</translation>
        </message>
        <message>
            <source>Each hero rolls with their own stats. Those who fail take the same damage.</source>
            <translation>Cada héroe tira con sus propios valores. Quienes fallan reciben el mismo daño.</translation>
        </message>
        <message>
            <source>Each of them can be used only once per test.</source>
            <translation>Cada cosa se puede usar una sola vez por prueba.</translation>
        </message>
        <message>
            <source>Each token can be used only once.</source>
            <translation>Cada ficha se puede usar solo una vez.</translation>
        </message>
        <message>
            <source>Earn Fate</source>
            <translation>Ganar Fate</translation>
        </message>
        <message>
            <source>Earn a Victory point</source>
            <translation>Ganar un Victory point</translation>
        </message>
        <message>
            <source>Earned for</source>
            <translation>Ganado por</translation>
        </message>
        <message>
            <source>Ease a condition</source>
            <translation>Aliviar un estado</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Fácil</translation>
        </message>
        <message>
            <source>Edit Scene adds {ranks} Advantage.</source>
            <translation>Edit Scene suma {ranks} de Advantage.</translation>
        </message>
        <message>
            <source>Edit Scene: +{ranks} Advantage</source>
            <translation>Edit Scene: +{ranks} de Advantage</translation>
        </message>
        <message>
            <source>Effect</source>
            <translation>Efecto</translation>
        </message>
        <message>
            <source>Effect</source>
            <comment>what a hit does</comment>
            <translation>Efecto</translation>
        </message>
        <message>
            <source>Effect or check</source>
            <translation>Efecto o prueba</translation>
        </message>
        <message>
            <source>Element</source>
            <translation>Elemento</translation>
        </message>
        <message>
            <source>Element for {lot}</source>
            <translation>Elemento: {lot}</translation>
        </message>
        <message>
            <source>Elements</source>
            <translation>Elementos</translation>
        </message>
        <message>
            <source>Empty</source>
            <comment>a pool</comment>
            <translation>Vacía</translation>
        </message>
        <message>
            <source>Encounter</source>
            <translation>Encuentro</translation>
        </message>
        <message>
            <source>End encounter</source>
            <translation>Terminar</translation>
        </message>
        <message>
            <source>End session</source>
            <translation>Terminar la sesión</translation>
        </message>
        <message>
            <source>End the enc&amp;ounter…</source>
            <translation>Terminar el enc&amp;uentro…</translation>
        </message>
        <message>
            <source>End the encounter</source>
            <translation>Terminar el encuentro</translation>
        </message>
        <message>
            <source>End the encounter and the session</source>
            <translation>Terminar el encuentro y la sesión</translation>
        </message>
        <message>
            <source>End the encounter first. You can't rest during an encounter.</source>
            <translation>Primero hay que terminar el encuentro. Durante un encuentro no se puede descansar.</translation>
        </message>
        <message>
            <source>End the scene</source>
            <translation>Terminar la escena</translation>
        </message>
        <message>
            <source>End {condition} on {name}</source>
            <translation>Quitar {condition} a {name}</translation>
        </message>
        <message>
            <source>End: {what}</source>
            <translation>Terminar: {what}</translation>
        </message>
        <message>
            <source>Ends every power stunt. Its fatigue follows.</source>
            <translation>Termina cada Power Stunt. Después llega su fatiga.</translation>
        </message>
        <message>
            <source>Ends exhaustion, so a sleeping character can be woken. Without exhaustion, it ends fatigue.</source>
            <translation>Termina Exhausted, y después se puede despertar a quien duerme. Si no hay Exhausted, termina Fatigued.</translation>
        </message>
        <message>
            <source>Enter a chance from 0 to 100%.</source>
            <translation>Introducir una probabilidad de 0 a 100 %.</translation>
        </message>
        <message>
            <source>Enter at least {held}. That many tokens are held.</source>
            <translation>Escribir al menos {held}. Esas fichas ya están en poder del personaje.</translation>
        </message>
        <message>
            <source>Enter the HP {name} regains.</source>
            <translation>Indicar cuántos HP recupera {name}.</translation>
        </message>
        <message>
            <source>Enter the damage first: a number, or dice such as d6 or 2d6+1.</source>
            <translation>Escribe primero el daño: un número o dados como d6 o 2d6+1.</translation>
        </message>
        <message>
            <source>Enter the damage {name} takes.</source>
            <translation>Indicar cuánto daño recibe {name}.</translation>
        </message>
        <message>
            <source>Enter the damage.</source>
            <translation>Indicar el daño.</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Suceso</translation>
        </message>
        <message>
            <source>Every Rest removes a Fatigue</source>
            <translation>Cada Rest quita un Fatigue</translation>
        </message>
        <message>
            <source>Every step is in the journal. To save elsewhere, choose {save_as}.</source>
            <translation>Cada paso está en el diario. Para guardar en otro lugar, elegir {save_as}.</translation>
        </message>
        <message>
            <source>Every step is saved in the journal and will be there when you next open this campaign.</source>
            <translation>Cada paso está guardado en el diario y seguirá ahí la próxima vez que se abra esta campaña.</translation>
        </message>
        <message>
            <source>Everyone at the table rolls all their Destiny dice.</source>
            <translation>Todos en la mesa tiran todos los dados de Destiny que tienen.</translation>
        </message>
        <message>
            <source>Everyone has one turn in a round, so turns count as rounds.</source>
            <translation>Cada personaje tiene un turno por ronda, así que los turnos cuentan como rondas.</translation>
        </message>
        <message>
            <source>Everyone in the turn order has already rolled initiative for this encounter.</source>
            <translation>Todos los del orden de turnos ya han tirado la iniciativa de este encuentro.</translation>
        </message>
        <message>
            <source>Everyone in the turn order rolls.</source>
            <translation>Tiran todos los del orden de turnos.</translation>
        </message>
        <message>
            <source>Everyone in the turn order who has not rolled yet rolls 3dF + Agility. The highest total goes first.</source>
            <translation>Cada personaje del orden de turnos que aún no ha tirado tira 3dF + Agility. Empieza el total más alto.</translation>
        </message>
        <message>
            <source>Everyone on this network who has the code, or who listens in, can read what this page shows. Use your own Wi-Fi, not the café's.</source>
            <translation>Cualquiera en esta red que tenga el código, o que escuche el tráfico, puede leer lo que muestra esta página. Usa tu propia wifi, no la de un café.</translation>
        </message>
        <message>
            <source>Everyone rolls all their Destiny dice. Triumph adds, Tragedy subtracts.</source>
            <translation>Cada cual tira todos sus dados de Destiny. Triumph suma, Tragedy resta.</translation>
        </message>
        <message>
            <source>Everyone runs, and the lucky one can walk in through the front door.</source>
            <translation>Todos corren, y el afortunado puede entrar por la puerta principal.</translation>
        </message>
        <message>
            <source>Everyone runs, and the unlucky one is in the way.</source>
            <translation>Todos corren, y el desdichado está en medio.</translation>
        </message>
        <message>
            <source>Everything that hurt stops hurting until sunrise.</source>
            <translation>Todo lo que dolía deja de doler hasta el amanecer.</translation>
        </message>
        <message>
            <source>Expand or collapse a group of identical foes</source>
            <translation>Desplegar o plegar un grupo de enemigos iguales</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Esperado</translation>
        </message>
        <message>
            <source>Expected {kind}</source>
            <translation>Media de {kind}</translation>
        </message>
        <message>
            <source>Explains each feature the first time you use it. Turn off and on again to reset the tips.</source>
            <translation>Explica cada función la primera vez que se usa. Desactivar y volver a activar restablece los consejos.</translation>
        </message>
        <message>
            <source>Exploding</source>
            <translation>Explosivo</translation>
        </message>
        <message>
            <source>Exploding d20s, Possibilities to spend, and Shock and Wounds to soak.</source>
            <translation>Dados d20 que explotan, Possibilities que gastar, y Shock y Wounds que absorber.</translation>
        </message>
        <message>
            <source>Extra Advantage</source>
            <translation>Más Advantage</translation>
        </message>
        <message>
            <source>Extra Disadvantage</source>
            <translation>Más Disadvantage</translation>
        </message>
        <message>
            <source>Extra actions or targets</source>
            <translation>Acciones u objetivos adicionales</translation>
        </message>
        <message>
            <source>Extra die</source>
            <translation>Dado adicional</translation>
        </message>
        <message>
            <source>Extra die for a 6</source>
            <translation>Dado adicional por un 6</translation>
        </message>
        <message>
            <source>Extra difficulty</source>
            <translation>Más dificultad</translation>
        </message>
        <message>
            <source>Extra effort</source>
            <translation>Esfuerzo extra</translation>
        </message>
        <message>
            <source>Extra effort +1</source>
            <translation>Esfuerzo extra +1</translation>
        </message>
        <message>
            <source>Extra effort adds nothing (already at +2 or more)</source>
            <translation>El esfuerzo extra no suma nada (ya hay +2 o más)</translation>
        </message>
        <message>
            <source>Extra standard action</source>
            <translation>Acción estándar extra</translation>
        </message>
        <message>
            <source>Faces from Before</source>
            <translation>Rostros del pasado</translation>
        </message>
        <message>
            <source>Fail</source>
            <comment>a check that does not succeed</comment>
            <translation>Fallo</translation>
        </message>
        <message>
            <source>Fail</source>
            <comment>a short label of a bar</comment>
            <translation>Fallo</translation>
        </message>
        <message>
            <source>Failure</source>
            <translation>Fallo</translation>
        </message>
        <message>
            <source>Family at the Door</source>
            <translation>Familia a la puerta</translation>
        </message>
        <message>
            <source>Fate is tied ({triumph} to {tragedy}), so no benefit is owed.</source>
            <translation>Fate está empatado ({triumph} a {tragedy}), así que no se debe ningún beneficio.</translation>
        </message>
        <message>
            <source>Fate owes the heroes a benefit: Triumph {triumph}, Tragedy {tragedy}.</source>
            <translation>Fate debe un beneficio a los héroes: Triumph {triumph}, Tragedy {tragedy}.</translation>
        </message>
        <message>
            <source>Fate owes the opposition a benefit: Triumph {triumph}, Tragedy {tragedy}.</source>
            <translation>Fate debe un beneficio a la oposición: Triumph {triumph}, Tragedy {tragedy}.</translation>
        </message>
        <message>
            <source>Fate: {stones} earned.</source>
            <translation>Fate: se ganan {stones}.</translation>
        </message>
        <message>
            <source>Fate: {stones} removed.</source>
            <translation>Fate: se quitan {stones}.</translation>
        </message>
        <message>
            <source>Fatigue at the end of the turn</source>
            <translation>Fatiga al final del turno</translation>
        </message>
        <message>
            <source>Fatigue from a Surge</source>
            <translation>Fatiga de un Surge</translation>
        </message>
        <message>
            <source>Fatigue pending</source>
            <translation>Fatiga pendiente</translation>
        </message>
        <message>
            <source>Fatigue pending until the hero is free</source>
            <translation>Fatiga pendiente hasta quedar libre</translation>
        </message>
        <message>
            <source>Fatigue {old} → {new}.</source>
            <translation>Fatigue {old} → {new}.</translation>
        </message>
        <message>
            <source>Favor by Luck</source>
            <translation>Favor por Luck</translation>
        </message>
        <message>
            <source>Favor by Luck for {name}</source>
            <translation>Favor por Luck para {name}</translation>
        </message>
        <message>
            <source>Favor by Luck is included.</source>
            <translation>El Favor por Luck está incluido.</translation>
        </message>
        <message>
            <source>Favor on your own next d20.</source>
            <translation>Favor en el siguiente d20 propio.</translation>
        </message>
        <message>
            <source>Favored</source>
            <translation>Favored</translation>
        </message>
        <message>
            <source>Favored skill</source>
            <translation>Habilidad Favored</translation>
        </message>
        <message>
            <source>Favored skills</source>
            <translation>Habilidades Favored</translation>
        </message>
        <message>
            <source>Feat: {what}</source>
            <translation>Feat: {what}</translation>
        </message>
        <message>
            <source>February</source>
            <translation>febrero</translation>
        </message>
        <message>
            <source>Fight</source>
            <translation>Combate</translation>
        </message>
        <message>
            <source>Fights without regard for safety.</source>
            <translation>Lucha sin pensar en la propia seguridad.</translation>
        </message>
        <message>
            <source>File not found.</source>
            <translation>No se encuentra el archivo.</translation>
        </message>
        <message>
            <source>Fill in the sheets of heroes with the same name</source>
            <translation>Rellenar las hojas de los héroes con el mismo nombre</translation>
        </message>
        <message>
            <source>Filter the log</source>
            <translation>Filtrar el registro</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Terminar</translation>
        </message>
        <message>
            <source>Finish or skip the open check first: {name}, {what}.</source>
            <translation>Primero hay que terminar u omitir la prueba abierta: {name}, {what}.</translation>
        </message>
        <message>
            <source>Finish the Tilt</source>
            <translation>Terminar el Tilt</translation>
        </message>
        <message>
            <source>Finish the award and start the Tilt.</source>
            <translation>Terminar la entrega y empezar el Tilt.</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Fuego</translation>
        </message>
        <message>
            <source>Fire and Ruin</source>
            <translation>Fuego y ruina</translation>
        </message>
        <message>
            <source>Fire destroys the one thing that can't be replaced. Someone set it on purpose.</source>
            <translation>El fuego destruye lo único que no se puede reemplazar. Alguien lo provocó a propósito.</translation>
        </message>
        <message>
            <source>Fire destroys the records, the evidence or the chains. The way out is still clear.</source>
            <translation>El fuego destruye los archivos, las pruebas o las cadenas. La salida sigue despejada.</translation>
        </message>
        <message>
            <source>First choose who makes the check.</source>
            <translation>Primero hay que elegir quién hace la prueba.</translation>
        </message>
        <message>
            <source>First d20</source>
            <translation>1.er d20</translation>
        </message>
        <message>
            <source>First die {face}</source>
            <translation>Primer dado {face}</translation>
        </message>
        <message>
            <source>First name</source>
            <translation>Nombre de pila</translation>
        </message>
        <message>
            <source>First pick up the token you want to use.</source>
            <translation>Primero hay que tomar la ficha que se va a usar.</translation>
        </message>
        <message>
            <source>Fixed difficulty</source>
            <translation>Dificultad fija</translation>
        </message>
        <message>
            <source>Flat bonus</source>
            <translation>Bono fijo</translation>
        </message>
        <message>
            <source>Flat modifier</source>
            <translation>Modificador fijo</translation>
        </message>
        <message>
            <source>Flesh and Bone</source>
            <translation>Carne y hueso</translation>
        </message>
        <message>
            <source>Foe</source>
            <translation>Enemigo</translation>
        </message>
        <message>
            <source>Fog, steam or a blackout comes at the right moment and hides the lucky one perfectly.</source>
            <translation>La niebla, el vapor o un apagón llegan en el momento justo y ocultan al afortunado a la perfección.</translation>
        </message>
        <message>
            <source>Fog, steam or a blackout comes. When it clears, the unlucky one is alone on the wrong side.</source>
            <translation>Llegan la niebla, el vapor o un apagón. Cuando pasa, el desdichado está solo en el lado equivocado.</translation>
        </message>
        <message>
            <source>For a complication, an act of heroism or good roleplay.</source>
            <translation>Por una complicación, un acto de heroísmo o una buena interpretación.</translation>
        </message>
        <message>
            <source>For a number of rounds</source>
            <translation>Durante varias rondas</translation>
        </message>
        <message>
            <source>For another of the {count}, type its number.</source>
            <translation>Para otra de las {count}, escribe su número.</translation>
        </message>
        <message>
            <source>For example: 2d6</source>
            <translation>Por ejemplo: 2d6</translation>
        </message>
        <message>
            <source>For example: A favor to the guild</source>
            <translation>Por ejemplo: Un favor al gremio</translation>
        </message>
        <message>
            <source>For example: Dockside ambush</source>
            <translation>Por ejemplo: Emboscada en el puerto</translation>
        </message>
        <message>
            <source>For example: Night at the docks</source>
            <translation>Por ejemplo: Noche en los muelles</translation>
        </message>
        <message>
            <source>For example: The heroes save the ship, but the captain escapes</source>
            <translation>Por ejemplo: El barco se salva, pero el capitán escapa</translation>
        </message>
        <message>
            <source>For example: cursed</source>
            <translation>Por ejemplo: maldito</translation>
        </message>
        <message>
            <source>For how many minutes? Type a number from 1 to {most}.</source>
            <translation>¿Durante cuántos minutos? Escribir un número de 1 a {most}.</translation>
        </message>
        <message>
            <source>For how many rounds? Type a number from 1 to {most}.</source>
            <translation>¿Durante cuántas rondas? Escribir un número del 1 al {most}.</translation>
        </message>
        <message>
            <source>Formidable</source>
            <translation>Formidable</translation>
        </message>
        <message>
            <source>Free some disk space, or save the campaign elsewhere.</source>
            <translation>Liberar espacio en el disco o guardar la campaña en otro lugar.</translation>
        </message>
        <message>
            <source>Free, once on the hero's own turn. Fatigue follows when the turn or the power stunt ends.</source>
            <translation>Gratis, una vez en el propio turno. La fatiga llega al acabar el turno o el Power Stunt.</translation>
        </message>
        <message>
            <source>Friday</source>
            <translation>Viernes</translation>
        </message>
        <message>
            <source>Friday</source>
            <comment>within a line</comment>
            <translation>viernes</translation>
        </message>
        <message>
            <source>Friends of Friends</source>
            <translation>Amigos de amigos</translation>
        </message>
        <message>
            <source>From an attack (Armor applies)</source>
            <translation>De un ataque (cuenta la Armor)</translation>
        </message>
        <message>
            <source>Fudge dice (d6)</source>
            <translation>Dados Fudge (d6)</translation>
        </message>
        <message>
            <source>Fudge dice (−, 0, +)</source>
            <translation>Dados Fudge (−, 0, +)</translation>
        </message>
        <message>
            <source>Fudge dice can't explode: {die}.</source>
            <translation>Los dados Fudge no explotan: {die}.</translation>
        </message>
        <message>
            <source>Fudge die (1 for −, 2 for blank, 3 for +)</source>
            <translation>Dado Fudge (1 para −, 2 para blanco, 3 para +)</translation>
        </message>
        <message>
            <source>GM</source>
            <translation>DJ</translation>
        </message>
        <message>
            <source>GM Possibilities per Storm Knight</source>
            <translation>Possibilities de DJ por Storm Knight</translation>
        </message>
        <message>
            <source>GM decides</source>
            <translation>Lo decide DJ</translation>
        </message>
        <message>
            <source>GM only</source>
            <translation>Solo DJ</translation>
        </message>
        <message>
            <source>GM's Possibilities</source>
            <translation>Possibilities de DJ</translation>
        </message>
        <message>
            <source>GM's Tragedy</source>
            <translation>Tragedy de DJ</translation>
        </message>
        <message>
            <source>GM's hand</source>
            <translation>Mano de DJ</translation>
        </message>
        <message>
            <source>Gain a benefit as a reaction, once per turn. The hero becomes fatigued at the start of the next turn.</source>
            <translation>Obtener un beneficio como reacción, una vez por turno. La fatiga llega al empezar el próximo turno.</translation>
        </message>
        <message>
            <source>Gain a rank of an advantage until the end of the next turn, or make one skill check untrained.</source>
            <translation>Ganar un rango de una ventaja hasta el final del próximo turno, o hacer una prueba de habilidad sin entrenamiento.</translation>
        </message>
        <message>
            <source>Gained</source>
            <translation>Obtuvo</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Juego</translation>
        </message>
        <message>
            <source>Game colors</source>
            <translation>Colores de los juegos</translation>
        </message>
        <message>
            <source>Game file: {game}</source>
            <translation>Archivo del juego: {game}</translation>
        </message>
        <message>
            <source>Games with errors</source>
            <translation>Juegos con errores</translation>
        </message>
        <message>
            <source>Get a hint from the GM, as big as the value.</source>
            <translation>Una pista de quien dirige, tan grande como el valor.</translation>
        </message>
        <message>
            <source>Get a useful hint from the GM.</source>
            <translation>Recibir una pista útil de quien dirige.</translation>
        </message>
        <message>
            <source>Give a character Disadvantage on the linked checks. To end the curse, remove it from the sheet.</source>
            <translation>Dar a un personaje Disadvantage en las pruebas vinculadas. La maldición termina al quitarla de la hoja.</translation>
        </message>
        <message>
            <source>Give the campaign a name.</source>
            <translation>Hay que dar un nombre a la campaña.</translation>
        </message>
        <message>
            <source>Give the character a name.</source>
            <translation>Hay que dar un nombre al personaje.</translation>
        </message>
        <message>
            <source>Give the counter a name and a number from 0 to {high}.</source>
            <translation>Hay que dar al contador un nombre y un número del 0 al {high}.</translation>
        </message>
        <message>
            <source>Give the curse at least 1 rank.</source>
            <translation>Dar a la maldición al menos 1 rango.</translation>
        </message>
        <message>
            <source>Give {name}'s {what} a name.</source>
            <translation>Falta un nombre en la hoja de {name}: {what}.</translation>
        </message>
        <message>
            <source>Gives each game its own accent color. High contrast keeps its own.</source>
            <translation>Da a cada juego su propio color de acento. El alto contraste conserva el suyo.</translation>
        </message>
        <message>
            <source>Go to</source>
            <translation>Ir a</translation>
        </message>
        <message>
            <source>Go to the Tilt</source>
            <translation>Pasar al Tilt</translation>
        </message>
        <message>
            <source>Go to {name}</source>
            <translation>Ir a {name}</translation>
        </message>
        <message>
            <source>Good or bad</source>
            <comment>which of the two lots of a Tilt</comment>
            <translation>Bueno o malo</translation>
        </message>
        <message>
            <source>Good, {chance} Outstanding</source>
            <translation>Good, {chance} Outstanding</translation>
        </message>
        <message>
            <source>Greek</source>
            <translation>Griego</translation>
        </message>
        <message>
            <source>Half the town is betting on failure, and people help their bets along.</source>
            <translation>Media ciudad apuesta por el fracaso, y la gente echa una mano a su apuesta.</translation>
        </message>
        <message>
            <source>Half the town is betting on success, and people help their bets along.</source>
            <translation>Media ciudad apuesta por el éxito, y la gente echa una mano a su apuesta.</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difícil</translation>
        </message>
        <message>
            <source>Harm</source>
            <translation>Daño</translation>
        </message>
        <message>
            <source>Has acted this round</source>
            <translation>Ya ha actuado esta ronda</translation>
        </message>
        <message>
            <source>Header row</source>
            <translation>Fila de encabezado</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>Curar</translation>
        </message>
        <message>
            <source>Healing or an hour's sleep</source>
            <translation>Curación o una hora de sueño</translation>
        </message>
        <message>
            <source>Hebrew</source>
            <translation>Hebreo</translation>
        </message>
        <message>
            <source>Held in place.</source>
            <translation>Sujeto en el sitio.</translation>
        </message>
        <message>
            <source>Held tokens count too, so {value} {units} would take {name} over {high} {track}.</source>
            <translation>Las fichas que se tienen también cuentan: con {value} {units}, {name} pasaría de {high} {track}.</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Ayuda</translation>
        </message>
        <message>
            <source>Helpers</source>
            <translation>Ayudantes</translation>
        </message>
        <message>
            <source>Helpers' failures</source>
            <translation>Fallos de ayudantes</translation>
        </message>
        <message>
            <source>Helpers: {modifier} ({total} degree in total)</source>
            <translation>Ayudantes: {modifier} ({total} grado en total)</translation>
        </message>
        <message>
            <source>Helpers: {modifier} ({total} degrees in total)</source>
            <translation>Ayudantes: {modifier} ({total} grados en total)</translation>
        </message>
        <message>
            <source>Hero</source>
            <translation>Héroe</translation>
        </message>
        <message>
            <source>Heroes</source>
            <translation>Héroes</translation>
        </message>
        <message>
            <source>Heroes can't give each other Victory points.</source>
            <translation>Los héroes no pueden darse Victory points entre sí.</translation>
        </message>
        <message>
            <source>Heroic</source>
            <translation>Heroica</translation>
        </message>
        <message>
            <source>Heroism</source>
            <translation>Heroísmo</translation>
        </message>
        <message>
            <source>Hidden from players.</source>
            <translation>Oculto a los jugadores.</translation>
        </message>
        <message>
            <source>Hide</source>
            <comment>show nothing of it to the players</comment>
            <translation>Ocultar</translation>
        </message>
        <message>
            <source>Hide new opposition until its first turn</source>
            <translation>Ocultar la nueva oposición hasta su primer turno</translation>
        </message>
        <message>
            <source>Hide {name} from players</source>
            <translation>Ocultar {name} a los jugadores</translation>
        </message>
        <message>
            <source>High Water</source>
            <translation>La crecida</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Alto contraste</translation>
        </message>
        <message>
            <source>Highest Tier</source>
            <translation>Tier más alto</translation>
        </message>
        <message>
            <source>Highest first-die result that counts as a Mishap</source>
            <translation>Resultado más alto del primer dado que cuenta como Mishap</translation>
        </message>
        <message>
            <source>Hindered</source>
            <translation>Hindered</translation>
        </message>
        <message>
            <source>Hit</source>
            <comment>an attack's outcome</comment>
            <translation>Impacto</translation>
        </message>
        <message>
            <source>Hit hard. A second time is worse.</source>
            <translation>Un golpe duro. La segunda vez es peor.</translation>
        </message>
        <message>
            <source>Hit points lost</source>
            <translation>Puntos de golpe perdidos</translation>
        </message>
        <message>
            <source>Holds nothing</source>
            <translation>No tiene nada</translation>
        </message>
        <message>
            <source>Holds {tokens}</source>
            <translation>Tiene {tokens}</translation>
        </message>
        <message>
            <source>House r&amp;ules…</source>
            <translation>Reg&amp;las de la casa…</translation>
        </message>
        <message>
            <source>House rule “{rule}” is set to {value}.</source>
            <translation>Regla de la casa «{rule}»: {value}.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Reglas de la casa</translation>
        </message>
        <message>
            <source>House rules for this campaign. Changes take effect immediately and can be undone.</source>
            <translation>Reglas de la casa de esta campaña. Los cambios se aplican al instante y se pueden deshacer.</translation>
        </message>
        <message>
            <source>How many Possibilities each Storm Knight has at the start of an act.</source>
            <translation>Cuántas Possibilities tiene cada Storm Knight al empezar un acto.</translation>
        </message>
        <message>
            <source>How many Victory points a hero has at the start of a game day.</source>
            <translation>Cuántos Victory points tiene cada héroe al empezar un día de juego.</translation>
        </message>
        <message>
            <source>How many can be spent on one test.</source>
            <translation>Cuántas se pueden gastar en la misma prueba.</translation>
        </message>
        <message>
            <source>How many faces a Destiny die has.</source>
            <translation>Cuántas caras tiene un dado de Destiny.</translation>
        </message>
        <message>
            <source>How many ranks of Disadvantage each wound adds to Toughness checks.</source>
            <translation>Cuántos rangos de Disadvantage suma cada herida a las pruebas de Toughness.</translation>
        </message>
        <message>
            <source>How many the GM has at the start of an act for each Storm Knight at the table.</source>
            <translation>Cuántas tiene quien dirige al empezar un acto por cada Storm Knight en la mesa.</translation>
        </message>
        <message>
            <source>How much Stress a hero takes when healed or when using Recover.</source>
            <translation>Cuánto Stress asume un héroe al recibir curación o usar un Recover.</translation>
        </message>
        <message>
            <source>I am</source>
            <comment>a player chooses a hero</comment>
            <translation>Soy</translation>
        </message>
        <message>
            <source>If skilled, a 20 also rolls again.</source>
            <translation>Con entrenamiento, un 20 también se vuelve a tirar.</translation>
        </message>
        <message>
            <source>If unskilled, only a 10 rolls again.</source>
            <translation>Sin entrenamiento, solo un 10 se vuelve a tirar.</translation>
        </message>
        <message>
            <source>Ill, and hard to heal.</source>
            <translation>Enfermedad difícil de curar.</translation>
        </message>
        <message>
            <source>Import 1 character</source>
            <translation>Importar 1 personaje</translation>
        </message>
        <message>
            <source>Import characters</source>
            <translation>Importar personajes</translation>
        </message>
        <message>
            <source>Import characters…</source>
            <translation>Importar personajes…</translation>
        </message>
        <message>
            <source>Import from {file}</source>
            <translation>Importar de {file}</translation>
        </message>
        <message>
            <source>Import {count} characters</source>
            <translation>Importar {count} personajes</translation>
        </message>
        <message>
            <source>Improve Roll ({times} times)</source>
            <translation>Improve Roll ({times} veces)</translation>
        </message>
        <message>
            <source>Improve Roll +{bonus}</source>
            <translation>Improve Roll +{bonus}</translation>
        </message>
        <message>
            <source>Improve Roll adds +{bonus}.</source>
            <translation>Improve Roll suma +{bonus}.</translation>
        </message>
        <message>
            <source>Improve Roll is ready: the best roll counts.</source>
            <translation>Improve Roll está listo: cuenta la mejor tirada.</translation>
        </message>
        <message>
            <source>Improve Roll: rolled twice</source>
            <translation>Improve Roll: se tira dos veces</translation>
        </message>
        <message>
            <source>Improve Roll: the best of {rolls} rolls counts</source>
            <translation>Improve Roll: cuenta la mejor de {rolls} tiradas</translation>
        </message>
        <message>
            <source>In a Multi-Action, a Favored skill can't be rerolled.</source>
            <translation>En una Multi-Action, una habilidad Favored no se puede volver a tirar.</translation>
        </message>
        <message>
            <source>In a Soft Tilt, only Triumph dice vote. In a Hard Tilt, Tragedy dice vote too.</source>
            <translation>En un Soft Tilt solo votan los dados de Triumph. En un Hard Tilt votan también los de Tragedy.</translation>
        </message>
        <message>
            <source>In a character's row menu.</source>
            <translation>En el menú de la fila de un personaje.</translation>
        </message>
        <message>
            <source>In open court, the chief witness breaks down and tells the truth.</source>
            <translation>En audiencia pública, el testigo principal se derrumba y dice la verdad.</translation>
        </message>
        <message>
            <source>In the *Play* menu.</source>
            <translation>En el menú *Partida*.</translation>
        </message>
        <message>
            <source>In the turn order</source>
            <translation>En el orden de turnos</translation>
        </message>
        <message>
            <source>Increased rank: +1 rank of a power for a round</source>
            <translation>Increased Rank: +1 rango de un poder durante una ronda</translation>
        </message>
        <message>
            <source>Initiative, {dice}: {said}.</source>
            <translation>Iniciativa, {dice}: {said}.</translation>
        </message>
        <message>
            <source>Initiative: {said}.</source>
            <translation>Iniciativa: {said}.</translation>
        </message>
        <message>
            <source>Installed games: {games}.</source>
            <translation>Juegos instalados: {games}.</translation>
        </message>
        <message>
            <source>Is holding someone.</source>
            <translation>Sujeta a alguien.</translation>
        </message>
        <message>
            <source>It does not happen</source>
            <translation>No ocurre</translation>
        </message>
        <message>
            <source>It does not happen.</source>
            <translation>No ocurre.</translation>
        </message>
        <message>
            <source>It happens</source>
            <translation>Ocurre</translation>
        </message>
        <message>
            <source>It happens.</source>
            <translation>Ocurre.</translation>
        </message>
        <message>
            <source>It is already there.</source>
            <translation>Ya está ahí.</translation>
        </message>
        <message>
            <source>It is already {name}'s turn.</source>
            <translation>Ya es el turno de {name}.</translation>
        </message>
        <message>
            <source>It is {name}'s turn.</source>
            <translation>{name} tiene el turno.</translation>
        </message>
        <message>
            <source>It isn't {hero}'s turn. Heroes can make an extra effort only on their own turn.</source>
            <translation>No es el turno de {hero}. El esfuerzo extra solo es posible en el propio turno.</translation>
        </message>
        <message>
            <source>It replaces {curse} {ranks} on {ability}.</source>
            <translation>Sustituye a {curse} {ranks} en {ability}.</translation>
        </message>
        <message>
            <source>It replaces {curse} {ranks}.</source>
            <translation>Sustituye a {curse} {ranks}.</translation>
        </message>
        <message>
            <source>It will be in every paper and on every wall: a flattering picture and one helpful lie.</source>
            <translation>Saldrá en todos los periódicos y en todas las paredes: un retrato favorecedor y una mentira útil.</translation>
        </message>
        <message>
            <source>It will be in every paper and on every wall: the address, the habits and a very good portrait.</source>
            <translation>Saldrá en todos los periódicos y en todas las paredes: la dirección, las costumbres y un retrato muy bueno.</translation>
        </message>
        <message>
            <source>January</source>
            <translation>enero</translation>
        </message>
        <message>
            <source>Japanese</source>
            <translation>Japonés</translation>
        </message>
        <message>
            <source>July</source>
            <translation>julio</translation>
        </message>
        <message>
            <source>June</source>
            <translation>junio</translation>
        </message>
        <message>
            <source>Keep</source>
            <comment>a token</comment>
            <translation>Conservar</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>Conservar ambas</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Conservar</translation>
        </message>
        <message>
            <source>Keep mine</source>
            <translation>Conservar la mía</translation>
        </message>
        <message>
            <source>Keep or reroll the first die, then announce the test.</source>
            <translation>Primero hay que conservar el primer dado o volver a tirarlo. Después se anuncia la prueba.</translation>
        </message>
        <message>
            <source>Keep or reroll?</source>
            <translation>¿Conservarlo o volver a tirarlo?</translation>
        </message>
        <message>
            <source>Keep the first die</source>
            <translation>Conservar el primer dado</translation>
        </message>
        <message>
            <source>Keep the first die of a Favored test.</source>
            <translation>Conservar el primer dado de una prueba Favored.</translation>
        </message>
        <message>
            <source>Keep the tie</source>
            <translation>Mantener el empate</translation>
        </message>
        <message>
            <source>Keep this version</source>
            <translation>Conservar esta versión</translation>
        </message>
        <message>
            <source>Keep typing: {example}.</source>
            <translation>Seguir escribiendo: {example}.</translation>
        </message>
        <message>
            <source>Key checks</source>
            <translation>Pruebas clave</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Tipo</translation>
        </message>
        <message>
            <source>Knives Out</source>
            <translation>A cuchillo</translation>
        </message>
        <message>
            <source>Korean</source>
            <translation>Coreano</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>Last Words</source>
            <translation>Últimas palabras</translation>
        </message>
        <message>
            <source>Last announced check</source>
            <translation>Última prueba anunciada</translation>
        </message>
        <message>
            <source>Last name</source>
            <translation>Apellido</translation>
        </message>
        <message>
            <source>Late players roll into the pool</source>
            <translation>Quien llega tarde tira para la reserva</translation>
        </message>
        <message>
            <source>Later steps are in the journal {file}. No backup has them.</source>
            <translation>El diario {file} contiene pasos posteriores. Ninguna copia de seguridad los tiene.</translation>
        </message>
        <message>
            <source>Left for Dead</source>
            <translation>Dado por muerto</translation>
        </message>
        <message>
            <source>Less difficulty</source>
            <translation>Menos dificultad</translation>
        </message>
        <message>
            <source>Letters</source>
            <translation>Letras</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Nivel</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <source>Light, dark, high contrast, or the same as your system.</source>
            <translation>Claro, oscuro, alto contraste o como el sistema.</translation>
        </message>
        <message>
            <source>Limit</source>
            <translation>Límite</translation>
        </message>
        <message>
            <source>Limits how many ranks are rolled</source>
            <translation>Limita cuántos rangos se tiran</translation>
        </message>
        <message>
            <source>Line {line}, {where}: {what}</source>
            <translation>Línea {line}, {where}: {what}</translation>
        </message>
        <message>
            <source>Line {line}: {what}</source>
            <translation>Línea {line}: {what}</translation>
        </message>
        <message>
            <source>Link the curse to an ability, or to none.</source>
            <translation>Vincular la maldición a una capacidad, o a ninguna.</translation>
        </message>
        <message>
            <source>Linked to</source>
            <translation>Vinculado a</translation>
        </message>
        <message>
            <source>Lo&amp;g</source>
            <translation>Re&amp;gistro</translation>
        </message>
        <message>
            <source>Loading the table. If nothing appears, this browser is too old.</source>
            <translation>Cargando la mesa. Si no aparece nada, este navegador es demasiado antiguo.</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Registro</translation>
        </message>
        <message>
            <source>Log entries</source>
            <translation>Entradas del registro</translation>
        </message>
        <message>
            <source>Look back</source>
            <translation>Mirar atrás</translation>
        </message>
        <message>
            <source>Loose Ends</source>
            <translation>Cabos sueltos</translation>
        </message>
        <message>
            <source>Lose HP: enter a number or dice to roll.</source>
            <translation>Perder HP: indicar un número o dados que tirar.</translation>
        </message>
        <message>
            <source>Loses</source>
            <translation>Pierde</translation>
        </message>
        <message>
            <source>Lost Time</source>
            <translation>Tiempo perdido</translation>
        </message>
        <message>
            <source>Luck by hand</source>
            <translation>Luck a mano</translation>
        </message>
        <message>
            <source>Luck can't be put in a pool. Spend it on a roll.</source>
            <translation>Luck no se puede poner en una reserva. Se gasta en una tirada.</translation>
        </message>
        <message>
            <source>Luck die</source>
            <translation>Dado de suerte</translation>
        </message>
        <message>
            <source>Luck is already full</source>
            <translation>El Luck ya está lleno</translation>
        </message>
        <message>
            <source>Luck is full again.</source>
            <translation>El Luck vuelve a estar lleno.</translation>
        </message>
        <message>
            <source>Luck is full.</source>
            <translation>El Luck está lleno.</translation>
        </message>
        <message>
            <source>Luck is limited by the stat</source>
            <translation>El atributo limita el Luck</translation>
        </message>
        <message>
            <source>Made because another program had changed the file.</source>
            <translation>Hecha porque otro programa había cambiado el archivo.</translation>
        </message>
        <message>
            <source>Made because the file contains data that this version of gmtracker doesn't recognize.</source>
            <translation>Hecha porque el archivo contiene datos que esta versión de gmtracker no conoce.</translation>
        </message>
        <message>
            <source>Made before a backup was restored.</source>
            <translation>Hecha antes de restaurar una copia de seguridad.</translation>
        </message>
        <message>
            <source>Major +5</source>
            <translation>Mayor +5</translation>
        </message>
        <message>
            <source>Make an Initiative check for everyone who hasn't rolled yet. The highest result goes first.</source>
            <translation>Una prueba de iniciativa para quienes aún no han tirado. Empieza el resultado más alto.</translation>
        </message>
        <message>
            <source>Make the check</source>
            <comment>a routine check, on a button</comment>
            <translation>Hacer la prueba</translation>
        </message>
        <message>
            <source>Make the outcome final.</source>
            <translation>El resultado es definitivo.</translation>
        </message>
        <message>
            <source>Makes it one step better: stunned to dazed, immobile to hindered, and so on.</source>
            <translation>Un paso mejor: de Stunned a Dazed, de Immobile a Hindered, y así sucesivamente.</translation>
        </message>
        <message>
            <source>Makes it one step worse: dazed to stunned, hindered to immobile, and so on.</source>
            <translation>Un paso peor: de Dazed a Stunned, de Hindered a Immobile, y así sucesivamente.</translation>
        </message>
        <message>
            <source>Makes the outcome final. A Crit gives 1 Luck or another benefit.</source>
            <translation>Hace definitivo el resultado. Un Crit da 1 Luck u otro beneficio.</translation>
        </message>
        <message>
            <source>Makes the outcome final. Nothing more can be spent on it.</source>
            <translation>El resultado es definitivo. Ya no se puede gastar nada en él.</translation>
        </message>
        <message>
            <source>Makeshift</source>
            <translation>Improvisadas</translation>
        </message>
        <message>
            <source>Makeshift tools</source>
            <translation>Herramientas improvisadas</translation>
        </message>
        <message>
            <source>Makeshift tools: −1, no tools: −2</source>
            <translation>Herramientas improvisadas: −1, sin herramientas: −2</translation>
        </message>
        <message>
            <source>March</source>
            <translation>marzo</translation>
        </message>
        <message>
            <source>Mark the Wounds and Shock.</source>
            <translation>Anotar las Wounds y el Shock.</translation>
        </message>
        <message>
            <source>Mark the action with that letter</source>
            <translation>Marcar la acción con esa letra</translation>
        </message>
        <message>
            <source>Match these columns</source>
            <translation>Asignar estas columnas</translation>
        </message>
        <message>
            <source>Matters of the Heart</source>
            <translation>Asuntos del corazón</translation>
        </message>
        <message>
            <source>May</source>
            <comment>a month</comment>
            <translation>mayo</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Media</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menú</translation>
        </message>
        <message>
            <source>Menu (Alt)</source>
            <translation>Menú (Alt)</translation>
        </message>
        <message>
            <source>Menu bar</source>
            <translation>Barra de menús</translation>
        </message>
        <message>
            <source>Minor +1</source>
            <translation>Menor +1</translation>
        </message>
        <message>
            <source>Mira (Ana), Rook (Ben)</source>
            <translation>Mira (Ana), Rook (Ben)</translation>
        </message>
        <message>
            <source>Mishap effect</source>
            <translation>Efecto de Mishap</translation>
        </message>
        <message>
            <source>Mishap up to</source>
            <translation>Mishap hasta</translation>
        </message>
        <message>
            <source>Miss</source>
            <comment>an attack's outcome</comment>
            <translation>Fallo</translation>
        </message>
        <message>
            <source>Missing tools</source>
            <translation>Faltan herramientas</translation>
        </message>
        <message>
            <source>Mistaken Identity</source>
            <translation>Confusión de identidad</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>Moderada</translation>
        </message>
        <message>
            <source>Modifier</source>
            <translation>Modificador</translation>
        </message>
        <message>
            <source>Modifiers from wounds and conditions on both sides</source>
            <translation>Modificadores por Wounds y estados de ambos bandos</translation>
        </message>
        <message>
            <source>Monday</source>
            <translation>Lunes</translation>
        </message>
        <message>
            <source>Monday</source>
            <comment>within a line</comment>
            <translation>lunes</translation>
        </message>
        <message>
            <source>Money is hidden in a seam, a drawer or a hollow heel, and no one is looking for it.</source>
            <translation>Hay dinero escondido en una costura, un cajón o un tacón hueco, y nadie lo busca.</translation>
        </message>
        <message>
            <source>Money is hidden in a seam, a drawer or a hollow heel, and someone badly wants it back.</source>
            <translation>Hay dinero escondido en una costura, un cajón o un tacón hueco, y alguien lo quiere recuperar a toda costa.</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Más</translation>
        </message>
        <message>
            <source>More Wounds than the limit</source>
            <translation>Más Wounds que el límite</translation>
        </message>
        <message>
            <source>More damage</source>
            <translation>Más daño</translation>
        </message>
        <message>
            <source>More opt&amp;ions</source>
            <translation>&amp;Más opciones</translation>
        </message>
        <message>
            <source>Move a row earlier or later (when sorted by turn)</source>
            <translation>Adelantar o retrasar una fila (al ordenar por turno)</translation>
        </message>
        <message>
            <source>Move one {token} by hand</source>
            <translation>Mover a mano: {token}</translation>
        </message>
        <message>
            <source>Moves at less than full speed.</source>
            <translation>Se mueve a menos de su velocidad máxima.</translation>
        </message>
        <message>
            <source>Multi-Action {penalty}.</source>
            <translation>Multi-Action {penalty}.</translation>
        </message>
        <message>
            <source>Must do everything that someone else wants.</source>
            <translation>Debe hacer todo lo que quiere otra persona.</translation>
        </message>
        <message>
            <source>Must do one thing that someone else wants.</source>
            <translation>Debe hacer una cosa que quiere otra persona.</translation>
        </message>
        <message>
            <source>My campaign</source>
            <translation>Mi campaña</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>show the players the name alone</comment>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Name one character, or select several rows and name no one.</source>
            <translation>Hay que nombrar un solo personaje, o elegir varias filas sin nombrar a nadie.</translation>
        </message>
        <message>
            <source>Name the alternate effect.</source>
            <translation>Indicar el efecto alternativo.</translation>
        </message>
        <message>
            <source>Name the edge that gains a rank.</source>
            <translation>Indicar la ventaja que gana un rango.</translation>
        </message>
        <message>
            <source>Name the power for the stunt.</source>
            <translation>Hay que indicar el poder del Power Stunt.</translation>
        </message>
        <message>
            <source>Name the power that gains a rank.</source>
            <translation>Hay que indicar qué poder gana un rango.</translation>
        </message>
        <message>
            <source>Name the trait that gains a rank.</source>
            <translation>Indicar el rasgo que gana un rango.</translation>
        </message>
        <message>
            <source>Natural 1</source>
            <translation>1 natural</translation>
        </message>
        <message>
            <source>Natural 1, a critical miss</source>
            <translation>1 natural, un fallo crítico</translation>
        </message>
        <message>
            <source>Natural 20</source>
            <translation>20 natural</translation>
        </message>
        <message>
            <source>Natural 20, a critical hit</source>
            <translation>20 natural, un impacto crítico</translation>
        </message>
        <message>
            <source>Near impossible</source>
            <translation>Casi imposible</translation>
        </message>
        <message>
            <source>Needs help now.</source>
            <translation>Necesita ayuda ya.</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Red</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Nueva</translation>
        </message>
        <message>
            <source>New act</source>
            <translation>Nuevo acto</translation>
        </message>
        <message>
            <source>New campaign</source>
            <translation>Nueva campaña</translation>
        </message>
        <message>
            <source>New campaigns are saved in {folder}</source>
            <translation>Las campañas nuevas se guardan en {folder}</translation>
        </message>
        <message>
            <source>New character</source>
            <translation>Nuevo personaje</translation>
        </message>
        <message>
            <source>New code</source>
            <translation>Código nuevo</translation>
        </message>
        <message>
            <source>New game day</source>
            <translation>Nuevo día de juego</translation>
        </message>
        <message>
            <source>New game day each session</source>
            <translation>Nuevo día de juego en cada sesión</translation>
        </message>
        <message>
            <source>New opposition</source>
            <translation>Nueva oposición</translation>
        </message>
        <message>
            <source>Next check: +1 rank of Advantage</source>
            <translation>Próxima prueba: +1 rango de Advantage</translation>
        </message>
        <message>
            <source>Next check: +1 rank of Disadvantage</source>
            <translation>Próxima prueba: +1 rango de Disadvantage</translation>
        </message>
        <message>
            <source>Next check: +{bonus}</source>
            <translation>Próxima prueba: +{bonus}</translation>
        </message>
        <message>
            <source>Next check: +{ranks} ranks of Advantage</source>
            <translation>Próxima prueba: +{ranks} rangos de Advantage</translation>
        </message>
        <message>
            <source>Next check: +{ranks} ranks of Disadvantage</source>
            <translation>Próxima prueba: +{ranks} rangos de Disadvantage</translation>
        </message>
        <message>
            <source>Next check: Favor by Luck</source>
            <translation>Próxima prueba: Favor por Luck</translation>
        </message>
        <message>
            <source>Next check: −{penalty}</source>
            <translation>Próxima prueba: −{penalty}</translation>
        </message>
        <message>
            <source>Next or previous turn (when the roster has focus)</source>
            <translation>Turno siguiente o anterior (con el foco en la lista de personajes)</translation>
        </message>
        <message>
            <source>Next turn</source>
            <translation>Siguiente turno</translation>
        </message>
        <message>
            <source>Next turn with t&amp;yped dice…</source>
            <translation>Siguiente turno, escri&amp;biendo los dados…</translation>
        </message>
        <message>
            <source>Nigh-impossible</source>
            <translation>Casi imposible</translation>
        </message>
        <message>
            <source>No</source>
            <translation>No</translation>
        </message>
        <message>
            <source>No Advantage for a foe until the end of the next turn</source>
            <translation>Sin Advantage para un enemigo, hasta el final del próximo turno</translation>
        </message>
        <message>
            <source>No Advantage for {foe}</source>
            <translation>Sin Advantage para {foe}</translation>
        </message>
        <message>
            <source>No Disadvantage</source>
            <translation>Sin Disadvantage</translation>
        </message>
        <message>
            <source>No Disadvantage until the end of the next turn</source>
            <translation>Sin Disadvantage, hasta el final del próximo turno</translation>
        </message>
        <message>
            <source>No Fate stones are left, so no benefit is owed.</source>
            <translation>No quedan piedras de Fate, así que no se debe ningún beneficio.</translation>
        </message>
        <message>
            <source>No Heroic Feat is ready for this check.</source>
            <translation>No hay ningún Heroic Feat listo para esta prueba.</translation>
        </message>
        <message>
            <source>No Storm Knights are at the table.</source>
            <translation>No hay ningún Storm Knight en la mesa.</translation>
        </message>
        <message>
            <source>No Tilt is due. One happens when the last die of the Destiny pool is awarded.</source>
            <translation>No toca ningún Tilt. Llega cuando se entrega el último dado de la reserva de Destiny.</translation>
        </message>
        <message>
            <source>No Way Back</source>
            <translation>Sin vuelta atrás</translation>
        </message>
        <message>
            <source>No ability</source>
            <translation>Ninguna capacidad</translation>
        </message>
        <message>
            <source>No award needs a reason.</source>
            <translation>Ninguna entrega necesita un motivo.</translation>
        </message>
        <message>
            <source>No backups yet. The first one is made when the file is saved for the second time.</source>
            <translation>Aún no hay copias de seguridad. La primera se hace cuando el archivo se guarda por segunda vez.</translation>
        </message>
        <message>
            <source>No characters found in this file.</source>
            <translation>No se han encontrado personajes en este archivo.</translation>
        </message>
        <message>
            <source>No characters found in this file. It needs a header row with a column named “Name”.</source>
            <translation>No se han encontrado personajes en este archivo. Necesita una fila de títulos con una columna llamada «Name».</translation>
        </message>
        <message>
            <source>No characters yet.</source>
            <translation>Aún no hay personajes.</translation>
        </message>
        <message>
            <source>No check is open.</source>
            <translation>No hay ninguna prueba abierta.</translation>
        </message>
        <message>
            <source>No check is open. Roll a check first.</source>
            <translation>No hay ninguna prueba abierta. Primero hay que tirar una.</translation>
        </message>
        <message>
            <source>No defeat test is needed now.</source>
            <translation>Ahora no hace falta ninguna prueba de Defeat.</translation>
        </message>
        <message>
            <source>No die in the {pool} shows {number}.</source>
            <translation>Ningún dado de {pool} muestra {number}.</translation>
        </message>
        <message>
            <source>No encounter is in progress, so unused Fate is lost: {stones}.</source>
            <translation>No hay ningún encuentro en curso, así que se pierde el Fate sin usar: {stones}.</translation>
        </message>
        <message>
            <source>No encounter is in progress.</source>
            <translation>No hay ningún encuentro en curso.</translation>
        </message>
        <message>
            <source>No extra effort is ready for this check.</source>
            <translation>No hay ningún esfuerzo extra listo para esta prueba.</translation>
        </message>
        <message>
            <source>No game with the ruleset {ruleset} is installed.</source>
            <translation>No hay instalado ningún juego con el ruleset {ruleset}.</translation>
        </message>
        <message>
            <source>No harm</source>
            <translation>Sin daño</translation>
        </message>
        <message>
            <source>No heroes yet. Add one or import characters first.</source>
            <translation>Aún no hay héroes. Primero hay que añadir uno o importar personajes.</translation>
        </message>
        <message>
            <source>No hubris has just been activated.</source>
            <translation>No se acaba de activar ningún Hubris.</translation>
        </message>
        <message>
            <source>No living heroes are present.</source>
            <translation>No hay ningún héroe vivo presente.</translation>
        </message>
        <message>
            <source>No matches.</source>
            <translation>No se ha encontrado nada.</translation>
        </message>
        <message>
            <source>No one else</source>
            <translation>Nadie más</translation>
        </message>
        <message>
            <source>No one has anything to recover from.</source>
            <translation>Nadie tiene nada de qué recuperarse.</translation>
        </message>
        <message>
            <source>No one in particular</source>
            <translation>Nadie en particular</translation>
        </message>
        <message>
            <source>No one voted on {lot}. The dice decide.</source>
            <translation>Nadie vota sobre {lot}. Deciden los dados.</translation>
        </message>
        <message>
            <source>No phone follows now</source>
            <translation>Ningún móvil conectado ahora</translation>
        </message>
        <message>
            <source>No phone follows yet</source>
            <translation>Aún no hay móviles conectados</translation>
        </message>
        <message>
            <source>No phone follows yet. Are the phones on the same Wi-Fi, without a VPN?</source>
            <translation>Aún no hay móviles conectados. ¿Están en la misma wifi y sin VPN?</translation>
        </message>
        <message>
            <source>No roll is needed. To roll damage, choose a target and the damage dice.</source>
            <translation>No hace falta tirar. Para tirar el daño, elegir un objetivo y los dados de daño.</translation>
        </message>
        <message>
            <source>No roll. If the ranks are equal, a coin toss decides.</source>
            <translation>Sin tirada. Si los rangos son iguales, decide una moneda.</translation>
        </message>
        <message>
            <source>No session is in progress.</source>
            <translation>No hay ninguna sesión en curso.</translation>
        </message>
        <message>
            <source>No sessions yet.</source>
            <translation>Aún no ha habido ninguna sesión.</translation>
        </message>
        <message>
            <source>No special source</source>
            <translation>Sin origen especial</translation>
        </message>
        <message>
            <source>No test is open.</source>
            <translation>No hay ninguna prueba abierta.</translation>
        </message>
        <message>
            <source>No test is open. Roll one first.</source>
            <translation>No hay ninguna prueba abierta. Primero hay que tirar una.</translation>
        </message>
        <message>
            <source>No test is open. To roll a Possibility with {name}'s test, set that test up and drop it on the check panel.</source>
            <translation>No hay ninguna prueba abierta. Para tirar una Possibility con una prueba de {name}, preparar esa prueba y soltarla en el panel de pruebas.</translation>
        </message>
        <message>
            <source>No token gained this session</source>
            <translation>Ninguna ficha nueva en esta sesión</translation>
        </message>
        <message>
            <source>No tools</source>
            <translation>Sin herramientas</translation>
        </message>
        <message>
            <source>No votes, rolled {number}</source>
            <translation>Sin votos, tirada: {number}</translation>
        </message>
        <message>
            <source>No {target}</source>
            <translation>Sin {target}</translation>
        </message>
        <message>
            <source>No {token} is available for that.</source>
            <translation>No hay ningún {token} para eso.</translation>
        </message>
        <message>
            <source>No {what} is left to add.</source>
            <translation>No queda nada que añadir: {what}.</translation>
        </message>
        <message>
            <source>No {what} is left to roll with.</source>
            <translation>No queda nada con que tirar: {what}.</translation>
        </message>
        <message>
            <source>Noise wakes them, unless they are also exhausted.</source>
            <translation>El ruido despierta al personaje, salvo si además está Exhausted.</translation>
        </message>
        <message>
            <source>None</source>
            <comment>no die</comment>
            <translation>Ninguno</translation>
        </message>
        <message>
            <source>None</source>
            <comment>no tools at all</comment>
            <translation>Ninguna</translation>
        </message>
        <message>
            <source>Not active</source>
            <translation>No tiene el turno</translation>
        </message>
        <message>
            <source>Not countered</source>
            <translation>No contrarrestado</translation>
        </message>
        <message>
            <source>Not countered, {degrees}.</source>
            <translation>No contrarrestado, {degrees}.</translation>
        </message>
        <message>
            <source>Not everything has been saved to the file</source>
            <translation>No todo se ha guardado en el archivo</translation>
        </message>
        <message>
            <source>Not for {names}.</source>
            <translation>No para {names}.</translation>
        </message>
        <message>
            <source>Not linked</source>
            <translation>Sin vincular</translation>
        </message>
        <message>
            <source>Not resisted</source>
            <translation>No resistido</translation>
        </message>
        <message>
            <source>Not resisted, {degrees}.</source>
            <translation>No resistido, {degrees}.</translation>
        </message>
        <message>
            <source>Not saved yet · {file}</source>
            <translation>Aún sin guardar · {file}</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <source>Note: {text}</source>
            <translation>Nota: {text}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notas</translation>
        </message>
        <message>
            <source>Notes: {notes}</source>
            <translation>Notas: {notes}</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nada</translation>
        </message>
        <message>
            <source>Nothing here is called “{word}”.</source>
            <translation>Aquí nada se llama «{word}».</translation>
        </message>
        <message>
            <source>Nothing here is called “{word}”. Press Enter to use this instead.</source>
            <translation>Aquí nada se llama «{word}». Pulsar Intro para usar esto en su lugar.</translation>
        </message>
        <message>
            <source>Nothing is owed</source>
            <translation>No queda nada pendiente</translation>
        </message>
        <message>
            <source>Nothing is saved until you save the campaign elsewhere, or the file can be written again.</source>
            <translation>No se guarda nada hasta guardar la campaña en otro lugar, o hasta que el archivo se pueda escribir de nuevo.</translation>
        </message>
        <message>
            <source>Nothing left this session.</source>
            <translation>No queda nada en esta sesión.</translation>
        </message>
        <message>
            <source>Nothing stops it. Roll the damage.</source>
            <translation>Nada lo detiene. Tirar el daño.</translation>
        </message>
        <message>
            <source>Nothing to change: it is already set that way.</source>
            <translation>Eso ya es así.</translation>
        </message>
        <message>
            <source>Nothing to redo.</source>
            <translation>No hay nada que rehacer.</translation>
        </message>
        <message>
            <source>Nothing to show</source>
            <translation>Nada que mostrar</translation>
        </message>
        <message>
            <source>Nothing to show yet.</source>
            <translation>Aún no hay nada que mostrar.</translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>No hay nada que deshacer.</translation>
        </message>
        <message>
            <source>November</source>
            <translation>noviembre</translation>
        </message>
        <message>
            <source>Now {result}.</source>
            <translation>Ahora {result}.</translation>
        </message>
        <message>
            <source>Number of damage dice</source>
            <translation>Número de dados de daño</translation>
        </message>
        <message>
            <source>Number of rounds</source>
            <translation>Número de rondas</translation>
        </message>
        <message>
            <source>Number of stones</source>
            <translation>Número de piedras</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>Aceptar</translation>
        </message>
        <message>
            <source>Obstacle</source>
            <translation>Obstáculo</translation>
        </message>
        <message>
            <source>October</source>
            <translation>octubre</translation>
        </message>
        <message>
            <source>Offense</source>
            <translation>Ofensiva</translation>
        </message>
        <message>
            <source>Old Habits</source>
            <translation>Viejas costumbres</translation>
        </message>
        <message>
            <source>On</source>
            <comment>a setting</comment>
            <translation>Activada</translation>
        </message>
        <message>
            <source>On a Mishap</source>
            <translation>Con un Mishap</translation>
        </message>
        <message>
            <source>On a critical hit</source>
            <translation>En un impacto crítico</translation>
        </message>
        <message>
            <source>On a hit</source>
            <translation>Con un impacto</translation>
        </message>
        <message>
            <source>On fire until put out.</source>
            <translation>En llamas hasta que se apaguen.</translation>
        </message>
        <message>
            <source>On the ground.</source>
            <translation>En el suelo.</translation>
        </message>
        <message>
            <source>Once per encounter, as an action: remove a wound or condition for Stress.</source>
            <translation>Una vez por encuentro, como acción: quitar una herida o un estado a cambio de Stress.</translation>
        </message>
        <message>
            <source>Once the session starts, tokens you can spend on this check appear here.</source>
            <translation>Cuando empiece la sesión, aquí aparecerán las fichas que se pueden gastar en esta prueba.</translation>
        </message>
        <message>
            <source>One action fewer until it ends.</source>
            <translation>Una acción menos hasta que pase.</translation>
        </message>
        <message>
            <source>One die of another size</source>
            <translation>Un dado de otro tamaño</translation>
        </message>
        <message>
            <source>One extra standard action</source>
            <translation>Una acción estándar más</translation>
        </message>
        <message>
            <source>One hour happens twice, and the lucky one remembers how it went.</source>
            <translation>Una hora sucede dos veces, y el afortunado recuerda cómo fue.</translation>
        </message>
        <message>
            <source>One of the enemy's people changes sides at the decisive moment and brings the proof.</source>
            <translation>Uno de los enemigos cambia de bando en el momento decisivo y trae la prueba.</translation>
        </message>
        <message>
            <source>One of the helpers has lost heart and left with the keys.</source>
            <translation>Uno de los ayudantes ha perdido el ánimo y se ha ido con las llaves.</translation>
        </message>
        <message>
            <source>One of the opposition has lost heart and wants a way out.</source>
            <translation>Alguien del bando contrario ha perdido el ánimo y busca una salida.</translation>
        </message>
        <message>
            <source>One of {name}'s attacks has no dice. Enter them beside it, for example “2d6”.</source>
            <translation>Un ataque de {name} no tiene dados. Escríbelos al lado, por ejemplo «2d6».</translation>
        </message>
        <message>
            <source>One roll for all. Armor, Immune and Weak apply to each separately.</source>
            <translation>Una tirada para todos. Armor, Immune y Weak se aplican a cada uno por separado.</translation>
        </message>
        <message>
            <source>One untrained check</source>
            <translation>Una prueba sin entrenamiento</translation>
        </message>
        <message>
            <source>Only Countdown dice can be rolled here.</source>
            <translation>Aquí solo se pueden tirar dados de Countdown.</translation>
        </message>
        <message>
            <source>Only Storm Knights and the GM hold Possibilities. {name} uses the GM's.</source>
            <translation>Solo los Storm Knights y quien dirige tienen Possibilities. {name} usa las de quien dirige.</translation>
        </message>
        <message>
            <source>Only a Possibility, Up, a Hero card or a Drama card can be rolled with a test.</source>
            <translation>Con una prueba solo se puede tirar una Possibility, Up, una carta Hero o una carta Drama.</translation>
        </message>
        <message>
            <source>Only a Tragedy die can activate a hubris.</source>
            <translation>Solo un dado de Tragedy puede activar un Hubris.</translation>
        </message>
        <message>
            <source>Only a hero's Victory point can be spent here.</source>
            <translation>Aquí solo se puede gastar el Victory point de un héroe.</translation>
        </message>
        <message>
            <source>Only a spent Tragedy die goes to the GM's hand.</source>
            <translation>Solo un dado de Tragedy gastado pasa a la mano de DJ.</translation>
        </message>
        <message>
            <source>Only another player or the GM can activate a hubris.</source>
            <translation>Solo otro jugador o quien dirige puede activar un Hubris.</translation>
        </message>
        <message>
            <source>Only dice in the Destiny pool show a face.</source>
            <translation>Solo los dados de la reserva de Destiny muestran una cara.</translation>
        </message>
        <message>
            <source>Only heroes can be marked as present. The GM plays the opposition.</source>
            <translation>Solo los héroes se pueden marcar como presentes. La oposición la lleva quien dirige.</translation>
        </message>
        <message>
            <source>Only heroes can have Victory points.</source>
            <translation>Solo los héroes pueden tener Victory points.</translation>
        </message>
        <message>
            <source>Only heroes can hold Luck.</source>
            <translation>Solo los héroes pueden tener Luck.</translation>
        </message>
        <message>
            <source>Only heroes can hold tokens, and only Destiny dice.</source>
            <translation>Solo los héroes pueden tener fichas, y solo dados de Destiny.</translation>
        </message>
        <message>
            <source>Only heroes roll: a d20 with Favor or Hinder, Luck to spend, and Countdown dice.</source>
            <translation>Solo tiran los héroes: un d20 con Favor o Hinder, Luck que gastar y dados de Countdown.</translation>
        </message>
        <message>
            <source>Only one standard action each turn.</source>
            <translation>Solo una acción estándar por turno.</translation>
        </message>
        <message>
            <source>Only the GM can spend that Possibility, not {name}.</source>
            <translation>Solo quien dirige puede gastar esa Possibility, no {name}.</translation>
        </message>
        <message>
            <source>Only the first sheet, “{name}”, was imported.</source>
            <translation>Solo se ha importado la primera hoja, «{name}».</translation>
        </message>
        <message>
            <source>Only this one</source>
            <comment>of a group of foes</comment>
            <translation>Solo este</translation>
        </message>
        <message>
            <source>Only watching</source>
            <translation>Solo miro</translation>
        </message>
        <message>
            <source>Only {holder} can spend that Luck.</source>
            <translation>Solo {holder} puede gastar ese Luck.</translation>
        </message>
        <message>
            <source>Only {holder} can spend that Possibility, not {name}.</source>
            <translation>Solo {holder} puede gastar esa Possibility, no {name}.</translation>
        </message>
        <message>
            <source>Only {holder} can spend that die.</source>
            <translation>Solo {holder} puede gastar ese dado.</translation>
        </message>
        <message>
            <source>Only {holder} can spend that point.</source>
            <translation>Solo {holder} puede gastar ese punto.</translation>
        </message>
        <message>
            <source>Only {holder} can spend that.</source>
            <translation>Solo {holder} puede gastar eso.</translation>
        </message>
        <message>
            <source>Only {name} can use this award.</source>
            <translation>Solo {name} puede usar esta entrega.</translation>
        </message>
        <message>
            <source>Open a campaign</source>
            <translation>Abrir una campaña</translation>
        </message>
        <message>
            <source>Open a campaign file</source>
            <translation>Abrir un archivo de campaña</translation>
        </message>
        <message>
            <source>Open a campaign first, then drop the spreadsheet on its window.</source>
            <translation>Abre primero una campaña y luego suelta la hoja de cálculo en su ventana.</translation>
        </message>
        <message>
            <source>Open a campaign first.</source>
            <translation>Primero hay que abrir una campaña.</translation>
        </message>
        <message>
            <source>Open again: {what}.</source>
            <translation>Abierta de nuevo: {what}.</translation>
        </message>
        <message>
            <source>Open check</source>
            <translation>Prueba abierta</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>Abrir la carpeta</translation>
        </message>
        <message>
            <source>Open re&amp;cent</source>
            <translation>Abrir &amp;reciente</translation>
        </message>
        <message>
            <source>Open sam&amp;ple</source>
            <translation>Abrir un ejem&amp;plo</translation>
        </message>
        <message>
            <source>Open sample: {game}</source>
            <translation>Abrir ejemplo: {game}</translation>
        </message>
        <message>
            <source>Open the newer version</source>
            <translation>Abrir la versión más nueva</translation>
        </message>
        <message>
            <source>Open the newest backup</source>
            <translation>Abrir la copia de seguridad más reciente</translation>
        </message>
        <message>
            <source>Open to attack.</source>
            <translation>Expuesto a los ataques.</translation>
        </message>
        <message>
            <source>Open {name}</source>
            <translation>Abrir {name}</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>Abrir…</translation>
        </message>
        <message>
            <source>Opposing Improve Roll +{bonus}</source>
            <translation>Improve Roll contrario +{bonus}</translation>
        </message>
        <message>
            <source>Opposing Tragedy −{penalty}</source>
            <translation>Tragedy contrario −{penalty}</translation>
        </message>
        <message>
            <source>Opposition</source>
            <translation>Oposición</translation>
        </message>
        <message>
            <source>Other DN</source>
            <translation>Otra DN</translation>
        </message>
        <message>
            <source>Other Recovers</source>
            <translation>Otros Recovers</translation>
        </message>
        <message>
            <source>Other damage</source>
            <translation>Otro daño</translation>
        </message>
        <message>
            <source>Others act before {name}. Drag {name} up in the turn order, or type “delay” with a name.</source>
            <translation>Otros actúan antes de {name}. Arrastra a {name} hacia arriba en el orden de turnos o escribe «retrasar» con un nombre.</translation>
        </message>
        <message>
            <source>Our players</source>
            <translation>Los jugadores</translation>
        </message>
        <message>
            <source>Our players roll their own dice</source>
            <translation>Los jugadores tiran sus propios dados</translation>
        </message>
        <message>
            <source>Out of the conflict. A rest may take longer.</source>
            <translation>Fuera del conflicto. Un descanso puede durar más.</translation>
        </message>
        <message>
            <source>Out of the fight, without a defeat test.</source>
            <translation>Fuera de combate, sin prueba de Defeat.</translation>
        </message>
        <message>
            <source>Out of the fight.</source>
            <translation>Fuera de combate.</translation>
        </message>
        <message>
            <source>Out of the fight: failed a defeat test.</source>
            <translation>Fuera de combate: prueba de Defeat fallida.</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <source>Over the Heart</source>
            <translation>Sobre el corazón</translation>
        </message>
        <message>
            <source>Overridden</source>
            <translation>Forzado</translation>
        </message>
        <message>
            <source>Overridden by the GM</source>
            <translation>Forzado por quien dirige</translation>
        </message>
        <message>
            <source>Overridden: {refusal}</source>
            <translation>Forzado: {refusal}</translation>
        </message>
        <message>
            <source>Override a refusal (“Anyway”)</source>
            <translation>Forzar lo que se rechaza («De todos modos»)</translation>
        </message>
        <message>
            <source>Owed</source>
            <translation>Pendiente</translation>
        </message>
        <message>
            <source>Owed next session (listed in the summary)</source>
            <translation>Pendiente para la próxima sesión (figura en el resumen)</translation>
        </message>
        <message>
            <source>Owed to {about}: {text}</source>
            <translation>Pendiente para {about}: {text}</translation>
        </message>
        <message>
            <source>Owed: {text}</source>
            <translation>Pendiente: {text}</translation>
        </message>
        <message>
            <source>Page {number} of {count}</source>
            <translation>Página {number} de {count}</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Páginas</translation>
        </message>
        <message>
            <source>Panic</source>
            <translation>Pánico</translation>
        </message>
        <message>
            <source>Part of the log was written by a newer gmtracker and can't be read here. The game continues from the file, in a new chapter.</source>
            <translation>Parte del registro es de un gmtracker más reciente y aquí no se puede leer. El juego sigue con lo que dice el archivo, en un capítulo nuevo.</translation>
        </message>
        <message>
            <source>Participants</source>
            <translation>Participantes</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>a check that succeeds</comment>
            <translation>Éxito</translation>
        </message>
        <message>
            <source>Passive defense</source>
            <translation>Defensa pasiva</translation>
        </message>
        <message>
            <source>Pay for {use} with {tokens}.</source>
            <translation>{use} se paga con {tokens}.</translation>
        </message>
        <message>
            <source>Penalty</source>
            <translation>Penalización</translation>
        </message>
        <message>
            <source>People</source>
            <translation>Personajes</translation>
        </message>
        <message>
            <source>Percent chance</source>
            <translation>Porcentaje</translation>
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
            <translation>Elegir un Triumph o un Tragedy para {hero}.</translation>
        </message>
        <message>
            <source>Pick up or drop a token, open a sheet, or edit a number</source>
            <translation>Tomar o soltar una ficha, abrir una hoja o editar un número</translation>
        </message>
        <message>
            <source>Pinned for this character's next checks. To unpin, press Shift+Enter or click the pin.</source>
            <translation>Fijado para las próximas pruebas de este personaje. Mayús+Intro o un clic en el alfiler lo suelta.</translation>
        </message>
        <message>
            <source>Play a card</source>
            <translation>Jugar una carta</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Jugador</translation>
        </message>
        <message>
            <source>Players can no longer see “{what}”.</source>
            <translation>Los jugadores ya no ven «{what}».</translation>
        </message>
        <message>
            <source>Players can now see “{what}”.</source>
            <translation>Los jugadores ven ahora «{what}».</translation>
        </message>
        <message>
            <source>Players no longer see {name}.</source>
            <translation>Los jugadores ya no ven a {name}.</translation>
        </message>
        <message>
            <source>Players now see {name}.</source>
            <translation>Ahora los jugadores ven a {name}.</translation>
        </message>
        <message>
            <source>Players now see {what} of {name}.</source>
            <translation>Los jugadores ven ahora {what} de {name}.</translation>
        </message>
        <message>
            <source>Players see nothing of {names} until the first turn.</source>
            <translation>Los jugadores no ven nada de {names} hasta su primer turno.</translation>
        </message>
        <message>
            <source>Players' phon&amp;es…</source>
            <translation>Móvi&amp;les de los jugadores…</translation>
        </message>
        <message>
            <source>Players' phones</source>
            <translation>Móviles de los jugadores</translation>
        </message>
        <message>
            <source>Point already awarded</source>
            <translation>Punto ya entregado</translation>
        </message>
        <message>
            <source>Pools</source>
            <translation>Reservas</translation>
        </message>
        <message>
            <source>Possibilities can't be passed on. Each stays with its holder until spent.</source>
            <translation>Las Possibilities no se pueden pasar. Cada una se queda con quien la tiene hasta que se gasta.</translation>
        </message>
        <message>
            <source>Possibilities per Storm Knight per act</source>
            <translation>Possibilities por Storm Knight y acto</translation>
        </message>
        <message>
            <source>Possibilities per test</source>
            <translation>Possibilities por prueba</translation>
        </message>
        <message>
            <source>Possibility by hand</source>
            <translation>Possibility a mano</translation>
        </message>
        <message>
            <source>Possibility on {what}</source>
            <translation>Possibility en {what}</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>Poder</translation>
        </message>
        <message>
            <source>Power</source>
            <comment>ranks of a power, on a form</comment>
            <translation>Poder</translation>
        </message>
        <message>
            <source>Power stunt: a power for this scene</source>
            <translation>Power Stunt: un poder para esta escena</translation>
        </message>
        <message>
            <source>Power, effect or check</source>
            <translation>Poder, efecto o prueba</translation>
        </message>
        <message>
            <source>Pre&amp;vious area of the window</source>
            <translation>Parte anteri&amp;or de la ventana</translation>
        </message>
        <message>
            <source>Present this session</source>
            <translation>Presente en esta sesión</translation>
        </message>
        <message>
            <source>Press Delete to remove it</source>
            <translation>Pulsar Supr para quitarlo</translation>
        </message>
        <message>
            <source>Press Enter to choose a target</source>
            <translation>Pulsar Intro para elegir un objetivo</translation>
        </message>
        <message>
            <source>Press Enter to make the check</source>
            <translation>Pulsar Intro para hacer la prueba</translation>
        </message>
        <message>
            <source>Press Enter to roll</source>
            <translation>Pulsar Intro para tirar</translation>
        </message>
        <message>
            <source>Press Enter to type the dice, or {keys} to roll here</source>
            <translation>Pulsar Intro para escribir los dados, o {keys} para tirar aquí</translation>
        </message>
        <message>
            <source>Press Esc to undo the award</source>
            <translation>Esc deshace la entrega</translation>
        </message>
        <message>
            <source>Press Space for the next turn, Shift+Space for the previous one.</source>
            <translation>Espacio pasa al turno siguiente y Mayús+Espacio al anterior.</translation>
        </message>
        <message>
            <source>Press any key to skip to the end.</source>
            <translation>Cualquier tecla salta al final.</translation>
        </message>
        <message>
            <source>Press {keys} in any window to blank or show the player window.</source>
            <translation>{keys} vacía o muestra la ventana de jugadores desde cualquier ventana.</translation>
        </message>
        <message>
            <source>Press {keys} to blank the page and the player window.</source>
            <translation>{keys} vacía la página y la ventana de jugadores.</translation>
        </message>
        <message>
            <source>Press {number}</source>
            <comment>of the keyboard</comment>
            <translation>Pulsar {number}</translation>
        </message>
        <message>
            <source>Previous turn: {name}, round {round}.</source>
            <translation>Turno anterior: {name}, ronda {round}.</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Imprimir…</translation>
        </message>
        <message>
            <source>Problems found</source>
            <translation>Problemas encontrados</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Progreso</translation>
        </message>
        <message>
            <source>Put the time at the end, for example “cursed for 3 rounds”.</source>
            <translation>Poner la duración al final, por ejemplo «maldito durante 3 rondas».</translation>
        </message>
        <message>
            <source>Put “{word}” at the end of the line. It hides everyone you add.</source>
            <translation>Pon «{word}» al final de la línea. Oculta a todos los que añades.</translation>
        </message>
        <message>
            <source>QR code of the page</source>
            <translation>Código QR de la página</translation>
        </message>
        <message>
            <source>Quick-add opposition</source>
            <translation>Añadir oposición en una línea</translation>
        </message>
        <message>
            <source>Raise or lower the track by one</source>
            <translation>Subir o bajar el medidor en uno</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>Rango</translation>
        </message>
        <message>
            <source>Rank of the hazard or effect</source>
            <translation>Rango del peligro o del efecto</translation>
        </message>
        <message>
            <source>Rank of the hit</source>
            <translation>Rango del impacto</translation>
        </message>
        <message>
            <source>Ranks of Advantage</source>
            <translation>Rangos de Advantage</translation>
        </message>
        <message>
            <source>Ranks of Advantage that raise the DC</source>
            <translation>Rangos de Advantage que suben la DC</translation>
        </message>
        <message>
            <source>Ranks of Disadvantage</source>
            <translation>Rangos de Disadvantage</translation>
        </message>
        <message>
            <source>Ranks of Disadvantage that lower the DC</source>
            <translation>Rangos de Disadvantage que bajan la DC</translation>
        </message>
        <message>
            <source>Reading file…</source>
            <translation>Leyendo el archivo…</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <source>Reason for the award</source>
            <translation>Motivo de la entrega</translation>
        </message>
        <message>
            <source>Reason for {hero}'s award of {die}: {reason}</source>
            <translation>Motivo de la entrega de {die} a {hero}: {reason}</translation>
        </message>
        <message>
            <source>Recover between encounters, for Stress.</source>
            <translation>Usar un Recover entre dos encuentros, a cambio de Stress.</translation>
        </message>
        <message>
            <source>Recover immediately, in addition to the one per encounter. Costs Stress.</source>
            <translation>Usar un Recover al instante, además del de cada encuentro. Cuesta Stress.</translation>
        </message>
        <message>
            <source>Recovered 1 unsaved step from the journal.</source>
            <translation>Se ha recuperado del diario 1 paso sin guardar.</translation>
        </message>
        <message>
            <source>Recovered {steps} unsaved steps from the journal.</source>
            <translation>Se han recuperado del diario {steps} pasos sin guardar.</translation>
        </message>
        <message>
            <source>Recovery</source>
            <translation>Recuperación</translation>
        </message>
        <message>
            <source>Red-Handed</source>
            <translation>In fraganti</translation>
        </message>
        <message>
            <source>Redone: {what}</source>
            <translation>Rehecho: {what}</translation>
        </message>
        <message>
            <source>Redraw the window</source>
            <translation>Redibujar la ventana</translation>
        </message>
        <message>
            <source>Regain HP equal to Might.</source>
            <translation>Recuperar tantos HP como Might.</translation>
        </message>
        <message>
            <source>Regain HP up to the maximum. The dead can't regain HP.</source>
            <translation>Recuperar HP hasta el máximo. Los muertos no recuperan HP.</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Quitar</translation>
        </message>
        <message>
            <source>Remove Stress equal to the hero's Tier. Each Recover used instead lowers that by 1 and can remove a wound or condition.</source>
            <translation>Quitar tanto Stress como el Tier del héroe. Cada Recover que se usa en su lugar quita 1 menos y puede quitar una herida o un estado.</translation>
        </message>
        <message>
            <source>Remove dazed, stunned or fatigued. Asleep becomes exhausted, and exhausted becomes fatigued.</source>
            <translation>Quitar Dazed, Stunned o Fatigued. Asleep pasa a Exhausted, y Exhausted a Fatigued.</translation>
        </message>
        <message>
            <source>Remove from list</source>
            <translation>Quitar de la lista</translation>
        </message>
        <message>
            <source>Remove from the campaign</source>
            <translation>Quitar de la campaña</translation>
        </message>
        <message>
            <source>Remove one</source>
            <translation>Uno menos</translation>
        </message>
        <message>
            <source>Remove one {unit}</source>
            <translation>1 {unit} menos</translation>
        </message>
        <message>
            <source>Remove something first. The maximum is {most} custom conditions, counters and clocks.</source>
            <translation>Quita algo primero. El máximo es de {most} estados propios, contadores y relojes.</translation>
        </message>
        <message>
            <source>Remove this token by hand</source>
            <translation>Quitar esta ficha a mano</translation>
        </message>
        <message>
            <source>Remove {condition}</source>
            <translation>Quitar {condition}</translation>
        </message>
        <message>
            <source>Remove {name} from the campaign</source>
            <translation>Quitar a {name} de la campaña</translation>
        </message>
        <message>
            <source>Remove {name}'s Stress and Destiny dice first. The opposition can't have any.</source>
            <translation>Primero hay que quitar el Stress y los dados de Destiny de {name}. La oposición no los tiene.</translation>
        </message>
        <message>
            <source>Remove {name}'s Victory points first. The opposition can't have any.</source>
            <translation>Primero hay que quitar los Victory points de {name}. La oposición no puede tener ninguno.</translation>
        </message>
        <message>
            <source>Remove {trait}</source>
            <translation>Quitar {trait}</translation>
        </message>
        <message>
            <source>Removed with {name}</source>
            <translation>Retirado con {name}</translation>
        </message>
        <message>
            <source>Removes</source>
            <translation>Quita</translation>
        </message>
        <message>
            <source>Removes all Shock and conditions, and as many Wounds as you say.</source>
            <translation>Quita todo el Shock, todos los estados y tantas Wounds como indiques.</translation>
        </message>
        <message>
            <source>Reroll</source>
            <translation>Tirar de nuevo</translation>
        </message>
        <message>
            <source>Reroll one die of your own roll.</source>
            <translation>Volver a tirar un dado de la propia tirada.</translation>
        </message>
        <message>
            <source>Reroll the d{size} ({face})</source>
            <translation>Volver a tirar el d{size} ({face})</translation>
        </message>
        <message>
            <source>Reroll the first die of a Favored test. The second result counts.</source>
            <translation>Volver a tirar el primer dado de una prueba Favored. Cuenta el segundo resultado.</translation>
        </message>
        <message>
            <source>Rerolled because the test is Favored</source>
            <translation>Tirado de nuevo porque la prueba es Favored</translation>
        </message>
        <message>
            <source>Rerolled d20</source>
            <translation>d20 repetido</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Restablecer</translation>
        </message>
        <message>
            <source>Reset every hero's Victory points for a new day. Unspent points are lost.</source>
            <translation>Restablecer los Victory points de cada héroe para un día nuevo. Los puntos no gastados se pierden.</translation>
        </message>
        <message>
            <source>Reset shortcuts</source>
            <translation>Restablecer los atajos</translation>
        </message>
        <message>
            <source>Reset to default</source>
            <translation>Restablecer la tabla predeterminada</translation>
        </message>
        <message>
            <source>Reset to default: {rule}</source>
            <translation>Restablecer el valor predeterminado: {rule}</translation>
        </message>
        <message>
            <source>Resist</source>
            <translation>Resistir</translation>
        </message>
        <message>
            <source>Resistance</source>
            <translation>Resistencia</translation>
        </message>
        <message>
            <source>Resistance: another defense check against an ongoing effect</source>
            <translation>Resistance: otra prueba de defensa contra un efecto que dura</translation>
        </message>
        <message>
            <source>Resisted</source>
            <translation>Resistido</translation>
        </message>
        <message>
            <source>Resisted with</source>
            <translation>Resistencia con</translation>
        </message>
        <message>
            <source>Resisted, {degrees}.</source>
            <translation>Resistido, {degrees}.</translation>
        </message>
        <message>
            <source>Resists with</source>
            <translation>Resiste con</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Restaurar</translation>
        </message>
        <message>
            <source>Restore a backup</source>
            <translation>Restaurar una copia de seguridad</translation>
        </message>
        <message>
            <source>Restored the backup from {when}.</source>
            <translation>Copia de seguridad restaurada: {when}.</translation>
        </message>
        <message>
            <source>Restored: {what}, d{size}.</source>
            <translation>Se restaura: {what}, d{size}.</translation>
        </message>
        <message>
            <source>Restored: {what}.</source>
            <translation>Se restaura: {what}.</translation>
        </message>
        <message>
            <source>Restores all HP, Mana and Luck. If HP was already full, removes one Fatigue.</source>
            <translation>Restablece todos los HP, el Mana y el Luck. Si los HP ya estaban llenos, quita un Fatigue.</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <source>Retry: a new attempt where that takes extra effort</source>
            <translation>Retry: un nuevo intento, si requiere un esfuerzo extra</translation>
        </message>
        <message>
            <source>Return to &amp;now</source>
            <translation>Volver al prese&amp;nte</translation>
        </message>
        <message>
            <source>Reveal or hide &amp;opposition</source>
            <translation>Mo&amp;strar u ocultar la oposición</translation>
        </message>
        <message>
            <source>Roads and Weather</source>
            <translation>Caminos y clima</translation>
        </message>
        <message>
            <source>Roleplay</source>
            <translation>Interpretación</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Tirar</translation>
        </message>
        <message>
            <source>Roll</source>
            <comment>a step of the Tilt</comment>
            <translation>Tirada</translation>
        </message>
        <message>
            <source>Roll</source>
            <comment>what was rolled</comment>
            <translation>Tirada</translation>
        </message>
        <message>
            <source>Roll &amp;dice</source>
            <translation>Tirar &amp;dados</translation>
        </message>
        <message>
            <source>Roll &amp;tables…</source>
            <translation>&amp;Tablas aleatorias…</translation>
        </message>
        <message>
            <source>Roll Countdown dice one at a time.</source>
            <translation>Los dados de Countdown se tiran de uno en uno.</translation>
        </message>
        <message>
            <source>Roll Td20 by itself, not in a sum. Anything added would not change its bonus.</source>
            <translation>Td20 se tira solo, no en una suma. Lo que se sume no cambia su bono.</translation>
        </message>
        <message>
            <source>Roll a Countdown die by itself, not in a sum: {die}.</source>
            <translation>Un dado de Countdown se tira solo, no en una suma: {die}.</translation>
        </message>
        <message>
            <source>Roll a Tragedy from the GM's hand and subtract it from a hero's check.</source>
            <translation>Tirar un Tragedy de la mano de DJ y restarlo de la prueba de un héroe.</translation>
        </message>
        <message>
            <source>Roll a Tragedy from the GM's hand, use it once against the heroes, then discard it.</source>
            <translation>Tirar un Tragedy de la mano de DJ, usarlo una vez contra los héroes y descartarlo.</translation>
        </message>
        <message>
            <source>Roll a Tragedy from the GM's hand. Half of it (rounded up) is ranks of Disadvantage for a hero.</source>
            <translation>Tirar un Tragedy de la mano de DJ. La mitad (redondeada hacia arriba) son rangos de Disadvantage para un héroe.</translation>
        </message>
        <message>
            <source>Roll a check first. A Victory point can improve it until the outcome is announced.</source>
            <translation>Primero hay que tirar una prueba. Un Victory point puede mejorarla hasta que se anuncie el resultado.</translation>
        </message>
        <message>
            <source>Roll a check or save. It stays open until you announce it.</source>
            <translation>Tirar una prueba o una salvación. Queda abierta hasta que se anuncia.</translation>
        </message>
        <message>
            <source>Roll a check.</source>
            <translation>Tirar una prueba.</translation>
        </message>
        <message>
            <source>Roll a check. It stays open until you announce it.</source>
            <translation>Tirar una prueba. Queda abierta hasta que se anuncia.</translation>
        </message>
        <message>
            <source>Roll a d20 and multiply it by 5. It happens if the result doesn't exceed the chance.</source>
            <translation>Tirar un d20 y multiplicarlo por 5. Ocurre si el resultado no supera la probabilidad.</translation>
        </message>
        <message>
            <source>Roll a d20 instead of counting 10</source>
            <translation>Tirar un d20 en vez de contar 10</translation>
        </message>
        <message>
            <source>Roll a power against an effect. A success counters it.</source>
            <translation>Hacer una tirada de poder contra un efecto. Un éxito lo contrarresta.</translation>
        </message>
        <message>
            <source>Roll a second d20 and use the better one</source>
            <translation>Tirar un segundo d20 y usar el mejor</translation>
        </message>
        <message>
            <source>Roll a second d20 and use the worse one</source>
            <translation>Tirar un segundo d20 y usar el peor</translation>
        </message>
        <message>
            <source>Roll a test. It stays open until you announce it.</source>
            <translation>Tirar una prueba. Queda abierta hasta que se anuncia.</translation>
        </message>
        <message>
            <source>Roll again before the outcome is announced. The better roll counts.</source>
            <translation>Volver a tirar antes de anunciar el resultado. Cuenta la mejor tirada.</translation>
        </message>
        <message>
            <source>Roll all of them now. During an encounter they are rolled each round.</source>
            <translation>Tirarlos todos ahora. Durante un encuentro se tiran cada ronda.</translation>
        </message>
        <message>
            <source>Roll an attack. The target resists a hit.</source>
            <translation>Tirar un ataque. El objetivo resiste un impacto.</translation>
        </message>
        <message>
            <source>Roll an attack. The target resists the damage of a hit.</source>
            <translation>Tirar un ataque. El objetivo resiste el daño de un impacto.</translation>
        </message>
        <message>
            <source>Roll dice for one character at a time.</source>
            <translation>Los dados se tiran para un personaje cada vez.</translation>
        </message>
        <message>
            <source>Roll for each foe in a group</source>
            <translation>Tirar por cada enemigo de un grupo</translation>
        </message>
        <message>
            <source>Roll for the Tilt</source>
            <translation>Tirar para el Tilt</translation>
        </message>
        <message>
            <source>Roll for the obstacle</source>
            <translation>Tirar por el obstáculo</translation>
        </message>
        <message>
            <source>Roll immediately to counter an effect, even one that has hit.</source>
            <translation>Tirar de inmediato para contrarrestar un efecto, aunque ya haya impactado.</translation>
        </message>
        <message>
            <source>Roll initiative</source>
            <translation>Tirar iniciativa</translation>
        </message>
        <message>
            <source>Roll initiative next</source>
            <translation>Tirar iniciativa después</translation>
        </message>
        <message>
            <source>Roll instead</source>
            <translation>Tirar de todos modos</translation>
        </message>
        <message>
            <source>Roll off</source>
            <translation>Desempatar</translation>
        </message>
        <message>
            <source>Roll table</source>
            <translation>Tabla aleatoria</translation>
        </message>
        <message>
            <source>Roll tables</source>
            <translation>Tablas aleatorias</translation>
        </message>
        <message>
            <source>Roll tables…</source>
            <translation>Tablas aleatorias…</translation>
        </message>
        <message>
            <source>Roll the Countdown dice now</source>
            <translation>Tirar ya los dados de Countdown</translation>
        </message>
        <message>
            <source>Roll the check first. A Coup improves a success.</source>
            <translation>Primero hay que tirar la prueba. Un Coup mejora un éxito.</translation>
        </message>
        <message>
            <source>Roll the counter first, or skip it. The effect can still be countered.</source>
            <translation>Primero hay que tirar para contrarrestar, u omitirlo. El efecto aún se puede contrarrestar.</translation>
        </message>
        <message>
            <source>Roll the counter first, or skip it. The hit can still be countered.</source>
            <translation>Primero hay que tirar para contrarrestar, u omitirlo. El impacto aún se puede contrarrestar.</translation>
        </message>
        <message>
            <source>Roll the damage</source>
            <translation>Tirar el daño</translation>
        </message>
        <message>
            <source>Roll the damage of the hit.</source>
            <translation>Tirar el daño del impacto.</translation>
        </message>
        <message>
            <source>Roll the dice for a failed routine check.</source>
            <translation>Tirar los dados de una prueba rutinaria fallida.</translation>
        </message>
        <message>
            <source>Roll to resist a hit.</source>
            <translation>Tirar para resistir un impacto.</translation>
        </message>
        <message>
            <source>Roll to resist the damage of a hit.</source>
            <translation>Tirar para resistir el daño de un impacto.</translation>
        </message>
        <message>
            <source>Roll {dice}</source>
            <translation>Tirar {dice}</translation>
        </message>
        <message>
            <source>Roll {name}'s check first. A Coup improves a success.</source>
            <translation>Primero hay que tirar la prueba de {name}. Un Coup mejora un éxito.</translation>
        </message>
        <message>
            <source>Roll {number}</source>
            <translation>Tirada {number}</translation>
        </message>
        <message>
            <source>Rolled</source>
            <translation>Tirados</translation>
        </message>
        <message>
            <source>Rolled when a session starts.</source>
            <translation>Se tira al empezar una sesión.</translation>
        </message>
        <message>
            <source>Rolled {damage}</source>
            <translation>Tirada de {damage}</translation>
        </message>
        <message>
            <source>Rolled {times} times</source>
            <translation>Se tira {times} veces</translation>
        </message>
        <message>
            <source>Rolls</source>
            <translation>Tiradas</translation>
        </message>
        <message>
            <source>Rolls and awards appear here.</source>
            <translation>Aquí aparecen las tiradas y las recompensas.</translation>
        </message>
        <message>
            <source>Rolls of each face, from 1 up (dashes: expected)</source>
            <translation>Tiradas de cada cara, desde 1 (rayas: esperado)</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <translation>Ronda {number}</translation>
        </message>
        <message>
            <source>Round {round}.</source>
            <translation>Ronda {round}.</translation>
        </message>
        <message>
            <source>Routine</source>
            <comment>a check that is not rolled</comment>
            <translation>Rutinaria</translation>
        </message>
        <message>
            <source>Row</source>
            <translation>Fila</translation>
        </message>
        <message>
            <source>Row {line}, column “{column}”: {complaint}</source>
            <translation>Fila {line}, columna «{column}»: {complaint}</translation>
        </message>
        <message>
            <source>Row {line}: {cells}</source>
            <translation>Fila {line}: {cells}</translation>
        </message>
        <message>
            <source>Row {line}: {complaint}</source>
            <translation>Fila {line}: {complaint}</translation>
        </message>
        <message>
            <source>S&amp;ession summaries</source>
            <translation>Resúmenes de s&amp;esiones</translation>
        </message>
        <message>
            <source>Same adventure: keep Victory points</source>
            <translation>Misma aventura: conservar los Victory points</translation>
        </message>
        <message>
            <source>Sample campaign. Your first change saves your own copy.</source>
            <translation>Campaña de ejemplo. El primer cambio guarda una copia propia.</translation>
        </message>
        <message>
            <source>Saturday</source>
            <translation>Sábado</translation>
        </message>
        <message>
            <source>Saturday</source>
            <comment>within a line</comment>
            <translation>sábado</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Guardar</translation>
        </message>
        <message>
            <source>Save</source>
            <comment>a roll to be spared something</comment>
            <translation>Salvación</translation>
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation>Guardar &amp;como…</translation>
        </message>
        <message>
            <source>Save a copy to the folder</source>
            <translation>Guardar una copia en la carpeta</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Guardar como…</translation>
        </message>
        <message>
            <source>Save campaign as</source>
            <translation>Guardar la campaña como</translation>
        </message>
        <message>
            <source>Save for</source>
            <translation>Guardar para</translation>
        </message>
        <message>
            <source>Save this campaign to its own file before you restore a backup.</source>
            <translation>Antes de restaurar una copia de seguridad, guardar esta campaña en su propio archivo.</translation>
        </message>
        <message>
            <source>Save {document}</source>
            <translation>Guardar: {document}</translation>
        </message>
        <message>
            <source>Saved as {file}.</source>
            <translation>Guardado como {file}.</translation>
        </message>
        <message>
            <source>Saved in {folder}</source>
            <translation>Se guarda en {folder}</translation>
        </message>
        <message>
            <source>Saved to journal · {file}</source>
            <translation>Guardada en el diario · {file}</translation>
        </message>
        <message>
            <source>Saved · {file}</source>
            <translation>Guardada · {file}</translation>
        </message>
        <message>
            <source>Saving the last step…</source>
            <translation>Guardando el último paso…</translation>
        </message>
        <message>
            <source>Saving… · {file}</source>
            <translation>Guardando… · {file}</translation>
        </message>
        <message>
            <source>Scan the QR code again, or type the code that the game master shows you.</source>
            <translation>Escanea otra vez el código QR o escribe el código que te muestra la dirección de juego.</translation>
        </message>
        <message>
            <source>Scan this with a phone's camera, or open the address and type the code.</source>
            <translation>Escanéalo con la cámara de un móvil, o abre la dirección y escribe el código.</translation>
        </message>
        <message>
            <source>Se&amp;ttings…</source>
            <translation>A&amp;justes…</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Search or type a command: “check {hero}”, “{track} {hero} +2”, “2d6+1”, “note …”</source>
            <translation>Buscar o escribir un comando: «prueba {hero}», «{track} {hero} +2», «2d6+1», «nota …»</translation>
        </message>
        <message>
            <source>Search results</source>
            <translation>Resultados de la búsqueda</translation>
        </message>
        <message>
            <source>Second Wind</source>
            <translation>Segundo aliento</translation>
        </message>
        <message>
            <source>Second d20</source>
            <translation>2.º d20</translation>
        </message>
        <message>
            <source>Sections</source>
            <translation>Secciones</translation>
        </message>
        <message>
            <source>Seized</source>
            <translation>Confiscado</translation>
        </message>
        <message>
            <source>Select a row or token, or a target for the token you carry</source>
            <translation>Elegir una fila o una ficha, o un destino para la ficha que se lleva</translation>
        </message>
        <message>
            <source>Select at least one hero whose player is here.</source>
            <translation>Hay que marcar al menos un héroe cuyo jugador esté presente.</translation>
        </message>
        <message>
            <source>Sent to the printer.</source>
            <translation>Enviado a la impresora.</translation>
        </message>
        <message>
            <source>Separate harm in conflicts</source>
            <translation>Daño propio en los conflictos</translation>
        </message>
        <message>
            <source>September</source>
            <translation>septiembre</translation>
        </message>
        <message>
            <source>Session</source>
            <translation>Sesión</translation>
        </message>
        <message>
            <source>Session log</source>
            <translation>Registro de la sesión</translation>
        </message>
        <message>
            <source>Session {number}</source>
            <translation>Sesión {number}</translation>
        </message>
        <message>
            <source>Session {number} ends.</source>
            <translation>Termina la sesión {number}.</translation>
        </message>
        <message>
            <source>Session {number} has started.</source>
            <translation>La sesión {number} ha empezado.</translation>
        </message>
        <message>
            <source>Session {number} starts with {names}.</source>
            <translation>Empieza la sesión {number} con {names}.</translation>
        </message>
        <message>
            <source>Session {number}, “{title}”, starts with {names}.</source>
            <translation>Empieza la sesión {number}, «{title}», con {names}.</translation>
        </message>
        <message>
            <source>Session {number}: {title}</source>
            <translation>Sesión {number}: {title}</translation>
        </message>
        <message>
            <source>Set &amp;aside</source>
            <translation>Apar&amp;tar</translation>
        </message>
        <message>
            <source>Set the damage first: the number of dice, or a number to add.</source>
            <translation>Primero indica el daño: el número de dados o un número que se suma.</translation>
        </message>
        <message>
            <source>Set {name} aside</source>
            <translation>Apartar a {name}</translation>
        </message>
        <message>
            <source>Sets the number that the damage must reach</source>
            <translation>Con qué se compara el daño</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Settled</source>
            <translation>Saldado</translation>
        </message>
        <message>
            <source>Settled: {what}</source>
            <translation>Ya no se debe: {what}</translation>
        </message>
        <message>
            <source>Settled: {what} {word}</source>
            <translation>Ya no se debe: {what} {word}</translation>
        </message>
        <message>
            <source>Severity</source>
            <translation>Gravedad</translation>
        </message>
        <message>
            <source>Shaken</source>
            <translation>Shaken</translation>
        </message>
        <message>
            <source>Shaken, and dazed until the end of the next turn</source>
            <translation>Shaken, y Dazed hasta el final del próximo turno</translation>
        </message>
        <message>
            <source>Shaken, and staggered</source>
            <translation>Shaken, y Staggered</translation>
        </message>
        <message>
            <source>Shattered Spheres uses only Destiny dice and Fate stones.</source>
            <translation>Shattered Spheres solo usa dados de Destiny y piedras de Fate.</translation>
        </message>
        <message>
            <source>Sheer luck</source>
            <translation>Pura suerte</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>Hoja</translation>
        </message>
        <message>
            <source>Shock is over its limit.</source>
            <translation>El Shock supera su límite.</translation>
        </message>
        <message>
            <source>Shortage</source>
            <translation>Escasez</translation>
        </message>
        <message>
            <source>Shortcut for {action}</source>
            <comment>of the keyboard</comment>
            <translation>Atajo de {action}</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <comment>of the keyboard</comment>
            <translation>Atajos</translation>
        </message>
        <message>
            <source>Show all errors</source>
            <translation>Mostrar todos los errores</translation>
        </message>
        <message>
            <source>Show o&amp;utcomes in the player window</source>
            <translation>Mostrar res&amp;ultados en la ventana de jugadores</translation>
        </message>
        <message>
            <source>Show the QR code in the player window</source>
            <translation>Mostrar el código QR en la ventana de jugadores</translation>
        </message>
        <message>
            <source>Show the table</source>
            <translation>Mostrar la mesa</translation>
        </message>
        <message>
            <source>Show the table on phones</source>
            <translation>Mostrar la mesa en los móviles</translation>
        </message>
        <message>
            <source>Show {name} to players</source>
            <translation>Mostrar {name} a los jugadores</translation>
        </message>
        <message>
            <source>Side</source>
            <comment>hero or opposition</comment>
            <translation>Bando</translation>
        </message>
        <message>
            <source>Simplified Chinese</source>
            <translation>Chino simplificado</translation>
        </message>
        <message>
            <source>Since an earlier session</source>
            <translation>Desde una sesión anterior</translation>
        </message>
        <message>
            <source>Since this session</source>
            <translation>Desde esta sesión</translation>
        </message>
        <message>
            <source>Situational modifier, added to the bonus</source>
            <translation>Modificador de la situación, se suma al bono</translation>
        </message>
        <message>
            <source>Six-sided dice instead of Fudge dice</source>
            <translation>Dados de seis caras en vez de dados Fudge</translation>
        </message>
        <message>
            <source>Size of the Destiny dice</source>
            <translation>Tamaño de los dados de Destiny</translation>
        </message>
        <message>
            <source>Size of the damage dice</source>
            <translation>Tamaño de los dados de daño</translation>
        </message>
        <message>
            <source>Skill</source>
            <translation>Habilidad</translation>
        </message>
        <message>
            <source>Skill check</source>
            <translation>Habilidad</translation>
        </message>
        <message>
            <source>Skill or ability</source>
            <translation>Habilidad o capacidad</translation>
        </message>
        <message>
            <source>Skill rank</source>
            <translation>Rango de habilidad</translation>
        </message>
        <message>
            <source>Skill value</source>
            <translation>Valor de la habilidad</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Con entrenamiento</translation>
        </message>
        <message>
            <source>Skills (adds)</source>
            <translation>Habilidades (adds)</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Omitir</translation>
        </message>
        <message>
            <source>Skip damage</source>
            <translation>Omitir el daño</translation>
        </message>
        <message>
            <source>Skip resistance</source>
            <translation>Omitir la resistencia</translation>
        </message>
        <message>
            <source>Skip the Tilt</source>
            <translation>Omitir el Tilt</translation>
        </message>
        <message>
            <source>Skip this column</source>
            <translation>Omitir esta columna</translation>
        </message>
        <message>
            <source>Skip to the table</source>
            <translation>Ir directamente a la mesa</translation>
        </message>
        <message>
            <source>Skips any further use of the award.</source>
            <translation>Omite cualquier otro uso de la entrega.</translation>
        </message>
        <message>
            <source>Slow to act.</source>
            <translation>Actúa despacio.</translation>
        </message>
        <message>
            <source>Some steps no longer fit this file, because it was changed elsewhere. The steps are saved in {file}.</source>
            <translation>Algunos pasos ya no encajan con este archivo, porque se ha cambiado en otro lugar. Los pasos están guardados en {file}.</translation>
        </message>
        <message>
            <source>Some steps of the journal {file} couldn't be read or don't fit this file. They are missing here.</source>
            <translation>Algunos pasos del diario {file} no se pudieron leer o no encajan con este archivo. Faltan aquí.</translation>
        </message>
        <message>
            <source>Some symbols in the file couldn't be read. They were replaced by “�”.</source>
            <translation>Algunos símbolos del archivo no se han podido leer. Se han sustituido por «�».</translation>
        </message>
        <message>
            <source>Someone</source>
            <translation>Alguien</translation>
        </message>
        <message>
            <source>Someone can't bear a secret any longer, and chooses to tell the lucky one.</source>
            <translation>Alguien ya no puede guardar un secreto, y decide contárselo al afortunado.</translation>
        </message>
        <message>
            <source>Someone demands a full public apology, and won't let anything go on without it.</source>
            <translation>Alguien exige una disculpa pública y completa, y no dejará que nada siga adelante sin ella.</translation>
        </message>
        <message>
            <source>Someone demands payment of a forgotten debt, with interest, in front of the worst possible company.</source>
            <translation>Alguien reclama una deuda olvidada, con intereses, ante la peor compañía posible.</translation>
        </message>
        <message>
            <source>Someone demands that a promise made lightly be kept tonight, down to the last word.</source>
            <translation>Alguien exige que se cumpla esta noche, hasta la última palabra, una promesa hecha a la ligera.</translation>
        </message>
        <message>
            <source>Someone everyone thought dead walks in, and is on the right side.</source>
            <translation>Alguien a quien todos daban por muerto entra, y está en el bando correcto.</translation>
        </message>
        <message>
            <source>Someone everyone thought dead walks in, with fresh scars and an old grudge.</source>
            <translation>Alguien a quien todos daban por muerto entra, con cicatrices recientes y un viejo rencor.</translation>
        </message>
        <message>
            <source>Someone gives up everything to free the lucky one, and asks only to be remembered.</source>
            <translation>Alguien lo entrega todo para liberar al afortunado, y solo pide que se le recuerde.</translation>
        </message>
        <message>
            <source>Someone had the key copied and has been coming and going for weeks.</source>
            <translation>Alguien mandó copiar la llave y lleva semanas entrando y saliendo.</translation>
        </message>
        <message>
            <source>Someone has fallen for the unlucky one, follows them everywhere, and is jealous.</source>
            <translation>Alguien se ha enamorado del desdichado, lo sigue a todas partes y tiene celos.</translation>
        </message>
        <message>
            <source>Someone has studied the lucky one out of pure admiration, and will take their place once.</source>
            <translation>Alguien ha estudiado al afortunado por pura admiración, y ocupará su lugar una vez.</translation>
        </message>
        <message>
            <source>Someone has studied the unlucky one, and has been posing as them for weeks.</source>
            <translation>Alguien ha estudiado al desdichado, y lleva semanas haciéndose pasar por él.</translation>
        </message>
        <message>
            <source>Someone heals the hero: remove a wound or condition for Stress. A supernatural healer can take the Stress instead.</source>
            <translation>Alguien cura al héroe: se quita una herida o un estado a cambio de Stress. Quien cura de forma sobrenatural puede asumir el Stress.</translation>
        </message>
        <message>
            <source>Someone offers the unlucky one an old vice for free, and hopes they give in.</source>
            <translation>Alguien le ofrece gratis al desdichado un viejo vicio, y espera que ceda.</translation>
        </message>
        <message>
            <source>Someone on the other side likes the lucky one, and looks away when it counts.</source>
            <translation>Alguien del otro bando se ha encariñado con el afortunado, y mira hacia otro lado cuando importa.</translation>
        </message>
        <message>
            <source>Someone powerful falls, and for one night the seal of office is within the lucky one's reach.</source>
            <translation>Cae alguien poderoso, y por una noche el sello del cargo está al alcance del afortunado.</translation>
        </message>
        <message>
            <source>Someone rich wants the story's worst villain captured. Help is suddenly cheap.</source>
            <translation>Alguien con dinero quiere capturar al peor villano de la historia. De pronto, la ayuda sale barata.</translation>
        </message>
        <message>
            <source>Someone saw what really happened, and tells everyone who asks.</source>
            <translation>Alguien vio lo que pasó de verdad, y se lo cuenta a quien pregunte.</translation>
        </message>
        <message>
            <source>Someone saw what really happened. No words, money or threats will keep that person quiet.</source>
            <translation>Alguien vio lo que pasó de verdad. Ni palabras, ni dinero, ni amenazas lo harán callar.</translation>
        </message>
        <message>
            <source>Someone sincerely apologizes, and reveals the truth about that night.</source>
            <translation>Alguien pide perdón de corazón, y revela la verdad sobre aquella noche.</translation>
        </message>
        <message>
            <source>Someone the enemy can't bear to lose falls into the lucky one's hands, unharmed.</source>
            <translation>Alguien a quien el enemigo no soportaría perder cae en manos del afortunado, sano y salvo.</translation>
        </message>
        <message>
            <source>Someone typed too many wrong codes. Choose “New code” to accept codes again.</source>
            <translation>Alguien escribió demasiados códigos incorrectos. Elige «Código nuevo» para volver a aceptar códigos.</translation>
        </message>
        <message>
            <source>Someone who always came second turns up, and would rather fight beside the lucky one tonight.</source>
            <translation>Aparece alguien que siempre quedaba segundo, y esta noche prefiere luchar junto al afortunado.</translation>
        </message>
        <message>
            <source>Someone who always came second turns up, much better than before, and has brought an audience.</source>
            <translation>Aparece alguien que siempre quedaba segundo, mucho mejor que antes, y ha traído público.</translation>
        </message>
        <message>
            <source>Someone's damage or effect</source>
            <translation>Daño o efecto de alguien</translation>
        </message>
        <message>
            <source>Something at the bottom of the lucky one's bag is suddenly what everyone wants to buy.</source>
            <translation>Algo del fondo de la bolsa del afortunado es de pronto lo que todo el mundo quiere comprar.</translation>
        </message>
        <message>
            <source>Something bad</source>
            <translation>Algo malo</translation>
        </message>
        <message>
            <source>Something bad for {who}</source>
            <translation>Algo malo para {who}</translation>
        </message>
        <message>
            <source>Something bad happens to {who}.</source>
            <translation>A {who} le ocurre algo malo.</translation>
        </message>
        <message>
            <source>Something carried over the heart stops a deadly blow.</source>
            <translation>Algo que se llevaba sobre el corazón detiene un golpe mortal.</translation>
        </message>
        <message>
            <source>Something else</source>
            <translation>Otra cosa</translation>
        </message>
        <message>
            <source>Something good</source>
            <translation>Algo bueno</translation>
        </message>
        <message>
            <source>Something good for {who}</source>
            <translation>Algo bueno para {who}</translation>
        </message>
        <message>
            <source>Something good happens to {who}.</source>
            <translation>A {who} le ocurre algo bueno.</translation>
        </message>
        <message>
            <source>Something large crashes where it shouldn't. The lucky one is the first to reach its cargo.</source>
            <translation>Algo grande se estrella donde no debía. El afortunado es el primero en llegar a la carga.</translation>
        </message>
        <message>
            <source>Something large crashes where it shouldn't: on the safe house, the escape route or the whole plan.</source>
            <translation>Algo grande se estrella donde no debía: sobre el refugio, la ruta de huida o el plan entero.</translation>
        </message>
        <message>
            <source>Something lent long ago comes back repaired, sharpened and better than new.</source>
            <translation>Algo prestado hace mucho vuelve reparado, afilado y mejor que nuevo.</translation>
        </message>
        <message>
            <source>Something long dead, lost or switched off speaks, and it knows the way in.</source>
            <translation>Algo que llevaba mucho muerto, perdido o apagado habla, y sabe por dónde se entra.</translation>
        </message>
        <message>
            <source>Something long dead, lost or switched off speaks. It asks to be let in, and it knows whom to ask for.</source>
            <translation>Algo que llevaba mucho muerto, perdido o apagado habla. Pide que lo dejen entrar, y sabe por quién preguntar.</translation>
        </message>
        <message>
            <source>Something old accepts an offer that was made as a joke.</source>
            <translation>Algo antiguo acepta una oferta hecha en broma.</translation>
        </message>
        <message>
            <source>Something old pays what it owes and wants nothing more.</source>
            <translation>Algo antiguo paga lo que debe y no quiere nada más.</translation>
        </message>
        <message>
            <source>Something vast wakes up, and it has picked up the unlucky one's scent.</source>
            <translation>Algo inmenso despierta, y ha captado el rastro del desdichado.</translation>
        </message>
        <message>
            <source>Something vast wakes up, and it wants to eat the enemy first.</source>
            <translation>Algo inmenso despierta, y quiere devorar primero al enemigo.</translation>
        </message>
        <message>
            <source>Something went wrong in gmtracker. You can keep playing. The status bar shows whether your campaign is saved.</source>
            <translation>Se ha producido un error en gmtracker. Se puede seguir jugando. La barra de estado muestra si la campaña está guardada.</translation>
        </message>
        <message>
            <source>Sort by &amp;turn</source>
            <translation>Ordenar por &amp;turno</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Origen</translation>
        </message>
        <message>
            <source>Source (fire, silver …)</source>
            <translation>Origen (fuego, plata…)</translation>
        </message>
        <message>
            <source>Space, Shift+Space</source>
            <translation>Espacio, Mayús+Espacio</translation>
        </message>
        <message>
            <source>Speed: +1 for a round</source>
            <translation>Speed: +1 durante una ronda</translation>
        </message>
        <message>
            <source>Spend</source>
            <translation>Gastar</translation>
        </message>
        <message>
            <source>Spend 1 Luck</source>
            <translation>Gastar 1 Luck</translation>
        </message>
        <message>
            <source>Spend 1 Luck at a time.</source>
            <translation>El Luck se gasta de uno en uno.</translation>
        </message>
        <message>
            <source>Spend Luck on the check</source>
            <translation>Gastar Luck en la prueba</translation>
        </message>
        <message>
            <source>Spend Possibilities one at a time.</source>
            <translation>Las Possibilities se gastan de una en una.</translation>
        </message>
        <message>
            <source>Spend a Possibility</source>
            <translation>Gastar una Possibility</translation>
        </message>
        <message>
            <source>Spend a Possibility and pass a Reality test (DN 10) to remove Wounds and Shock.</source>
            <translation>Gastar una Possibility y superar una prueba de Reality (DN 10) para quitar Wounds y Shock.</translation>
        </message>
        <message>
            <source>Spend a Victory point</source>
            <translation>Gastar un Victory point</translation>
        </message>
        <message>
            <source>Spend a Victory point on the check</source>
            <translation>Gastar un Victory point en la prueba</translation>
        </message>
        <message>
            <source>Spend {token} on the check</source>
            <translation>Gastar {token} en la prueba</translation>
        </message>
        <message>
            <source>Spend {what}</source>
            <translation>Gastar {what}</translation>
        </message>
        <message>
            <source>Spend {what} (goes to the GM's hand)</source>
            <translation>Gastar {what} (pasa a la mano de DJ)</translation>
        </message>
        <message>
            <source>Spent</source>
            <translation>Gastado</translation>
        </message>
        <message>
            <source>Spent Tragedy dice appear here.</source>
            <translation>Para los Tragedy gastados.</translation>
        </message>
        <message>
            <source>Spent on</source>
            <translation>Gastado en</translation>
        </message>
        <message>
            <source>Spent: {uses}</source>
            <translation>Gastado: {uses}</translation>
        </message>
        <message>
            <source>Spreadsheets ({patterns})</source>
            <translation>Hojas de cálculo ({patterns})</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Estándar</translation>
        </message>
        <message>
            <source>Standard, {chance} Good or better</source>
            <translation>Standard, {chance} Good o mejor</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Empezar</translation>
        </message>
        <message>
            <source>Start a new act: every Storm Knight at the table and the GM get Possibilities.</source>
            <translation>Iniciar un nuevo acto: cada Storm Knight de la mesa y quien dirige reciben Possibilities.</translation>
        </message>
        <message>
            <source>Start an en&amp;counter…</source>
            <translation>Empezar un en&amp;cuentro…</translation>
        </message>
        <message>
            <source>Start an encounter</source>
            <translation>Empezar un encuentro</translation>
        </message>
        <message>
            <source>Start an encounter first. An extra action is possible only in an encounter.</source>
            <translation>Primero hay que empezar un encuentro. Una acción extra solo es posible en un encuentro.</translation>
        </message>
        <message>
            <source>Start an encounter first. Fate stones are earned only during an encounter.</source>
            <translation>Primero hay que empezar un encuentro. Las piedras de Fate solo se ganan en un encuentro.</translation>
        </message>
        <message>
            <source>Start session</source>
            <translation>Empezar sesión</translation>
        </message>
        <message>
            <source>Start the session</source>
            <translation>Empezar la sesión</translation>
        </message>
        <message>
            <source>Start the session first.</source>
            <translation>Primero hay que empezar la sesión.</translation>
        </message>
        <message>
            <source>Start the session first. Destiny is dealt and earned during play.</source>
            <translation>Primero hay que empezar la sesión. Destiny se reparte y se gana jugando.</translation>
        </message>
        <message>
            <source>Start the session first. Encounters take place within a session.</source>
            <translation>Primero hay que empezar la sesión. Los encuentros forman parte de ella.</translation>
        </message>
        <message>
            <source>Start the session first. Extra effort is possible only during play.</source>
            <translation>Primero hay que empezar la sesión. El esfuerzo extra solo es posible durante el juego.</translation>
        </message>
        <message>
            <source>Start the session first. Surges are possible only during play.</source>
            <translation>Primero hay que empezar la sesión. Un Surge solo es posible durante el juego.</translation>
        </message>
        <message>
            <source>Start the session first. Victory points are earned and spent only during play.</source>
            <translation>Primero hay que empezar la sesión. Los Victory points solo se ganan y se gastan durante el juego.</translation>
        </message>
        <message>
            <source>Step {number}</source>
            <translation>Paso {number}</translation>
        </message>
        <message>
            <source>Step {number} (done)</source>
            <translation>Paso {number} (hecho)</translation>
        </message>
        <message>
            <source>Step {number} of {count}: {step}</source>
            <translation>Paso {number} de {count}: {step}</translation>
        </message>
        <message>
            <source>Still in play</source>
            <translation>Aún en juego</translation>
        </message>
        <message>
            <source>Still owed. To settle an item, tick it. You can say how in the note above.</source>
            <translation>Aún se debe. Marcar lo que quede saldado. La nota de arriba puede decir cómo.</translation>
        </message>
        <message>
            <source>Still owed: {count} items.</source>
            <translation>Aún se debe: {count} cosas.</translation>
        </message>
        <message>
            <source>Still owed: “{thing}”</source>
            <translation>Aún se debe: «{thing}»</translation>
        </message>
        <message>
            <source>Still to choose: {names}. Choose, or press again to continue without them.</source>
            <translation>Falta elegir: {names}. Elegir, o pulsar otra vez para seguir sin hacerlo.</translation>
        </message>
        <message>
            <source>Still to vote: {names}.</source>
            <translation>Faltan por votar: {names}.</translation>
        </message>
        <message>
            <source>Stones</source>
            <translation>Piedras</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Detener</translation>
        </message>
        <message>
            <source>Stopped by</source>
            <translation>Detenido por</translation>
        </message>
        <message>
            <source>Strength: +1 for a round</source>
            <translation>Strength: +1 durante una ronda</translation>
        </message>
        <message>
            <source>Stress cost of healing and Recover</source>
            <translation>Stress por curación y Recover</translation>
        </message>
        <message>
            <source>Struggles to dodge and parry.</source>
            <translation>Le cuesta esquivar y parar.</translation>
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
            <translation>Resu&amp;men…</translation>
        </message>
        <message>
            <source>Subtract the damage from HP.</source>
            <translation>Restar el daño de los HP.</translation>
        </message>
        <message>
            <source>Subtracts a d6. Each Hinder cancels a Favor.</source>
            <translation>Resta un d6. Cada uno anula un Favor.</translation>
        </message>
        <message>
            <source>Success</source>
            <translation>Éxito</translation>
        </message>
        <message>
            <source>Success on an equal total</source>
            <translation>Éxito con un total igual</translation>
        </message>
        <message>
            <source>Sunday</source>
            <translation>Domingo</translation>
        </message>
        <message>
            <source>Sunday</source>
            <comment>within a line</comment>
            <translation>domingo</translation>
        </message>
        <message>
            <source>Super-heroic</source>
            <translation>Superheroica</translation>
        </message>
        <message>
            <source>Superheroes with three Fudge dice, Victory points, extra effort and rolls to resist damage.</source>
            <translation>Superhéroes con tres dados Fudge, Victory points, esfuerzo extra y tiradas para resistir el daño.</translation>
        </message>
        <message>
            <source>Surge fatigue after an encounter</source>
            <translation>Fatiga de Surge tras el encuentro</translation>
        </message>
        <message>
            <source>System default</source>
            <translation>Como el sistema</translation>
        </message>
        <message>
            <source>T&amp;heme</source>
            <comment>how the window looks</comment>
            <translation>&amp;Aspecto</translation>
        </message>
        <message>
            <source>Table actions</source>
            <translation>Acciones de la mesa</translation>
        </message>
        <message>
            <source>Table counters and clocks</source>
            <translation>Contadores y relojes de la mesa</translation>
        </message>
        <message>
            <source>Take damage</source>
            <translation>Recibir daño</translation>
        </message>
        <message>
            <source>Takes effect when you restart gmtracker.</source>
            <translation>Se aplica al reiniciar gmtracker.</translation>
        </message>
        <message>
            <source>Target</source>
            <translation>Objetivo</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>Prueba</translation>
        </message>
        <message>
            <source>Test whether a character with too many Wounds can go on.</source>
            <translation>Comprobar si un personaje con demasiadas Wounds puede seguir.</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Tamaño del texto</translation>
        </message>
        <message>
            <source>Text too long</source>
            <translation>Texto demasiado largo</translation>
        </message>
        <message>
            <source>That belongs to {holder}. Spend it on one of its uses.</source>
            <translation>Eso es de {holder}. Solo se puede gastar en uno de sus usos.</translation>
        </message>
        <message>
            <source>That character is no longer in the campaign.</source>
            <translation>Ese personaje ya no está en la campaña.</translation>
        </message>
        <message>
            <source>That check is no longer waiting.</source>
            <translation>Esa prueba ya no está pendiente.</translation>
        </message>
        <message>
            <source>That code is wrong.</source>
            <translation>Ese código no es correcto.</translation>
        </message>
        <message>
            <source>That costs {price}, and {hero} has no Victory points.</source>
            <translation>Eso cuesta {price}, y {hero} no tiene ningún Victory point.</translation>
        </message>
        <message>
            <source>That costs {price}, and {hero} has only {has}.</source>
            <translation>Eso cuesta {price}, y {hero} solo tiene {has}.</translation>
        </message>
        <message>
            <source>That costs {price}, not {count}.</source>
            <translation>Eso cuesta {price}, no {count}.</translation>
        </message>
        <message>
            <source>That die can't be rerolled.</source>
            <translation>Ese dado no se puede volver a tirar.</translation>
        </message>
        <message>
            <source>That die has already voted. Use a different die for each vote.</source>
            <translation>Ese dado ya ha votado. Usar un dado distinto para cada voto.</translation>
        </message>
        <message>
            <source>That die is not in the Destiny pool.</source>
            <translation>Ese dado no está en la reserva de Destiny.</translation>
        </message>
        <message>
            <source>That has already ended.</source>
            <translation>Eso ya ha terminado.</translation>
        </message>
        <message>
            <source>That has no effect on this check.</source>
            <translation>Eso no tiene efecto en esta prueba.</translation>
        </message>
        <message>
            <source>That needs a Destiny die, not a Fate stone.</source>
            <translation>Para eso hace falta un dado de Destiny, no una piedra de Fate.</translation>
        </message>
        <message>
            <source>That needs an open check. Roll one first.</source>
            <translation>Para eso hace falta una prueba abierta. Primero hay que tirar una.</translation>
        </message>
        <message>
            <source>That session has ended. See its summary.</source>
            <translation>Esa sesión ya terminó. Lo que pasó está en su resumen.</translation>
        </message>
        <message>
            <source>That token is no longer in play.</source>
            <translation>Esa ficha ya no está en juego.</translation>
        </message>
        <message>
            <source>That was the last die in the Destiny pool. A Tilt is due.</source>
            <translation>Era el último dado de la reserva de Destiny. Toca un Tilt.</translation>
        </message>
        <message>
            <source>The Admirer</source>
            <translation>El admirador</translation>
        </message>
        <message>
            <source>The Apology</source>
            <translation>La disculpa</translation>
        </message>
        <message>
            <source>The Back Way</source>
            <translation>El camino de atrás</translation>
        </message>
        <message>
            <source>The Bargain</source>
            <translation>El trato</translation>
        </message>
        <message>
            <source>The Borrowed Tool</source>
            <translation>La herramienta prestada</translation>
        </message>
        <message>
            <source>The Clock</source>
            <translation>El reloj</translation>
        </message>
        <message>
            <source>The Collapse</source>
            <translation>El derrumbe</translation>
        </message>
        <message>
            <source>The Confession</source>
            <translation>La confesión</translation>
        </message>
        <message>
            <source>The Creditor</source>
            <translation>El acreedor</translation>
        </message>
        <message>
            <source>The Crit gives 1 Luck.</source>
            <translation>El Crit da 1 Luck.</translation>
        </message>
        <message>
            <source>The Cup</source>
            <translation>La copa</translation>
        </message>
        <message>
            <source>The Destiny pool holds Triumph {triumph} and Tragedy {tragedy}.</source>
            <translation>La reserva de Destiny tiene Triumph {triumph} y Tragedy {tragedy}.</translation>
        </message>
        <message>
            <source>The Destiny pool holds only dice.</source>
            <translation>La reserva de Destiny solo contiene dados.</translation>
        </message>
        <message>
            <source>The Destiny pool is empty. Until you go to the Tilt, you can still use the value of the awarded die.</source>
            <translation>La reserva de Destiny está vacía. Hasta que pases al Tilt, aún puedes usar el valor del dado entregado.</translation>
        </message>
        <message>
            <source>The Destiny pool stays empty, so {hero} rolls nothing into it.</source>
            <translation>La reserva de Destiny sigue vacía, así que {hero} no tira nada para ella.</translation>
        </message>
        <message>
            <source>The Double</source>
            <translation>El doble</translation>
        </message>
        <message>
            <source>The Double Cross</source>
            <translation>Doble traición</translation>
        </message>
        <message>
            <source>The Empty Chair</source>
            <translation>La silla vacía</translation>
        </message>
        <message>
            <source>The False Bottom</source>
            <translation>El doble fondo</translation>
        </message>
        <message>
            <source>The Fate pool exists only during an encounter.</source>
            <translation>Solo hay reserva de Fate en un encuentro.</translation>
        </message>
        <message>
            <source>The Fate pool holds only stones.</source>
            <translation>La reserva de Fate solo contiene piedras.</translation>
        </message>
        <message>
            <source>The Feud</source>
            <translation>La enemistad</translation>
        </message>
        <message>
            <source>The Fever</source>
            <translation>La fiebre</translation>
        </message>
        <message>
            <source>The Former Teacher</source>
            <translation>El antiguo maestro</translation>
        </message>
        <message>
            <source>The GM</source>
            <translation>DJ</translation>
        </message>
        <message>
            <source>The GM activated {hero}'s hubris.</source>
            <translation>Quien dirige ha activado el Hubris de {hero}.</translation>
        </message>
        <message>
            <source>The GM chooses the Soft or the Hard Tilt.</source>
            <translation>Quien dirige elige el Soft Tilt o el Hard Tilt.</translation>
        </message>
        <message>
            <source>The GM chooses the {table}.</source>
            <translation>Quien dirige elige el {table}.</translation>
        </message>
        <message>
            <source>The GM decides any further effect</source>
            <translation>Quien dirige decide cualquier otro efecto</translation>
        </message>
        <message>
            <source>The GM decides what happens</source>
            <translation>Quien dirige decide qué ocurre</translation>
        </message>
        <message>
            <source>The GM decides whether and when to allow a retry</source>
            <translation>Quien dirige decide si se puede reintentar y cuándo</translation>
        </message>
        <message>
            <source>The GM doesn't use Luck.</source>
            <translation>Quien dirige no usa Luck.</translation>
        </message>
        <message>
            <source>The GM has no Possibilities left.</source>
            <translation>A quien dirige no le quedan Possibilities.</translation>
        </message>
        <message>
            <source>The GM may refill the empty pool</source>
            <translation>DJ puede rellenar la reserva vacía</translation>
        </message>
        <message>
            <source>The GM picks one of the tied rows.</source>
            <translation>Quien dirige elige una de las filas empatadas.</translation>
        </message>
        <message>
            <source>The GM skips the Tilt.</source>
            <translation>Quien dirige omite el Tilt.</translation>
        </message>
        <message>
            <source>The GM uses {die} against the heroes.</source>
            <translation>Quien dirige usa {die} contra los héroes.</translation>
        </message>
        <message>
            <source>The GM uses {die} against {who}.</source>
            <translation>Quien dirige usa {die} contra {who}.</translation>
        </message>
        <message>
            <source>The GM vetoes the edit. {name} gets back what was spent.</source>
            <translation>Quien dirige veta el Edit Scene. {name} recupera lo gastado.</translation>
        </message>
        <message>
            <source>The GM vetoes the edit. {name} may use the award differently.</source>
            <translation>Quien dirige veta el Edit Scene. {name} puede dar otro uso a la entrega.</translation>
        </message>
        <message>
            <source>The GM votes in a Tilt but can't be picked</source>
            <translation>DJ vota en un Tilt, pero no le puede tocar</translation>
        </message>
        <message>
            <source>The GM's hand can hold only Tragedy dice.</source>
            <translation>La mano de DJ solo puede tener dados de Tragedy.</translation>
        </message>
        <message>
            <source>The Gray Hour</source>
            <translation>La hora gris</translation>
        </message>
        <message>
            <source>The Heavy Hand</source>
            <translation>La mano dura</translation>
        </message>
        <message>
            <source>The Hostage</source>
            <translation>El rehén</translation>
        </message>
        <message>
            <source>The Key</source>
            <translation>La llave</translation>
        </message>
        <message>
            <source>The Late Letter</source>
            <translation>La carta tardía</translation>
        </message>
        <message>
            <source>The Luck is kept for {name}'s next check.</source>
            <translation>El Luck se guarda para la próxima prueba de {name}.</translation>
        </message>
        <message>
            <source>The Missing Piece</source>
            <translation>La pieza que falta</translation>
        </message>
        <message>
            <source>The Oath</source>
            <translation>El juramento</translation>
        </message>
        <message>
            <source>The Old Rival</source>
            <translation>El viejo rival</translation>
        </message>
        <message>
            <source>The Omen</source>
            <translation>El presagio</translation>
        </message>
        <message>
            <source>The One That Got Away</source>
            <translation>El amor que se escapó</translation>
        </message>
        <message>
            <source>The Pardon</source>
            <translation>El indulto</translation>
        </message>
        <message>
            <source>The Procession</source>
            <translation>El desfile</translation>
        </message>
        <message>
            <source>The Promise</source>
            <translation>La promesa</translation>
        </message>
        <message>
            <source>The Raid</source>
            <translation>La redada</translation>
        </message>
        <message>
            <source>The Sacrifice</source>
            <translation>El sacrificio</translation>
        </message>
        <message>
            <source>The Secret Is Out</source>
            <translation>El secreto sale a la luz</translation>
        </message>
        <message>
            <source>The Sleeper</source>
            <translation>El durmiente</translation>
        </message>
        <message>
            <source>The Small Print</source>
            <translation>La letra pequeña</translation>
        </message>
        <message>
            <source>The Song</source>
            <translation>La canción</translation>
        </message>
        <message>
            <source>The Stake</source>
            <translation>Lo que se apostó</translation>
        </message>
        <message>
            <source>The Stray</source>
            <translation>El callejero</translation>
        </message>
        <message>
            <source>The Surge causes no fatigue.</source>
            <translation>El Surge no causa fatiga.</translation>
        </message>
        <message>
            <source>The Tilt has already started.</source>
            <translation>El Tilt ya ha empezado.</translation>
        </message>
        <message>
            <source>The Tilt is at a different step.</source>
            <translation>El Tilt está en otro paso.</translation>
        </message>
        <message>
            <source>The Tilt needs at least one player who is present.</source>
            <translation>El Tilt necesita al menos un jugador presente.</translation>
        </message>
        <message>
            <source>The Tilt starts.</source>
            <translation>Empieza el Tilt.</translation>
        </message>
        <message>
            <source>The Tilt. {text}</source>
            <translation>El Tilt. {text}</translation>
        </message>
        <message>
            <source>The Tilt: {scores}.</source>
            <translation>El Tilt: {scores}.</translation>
        </message>
        <message>
            <source>The Timetable</source>
            <translation>El horario</translation>
        </message>
        <message>
            <source>The Toast</source>
            <translation>El brindis</translation>
        </message>
        <message>
            <source>The Turncoat</source>
            <translation>El tránsfuga</translation>
        </message>
        <message>
            <source>The Uncanny</source>
            <translation>Lo inexplicable</translation>
        </message>
        <message>
            <source>The Understudy</source>
            <translation>El suplente</translation>
        </message>
        <message>
            <source>The Verdict</source>
            <translation>El veredicto</translation>
        </message>
        <message>
            <source>The Voice</source>
            <translation>La voz</translation>
        </message>
        <message>
            <source>The Wager</source>
            <translation>La apuesta</translation>
        </message>
        <message>
            <source>The Wounds are over the limit: a defeat test is needed.</source>
            <translation>Las Wounds superan el límite: hace falta una prueba de Defeat.</translation>
        </message>
        <message>
            <source>The Wreck</source>
            <translation>El siniestro</translation>
        </message>
        <message>
            <source>The Wrong Crate</source>
            <translation>La caja equivocada</translation>
        </message>
        <message>
            <source>The Wrong Name</source>
            <translation>El nombre equivocado</translation>
        </message>
        <message>
            <source>The acting side wins</source>
            <translation>Gana el bando que actúa</translation>
        </message>
        <message>
            <source>The adventure continues: Victory points are unchanged.</source>
            <translation>La aventura continúa: los Victory points no cambian.</translation>
        </message>
        <message>
            <source>The answer comes clearly in a fever dream, and it still makes sense in the morning.</source>
            <translation>La respuesta llega clara en un sueño febril, y por la mañana sigue teniendo sentido.</translation>
        </message>
        <message>
            <source>The attack has no target. Subtract the damage by hand.</source>
            <translation>El ataque no tiene objetivo. Hay que restar el daño a mano.</translation>
        </message>
        <message>
            <source>The backup is damaged.</source>
            <translation>La copia de seguridad está dañada.</translation>
        </message>
        <message>
            <source>The backup is damaged. {fault}</source>
            <translation>La copia de seguridad está dañada. {fault}</translation>
        </message>
        <message>
            <source>The bridge is up, the elevator is broken or the pass is snowed in. The only detour leads through the worst district.</source>
            <translation>El puente está levantado, el ascensor averiado o el paso nevado. El único rodeo cruza el peor de los barrios.</translation>
        </message>
        <message>
            <source>The built-in version of the game is used instead.</source>
            <translation>En su lugar se usa la versión del juego que viene con el programa.</translation>
        </message>
        <message>
            <source>The campaign is full. It can have at most {most} characters.</source>
            <translation>La campaña está llena: {most} personajes como mucho.</translation>
        </message>
        <message>
            <source>The campaign is full. It can have at most {most} tokens.</source>
            <translation>La campaña está llena: {most} fichas como mucho.</translation>
        </message>
        <message>
            <source>The campaign is now called {name}.</source>
            <translation>La campaña se llama ahora {name}.</translation>
        </message>
        <message>
            <source>The campaign uses its own copy of the game. To see all errors, choose “Check game file…”.</source>
            <translation>La campaña usa su propia copia del juego. «Comprobar el archivo del juego…» muestra todos los errores.</translation>
        </message>
        <message>
            <source>The check</source>
            <translation>La prueba</translation>
        </message>
        <message>
            <source>The check fails</source>
            <translation>La prueba falla</translation>
        </message>
        <message>
            <source>The check passes</source>
            <translation>La prueba tiene éxito</translation>
        </message>
        <message>
            <source>The complication does not happen, or it ends.</source>
            <translation>La complicación no ocurre, o termina.</translation>
        </message>
        <message>
            <source>The cost of a Surge while fatigued.</source>
            <translation>El precio de un Surge estando Fatigued.</translation>
        </message>
        <message>
            <source>The cost of a Surge.</source>
            <translation>El precio de un Surge.</translation>
        </message>
        <message>
            <source>The cost of extra effort while fatigued.</source>
            <translation>La consecuencia del esfuerzo extra estando Fatigued.</translation>
        </message>
        <message>
            <source>The countdown {die} ends.</source>
            <translation>El Countdown {die} termina.</translation>
        </message>
        <message>
            <source>The court has already reached a verdict without the unlucky one, and the judge was harsh.</source>
            <translation>El tribunal ya ha dictado sentencia sin el desdichado, y el juez fue severo.</translation>
        </message>
        <message>
            <source>The crate contains a stranger's order. The right crate is on its way to the stranger.</source>
            <translation>La caja contiene el pedido de un desconocido. La caja correcta va camino de su casa.</translation>
        </message>
        <message>
            <source>The culprit is caught in the act, in front of the people who matter.</source>
            <translation>El culpable cae con las manos en la masa, ante las personas que cuentan.</translation>
        </message>
        <message>
            <source>The damage</source>
            <translation>El daño</translation>
        </message>
        <message>
            <source>The deadline was never midnight. It was an hour ago.</source>
            <translation>El plazo nunca fue la medianoche. Venció hace una hora.</translation>
        </message>
        <message>
            <source>The demo ends here. You can take over now.</source>
            <translation>La demo termina aquí. Ya se puede seguir jugando.</translation>
        </message>
        <message>
            <source>The demo files:</source>
            <translation>Archivos de la demo:</translation>
        </message>
        <message>
            <source>The demo in {folder} is incomplete.</source>
            <translation>La demo de {folder} está incompleta.</translation>
        </message>
        <message>
            <source>The dice count as 0</source>
            <translation>Los dados cuentan como 0</translation>
        </message>
        <message>
            <source>The die goes to the GM's hand.</source>
            <translation>El dado pasa a la mano de DJ.</translation>
        </message>
        <message>
            <source>The effect of the damage is skipped.</source>
            <translation>Se omite el efecto del daño.</translation>
        </message>
        <message>
            <source>The effect of the damage on {name} is skipped.</source>
            <translation>Se omite el efecto del daño en {name}.</translation>
        </message>
        <message>
            <source>The effect of the hit is skipped.</source>
            <translation>Se omite el efecto del impacto.</translation>
        </message>
        <message>
            <source>The effect of the hit on {name} is skipped.</source>
            <translation>Se omite el efecto del impacto en {name}.</translation>
        </message>
        <message>
            <source>The enemy's engine, ward or weapon fails with a sound no one will forget.</source>
            <translation>La máquina, la protección o el arma del enemigo falla con un ruido que nadie olvidará.</translation>
        </message>
        <message>
            <source>The enemy's treasure is confiscated, listed, and guarded by two bored recruits.</source>
            <translation>El tesoro del enemigo queda confiscado, inventariado y custodiado por dos reclutas aburridos.</translation>
        </message>
        <message>
            <source>The extra effort causes fatigue.</source>
            <translation>El esfuerzo extra causa fatiga.</translation>
        </message>
        <message>
            <source>The fatigue is delayed until {hero} is free.</source>
            <translation>La fatiga espera a que {hero} quede libre.</translation>
        </message>
        <message>
            <source>The file does not exist.</source>
            <translation>El archivo no existe.</translation>
        </message>
        <message>
            <source>The file has {count} columns. The maximum is {most}.</source>
            <translation>El archivo tiene {count} columnas. El máximo es {most}.</translation>
        </message>
        <message>
            <source>The file is empty.</source>
            <translation>El archivo está vacío.</translation>
        </message>
        <message>
            <source>The file is too large for a campaign file.</source>
            <translation>El archivo es demasiado grande para ser una campaña.</translation>
        </message>
        <message>
            <source>The file is too large to import.</source>
            <translation>El archivo es demasiado grande para importarlo.</translation>
        </message>
        <message>
            <source>The file is too large. A game file can be at most {most} bytes.</source>
            <translation>El archivo es demasiado grande. Un archivo de juego puede tener {most} bytes como máximo.</translation>
        </message>
        <message>
            <source>The file was edited outside gmtracker. The game continues from the edited file, in a new chapter.</source>
            <translation>El archivo se ha modificado fuera de gmtracker. El juego sigue con el archivo modificado, en un capítulo nuevo.</translation>
        </message>
        <message>
            <source>The first cost of extra effort.</source>
            <translation>La primera consecuencia del esfuerzo extra.</translation>
        </message>
        <message>
            <source>The first die may be rerolled.</source>
            <translation>El primer dado se puede volver a tirar.</translation>
        </message>
        <message>
            <source>The folder or disk of “{file}” is gone.</source>
            <translation>La carpeta o el disco de «{file}» ya no existe.</translation>
        </message>
        <message>
            <source>The game file for {game} has changed</source>
            <translation>El archivo del juego {game} ha cambiado</translation>
        </message>
        <message>
            <source>The game file has errors. The previous version stays in use.</source>
            <translation>El archivo del juego tiene errores. La versión anterior sigue en uso.</translation>
        </message>
        <message>
            <source>The game file has new names: {names}.</source>
            <translation>El archivo del juego tiene nombres nuevos: {names}.</translation>
        </message>
        <message>
            <source>The game file has no errors and is in use.</source>
            <translation>El archivo del juego no tiene errores y está en uso.</translation>
        </message>
        <message>
            <source>The game file has no errors. It is now in use with these changes:</source>
            <translation>El archivo del juego no tiene errores. Ya está en uso con estos cambios:</translation>
        </message>
        <message>
            <source>The game master has closed this page. To come back, scan the new QR code.</source>
            <translation>La dirección de juego ha cerrado esta página. Para volver, escanea el nuevo código QR.</translation>
        </message>
        <message>
            <source>The game master has hidden the table for now.</source>
            <translation>La dirección de juego ha ocultado la mesa por ahora.</translation>
        </message>
        <message>
            <source>The heroes</source>
            <translation>Los héroes</translation>
        </message>
        <message>
            <source>The heroes and the opposition</source>
            <translation>Los héroes y la oposición</translation>
        </message>
        <message>
            <source>The highest Tier a character can have.</source>
            <translation>El Tier más alto que puede tener un personaje.</translation>
        </message>
        <message>
            <source>The highest number on a die adds another die.</source>
            <translation>El número más alto de un dado añade otro dado.</translation>
        </message>
        <message>
            <source>The hit has no effect.</source>
            <translation>El impacto no tiene efecto.</translation>
        </message>
        <message>
            <source>The hubris that was just activated is {hero}'s.</source>
            <translation>El Hubris que se acaba de activar es el de {hero}.</translation>
        </message>
        <message>
            <source>The journal was damaged. The part that couldn't be read is saved in {file}.</source>
            <translation>El diario estaba dañado. La parte que no se pudo leer está guardada en {file}.</translation>
        </message>
        <message>
            <source>The language of the program. Text that is already in a campaign isn't translated.</source>
            <translation>El idioma del programa. El texto que ya está en una campaña no se traduce.</translation>
        </message>
        <message>
            <source>The last die of the Destiny pool was awarded. Something good happens to one player, something bad to another.</source>
            <translation>Se ha entregado el último dado de la reserva de Destiny. A un jugador le ocurre algo bueno, y a otro algo malo.</translation>
        </message>
        <message>
            <source>The last heir of an old feud gives up the feud and the sword.</source>
            <translation>El último heredero de una vieja enemistad renuncia a ella y a la espada.</translation>
        </message>
        <message>
            <source>The latest result appears here.</source>
            <translation>Aquí aparece el último resultado.</translation>
        </message>
        <message>
            <source>The law kicks in a door, and it is the enemy's.</source>
            <translation>La ley echa abajo una puerta, y es la del enemigo.</translation>
        </message>
        <message>
            <source>The law kicks in the door, and this time the warrant is in order.</source>
            <translation>La ley echa abajo la puerta, y esta vez la orden está en regla.</translation>
        </message>
        <message>
            <source>The line is longer than {most} bytes.</source>
            <translation>La línea ocupa más de {most} bytes.</translation>
        </message>
        <message>
            <source>The line is nested too deeply.</source>
            <translation>La línea tiene demasiados niveles anidados.</translation>
        </message>
        <message>
            <source>The line is not JSON.</source>
            <translation>La línea no es JSON.</translation>
        </message>
        <message>
            <source>The line is not a JSON object.</source>
            <translation>La línea no es un objeto JSON.</translation>
        </message>
        <message>
            <source>The log has nothing of this kind.</source>
            <translation>El registro no tiene nada de este tipo.</translation>
        </message>
        <message>
            <source>The lucky one gets the credit for a stranger's triumph, and the stranger can't object.</source>
            <translation>El afortunado se lleva el mérito del triunfo de un desconocido, y el desconocido no puede protestar.</translation>
        </message>
        <message>
            <source>The most important piece of gear was lent out without asking, and comes back cracked.</source>
            <translation>La pieza más importante del equipo se prestó sin preguntar, y vuelve con una grieta.</translation>
        </message>
        <message>
            <source>The name is missing. The row was skipped.</source>
            <translation>Falta el nombre. Se ha omitido la fila.</translation>
        </message>
        <message>
            <source>The name is too long. The maximum is {most} characters.</source>
            <translation>El nombre es demasiado largo. El máximo son {most} caracteres.</translation>
        </message>
        <message>
            <source>The next check gets an extra roll, and the best roll counts.</source>
            <translation>La próxima prueba tiene una tirada extra, y cuenta la mejor.</translation>
        </message>
        <message>
            <source>The next thing the unlucky one needs costs ten times as much as this morning, if anyone has it.</source>
            <translation>Lo próximo que necesita el desdichado cuesta diez veces más que esta mañana, si es que alguien lo tiene.</translation>
        </message>
        <message>
            <source>The number of actions can't be negative.</source>
            <translation>El número de acciones no puede ser negativo.</translation>
        </message>
        <message>
            <source>The one part that everything depends on is not where it was left.</source>
            <translation>La única pieza de la que todo depende no está donde se dejó.</translation>
        </message>
        <message>
            <source>The one secret that matters reaches the one person who must not know it.</source>
            <translation>El único secreto que importa llega a la única persona que no debe saberlo.</translation>
        </message>
        <message>
            <source>The opposition</source>
            <translation>La oposición</translation>
        </message>
        <message>
            <source>The other side</source>
            <translation>El otro bando</translation>
        </message>
        <message>
            <source>The other side keeps a promise made lightly, down to the last word.</source>
            <translation>La otra parte cumple, hasta la última palabra, una promesa hecha a la ligera.</translation>
        </message>
        <message>
            <source>The other side never meant to keep the deal. Now the trap closes.</source>
            <translation>El otro bando nunca pensó en cumplir el trato. Ahora se cierra la trampa.</translation>
        </message>
        <message>
            <source>The other side wins</source>
            <translation>Gana el otro bando</translation>
        </message>
        <message>
            <source>The outcome has not been announced.</source>
            <translation>El resultado aún no se ha anunciado.</translation>
        </message>
        <message>
            <source>The page is blank. Press {keys} to show the table again.</source>
            <translation>La página está vacía. {keys} vuelve a mostrar la mesa.</translation>
        </message>
        <message>
            <source>The person who matters has heard only good things from an unexpected friend.</source>
            <translation>La persona que importa solo ha oído cosas buenas, de un amigo inesperado.</translation>
        </message>
        <message>
            <source>The person who must not know has heard everything from someone who meant well.</source>
            <translation>La persona que no debe saberlo lo ha oído todo, de alguien con la mejor intención.</translation>
        </message>
        <message>
            <source>The pla&amp;yers see</source>
            <translation>Los &amp;jugadores ven</translation>
        </message>
        <message>
            <source>The player window is blank</source>
            <translation>La ventana de jugadores está vacía</translation>
        </message>
        <message>
            <source>The poisoner drinks from the poisoned cup.</source>
            <translation>El envenenador bebe de la copa envenenada.</translation>
        </message>
        <message>
            <source>The previous version of this campaign is saved as a backup. To view it, choose “Restore backup…”.</source>
            <translation>La versión anterior de esta campaña está guardada como copia de seguridad. Para verla, elegir «Restaurar copia de seguridad…».</translation>
        </message>
        <message>
            <source>The printer did not accept the page.</source>
            <translation>La impresora no ha aceptado la página.</translation>
        </message>
        <message>
            <source>The pursuers are cut off for good, and everything brought across is safe.</source>
            <translation>Los perseguidores quedan aislados para siempre, y todo lo que se llevó al otro lado está a salvo.</translation>
        </message>
        <message>
            <source>The quotation marks do not match. The row was skipped.</source>
            <translation>Las comillas no casan. Se ha omitido la fila.</translation>
        </message>
        <message>
            <source>The reason for an award.</source>
            <translation>El motivo de una entrega.</translation>
        </message>
        <message>
            <source>The rest takes {length}.</source>
            <translation>El descanso dura {length}.</translation>
        </message>
        <message>
            <source>The result is due.</source>
            <translation>Las consecuencias están pendientes.</translation>
        </message>
        <message>
            <source>The right people take the lucky one for a guest they are expecting. Doors open, and glasses are filled.</source>
            <translation>Las personas adecuadas toman al afortunado por un invitado al que esperan. Se abren puertas y se llenan copas.</translation>
        </message>
        <message>
            <source>The right tools</source>
            <translation>Las herramientas adecuadas</translation>
        </message>
        <message>
            <source>The roll is too long. The maximum is {most} characters.</source>
            <translation>La tirada es demasiado larga: {most} caracteres como mucho.</translation>
        </message>
        <message>
            <source>The roll-off: {faces}.</source>
            <translation>El desempate: {faces}.</translation>
        </message>
        <message>
            <source>The row with the most votes wins. The GM breaks ties.</source>
            <translation>Gana la fila más votada. Los empates los decide quien dirige.</translation>
        </message>
        <message>
            <source>The rules don't allow moving a {token} there.</source>
            <translation>Las reglas no permiten eso ahí: {token}.</translation>
        </message>
        <message>
            <source>The rules for “{game}” are not installed. You can view, print and save this campaign, but not play it.</source>
            <translation>Las reglas de «{game}» no están instaladas. Esta campaña se puede ver, imprimir y guardar, pero no jugar.</translation>
        </message>
        <message>
            <source>The rules for “{ruleset}” are installed but can't be used ({why}).</source>
            <translation>Las reglas de «{ruleset}» están instaladas, pero no se pueden usar ({why}).</translation>
        </message>
        <message>
            <source>The rules for “{ruleset}” are not installed.</source>
            <translation>Las reglas de «{ruleset}» no están instaladas.</translation>
        </message>
        <message>
            <source>The scene ends.</source>
            <translation>La escena termina.</translation>
        </message>
        <message>
            <source>The session has already started.</source>
            <translation>La sesión ya ha empezado.</translation>
        </message>
        <message>
            <source>The settings file was damaged. Default settings are used.</source>
            <translation>El archivo de ajustes estaba dañado. Se usan los valores predeterminados.</translation>
        </message>
        <message>
            <source>The settings file was damaged. Default settings are used. The damaged file is saved as {file}.</source>
            <translation>El archivo de ajustes estaba dañado. Se usan los valores predeterminados. El archivo dañado está guardado como {file}.</translation>
        </message>
        <message>
            <source>The spell's own benefit</source>
            <translation>El beneficio propio del hechizo</translation>
        </message>
        <message>
            <source>The stake is lost, and it didn't belong to the unlucky one.</source>
            <translation>Se pierde lo apostado, y no era del desdichado.</translation>
        </message>
        <message>
            <source>The stat counts double.</source>
            <translation>El atributo cuenta doble.</translation>
        </message>
        <message>
            <source>The streets are cleared by order, and the lucky one has the only pass.</source>
            <translation>Las calles se despejan por orden, y el afortunado tiene el único pase.</translation>
        </message>
        <message>
            <source>The streets are cleared by order. The unlucky one is on the wrong side of town without papers.</source>
            <translation>Las calles se despejan por orden. El desdichado está en el lado equivocado de la ciudad y sin papeles.</translation>
        </message>
        <message>
            <source>The table after this step: {sentence}</source>
            <translation>La mesa después de: {sentence}</translation>
        </message>
        <message>
            <source>The table – gmtracker</source>
            <translation>La mesa – gmtracker</translation>
        </message>
        <message>
            <source>The target is hit</source>
            <translation>El objetivo recibe el impacto</translation>
        </message>
        <message>
            <source>The thing everyone relies on most fails at full speed, at full height or in mid-sentence.</source>
            <translation>Aquello en lo que todos más confían falla a toda velocidad, a toda altura o a mitad de frase.</translation>
        </message>
        <message>
            <source>The tide, the train or the coach is late for once, and there is time to catch it.</source>
            <translation>La marea, el tren o el coche llega tarde por una vez, y da tiempo a tomarlo.</translation>
        </message>
        <message>
            <source>The tide, the train or the coach left early, with all the luggage on board.</source>
            <translation>La marea, el tren o el coche se adelantó, y todo el equipaje va a bordo.</translation>
        </message>
        <message>
            <source>The turn order includes someone who is not in the campaign.</source>
            <translation>En el orden de turnos hay alguien que no está en la campaña.</translation>
        </message>
        <message>
            <source>The turn order is already set that way.</source>
            <translation>El orden de turnos ya es ese.</translation>
        </message>
        <message>
            <source>The turn order is empty. Add someone first.</source>
            <translation>El orden de turnos está vacío. Primero hay que añadir a alguien.</translation>
        </message>
        <message>
            <source>The unlucky one drank from the cup an hour ago. There is one antidote, and it belongs to someone else.</source>
            <translation>El desdichado bebió de la copa hace una hora. Hay un solo antídoto, y es de otra persona.</translation>
        </message>
        <message>
            <source>The unlucky one gets the blame for a stranger's mess, and the stranger left town this morning.</source>
            <translation>El desdichado carga con la culpa del desastre de un desconocido, y el desconocido dejó la ciudad esta mañana.</translation>
        </message>
        <message>
            <source>The unlucky one is found holding the knife, the purse or the body, and it looks bad.</source>
            <translation>Encuentran al desdichado con el cuchillo, la bolsa o el cadáver, y tiene muy mala pinta.</translation>
        </message>
        <message>
            <source>The unlucky one's most treasured possession is confiscated and locked away for good.</source>
            <translation>La posesión más preciada del desdichado queda confiscada y guardada bajo llave para siempre.</translation>
        </message>
        <message>
            <source>The unlucky one's strength suddenly runs out halfway there.</source>
            <translation>A mitad de camino, al desdichado se le agotan de golpe las fuerzas.</translation>
        </message>
        <message>
            <source>The votes are tied. The GM decides.</source>
            <translation>Hay empate a votos. Decide quien dirige.</translation>
        </message>
        <message>
            <source>The votes on {lot} are tied. The GM decides.</source>
            <translation>Hay empate a votos sobre {lot}. Decide quien dirige.</translation>
        </message>
        <message>
            <source>The votes were tied, the GM chose {number}</source>
            <translation>Empate, el DJ eligió {number}</translation>
        </message>
        <message>
            <source>The water rises and drops a long-lost thing at the lucky one's feet.</source>
            <translation>El agua sube y deja algo hundido hace mucho justo a los pies del afortunado.</translation>
        </message>
        <message>
            <source>The water rises, and everything left in the cellar is now afloat, spoiled or visible.</source>
            <translation>El agua sube, y todo lo que quedó en el sótano ahora flota, está estropeado o está a la vista.</translation>
        </message>
        <message>
            <source>The way home is gone, and so is everyone who guarded it.</source>
            <translation>El camino a casa ya no existe, ni tampoco quienes lo guardaban.</translation>
        </message>
        <message>
            <source>The worst one</source>
            <translation>El peor</translation>
        </message>
        <message>
            <source>The wrong people take the unlucky one for someone they are hunting, and are quite sure of it.</source>
            <translation>Las personas equivocadas toman al desdichado por alguien a quien buscan, y están muy seguras.</translation>
        </message>
        <message>
            <source>The {encounter}</source>
            <comment>at the start of a sentence</comment>
            <translation>El encuentro ({encounter})</translation>
        </message>
        <message>
            <source>Their skill</source>
            <translation>Su habilidad</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Aspecto</translation>
        </message>
        <message>
            <source>Theme: dark</source>
            <translation>Aspecto: oscuro</translation>
        </message>
        <message>
            <source>Theme: high contrast</source>
            <translation>Aspecto: alto contraste</translation>
        </message>
        <message>
            <source>Theme: light</source>
            <translation>Aspecto: claro</translation>
        </message>
        <message>
            <source>Theme: system</source>
            <translation>Aspecto: como el sistema</translation>
        </message>
        <message>
            <source>There are backups of this campaign. To use the newest one, open the file in the gmtracker window.</source>
            <translation>Hay copias de seguridad de esta campaña. Para usar la más reciente, abre el archivo en la ventana de gmtracker.</translation>
        </message>
        <message>
            <source>There are no Countdown dice to roll.</source>
            <translation>No hay dados de Countdown que tirar.</translation>
        </message>
        <message>
            <source>There are no characters below the header row.</source>
            <translation>No hay ningún personaje debajo de la fila de encabezados.</translation>
        </message>
        <message>
            <source>There are no characters to add.</source>
            <translation>No hay personajes que añadir.</translation>
        </message>
        <message>
            <source>There are {count} backups, the newest from {when}.</source>
            <translation>Hay {count} copias de seguridad. La más reciente: {when}.</translation>
        </message>
        <message>
            <source>There is 1 backup, from {when}.</source>
            <translation>Hay 1 copia de seguridad: {when}.</translation>
        </message>
        <message>
            <source>There is a price on the unlucky one's head, a good portrait, and an innkeeper who can read.</source>
            <translation>La cabeza del desdichado tiene precio. Hay un buen retrato y un posadero que sabe leer.</translation>
        </message>
        <message>
            <source>There is a song about the lucky one's last brave deed. Strangers buy drinks and hold doors.</source>
            <translation>Hay una canción sobre la última hazaña del afortunado. Los desconocidos invitan a copas y abren puertas.</translation>
        </message>
        <message>
            <source>There is a song about the unlucky one's last blunder, and everyone sings the chorus.</source>
            <translation>Hay una canción sobre la última metedura de pata del desdichado, y todos cantan el estribillo.</translation>
        </message>
        <message>
            <source>There is no award to use right now.</source>
            <translation>Ahora mismo no hay ninguna entrega que usar.</translation>
        </message>
        <message>
            <source>There is no column named “Name”, so no characters could be imported.</source>
            <translation>No hay ninguna columna llamada «Nombre», así que no se ha podido importar ningún personaje.</translation>
        </message>
        <message>
            <source>There is no damage to apply.</source>
            <translation>No hay daño que aplicar.</translation>
        </message>
        <message>
            <source>There is no damage to soak.</source>
            <translation>No hay daño que absorber.</translation>
        </message>
        <message>
            <source>There is no earlier turn.</source>
            <translation>No hay ningún turno anterior.</translation>
        </message>
        <message>
            <source>There is no first die to keep or reroll.</source>
            <translation>No hay ningún primer dado que conservar o volver a tirar.</translation>
        </message>
        <message>
            <source>There is no hit to resist.</source>
            <translation>No hay ningún impacto que resistir.</translation>
        </message>
        <message>
            <source>There is no hit to roll damage for.</source>
            <translation>No hay ningún impacto por el que tirar daño.</translation>
        </message>
        <message>
            <source>There is no power stunt to end.</source>
            <translation>No hay ningún Power Stunt que terminar.</translation>
        </message>
        <message>
            <source>There is no scene edit to veto.</source>
            <translation>No hay ningún Edit Scene que vetar.</translation>
        </message>
        <message>
            <source>There is no session to summarize yet.</source>
            <translation>Aún no hay ninguna sesión que resumir.</translation>
        </message>
        <message>
            <source>There is no session {number}. The last one is session {last}.</source>
            <translation>No hay sesión {number}. La última es la sesión {last}.</translation>
        </message>
        <message>
            <source>There is no target, so effects on the target are skipped.</source>
            <translation>No hay objetivo, así que se omiten los efectos sobre el objetivo.</translation>
        </message>
        <message>
            <source>There is no test to spend a Possibility on.</source>
            <translation>No hay ninguna prueba en la que gastar una Possibility.</translation>
        </message>
        <message>
            <source>There is no tie to break there.</source>
            <translation>Ahí no hay ningún empate que decidir.</translation>
        </message>
        <message>
            <source>There is no tie to break.</source>
            <translation>No hay ningún empate que deshacer.</translation>
        </message>
        <message>
            <source>These can be scores (10 is +0) or modifiers. The column was skipped.</source>
            <translation>Pueden ser puntuaciones (10 es +0) o modificadores. La columna se ha omitido.</translation>
        </message>
        <message>
            <source>These characters will be added</source>
            <translation>Se añadirán estos personajes</translation>
        </message>
        <message>
            <source>This Tilt has no effect.</source>
            <translation>Este Tilt no tiene efecto.</translation>
        </message>
        <message>
            <source>This campaign has been closed.</source>
            <translation>La campaña se ha cerrado.</translation>
        </message>
        <message>
            <source>This campaign has no sessions yet.</source>
            <translation>Esta campaña aún no tiene ninguna sesión.</translation>
        </message>
        <message>
            <source>This campaign uses its own version of this roll table.</source>
            <translation>Esta campaña usa su propia versión de esta tabla aleatoria.</translation>
        </message>
        <message>
            <source>This campaign was opened for viewing only. To keep playing, save it as another file.</source>
            <translation>Esta campaña se abrió solo para consultarla. Para seguir jugando, guardarla como otro archivo.</translation>
        </message>
        <message>
            <source>This campaign was saved by a newer gmtracker. You can view and print it here, but not play or save it.</source>
            <translation>Esta campaña se guardó con un gmtracker más reciente. Aquí se puede ver e imprimir, pero no jugar ni guardar.</translation>
        </message>
        <message>
            <source>This character has no power to use for a check.</source>
            <translation>Este personaje no tiene ningún poder para hacer una prueba.</translation>
        </message>
        <message>
            <source>This check does no damage.</source>
            <translation>Esta prueba no hace daño.</translation>
        </message>
        <message>
            <source>This check has already been rolled.</source>
            <translation>Esta prueba ya se ha tirado.</translation>
        </message>
        <message>
            <source>This check's Crit does not offer that benefit.</source>
            <translation>El Crit de esta prueba no ofrece ese beneficio.</translation>
        </message>
        <message>
            <source>This check's d20 has already been rolled.</source>
            <translation>El d20 de esta prueba ya se ha tirado.</translation>
        </message>
        <message>
            <source>This column appears twice. The second one was skipped.</source>
            <translation>Esta columna aparece dos veces. La segunda se ha omitido.</translation>
        </message>
        <message>
            <source>This computer is on no network. Connect it to your Wi-Fi, then open this again.</source>
            <translation>Este equipo no está en ninguna red. Conéctalo a tu wifi y vuelve a abrir esto.</translation>
        </message>
        <message>
            <source>This game already has the condition “{what}”. Choose another name.</source>
            <translation>Este juego ya tiene el estado «{what}». Hay que elegir otro nombre.</translation>
        </message>
        <message>
            <source>This game doesn't have that action.</source>
            <translation>Este juego no tiene esa acción.</translation>
        </message>
        <message>
            <source>This game doesn't have that condition.</source>
            <translation>Este juego no tiene ese estado.</translation>
        </message>
        <message>
            <source>This game doesn't have that house rule.</source>
            <translation>Este juego no tiene esa regla de la casa.</translation>
        </message>
        <message>
            <source>This game doesn't have that kind of encounter.</source>
            <translation>Este juego no tiene ese tipo de encuentro.</translation>
        </message>
        <message>
            <source>This game doesn't have that roll table.</source>
            <translation>Este juego no tiene esa tabla aleatoria.</translation>
        </message>
        <message>
            <source>This game doesn't have that token.</source>
            <translation>Este juego no tiene esa ficha.</translation>
        </message>
        <message>
            <source>This game doesn't have that track.</source>
            <translation>Este juego no tiene ese medidor.</translation>
        </message>
        <message>
            <source>This game doesn't say how long a round is. Type a number of rounds.</source>
            <translation>Este juego no dice cuánto dura una ronda. Escribir un número de rondas.</translation>
        </message>
        <message>
            <source>This game has no checks.</source>
            <translation>Este juego no tiene pruebas.</translation>
        </message>
        <message>
            <source>This game has no house rules.</source>
            <translation>Este juego no tiene reglas de la casa.</translation>
        </message>
        <message>
            <source>This game has no {what} called “{trait}”.</source>
            <translation>Este juego no tiene «{trait}» ({what}).</translation>
        </message>
        <message>
            <source>This game has no {what} called “{trait}”. Choose from {names}.</source>
            <translation>Este juego no tiene «{trait}» ({what}). Opciones: {names}.</translation>
        </message>
        <message>
            <source>This game is built in. To change it, save a copy to your games folder. Edit the copy there, then check it here.</source>
            <translation>Este juego viene incluido. Para cambiarlo, guardar una copia en la carpeta de juegos. Editar allí la copia y comprobarla aquí.</translation>
        </message>
        <message>
            <source>This game no longer has that token. Remove it from the row's menu.</source>
            <translation>Este juego ya no tiene esa ficha. Quítala desde el menú de la fila.</translation>
        </message>
        <message>
            <source>This game no longer has this condition. You can only end it.</source>
            <translation>Este juego ya no tiene este estado. Solo puedes terminarlo.</translation>
        </message>
        <message>
            <source>This game's sheet doesn't have that group of traits.</source>
            <translation>La hoja de este juego no tiene ese grupo de rasgos.</translation>
        </message>
        <message>
            <source>This is someone else's roll. {name} can reroll only their own dice.</source>
            <translation>Esta tirada es de otro personaje. {name} solo puede repetir sus propios dados.</translation>
        </message>
        <message>
            <source>This is the game's default roll table.</source>
            <translation>Esta es la tabla aleatoria predeterminada del juego.</translation>
        </message>
        <message>
            <source>This page accepts no more codes. Ask the game master for a new one.</source>
            <translation>Esta página ya no acepta códigos. Pide uno nuevo a la dirección de juego.</translation>
        </message>
        <message>
            <source>This page needs JavaScript. Allow it in the browser's settings.</source>
            <translation>Esta página necesita JavaScript. Permítelo en los ajustes del navegador.</translation>
        </message>
        <message>
            <source>This page needs a code.</source>
            <translation>Esta página necesita un código.</translation>
        </message>
        <message>
            <source>This roll already has a {die} die.</source>
            <translation>Esta tirada ya tiene un dado de {die}.</translation>
        </message>
        <message>
            <source>This roll table has changed since you opened it. Saving changes only what you edited here.</source>
            <translation>Esta tabla aleatoria ha cambiado desde que se abrió. Al guardar solo cambia lo que se ha editado aquí.</translation>
        </message>
        <message>
            <source>This round starts again, so its dice keep their results.</source>
            <translation>Esta ronda empieza de nuevo, así que sus dados conservan los resultados.</translation>
        </message>
        <message>
            <source>This routine check succeeds. Only a failed routine check can be rolled.</source>
            <translation>Esta prueba rutinaria tiene éxito. Solo se puede tirar una prueba rutinaria fallida.</translation>
        </message>
        <message>
            <source>This sheet has changed since you opened it. Saving changes only what you edited here.</source>
            <translation>Esta hoja ha cambiado desde que se abrió. Al guardar solo cambia lo que se ha editado aquí.</translation>
        </message>
        <message>
            <source>This success already has the maximum of five degrees.</source>
            <translation>Este éxito ya tiene el máximo de cinco grados.</translation>
        </message>
        <message>
            <source>This summary names opponents who are hidden from players.</source>
            <translation>Este resumen nombra a oposición oculta para los jugadores.</translation>
        </message>
        <message>
            <source>This text contains an invalid symbol. Remove it first.</source>
            <translation>Este texto contiene un símbolo no válido. Primero hay que quitarlo.</translation>
        </message>
        <message>
            <source>This text is too long for the command bar. The maximum is {most} characters.</source>
            <translation>Este texto es demasiado largo para la barra de comandos. El máximo es de {most} caracteres.</translation>
        </message>
        <message>
            <source>This token doesn't show a number.</source>
            <translation>Esta ficha no muestra ningún número.</translation>
        </message>
        <message>
            <source>This version of gmtracker doesn't know some data in this file. Saving removes it: {places}. The original file is saved as a backup.</source>
            <translation>Esta versión de gmtracker no conoce algunos datos de este archivo. Al guardar se quitan: {places}. El archivo original está guardado como copia de seguridad.</translation>
        </message>
        <message>
            <source>This would succeed as a routine check.</source>
            <translation>Como prueba rutinaria, tendría éxito.</translation>
        </message>
        <message>
            <source>Thursday</source>
            <translation>Jueves</translation>
        </message>
        <message>
            <source>Thursday</source>
            <comment>within a line</comment>
            <translation>jueves</translation>
        </message>
        <message>
            <source>Tied again: {names} roll another d20 each.</source>
            <translation>Nuevo empate: {names} tiran otro d20 cada cual.</translation>
        </message>
        <message>
            <source>Tied players roll a d20 each.</source>
            <translation>Quienes empaten tiran un d20 cada cual.</translation>
        </message>
        <message>
            <source>Tier</source>
            <translation>Rango</translation>
        </message>
        <message>
            <source>Tier {tier} rolls {rolled} of {ranks} ranks of {kind}.</source>
            <translation>El Tier {tier} tira {rolled} de {ranks} rangos de {kind}.</translation>
        </message>
        <message>
            <source>Tilt table</source>
            <comment>a step of the Tilt</comment>
            <translation>Tabla del Tilt</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Hora</translation>
        </message>
        <message>
            <source>Tips</source>
            <translation>Consejos</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <source>To apply</source>
            <translation>Por aplicar</translation>
        </message>
        <message>
            <source>To award a token, drag it onto a hero. Or select it and press Enter.</source>
            <translation>Para entregar una ficha, arrastrarla hasta un héroe. O seleccionarla y pulsar Intro.</translation>
        </message>
        <message>
            <source>To change a shortcut, click its field and press the new keys. × removes it.</source>
            <translation>Para cambiar un atajo, hacer clic en su campo y pulsar las teclas nuevas. × lo quita.</translation>
        </message>
        <message>
            <source>To do: {step}</source>
            <translation>Pendiente: {step}</translation>
        </message>
        <message>
            <source>To pin this for the character's next checks, press Shift+Enter or right-click.</source>
            <translation>Mayús+Intro o un clic derecho lo fija para las próximas pruebas de este personaje.</translation>
        </message>
        <message>
            <source>To save the campaign elsewhere, choose {save_as}.</source>
            <translation>Para guardar la campaña en otro lugar, elegir {save_as}.</translation>
        </message>
        <message>
            <source>To set up the check, click a word or type over it. Use + to add modifiers.</source>
            <translation>Para preparar la prueba, hacer clic en una palabra o escribir encima. Con + se añaden modificadores.</translation>
        </message>
        <message>
            <source>To use a hero's token, drag it onto the hero's row or the check.</source>
            <translation>Para usar la ficha de un héroe, arrastrarla hasta su fila o hasta la prueba.</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Fichas</translation>
        </message>
        <message>
            <source>Tokens</source>
            <comment>heads the tokens that a character has</comment>
            <translation>Fichas</translation>
        </message>
        <message>
            <source>Tokens can't go back into a pool.</source>
            <translation>Las fichas no pueden volver a una reserva.</translation>
        </message>
        <message>
            <source>Tokens to spend</source>
            <translation>Fichas que gastar</translation>
        </message>
        <message>
            <source>Tokens you can spend on this check appear here.</source>
            <translation>Aquí aparecen las fichas que se pueden gastar en esta prueba.</translation>
        </message>
        <message>
            <source>Tomorrow's News</source>
            <translation>La noticia de mañana</translation>
        </message>
        <message>
            <source>Too many Recovers: {hero}'s Tier of {tier} is the limit. Each wound or condition you remove counts as one.</source>
            <translation>Demasiados Recovers: el límite es el Tier de {hero}, {tier}. Cada herida o estado que quites cuenta como uno.</translation>
        </message>
        <message>
            <source>Too many wrong codes. Wait a minute.</source>
            <translation>Demasiados códigos incorrectos. Espera un minuto.</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>Herramientas</translation>
        </message>
        <message>
            <source>Torg Eternity uses only Possibilities.</source>
            <translation>Torg Eternity solo usa Possibilities.</translation>
        </message>
        <message>
            <source>Toss a coin</source>
            <translation>Lanzar una moneda</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>Tough</source>
            <translation>Dura</translation>
        </message>
        <message>
            <source>Toughness and limits</source>
            <translation>Toughness y límites</translation>
        </message>
        <message>
            <source>Tracks</source>
            <translation>Medidores</translation>
        </message>
        <message>
            <source>Traditional Chinese</source>
            <translation>Chino tradicional</translation>
        </message>
        <message>
            <source>Tragedy −{penalty}</source>
            <translation>Tragedy −{penalty}</translation>
        </message>
        <message>
            <source>Tragedy: +{ranks} Disadvantage</source>
            <translation>Tragedy: +{ranks} de Disadvantage</translation>
        </message>
        <message>
            <source>Trained</source>
            <translation>Entrenada</translation>
        </message>
        <message>
            <source>Trait</source>
            <translation>Rasgo</translation>
        </message>
        <message>
            <source>Treats the charmer as a friend.</source>
            <translation>Trata como amigo a quien le hechizó.</translation>
        </message>
        <message>
            <source>True or False</source>
            <translation>True o False</translation>
        </message>
        <message>
            <source>Try a fight</source>
            <translation>Probar un combate</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Reintentar</translation>
        </message>
        <message>
            <source>Try luck</source>
            <translation>Probar suerte</translation>
        </message>
        <message>
            <source>Tuesday</source>
            <translation>Martes</translation>
        </message>
        <message>
            <source>Tuesday</source>
            <comment>within a line</comment>
            <translation>martes</translation>
        </message>
        <message>
            <source>Turkish</source>
            <translation>Turco</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Turno</translation>
        </message>
        <message>
            <source>Turn actions</source>
            <translation>Acciones de un turno</translation>
        </message>
        <message>
            <source>Turn order</source>
            <translation>Orden de turnos</translation>
        </message>
        <message>
            <source>Turn order: drag a row, or press Alt+↑ or Alt+↓</source>
            <translation>Orden de turnos: arrastrar una fila, o pulsar Alt+↑ o Alt+↓</translation>
        </message>
        <message>
            <source>Turn order: drag a row, or press Alt+↑ or Alt+↓. Press Space to include or exclude a character.</source>
            <translation>Orden de turnos: arrastrar una fila, o pulsar Alt+↑ o Alt+↓. Espacio incluye o excluye a un personaje.</translation>
        </message>
        <message>
            <source>Turn order: {names}.</source>
            <translation>Orden de turnos: {names}.</translation>
        </message>
        <message>
            <source>Turns for characters out of the fight</source>
            <translation>Turnos de personajes fuera de combate</translation>
        </message>
        <message>
            <source>Two enemies plan to betray each other, and each asks the lucky one for help.</source>
            <translation>Dos enemigos piensan traicionarse el uno al otro, y cada uno pide ayuda al afortunado.</translation>
        </message>
        <message>
            <source>Two oaths demand opposite things, and both need an answer tonight.</source>
            <translation>Dos juramentos exigen cosas opuestas, y los dos necesitan respuesta esta noche.</translation>
        </message>
        <message>
            <source>Two things carried around for no reason turn out to fit together.</source>
            <translation>Dos cosas que se llevaban encima sin motivo resultan encajar.</translation>
        </message>
        <message>
            <source>Type a name, for example “3 Guard”.</source>
            <translation>Hay que escribir un nombre, por ejemplo «3 Guardia».</translation>
        </message>
        <message>
            <source>Type a number from {lowest} to {highest} for “{field}”.</source>
            <translation>Escribe un número del {lowest} al {highest} para «{field}».</translation>
        </message>
        <message>
            <source>Type a number from {lowest} to {highest}.</source>
            <translation>Escribir un número del {lowest} al {highest}.</translation>
        </message>
        <message>
            <source>Type a number or dice after “{sign}”, for example {example}.</source>
            <translation>Escribir un número o más dados tras «{sign}», por ejemplo {example}.</translation>
        </message>
        <message>
            <source>Type how many only once, for example “3 Guard”.</source>
            <translation>Escribir la cantidad una sola vez, por ejemplo «3 Guardia».</translation>
        </message>
        <message>
            <source>Type of damage. Some creatures take more or less of it.</source>
            <translation>Tipo de daño. Algunas criaturas reciben más o menos.</translation>
        </message>
        <message>
            <source>Type one of {numbers} for “{field}”.</source>
            <translation>Escribe para «{field}» uno de estos números: {numbers}.</translation>
        </message>
        <message>
            <source>Type one of {numbers}.</source>
            <translation>Escribe uno de estos números: {numbers}.</translation>
        </message>
        <message>
            <source>Type some text for the note.</source>
            <translation>Hay que escribir el texto de la nota.</translation>
        </message>
        <message>
            <source>Type the dice to roll, for example 2d6+1.</source>
            <translation>Escribir los dados, por ejemplo 2d6+1.</translation>
        </message>
        <message>
            <source>Type the results, or leave dice empty to roll them</source>
            <translation>Escribir los resultados, o dejar los dados vacíos para tirarlos</translation>
        </message>
        <message>
            <source>Type the time in rounds, turns or minutes, for example “for 3 rounds”.</source>
            <translation>Escribir la duración en rondas, turnos o minutos, por ejemplo «durante 3 rondas».</translation>
        </message>
        <message>
            <source>Type the {dice}, or leave empty to roll.</source>
            <translation>{dice}: escribir los resultados, o dejar vacío para tirar.</translation>
        </message>
        <message>
            <source>Type {faces}, or leave empty to roll</source>
            <translation>Escribir una cara ({faces}), o dejar vacío para tirar</translation>
        </message>
        <message>
            <source>Unaffected</source>
            <translation>Sin efecto</translation>
        </message>
        <message>
            <source>Unaffected, plus an Action</source>
            <translation>Sin efecto, más una Action</translation>
        </message>
        <message>
            <source>Unavailable</source>
            <translation>No disponible</translation>
        </message>
        <message>
            <source>Unavailable now.</source>
            <translation>Ahora no es posible.</translation>
        </message>
        <message>
            <source>Unaware of what is happening.</source>
            <translation>No percibe lo que pasa.</translation>
        </message>
        <message>
            <source>Unaware target</source>
            <translation>Objetivo desprevenido</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Undo last &amp;step only</source>
            <translation>Deshacer solo el último &amp;paso</translation>
        </message>
        <message>
            <source>Undo restore</source>
            <translation>Deshacer la restauración</translation>
        </message>
        <message>
            <source>Undo this</source>
            <translation>Deshacer esto</translation>
        </message>
        <message>
            <source>Undo to here</source>
            <translation>Deshacer hasta aquí</translation>
        </message>
        <message>
            <source>Undo {count} actions, starting with {label}</source>
            <translation>Deshacer {count} acciones, a partir de: {label}</translation>
        </message>
        <message>
            <source>Undo {label}</source>
            <translation>Deshacer: {label}</translation>
        </message>
        <message>
            <source>Undone: {what}</source>
            <translation>Deshecho: {what}</translation>
        </message>
        <message>
            <source>Unfinished Business</source>
            <translation>Asuntos pendientes</translation>
        </message>
        <message>
            <source>Unfinished check</source>
            <translation>Prueba pendiente</translation>
        </message>
        <message>
            <source>Unharmed</source>
            <translation>Sin daño</translation>
        </message>
        <message>
            <source>Unskilled in {skill}: only a 10 rolls again.</source>
            <translation>Sin entrenamiento en {skill}: solo un 10 se vuelve a tirar.</translation>
        </message>
        <message>
            <source>Until this is fixed, every step is saved straight to the campaign file.</source>
            <translation>Hasta que esto se arregle, cada paso se guarda directamente en el archivo de la campaña.</translation>
        </message>
        <message>
            <source>Until when? Try “until the encounter ends”, “until the round ends” or “until Rook's turn”.</source>
            <translation>¿Hasta cuándo? Por ejemplo, «hasta que acabe el encuentro», «hasta que acabe la ronda» o «hasta el turno de Rook».</translation>
        </message>
        <message>
            <source>Until you remove it</source>
            <translation>Hasta que se quite</translation>
        </message>
        <message>
            <source>Untrained check</source>
            <translation>Prueba sin entrenamiento</translation>
        </message>
        <message>
            <source>Up on {what}</source>
            <translation>Up en {what}</translation>
        </message>
        <message>
            <source>Use &amp;system theme</source>
            <translation>Como el &amp;sistema</translation>
        </message>
        <message>
            <source>Use Luck for Favor before the roll. After the roll, Luck rerolls a die.</source>
            <translation>Luck da Favor antes de la tirada. Después de la tirada, Luck vuelve a tirar un dado.</translation>
        </message>
        <message>
            <source>Use a Tragedy die from the GM's hand.</source>
            <translation>Usar un dado de Tragedy de la mano de DJ.</translation>
        </message>
        <message>
            <source>Use it now…</source>
            <translation>Usarlo ya…</translation>
        </message>
        <message>
            <source>Use one Destiny die at a time.</source>
            <translation>Usar los dados de Destiny de uno en uno.</translation>
        </message>
        <message>
            <source>Use stones of only one kind at a time.</source>
            <translation>Usar piedras de una sola clase cada vez.</translation>
        </message>
        <message>
            <source>Use the GM's Tragedy only against heroes.</source>
            <translation>Usar el Tragedy de DJ solo contra héroes.</translation>
        </message>
        <message>
            <source>Use the other one</source>
            <translation>Usar la otra</translation>
        </message>
        <message>
            <source>Use {token}</source>
            <translation>Usar {token}</translation>
        </message>
        <message>
            <source>Used</source>
            <translation>Usado</translation>
        </message>
        <message>
            <source>Uses up the +1 from an earlier extra effort</source>
            <translation>Gasta el +1 de un esfuerzo extra anterior</translation>
        </message>
        <message>
            <source>Vagabond uses only Luck and Countdown dice.</source>
            <translation>Vagabond solo usa Luck y dados de Countdown.</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valor</translation>
        </message>
        <message>
            <source>Very easy</source>
            <translation>Muy fácil</translation>
        </message>
        <message>
            <source>Very hard</source>
            <translation>Muy difícil</translation>
        </message>
        <message>
            <source>Veto</source>
            <translation>Vetar</translation>
        </message>
        <message>
            <source>Victory point for {hero}</source>
            <translation>Victory point para {hero}</translation>
        </message>
        <message>
            <source>Victory point for {name} by hand</source>
            <translation>Victory point para {name} a mano</translation>
        </message>
        <message>
            <source>Victory point to {name} by hand</source>
            <translation>Victory point a {name} a mano</translation>
        </message>
        <message>
            <source>Victory points per game day</source>
            <translation>Victory points por día de juego</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Ver</translation>
        </message>
        <message>
            <source>View and help</source>
            <translation>Ver y ayuda</translation>
        </message>
        <message>
            <source>View only · {file}</source>
            <translation>Solo lectura · {file}</translation>
        </message>
        <message>
            <source>Visible to players</source>
            <translation>Visible para los jugadores</translation>
        </message>
        <message>
            <source>Visible to players.</source>
            <translation>Visible para los jugadores.</translation>
        </message>
        <message>
            <source>Vote</source>
            <comment>what the players do</comment>
            <translation>Votar</translation>
        </message>
        <message>
            <source>Vote with one of the dice rolled for the Tilt.</source>
            <translation>Votar con uno de los dados tirados para el Tilt.</translation>
        </message>
        <message>
            <source>Wants to get away.</source>
            <translation>Quiere escapar.</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>Aviso</translation>
        </message>
        <message>
            <source>Weapon</source>
            <translation>Arma</translation>
        </message>
        <message>
            <source>Weapon and power</source>
            <translation>Arma y poder</translation>
        </message>
        <message>
            <source>Weapons (damage)</source>
            <translation>Armas (daño)</translation>
        </message>
        <message>
            <source>Web page</source>
            <translation>Página web</translation>
        </message>
        <message>
            <source>Wednesday</source>
            <translation>Miércoles</translation>
        </message>
        <message>
            <source>Wednesday</source>
            <comment>within a line</comment>
            <translation>miércoles</translation>
        </message>
        <message>
            <source>Western European</source>
            <translation>Europeo occidental</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Qué</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Qué pasó</translation>
        </message>
        <message>
            <source>What happens if resistance fails</source>
            <translation>Lo que pasa si falla la resistencia</translation>
        </message>
        <message>
            <source>What players see</source>
            <translation>Qué ven los jugadores</translation>
        </message>
        <message>
            <source>What the target rolls after a hit</source>
            <translation>Lo que tira el objetivo tras un impacto</translation>
        </message>
        <message>
            <source>What to compare the roll with</source>
            <translation>Con qué se compara la tirada</translation>
        </message>
        <message>
            <source>What tokens do</source>
            <translation>Qué hacen las fichas</translation>
        </message>
        <message>
            <source>What was spent is kept for {name}'s next check.</source>
            <translation>Lo gastado se guarda para la próxima prueba de {name}.</translation>
        </message>
        <message>
            <source>What will change</source>
            <translation>Qué cambiará</translation>
        </message>
        <message>
            <source>When hidden, open the menus with ≡ at the top right or with Alt.</source>
            <translation>Si está oculta, los menús se abren con ≡ arriba a la derecha o con Alt.</translation>
        </message>
        <message>
            <source>Where tokens go</source>
            <translation>Dónde están las fichas</translation>
        </message>
        <message>
            <source>Which line is spelled correctly?</source>
            <translation>¿Qué línea está bien escrita?</translation>
        </message>
        <message>
            <source>While carrying stones: take that many</source>
            <translation>Al llevar piedras: tomar esa cantidad</translation>
        </message>
        <message>
            <source>Who</source>
            <translation>Quién</translation>
        </message>
        <message>
            <source>Who activated the hubris</source>
            <translation>Quién activó el Hubris</translation>
        </message>
        <message>
            <source>Who is playing</source>
            <translation>Quién juega</translation>
        </message>
        <message>
            <source>Who opposes them?</source>
            <translation>¿Quién se les opone?</translation>
        </message>
        <message>
            <source>Who plays?</source>
            <translation>¿Quién juega?</translation>
        </message>
        <message>
            <source>Who rolls your players' dice?</source>
            <translation>¿Quién tira los dados de los jugadores?</translation>
        </message>
        <message>
            <source>Who takes the Stress</source>
            <translation>Quién asume el Stress</translation>
        </message>
        <message>
            <source>Will be owed again: {names}.</source>
            <translation>Volverá a estar pendiente: {names}.</translation>
        </message>
        <message>
            <source>Will be removed: {names}.</source>
            <translation>Se quitará: {names}.</translation>
        </message>
        <message>
            <source>Will be renamed: {names}.</source>
            <translation>Cambiará de nombre: {names}.</translation>
        </message>
        <message>
            <source>Will come back: {names}.</source>
            <translation>Volverá: {names}.</translation>
        </message>
        <message>
            <source>Will no longer be owed: {names}.</source>
            <translation>Dejará de estar pendiente: {names}.</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Gana</translation>
        </message>
        <message>
            <source>With</source>
            <comment>what a check or a damage is rolled with</comment>
            <translation>Con</translation>
        </message>
        <message>
            <source>Without Luck Control, {name} can't change someone else's roll.</source>
            <translation>Sin Luck Control, {name} no puede cambiar la tirada de otra persona.</translation>
        </message>
        <message>
            <source>Word Gets Around</source>
            <translation>Se corre la voz</translation>
        </message>
        <message>
            <source>Worn out.</source>
            <translation>Sin fuerzas.</translation>
        </message>
        <message>
            <source>Worsen a condition</source>
            <translation>Agravar un estado</translation>
        </message>
        <message>
            <source>Wounds and conditions</source>
            <translation>Wounds y estados</translation>
        </message>
        <message>
            <source>Wounds healed</source>
            <translation>Wounds curadas</translation>
        </message>
        <message>
            <source>Wounds removed</source>
            <translation>Heridas quitadas</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Sí</translation>
        </message>
        <message>
            <source>Yes: Possibilities are dealt when the session starts. No: only when the GM starts an act.</source>
            <translation>Sí: las Possibilities se reparten al empezar la sesión. No: solo cuando quien dirige inicia un acto.</translation>
        </message>
        <message>
            <source>Yes: Victory points are reset when a session starts. No: only when the GM starts a new day.</source>
            <translation>Sí: los Victory points se restablecen al empezar una sesión. No: solo cuando quien dirige empieza un día nuevo.</translation>
        </message>
        <message>
            <source>Yes: a Rest always removes one Fatigue. No: only if HP was already full.</source>
            <translation>Sí: un Rest siempre quita un Fatigue. No: solo si los HP ya estaban llenos.</translation>
        </message>
        <message>
            <source>Yes: a conflict leaves characters shaken or broken, never wounded, dying or dead. No: it harms as combat does.</source>
            <translation>Sí: un conflicto deja a los personajes Shaken o Broken, nunca heridos, Dying ni Dead. No: daña como un combate.</translation>
        </message>
        <message>
            <source>Yes: a late player rolls a Triumph and a Tragedy into the Destiny pool. No: the pool stays as it is.</source>
            <translation>Sí: quien llega tarde tira un Triumph y una Tragedy para la reserva de Destiny. No: la reserva se queda como está.</translation>
        </message>
        <message>
            <source>Yes: a total equal to the DC succeeds. No: it fails by one degree.</source>
            <translation>Sí: un total igual a la DC tiene éxito. No: falla por un grado.</translation>
        </message>
        <message>
            <source>Yes: dead, incapacitated and otherwise defeated characters still get a turn. No: their turns are skipped.</source>
            <translation>Sí: los personajes muertos, incapacitados o fuera de combate por otra causa también tienen turno. No: sus turnos se saltan.</translation>
        </message>
        <message>
            <source>Yes: dice can be added to an empty Destiny pool before the next session.</source>
            <translation>Sí: se pueden añadir dados a una reserva de Destiny vacía antes de la próxima sesión.</translation>
        </message>
        <message>
            <source>Yes: extra effort causes fatigue at the end of the turn. No: at the start of the next turn.</source>
            <translation>Sí: el esfuerzo extra causa fatiga al final del turno. No: al empezar el siguiente.</translation>
        </message>
        <message>
            <source>Yes: fatigue that is still pending applies when the encounter ends. No: it is dropped.</source>
            <translation>Sí: la fatiga pendiente se aplica al terminar el encuentro. No: se descarta.</translation>
        </message>
        <message>
            <source>Yes: gmtracker asks for their results. No: gmtracker rolls. Until you choose, it does what you did last time.</source>
            <translation>Sí: gmtracker pide sus resultados. No: gmtracker tira. Sin elegir, hace lo mismo que la última vez.</translation>
        </message>
        <message>
            <source>Yes: helpers' degrees of failure are subtracted from their degrees of success. No: failures are ignored if anyone succeeds.</source>
            <translation>Sí: los grados de fallo de los ayudantes se restan de sus grados de éxito. No: los fallos no cuentan si alguien tiene éxito.</translation>
        </message>
        <message>
            <source>Yes: it doesn't count as the one Recover per encounter. No: it uses up the Recover of the next encounter.</source>
            <translation>Sí: no cuenta como el Recover de cada encuentro. No: gasta el del próximo encuentro.</translation>
        </message>
        <message>
            <source>Yes: new Possibilities are added to the ones left over. No: Storm Knights start each act with only the new ones.</source>
            <translation>Sí: las nuevas Possibilities se suman a las que quedan. No: los Storm Knights empiezan cada acto solo con las nuevas.</translation>
        </message>
        <message>
            <source>Yes: roll d6. 1–2 count as −1, 3–4 as 0, and 5–6 as +1. No: roll Fudge dice.</source>
            <translation>Sí: se tiran d6. 1–2 cuentan como −1, 3–4 como 0 y 5–6 como +1. No: dados Fudge.</translation>
        </message>
        <message>
            <source>Yes: the GM only votes. No: the GM can also be picked, and the result then applies to the opposition.</source>
            <translation>Sí: quien dirige solo vota. No: también le puede tocar, y entonces el resultado se aplica a la oposición.</translation>
        </message>
        <message>
            <source>Yes: with full Luck, a Crit gives only its other benefit. No: a Crit can always give Luck.</source>
            <translation>Sí: con el Luck lleno, un Crit solo da su otro beneficio. No: un Crit siempre puede dar Luck.</translation>
        </message>
        <message>
            <source>You are viewing an earlier moment. Choose “Return to now” to continue playing.</source>
            <translation>Se muestra un momento anterior. Elegir «Volver al presente» para seguir jugando.</translation>
        </message>
        <message>
            <source>You are viewing an earlier moment. To continue, choose “Return to now”.</source>
            <translation>Se muestra un momento anterior. Elegir «Volver al presente» para salir.</translation>
        </message>
        <message>
            <source>You can add 1 to {most} at a time.</source>
            <translation>Se pueden añadir de 1 a {most} a la vez.</translation>
        </message>
        <message>
            <source>You can change this in the house rules.</source>
            <translation>Se puede cambiar en las reglas de la casa.</translation>
        </message>
        <message>
            <source>You can import at most {most} characters. The remaining rows were skipped.</source>
            <translation>Se pueden importar {most} personajes como máximo. Se han omitido las demás filas.</translation>
        </message>
        <message>
            <source>You can import at most {most} traits. Row {line} and all following rows were skipped.</source>
            <translation>Se pueden importar {most} rasgos como máximo. Se han omitido la fila {line} y todas las siguientes.</translation>
        </message>
        <message>
            <source>You can roll at most {most} dice.</source>
            <translation>Se pueden tirar {most} dados como máximo.</translation>
        </message>
        <message>
            <source>You can spend Luck only on your own rolls. This roll is {name}'s.</source>
            <translation>Luck solo se puede gastar en tiradas propias. Esta tirada es de {name}.</translation>
        </message>
        <message>
            <source>You can undo only within the current chapter. Older chapters are read-only.</source>
            <translation>Solo se puede deshacer dentro del capítulo actual. Los anteriores son de solo lectura.</translation>
        </message>
        <message>
            <source>You can undo your last action here.</source>
            <translation>Aquí se puede deshacer la última acción.</translation>
        </message>
        <message>
            <source>You can use {use} only before the roll.</source>
            <translation>{use} solo se puede usar antes de la tirada.</translation>
        </message>
        <message>
            <source>You can't add a die with a set face. Roll Countdown dice instead.</source>
            <translation>No se puede añadir un dado con una cara fija. Los dados de Countdown se tiran.</translation>
        </message>
        <message>
            <source>You can't close this campaign yet: its last step isn't saved anywhere.</source>
            <translation>Aún no se puede cerrar esta campaña: su último paso no está guardado en ningún sitio.</translation>
        </message>
        <message>
            <source>You can't close this campaign yet: its last {count} steps aren't saved anywhere.</source>
            <translation>Aún no se puede cerrar esta campaña: sus últimos {count} pasos no están guardados en ningún sitio.</translation>
        </message>
        <message>
            <source>You can't drop anything there.</source>
            <translation>Ahí no se puede poner nada.</translation>
        </message>
        <message>
            <source>You can't give a Possibility to {name}.</source>
            <translation>No se puede dar una Possibility a {name}.</translation>
        </message>
        <message>
            <source>You can't put a token there.</source>
            <translation>Ahí no se puede poner una ficha.</translation>
        </message>
        <message>
            <source>You can't put {token} there.</source>
            <translation>{token} no se puede poner ahí.</translation>
        </message>
        <message>
            <source>You can't roll a die with {size} sides.</source>
            <translation>No se puede tirar un dado de {size} caras.</translation>
        </message>
        <message>
            <source>You can't roll {dice} dice. The maximum is {most} per roll.</source>
            <translation>{dice} dados son demasiados: {most} como mucho en una tirada.</translation>
        </message>
        <message>
            <source>You can't set a face on a Possibility.</source>
            <translation>No se puede fijar una cara en una Possibility.</translation>
        </message>
        <message>
            <source>You can't use {token} there.</source>
            <translation>{token} no se puede usar ahí.</translation>
        </message>
        <message>
            <source>You continued this campaign in “{file}”, in {folder}. That file is newer and complete.</source>
            <translation>Esta campaña continuó en «{file}», en {folder}. Ese archivo es más reciente y está completo.</translation>
        </message>
        <message>
            <source>You have made no changes since the last save. Which version do you want to keep?</source>
            <translation>Aquí no se ha cambiado nada desde la última vez que se guardó. ¿Qué versión se conserva?</translation>
        </message>
        <message>
            <source>You have unsaved changes to the roll tables. Save them, discard them, or keep editing.</source>
            <translation>Hay cambios sin guardar en las tablas aleatorias. ¿Guardarlos, descartarlos o seguir editando?</translation>
        </message>
        <message>
            <source>You have unsaved changes to this sheet. Save them, discard them, or keep editing.</source>
            <translation>Hay cambios sin guardar en esta hoja. ¿Guardarlos, descartarlos o seguir editando?</translation>
        </message>
        <message>
            <source>You typed something that is not saved yet. Finish it, or do this again to discard it.</source>
            <translation>Has escrito algo que aún no se ha guardado. Termínalo, o repite esto para descartarlo.</translation>
        </message>
        <message>
            <source>Your gmtracker shortcuts</source>
            <translation>Los atajos de teclado de gmtracker</translation>
        </message>
        <message>
            <source>Your last steps are not saved anywhere yet. Which version do you want to keep?</source>
            <translation>Los últimos pasos aún no están guardados en ningún sitio. ¿Qué versión se conserva?</translation>
        </message>
        <message>
            <source>Your last steps may not be safe on the disk yet. Which version do you want to keep?</source>
            <translation>Es posible que los últimos pasos aún no estén a salvo en el disco. ¿Qué versión se conserva?</translation>
        </message>
        <message>
            <source>Your own games</source>
            <translation>Juegos propios</translation>
        </message>
        <message>
            <source>Your recent campaigns will appear here.</source>
            <translation>Aquí aparecerán las campañas recientes.</translation>
        </message>
        <message>
            <source>Your table can change these rules in *Campaign → House rules…*.</source>
            <translation>La mesa puede cambiar estas reglas en *Campaña → Reglas de la casa…*.</translation>
        </message>
        <message>
            <source>Your version is safe in the journal. Which version do you want to keep?</source>
            <translation>Esta versión está a salvo en el diario. ¿Qué versión se conserva?</translation>
        </message>
        <message>
            <source>a Crit</source>
            <translation>un Crit</translation>
        </message>
        <message>
            <source>a Possibility</source>
            <translation>una Possibility</translation>
        </message>
        <message>
            <source>a Reality test</source>
            <translation>una prueba de Reality</translation>
        </message>
        <message>
            <source>a an at for from in of on the to with</source>
            <comment>small words that are typed between others</comment>
            <translation>a al con contra de del desde el en la las los para por un una y</translation>
        </message>
        <message>
            <source>a an one</source>
            <comment>words for 1 that are typed before a length of time</comment>
            <translation>un una uno</translation>
        </message>
        <message>
            <source>a choice must have options</source>
            <translation>una elección debe tener opciones</translation>
        </message>
        <message>
            <source>a closed group must suggest names</source>
            <translation>un grupo cerrado debe sugerir nombres</translation>
        </message>
        <message>
            <source>a comma is missing before “{word}”</source>
            <translation>falta una coma antes de «{word}»</translation>
        </message>
        <message>
            <source>a complication</source>
            <translation>una complicación</translation>
        </message>
        <message>
            <source>a condition ends or eases</source>
            <translation>un estado termina o se alivia</translation>
        </message>
        <message>
            <source>a critical failure</source>
            <translation>un fallo crítico</translation>
        </message>
        <message>
            <source>a critical success</source>
            <translation>un éxito crítico</translation>
        </message>
        <message>
            <source>a detail in your own words</source>
            <translation>un detalle en palabras propias</translation>
        </message>
        <message>
            <source>a different die counts</source>
            <translation>cuenta otro dado</translation>
        </message>
        <message>
            <source>a fail</source>
            <translation>un fallo</translation>
        </message>
        <message>
            <source>a failure causes no harm</source>
            <translation>un fallo no hace daño</translation>
        </message>
        <message>
            <source>a failure costs no hit points</source>
            <translation>un fallo no cuesta puntos de golpe</translation>
        </message>
        <message>
            <source>a hazard of level</source>
            <translation>un peligro de nivel</translation>
        </message>
        <message>
            <source>a helpful detail</source>
            <translation>un detalle que ayuda</translation>
        </message>
        <message>
            <source>a hint</source>
            <translation>una pista</translation>
        </message>
        <message>
            <source>a hint as big as the roll</source>
            <translation>una pista tan grande como la tirada</translation>
        </message>
        <message>
            <source>a hint of size {value}</source>
            <translation>una pista de tamaño {value}</translation>
        </message>
        <message>
            <source>a key of lowercase letters, digits and hyphens</source>
            <translation>una clave de minúsculas, cifras y guiones</translation>
        </message>
        <message>
            <source>a list</source>
            <translation>una lista</translation>
        </message>
        <message>
            <source>a list that is not “open” needs “names”</source>
            <translation>una lista que no es «open» necesita «names»</translation>
        </message>
        <message>
            <source>a name is too long to display</source>
            <translation>un nombre es demasiado largo para mostrarlo</translation>
        </message>
        <message>
            <source>a number</source>
            <translation>un número</translation>
        </message>
        <message>
            <source>a number from {low} to {high}</source>
            <translation>un número de {low} a {high}</translation>
        </message>
        <message>
            <source>a number is not between −{most} and {most}</source>
            <translation>un número no está entre −{most} y {most}</translation>
        </message>
        <message>
            <source>a number of more than 18 digits</source>
            <translation>un número de más de 18 cifras</translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>un éxito</translation>
        </message>
        <message>
            <source>a redo does not match the last undo</source>
            <translation>lo rehecho no coincide con lo último que se deshizo</translation>
        </message>
        <message>
            <source>a reroll must come after the roll</source>
            <translation>solo se puede volver a tirar después de la tirada</translation>
        </message>
        <message>
            <source>a retry</source>
            <translation>otro intento</translation>
        </message>
        <message>
            <source>a retry of {what}</source>
            <translation>otro intento de {what}</translation>
        </message>
        <message>
            <source>a roll to counter an effect</source>
            <translation>una tirada para contrarrestar un efecto</translation>
        </message>
        <message>
            <source>a table</source>
            <translation>una tabla</translation>
        </message>
        <message>
            <source>a table with keys</source>
            <translation>una tabla de claves</translation>
        </message>
        <message>
            <source>a tie</source>
            <translation>un empate</translation>
        </message>
        <message>
            <source>a tuple</source>
            <translation>una tupla</translation>
        </message>
        <message>
            <source>a use can have a bonus or a reroll, not both</source>
            <translation>un uso puede tener una bonificación o una nueva tirada, no ambas</translation>
        </message>
        <message>
            <source>a use on a check must cost a token</source>
            <translation>un uso en una prueba debe costar una ficha</translation>
        </message>
        <message>
            <source>a wheel must start at 0 and end at 20 or less</source>
            <translation>una rueda debe empezar en 0 y acabar en 20 como máximo</translation>
        </message>
        <message>
            <source>a wheel must start at 0 and end at {most} or less</source>
            <translation>una rueda debe empezar en 0 y acabar en {most} como máximo</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>un número entero</translation>
        </message>
        <message>
            <source>a wound</source>
            <translation>una herida</translation>
        </message>
        <message>
            <source>a wound, and dazed until the end of the next turn</source>
            <translation>una herida, y Dazed hasta el final del próximo turno</translation>
        </message>
        <message>
            <source>a wound, and dying</source>
            <translation>una herida, y Dying</translation>
        </message>
        <message>
            <source>a wound, and incapacitated</source>
            <translation>una herida, e Incapacitated</translation>
        </message>
        <message>
            <source>a wound, and staggered</source>
            <translation>una herida, y Staggered</translation>
        </message>
        <message>
            <source>a {noun}</source>
            <translation>{noun}</translation>
        </message>
        <message>
            <source>about average</source>
            <translation>en torno a la media</translation>
        </message>
        <message>
            <source>absent away</source>
            <comment>words that are typed for a hero whose player is not there</comment>
            <translation>ausente</translation>
        </message>
        <message>
            <source>action</source>
            <comment>a word that is typed</comment>
            <translation>acción accion</translation>
        </message>
        <message>
            <source>activated by the GM</source>
            <translation>activado por quien dirige</translation>
        </message>
        <message>
            <source>activated by {name}</source>
            <translation>activado por {name}</translation>
        </message>
        <message>
            <source>activated the hubris</source>
            <translation>activó el Hubris</translation>
        </message>
        <message>
            <source>acts against</source>
            <translation>actúa contra</translation>
        </message>
        <message>
            <source>add</source>
            <comment>a word that is typed</comment>
            <translation>añadir</translation>
        </message>
        <message>
            <source>added to the hit</source>
            <translation>añadido al impacto</translation>
        </message>
        <message>
            <source>added {where}</source>
            <translation>añadido: {where}</translation>
        </message>
        <message>
            <source>adding {names}</source>
            <translation>incorporación de {names}</translation>
        </message>
        <message>
            <source>adds a d20</source>
            <translation>suma un d20</translation>
        </message>
        <message>
            <source>adds a d20, at least 10</source>
            <translation>suma un d20, al menos 10</translation>
        </message>
        <message>
            <source>against</source>
            <translation>contra</translation>
        </message>
        <message>
            <source>against DC {dc}</source>
            <translation>contra DC {dc}</translation>
        </message>
        <message>
            <source>against DC {dc} with extra dice</source>
            <translation>contra DC {dc} con dados adicionales</translation>
        </message>
        <message>
            <source>against Difficulty {dc}</source>
            <translation>contra Difficulty {dc}</translation>
        </message>
        <message>
            <source>against a hard level {level} obstacle, rolled</source>
            <translation>contra un obstáculo difícil de nivel {level}, tirado</translation>
        </message>
        <message>
            <source>against a moderate level {level} obstacle, rolled</source>
            <translation>contra un obstáculo moderado de nivel {level}, tirado</translation>
        </message>
        <message>
            <source>against an easy level {level} obstacle, rolled</source>
            <translation>contra un obstáculo fácil de nivel {level}, tirado</translation>
        </message>
        <message>
            <source>against the damage</source>
            <translation>contra el daño</translation>
        </message>
        <message>
            <source>against the other side</source>
            <translation>contra el otro bando</translation>
        </message>
        <message>
            <source>against the other side, unaware</source>
            <translation>contra el otro bando, desprevenido</translation>
        </message>
        <message>
            <source>against vs</source>
            <comment>words that are typed before the target of a check</comment>
            <translation>contra</translation>
        </message>
        <message>
            <source>against {name}'s {trait}</source>
            <translation>contra {trait} de {name}</translation>
        </message>
        <message>
            <source>against {name}'s {trait}, unaware</source>
            <translation>contra {trait} de {name}, por sorpresa</translation>
        </message>
        <message>
            <source>against {opposition}</source>
            <translation>contra {opposition}</translation>
        </message>
        <message>
            <source>against {what}</source>
            <translation>contra {what}</translation>
        </message>
        <message>
            <source>all everyone</source>
            <comment>words that are typed for every character</comment>
            <translation>todos todas</translation>
        </message>
        <message>
            <source>all of them hidden from players</source>
            <translation>todos ocultos a los jugadores</translation>
        </message>
        <message>
            <source>an advantage</source>
            <translation>una ventaja</translation>
        </message>
        <message>
            <source>an advantage, or an untrained check</source>
            <translation>una ventaja, o una prueba sin entrenamiento</translation>
        </message>
        <message>
            <source>an attempt to counter, avert or deflect an effect</source>
            <translation>un intento de contrarrestar, evitar o desviar un efecto</translation>
        </message>
        <message>
            <source>an attempt to counter, avert or deflect {effect}</source>
            <translation>un intento de contrarrestar, evitar o desviar: {effect}</translation>
        </message>
        <message>
            <source>an obstacle of level</source>
            <translation>un obstáculo de nivel</translation>
        </message>
        <message>
            <source>an undo does not match the last step</source>
            <translation>lo deshecho no coincide con el último paso</translation>
        </message>
        <message>
            <source>an unnamed target</source>
            <translation>un objetivo sin indicar</translation>
        </message>
        <message>
            <source>an {noun}</source>
            <translation>{noun}</translation>
        </message>
        <message>
            <source>and</source>
            <comment>a word that is typed between two names</comment>
            <translation>y</translation>
        </message>
        <message>
            <source>and {name}</source>
            <translation>y {name}</translation>
        </message>
        <message>
            <source>announcement of the check</source>
            <translation>anuncio de la prueba</translation>
        </message>
        <message>
            <source>announcement of {what}</source>
            <translation>anuncio de {what}</translation>
        </message>
        <message>
            <source>another defense check against {what}</source>
            <translation>otra prueba de defensa contra {what}</translation>
        </message>
        <message>
            <source>another game already uses the id “{id}”, so choose a different one</source>
            <translation>otro juego ya usa el id «{id}»: elegir uno distinto</translation>
        </message>
        <message>
            <source>another immediate check against an ongoing effect</source>
            <translation>otra prueba al instante contra un efecto en curso</translation>
        </message>
        <message>
            <source>another immediate check against {effect}</source>
            <translation>otra prueba al instante contra {effect}</translation>
        </message>
        <message>
            <source>armor counts</source>
            <translation>cuenta la Armor</translation>
        </message>
        <message>
            <source>armor does not count</source>
            <translation>no cuenta la Armor</translation>
        </message>
        <message>
            <source>arrived late</source>
            <translation>llegó más tarde</translation>
        </message>
        <message>
            <source>attacks</source>
            <translation>ataca a</translation>
        </message>
        <message>
            <source>award of {die} to {hero}</source>
            <translation>entrega de {die} a {hero}</translation>
        </message>
        <message>
            <source>bar</source>
            <translation>barra</translation>
        </message>
        <message>
            <source>breaking a tie</source>
            <translation>decisión de un empate</translation>
        </message>
        <message>
            <source>bring back</source>
            <comment>words that are typed</comment>
            <translation>traer vuelta</translation>
        </message>
        <message>
            <source>bringing {name} back</source>
            <translation>regreso de {name}</translation>
        </message>
        <message>
            <source>broken, and out of the conflict</source>
            <translation>Broken, y fuera del conflicto</translation>
        </message>
        <message>
            <source>bruise</source>
            <translation>magulladura</translation>
        </message>
        <message>
            <source>bruised</source>
            <translation>Bruised</translation>
        </message>
        <message>
            <source>bruises</source>
            <translation>magulladuras</translation>
        </message>
        <message>
            <source>came from a rerolled die</source>
            <translation>procede de un dado repetido</translation>
        </message>
        <message>
            <source>campaign</source>
            <comment>a word that is typed</comment>
            <translation>campaña campana</translation>
        </message>
        <message>
            <source>casts</source>
            <comment>a spell</comment>
            <translation>lanza un hechizo</translation>
        </message>
        <message>
            <source>change of the turn order</source>
            <translation>cambio del orden de turnos</translation>
        </message>
        <message>
            <source>changes to {name}</source>
            <translation>cambios en {name}</translation>
        </message>
        <message>
            <source>check</source>
            <comment>a word that is typed</comment>
            <translation>prueba</translation>
        </message>
        <message>
            <source>chosen</source>
            <translation>elegida</translation>
        </message>
        <message>
            <source>clock</source>
            <comment>a word that is typed</comment>
            <translation>reloj</translation>
        </message>
        <message>
            <source>clock ritual 0/6</source>
            <comment>an example of what is typed</comment>
            <translation>reloj ritual 0/6</translation>
        </message>
        <message>
            <source>coin for {what}</source>
            <translation>moneda para {what}</translation>
        </message>
        <message>
            <source>compares</source>
            <comment>a rank with somebody's</comment>
            <translation>compara</translation>
        </message>
        <message>
            <source>condition</source>
            <comment>a word that is typed</comment>
            <translation>estado</translation>
        </message>
        <message>
            <source>condition {hero} cursed for 3 rounds</source>
            <comment>an example of what is typed</comment>
            <translation>estado {hero} maldito durante 3 rondas</translation>
        </message>
        <message>
            <source>costs 1 Luck</source>
            <translation>cuesta 1 Luck</translation>
        </message>
        <message>
            <source>costs 1 Victory point</source>
            <translation>cuesta 1 Victory point</translation>
        </message>
        <message>
            <source>counter</source>
            <comment>a word that is typed</comment>
            <translation>contador</translation>
        </message>
        <message>
            <source>counter arrows {hero} 12</source>
            <comment>an example of what is typed</comment>
            <translation>contador flechas {hero} 12</translation>
        </message>
        <message>
            <source>counters</source>
            <comment>an effect</comment>
            <translation>contrarresta</translation>
        </message>
        <message>
            <source>curse on {name}</source>
            <translation>maldición sobre {name}</translation>
        </message>
        <message>
            <source>d6 for the ones</source>
            <translation>d6 de las unidades</translation>
        </message>
        <message>
            <source>d6 for the tens</source>
            <translation>d6 de las decenas</translation>
        </message>
        <message>
            <source>d66 is always two d6, read as tens and ones. Type d66, not {die}.</source>
            <translation>d66 son siempre dos d6, leídos como decenas y unidades. Escribir d66, no {die}.</translation>
        </message>
        <message>
            <source>damage</source>
            <translation>daño</translation>
        </message>
        <message>
            <source>damage from {what}</source>
            <translation>daño de {what}</translation>
        </message>
        <message>
            <source>damage to {name}</source>
            <translation>daño a {name}</translation>
        </message>
        <message>
            <source>death</source>
            <translation>muerte</translation>
        </message>
        <message>
            <source>default must be one of the allowed values</source>
            <translation>default debe ser uno de los valores permitidos</translation>
        </message>
        <message>
            <source>defends</source>
            <translation>se defiende</translation>
        </message>
        <message>
            <source>degrees</source>
            <translation>grados</translation>
        </message>
        <message>
            <source>delay</source>
            <comment>a word that is typed</comment>
            <translation>retrasar esperar</translation>
        </message>
        <message>
            <source>despite a critical failure</source>
            <translation>a pesar de un fallo crítico</translation>
        </message>
        <message>
            <source>despite a critical success</source>
            <translation>a pesar de un éxito crítico</translation>
        </message>
        <message>
            <source>done</source>
            <comment>every step of a procedure</comment>
            <translation>listo</translation>
        </message>
        <message>
            <source>duplicate</source>
            <comment>a word that is typed</comment>
            <translation>duplicar</translation>
        </message>
        <message>
            <source>d{size}, exploded</source>
            <translation>d{size}, explotado</translation>
        </message>
        <message>
            <source>d{size}, rerolled</source>
            <translation>d{size}, repetido</translation>
        </message>
        <message>
            <source>d{size}, rolled again</source>
            <translation>d{size}, otra tirada</translation>
        </message>
        <message>
            <source>easing {condition} on {name}</source>
            <translation>alivio de {condition} en {name}</translation>
        </message>
        <message>
            <source>empty</source>
            <comment>a pool</comment>
            <translation>vacía</translation>
        </message>
        <message>
            <source>en</source>
            <comment>the code of this very language, as web pages have it</comment>
            <translation>es</translation>
        </message>
        <message>
            <source>end of session {number}</source>
            <translation>fin de la sesión {number}</translation>
        </message>
        <message>
            <source>end of the scene</source>
            <translation>fin de la escena</translation>
        </message>
        <message>
            <source>end of {condition} on {name}</source>
            <translation>fin de {condition} en {name}</translation>
        </message>
        <message>
            <source>end of {title}</source>
            <translation>fin: {title}</translation>
        </message>
        <message>
            <source>end of “{what}”</source>
            <translation>fin de «{what}»</translation>
        </message>
        <message>
            <source>ends is over</source>
            <comment>words that are typed for an end</comment>
            <translation>acabe acaba termine termina final fin</translation>
        </message>
        <message>
            <source>every outcome except the last needs “when”</source>
            <translation>cada resultado salvo el último necesita «when»</translation>
        </message>
        <message>
            <source>everything</source>
            <translation>todo</translation>
        </message>
        <message>
            <source>everything</source>
            <comment>what the players see of somebody</comment>
            <translation>todo</translation>
        </message>
        <message>
            <source>expected {what}, got {given}</source>
            <translation>se espera {what}, no {given}</translation>
        </message>
        <message>
            <source>expected {what}, got “{given}”</source>
            <translation>se espera {what}, no «{given}»</translation>
        </message>
        <message>
            <source>expected {what}, so write {value} without quotation marks</source>
            <translation>se espera {what}: escribir {value} sin comillas</translation>
        </message>
        <message>
            <source>exploding</source>
            <translation>explosivo</translation>
        </message>
        <message>
            <source>extra effort +1</source>
            <translation>esfuerzo extra +1</translation>
        </message>
        <message>
            <source>failure</source>
            <comment>within a sentence</comment>
            <translation>fallo</translation>
        </message>
        <message>
            <source>fatigue</source>
            <translation>fatiga</translation>
        </message>
        <message>
            <source>fills in this hero's sheet</source>
            <translation>rellena la hoja de este héroe</translation>
        </message>
        <message>
            <source>foe foes</source>
            <comment>words that are typed before new opposition</comment>
            <translation>enemigo enemiga enemigos oposición</translation>
        </message>
        <message>
            <source>for</source>
            <comment>words that are typed before a number of rounds</comment>
            <translation>durante por</translation>
        </message>
        <message>
            <source>for 1 round</source>
            <translation>durante 1 ronda</translation>
        </message>
        <message>
            <source>for {n} rounds</source>
            <translation>durante {n} rondas</translation>
        </message>
        <message>
            <source>for {price}</source>
            <translation>por {price}</translation>
        </message>
        <message>
            <source>from {lowest} to the character's {limit}</source>
            <translation>de {lowest} hasta el límite del personaje: {limit}</translation>
        </message>
        <message>
            <source>gain 1 Luck</source>
            <translation>ganar 1 Luck</translation>
        </message>
        <message>
            <source>given up for another action</source>
            <translation>cambiada por otra acción</translation>
        </message>
        <message>
            <source>gmtracker backs up the current campaign first. Until you change something, you can undo the restore. Later, restore that backup.</source>
            <translation>Antes se hace una copia de seguridad de la campaña actual. Hasta el siguiente cambio se puede deshacer la restauración. Más tarde, restaurar esa copia.</translation>
        </message>
        <message>
            <source>gmtracker can't calculate odds for the ruleset {ruleset}.</source>
            <translation>gmtracker no puede calcular probabilidades para el ruleset {ruleset}.</translation>
        </message>
        <message>
            <source>gmtracker can't multiply or divide a roll. Roll the dice, then calculate the result yourself.</source>
            <translation>gmtracker no puede multiplicar ni dividir una tirada. Tirar los dados y calcular después el resultado.</translation>
        </message>
        <message>
            <source>gmtracker can't open “{file}”. Drop a campaign or a spreadsheet (CSV, Excel, or ODS).</source>
            <translation>gmtracker no puede abrir «{file}». Suelta una campaña o una hoja de cálculo (CSV, Excel u ODS).</translation>
        </message>
        <message>
            <source>gmtracker rolled these dice. To type your own results, undo the roll.</source>
            <translation>gmtracker tiró estos dados. Para escribir otros resultados, deshacer la tirada.</translation>
        </message>
        <message>
            <source>gmtracker shortcuts</source>
            <translation>atajos de gmtracker</translation>
        </message>
        <message>
            <source>going back to {name}'s turn</source>
            <translation>vuelta al turno de {name}</translation>
        </message>
        <message>
            <source>half the roll as degrees</source>
            <translation>la mitad de la tirada en grados</translation>
        </message>
        <message>
            <source>half the roll as ranks of Advantage</source>
            <translation>la mitad de la tirada en rangos de Advantage</translation>
        </message>
        <message>
            <source>harm to {name}</source>
            <translation>daño a {name}</translation>
        </message>
        <message>
            <source>held tokens count too</source>
            <translation>las fichas que se tienen también cuentan</translation>
        </message>
        <message>
            <source>here the highest die counts, so no die can be subtracted</source>
            <translation>aquí cuenta el dado más alto, así que no se puede restar ninguno</translation>
        </message>
        <message>
            <source>hero heroes</source>
            <comment>words that are typed before new heroes</comment>
            <translation>héroe héroes heroína heroínas</translation>
        </message>
        <message>
            <source>heroes</source>
            <comment>words that are typed for all heroes</comment>
            <translation>héroes</translation>
        </message>
        <message>
            <source>heroes only</source>
            <translation>solo para héroes</translation>
        </message>
        <message>
            <source>heroism</source>
            <translation>heroísmo</translation>
        </message>
        <message>
            <source>hidden</source>
            <comment>a pool that the players do not see</comment>
            <translation>oculta</translation>
        </message>
        <message>
            <source>hidden</source>
            <comment>a word that is typed</comment>
            <translation>oculto</translation>
        </message>
        <message>
            <source>hidden</source>
            <comment>somebody whom the players do not see</comment>
            <translation>oculto</translation>
        </message>
        <message>
            <source>hidden from players</source>
            <translation>oculto a los jugadores</translation>
        </message>
        <message>
            <source>hidden until the first turn</source>
            <translation>oculto hasta su primer turno</translation>
        </message>
        <message>
            <source>hide</source>
            <comment>words that are typed to let the players see something no more</comment>
            <translation>ocultar</translation>
        </message>
        <message>
            <source>hit point</source>
            <translation>punto de golpe</translation>
        </message>
        <message>
            <source>hit points</source>
            <translation>puntos de golpe</translation>
        </message>
        <message>
            <source>house rule: {rule}</source>
            <translation>regla de la casa: {rule}</translation>
        </message>
        <message>
            <source>immune to {source}</source>
            <translation>Immune a {source}</translation>
        </message>
        <message>
            <source>in progress</source>
            <translation>aún en curso</translation>
        </message>
        <message>
            <source>initiative</source>
            <translation>iniciativa</translation>
        </message>
        <message>
            <source>invalid TOML ({why})</source>
            <translation>no es TOML válido ({why})</translation>
        </message>
        <message>
            <source>it belongs to the game “{id}”</source>
            <translation>pertenece al juego «{id}»</translation>
        </message>
        <message>
            <source>it does not happen</source>
            <translation>no ocurre</translation>
        </message>
        <message>
            <source>it happens</source>
            <translation>ocurre</translation>
        </message>
        <message>
            <source>it is a folder, not a file</source>
            <translation>es una carpeta, no un archivo</translation>
        </message>
        <message>
            <source>it is not a readable file</source>
            <translation>no es un archivo legible</translation>
        </message>
        <message>
            <source>it is too long ({count} characters, the maximum is {most})</source>
            <translation>es demasiado largo ({count} caracteres, el máximo es {most})</translation>
        </message>
        <message>
            <source>it must be 0 or more</source>
            <translation>debe ser 0 o más</translation>
        </message>
        <message>
            <source>it must be a number from {low} to {high}</source>
            <translation>debe ser un número de {low} a {high}</translation>
        </message>
        <message>
            <source>it must be between “lowest” and “highest”</source>
            <translation>debe estar entre «lowest» y «highest»</translation>
        </message>
        <message>
            <source>it must be higher than “lowest” ({lowest})</source>
            <translation>debe ser mayor que «lowest» ({lowest})</translation>
        </message>
        <message>
            <source>it must be one line without tabs or control characters</source>
            <translation>debe ser una sola línea, sin tabuladores ni caracteres de control</translation>
        </message>
        <message>
            <source>it must not be empty</source>
            <translation>no debe estar vacío</translation>
        </message>
        <message>
            <source>it must not be higher than “highest”</source>
            <translation>no debe ser mayor que «highest»</translation>
        </message>
        <message>
            <source>it must not be higher than “most”</source>
            <translation>no debe ser mayor que «most»</translation>
        </message>
        <message>
            <source>it needs exactly one of gain, lose or fill</source>
            <translation>necesita exactamente uno de gain, lose o fill</translation>
        </message>
        <message>
            <source>it needs exactly one of token, track, condition, says or roll</source>
            <translation>necesita exactamente uno de token, track, condition, says o roll</translation>
        </message>
        <message>
            <source>it needs {count} rungs, one for each value</source>
            <translation>debe haber {count} rungs, una por valor</translation>
        </message>
        <message>
            <source>it needs {count} rungs, one for each value from {lowest} to {highest}</source>
            <translation>necesita {count} peldaños, uno por cada valor de {lowest} a {highest}</translation>
        </message>
        <message>
            <source>its description is for a different game than “{ruleset}”</source>
            <translation>su descripción es de un juego distinto de «{ruleset}»</translation>
        </message>
        <message>
            <source>its log can't be read</source>
            <translation>no se puede leer su registro</translation>
        </message>
        <message>
            <source>its log does not match its contents</source>
            <translation>su registro no coincide con su contenido</translation>
        </message>
        <message>
            <source>join</source>
            <comment>a word that is typed for a hero who arrives late</comment>
            <translation>llega</translation>
        </message>
        <message>
            <source>keeping the first die of {what}</source>
            <translation>primer dado de {what} conservado</translation>
        </message>
        <message>
            <source>key and name must not be empty</source>
            <translation>key y name no deben estar vacíos</translation>
        </message>
        <message>
            <source>leaves it to chance</source>
            <translation>lo deja al azar</translation>
        </message>
        <message>
            <source>left early</source>
            <translation>se fue antes</translation>
        </message>
        <message>
            <source>letter must be a single letter</source>
            <translation>letter debe ser una sola letra</translation>
        </message>
        <message>
            <source>level</source>
            <translation>nivel</translation>
        </message>
        <message>
            <source>levels</source>
            <translation>niveles</translation>
        </message>
        <message>
            <source>line {line}</source>
            <translation>línea {line}</translation>
        </message>
        <message>
            <source>line {line}, column {column}</source>
            <translation>línea {line}, columna {column}</translation>
        </message>
        <message>
            <source>look back</source>
            <comment>words that are typed</comment>
            <translation>mirar atrás</translation>
        </message>
        <message>
            <source>low {value}</source>
            <translation>mínimo {value}</translation>
        </message>
        <message>
            <source>lowest must not be higher than highest</source>
            <translation>lowest no debe ser mayor que highest</translation>
        </message>
        <message>
            <source>makes a defeat test</source>
            <translation>hace una prueba de Defeat</translation>
        </message>
        <message>
            <source>minute minutes</source>
            <comment>words that are typed</comment>
            <translation>minuto minutos</translation>
        </message>
        <message>
            <source>missing: {names}</source>
            <translation>falta: {names}</translation>
        </message>
        <message>
            <source>name at least one side</source>
            <translation>indicar al menos un bando</translation>
        </message>
        <message>
            <source>name must not be empty</source>
            <translation>name no debe estar vacío</translation>
        </message>
        <message>
            <source>named steps</source>
            <translation>pasos con nombre</translation>
        </message>
        <message>
            <source>new</source>
            <comment>a word that is typed</comment>
            <translation>nuevo</translation>
        </message>
        <message>
            <source>new foe</source>
            <comment>words that are typed</comment>
            <translation>nuevo enemigo</translation>
        </message>
        <message>
            <source>new game day</source>
            <translation>nuevo día de juego</translation>
        </message>
        <message>
            <source>new names of the game file</source>
            <translation>nombres nuevos del archivo del juego</translation>
        </message>
        <message>
            <source>next</source>
            <comment>words that are typed before a turn</comment>
            <translation>próximo próxima siguiente</translation>
        </message>
        <message>
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <source>no Advantage for the foe</source>
            <translation>el enemigo, sin Advantage</translation>
        </message>
        <message>
            <source>no Disadvantage</source>
            <translation>sin Disadvantage</translation>
        </message>
        <message>
            <source>no Luck</source>
            <translation>sin Luck</translation>
        </message>
        <message>
            <source>no Stress</source>
            <translation>0 Stress</translation>
        </message>
        <message>
            <source>no dice</source>
            <translation>sin dados</translation>
        </message>
        <message>
            <source>no die in the roll can show that (the maximum is {most})</source>
            <translation>ningún dado de la tirada puede mostrar eso (el máximo es {most})</translation>
        </message>
        <message>
            <source>no extra effort</source>
            <translation>sin esfuerzo extra</translation>
        </message>
        <message>
            <source>no harm</source>
            <translation>sin daño</translation>
        </message>
        <message>
            <source>no longer {condition}</source>
            <translation>ya no {condition}</translation>
        </message>
        <message>
            <source>no not end off</source>
            <comment>words that are typed to end a condition</comment>
            <translation>no sin fin quitar terminar</translation>
        </message>
        <message>
            <source>no one loses HP</source>
            <translation>nadie pierde HP</translation>
        </message>
        <message>
            <source>no one yet</source>
            <translation>nadie todavía</translation>
        </message>
        <message>
            <source>no resistance roll</source>
            <translation>sin tirada de resistencia</translation>
        </message>
        <message>
            <source>no sessions yet</source>
            <translation>ninguna sesión todavía</translation>
        </message>
        <message>
            <source>no target, so no HP changes</source>
            <translation>sin objetivo: no cambian los HP</translation>
        </message>
        <message>
            <source>no test is made</source>
            <translation>sin prueba</translation>
        </message>
        <message>
            <source>no wounds</source>
            <translation>0 heridas</translation>
        </message>
        <message>
            <source>no. {number}</source>
            <translation>n.º {number}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>ninguno</translation>
        </message>
        <message>
            <source>not Favored</source>
            <translation>no Favored</translation>
        </message>
        <message>
            <source>not exploding</source>
            <translation>no explosivo</translation>
        </message>
        <message>
            <source>not resisted</source>
            <translation>sin resistencia</translation>
        </message>
        <message>
            <source>note</source>
            <translation>nota</translation>
        </message>
        <message>
            <source>note</source>
            <comment>a word that is typed</comment>
            <translation>nota</translation>
        </message>
        <message>
            <source>note about the edit</source>
            <translation>nota sobre la modificación</translation>
        </message>
        <message>
            <source>nothing</source>
            <comment>what the players see of somebody</comment>
            <translation>nada</translation>
        </message>
        <message>
            <source>nothing is applied</source>
            <translation>no se anota nada</translation>
        </message>
        <message>
            <source>number</source>
            <comment>how a track is drawn</comment>
            <translation>número</translation>
        </message>
        <message>
            <source>on a hit</source>
            <translation>con un impacto</translation>
        </message>
        <message>
            <source>one Hinder fewer</source>
            <translation>un Hinder menos</translation>
        </message>
        <message>
            <source>one bonus die</source>
            <translation>un dado extra</translation>
        </message>
        <message>
            <source>one capital letter</source>
            <translation>una letra mayúscula</translation>
        </message>
        <message>
            <source>one die rerolled with Luck</source>
            <translation>un dado repetido con Luck</translation>
        </message>
        <message>
            <source>one extra d20</source>
            <translation>un d20 más</translation>
        </message>
        <message>
            <source>one extra standard action</source>
            <translation>una acción estándar extra</translation>
        </message>
        <message>
            <source>one of {values}</source>
            <translation>uno de {values}</translation>
        </message>
        <message>
            <source>only a ladder can have rungs</source>
            <translation>solo una escalera tiene peldaños</translation>
        </message>
        <message>
            <source>only an outcome of a check can have a check that follows</source>
            <translation>solo a un resultado de una prueba puede seguir otra prueba</translation>
        </message>
        <message>
            <source>only dice in a check can have names</source>
            <translation>solo los dados de una prueba tienen nombre</translation>
        </message>
        <message>
            <source>only heroes have traits here, so this must be a number</source>
            <translation>aquí solo los héroes tienen rasgos, así que debe ser un número</translation>
        </message>
        <message>
            <source>only the last chapter can have steps to redo</source>
            <translation>solo el último capítulo puede tener pasos por rehacer</translation>
        </message>
        <message>
            <source>open recent</source>
            <comment>words that are typed</comment>
            <translation>abrir reciente</translation>
        </message>
        <message>
            <source>opposition</source>
            <translation>oposición</translation>
        </message>
        <message>
            <source>opposition foes</source>
            <comment>words that are typed for the opposition</comment>
            <translation>oposición enemigos</translation>
        </message>
        <message>
            <source>out of the fight</source>
            <translation>fuera de combate</translation>
        </message>
        <message>
            <source>out of the fight, without a test</source>
            <translation>fuera de combate, sin prueba</translation>
        </message>
        <message>
            <source>over the Difficulty</source>
            <translation>por encima de Difficulty</translation>
        </message>
        <message>
            <source>over the target number</source>
            <translation>sobre el número objetivo</translation>
        </message>
        <message>
            <source>over {chance}</source>
            <translation>más del {chance}</translation>
        </message>
        <message>
            <source>owed</source>
            <comment>a word that is typed</comment>
            <translation>pendiente</translation>
        </message>
        <message>
            <source>passive</source>
            <comment>a check that is not rolled</comment>
            <translation>pasivo</translation>
        </message>
        <message>
            <source>peak {value}</source>
            <translation>máximo {value}</translation>
        </message>
        <message>
            <source>penalty</source>
            <translation>penalización</translation>
        </message>
        <message>
            <source>pips</source>
            <translation>puntos</translation>
        </message>
        <message>
            <source>players roll own dice</source>
            <comment>words that are typed</comment>
            <translation>los jugadores tiran sus propios dados</translation>
        </message>
        <message>
            <source>present</source>
            <comment>words that are typed for a hero whose player is there</comment>
            <translation>presente</translation>
        </message>
        <message>
            <source>print</source>
            <comment>a word that is typed</comment>
            <translation>imprimir</translation>
        </message>
        <message>
            <source>print export</source>
            <comment>words that are typed</comment>
            <translation>imprimir exportar</translation>
        </message>
        <message>
            <source>reason for the award</source>
            <translation>motivo de la entrega</translation>
        </message>
        <message>
            <source>reason for {hero}'s award</source>
            <translation>motivo de la entrega a {hero}</translation>
        </message>
        <message>
            <source>removal of {a_token}</source>
            <translation>retirada: {a_token}</translation>
        </message>
        <message>
            <source>removal of {name}</source>
            <translation>retirada de {name}</translation>
        </message>
        <message>
            <source>remove</source>
            <comment>a word that is typed</comment>
            <translation>quitar</translation>
        </message>
        <message>
            <source>removed {where}</source>
            <translation>quitado: {where}</translation>
        </message>
        <message>
            <source>rename to {name}</source>
            <translation>cambio de nombre a {name}</translation>
        </message>
        <message>
            <source>reroll of {name}'s d{size}</source>
            <translation>d{size} de {name} repetido</translation>
        </message>
        <message>
            <source>reroll the worst die</source>
            <translation>volver a tirar el peor dado</translation>
        </message>
        <message>
            <source>rerolled with Luck</source>
            <translation>repetido con Luck</translation>
        </message>
        <message>
            <source>resisted with {trait}</source>
            <translation>resistido con {trait}</translation>
        </message>
        <message>
            <source>resists</source>
            <translation>resiste</translation>
        </message>
        <message>
            <source>retry</source>
            <translation>reintento</translation>
        </message>
        <message>
            <source>return to {what}</source>
            <translation>vuelta a {what}</translation>
        </message>
        <message>
            <source>returns what was spent</source>
            <translation>devuelve lo gastado</translation>
        </message>
        <message>
            <source>roleplay</source>
            <translation>interpretación</translation>
        </message>
        <message>
            <source>roll</source>
            <comment>a word that is typed</comment>
            <translation>tirar</translation>
        </message>
        <message>
            <source>roll a d20 instead of counting 10</source>
            <translation>tirar un d20 en vez de contar 10</translation>
        </message>
        <message>
            <source>roll dice instead of counting 0</source>
            <translation>tirar dados en vez de contar 0</translation>
        </message>
        <message>
            <source>roll for the Tilt</source>
            <translation>tirada para el Tilt</translation>
        </message>
        <message>
            <source>roll for {what}</source>
            <translation>tirada de {what}</translation>
        </message>
        <message>
            <source>roll of the Countdown dice</source>
            <translation>tirada de los dados de Countdown</translation>
        </message>
        <message>
            <source>roll of {notation}</source>
            <translation>tirada de {notation}</translation>
        </message>
        <message>
            <source>roll table: {table}</source>
            <translation>tabla aleatoria: {table}</translation>
        </message>
        <message>
            <source>roll-off</source>
            <translation>desempate</translation>
        </message>
        <message>
            <source>rolled</source>
            <comment>a check against another</comment>
            <translation>tirado</translation>
        </message>
        <message>
            <source>rolled again</source>
            <translation>tirado de nuevo</translation>
        </message>
        <message>
            <source>rolls the test, {effect}</source>
            <translation>tira la prueba, {effect}</translation>
        </message>
        <message>
            <source>rolls {dice}</source>
            <translation>tira {dice}</translation>
        </message>
        <message>
            <source>round rounds</source>
            <comment>words that are typed</comment>
            <translation>ronda rondas</translation>
        </message>
        <message>
            <source>sample</source>
            <comment>a word that is typed</comment>
            <translation>ejemplo</translation>
        </message>
        <message>
            <source>saves</source>
            <comment>rolls to be spared something</comment>
            <translation>hace una salvación</translation>
        </message>
        <message>
            <source>second roll for {what}</source>
            <translation>segunda tirada para {what}</translation>
        </message>
        <message>
            <source>second seconds hour hours day days week weeks month months year years night nights</source>
            <comment>words that are typed</comment>
            <translation>segundo segundos hora horas día días semana semanas mes meses año años noche noches</translation>
        </message>
        <message>
            <source>sections and rows must be 1 or more</source>
            <translation>sections y rows deben ser 1 o más</translation>
        </message>
        <message>
            <source>set aside</source>
            <comment>words that are typed</comment>
            <translation>apartar</translation>
        </message>
        <message>
            <source>setting {name} aside</source>
            <translation>apartar a {name}</translation>
        </message>
        <message>
            <source>severity {severity}</source>
            <translation>gravedad {severity}</translation>
        </message>
        <message>
            <source>shaken</source>
            <translation>Shaken</translation>
        </message>
        <message>
            <source>shaken, and dazed until the end of the next turn</source>
            <translation>Shaken, y Dazed hasta el final del próximo turno</translation>
        </message>
        <message>
            <source>shaken, and staggered</source>
            <translation>Shaken, y Staggered</translation>
        </message>
        <message>
            <source>show</source>
            <comment>words that are typed to let the players see something</comment>
            <translation>mostrar</translation>
        </message>
        <message>
            <source>skilled</source>
            <translation>con entrenamiento</translation>
        </message>
        <message>
            <source>skipping the Tilt</source>
            <translation>omisión del Tilt</translation>
        </message>
        <message>
            <source>soaks</source>
            <translation>hace un Soak</translation>
        </message>
        <message>
            <source>someone</source>
            <translation>alguien</translation>
        </message>
        <message>
            <source>something bad</source>
            <translation>algo malo</translation>
        </message>
        <message>
            <source>something good</source>
            <translation>algo bueno</translation>
        </message>
        <message>
            <source>spend</source>
            <comment>a word that is typed</comment>
            <translation>gastar</translation>
        </message>
        <message>
            <source>start of a new act</source>
            <translation>inicio de un nuevo acto</translation>
        </message>
        <message>
            <source>start of session {number}</source>
            <translation>inicio de la sesión {number}</translation>
        </message>
        <message>
            <source>start of {title}</source>
            <translation>inicio: {title}</translation>
        </message>
        <message>
            <source>starts</source>
            <comment>words that are typed for the start of a turn</comment>
            <translation>empiece empieza comience comienza comienzo inicio principio</translation>
        </message>
        <message>
            <source>starts full</source>
            <translation>empieza lleno</translation>
        </message>
        <message>
            <source>still fails</source>
            <translation>sigue siendo un fallo</translation>
        </message>
        <message>
            <source>stone</source>
            <translation>piedra</translation>
        </message>
        <message>
            <source>stones</source>
            <translation>piedras</translation>
        </message>
        <message>
            <source>stopped by {what}</source>
            <translation>detenido por {what}</translation>
        </message>
        <message>
            <source>success</source>
            <translation>éxito</translation>
        </message>
        <message>
            <source>success, {degrees}</source>
            <translation>éxito, {degrees}</translation>
        </message>
        <message>
            <source>suggested</source>
            <comment>of a result of damage</comment>
            <translation>propuesto</translation>
        </message>
        <message>
            <source>tests</source>
            <comment>a skill</comment>
            <translation>prueba</translation>
        </message>
        <message>
            <source>text</source>
            <translation>un texto</translation>
        </message>
        <message>
            <source>text in quotation marks</source>
            <translation>un texto entre comillas</translation>
        </message>
        <message>
            <source>text size language</source>
            <comment>words that are typed</comment>
            <translation>tamaño del texto idioma</translation>
        </message>
        <message>
            <source>the = after the key is missing</source>
            <translation>falta el = tras la clave</translation>
        </message>
        <message>
            <source>the Fortune die counts instead</source>
            <translation>cuenta en su lugar el dado de Fortune</translation>
        </message>
        <message>
            <source>the Luck is kept for the next check</source>
            <translation>el Luck se guarda para la próxima prueba</translation>
        </message>
        <message>
            <source>the Misfortune die counts instead</source>
            <translation>cuenta en su lugar el dado de Misfortune</translation>
        </message>
        <message>
            <source>the Tilt</source>
            <translation>el Tilt</translation>
        </message>
        <message>
            <source>the Victory point is lost</source>
            <translation>el Victory point se pierde</translation>
        </message>
        <message>
            <source>the alternate effect “{effect}” for now</source>
            <translation>el efecto alternativo «{effect}» por ahora</translation>
        </message>
        <message>
            <source>the alternate effect “{effect}” until the end of the encounter</source>
            <translation>el efecto alternativo «{effect}» hasta el final del encuentro</translation>
        </message>
        <message>
            <source>the best of {rolls} rolls counts</source>
            <translation>cuenta la mejor de {rolls} tiradas</translation>
        </message>
        <message>
            <source>the better of two rolls</source>
            <translation>la mejor de dos tiradas</translation>
        </message>
        <message>
            <source>the better of two rolls counts</source>
            <translation>cuenta la mejor de dos tiradas</translation>
        </message>
        <message>
            <source>the better roll counts</source>
            <translation>cuenta la mejor tirada</translation>
        </message>
        <message>
            <source>the chapter's starting state is missing</source>
            <translation>falta el estado inicial del capítulo</translation>
        </message>
        <message>
            <source>the checksum is wrong</source>
            <translation>la suma de comprobación no coincide</translation>
        </message>
        <message>
            <source>the closing bracket {closing} is missing</source>
            <translation>falta el signo de cierre {closing}</translation>
        </message>
        <message>
            <source>the closing quotation mark is missing</source>
            <translation>faltan las comillas de cierre</translation>
        </message>
        <message>
            <source>the complication does not happen</source>
            <translation>la complicación no ocurre</translation>
        </message>
        <message>
            <source>the contents do not match the log</source>
            <translation>el contenido no coincide con el registro</translation>
        </message>
        <message>
            <source>the current chapter is missing</source>
            <translation>falta el capítulo actual</translation>
        </message>
        <message>
            <source>the d20 counts instead</source>
            <translation>cuenta en su lugar el d20</translation>
        </message>
        <message>
            <source>the damage</source>
            <translation>el daño</translation>
        </message>
        <message>
            <source>the data is nested too deeply</source>
            <translation>los datos tienen demasiados niveles anidados</translation>
        </message>
        <message>
            <source>the disk is full</source>
            <translation>el disco está lleno</translation>
        </message>
        <message>
            <source>the disk isn't responding</source>
            <translation>el disco no responde</translation>
        </message>
        <message>
            <source>the drive reported an error</source>
            <translation>la unidad ha dado un error</translation>
        </message>
        <message>
            <source>the drive was disconnected</source>
            <translation>la unidad se ha desconectado</translation>
        </message>
        <message>
            <source>the d{size} showing {face}</source>
            <translation>el d{size} que muestra {face}</translation>
        </message>
        <message>
            <source>the effect of</source>
            <comment>a trait</comment>
            <translation>el efecto de</translation>
        </message>
        <message>
            <source>the entries are out of order: {number} comes after {last}</source>
            <translation>las entradas no están en orden: la {number} va después de la {last}</translation>
        </message>
        <message>
            <source>the entry is older than the one before it</source>
            <translation>la entrada es anterior a la que la precede</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>el archivo está vacío</translation>
        </message>
        <message>
            <source>the file is incomplete</source>
            <translation>el archivo está incompleto</translation>
        </message>
        <message>
            <source>the file is too large for this disk</source>
            <translation>el archivo es demasiado grande para este disco</translation>
        </message>
        <message>
            <source>the first roll was better</source>
            <translation>la primera tirada fue mejor</translation>
        </message>
        <message>
            <source>the game has no GM's hand, so add one at the top: hand = "GM's hand"</source>
            <translation>el juego no tiene mano de DJ: añadir arriba hand = "Mano de DJ"</translation>
        </message>
        <message>
            <source>the heroes' Breather</source>
            <translation>Breather de los héroes</translation>
        </message>
        <message>
            <source>the heroes' Rest</source>
            <translation>Rest de los héroes</translation>
        </message>
        <message>
            <source>the heroes' recovery</source>
            <translation>recuperación de los héroes</translation>
        </message>
        <message>
            <source>the hit</source>
            <translation>el impacto</translation>
        </message>
        <message>
            <source>the key is used twice</source>
            <translation>la clave aparece dos veces</translation>
        </message>
        <message>
            <source>the key “{key}” is missing</source>
            <translation>falta la clave «{key}»</translation>
        </message>
        <message>
            <source>the key “{key}” is used twice</source>
            <translation>la clave «{key}» aparece dos veces</translation>
        </message>
        <message>
            <source>the last outcome is the default, so it must not have “when”</source>
            <translation>el último resultado vale en los demás casos y no debe tener «when»</translation>
        </message>
        <message>
            <source>the links in the path form a loop</source>
            <translation>los enlaces de la ruta forman un bucle</translation>
        </message>
        <message>
            <source>the list must have {low} to {high} items</source>
            <translation>la lista debe tener de {low} a {high} elementos</translation>
        </message>
        <message>
            <source>the location does not exist</source>
            <translation>esa ubicación no existe</translation>
        </message>
        <message>
            <source>the location is not a folder</source>
            <translation>esa ubicación no es una carpeta</translation>
        </message>
        <message>
            <source>the location is read-only</source>
            <translation>esa ubicación es de solo lectura</translation>
        </message>
        <message>
            <source>the log refers to {name}, who is not in this file</source>
            <translation>el registro menciona a {name}, que no está en este archivo</translation>
        </message>
        <message>
            <source>the name</source>
            <comment>what the players see of somebody</comment>
            <translation>el nombre</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <translation>el nombre es demasiado largo</translation>
        </message>
        <message>
            <source>the number {number} is used twice</source>
            <translation>el número {number} aparece dos veces</translation>
        </message>
        <message>
            <source>the opposition</source>
            <translation>la oposición</translation>
        </message>
        <message>
            <source>the opposition can't start a session with tokens</source>
            <translation>la oposición no puede empezar una sesión con fichas</translation>
        </message>
        <message>
            <source>the other side wins</source>
            <translation>gana el otro bando</translation>
        </message>
        <message>
            <source>the power “{what}” for this scene</source>
            <translation>el poder «{what}» para esta escena</translation>
        </message>
        <message>
            <source>the roll as a bonus</source>
            <translation>la tirada como bonificador</translation>
        </message>
        <message>
            <source>the same name is used twice</source>
            <translation>un nombre aparece dos veces</translation>
        </message>
        <message>
            <source>the step is empty</source>
            <translation>el paso está vacío</translation>
        </message>
        <message>
            <source>the system gave no reason</source>
            <translation>el sistema no da ningún motivo</translation>
        </message>
        <message>
            <source>the target</source>
            <translation>el objetivo</translation>
        </message>
        <message>
            <source>the text is not UTF-8</source>
            <translation>el texto no es UTF-8</translation>
        </message>
        <message>
            <source>the value after = is not valid (put text in straight quotation marks)</source>
            <translation>el valor tras = no es válido (poner el texto entre comillas rectas)</translation>
        </message>
        <message>
            <source>the {encounter}</source>
            <comment>within a sentence</comment>
            <translation>el encuentro ({encounter})</translation>
        </message>
        <message>
            <source>the {table}</source>
            <translation>el {table}</translation>
        </message>
        <message>
            <source>their better roll counts</source>
            <translation>cuenta su mejor tirada</translation>
        </message>
        <message>
            <source>their his her own</source>
            <comment>words that are typed before a turn</comment>
            <translation>su que se</translation>
        </message>
        <message>
            <source>then {names}</source>
            <translation>luego {names}</translation>
        </message>
        <message>
            <source>there are more than {most} conditions on one character</source>
            <translation>un personaje tiene más de {most} estados</translation>
        </message>
        <message>
            <source>there is no campaign file format {version}</source>
            <translation>no existe el formato {version} de archivos de campaña</translation>
        </message>
        <message>
            <source>this file needs a newer gmtracker (it uses form {form}, this version reads form {known})</source>
            <translation>este archivo necesita un gmtracker más reciente (usa la forma {form}, esta versión lee la forma {known})</translation>
        </message>
        <message>
            <source>this file needs a newer gmtracker (it uses format {version}, this version reads up to format {known})</source>
            <translation>este archivo necesita un gmtracker más reciente (usa el formato {version}, esta versión lee hasta el formato {known})</translation>
        </message>
        <message>
            <source>this heading appears twice (for several of the same kind, use double brackets: [[uses]])</source>
            <translation>este título aparece dos veces (para varios del mismo tipo, usar corchetes dobles: [[uses]])</translation>
        </message>
        <message>
            <source>this is not a file</source>
            <translation>esto no es un archivo</translation>
        </message>
        <message>
            <source>this is not a gmtracker campaign</source>
            <translation>esto no es una campaña de gmtracker</translation>
        </message>
        <message>
            <source>this is not a journal</source>
            <translation>esto no es un diario</translation>
        </message>
        <message>
            <source>this is too large to be a journal</source>
            <translation>esto es demasiado grande para ser un diario</translation>
        </message>
        <message>
            <source>this key appears twice</source>
            <translation>esta clave aparece dos veces</translation>
        </message>
        <message>
            <source>this outcome can never happen: outcome {number} already covers every case</source>
            <translation>este resultado no puede darse nunca: el resultado {number} ya cubre todos los casos</translation>
        </message>
        <message>
            <source>tier</source>
            <translation>Tier</translation>
        </message>
        <message>
            <source>to allow “{token}” there, add “{key}” to its “lies”</source>
            <translation>para permitir «{token}» ahí, añadir «{key}» a su «lies»</translation>
        </message>
        <message>
            <source>to counter</source>
            <translation>de contrarrestar</translation>
        </message>
        <message>
            <source>to happen</source>
            <translation>de que ocurra</translation>
        </message>
        <message>
            <source>to hit</source>
            <translation>de impactar</translation>
        </message>
        <message>
            <source>to resist</source>
            <translation>de resistir</translation>
        </message>
        <message>
            <source>to save</source>
            <translation>de salvarse</translation>
        </message>
        <message>
            <source>to soak</source>
            <translation>de Soak</translation>
        </message>
        <message>
            <source>to stay unharmed</source>
            <translation>de quedar sin daño</translation>
        </message>
        <message>
            <source>to succeed</source>
            <translation>de éxito</translation>
        </message>
        <message>
            <source>to win</source>
            <translation>de ganar</translation>
        </message>
        <message>
            <source>today</source>
            <translation>hoy</translation>
        </message>
        <message>
            <source>trained</source>
            <translation>entrenada</translation>
        </message>
        <message>
            <source>tries</source>
            <comment>a skill</comment>
            <translation>intenta</translation>
        </message>
        <message>
            <source>tries sheer luck</source>
            <translation>prueba suerte</translation>
        </message>
        <message>
            <source>true or false</source>
            <translation>true o false</translation>
        </message>
        <message>
            <source>turn</source>
            <comment>a word that is typed with a name</comment>
            <translation>turno</translation>
        </message>
        <message>
            <source>turn turns</source>
            <comment>words that are typed</comment>
            <translation>turno turnos</translation>
        </message>
        <message>
            <source>two dice in the roll have the same [name]</source>
            <translation>dos dados de la tirada tienen el mismo [nombre]</translation>
        </message>
        <message>
            <source>two dice need different [names]: write 2d12 as d12[a] + d12[b]</source>
            <translation>dos dados necesitan [nombres] distintos: escribir 2d12 como d12[a] + d12[b]</translation>
        </message>
        <message>
            <source>two three four five six seven eight nine ten eleven twelve</source>
            <comment>numbers as they are typed</comment>
            <translation>dos tres cuatro cinco seis siete ocho nueve diez once doce</translation>
        </message>
        <message>
            <source>unaware</source>
            <translation>desprevenido</translation>
        </message>
        <message>
            <source>under {chance}</source>
            <translation>menos del {chance}</translation>
        </message>
        <message>
            <source>unexpected “{word}” (each key needs its own line)</source>
            <translation>«{word}» sobra ahí (cada clave va en su propia línea)</translation>
        </message>
        <message>
            <source>unharmed</source>
            <translation>sin daño</translation>
        </message>
        <message>
            <source>unknown key (did you mean “{key}”?)</source>
            <translation>clave desconocida (¿se trata de «{key}»?)</translation>
        </message>
        <message>
            <source>unknown key (valid keys: {keys})</source>
            <translation>clave desconocida (válidas: {keys})</translation>
        </message>
        <message>
            <source>unnamed</source>
            <translation>sin nombre</translation>
        </message>
        <message>
            <source>unskilled</source>
            <translation>sin entrenamiento</translation>
        </message>
        <message>
            <source>until</source>
            <comment>words that are typed before the end of something</comment>
            <translation>hasta</translation>
        </message>
        <message>
            <source>until the encounter ends</source>
            <translation>hasta que acabe el encuentro</translation>
        </message>
        <message>
            <source>until the next turn ends</source>
            <translation>hasta que acabe el próximo turno</translation>
        </message>
        <message>
            <source>until the next turn starts</source>
            <translation>hasta que empiece el próximo turno</translation>
        </message>
        <message>
            <source>until the round ends</source>
            <translation>hasta que acabe la ronda</translation>
        </message>
        <message>
            <source>until the session ends</source>
            <translation>hasta que acabe la sesión</translation>
        </message>
        <message>
            <source>until the turn ends</source>
            <translation>hasta que acabe el turno</translation>
        </message>
        <message>
            <source>until the turn starts</source>
            <translation>hasta que empiece el turno</translation>
        </message>
        <message>
            <source>until their next turn ends</source>
            <comment>of the character with the condition</comment>
            <translation>hasta que termine su próximo turno</translation>
        </message>
        <message>
            <source>until their next turn starts</source>
            <comment>of the character with the condition</comment>
            <translation>hasta que empiece su próximo turno</translation>
        </message>
        <message>
            <source>until their turn ends</source>
            <comment>of the character with the condition</comment>
            <translation>hasta que termine su turno</translation>
        </message>
        <message>
            <source>until their turn starts</source>
            <comment>of the character with the condition</comment>
            <translation>hasta que empiece su turno</translation>
        </message>
        <message>
            <source>until {name}'s next turn ends</source>
            <translation>hasta que acabe el próximo turno de {name}</translation>
        </message>
        <message>
            <source>until {name}'s next turn starts</source>
            <translation>hasta que empiece el próximo turno de {name}</translation>
        </message>
        <message>
            <source>until {name}'s turn ends</source>
            <translation>hasta que acabe el turno de {name}</translation>
        </message>
        <message>
            <source>until {name}'s turn starts</source>
            <translation>hasta que empiece el turno de {name}</translation>
        </message>
        <message>
            <source>untrained</source>
            <translation>sin entrenar</translation>
        </message>
        <message>
            <source>unused, lost to “{use}”</source>
            <translation>sin usar, perdido por «{use}»</translation>
        </message>
        <message>
            <source>unusually high</source>
            <translation>más alto de lo normal</translation>
        </message>
        <message>
            <source>unusually low</source>
            <translation>más bajo de lo normal</translation>
        </message>
        <message>
            <source>up to the character's {limit}</source>
            <translation>hasta el límite del personaje: {limit}</translation>
        </message>
        <message>
            <source>use a trait or a roll here, not both</source>
            <translation>usar aquí un rasgo o una tirada, no ambos</translation>
        </message>
        <message>
            <source>use each letter only once, and only for a use that costs a token</source>
            <translation>cada letra sirve una sola vez, y solo para un uso que cuesta una ficha</translation>
        </message>
        <message>
            <source>use true or false, not “{word}”</source>
            <translation>escribir true o false, no «{word}»</translation>
        </message>
        <message>
            <source>use “numbers” or “step”, not both</source>
            <translation>usar «numbers» o «step», no ambos</translation>
        </message>
        <message>
            <source>use “roll” or “heroes-first”, not both</source>
            <translation>usar «roll» o «heroes-first», no ambos</translation>
        </message>
        <message>
            <source>used</source>
            <comment>an action of a turn</comment>
            <translation>hecha</translation>
        </message>
        <message>
            <source>used this turn</source>
            <comment>of a kind of stone</comment>
            <translation>usado este turno</translation>
        </message>
        <message>
            <source>uses</source>
            <comment>a power</comment>
            <translation>usa</translation>
        </message>
        <message>
            <source>using {skill}</source>
            <translation>por {skill}</translation>
        </message>
        <message>
            <source>veto of {name}'s edit</source>
            <translation>veto al Edit Scene de {name}</translation>
        </message>
        <message>
            <source>villainy</source>
            <translation>villanía</translation>
        </message>
        <message>
            <source>vote count</source>
            <translation>recuento de los votos</translation>
        </message>
        <message>
            <source>vs</source>
            <comment>between a total and what it is against</comment>
            <translation>contra</translation>
        </message>
        <message>
            <source>weak to {source}</source>
            <translation>Weak a {source}</translation>
        </message>
        <message>
            <source>what players see of {name}</source>
            <translation>lo que los jugadores ven de {name}</translation>
        </message>
        <message>
            <source>what tokens do</source>
            <translation>qué hacen las fichas</translation>
        </message>
        <message>
            <source>what was spent is kept for the next check</source>
            <translation>lo gastado se guarda para la próxima prueba</translation>
        </message>
        <message>
            <source>wheel</source>
            <translation>rueda</translation>
        </message>
        <message>
            <source>who activated {hero}'s hubris</source>
            <translation>quién activó el Hubris de {hero}</translation>
        </message>
        <message>
            <source>with</source>
            <comment>another's rank</comment>
            <translation>con</translation>
        </message>
        <message>
            <source>with</source>
            <comment>what a check is made with</comment>
            <translation>con</translation>
        </message>
        <message>
            <source>with a free Action, no Luck</source>
            <translation>con una Action libre, sin Luck</translation>
        </message>
        <message>
            <source>with {spent}</source>
            <translation>con {spent}</translation>
        </message>
        <message>
            <source>with {trait}</source>
            <translation>con {trait}</translation>
        </message>
        <message>
            <source>wound</source>
            <translation>herida</translation>
        </message>
        <message>
            <source>wounds</source>
            <translation>heridas</translation>
        </message>
        <message>
            <source>write {right} in lowercase, not “{word}”</source>
            <translation>escribir {right} en minúsculas, no «{word}»</translation>
        </message>
        <message>
            <source>write {right} with a decimal point, not “{word}”</source>
            <translation>escribir {right} con punto decimal, no «{word}»</translation>
        </message>
        <message>
            <source>write “{word}” without the leading 0</source>
            <translation>escribir «{word}» sin el 0 inicial</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>sí</translation>
        </message>
        <message>
            <source>yes or no</source>
            <translation>sí o no</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>ayer</translation>
        </message>
        <message>
            <source>you can't roll dice here</source>
            <translation>aquí no se pueden tirar dados</translation>
        </message>
        <message>
            <source>you don't have permission</source>
            <translation>falta el permiso para hacerlo</translation>
        </message>
        <message>
            <source>you have no space left on this disk</source>
            <translation>esta cuenta no tiene más espacio en este disco</translation>
        </message>
        <message>
            <source>{about}: {text}</source>
            <translation>{about}: {text}</translation>
        </message>
        <message>
            <source>{action} (no shortcut)</source>
            <translation>{action} (sin atajo)</translation>
        </message>
        <message>
            <source>{advantage} is a fortune advantage. A Victory point can't grant it.</source>
            <translation>{advantage} es una ventaja de fortuna. Un Victory point no puede darla.</translation>
        </message>
        <message>
            <source>{amount} damage</source>
            <translation>{amount} de daño</translation>
        </message>
        <message>
            <source>{amount} damage, {why}: {name} loses no HP.</source>
            <translation>{amount} de daño, {why}: {name} no pierde HP.</translation>
        </message>
        <message>
            <source>{amount} damage, {why}: {name} loses {loss}, HP {old} → {new}.</source>
            <translation>{amount} de daño, {why}: {name} pierde {loss}, HP {old} → {new}.</translation>
        </message>
        <message>
            <source>{amount} degrees</source>
            <translation>{amount} grados</translation>
        </message>
        <message>
            <source>{amount} degrees, up to five in total</source>
            <translation>{amount} grados, hasta cinco en total</translation>
        </message>
        <message>
            <source>{amount} ranks of Advantage</source>
            <translation>{amount} rangos de Advantage</translation>
        </message>
        <message>
            <source>{campaign} (saved copy)</source>
            <translation>{campaign} (copia guardada)</translation>
        </message>
        <message>
            <source>{campaign} - Session {number}</source>
            <translation>{campaign} - Sesión {number}</translation>
        </message>
        <message>
            <source>{card} on {what}</source>
            <translation>{card} en {what}</translation>
        </message>
        <message>
            <source>{chance} Mishap</source>
            <translation>{chance} Mishap</translation>
        </message>
        <message>
            <source>{chance} chance of no harm</source>
            <translation>{chance} de quedar sin daño</translation>
        </message>
        <message>
            <source>{chance} chance of success</source>
            <translation>{chance} de éxito</translation>
        </message>
        <message>
            <source>{chance} chance to defend</source>
            <translation>{chance} de defenderse</translation>
        </message>
        <message>
            <source>{chance} chance to win</source>
            <translation>{chance} de ganar</translation>
        </message>
        <message>
            <source>{chance} only bruised</source>
            <translation>{chance} solo Bruised</translation>
        </message>
        <message>
            <source>{chance} to fail</source>
            <translation>{chance} de fallo</translation>
        </message>
        <message>
            <source>{chance} to pass again</source>
            <translation>{chance} de éxito otra vez</translation>
        </message>
        <message>
            <source>{chance} to succeed</source>
            <translation>{chance} de éxito</translation>
        </message>
        <message>
            <source>{chance}% chance</source>
            <translation>Probabilidad del {chance} %</translation>
        </message>
        <message>
            <source>{changes} Default: {value}.</source>
            <translation>{changes} Valor predeterminado: {value}.</translation>
        </message>
        <message>
            <source>{changes} and {count} more</source>
            <translation>{changes} y {count} más</translation>
        </message>
        <message>
            <source>{check} against {name}</source>
            <translation>{check} contra {name}</translation>
        </message>
        <message>
            <source>{column} (for example {value})</source>
            <translation>{column} (por ejemplo, {value})</translation>
        </message>
        <message>
            <source>{column}: none</source>
            <translation>{column}: ninguno</translation>
        </message>
        <message>
            <source>{condition} on {name}</source>
            <translation>{condition} en {name}</translation>
        </message>
        <message>
            <source>{condition} on {name} {until}</source>
            <translation>{condition} en {name} {until}</translation>
        </message>
        <message>
            <source>{count} at a time</source>
            <translation>{count} a la vez</translation>
        </message>
        <message>
            <source>{count} characters</source>
            <translation>{count} personajes</translation>
        </message>
        <message>
            <source>{count} degrees</source>
            <translation>{count} grados</translation>
        </message>
        <message>
            <source>{count} degrees of failure</source>
            <translation>{count} grados de fallo</translation>
        </message>
        <message>
            <source>{count} degrees of success</source>
            <translation>{count} grados de éxito</translation>
        </message>
        <message>
            <source>{count} dice have no result yet. Type the results, or press again to roll.</source>
            <translation>{count} dados aún no tienen resultado. Escribir los resultados, o pulsar otra vez para tirar.</translation>
        </message>
        <message>
            <source>{count} down</source>
            <translation>{count} fuera de combate</translation>
        </message>
        <message>
            <source>{count} helpers</source>
            <translation>{count} ayudantes</translation>
        </message>
        <message>
            <source>{count} left</source>
            <translation>quedan {count}</translation>
        </message>
        <message>
            <source>{count} minutes</source>
            <translation>{count} minutos</translation>
        </message>
        <message>
            <source>{count} more lines.</source>
            <translation>{count} líneas más.</translation>
        </message>
        <message>
            <source>{count} more steps</source>
            <translation>{count} pasos más</translation>
        </message>
        <message>
            <source>{count} more values change.</source>
            <translation>Cambian {count} valores más.</translation>
        </message>
        <message>
            <source>{count} of {all} changed from the default.</source>
            <translation>Cambiadas respecto al valor predeterminado: {count} de {all}.</translation>
        </message>
        <message>
            <source>{count} of {maximum}</source>
            <translation>{count} de {maximum}</translation>
        </message>
        <message>
            <source>{count} over</source>
            <translation>exceso de {count}</translation>
        </message>
        <message>
            <source>{count} phones follow</source>
            <translation>{count} móviles conectados</translation>
        </message>
        <message>
            <source>{count} problems</source>
            <translation>{count} problemas</translation>
        </message>
        <message>
            <source>{count} refused</source>
            <translation>{count} rechazados</translation>
        </message>
        <message>
            <source>{count} seconds</source>
            <translation>{count} segundos</translation>
        </message>
        <message>
            <source>{count} sessions</source>
            <translation>{count} sesiones</translation>
        </message>
        <message>
            <source>{count} traits</source>
            <translation>{count} rasgos</translation>
        </message>
        <message>
            <source>{count} votes</source>
            <translation>{count} votos</translation>
        </message>
        <message>
            <source>{count} ways to spend tokens</source>
            <translation>{count} formas de gastar fichas</translation>
        </message>
        <message>
            <source>{count}: {first} to {last}</source>
            <translation>{count}: de {first} a {last}</translation>
        </message>
        <message>
            <source>{damage} plus {bonus} from bonus dice</source>
            <translation>{damage} más {bonus} de dados extra</translation>
        </message>
        <message>
            <source>{deed} and {n} more</source>
            <translation>{deed} y {n} más</translation>
        </message>
        <message>
            <source>{degrees} or more</source>
            <translation>{degrees} o más</translation>
        </message>
        <message>
            <source>{degrees}.</source>
            <comment>what a check came to</comment>
            <translation>{degrees}.</translation>
        </message>
        <message>
            <source>{dice} dice rerolled with Luck</source>
            <translation>{dice} dados repetidos con Luck</translation>
        </message>
        <message>
            <source>{dice} plus {extra} for the Crit</source>
            <translation>{dice} más {extra} por el Crit</translation>
        </message>
        <message>
            <source>{dice}, no vote</source>
            <translation>{dice}, sin voto</translation>
        </message>
        <message>
            <source>{dice}: no result yet. Type it, or press again to roll.</source>
            <translation>{dice}: aún sin resultado. Escribirlo, o pulsar otra vez para tirar.</translation>
        </message>
        <message>
            <source>{die} against the heroes</source>
            <translation>{die} contra los héroes</translation>
        </message>
        <message>
            <source>{die} against {who}</source>
            <translation>{die} contra {who}</translation>
        </message>
        <message>
            <source>{die} die for {what}</source>
            <translation>Dado de {die} para {what}</translation>
        </message>
        <message>
            <source>{die} from the pool</source>
            <translation>{die} de la reserva</translation>
        </message>
        <message>
            <source>{die} must be 1 to {size}, not {face}.</source>
            <translation>{die}: de 1 a {size}, no {face}.</translation>
        </message>
        <message>
            <source>{die} rolls 1 and shrinks to Cd{size}.</source>
            <translation>{die} saca 1 y se reduce a Cd{size}.</translation>
        </message>
        <message>
            <source>{die} rolls 1: the countdown ends.</source>
            <translation>{die} saca 1: el Countdown termina.</translation>
        </message>
        <message>
            <source>{die} rolls no dice. Roll at least one.</source>
            <translation>{die} no tira ningún dado. Hay que tirar al menos uno.</translation>
        </message>
        <message>
            <source>{die} rolls {face}.</source>
            <translation>{die} saca {face}.</translation>
        </message>
        <message>
            <source>{die}: drop fewer dice than you roll.</source>
            <translation>{die}: descartar menos dados de los que se tiran.</translation>
        </message>
        <message>
            <source>{die}: the number of dice must be 1 to {most}.</source>
            <translation>{die}: el número de dados debe ser de 1 a {most}.</translation>
        </message>
        <message>
            <source>{die}: type {faces}, or leave empty to roll</source>
            <translation>{die}: escribir una cara ({faces}), o dejar vacío para tirar</translation>
        </message>
        <message>
            <source>{die}: you can't keep more dice than you roll.</source>
            <translation>{die}: no se pueden conservar más dados de los que se tiran.</translation>
        </message>
        <message>
            <source>{die}: {face}, rolled</source>
            <translation>{die}: {face}, tirado</translation>
        </message>
        <message>
            <source>{die}: {face}, typed</source>
            <translation>{die}: {face}, escrito</translation>
        </message>
        <message>
            <source>{does}: {name}, then {use}</source>
            <translation>{does}: {name}, luego {use}</translation>
        </message>
        <message>
            <source>{effect}, then {condition}</source>
            <translation>{effect}, luego {condition}</translation>
        </message>
        <message>
            <source>{error} (did you mean “{value}”?)</source>
            <translation>{error} (¿se trata de «{value}»?)</translation>
        </message>
        <message>
            <source>{extra} for the Crit</source>
            <translation>{extra} por el Crit</translation>
        </message>
        <message>
            <source>{face}, counts as {value}</source>
            <translation>{face}, cuenta como {value}</translation>
        </message>
        <message>
            <source>{face}, so it shrinks to {die}</source>
            <translation>{face}, así que se reduce a {die}</translation>
        </message>
        <message>
            <source>{face}, so it stays {die}</source>
            <translation>{face}, así que sigue en {die}</translation>
        </message>
        <message>
            <source>{face}, so the countdown ends</source>
            <translation>{face}, así que el Countdown termina</translation>
        </message>
        <message>
            <source>{field} contains a control character</source>
            <translation>{field} contiene un carácter de control</translation>
        </message>
        <message>
            <source>{field} must be from {low} to {high}</source>
            <translation>{field} debe estar entre {low} y {high}</translation>
        </message>
        <message>
            <source>{field} must be {kind}</source>
            <translation>{field} debe ser {kind}</translation>
        </message>
        <message>
            <source>{field} refers to “{key}”, which does not exist</source>
            <translation>{field} remite a «{key}», que no existe</translation>
        </message>
        <message>
            <source>{foe}'s Advantages do not count for now</source>
            <translation>las Advantages de {foe} no cuentan por ahora</translation>
        </message>
        <message>
            <source>{foe}'s Advantages do not count until the end of the next turn</source>
            <translation>las Advantages de {foe} no cuentan hasta el final del próximo turno</translation>
        </message>
        <message>
            <source>{folder} already contains a campaign, so nothing in it was changed.</source>
            <translation>{folder} ya contiene una campaña, así que no se ha cambiado nada en esa carpeta.</translation>
        </message>
        <message>
            <source>{game} cheat sheet</source>
            <translation>{game} de un vistazo</translation>
        </message>
        <message>
            <source>{game} does not know this name. The column was skipped.</source>
            <translation>{game} no conoce este nombre. La columna se ha omitido.</translation>
        </message>
        <message>
            <source>{game} does not use this. It was imported as {own}.</source>
            <translation>{game} no usa esto. Se ha importado como {own}.</translation>
        </message>
        <message>
            <source>{game} does not use this. It was skipped.</source>
            <translation>{game} no usa esto. Se ha omitido.</translation>
        </message>
        <message>
            <source>{game} tracks this during play, not on the sheet. The column was skipped.</source>
            <translation>{game} lleva esto durante el juego, no en la hoja. Se ha omitido la columna.</translation>
        </message>
        <message>
            <source>{group}, separated by semicolons</source>
            <translation>{group}, separados por punto y coma</translation>
        </message>
        <message>
            <source>{group}, using the column name</source>
            <translation>{group}, con el nombre de la columna</translation>
        </message>
        <message>
            <source>{group}: {name} (from the score)</source>
            <translation>{group}: {name} (de la puntuación)</translation>
        </message>
        <message>
            <source>{harm} for {name}</source>
            <translation>{harm} para {name}</translation>
        </message>
        <message>
            <source>{heroes} against {opposition}</source>
            <translation>{heroes} contra {opposition}</translation>
        </message>
        <message>
            <source>{hero} already has {advantage}.</source>
            <translation>{hero} ya tiene {advantage}.</translation>
        </message>
        <message>
            <source>{hero} can improve only their own rolls.</source>
            <translation>{hero} solo puede mejorar sus propias tiradas.</translation>
        </message>
        <message>
            <source>{hero} can make one skill check untrained.</source>
            <translation>{hero} puede hacer sin entrenamiento una prueba de habilidad.</translation>
        </message>
        <message>
            <source>{hero} can spend only their own Victory points.</source>
            <translation>{hero} solo puede gastar sus propios Victory points.</translation>
        </message>
        <message>
            <source>{hero} can't remove the extra effort's fatigue before {hero}'s next turn starts.</source>
            <translation>{hero} no puede quitarse la fatiga del esfuerzo extra hasta que empiece su próximo turno.</translation>
        </message>
        <message>
            <source>{hero} does not have that die.</source>
            <translation>{hero} no tiene ese dado.</translation>
        </message>
        <message>
            <source>{hero} earned {die} for a complication.</source>
            <translation>{hero} ha ganado {die} por una complicación.</translation>
        </message>
        <message>
            <source>{hero} earned {die} for heroism.</source>
            <translation>{hero} ha ganado {die} por heroísmo.</translation>
        </message>
        <message>
            <source>{hero} earned {die} for roleplaying.</source>
            <translation>{hero} ha ganado {die} por interpretación.</translation>
        </message>
        <message>
            <source>{hero} earned {die} for the complication “{complication}”.</source>
            <translation>{hero} ha ganado {die} por la complicación «{complication}».</translation>
        </message>
        <message>
            <source>{hero} earned {die} for villainy.</source>
            <translation>{hero} ha ganado {die} por villanía.</translation>
        </message>
        <message>
            <source>{hero} earned {die}.</source>
            <translation>{hero} ha ganado {die}.</translation>
        </message>
        <message>
            <source>{hero} earns a Victory point for a complication.</source>
            <translation>{hero} gana un Victory point por una complicación.</translation>
        </message>
        <message>
            <source>{hero} earns a Victory point for heroism.</source>
            <translation>{hero} gana un Victory point por heroísmo.</translation>
        </message>
        <message>
            <source>{hero} earns a Victory point for roleplay.</source>
            <translation>{hero} gana un Victory point por su interpretación.</translation>
        </message>
        <message>
            <source>{hero} earns a Victory point.</source>
            <translation>{hero} gana un Victory point.</translation>
        </message>
        <message>
            <source>{hero} earns {die} and keeps the die.</source>
            <translation>{hero} gana {die} y se queda con el dado.</translation>
        </message>
        <message>
            <source>{hero} has already made an extra effort this turn.</source>
            <translation>{hero} ya ha hecho un esfuerzo extra este turno.</translation>
        </message>
        <message>
            <source>{hero} has already recovered in this encounter.</source>
            <translation>{hero} ya ha usado un Recover en este encuentro.</translation>
        </message>
        <message>
            <source>{hero} has already recovered since the last encounter.</source>
            <translation>{hero} ya ha usado un Recover desde el último encuentro.</translation>
        </message>
        <message>
            <source>{hero} has already resisted this control once and can't do so again.</source>
            <translation>{hero} ya ha resistido este control una vez y no puede volver a hacerlo.</translation>
        </message>
        <message>
            <source>{hero} has already surged this turn.</source>
            <translation>{hero} ya ha usado un Surge este turno.</translation>
        </message>
        <message>
            <source>{hero} has already used a reaction this turn, and a Surge is a reaction.</source>
            <translation>{hero} ya ha usado una reacción este turno, y un Surge es una reacción.</translation>
        </message>
        <message>
            <source>{hero} has no hubris on the sheet.</source>
            <translation>{hero} no tiene ningún Hubris en la hoja.</translation>
        </message>
        <message>
            <source>{hero} has no pending fatigue from a Surge.</source>
            <translation>{hero} no tiene fatiga pendiente de un Surge.</translation>
        </message>
        <message>
            <source>{hero} has no power called “{said}”.</source>
            <translation>{hero} no tiene ningún poder llamado «{said}».</translation>
        </message>
        <message>
            <source>{hero} has no trait called “{said}”.</source>
            <translation>{hero} no tiene ningún rasgo llamado «{said}».</translation>
        </message>
        <message>
            <source>{hero} has no wound to remove.</source>
            <translation>{hero} no tiene ninguna herida que quitar.</translation>
        </message>
        <message>
            <source>{hero} has nothing to recover from. The rest can only remove Stress.</source>
            <translation>{hero} no tiene nada de lo que recuperarse. El descanso solo puede quitar Stress.</translation>
        </message>
        <message>
            <source>{hero} has room for only one die and takes a {kind}.</source>
            <translation>{hero} solo tiene sitio para un dado y toma un {kind}.</translation>
        </message>
        <message>
            <source>{hero} has {load} Stress. Adding {stones} would go over 10.</source>
            <translation>{hero} tiene {load} Stress. Con {stones} más pasaría de 10.</translation>
        </message>
        <message>
            <source>{hero} has {luck} Luck.</source>
            <translation>{hero} tiene {luck} de Luck.</translation>
        </message>
        <message>
            <source>{hero} has {what} until the end of the next turn.</source>
            <translation>{hero} tiene {what} hasta el final del próximo turno.</translation>
        </message>
        <message>
            <source>{hero} has {wounds}. You can't remove more than that.</source>
            <translation>{hero} tiene {wounds}. No se pueden quitar más.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress and can't be healed.</source>
            <translation>{hero} está a 10 Stress y no puede recibir curación.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress and can't recover.</source>
            <translation>{hero} está a 10 Stress y no puede usar un Recover.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress and can't take a Destiny die.</source>
            <translation>{hero} está a 10 Stress y no puede tomar un dado de Destiny.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress and can't use Fate from the pool.</source>
            <translation>{hero} está a 10 Stress y no puede usar Fate de la reserva.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress and gets no Destiny die.</source>
            <translation>{hero} está a 10 Stress y no recibe ningún dado de Destiny.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress, so a Long Rest can only remove Stress.</source>
            <translation>{hero} está a 10 Stress, así que un Long Rest solo puede quitar Stress.</translation>
        </message>
        <message>
            <source>{hero} is at 10 Stress, so the die is discarded.</source>
            <translation>{hero} está a 10 Stress, así que el dado se descarta.</translation>
        </message>
        <message>
            <source>{hero} is healed and takes {price}.</source>
            <translation>{hero} recibe curación y asume {price}.</translation>
        </message>
        <message>
            <source>{hero} is healed, and {healer} takes the Stress.</source>
            <translation>{hero} recibe curación, y {healer} asume el Stress.</translation>
        </message>
        <message>
            <source>{hero} is healed.</source>
            <translation>{hero} recibe curación.</translation>
        </message>
        <message>
            <source>{hero} is no longer {condition}.</source>
            <translation>{hero} ya no está {condition}.</translation>
        </message>
        <message>
            <source>{hero} is not dazed, stunned, fatigued, exhausted or asleep.</source>
            <translation>{hero} no está Dazed, Stunned, Fatigued, Exhausted ni Asleep.</translation>
        </message>
        <message>
            <source>{hero} is not present this session.</source>
            <translation>{hero} no participa en esta sesión.</translation>
        </message>
        <message>
            <source>{hero} is not {condition}.</source>
            <translation>{hero} no está {condition}.</translation>
        </message>
        <message>
            <source>{hero} is {condition} and can't make an extra effort.</source>
            <translation>{hero} está {condition} y no puede hacer un esfuerzo extra.</translation>
        </message>
        <message>
            <source>{hero} is {condition} and can't surge.</source>
            <translation>{hero} está {condition} y no puede usar un Surge.</translation>
        </message>
        <message>
            <source>{hero} is {control} and can use extra effort only to resist that.</source>
            <translation>{hero} está {control} y solo puede usar el esfuerzo extra para resistirlo.</translation>
        </message>
        <message>
            <source>{hero} is {control} and can't spend Victory points.</source>
            <translation>{hero} está {control} y no puede gastar Victory points.</translation>
        </message>
        <message>
            <source>{hero} keeps the Tragedy die.</source>
            <translation>{hero} se queda con el dado de Tragedy.</translation>
        </message>
        <message>
            <source>{hero} makes an extra effort: {gains}.</source>
            <translation>{hero} hace un esfuerzo extra: {gains}.</translation>
        </message>
        <message>
            <source>{hero} recovers and takes {price}.</source>
            <translation>{hero} usa un Recover y asume {price}.</translation>
        </message>
        <message>
            <source>{hero} recovers once instead.</source>
            <translation>{hero} usa un Recover en su lugar.</translation>
        </message>
        <message>
            <source>{hero} recovers {times} times instead.</source>
            <translation>{hero} usa {times} Recovers en su lugar.</translation>
        </message>
        <message>
            <source>{hero} recovers.</source>
            <translation>{hero} usa un Recover.</translation>
        </message>
        <message>
            <source>{hero} rolls Triumph {triumph} and Tragedy {tragedy} into the pool.</source>
            <translation>{hero} tira Triumph {triumph} y Tragedy {tragedy} para la reserva.</translation>
        </message>
        <message>
            <source>{hero} rolls to counter the effect.</source>
            <translation>{hero} tira para contrarrestar el efecto.</translation>
        </message>
        <message>
            <source>{hero} spends {points}: {use}.</source>
            <translation>{hero} gasta {points}: {use}.</translation>
        </message>
        <message>
            <source>{hero} starts with 1 Triumph and 1 Tragedy.</source>
            <translation>{hero} empieza con 1 Triumph y 1 Tragedy.</translation>
        </message>
        <message>
            <source>{hero} starts with {points}.</source>
            <translation>{hero} empieza con {points}.</translation>
        </message>
        <message>
            <source>{hero} surges: {gains}.</source>
            <translation>{hero} usa un Surge: {gains}.</translation>
        </message>
        <message>
            <source>{hero} takes a Long Rest.</source>
            <translation>{hero} hace un Long Rest.</translation>
        </message>
        <message>
            <source>{hero} takes a Long Rest: Stress {old} → {new}.</source>
            <translation>{hero} hace un Long Rest: Stress {old} → {new}.</translation>
        </message>
        <message>
            <source>{hero} takes a Short Rest and recovers. It costs {price}.</source>
            <translation>{hero} hace un Short Rest y usa un Recover. Cuesta {price}.</translation>
        </message>
        <message>
            <source>{hero} takes a Short Rest.</source>
            <translation>{hero} hace un Short Rest.</translation>
        </message>
        <message>
            <source>{hero}'s Long Rest</source>
            <translation>Long Rest de {hero}</translation>
        </message>
        <message>
            <source>{hero}'s Luck is full.</source>
            <translation>{hero} tiene el Luck al máximo.</translation>
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
            <translation>esfuerzo extra de {hero}</translation>
        </message>
        <message>
            <source>{hero}'s healing</source>
            <translation>curación de {hero}</translation>
        </message>
        <message>
            <source>{hero}'s hubris</source>
            <translation>Hubris de {hero}</translation>
        </message>
        <message>
            <source>{hero}'s hubris is activated, severity {severity}.</source>
            <translation>Se activa el Hubris de {hero}, gravedad {severity}.</translation>
        </message>
        <message>
            <source>{hero}'s hubris: {what}, severity {severity}.</source>
            <translation>Hubris de {hero}: {what}, gravedad {severity}.</translation>
        </message>
        <message>
            <source>{hit}, with one bonus die</source>
            <translation>{hit}, con un dado extra</translation>
        </message>
        <message>
            <source>{hit}, with {n} bonus dice</source>
            <translation>{hit}, con {n} dados extra</translation>
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
            <translation>{keys} ya se usa para «{action}». Quitar primero ese atajo.</translation>
        </message>
        <message>
            <source>{kind} ({time} per round)</source>
            <translation>{kind} ({time} por ronda)</translation>
        </message>
        <message>
            <source>{kind} already used</source>
            <translation>{kind} ya usado</translation>
        </message>
        <message>
            <source>{kind} starts.</source>
            <translation>Empieza: {kind}.</translation>
        </message>
        <message>
            <source>{kind} starts: {title}.</source>
            <translation>Empieza: {kind}, {title}.</translation>
        </message>
        <message>
            <source>{kind} was used this turn, so no more can be earned until the next turn.</source>
            <translation>Este turno ya se ha usado {kind}, así que no se gana más hasta el siguiente.</translation>
        </message>
        <message>
            <source>{kind} was used this turn, so none is earned.</source>
            <translation>Este turno ya se ha usado {kind}, así que no se gana más.</translation>
        </message>
        <message>
            <source>{lot}: “{row}”.</source>
            <translation>{lot}: «{row}».</translation>
        </message>
        <message>
            <source>{lowest} to {highest}</source>
            <translation>de {lowest} a {highest}</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>de {low} a {high}</translation>
        </message>
        <message>
            <source>{mean} damage per hit on average</source>
            <translation>{mean} de daño por impacto de media</translation>
        </message>
        <message>
            <source>{mean} degrees on average</source>
            <translation>{mean} grados de media</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} min</translation>
        </message>
        <message>
            <source>{names} act after {other}.</source>
            <translation>{names} actúan después de {other}.</translation>
        </message>
        <message>
            <source>{names} act before {other}.</source>
            <translation>{names} actúan antes de {other}.</translation>
        </message>
        <message>
            <source>{names} acts after {other} from the next round on.</source>
            <translation>{names} actúa después de {other} a partir de la próxima ronda.</translation>
        </message>
        <message>
            <source>{names} acts after {other}.</source>
            <translation>{names} actúa después de {other}.</translation>
        </message>
        <message>
            <source>{names} acts before {other} from the next round on.</source>
            <translation>{names} actúa antes de {other} a partir de la próxima ronda.</translation>
        </message>
        <message>
            <source>{names} acts before {other}.</source>
            <translation>{names} actúa antes de {other}.</translation>
        </message>
        <message>
            <source>{names} and {count} more</source>
            <translation>{names} y {count} más</translation>
        </message>
        <message>
            <source>{names} and {last}</source>
            <translation>{names} y {last}</translation>
        </message>
        <message>
            <source>{names} are hit</source>
            <translation>{names} reciben el impacto</translation>
        </message>
        <message>
            <source>{names} are tied and roll a d20 each.</source>
            <translation>{names} empatan y tiran un d20 cada cual.</translation>
        </message>
        <message>
            <source>{names} are {condition}.</source>
            <translation>{names} están {condition}.</translation>
        </message>
        <message>
            <source>{names} gain {tokens} each.</source>
            <translation>{names} ganan {tokens} cada uno.</translation>
        </message>
        <message>
            <source>{names} join the campaign.</source>
            <translation>{names} se unen a la campaña.</translation>
        </message>
        <message>
            <source>{names} join the turn order.</source>
            <translation>{names} entran en el orden de turnos.</translation>
        </message>
        <message>
            <source>{names} joins the campaign.</source>
            <translation>{names} se une a la campaña.</translation>
        </message>
        <message>
            <source>{names} joins the turn order.</source>
            <translation>{names} entra en el orden de turnos.</translation>
        </message>
        <message>
            <source>{names} leave the turn order.</source>
            <translation>{names} salen del orden de turnos.</translation>
        </message>
        <message>
            <source>{names} leaves the turn order.</source>
            <translation>{names} sale del orden de turnos.</translation>
        </message>
        <message>
            <source>{names} lose {tokens} each.</source>
            <translation>{names} pierden {tokens} cada uno.</translation>
        </message>
        <message>
            <source>{names} must still roll initiative.</source>
            <translation>Falta tirar la iniciativa de {names}.</translation>
        </message>
        <message>
            <source>{names} roll off for {lot}.</source>
            <translation>{names} tiran un desempate por {lot}.</translation>
        </message>
        <message>
            <source>{names}. Use digits for numbers: a number written as a word becomes part of the name.</source>
            <translation>{names}. Escribir los números con cifras: con letras forman parte del nombre.</translation>
        </message>
        <message>
            <source>{name} (player: {player})</source>
            <translation>{name} (jugador: {player})</translation>
        </message>
        <message>
            <source>{name} (roll {number})</source>
            <translation>{name} (tirada {number})</translation>
        </message>
        <message>
            <source>{name} activated {hero}'s hubris.</source>
            <translation>{name} ha activado el Hubris de {hero}.</translation>
        </message>
        <message>
            <source>{name} acts</source>
            <translation>{name} actúa</translation>
        </message>
        <message>
            <source>{name} acts after {other}.</source>
            <translation>{name} actúa después de {other}.</translation>
        </message>
        <message>
            <source>{name} already has full HP.</source>
            <translation>{name} ya tiene los HP al máximo.</translation>
        </message>
        <message>
            <source>{name} already has the maximum number of {tokens}.</source>
            <translation>{name} ya tiene el máximo de {tokens}.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition and can't take Stress.</source>
            <translation>{name} es de la oposición y no puede asumir Stress.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition and has no Stress.</source>
            <translation>{name} es de la oposición y no tiene Stress.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition and has no {track}.</source>
            <translation>{name} es de la oposición y no tiene {track}.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition. Only heroes can be marked as present.</source>
            <translation>{name} es de la oposición. Solo los héroes se pueden marcar como presentes.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition. Only heroes can have Victory points.</source>
            <translation>{name} es de la oposición. Solo los héroes pueden tener Victory points.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition. Only heroes can make an extra effort.</source>
            <translation>{name} es de la oposición. Solo los héroes pueden hacer un esfuerzo extra.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition. Only heroes can surge.</source>
            <translation>{name} es de la oposición. Solo los héroes usan Surge.</translation>
        </message>
        <message>
            <source>{name} belongs to the opposition. Only heroes use Destiny.</source>
            <translation>{name} es de la oposición. Solo los héroes usan Destiny.</translation>
        </message>
        <message>
            <source>{name} can spend a Possibility only on their own test.</source>
            <translation>{name} solo puede gastar una Possibility en una prueba propia.</translation>
        </message>
        <message>
            <source>{name} can spend only their own Luck.</source>
            <translation>{name} solo puede gastar su propio Luck.</translation>
        </message>
        <message>
            <source>{name} can use only {own}. {other} is for the other side.</source>
            <translation>{name} solo puede usar {own}. {other} es para el otro bando.</translation>
        </message>
        <message>
            <source>{name} can use {use} only on their own check.</source>
            <translation>{name} solo puede usar {use} en su propia prueba.</translation>
        </message>
        <message>
            <source>{name} can't soak without the Reality skill.</source>
            <translation>{name} no puede hacer un Soak sin la habilidad Reality.</translation>
        </message>
        <message>
            <source>{name} can't use the GM's Possibilities.</source>
            <translation>{name} no puede usar las Possibilities de quien dirige.</translation>
        </message>
        <message>
            <source>{name} can't use “{use}”.</source>
            <translation>{name} no puede usar «{use}».</translation>
        </message>
        <message>
            <source>{name} can't vote in this Tilt.</source>
            <translation>{name} no puede votar en este Tilt.</translation>
        </message>
        <message>
            <source>{name} deals {stat} more damage instead of gaining Luck.</source>
            <translation>{name} hace {stat} más de daño en lugar de ganar Luck.</translation>
        </message>
        <message>
            <source>{name} delays</source>
            <translation>{name} espera</translation>
        </message>
        <message>
            <source>{name} delays and acts after {other}.</source>
            <translation>{name} espera y actúa después de {other}.</translation>
        </message>
        <message>
            <source>{name} dies.</source>
            <translation>{name} muere.</translation>
        </message>
        <message>
            <source>{name} dies: the body is destroyed.</source>
            <translation>{name} muere: el cuerpo queda destruido.</translation>
        </message>
        <message>
            <source>{name} doesn't roll. GM characters succeed unless a hero's check or save stops them.</source>
            <translation>{name} no tira. Los personajes de quien dirige tienen éxito salvo que los detenga la prueba o la salvación de un héroe.</translation>
        </message>
        <message>
            <source>{name} doesn't roll. GM characters succeed unless a hero's check or save stops them. Choose that hero as the target.</source>
            <translation>{name} no tira. Los personajes de quien dirige tienen éxito salvo que los detenga la prueba o la salvación de un héroe. Elegir a ese héroe como objetivo.</translation>
        </message>
        <message>
            <source>{name} drops to 0 HP and dies.</source>
            <translation>{name} cae a 0 HP y muere.</translation>
        </message>
        <message>
            <source>{name} earns {stones} for the Fate pool.</source>
            <translation>{name} gana {stones} para la reserva de Fate.</translation>
        </message>
        <message>
            <source>{name} fights on.</source>
            <translation>{name} sigue luchando.</translation>
        </message>
        <message>
            <source>{name} gains 1 Luck.</source>
            <translation>{name} gana 1 Luck.</translation>
        </message>
        <message>
            <source>{name} gains {tokens}.</source>
            <translation>{name} gana {tokens}.</translation>
        </message>
        <message>
            <source>{name} gets {an_action} back.</source>
            <translation>{name} recupera: {an_action}.</translation>
        </message>
        <message>
            <source>{name} goes first.</source>
            <translation>{name} va primero.</translation>
        </message>
        <message>
            <source>{name} goes over the limit: {action} used once.</source>
            <translation>{name} se excede: {action} 1 vez.</translation>
        </message>
        <message>
            <source>{name} goes over the limit: {action} used {times} times.</source>
            <translation>{name} se excede: {action} {times} veces.</translation>
        </message>
        <message>
            <source>{name} has already acted in this round.</source>
            <translation>{name} ya ha actuado en esta ronda.</translation>
        </message>
        <message>
            <source>{name} has no Hit Points yet.</source>
            <translation>{name} aún no tiene Hit Points.</translation>
        </message>
        <message>
            <source>{name} has no Luck left.</source>
            <translation>A {name} no le queda Luck.</translation>
        </message>
        <message>
            <source>{name} has no Possibilities left.</source>
            <translation>A {name} no le quedan Possibilities.</translation>
        </message>
        <message>
            <source>{name} has no Spirit, which usually sets the Shock limit.</source>
            <translation>{name} no tiene Spirit, que normalmente fija el límite de Shock.</translation>
        </message>
        <message>
            <source>{name} has no adds in Reality and can't soak damage.</source>
            <translation>{name} no tiene adds en Reality y no puede hacer un Soak.</translation>
        </message>
        <message>
            <source>{name} has no checks in this game.</source>
            <translation>{name} no tiene pruebas en este juego.</translation>
        </message>
        <message>
            <source>{name} has no complication and will earn fewer Victory points.</source>
            <translation>{name} no tiene ninguna complicación y ganará menos Victory points.</translation>
        </message>
        <message>
            <source>{name} has no {stats} yet. A missing stat counts as {lowest}.</source>
            <translation>{name} aún no tiene {stats}. Un atributo que falta cuenta como {lowest}.</translation>
        </message>
        <message>
            <source>{name} has no {track}.</source>
            <translation>{name} no tiene {track}.</translation>
        </message>
        <message>
            <source>{name} has no {track}. It was skipped.</source>
            <translation>{name} no tiene {track}. Se ha omitido.</translation>
        </message>
        <message>
            <source>{name} has no {traits} yet. Missing traits count as the lowest value.</source>
            <translation>{name} aún no tiene {traits}. Los rasgos que faltan cuentan como el valor mínimo.</translation>
        </message>
        <message>
            <source>{name} has no {trait}.</source>
            <translation>{name} no tiene «{trait}».</translation>
        </message>
        <message>
            <source>{name} has none.</source>
            <translation>{name} no tiene ninguno.</translation>
        </message>
        <message>
            <source>{name} has nothing to recover from.</source>
            <translation>{name} no tiene nada de qué recuperarse.</translation>
        </message>
        <message>
            <source>{name} has nothing to spend.</source>
            <translation>{name} no tiene nada que gastar.</translation>
        </message>
        <message>
            <source>{name} has powers. Supernatural powers need the edge Awakened and the complication Power Loss.</source>
            <translation>{name} tiene poderes. Los sobrenaturales necesitan la ventaja Awakened y la complicación Power Loss.</translation>
        </message>
        <message>
            <source>{name} has {count} complications and hubrises. The suggested maximum is five.</source>
            <translation>{name} tiene {count} entre complicaciones y Hubris. Se recomiendan cinco como máximo.</translation>
        </message>
        <message>
            <source>{name} has {fatigue} Fatigue and can't Rush.</source>
            <translation>{name} tiene {fatigue} Fatigue y no puede usar Rush.</translation>
        </message>
        <message>
            <source>{name} has {ranks} ranks of {kind}. Tier {tier} rolls only {rolled}, so 1 is lost.</source>
            <translation>{name} tiene {ranks} rangos de {kind}. El Tier {tier} solo tira {rolled}, así que se pierde 1.</translation>
        </message>
        <message>
            <source>{name} has {ranks} ranks of {kind}. Tier {tier} rolls only {rolled}, so {lost} are lost.</source>
            <translation>{name} tiene {ranks} rangos de {kind}. El Tier {tier} solo tira {rolled}, así que se pierden {lost}.</translation>
        </message>
        <message>
            <source>{name} has {skill} as a Favored skill, but this game has no skill with that name.</source>
            <translation>{name} tiene {skill} como habilidad Favored, pero este juego no tiene ninguna habilidad con ese nombre.</translation>
        </message>
        <message>
            <source>{name} helps</source>
            <translation>{name} ayuda</translation>
        </message>
        <message>
            <source>{name} is a hero and has no {track}.</source>
            <translation>{name} es un héroe y no tiene {track}.</translation>
        </message>
        <message>
            <source>{name} is a hero. Players always see everything about heroes.</source>
            <translation>{name} es un héroe. Los jugadores siempre ven todo de los héroes.</translation>
        </message>
        <message>
            <source>{name} is already absent.</source>
            <translation>{name} ya está ausente.</translation>
        </message>
        <message>
            <source>{name} is already present.</source>
            <translation>{name} ya está presente.</translation>
        </message>
        <message>
            <source>{name} is already {condition}.</source>
            <translation>{name} ya está {condition}.</translation>
        </message>
        <message>
            <source>{name} is already {condition}. It can't get worse.</source>
            <translation>{name} ya está {condition}. No puede ir a peor.</translation>
        </message>
        <message>
            <source>{name} is asleep from exhaustion. Healing or an hour's sleep must end the exhaustion before anyone can wake {name}.</source>
            <translation>{name} duerme de agotamiento. Primero debe acabar con una curación o una hora de sueño. Después se puede despertar a {name}.</translation>
        </message>
        <message>
            <source>{name} is back.</source>
            <translation>{name} ha vuelto.</translation>
        </message>
        <message>
            <source>{name} is cursed: {curse} {ranks}, not linked to an ability.</source>
            <translation>{name} sufre una maldición: {curse} {ranks}, sin capacidad vinculada.</translation>
        </message>
        <message>
            <source>{name} is cursed: {curse}, 1 rank of Disadvantage on {ability}.</source>
            <translation>{name} sufre una maldición: {curse}, 1 rango de Disadvantage en {ability}.</translation>
        </message>
        <message>
            <source>{name} is cursed: {curse}, {ranks} ranks of Disadvantage on {ability}.</source>
            <translation>{name} sufre una maldición: {curse}, {ranks} rangos de Disadvantage en {ability}.</translation>
        </message>
        <message>
            <source>{name} is dead and can't regain HP.</source>
            <translation>{name} ha muerto y no puede recuperar HP.</translation>
        </message>
        <message>
            <source>{name} is gone.</source>
            <translation>{name} ya no está.</translation>
        </message>
        <message>
            <source>{name} is hit</source>
            <translation>{name} recibe el impacto</translation>
        </message>
        <message>
            <source>{name} is last in the round.</source>
            <translation>{name} va al final de la ronda.</translation>
        </message>
        <message>
            <source>{name} is neither fatigued nor exhausted.</source>
            <translation>{name} no está Fatigued ni Exhausted.</translation>
        </message>
        <message>
            <source>{name} is no longer {condition}.</source>
            <translation>{name} ya no está {condition}.</translation>
        </message>
        <message>
            <source>{name} is not in the turn order.</source>
            <translation>{name} no está en el orden de turnos.</translation>
        </message>
        <message>
            <source>{name} is not {condition}.</source>
            <translation>{name} no está {condition}.</translation>
        </message>
        <message>
            <source>{name} is removed from the campaign.</source>
            <translation>{name} deja la campaña.</translation>
        </message>
        <message>
            <source>{name} is set aside.</source>
            <translation>Se aparta a {name}.</translation>
        </message>
        <message>
            <source>{name} is set aside. Bring them back first.</source>
            <translation>{name} está aparte. Primero hay que traer de vuelta al personaje.</translation>
        </message>
        <message>
            <source>{name} is unaffected and gets a free Action instead of Luck.</source>
            <translation>{name} no sufre efecto y gana una Action libre en lugar de Luck.</translation>
        </message>
        <message>
            <source>{name} is untrained in {skill}. Hard tasks add Disadvantage.</source>
            <translation>{name} no tiene entrenamiento en {skill}. Las tareas difíciles suman Disadvantage.</translation>
        </message>
        <message>
            <source>{name} is {condition} again.</source>
            <translation>{name} vuelve a estar {condition}.</translation>
        </message>
        <message>
            <source>{name} is {condition} {until}.</source>
            <translation>{name} está {condition} {until}.</translation>
        </message>
        <message>
            <source>{name} is {condition}.</source>
            <translation>{name} está {condition}.</translation>
        </message>
        <message>
            <source>{name} is {left}, no longer {condition}.</source>
            <translation>{name} está {left}, ya no {condition}.</translation>
        </message>
        <message>
            <source>{name} joins the session.</source>
            <translation>{name} se une a la sesión.</translation>
        </message>
        <message>
            <source>{name} leaves the session and the turn order.</source>
            <translation>{name} deja la sesión y el orden de turnos.</translation>
        </message>
        <message>
            <source>{name} leaves the session.</source>
            <translation>{name} deja la sesión.</translation>
        </message>
        <message>
            <source>{name} loses {loss} HP</source>
            <translation>{name} pierde {loss} HP</translation>
        </message>
        <message>
            <source>{name} loses {loss} HP, {why}</source>
            <translation>{name} pierde {loss} HP, {why}</translation>
        </message>
        <message>
            <source>{name} loses {loss} HP: {old} → {new}.</source>
            <translation>{name} pierde {loss} HP: {old} → {new}.</translation>
        </message>
        <message>
            <source>{name} loses {tokens}.</source>
            <translation>{name} pierde {tokens}.</translation>
        </message>
        <message>
            <source>{name} must be text.</source>
            <translation>{name} debe ser un texto.</translation>
        </message>
        <message>
            <source>{name} must be yes or no.</source>
            <translation>{name}: sí o no.</translation>
        </message>
        <message>
            <source>{name} must be {low} to {high}.</source>
            <translation>{name}: de {low} a {high}.</translation>
        </message>
        <message>
            <source>{name} must make a defeat test</source>
            <translation>{name} debe hacer una prueba de Defeat</translation>
        </message>
        <message>
            <source>{name} reaches 5 Fatigue and dies.</source>
            <translation>{name} llega a 5 Fatigue y muere.</translation>
        </message>
        <message>
            <source>{name} recovers.</source>
            <translation>{name} se recupera.</translation>
        </message>
        <message>
            <source>{name} recovers: {what}.</source>
            <translation>{name} se recupera: {what}.</translation>
        </message>
        <message>
            <source>{name} regains {amount} HP: {old} → {new}.</source>
            <translation>{name} recupera {amount} HP: {old} → {new}.</translation>
        </message>
        <message>
            <source>{name} rests.</source>
            <translation>{name} descansa.</translation>
        </message>
        <message>
            <source>{name} returns to the session.</source>
            <translation>{name} vuelve a la sesión.</translation>
        </message>
        <message>
            <source>{name} rolls instead: {result}.</source>
            <translation>{name} tira los dados: {result}.</translation>
        </message>
        <message>
            <source>{name} rolls {rolled}. Initiative is now {better}, and {first} goes first.</source>
            <translation>{name} saca {rolled}. Su iniciativa es ahora {better}, y {first} va primero.</translation>
        </message>
        <message>
            <source>{name} spends 1 Luck: now {result}.</source>
            <translation>{name} gasta 1 Luck: ahora {result}.</translation>
        </message>
        <message>
            <source>{name} spends 1 Luck: the next d20 is Favored.</source>
            <translation>{name} gasta 1 Luck: el próximo d20 es Favored.</translation>
        </message>
        <message>
            <source>{name} starts with {points}.</source>
            <translation>{name} empieza con {points}.</translation>
        </message>
        <message>
            <source>{name} stays asleep but can be woken.</source>
            <translation>{name} sigue durmiendo, pero se le puede despertar.</translation>
        </message>
        <message>
            <source>{name} takes a Breather.</source>
            <translation>{name} hace un Breather.</translation>
        </message>
        <message>
            <source>{name} takes a Breather: HP {old} → {new}.</source>
            <translation>{name} hace un Breather: HP {old} → {new}.</translation>
        </message>
        <message>
            <source>{name} takes a Rest.</source>
            <translation>{name} hace un Rest.</translation>
        </message>
        <message>
            <source>{name} takes a Rest: HP {old} → {new}.</source>
            <translation>{name} hace un Rest: HP {old} → {new}.</translation>
        </message>
        <message>
            <source>{name} takes a wound.</source>
            <translation>{name} recibe una herida.</translation>
        </message>
        <message>
            <source>{name} takes no harm.</source>
            <translation>{name} no sufre daño.</translation>
        </message>
        <message>
            <source>{name} takes no turns right now.</source>
            <translation>{name} no tiene turnos en este momento.</translation>
        </message>
        <message>
            <source>{name} takes the spell's own benefit instead of Luck.</source>
            <translation>{name} elige el beneficio propio del hechizo en lugar de Luck.</translation>
        </message>
        <message>
            <source>{name} takes {action}</source>
            <translation>{name} usa {action}</translation>
        </message>
        <message>
            <source>{name} takes {an_action}.</source>
            <translation>{name} usa: {an_action}.</translation>
        </message>
        <message>
            <source>{name} takes {hurt}.</source>
            <translation>{name} recibe {hurt}.</translation>
        </message>
        <message>
            <source>{name} tosses a coin: {result}.</source>
            <translation>{name} lanza una moneda: {result}.</translation>
        </message>
        <message>
            <source>{name} undoes {an_action} that was over the limit.</source>
            <translation>{name} retira lo que excedía el límite: {an_action}.</translation>
        </message>
        <message>
            <source>{name} uses the GM's Possibilities, not a Storm Knight's.</source>
            <translation>{name} usa las Possibilities de quien dirige, no las de un Storm Knight.</translation>
        </message>
        <message>
            <source>{name} uses {an_action} instead of {another}.</source>
            <translation>{name} usa {an_action} en lugar de {another}.</translation>
        </message>
        <message>
            <source>{name} was removed from the campaign. Saving adds the character again.</source>
            <translation>Se ha quitado a {name} de la campaña. Al guardar, el personaje se añade de nuevo.</translation>
        </message>
        <message>
            <source>{name} · no roll needed</source>
            <translation>{name} · sin tirada</translation>
        </message>
        <message>
            <source>{name} · opposition</source>
            <translation>{name} · oposición</translation>
        </message>
        <message>
            <source>{name}'s Breather</source>
            <translation>Breather de {name}</translation>
        </message>
        <message>
            <source>{name}'s Favored check has not been rolled.</source>
            <translation>La prueba Favored de {name} no se ha tirado.</translation>
        </message>
        <message>
            <source>{name}'s Luck is already full.</source>
            <translation>{name} ya tiene el Luck al máximo.</translation>
        </message>
        <message>
            <source>{name}'s Mishap: {effect}</source>
            <translation>Mishap de {name}: {effect}</translation>
        </message>
        <message>
            <source>{name}'s Rest</source>
            <translation>Rest de {name}</translation>
        </message>
        <message>
            <source>{name}'s arrival</source>
            <translation>llegada de {name}</translation>
        </message>
        <message>
            <source>{name}'s check has not been rolled.</source>
            <translation>La prueba de {name} no se tira.</translation>
        </message>
        <message>
            <source>{name}'s critical hit: {effect}</source>
            <translation>Impacto crítico de {name}: {effect}</translation>
        </message>
        <message>
            <source>{name}'s curse ({curse} {ranks}) counts as Disadvantage.</source>
            <translation>{name}: la maldición {curse} {ranks} cuenta como Disadvantage.</translation>
        </message>
        <message>
            <source>{name}'s death</source>
            <translation>muerte de {name}</translation>
        </message>
        <message>
            <source>{name}'s defeat</source>
            <translation>Defeat de {name}</translation>
        </message>
        <message>
            <source>{name}'s delay</source>
            <translation>espera de {name}</translation>
        </message>
        <message>
            <source>{name}'s departure</source>
            <translation>salida de {name}</translation>
        </message>
        <message>
            <source>{name}'s healing</source>
            <translation>curación de {name}</translation>
        </message>
        <message>
            <source>{name}'s next check gets +{value}.</source>
            <translation>La próxima prueba de {name} recibe +{value}.</translation>
        </message>
        <message>
            <source>{name}'s next check gets 1 more rank of Advantage.</source>
            <translation>La próxima prueba de {name} recibe 1 rango más de Advantage.</translation>
        </message>
        <message>
            <source>{name}'s next check gets 1 more rank of Disadvantage.</source>
            <translation>La próxima prueba de {name} recibe 1 rango más de Disadvantage.</translation>
        </message>
        <message>
            <source>{name}'s next check gets {ranks} more ranks of Advantage.</source>
            <translation>La próxima prueba de {name} recibe {ranks} rangos más de Advantage.</translation>
        </message>
        <message>
            <source>{name}'s next check gets {ranks} more ranks of Disadvantage.</source>
            <translation>La próxima prueba de {name} recibe {ranks} rangos más de Disadvantage.</translation>
        </message>
        <message>
            <source>{name}'s next check gets −{value}.</source>
            <translation>La próxima prueba de {name} recibe −{value}.</translation>
        </message>
        <message>
            <source>{name}'s open check is canceled.</source>
            <translation>La prueba abierta de {name} se cancela.</translation>
        </message>
        <message>
            <source>{name}'s open check is canceled. The game file no longer has this check.</source>
            <translation>La prueba abierta de {name} se cancela. El archivo del juego ya no tiene esa prueba.</translation>
        </message>
        <message>
            <source>{name}'s recovery</source>
            <translation>recuperación de {name}</translation>
        </message>
        <message>
            <source>{name}'s rest</source>
            <translation>descanso de {name}</translation>
        </message>
        <message>
            <source>{name}'s return</source>
            <translation>regreso de {name}</translation>
        </message>
        <message>
            <source>{name}'s sheet</source>
            <translation>Hoja de {name}</translation>
        </message>
        <message>
            <source>{name}'s sheet differs from the group's.</source>
            <translation>La hoja de {name} es distinta de la del grupo.</translation>
        </message>
        <message>
            <source>{name}'s sheet is updated.</source>
            <translation>Se ha editado la hoja de {name}.</translation>
        </message>
        <message>
            <source>{name}'s sheet lists {trait} twice. Remove one.</source>
            <translation>En la hoja de {name} figura {trait} dos veces. Hay que quitar una.</translation>
        </message>
        <message>
            <source>{name}'s turn</source>
            <translation>turno de {name}</translation>
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
            <translation>{skill} de {name}: {dn}</translation>
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
            <translation>{trait} de {name} debe ser uno de estos números: {numbers}.</translation>
        </message>
        <message>
            <source>{name}'s {trait} must be {low} to {high}.</source>
            <translation>{trait} de {name}: de {low} a {high}.</translation>
        </message>
        <message>
            <source>{name}'s {use} with {what}</source>
            <translation>{use} de {name} con {what}</translation>
        </message>
        <message>
            <source>{name}: +{tokens}.</source>
            <translation>{name}: +{tokens}.</translation>
        </message>
        <message>
            <source>{name}: Improve Roll</source>
            <translation>Improve Roll de {name}</translation>
        </message>
        <message>
            <source>{name}: Improve Roll ({times} times)</source>
            <translation>Improve Roll de {name} ({times} veces)</translation>
        </message>
        <message>
            <source>{name}: choose one of the options.</source>
            <translation>{name}: hay que elegir una de las opciones.</translation>
        </message>
        <message>
            <source>{name}: defeat test</source>
            <translation>{name}: prueba de Defeat</translation>
        </message>
        <message>
            <source>{name}: {harm}.</source>
            <translation>{name}: {harm}.</translation>
        </message>
        <message>
            <source>{name}: {level} must be 0 or more.</source>
            <translation>{name}: {level} debe ser 0 o más.</translation>
        </message>
        <message>
            <source>{name}: {tier} must be 1 or more.</source>
            <translation>{name}: {tier} debe ser 1 o más.</translation>
        </message>
        <message>
            <source>{name}: {track} stays at {value}.</source>
            <translation>{name}: {track} sigue en {value}.</translation>
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
            <translation>{name}: {effect} o un detalle, por {use} con {what}.</translation>
        </message>
        <message>
            <source>{name}: {use} with {what}, {effect}.</source>
            <translation>{name}: {use} con {what}, {effect}.</translation>
        </message>
        <message>
            <source>{name}: {use} with {what}.</source>
            <translation>{name}: {use} con {what}.</translation>
        </message>
        <message>
            <source>{name}: −{tokens}.</source>
            <translation>{name}: −{tokens}.</translation>
        </message>
        <message>
            <source>{numbers} or {last}</source>
            <translation>{numbers} o {last}</translation>
        </message>
        <message>
            <source>{number} ({tens} and {ones})</source>
            <translation>{number} ({tens} y {ones})</translation>
        </message>
        <message>
            <source>{number} is too large. The maximum is {most}.</source>
            <translation>{number} es demasiado grande: {most} como mucho.</translation>
        </message>
        <message>
            <source>{number} of {most}</source>
            <translation>{number} de {most}</translation>
        </message>
        <message>
            <source>{number}%</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{n} bonus dice</source>
            <translation>{n} dados extra</translation>
        </message>
        <message>
            <source>{n} characters</source>
            <translation>{n} personajes</translation>
        </message>
        <message>
            <source>{n} more columns were not recognized.</source>
            <translation>No se han reconocido {n} columnas más.</translation>
        </message>
        <message>
            <source>{n} more problems.</source>
            <translation>{n} problemas más.</translation>
        </message>
        <message>
            <source>{n} open</source>
            <translation>{n} pendientes</translation>
        </message>
        <message>
            <source>{n} owed</source>
            <translation>{n} pendientes</translation>
        </message>
        <message>
            <source>{n} pages</source>
            <translation>{n} páginas</translation>
        </message>
        <message>
            <source>{n} rolled</source>
            <translation>{n} tirados</translation>
        </message>
        <message>
            <source>{n} rounds</source>
            <translation>{n} rondas</translation>
        </message>
        <message>
            <source>{n} typed</source>
            <translation>{n} escritos</translation>
        </message>
        <message>
            <source>{n} wounds</source>
            <translation>{n} heridas</translation>
        </message>
        <message>
            <source>{old} is now called {name}.</source>
            <translation>{old} se llama ahora {name}.</translation>
        </message>
        <message>
            <source>{one} or {other}</source>
            <translation>{one} o {other}</translation>
        </message>
        <message>
            <source>{outcome} and a Mishap</source>
            <translation>{outcome} y un Mishap</translation>
        </message>
        <message>
            <source>{outcome}, a Mishap</source>
            <translation>{outcome}, un Mishap</translation>
        </message>
        <message>
            <source>{owner}: “{what}” ends.</source>
            <translation>{owner}: «{what}» termina.</translation>
        </message>
        <message>
            <source>{part}, line {line}, column {column}</source>
            <translation>{part}, línea {line}, columna {column}</translation>
        </message>
        <message>
            <source>{place}: unknown field “{name}”.</source>
            <translation>{place}: campo desconocido «{name}».</translation>
        </message>
        <message>
            <source>{place}: {why}.</source>
            <translation>{place}: {why}.</translation>
        </message>
        <message>
            <source>{points} hit points lost</source>
            <translation>{points} puntos de golpe perdidos</translation>
        </message>
        <message>
            <source>{points} hit points lost on average</source>
            <translation>{points} puntos de golpe perdidos de media</translation>
        </message>
        <message>
            <source>{points} hit points lost, and bruised</source>
            <translation>{points} puntos de golpe perdidos, y Bruised</translation>
        </message>
        <message>
            <source>{points} or more hit points lost, and bruised</source>
            <translation>{points} o más puntos de golpe perdidos, y Bruised</translation>
        </message>
        <message>
            <source>{pool}: final tally</source>
            <translation>{pool}: recuento final</translation>
        </message>
        <message>
            <source>{power} is permanent, so extra effort can't raise it.</source>
            <translation>{power} es permanente, así que el esfuerzo extra no puede aumentarlo.</translation>
        </message>
        <message>
            <source>{problem} You can only view it here.</source>
            <translation>{problem} Aquí solo se puede consultar la campaña.</translation>
        </message>
        <message>
            <source>{ranks} on a check, or a scene detail</source>
            <translation>{ranks} en una prueba, o un detalle de la escena</translation>
        </message>
        <message>
            <source>{ranks} ranks of Advantage</source>
            <translation>{ranks} rangos de Advantage</translation>
        </message>
        <message>
            <source>{reason} by {name}</source>
            <translation>{reason} por {name}</translation>
        </message>
        <message>
            <source>{renamed} The game continues there.</source>
            <translation>{renamed} La partida continúa allí.</translation>
        </message>
        <message>
            <source>{result} (stopped after {most} exploding dice)</source>
            <translation>{result} (parado tras {most} dados explosivos)</translation>
        </message>
        <message>
            <source>{roll} has too many possible results to calculate odds.</source>
            <translation>{roll} tiene demasiados resultados posibles para calcular probabilidades.</translation>
        </message>
        <message>
            <source>{rule} must be {allowed}, not {value}.</source>
            <translation>{rule}: {allowed}, no {value}.</translation>
        </message>
        <message>
            <source>{said} It is full.</source>
            <translation>{said} Está lleno.</translation>
        </message>
        <message>
            <source>{section} name</source>
            <translation>Nombre de: {section}</translation>
        </message>
        <message>
            <source>{session} · Summary</source>
            <translation>{session} · Resumen</translation>
        </message>
        <message>
            <source>{skill} (untrained)</source>
            <translation>{skill} (sin entrenar)</translation>
        </message>
        <message>
            <source>{skill} can't be used unskilled.</source>
            <translation>{skill} no se puede usar sin entrenamiento.</translation>
        </message>
        <message>
            <source>{skill} needs training or a Heroic Feat.</source>
            <translation>{skill} requiere entrenamiento o un Heroic Feat.</translation>
        </message>
        <message>
            <source>{skill} needs training.</source>
            <translation>{skill} requiere entrenamiento.</translation>
        </message>
        <message>
            <source>{skill}, trained</source>
            <translation>{skill}, entrenada</translation>
        </message>
        <message>
            <source>{step} “Next turn” again moves on and keeps it in “Owed”.</source>
            <translation>{step} “Siguiente turno” otra vez avanza y la deja en “Pendiente”.</translation>
        </message>
        <message>
            <source>{stones} Stress</source>
            <translation>{stones} Stress</translation>
        </message>
        <message>
            <source>{stones} earned</source>
            <translation>ganancia: {stones}</translation>
        </message>
        <message>
            <source>{table} needs {sections} sections of {rows} entries, each with {texts} texts.</source>
            <translation>{table} necesita {sections} secciones de {rows} entradas, cada una con {texts} textos.</translation>
        </message>
        <message>
            <source>{table}: give every {section} and {row} a name.</source>
            <translation>{table}: hay que poner un nombre en todas partes ({section} y {row}).</translation>
        </message>
        <message>
            <source>{table}: the campaign now uses a custom version.</source>
            <translation>{table}: la campaña usa ahora una versión propia.</translation>
        </message>
        <message>
            <source>{table}: the campaign uses the game's version again.</source>
            <translation>{table}: vuelve a usarse la versión del juego.</translation>
        </message>
        <message>
            <source>{title} ends.</source>
            <translation>{title} termina.</translation>
        </message>
        <message>
            <source>{title} is still in progress. End it first.</source>
            <translation>{title} sigue en curso. Primero hay que terminarlo.</translation>
        </message>
        <message>
            <source>{title}: Fate owes the heroes a benefit (Triumph {triumph}, Tragedy {tragedy}).</source>
            <translation>{title}: Fate debe un beneficio a los héroes (Triumph {triumph}, Tragedy {tragedy}).</translation>
        </message>
        <message>
            <source>{title}: Fate owes the opposition a benefit (Triumph {triumph}, Tragedy {tragedy}).</source>
            <translation>{title}: Fate debe un beneficio a la oposición (Triumph {triumph}, Tragedy {tragedy}).</translation>
        </message>
        <message>
            <source>{title}: {text}</source>
            <translation>{title}: {text}</translation>
        </message>
        <message>
            <source>{tokens} (used this turn)</source>
            <translation>{tokens} (uso hecho este turno)</translation>
        </message>
        <message>
            <source>{tokens} are removed from play</source>
            <translation>salen del juego: {tokens}</translation>
        </message>
        <message>
            <source>{tokens} earned, {used} used</source>
            <translation>ganado {tokens}, usado {used}</translation>
        </message>
        <message>
            <source>{tokens} earned, {used} used, {left} left</source>
            <translation>ganado {tokens}, usado {used}, queda {left}</translation>
        </message>
        <message>
            <source>{tokens} lost, {anew} at the start of the next adventure</source>
            <translation>{tokens} perdidos, {anew} al empezar la próxima aventura</translation>
        </message>
        <message>
            <source>{tokens} to the {hand}</source>
            <translation>{tokens}, destino: {hand}</translation>
        </message>
        <message>
            <source>{tokens} to the {pool}</source>
            <translation>{tokens}, destino: {pool}</translation>
        </message>
        <message>
            <source>{tokens} to {name}</source>
            <translation>{tokens} para {name}</translation>
        </message>
        <message>
            <source>{token} by hand</source>
            <translation>{token} a mano</translation>
        </message>
        <message>
            <source>{token} is removed from play</source>
            <translation>sale del juego: {token}</translation>
        </message>
        <message>
            <source>{token} to {name}</source>
            <translation>{token} a {name}</translation>
        </message>
        <message>
            <source>{told}, then {chance}, {mean} on average</source>
            <translation>{told}, luego {chance}, {mean} de media</translation>
        </message>
        <message>
            <source>{told}: {stones} plus {count} held</source>
            <translation>{told}: {stones}, y tiene {count} más</translation>
        </message>
        <message>
            <source>{total} against {dc}</source>
            <translation>{total} contra {dc}</translation>
        </message>
        <message>
            <source>{total} against {dc}, decided by coin toss</source>
            <translation>{total} contra {dc}, lo decide una moneda</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}</source>
            <translation>{total} contra {dc}, {degrees}</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a critical failure</source>
            <translation>{total} contra {dc}, {degrees}, un fallo crítico</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a critical hit</source>
            <translation>{total} contra {dc}, {degrees}, un impacto crítico</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a critical success</source>
            <translation>{total} contra {dc}, {degrees}, un éxito crítico</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a natural 1</source>
            <translation>{total} contra {dc}, {degrees}, un 1 natural</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a natural 1: a critical miss</source>
            <translation>{total} contra {dc}, {degrees}, un 1 natural: un fallo crítico</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a natural 20</source>
            <translation>{total} contra {dc}, {degrees}, un 20 natural</translation>
        </message>
        <message>
            <source>{total} against {dc}, {degrees}, a natural 20: a critical hit</source>
            <translation>{total} contra {dc}, {degrees}, un 20 natural: un impacto crítico</translation>
        </message>
        <message>
            <source>{total} against {dc}, {outcome}</source>
            <translation>{total} contra {dc}, {outcome}</translation>
        </message>
        <message>
            <source>{total} against {target}</source>
            <translation>{total} contra {target}</translation>
        </message>
        <message>
            <source>{total} against {target}, {outcome}</source>
            <translation>{total} contra {target}, {outcome}</translation>
        </message>
        <message>
            <source>{total} vs {target}</source>
            <translation>{total} contra {target}</translation>
        </message>
        <message>
            <source>{total}, bonus {bonus}</source>
            <translation>{total}, bono {bonus}</translation>
        </message>
        <message>
            <source>{total}, needed {target} or less</source>
            <translation>{total}, {target} como mucho</translation>
        </message>
        <message>
            <source>{track} must be {low} to {high}.</source>
            <translation>{track}: de {low} a {high}.</translation>
        </message>
        <message>
            <source>{track} of {name}</source>
            <translation>{track} de {name}</translation>
        </message>
        <message>
            <source>{track} {number} of {most}</source>
            <translation>{track}: {number} de {most}</translation>
        </message>
        <message>
            <source>{track} {number}: can hold 1 die</source>
            <translation>{track} {number}: hay sitio para 1 dado</translation>
        </message>
        <message>
            <source>{track} {number}: can hold {count} dice</source>
            <translation>{track} {number}: hay sitio para {count} dados</translation>
        </message>
        <message>
            <source>{track} {number}: can't hold any dice</source>
            <translation>{track} {number}: no hay sitio para dados</translation>
        </message>
        <message>
            <source>{track} {word}, {number} of {most}</source>
            <translation>{track} {word}, {number} de {most}</translation>
        </message>
        <message>
            <source>{trait} value</source>
            <translation>Valor de {trait}</translation>
        </message>
        <message>
            <source>{trait} {bonus}, against DC 0</source>
            <translation>{trait} {bonus}, contra DC 0</translation>
        </message>
        <message>
            <source>{trait}: description</source>
            <translation>{trait}: descripción</translation>
        </message>
        <message>
            <source>{trait}: linked to</source>
            <translation>{trait}: vinculado a</translation>
        </message>
        <message>
            <source>{use} ({count} of them)</source>
            <translation>{use} ({count} en total)</translation>
        </message>
        <message>
            <source>{use} by {hero}</source>
            <translation>{use} de {hero}</translation>
        </message>
        <message>
            <source>{use} can't be used on this check.</source>
            <translation>{use} no se puede usar en esta prueba.</translation>
        </message>
        <message>
            <source>{use} costs {cost}, and {name} doesn't have enough.</source>
            <translation>{use} cuesta {cost}, y {name} no tiene suficiente.</translation>
        </message>
        <message>
            <source>{use} costs {cost}.</source>
            <translation>{use} cuesta {cost}.</translation>
        </message>
        <message>
            <source>{use} for {what}</source>
            <translation>{use} para {what}</translation>
        </message>
        <message>
            <source>{use} immediately</source>
            <translation>{use} al instante</translation>
        </message>
        <message>
            <source>{use} on {name}</source>
            <translation>{use} en {name}</translation>
        </message>
        <message>
            <source>{use} on {name} immediately</source>
            <translation>{use} en {name} al instante</translation>
        </message>
        <message>
            <source>{use} with {what}</source>
            <translation>{use} con {what}</translation>
        </message>
        <message>
            <source>{use} with {what} ({count} of them)</source>
            <translation>{use} con {what} ({count} en total)</translation>
        </message>
        <message>
            <source>{use} with {what}: {name}</source>
            <translation>{use} con {what}: {name}</translation>
        </message>
        <message>
            <source>{use}.</source>
            <translation>{use}.</translation>
        </message>
        <message>
            <source>{use}: now {result}.</source>
            <translation>{use}: ahora {result}.</translation>
        </message>
        <message>
            <source>{use}: one {token}</source>
            <translation>{use}: 1 {token}</translation>
        </message>
        <message>
            <source>{value} dice</source>
            <translation>{value} dados</translation>
        </message>
        <message>
            <source>{value} is not between {low} and {high}. It was skipped.</source>
            <translation>{value} no está entre {low} y {high}. Se ha omitido.</translation>
        </message>
        <message>
            <source>{value} is not one of {numbers}. It was skipped.</source>
            <translation>{value} no es ninguno de estos números: {numbers}. Se ha omitido.</translation>
        </message>
        <message>
            <source>{value} of {highest}</source>
            <translation>{value} de {highest}</translation>
        </message>
        <message>
            <source>{voter} can't vote with that die. In the {table}, only Triumph dice vote.</source>
            <translation>{voter} no puede votar con ese dado. En el {table} solo votan los dados de Triumph.</translation>
        </message>
        <message>
            <source>{voter} votes for “{row}” as {lot} for {who}.</source>
            <translation>{voter} vota por «{row}» como {lot} para {who}.</translation>
        </message>
        <message>
            <source>{voter}'s vote</source>
            <translation>voto de {voter}</translation>
        </message>
        <message>
            <source>{weekday}, {month} {day}, {year}</source>
            <translation>{weekday}, {day} de {month} de {year}</translation>
        </message>
        <message>
            <source>{what} (hold for more)</source>
            <translation>{what} (mantener pulsado para más)</translation>
        </message>
        <message>
            <source>{what} adds {added}: now {result}.</source>
            <translation>{what} suma {added}: ahora {result}.</translation>
        </message>
        <message>
            <source>{what} against Difficulty {dc}</source>
            <translation>{what} contra Difficulty {dc}</translation>
        </message>
        <message>
            <source>{what} against {hero}</source>
            <translation>{what} contra {hero}</translation>
        </message>
        <message>
            <source>{what} by hand</source>
            <translation>{what} a mano</translation>
        </message>
        <message>
            <source>{what} follows</source>
            <translation>Sigue: {what}</translation>
        </message>
        <message>
            <source>{what} for {hero}'s check</source>
            <translation>{what} para la prueba de {hero}</translation>
        </message>
        <message>
            <source>{what} has already been spent on this test.</source>
            <translation>En esta prueba ya se ha gastado: {what}.</translation>
        </message>
        <message>
            <source>{what} has no dice to roll.</source>
            <translation>No hay dados que tirar para {what}.</translation>
        </message>
        <message>
            <source>{what} has no effect on this check.</source>
            <translation>{what} no tiene efecto en esta prueba.</translation>
        </message>
        <message>
            <source>{what} held by {name} are removed from play.</source>
            <translation>Salen del juego: {what}, de {name}.</translation>
        </message>
        <message>
            <source>{what} held by {name} is removed from play.</source>
            <translation>Sale del juego: {what}, de {name}.</translation>
        </message>
        <message>
            <source>{what} is skipped</source>
            <translation>Se omite: {what}</translation>
        </message>
        <message>
            <source>{what} of {who} follows.</source>
            <translation>Sigue: {what} de {who}.</translation>
        </message>
        <message>
            <source>{what} rolls {shows}, which counts as {added}: now {result}.</source>
            <translation>{what} muestra {shows}, que cuenta como {added}: ahora {result}.</translation>
        </message>
        <message>
            <source>{what} that is not rolled</source>
            <translation>{what} sin tirar</translation>
        </message>
        <message>
            <source>{what} {mine} compared with {theirs}</source>
            <translation>{what} {mine} comparado con {theirs}</translation>
        </message>
        <message>
            <source>{what}: at most {most} per test.</source>
            <translation>{what}: no más de {most} por prueba.</translation>
        </message>
        <message>
            <source>{what}: the d20 shows {face}, which counts as {shown}%.</source>
            <translation>{what}: el d20 muestra {face}, es decir, {shown} %.</translation>
        </message>
        <message>
            <source>{what}: {number} (no change).</source>
            <translation>{what}: {number} (sin cambios).</translation>
        </message>
        <message>
            <source>{what}: {then} instead of {now}.</source>
            <translation>{what}: {then} en lugar de {now}.</translation>
        </message>
        <message>
            <source>{when} · session {number}</source>
            <translation>{when} · sesión {number}</translation>
        </message>
        <message>
            <source>{who} doesn't roll {what}.</source>
            <translation>{who} no tira {what}.</translation>
        </message>
        <message>
            <source>{who} uses “{use}” for the next check.</source>
            <translation>{who} usa «{use}» para la próxima prueba.</translation>
        </message>
        <message>
            <source>{who} uses “{use}”.</source>
            <translation>{who} usa «{use}».</translation>
        </message>
        <message>
            <source>{who} wins</source>
            <translation>gana {who}</translation>
        </message>
        <message>
            <source>{who} → {whom}: {what}, {result}.</source>
            <translation>{who} → {whom}: {what}, {result}.</translation>
        </message>
        <message>
            <source>{who}'s defeat test has not been made.</source>
            <translation>La prueba de Defeat de {who} no se ha hecho.</translation>
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
            <translation>{who}, {what}: sin terminar.</translation>
        </message>
        <message>
            <source>{who}, {what}: {outcome}</source>
            <translation>{who}, {what}: {outcome}</translation>
        </message>
        <message>
            <source>{who}: next check</source>
            <translation>{who}: próxima prueba</translation>
        </message>
        <message>
            <source>{who}: {result}.</source>
            <translation>{who}: {result}.</translation>
        </message>
        <message>
            <source>{who}: {what} against {name}. Nothing stops it.</source>
            <translation>{who}: {what} contra {name}. Nada lo detiene.</translation>
        </message>
        <message>
            <source>{who}: {what} against {whom}</source>
            <translation>{who}: {what} contra {whom}</translation>
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
            <translation>{who}: {what}, {said}: gana el otro bando.</translation>
        </message>
        <message>
            <source>{who}: {what}, {said}: {who} wins.</source>
            <translation>{who}: {what}, {said}: gana {who}.</translation>
        </message>
        <message>
            <source>{who}: {what}. The first die shows {face} and may be rolled again.</source>
            <translation>{who}: {what}. El primer dado muestra {face} y se puede volver a tirar.</translation>
        </message>
        <message>
            <source>{why} You can view, print and save this campaign, but not play it.</source>
            <translation>{why} Esta campaña se puede ver, imprimir y guardar, pero no jugar.</translation>
        </message>
        <message>
            <source>{why}.</source>
            <translation>{why}.</translation>
        </message>
        <message>
            <source>{wounds} wounds are removed.</source>
            <translation>Se quitan {wounds} heridas.</translation>
        </message>
        <message>
            <source>{} (continued)</source>
            <translation>{} (continuación)</translation>
        </message>
        <message>
            <source>“fill” works only with a track</source>
            <translation>«fill» solo sirve para un medidor</translation>
        </message>
        <message>
            <source>“{file}” already exists. To replace it, type its full name.</source>
            <translation>«{file}» ya existe. Para sustituirlo hay que escribir su nombre completo.</translation>
        </message>
        <message>
            <source>“{file}” can't be saved where it was: its folder or disk is gone, or its name is taken. Your campaign is now in “{kept}”, in {folder}.</source>
            <translation>«{file}» ya no se puede guardar donde estaba: falta su carpeta o su disco, o el nombre está ocupado. La campaña está ahora en «{kept}», en {folder}.</translation>
        </message>
        <message>
            <source>“{file}” has the same id as “{other}” (“{id}”), so it is not available. Change one of the ids.</source>
            <translation>«{file}» tiene el mismo id que «{other}» («{id}»), así que no está disponible. Hay que cambiar uno de los dos.</translation>
        </message>
        <message>
            <source>“{file}” is already open in another gmtracker window.</source>
            <translation>«{file}» ya está abierto en otra ventana de gmtracker.</translation>
        </message>
        <message>
            <source>“{file}” is read-only.</source>
            <translation>«{file}» es de solo lectura.</translation>
        </message>
        <message>
            <source>“{file}” is too large for a campaign file.</source>
            <translation>«{file}» es demasiado grande para ser una campaña.</translation>
        </message>
        <message>
            <source>“{file}” was missing, so it has been saved again.</source>
            <translation>Faltaba «{file}», así que se ha guardado de nuevo.</translation>
        </message>
        <message>
            <source>“{file}” was renamed to “{new}”.</source>
            <translation>«{file}» ahora se llama «{new}».</translation>
        </message>
        <message>
            <source>“{key}” does not exist (available: {keys})</source>
            <translation>«{key}» no existe (disponible: {keys})</translation>
        </message>
        <message>
            <source>“{key}” does not exist (did you mean “{other}”?)</source>
            <translation>«{key}» no existe (¿se trata de «{other}»?)</translation>
        </message>
        <message>
            <source>“{key}” is reserved by gmtracker, so choose another key</source>
            <translation>«{key}» está reservada para gmtracker: elegir otra clave</translation>
        </message>
        <message>
            <source>“{key}” is still in use here, so it can't be an old key</source>
            <translation>«{key}» todavía se usa aquí y no puede ser una clave antigua</translation>
        </message>
        <message>
            <source>“{name}”</source>
            <translation>«{name}»</translation>
        </message>
        <message>
            <source>“{name}” (Cd{size})</source>
            <translation>«{name}» (Cd{size})</translation>
        </message>
        <message>
            <source>“{name}” (d{size})</source>
            <translation>«{name}» (d{size})</translation>
        </message>
        <message>
            <source>“{note}”</source>
            <translation>«{note}»</translation>
        </message>
        <message>
            <source>“{note}”.</source>
            <translation>«{note}».</translation>
        </message>
        <message>
            <source>“{rule}” is now on, because dice were typed. You can change this in the house rules.</source>
            <translation>“{rule}” está ahora activado, porque se escribieron dados. Se puede cambiar en las reglas de la casa.</translation>
        </message>
        <message>
            <source>“{sum}” contains no dice. Try 2d6+1.</source>
            <translation>«{sum}» no contiene dados. Por ejemplo: 2d6+1.</translation>
        </message>
        <message>
            <source>“{text}” is not a valid roll. Try 2d6, d6!, 2d20kh, d66, 3dF+2, d20, d% or 2d6+d4-1.</source>
            <translation>«{text}» no es una tirada válida. Ejemplos: 2d6, d6!, 2d20kh, d66, 3dF+2, d20, d% o 2d6+d4-1.</translation>
        </message>
        <message>
            <source>“{text}” is not a valid roll. Try d20 + @Might, 2d6 + 1 or @Brawn d6.</source>
            <translation>«{text}» no es una tirada válida. Por ejemplo: d20 + @Might, 2d6 + 1 o @Brawn d6.</translation>
        </message>
        <message>
            <source>“{text}” is too long: {count} characters. The maximum is {most}.</source>
            <translation>«{text}» es demasiado largo: {count} caracteres, y {most} como mucho.</translation>
        </message>
        <message>
            <source>“{title}” ends.</source>
            <translation>«{title}» termina.</translation>
        </message>
        <message>
            <source>“{trait}” becomes part of the name. To set the trait, put a number after it.</source>
            <translation>«{trait}» pasa a ser parte del nombre. Para fijar el rasgo, escribir un número detrás.</translation>
        </message>
        <message>
            <source>“{use}” would change nothing.</source>
            <translation>«{use}» no cambiaría nada.</translation>
        </message>
        <message>
            <source>“{value}” appears twice. The second one was skipped.</source>
            <translation>«{value}» aparece dos veces. El segundo se ha omitido.</translation>
        </message>
        <message>
            <source>“{value}” can mean {one} or {other}. It was skipped.</source>
            <translation>«{value}» puede significar {one} u {other}. Se ha omitido.</translation>
        </message>
        <message>
            <source>“{value}” is not a count from 1 to {most}. The row was skipped.</source>
            <translation>«{value}» no es una cantidad de 1 a {most}. La fila se ha omitido.</translation>
        </message>
        <message>
            <source>“{value}” is not a side. The character was imported as a hero.</source>
            <translation>«{value}» no es un bando. El personaje se ha importado como héroe.</translation>
        </message>
        <message>
            <source>“{value}” is not a whole number from {low} to {high}. It was skipped.</source>
            <translation>«{value}» no es un número entero de {low} a {high}. Se ha omitido.</translation>
        </message>
        <message>
            <source>“{value}” is not a whole number of {low} or more. 1 was used instead.</source>
            <translation>«{value}» no es un número entero de {low} o más. Se ha usado 1 en su lugar.</translation>
        </message>
        <message>
            <source>“{value}” is not a whole number. It was skipped.</source>
            <translation>«{value}» no es un número entero. Se ha omitido.</translation>
        </message>
        <message>
            <source>“{value}” is to the right of the last column and was skipped.</source>
            <translation>«{value}» queda más allá de la última columna y se ha omitido.</translation>
        </message>
        <message>
            <source>“{value}” is too large. 1 was used instead.</source>
            <translation>«{value}» es demasiado grande. Se ha usado 1 en su lugar.</translation>
        </message>
        <message>
            <source>“{value}” is too long. Only the first {most} characters were imported.</source>
            <translation>«{value}» es demasiado largo. Solo se han importado los primeros {most} caracteres.</translation>
        </message>
        <message>
            <source>“{what}” ends.</source>
            <translation>«{what}» termina.</translation>
        </message>
        <message>
            <source>“{word}” doesn't make sense here.</source>
            <translation>«{word}» no tiene sentido aquí.</translation>
        </message>
        <message>
            <source>“{word}” is not a trait in this game.</source>
            <translation>«{word}» no es un rasgo de este juego.</translation>
        </message>
        <message>
            <source>… {count} more</source>
            <translation>… {count} más</translation>
        </message>
        <message>
            <source>−1 on checks.</source>
            <translation>−1 en las pruebas.</translation>
        </message>
        <message>
            <source>−1 to −{most} on the next check</source>
            <translation>de −1 a −{most} en la próxima prueba</translation>
        </message>
        <message>
            <source>−1 to −{most} on this check</source>
            <translation>de −1 a −{most} en esta prueba</translation>
        </message>
        <message>
            <source>−2 for each</source>
            <translation>−2 por cada uno</translation>
        </message>
        <message>
            <source>−2 on checks.</source>
            <translation>−2 en las pruebas.</translation>
        </message>
        <message>
            <source>−2 to all tests until the end of the next turn. If repeated: Very Stymied, −4.</source>
            <translation>−2 a todas las pruebas hasta el final del próximo turno. Si se repite: Very Stymied, −4.</translation>
        </message>
        <message>
            <source>−2 to all tests.</source>
            <translation>−2 a todas las pruebas.</translation>
        </message>
        <message>
            <source>−4 to all tests.</source>
            <translation>−4 a todas las pruebas.</translation>
        </message>
    </context>
</TS>
