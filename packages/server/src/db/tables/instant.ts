import { timestamp } from 'drizzle-orm/pg-core';

/** Timestamp column, read by drizzle as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
