/** Period of a discount in epoch milliseconds: from `from`, inclusive, to `to`, exclusive. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** Period of UTC instants, to the second, which is Shopify's precision; null: already begun, or without an end. */
export function periodOf(times: {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}): Period {
  return {
    from: times.startsAt === null ? Number.NEGATIVE_INFINITY : second(times.startsAt),
    to: times.endsAt === null ? Number.POSITIVE_INFINITY : second(times.endsAt),
  };
}

export function isActive({ from, to }: Period, at: number): boolean {
  return from <= at && at < to;
}

/** Whether `outer` is active whenever `inner` is, from `now` on. */
export function covers(outer: Period, inner: Period, now: number): boolean {
  return outer.from <= Math.max(inner.from, now) && inner.to <= outer.to;
}

/** Whether two periods are the same from `now` on. */
export function samePeriod(a: Period, b: Period, now: number): boolean {
  return covers(a, b, now) && covers(b, a, now);
}

/** Maximum number of simultaneously active periods, from `now` on. */
export function mostAtOnce(periods: readonly Period[], now: number): number {
  const counts = periods.map(({ from, to }) => {
    const at = Math.max(from, now);
    return at < to ? periods.filter((period) => isActive(period, at)).length : 0;
  });
  return Math.max(0, ...counts);
}

function second(text: string): number {
  return Math.floor(Date.parse(text) / 1_000) * 1_000;
}
