import { type Issue, isTooMuch } from '@cartwright/core/smart-cart/issue';
import { screenOfIssue } from '../model/issues';

/** What is told of a save that was refused for `issues`: under the title of the first, which is shown at its field. */
export function refusedWords([first]: readonly Issue[]): {
  readonly title: string | null;
  readonly message: string;
} {
  return {
    title: first?.title ?? null,
    message: first && !isFilledIn(first) ? first.message : 'Unable to save. Fill in required fields.',
  };
}

/** Whether filling something in puts it right: not the times of a schedule that are there, nor too much of something. */
function isFilledIn(issue: Issue): boolean {
  const isTime = screenOfIssue(issue).kind === 'schedule' && issue.code !== 'dates_required';
  return !isTime && !isTooMuch(issue);
}
