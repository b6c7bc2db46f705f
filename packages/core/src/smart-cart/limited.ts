import * as z from 'zod';
import { LIST_LIMITS, type ListLimit, TEXT_LIMITS, type TextLimit } from './limits';

/** A text that is at most as long as `TEXT_LIMITS` says. */
export function text(limit: TextLimit): z.ZodString {
  return z.string().max(TEXT_LIMITS[limit]);
}

/** An id that is not empty. */
export function idText(): z.ZodString {
  return text('id').min(1);
}

/** A UTC instant (ISO 8601). Fractions of a second could go on for ever. */
export function instant(): z.ZodISODateTime {
  return z.iso.datetime().max(TEXT_LIMITS.instant);
}

/** A list with at most as many entries as `LIST_LIMITS` says. */
export function listOf<Entry extends z.ZodType>(entry: Entry, limit: ListLimit): z.ZodArray<Entry> {
  return z.array(entry).max(LIST_LIMITS[limit]);
}

/** The same of a record, which zod has no limit for: one with more entries has an issue like a list's. */
export function recordOf<Key extends z.core.$ZodRecordKey, Value extends z.ZodType>(
  key: Key,
  value: Value,
  limit: ListLimit,
): z.ZodRecord<Key, Value> {
  const maximum = LIST_LIMITS[limit];
  return z
    .record(key, value)
    .superRefine((record, context) => {
      if (Object.keys(record).length <= maximum) return;
      context.addIssue({ code: 'too_big', origin: 'array', maximum, inclusive: true, input: record });
    })
    .meta({ maxProperties: maximum });
}
