/**
 * Wraps an effect to run only when the value changes, compared as JSON: setting a style sheet or attribute to the same
 * value still recalculates the page's styles.
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
