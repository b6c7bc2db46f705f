import type { Issue } from '@cartwright/core/editing/issue';

/** Message of a wrong field, with a default where no reason is given. The specification fixes it. */
export function fieldText({ message }: Pick<Issue, 'message'>): string {
  return message.trim() === '' ? 'Encountered an Error' : message;
}
