import { say } from './say';

/** So many failures are said. */
const MAX_SAID = 5;

/** Does work for each, so many at once, and says how far it is. Throws when all are done, if one failed. */
export async function inParallel<Each>(
  all: readonly Each[],
  atOnce: number,
  name: string,
  work: (each: Each) => Promise<void>,
): Promise<void> {
  const waiting = [...all];
  const failures: unknown[] = [];
  const began = Date.now();
  let done = 0;
  const worker = async () => {
    for (let each = waiting.shift(); each !== undefined; each = waiting.shift()) {
      await work(each).catch((error: unknown) => {
        failures.push(error);
        if (failures.length <= MAX_SAID) say(`Failed: ${JSON.stringify(each)}\n${error}`);
      });
      done += 1;
      if (done % 50 === 0 || done === all.length)
        say(`${done} of ${all.length} ${name}, ${Math.round((Date.now() - began) / 1000)} s`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length === 0) return;
  throw new AggregateError(failures, `${failures.length} of ${all.length} ${name} failed.`);
}
