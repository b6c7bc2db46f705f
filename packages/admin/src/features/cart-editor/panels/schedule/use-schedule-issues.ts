import { scheduleIssues } from '@cartwright/core/schedule/schedule-issues';
import type { Issue } from '@cartwright/core/smart-cart/issue';
import { useQuery } from '@tanstack/react-query';
import { cartsQuery } from '../../../../shared/carts-query';
import { useDocument, useDocumentState, useView } from '../../model/editor-context';
import { screenOfIssue } from '../../model/issues';

/** What is wrong with the schedule as it is edited, by the rule of the server, and what the server said beyond that. */
export function useScheduleIssues(timezone: string): readonly Issue[] {
  const document = useDocument((present) => present);
  const saved = useDocumentState(({ history }) => history.saved);
  const theirs = useView((view) => view.serverIssues);
  const refused = useView((view) => view.refusedSaves > 0);
  const others = useQuery({ ...cartsQuery, enabled: document.isScheduled }).data?.combinedCarts ?? [];
  const own = scheduleIssues(document, saved, { now: new Date(), timezone, others });
  // Before anything is chosen nothing is wrong yet.
  const begun =
    document.startDate !== null ||
    document.endDate !== null ||
    refused ||
    own[0]?.code === 'fallback_scheduled';
  const more = theirs.filter(
    (issue) => screenOfIssue(issue).kind === 'schedule' && own.every(({ code }) => code !== issue.code),
  );
  return begun ? [...own, ...more] : [];
}

/** What stands at the field: there it is clear what has to be after what. Spec section 5, "Schedule". */
export function inlineText({ code, message }: Issue): string {
  return code === 'start_after_end_date' ? 'End date must be after the start date' : message;
}
