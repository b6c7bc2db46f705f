import { type Logger, pino } from 'pino';

/** Recording logger: JSON lines at all levels from `debug`. */
export function keptLog(): { readonly logger: Logger; readonly lines: readonly string[] } {
  const lines: string[] = [];
  return { logger: pino({ level: 'debug' }, { write: (line) => lines.push(line) }), lines };
}
