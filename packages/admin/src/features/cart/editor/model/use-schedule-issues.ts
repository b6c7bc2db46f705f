import { scheduleIssues } from '@cartwright/core/cart/schedule-issues';
import type { Issue } from '@cartwright/core/editing/issue';
import { useQuery } from '@tanstack/react-query';
import { useView } from '../../../../editor-kit/model/editor-context';
import { cartsQuery } from '../../../../shared/api/carts-query';
import { useDocument, useSavedCart } from './editor-context';
import { cartScreenOf } from './issues';

/**
 * Issues of the edited schedule: by the validation shared with the server, plus those that only the
 * server found.
 */
export function useScheduleIssues(timezone: string): readonly Issue[] {
  const document = useDocument((present) => present);
  const saved = useSavedCart();
  const theirs = useView((view) => view.serverIssues);
  const refused = useView((view) => view.refusedSaves > 0);
  const others = useQuery({ ...cartsQuery, enabled: document.isScheduled }).data?.combinedCarts ?? [];
  const own = scheduleIssues(document, saved, { now: new Date(), timezone, others });
  // No issues before the merchant has entered anything.
  const begun =
    document.startDate !== null ||
    document.endDate !== null ||
    refused ||
    own[0]?.code === 'fallback_scheduled';
  const more = theirs.filter(
    (issue) =>
      issue.scope === undefined &&
      // The fallback may have changed since the server's response; the cart list is current.
      issue.code !== 'fallback_scheduled' &&
      cartScreenOf(issue.path).kind === 'schedule' &&
      own.every(({ code }) => code !== issue.code),
  );
  return begun ? [...own, ...more] : [];
}
