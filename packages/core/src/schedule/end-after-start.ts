import { defaultEnd } from './slots';

/**
 * The end of a window once its start is chosen, both UTC instants (ISO 8601): 30 minutes later unless there is one. What a
 * merchant has `typed` stays as it is, in front of the start too: that is told, not moved.
 */
export function endAfterStart(
  { start, end }: { readonly start: string; readonly end: string | null },
  { typed, openEnd }: { readonly typed: boolean; readonly openEnd: boolean },
): string | null {
  if (typed) return end;
  const isMissing = end === null ? !openEnd : end <= start;
  return isMissing ? defaultEnd(start) : end;
}
