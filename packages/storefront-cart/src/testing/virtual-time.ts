/** Virtual clock: waits take no real time and end in order. */
export interface VirtualTime {
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Advances the clock. */
  pass(milliseconds: number): Promise<void>;
  /** Advances the clock until nothing is pending; throws if that never happens. */
  passAll(): Promise<void>;
}

/** Node's: runs after all ready tasks, without a timer's minimum delay. */
declare const setImmediate: (run: () => void) => void;

const MAX_EVENTS = 20_000;

/** Creates a virtual clock. `onQuiet` is called whenever an instant is fully processed. */
export function virtualTime(onQuiet: () => void): VirtualTime {
  const due: { readonly at: number; readonly ring: () => void }[] = [];
  let now = 0;
  let events = 0;

  async function quiet(): Promise<void> {
    await new Promise((resolve) => setImmediate(() => resolve(null)));
    onQuiet();
  }

  async function passUntil(end: number): Promise<void> {
    await quiet();
    for (;;) {
      const at = Math.min(...due.map((each) => each.at));
      if (at > end || due.length === 0) break;
      if (++events > MAX_EVENTS) throw new Error('It never ends.');
      now = at;
      const index = due.findIndex((each) => each.at === at);
      due.splice(index, 1)[0]?.ring();
      await quiet();
    }
    if (Number.isFinite(end)) now = end;
  }

  return {
    now: () => now,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        due.push({ at: now + milliseconds, ring: resolve });
      }),
    pass: (milliseconds) => passUntil(now + milliseconds),
    passAll: () => passUntil(Number.POSITIVE_INFINITY),
  };
}
