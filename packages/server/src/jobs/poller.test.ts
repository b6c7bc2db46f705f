import { pino } from 'pino';
import { expect, test } from 'vitest';
import { eventually } from '../testing/test-app';
import { poller } from './poller';

test('polls at once and repeatedly, even after a failure, logged once', async () => {
  const log: string[] = [];
  let polls = 0;
  const watch = poller({
    look: async () => {
      polls += 1;
      if (polls < 4) throw new Error('The database is away.');
    },
    everyMs: 1,
    logger: pino({}, { write: (line) => log.push(JSON.parse(line).msg) }),
  });
  await eventually(() => polls > 4);
  await watch.stop();
  expect(log).toEqual(['the database cannot be asked']);
});

test('waits for the running poll when stopped', async () => {
  const seen: string[] = [];
  let finish = () => {};
  const watch = poller({
    look: async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      seen.push('looked');
    },
    everyMs: 3_600_000,
    logger: pino({ level: 'silent' }),
  });
  const stopping = watch.stop().then(() => seen.push('stopped'));
  finish();
  await stopping;
  expect(seen).toEqual(['looked', 'stopped']);
});
