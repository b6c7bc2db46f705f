import { loggedError } from './logged-error';
import { ServerStartError } from './server-start-error';

/** Pino's level `fatal`. */
const FATAL = 60;

/** Reason why the server didn't start: text for a terminal, or a JSON log line. */
export function startErrorText(error: unknown, forPerson: boolean, now = Date.now()): string {
  const isExpected = error instanceof ServerStartError;
  if (forPerson) {
    // Errors that the person can fix need no stack trace.
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
