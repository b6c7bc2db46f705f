export type SerialQueue = <T>(name: string | undefined, task: () => Promise<T>) => Promise<T>;

/**
 * Runs tasks of the same name sequentially, in order of arrival; different names are independent. Shopify executes
 * requests of a cart in arrival order (changelog of 10 October 2025).
 */
export function serialQueue(): SerialQueue {
  const tails = new Map<string, Promise<unknown>>();
  return (name, task) => {
    if (name === undefined) return task();
    const before = tails.get(name) ?? Promise.resolve();
    const result = before.then(task, task);
    const tail = result.catch(() => undefined);
    tails.set(name, tail);
    tail.then(() => {
      if (tails.get(name) === tail) tails.delete(name);
    });
    return result;
  };
}
