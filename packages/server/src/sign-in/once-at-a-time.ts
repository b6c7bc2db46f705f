/** Does what is asked for by the same name at the same time once, for all who ask. */
export function onceAtATime<Result>(): (name: string, work: () => Promise<Result>) => Promise<Result> {
  const under = new Map<string, Promise<Result>>();
  return (name, work) => {
    const working = under.get(name) ?? work().finally(() => under.delete(name));
    under.set(name, working);
    return working;
  };
}
