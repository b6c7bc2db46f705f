/**
 * Formats a time in a time zone with its offset, without fractions of a second, as in Shopify's payloads:
 * `2026-03-01T10:00:00-05:00`. Throws for an invalid time or zone.
 */
export function zonedTime(instant: string, timezone: string): string {
  const second = Math.floor(new Date(instant).getTime() / 1000) * 1000;
  const minutes = Math.round((wallClock(second, timezone) - second) / 60_000);
  const local = new Date(second + minutes * 60_000).toISOString().slice(0, 19);
  const size = Math.abs(minutes);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Local time of a zone, as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}
