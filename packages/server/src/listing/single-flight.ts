/** Runs work under a key; concurrent calls with the same key share its result or error. */
export type SingleFlight<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>;

export function singleFlight<Result>(): SingleFlight<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return (key, work) => {
    const there = underWay.get(key);
    if (there) return there;
    const begun = work().finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
}
