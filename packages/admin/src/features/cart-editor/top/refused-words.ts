import type { Issue } from '@cartwright/core/smart-cart/issue';
import { screenOfIssue } from '../model/issues';

/** What is told of a save that was refused for `issues`: under the title of the first, which is shown at its field. */
export function refusedWords([first]: readonly Issue[]): {
  readonly title: string | null;
  readonly message: string;
} {
  // The fields of a schedule are filled in; it is their time that does not do.
  const isTime =
    first !== undefined && screenOfIssue(first).kind === 'schedule' && first.code !== 'dates_required';
  const saysItself = isTime || first?.code === 'too_slow';
  return {
    title: first?.title ?? null,
    message: saysItself ? first.message : 'Unable to save. Fill in required fields.',
  };
}
