/** Parses an integer parameter within a range; `otherwise` if absent, null if invalid. */
export function wholeNumber(
  text: string | undefined,
  { from, to, otherwise }: { readonly from: number; readonly to: number; readonly otherwise: number },
): number | null {
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  return Number.isSafeInteger(value) && value >= from && value <= to ? value : null;
}
