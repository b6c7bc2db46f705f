import { expect, it } from 'vitest';
import { whenChanged } from './when-changed';

it('runs for the first value and for each change, compared by content', () => {
  const ran: unknown[] = [];
  const run = whenChanged((value: { readonly color: string } | undefined) => ran.push(value));
  for (const color of ['red', 'red', 'blue']) run({ color });
  run(undefined);
  run(undefined);
  expect(ran).toEqual([{ color: 'red' }, { color: 'blue' }, undefined]);
});
