/** Result of parsing: the value, or the problem and its path. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string; readonly path: string };

export function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;
}

export function no(path: string, message: string): { ok: false; message: string; path: string } {
  return { ok: false, message, path };
}
