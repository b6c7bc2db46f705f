import type { Issue } from '@cartwright/core/editing/issue';

/** Error message of a field, or the default that the specification defines. */
export function fieldText({ message }: Pick<Issue, 'message'>): string {
  return message.trim() === '' ? 'Encountered an Error' : message;
}
