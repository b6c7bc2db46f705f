/** Result of `work`, or null after `ms`, while the work continues. Rejects if `work` rejects in time. */
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

/** Waits for `work` with a timeout of `ms`; returns whether it has ended. Rejects as `work` does. */
export async function withinTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  return (await resultWithin(work, ms)) !== null;
}
