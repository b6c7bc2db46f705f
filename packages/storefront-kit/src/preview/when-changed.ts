/**
 * Wraps an effect so that it runs only for values that differ, as JSON, from the one before: setting a style sheet or an
 * attribute again costs the styles of the whole page, also where it says the same.
 */
export function whenChanged<Value>(effect: (value: Value) => void): (value: Value) => void {
  let before: string | null = null;
  return (value) => {
    const now = JSON.stringify(value) ?? '';
    if (now === before) return;
    before = now;
    effect(value);
  };
}
