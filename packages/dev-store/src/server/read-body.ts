import type { Context } from 'hono';
import { type Body, isRecord, nestForm } from '../engine/model/request-body';

/**
 * Parses a request body: JSON, multipart or urlencoded; null if invalid. Files in forms are ignored. Lone surrogates in
 * JSON are replaced, as in forms, since they can't be encoded in URLs.
 */
export async function readBody(c: Context): Promise<Body | null> {
  const type = c.req.header('content-type') ?? '';
  try {
    if (type.includes('application/json')) {
      const parsed: unknown = wellFormed(await c.req.text());
      return isRecord(parsed) ? parsed : null;
    }
    if (type.includes('multipart/form-data')) {
      const form = await c.req.formData();
      return nestForm([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
    }
    return nestForm(new URLSearchParams(await c.req.text()));
  } catch {
    return null;
  }
}

/** Parses JSON, with U+FFFD for lone surrogates. Throws if invalid. */
function wellFormed(json: string): unknown {
  return JSON.parse(json, (_name, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString() : value,
  );
}
