import { timestamp } from 'drizzle-orm/pg-core';

/** A column with a moment, which drizzle reads as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
