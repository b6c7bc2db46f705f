import { CART_SCHEDULE } from '@cartwright/core/smart-cart/cart-schedule-rules';
import { setSchedule } from '@cartwright/core/smart-cart/commands/set-cart-fields';
import { WindowFields } from '../../../../editor-kit/schedule/window-fields';
import { useDocument, useRun } from '../../model/editor-context';
import { useScheduleIssues } from '../../model/use-schedule-issues';

/** Start and end of the schedule, on the clock of the shop (IANA name of its time zone). */
export function ScheduleFields({ timezone }: { timezone: string }) {
  const startDate = useDocument((document) => document.startDate);
  const endDate = useDocument((document) => document.endDate);
  const run = useRun();
  const issues = useScheduleIssues(timezone);
  return (
    <WindowFields
      window={{ startDate, endDate }}
      rules={CART_SCHEDULE}
      timezone={timezone}
      issues={issues}
      onChange={(fields) => run((document) => setSchedule(document, { fields }))}
    />
  );
}
