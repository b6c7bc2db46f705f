/** Value of JSON text, with U+FFFD for halves of characters in its texts. Throws when it is no JSON. */
export function wellFormed(json: string): unknown {
  return JSON.parse(json, (_name, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString() : value,
  );
}
