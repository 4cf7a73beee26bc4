"""The words of the papers: dates, durations, tokens, uses and tracks, said alike on paper, in HTML and in Markdown."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from fractions import Fraction

from gmtracker.summary.values import (
    Attendance,
    CheckLine,
    Deed,
    DiceLine,
    Gain,
    Heading,
    Ledger,
    PoolLine,
    Scene,
    TokenCount,
    TrackLine,
)

# Not strftime's names: those follow the system's language once Qt has set it, and the rest of the page does not.
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)
_UNUSUAL = 2
"""How many standard deviations a mean may be off before it is worth a word (1 evening in 20 goes further)."""

_PER_CENT = Fraction(1, 100)
_A_DAY = timedelta(days=1)


def day(at: datetime) -> str:
    """ "Friday, 2 January 2026"."""
    return f"{_DAYS[at.weekday()]}, {at.day} {_MONTHS[at.month - 1]} {at.year}"


def clock(at: datetime) -> str:
    """ "19:05"."""
    return f"{at.hour:02}:{at.minute:02}"


def duration(length: timedelta) -> str:
    """ "4 h 15 min"; empty for less than a minute."""
    hours, minutes = divmod(max(0, int(length.total_seconds())) // 60, 60)
    return " ".join(filter(None, (f"{hours} h" if hours else "", f"{minutes} min" if minutes else "")))


def time_span(began: datetime | None, ended: datetime | None) -> str:
    """ "19:05–23:20 (4 h 15 min)", "19:05 – Friday, 9 January 2026, 23:20"; as much of it as is known."""
    if began is None or ended is None:
        return ""
    if ended - began >= _A_DAY:
        return f"{clock(began)} – {day(ended)}, {clock(ended)}"
    length = duration(ended - began)
    return f"{clock(began)}–{clock(ended)} ({length})" if length else clock(began)


def listed(words: Iterable[str]) -> str:
    """ "Mira, Rook and Vale"."""
    *most, last = tuple(words) or ("",)
    return f"{', '.join(most)} and {last}" if most else last


def counted(number: int, one: str, more: str) -> str:
    """ "1 round", "3 rounds"."""
    return f"{number} {one if number == 1 else more}"


def session_name(heading: Heading) -> str:
    """ "Session 12: Dockside"."""
    return f"Session {heading.number}: {heading.title}" if heading.title else f"Session {heading.number}"


def session_time(heading: Heading) -> str:
    """When the session was, and how long; that it is still going on, where it is."""
    when = [day(heading.began)] if heading.began else []
    span = time_span(heading.began, heading.ended)
    if span:
        when.append(span)
    if not heading.over:
        when.append("still going on")
    return " · ".join(when)


def attendance(present: Attendance) -> str:
    """ "Mira (Ana, came later)"."""
    about = ", ".join(filter(None, (present.player, present.when)))
    return f"{present.hero} ({about})" if about else present.hero


def scene_facts(scene: Scene) -> str:
    """An encounter's kind, rounds and times: "Combat · 4 rounds · 19:05–19:40 (35 min)"; a scene's times alone."""
    facts = (
        scene.kind,
        counted(scene.rounds, "round", "rounds") if scene.kind else "",
        time_span(scene.began, scene.ended),
        "still going on" if scene.going_on else "",
    )
    return " · ".join(filter(None, facts))


def scene_sides(scene: Scene) -> str:
    """ "Mira and Rook against Warden"; empty where nobody was in the order of turns."""
    return " against ".join(filter(None, (listed(scene.heroes), listed(scene.opposition))))


def pool_line(line: PoolLine) -> str:
    """ "5 Triumph stones earned, 3 used, 2 left"."""
    left = f", {line.left} left" if line.left else ""
    return f"{counted(line.earned, line.kind.name, line.kind.plural)} earned, {line.used} used{left}"


def as_count(line: PoolLine) -> TokenCount:
    """What was earned, as tokens to be drawn."""
    return TokenCount(line.kind, line.earned)


def tokens(counts: Iterable[TokenCount]) -> str:
    """ "2 Triumph dice, 1 Tragedy die"; a dash for none."""
    return ", ".join(token(count) for count in counts) or "–"


def token(count: TokenCount) -> str:
    """ "2 Triumph dice", or a token by its own name: "“The tide” (d8)"."""
    if count.name:
        return f"“{count.name}” (d{count.size})" if count.size else f"“{count.name}”"
    return counted(count.count, count.kind.name, count.kind.plural)


def gain(came: Gain) -> str:
    """Why tokens came: "Award 4", "Hubris 5: Pride", "Edit Scene 3 by Mira"."""
    by = f" by {came.giver}" if came.giver else ""
    return _with_note(f"{_valued(came.reason, came.value)}{by}", came.note)


def deed(done: Deed) -> str:
    """What tokens were used on: "Coup 4 on Warden: through the window", "Improve Roll 3 at once"."""
    on = f" on {done.on}" if done.on else ""
    at_once = " at once" if done.source == "at once" else ""
    return _with_note(f"{_valued(done.use, done.value)}{on}{at_once}", done.note)


def track(line: TrackLine) -> str:
    """ "3 → 7 of 10, peak 9"; without the peak where it is an end of the way."""
    return ", ".join(filter(None, (way(line) + _of_how_many(line), peak(line))))


def way(line: TrackLine) -> str:
    """ "3 → 7", "Merry → Sour"."""
    return f"{line.kind.told(line.before)} → {line.kind.told(line.after)}"


def peak(line: TrackLine) -> str:
    """ "peak 9", "down to 2"; empty where the peak is an end of the way."""
    if line.peak in (line.before, line.after):
        return ""
    return f"{'down to' if line.kind.starts_full else 'peak'} {line.kind.told(line.peak)}"


def standing(line: TrackLine) -> str:
    """ "Stress 7 of 10", "Wounds 1", "Mood Sour"."""
    return f"{line.kind.name} {line.kind.told(line.after)}{_of_how_many(line)}"


def begins_with(ledger: Ledger) -> str:
    """ "Stress 7 of 10, Fatigued · 2 Triumph dice"."""
    state = ", ".join((*(standing(line) for line in ledger.tracks if line.is_drawn or line.after), *ledger.conditions))
    held = ", ".join(token(count) for count in ledger.carries)
    return " · ".join(filter(None, (state, held))) or "–"


def check(line: CheckLine) -> str:
    """ "Mira: Fighting against Warden, 22 vs 15, 2 degrees of success, 8 % to succeed, with Improve Roll +4"."""
    who = f"{line.who}: " if line.who else ""
    spent = f"with {line.spent}" if line.spent else ""
    parts = (check_name(line), check_totals(line), check_outcome(line), check_chance(line), spent)
    return who + ", ".join(filter(None, parts))


def check_name(line: CheckLine) -> str:
    """ "Fighting against Warden"."""
    return f"{line.what} against {line.against_whom}" if line.against_whom else line.what


def check_totals(line: CheckLine) -> str:
    """ "22 vs 15"; "40, at most 45" where low rolls succeed."""
    low_succeeds = not line.critical and (line.degree > 0) != (line.total >= line.against)
    return f"{line.total}, at most {line.against}" if low_succeeds else f"{line.total} vs {line.against}"


def check_outcome(line: CheckLine) -> str:
    """ "2 degrees of success, a lucky critical", or in the game's own words "Good success"."""
    if line.outcome:
        return line.outcome
    degrees = counted(abs(line.degree), "degree", "degrees")
    critical = {1: "a lucky critical", -1: "an unlucky critical"}.get(line.critical, "")
    return ", ".join(filter(None, (f"{degrees} of {'success' if line.degree > 0 else 'failure'}", critical)))


def check_chance(line: CheckLine) -> str:
    """ "8 % to succeed", "under 1 % to fail": the chance of what came; empty where it is not known."""
    if line.chance is None:
        return ""
    return f"{_per_cent(line.chance)} to {'succeed' if line.degree > 0 else 'fail'}"


def dice_name(line: DiceLine) -> str:
    """ "d20", "Advantage (d4 to d10)"."""
    smallest, largest = line.sizes[0][0], line.sizes[-1][0]
    size = f"d{smallest}" if smallest == largest else f"d{smallest} to d{largest}"
    return f"{line.kind} ({size})" if line.kind else size


def mean(value: float) -> str:
    """ "3.46"."""
    return f"{value:.2f}"


def dice_source(line: DiceLine) -> str:
    """ "12 rolled, 3 typed"."""
    return ", ".join(f"{n} {how}" for n, how in ((line.rolled, "rolled"), (line.typed, "typed")) if n)


def against_chance(line: DiceLine) -> str:
    """Whether the mean is one that chance often brings; one in twenty is called high or low though it is chance."""
    off = line.mean - line.expected
    if abs(off) <= _UNUSUAL * line.spread:
        return "as chance has it"
    return "unusually high" if off > 0 else "unusually low"


def _valued(name: str, value: int) -> str:
    return f"{name} {value}" if value else name


def _with_note(text: str, note: str) -> str:
    return f"{text}: {note}" if note else text


def _of_how_many(line: TrackLine) -> str:
    return f" of {line.highest}" if line.is_drawn and not line.kind.rungs else ""


def _per_cent(chance: Fraction) -> str:
    if 0 < chance < _PER_CENT:
        return "under 1 %"
    if 1 - _PER_CENT < chance < 1:
        return "over 99 %"
    return f"{round(chance * 100)} %"
