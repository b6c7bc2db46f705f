import { type Logger, pino } from 'pino';

/** A log that a test reads: everything down to `debug`, a line of JSON each. */
export function keptLog(): { readonly logger: Logger; readonly lines: readonly string[] } {
  const lines: string[] = [];
  return { logger: pino({ level: 'debug' }, { write: (line) => lines.push(line) }), lines };
}
