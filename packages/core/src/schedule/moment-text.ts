/** Instant (ISO 8601, or epoch milliseconds) formatted in a time zone (IANA name): `Nov 27, 2026, 12:00 AM`. */
export function momentText(instant: string | number, timezone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(new Date(instant));
}
