import { expect, test } from 'vitest';
import { ServerStartError } from './server-start-error';
import { startErrorText } from './start-error-text';

const taken = new ServerStartError('port_in_use', 'Port 4700 is in use.\nStop it.');

test('formats a startup error for people, and as one line of JSON for logs', () => {
  expect(startErrorText(taken, true)).toBe('Port 4700 is in use.\nStop it.');
  const line = startErrorText(taken, false, 7);
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({
    level: 60,
    time: 7,
    pid: process.pid,
    code: 'port_in_use',
    msg: 'Port 4700 is in use.\nStop it.',
  });
});

test('includes the stack of an unexpected error in both formats', () => {
  const broken = new TypeError('broken');
  expect(startErrorText(broken, true)).toContain('start-error-text.test');
  expect(JSON.parse(startErrorText(broken, false))).toMatchObject({
    msg: 'the start failed',
    err: { type: 'TypeError', message: 'broken', stack: expect.stringContaining('start-error-text.test') },
  });
});
