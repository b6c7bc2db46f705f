import * as z from 'zod';
import { LIST_LIMITS, type ListLimit, TEXT_LIMITS, type TextLimit } from './limits';

// zod's own `max` counts the characters of a text, while fields count UTF-16 units; it skips the entries of a list
// that is too long, while stored ones have to be read; and records have none.

/** Text within its `TEXT_LIMITS`. */
export function text(limit: TextLimit): z.ZodString {
  return upTo(TEXT_LIMITS[limit], z.string());
}

/** Non-empty id. */
export function idText(): z.ZodString {
  return text('id').min(1);
}

/** UTC instant (ISO 8601), limited in length because of fractions of a second. */
export function instant(): z.ZodISODateTime {
  return upTo(TEXT_LIMITS.instant, z.iso.datetime());
}

/** Text of at most `maximum` UTF-16 units. */
export function upTo<Text extends z.ZodType<string>>(maximum: number, schema: Text): Text {
  const within = schema.superRefine((value, context) => {
    if (value.length > maximum) context.addIssue(tooBig('string', maximum, value));
  });
  return within.meta({ maxLength: maximum });
}

/** List within its `LIST_LIMITS`. */
export function listOf<Entry extends z.ZodType>(entry: Entry, limit: ListLimit): z.ZodArray<Entry> {
  const maximum = LIST_LIMITS[limit];
  const within = z.array(entry).superRefine((list, context) => {
    if (list.length > maximum) context.addIssue(tooBig('array', maximum, list));
  });
  return within.meta({ maxItems: maximum });
}

/** Record within its `LIST_LIMITS`. */
export function recordOf<Key extends z.core.$ZodRecordKey, Value extends z.ZodType>(
  key: Key,
  value: Value,
  limit: ListLimit,
): z.ZodRecord<Key, Value> {
  const maximum = LIST_LIMITS[limit];
  const within = z.record(key, value).superRefine((record, context) => {
    if (Object.keys(record).length > maximum) context.addIssue(tooBig('array', maximum, record));
  });
  return within.meta({ maxProperties: maximum });
}

const tooBig = (origin: 'string' | 'array', maximum: number, input: unknown) =>
  ({ code: 'too_big', origin, maximum, inclusive: true, input }) as const;
