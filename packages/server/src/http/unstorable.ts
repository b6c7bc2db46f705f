interface Unstorable {
  readonly code: 'character';
  readonly path: (string | number)[];
  readonly message: string;
}

const MESSAGE =
  'This text contains a character that can’t be saved. Type it again, or paste it as plain text.';

/** Whether PostgreSQL can store a text: without U+0000 and lone surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Unstorable texts and keys of a JSON value, by path. */
export function unstorable(value: unknown, path: readonly (string | number)[] = []): Unstorable[] {
  if (typeof value === 'string') {
    return isStorable(value) ? [] : [{ code: 'character', path: [...path], message: MESSAGE }];
  }
  if (Array.isArray(value)) return value.flatMap((each, index) => unstorable(each, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    isStorable(name) ? unstorable(each, [...path, name]) : unstorable(name, path),
  );
}
