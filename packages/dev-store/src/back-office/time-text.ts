/** Timestamp in the shop's time zone: "Mar 1, 2026, 10:00 AM". */
export function timeText(instant: string, timezone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timezone,
  });
  return format.format(new Date(instant));
}
