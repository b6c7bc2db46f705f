/** Fallback of an unknown shop time zone. */
export const DEFAULT_TIME_ZONE = 'America/New_York';

/** Instant as wall time of the shop. */
export interface WallTime {
  /** `yyyy-MM-dd`. */
  readonly date: string;
  /** `HH:mm`. */
  readonly time: string;
}

const DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * An instant (epoch milliseconds) on the clock of a time zone (IANA name). By `Intl`: what goes by way of a local `Date`
 * loses the hour that the merchant's own clock leaves out.
 */
export function wallTime(instant: number, timezone: string): WallTime {
  const parts = Object.fromEntries(
    formatOf(timezone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    // A year that is being typed begins with zeros, which `Intl` omits.
    date: `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** First instant (epoch milliseconds) of a wall time; null if it never occurs, or the date is invalid. */
export function instantOf({ date, time }: WallTime, timezone: string): number | null {
  const asUtc = utcOf({ date, time });
  // Browser fields accept years of five digits, too, in a form that is no ISO date.
  if (Number.isNaN(asUtc)) return null;
  // The clock changes at most once in these two days: one of the two offsets applies.
  const instants = [asUtc - DAY, asUtc + DAY]
    .map((near) => asUtc - (utcOf(wallTime(near, timezone)) - near))
    .sort((a, b) => a - b);
  const shown = instants.find((instant) => {
    const wall = wallTime(instant, timezone);
    return wall.date === date && wall.time === time;
  });
  return shown ?? null;
}

function utcOf({ date, time }: WallTime): number {
  return Date.parse(`${date}T${time}:00Z`);
}

/** Number of calendar days between two dates (`yyyy-MM-dd`). */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY;
}

/** Date (`yyyy-MM-dd`) some calendar days later. */
export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timezone, format);
  return format;
}
