import type { Context } from 'hono';
import { type Body, isRecord, nestForm } from '../engine/model/request-body';

/**
 * The body of a request: JSON, multipart or urlencoded; null when it cannot be read. Files in forms are left out, and halves
 * of characters in JSON are replaced, as forms do: no address can be made of them.
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

/** Value of JSON text, with U+FFFD for halves of characters in its texts. Throws when it is no JSON. */
function wellFormed(json: string): unknown {
  return JSON.parse(json, (_name, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString() : value,
  );
}
