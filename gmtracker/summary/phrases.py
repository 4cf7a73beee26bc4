"""Formatting a summary's dates, durations, tokens, uses and tracks, the same for paper, HTML and Markdown."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from gmtracker.engine.dice import FUDGE_SIZE
from gmtracker.engine.phrases import (
    critical_text,
    degrees_text,
    group_identical_names,
    percent_text,
    rounds_text,
    token_count_text,
)
from gmtracker.engine.phrases import join_names as join_names
from gmtracker.i18n import format_decimal, tr
from gmtracker.i18n import labeled as labeled
from gmtracker.summary.values import (
    Attendance,
    CheckLine,
    DiceLine,
    ExpiringTokens,
    Gain,
    Heading,
    Ledger,
    PoolLine,
    Scene,
    SessionSummary,
    TokenCount,
    TokenUse,
    TrackLine,
)

# Not strftime's names: once Qt has set the locale, those are in the system's language, but the page may not be.
_DAYS = (
    tr("Monday"),
    tr("Tuesday"),
    tr("Wednesday"),
    tr("Thursday"),
    tr("Friday"),
    tr("Saturday"),
    tr("Sunday"),
)
_DAYS_WITHIN = (
    tr("Monday", "within a line"),
    tr("Tuesday", "within a line"),
    tr("Wednesday", "within a line"),
    tr("Thursday", "within a line"),
    tr("Friday", "within a line"),
    tr("Saturday", "within a line"),
    tr("Sunday", "within a line"),
)
_MONTHS = (
    tr("January"),
    tr("February"),
    tr("March"),
    tr("April"),
    tr("May", "a month"),
    tr("June"),
    tr("July"),
    tr("August"),
    tr("September"),
    tr("October"),
    tr("November"),
    tr("December"),
)
_UNUSUAL = 2
"""The standard deviations that a mean may be off before it is called unusual (about 1 session in 20 exceeds it)."""

_A_DAY = timedelta(days=1)


def day(at: datetime, weekdays: Sequence[str] = _DAYS) -> str:
    """Return a date: "Friday, January 2, 2026"."""
    names = {"weekday": weekdays[at.weekday()], "month": _MONTHS[at.month - 1]}
    return tr("{weekday}, {month} {day}, {year}", day=at.day, year=at.year, **names)


def clock(at: datetime) -> str:
    """Return a time: "19:05"."""
    return f"{at.hour:02}:{at.minute:02}"


def duration(length: timedelta) -> str:
    """Return a duration: "4 h 15 min". Empty for less than a minute."""
    hours, minutes = divmod(max(0, int(length.total_seconds())) // 60, 60)
    if hours and minutes:
        return tr("{hours} h {minutes} min", hours=hours, minutes=minutes)
    if hours:
        return tr("{hours} h", hours=hours)
    return tr("{minutes} min", minutes=minutes) if minutes else ""


def time_span(began: datetime | None, ended: datetime | None) -> str:
    """Return a time span: "19:05–23:20 (4 h 15 min)", or with the end's date if it lasts a day or more.

    Empty if a time is unknown.
    """
    if began is None or ended is None:
        return ""
    if ended - began >= _A_DAY:
        return f"{clock(began)} – {day(ended, _DAYS_WITHIN)}, {clock(ended)}"
    length = duration(ended - began)
    return f"{clock(began)}–{clock(ended)} ({length})" if length else clock(began)


def session_name(heading: Heading) -> str:
    """Return a session's number and title: "Session 12: Dockside"."""
    if heading.title:
        return tr("Session {number}: {title}", number=heading.number, title=heading.title)
    return tr("Session {number}", number=heading.number)


def session_time(heading: Heading) -> str:
    """Return a session's date and time span, and "in progress" if it has not ended."""
    when = [day(heading.began)] if heading.began else []
    span = time_span(heading.began, heading.ended)
    if span:
        when.append(span)
    if not heading.over:
        when.append(tr("in progress"))
    return " · ".join(when)


def attendance(present: Attendance) -> str:
    """Return a hero with the player: "Mira (Ana, arrived late)"."""
    about = ", ".join(filter(None, (present.player, present.when)))
    return f"{present.hero} ({about})" if about else present.hero


def present(heading: Heading) -> str:
    """Return all who were present: "Mira (Ana), Rook (Ben, arrived late)"."""
    return ", ".join(attendance(hero) for hero in heading.present)


def scene_facts(scene: Scene) -> str:
    """Return an encounter's kind, rounds and times: "Combat · 4 rounds · 19:05–19:40 (35 min)".

    Between encounters only the times.
    """
    facts = (
        scene.kind,
        rounds_text(scene.rounds) if scene.kind else "",
        time_span(scene.began, scene.ended),
        tr("in progress") if scene.going_on else "",
    )
    return " · ".join(filter(None, facts))


def scene_sides(scene: Scene) -> str:
    """Return both sides of an encounter: "Mira and Rook against Warden". Empty without a turn order."""
    heroes, opposition = join_names(scene.heroes), join_names(group_identical_names(scene.opposition))
    if heroes and opposition:
        return tr("{heroes} against {opposition}", heroes=heroes, opposition=opposition)
    return heroes or opposition


def ledger_title(summary: SessionSummary) -> str:
    """Return the title of the token ledger."""
    return tr("The heroes and the opposition") if summary.opposition else tr("The heroes")


def pool_line(line: PoolLine) -> str:
    """Return a pool's token counts: "5 Triumph stones earned, 3 used, 2 left"."""
    earned = token_count_text(line.earned, line.kind)
    if line.left:
        return tr("{tokens} earned, {used} used, {left} left", tokens=earned, used=line.used, left=line.left)
    return tr("{tokens} earned, {used} used", tokens=earned, used=line.used)


def earned_tokens(line: PoolLine) -> TokenCount:
    """Return the tokens earned, as tokens to be drawn."""
    return TokenCount(line.kind, line.earned)


def tokens(counts: Iterable[TokenCount]) -> str:
    """Return counted tokens: "2 Triumph dice, 1 Tragedy die". A dash for none."""
    return ", ".join(token(count) for count in counts) or "–"


def token(count: TokenCount) -> str:
    """Return a token count: "2 Triumph dice". A named token is shown by its name: "“The tide” (d8)"."""
    if count.name:
        return (
            tr("“{name}” (d{size})", name=count.name, size=count.size)
            if count.size
            else tr("“{name}”", name=count.name)
        )
    return token_count_text(count.count, count.kind)


def gain_text(came: Gain) -> str:
    """Return why tokens were received: "Award 4", "Hubris 5: Pride", "Edit Scene 3 by Mira"."""
    why = _valued(came.reason, came.value)
    return _with_note(tr("{reason} by {name}", reason=why, name=came.giver) if came.giver else why, came.note)


def token_use(done: TokenUse) -> str:
    """Return what tokens were used on: "Coup 4 on Warden: through the window", "Improve Roll 3 immediately"."""
    use, at_once = _valued(done.use, done.value), done.source == "at once"
    if done.source == "lost":
        return tr("unused, lost to “{use}”", use=done.use)
    if done.on:
        use = tr("{use} on {name} immediately" if at_once else "{use} on {name}", use=use, name=done.on)
    elif at_once:
        use = tr("{use} immediately", use=use)
    return _with_note(use, done.note)


def used_text(done: TokenUse) -> str:
    """Return tokens, if any, with their use: "1 Triumph die – Coup 4 on Warden"."""
    return f"{tokens(done.tokens)} – {token_use(done)}" if done.tokens else token_use(done)


def track(line: TrackLine) -> str:
    """Return a track's change: "3 → 7 of 10, peak 9". The peak is omitted if it is the first or last value."""
    return ", ".join(filter(None, (_of_how_many(line, change_text(line)), peak(line))))


def change_text(line: TrackLine) -> str:
    """Return a track's first and last value: "3 → 7", "Merry → Sour"."""
    return f"{line.kind.value_text(line.before)} → {line.kind.value_text(line.after)}"


def peak(line: TrackLine) -> str:
    """Return a track's extreme: "peak 9", "low 2". Empty if it is the first or last value."""
    if line.peak in (line.before, line.after):
        return ""
    return tr("low {value}" if line.kind.starts_full else "peak {value}", value=line.kind.value_text(line.peak))


def track_text(line: TrackLine) -> str:
    """Return a track's value: "Stress 7 of 10", "Wounds 1", "Mood Sour"."""
    return f"{line.kind.name} {_of_how_many(line, line.kind.value_text(line.after))}"


def expired_tokens_text(one: ExpiringTokens) -> str:
    """Return what becomes of tokens that don't carry over: "3 … lost, 2 at the start of the next adventure"."""
    left = token_count_text(one.left, one.kind)
    return tr("{tokens} lost, {anew} at the start of the next adventure", tokens=left, anew=one.anew)


def next_start_text(ledger: Ledger) -> str:
    """Return a hero's next start: "Stress 7 of 10, Fatigued · 2 Triumph dice".

    Tokens that don't carry over have the count that a new adventure starts with.
    """
    state = ", ".join(
        (*(track_text(line) for line in ledger.tracks if line.is_drawn or line.after), *ledger.conditions)
    )
    anew = (token_count_text(one.anew, one.kind) for one in ledger.lapses)
    held = ", ".join((*(token(count) for count in ledger.carries), *anew))
    return " · ".join(filter(None, (state, held))) or "–"


def check(line: CheckLine) -> str:
    """Return a check: "Mira: Fighting against Warden, 22 against 15, 2 degrees of success, 8% to succeed, with …"."""
    spent = tr("with {spent}", spent=line.spent) if line.spent else ""
    parts = (check_name(line), check_totals(line), check_outcome(line), check_chance(line), spent)
    told = ", ".join(filter(None, parts))
    return labeled(line.who, told) if line.who else told


def check_name(line: CheckLine) -> str:
    """Return what was checked: "Fighting against Warden"."""
    if line.against_whom:
        return tr("{check} against {name}", check=line.what, name=line.against_whom)
    return line.what


def check_totals(line: CheckLine) -> str:
    """Return total and target: "22 against 15", or "40, needed 45 or less" if low rolls succeed."""
    low_succeeds = line.degree and not line.critical and (line.degree > 0) != (line.total >= line.against)
    said = {"total": line.total, "target": line.against}
    return tr("{total}, needed {target} or less" if low_succeeds else "{total} against {target}", **said)


def check_outcome(line: CheckLine) -> str:
    """Return the outcome: "2 degrees of success, a critical success", or the game's own words."""
    if line.outcome:
        return line.outcome
    return ", ".join(filter(None, (degrees_text(line.degree), critical_text(line.critical, line.degree))))


def check_chance(line: CheckLine) -> str:
    """Return the chance of this outcome: "8% to succeed", "72.5% to fail". Empty if unknown."""
    if line.chance is None:
        return ""
    return tr("{chance} to succeed" if line.degree > 0 else "{chance} to fail", chance=percent_text(line.chance))


def dice_name(line: DiceLine) -> str:
    """Return the dice's name: "d20", "Advantage (d4 to d10)", "Fudge dice (−, 0, +)"."""
    smallest, largest = line.sizes[0][0], line.sizes[-1][0]
    if line.fudge:
        return tr("Fudge dice (−, 0, +)") if smallest == FUDGE_SIZE else tr("Fudge dice (d6)")
    size = f"d{smallest}"
    if smallest != largest:
        size = tr("{low} to {high}", low=size, high=f"d{largest}")
    return f"{line.kind} ({size})" if line.kind else size


def mean(value: float) -> str:
    """Return a mean: "3.46", "−0.2"."""
    return format_decimal(value, 2).replace("-", "−")


def dice_source(line: DiceLine) -> str:
    """Return how many dice were rolled and typed: "12 rolled, 3 typed"."""
    rolled = tr("1 rolled" if line.rolled == 1 else "{n} rolled", n=line.rolled) if line.rolled else ""
    typed = tr("1 typed" if line.typed == 1 else "{n} typed", n=line.typed) if line.typed else ""
    return ", ".join(filter(None, (rolled, typed)))


def against_chance(line: DiceLine) -> str:
    """Return whether the mean of the dice is usual. One in twenty fair means counts as unusual."""
    off = line.mean - line.expected
    if abs(off) <= _UNUSUAL * line.spread:
        return tr("about average")
    return tr("unusually high") if off > 0 else tr("unusually low")


def _valued(name: str, value: int) -> str:
    return f"{name} {value}" if value else name


def _with_note(text: str, note: str) -> str:
    return labeled(text, note) if note else text


def _of_how_many(line: TrackLine, value: str) -> str:
    if line.is_drawn and not line.kind.rungs:
        return tr("{value} of {highest}", value=value, highest=line.highest)
    return value
