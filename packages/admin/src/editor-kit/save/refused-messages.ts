import { type Issue, isTooMuch } from '@cartwright/core/editing/issue';

export interface RefusedMessage {
  readonly title: string | null;
  readonly message: string;
}

/**
 * Error message of a save rejected for `issues`: titled by the first, which shows at its field.
 * `speaks` tells which issues have a message besides missing input.
 */
export function refusedMessage(
  [first]: readonly Issue[],
  speaks: (issue: Issue) => boolean = () => false,
): RefusedMessage {
  return {
    title: first?.title ?? null,
    message:
      first && (isTooMuch(first) || speaks(first))
        ? first.message
        : 'Unable to save. Fill in required fields.',
  };
}
