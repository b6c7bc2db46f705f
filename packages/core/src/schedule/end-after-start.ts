import { defaultEnd } from './slots';

/**
 * End of a period after a choice of its start, both UTC instants (ISO 8601): 30 minutes later unless there is one.
 * An end that the merchant has `typed` is unchanged, even before the start: an issue reports it.
 */
export function endAfterStart(
  { start, end }: { readonly start: string; readonly end: string | null },
  { typed, openEnd }: { readonly typed: boolean; readonly openEnd: boolean },
): string | null {
  if (typed) return end;
  const isMissing = end === null ? !openEnd : end <= start;
  return isMissing ? defaultEnd(start) : end;
}
