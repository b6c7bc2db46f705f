import { useQuery } from '@tanstack/react-query';
import { ProblemCount } from '../../../editor-kit/fields/problem-count';
import { shopQuery } from '../../../shared/api/shop-query';
import { useScheduleIssues } from '../model/use-schedule-issues';

/** The issues of the schedule, counted; none before something was chosen or a save was refused. */
export function ScheduleProblems() {
  const { data: shop } = useQuery(shopQuery);
  return shop ? <Counted timezone={shop.timezone} /> : null;
}

function Counted({ timezone }: { timezone: string }) {
  const told = useScheduleIssues(timezone).length;
  return <ProblemCount problems={{ told, waiting: 0 }} />;
}
