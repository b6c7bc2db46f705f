import { expect, test } from 'vitest';
import { serverLogger } from './server-logger';

test('logs one line a minute per cause while the database is down, and everything else', () => {
  const lines: { readonly msg: string; readonly leftOut?: number }[] = [];
  let now = 0;
  const log = serverLogger({
    level: 'info',
    to: { write: (line) => lines.push(JSON.parse(line)) },
    now: () => now,
  });
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  for (let times = 0; times < 30; times++) {
    log.error({ err: away }, 'request failed');
    log.child({ part: 'jobs' }).warn({ err: away }, 'the jobs broke off');
  }
  log.error({ err: Object.assign(new Error('shut down'), { code: '57P01' }) }, 'request failed');
  log.error({ err: new Error('other') }, 'request failed');
  log.info('Listening');
  expect(lines.map(({ msg }) => msg)).toEqual([
    'the database can’t be used',
    'the database can’t be used',
    'request failed',
    'Listening',
  ]);
  now = 60_000;
  log.error({ err: away }, 'request failed');
  expect(lines.at(-1)).toMatchObject({ msg: 'the database can’t be used', leftOut: 59 });
});
