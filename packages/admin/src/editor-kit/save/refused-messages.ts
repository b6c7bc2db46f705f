import { type Issue, isTooMuch } from '@cartwright/core/editing/issue';

export interface RefusedMessage {
  readonly title: string | null;
  readonly message: string;
}

/**
 * Message of a save that was refused for `issues`: under the title of the first, which is shown at its field. `speaks`
 * says of which issues the message tells more than that something is to be filled in.
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
