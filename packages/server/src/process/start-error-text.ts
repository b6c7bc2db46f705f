import { loggedError } from './logged-error';
import { ServerStartError } from './server-start-error';

/** Pino's number of `fatal`. */
const FATAL = 60;

/** Why the server didn't start: for a person at a terminal as text, for whatever collects logs as a line of JSON like theirs. */
export function startErrorText(error: unknown, forPerson: boolean, now = Date.now()): string {
  const isExpected = error instanceof ServerStartError;
  if (forPerson) {
    // What a person can fix needs no stack.
    return isExpected ? error.message : String(error instanceof Error ? error.stack : error);
  }
  return JSON.stringify({
    level: FATAL,
    time: now,
    pid: process.pid,
    ...(isExpected
      ? { code: error.code, msg: error.message }
      : { err: loggedError(error), msg: 'the start failed' }),
  });
}
