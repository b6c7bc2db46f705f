import type { Issue } from '@cartwright/core/editing/issue';

/** What a field that is wrong says, also where nobody said why. The specification fixes it. */
export function fieldText({ message }: Pick<Issue, 'message'>): string {
  return message.trim() === '' ? 'Encountered an Error' : message;
}
