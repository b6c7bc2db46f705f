/** Result of `work`, if it comes within `ms`; null else, and the work goes on by itself. Rejects as `work` does until then. */
export async function resultWithin<Value>(
  work: Promise<Value>,
  ms: number,
): Promise<{ readonly value: Value } | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([work.then((value) => ({ value })), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for `work`, but no longer than `ms`. Gives whether it has ended. Rejects as `work` does. */
export async function withinTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  return (await resultWithin(work, ms)) !== null;
}
