interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Batches calls made while the previous batch runs, up to `limit` items: for work whose cost hardly depends on the
 * number. `work` returns a result per item; if it throws, each item is retried alone.
 */
export function together<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  limit: number,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isActive = false;

  async function settle(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (group.length > 1) for (const each of group) await settle([each]);
      else for (const { reject } of group) reject(error);
    }
  }

  async function workThrough(): Promise<void> {
    isActive = true;
    while (waiting.length > 0) await settle(waiting.splice(0, limit));
    isActive = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isActive) void workThrough();
    });
}
