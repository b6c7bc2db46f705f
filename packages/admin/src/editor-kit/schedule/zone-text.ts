/** Time zone (IANA name) with its current UTC offset: `America/New_York (GMT-5)`. */
export function zoneText(timezone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'shortOffset' });
  const offset = parts.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value;
  return offset === undefined ? timezone : `${timezone} (${offset})`;
}
