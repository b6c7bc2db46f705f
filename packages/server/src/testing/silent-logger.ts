import { pino } from 'pino';

/** Silent logger. */
export const silentLogger = pino({ level: 'silent' });
