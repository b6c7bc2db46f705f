import type { CartSession } from './session';

/** Changes that come within this time (milliseconds) are one: a theme's request and the events that tell of it. */
const TOGETHER = 50;

/**
 * Gives the way to put the cart right after others have changed it: it is read, unless that was done since `at`
 * (`performance.now()`), and then gets and loses what the rewards ask for. Nothing is written where nothing differs.
 * `prepare` finds out first what has to be known of the gifts.
 */
export function puttingRight(
  session: CartSession,
  prepare: () => Promise<unknown>,
): (at: number) => Promise<void> {
  let readAt = 0;
  let lastRead: Promise<boolean> | null = null;
  let changedAt = 0;
  let due: Promise<void> | null = null;

  function read(): Promise<boolean> {
    readAt = performance.now();
    lastRead = session.refresh().then(({ ok }) => {
      // Then it counts as not read.
      if (!ok) readAt = 0;
      return ok;
    });
    return lastRead;
  }

  async function settle(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, TOGETHER));
    due = null;
    const reading = changedAt > readAt || !lastRead ? read() : lastRead;
    const [ok] = await Promise.all([reading, prepare()]);
    if (ok) await session.dispatch({ type: 'settle' });
  }

  void read();
  return (at) => {
    changedAt = Math.max(changedAt, at);
    due ??= settle();
    return due;
  };
}
