import { pino } from 'pino';

/** For tests that don't read the log. */
export const silentLogger = pino({ level: 'silent' });
