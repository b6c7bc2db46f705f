import { wallTime } from '@cartwright/core/schedule/wall-time';

/** Time as in `timeText`, to follow a verb: "at 10:46 AM", "on Nov 19, 10:46 AM". */
export function whenText(at: number, timezone: string, now: number): string {
  const isToday = wallTime(at, timezone).date === wallTime(now, timezone).date;
  return `${isToday ? 'at' : 'on'} ${timeText(at, timezone, now)}`;
}

/**
 * A moment on the shop's clock, as short as it is clear: "10:46 AM" of today, "Nov 19, 10:46 AM" of another day, with the
 * year where that is another one. `at` and `now` are milliseconds since 1970, `timezone` is an IANA name.
 */
export function timeText(at: number, timezone: string, now: number): string {
  return momentText(at, timezone, now, false);
}

/** Texts of times in one list: as `timeText`, with seconds if two would be equal. */
export function timeTexts(moments: readonly number[], timezone: string, now: number): readonly string[] {
  const short = moments.map((at) => timeText(at, timezone, now));
  return moments.map((at, index) => {
    const text = short[index] ?? '';
    const isAlone = short.indexOf(text) === short.lastIndexOf(text);
    return isAlone ? text : momentText(at, timezone, now, true);
  });
}

function momentText(at: number, timezone: string, now: number, hasSeconds: boolean): string {
  const [then, today] = [wallTime(at, timezone).date, wallTime(now, timezone).date];
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hour: 'numeric',
    minute: '2-digit',
    ...(hasSeconds && { second: '2-digit' }),
    ...(then !== today && { month: 'short', day: 'numeric' }),
    ...(then.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  });
  return format.format(at);
}
