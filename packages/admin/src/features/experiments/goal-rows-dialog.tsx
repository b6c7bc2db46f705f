import { EXPERIMENTS_PER_PAGE, listGoalRows } from '@cartwright/core/contract/experiments';
import { GOALS } from '@cartwright/core/experiments/document/goals';
import { Text } from '@cartwright/ui/admin/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EvidenceModal, EvidenceRows } from '../../report-kit/evidence/evidence-rows';
import { timeText } from '../../report-kit/figures/figure-text';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { Loaded } from '../../shared/components/loaded';
import { EXPERIMENTS } from './experiment-editing';
import type { DecisionFormats } from './goal-figure';
import { rowAmount, rowsSumText, rowText } from './goal-rows-text';
import type { OpenedCell } from './opened-cell';

/** Dialog of the rows behind a variant's figure, with their total. */
export function GoalRowsDialog({
  id,
  cell: { text, title, goalId, variant, of, group },
  until,
  formats,
  onClose,
}: {
  readonly id: string;
  readonly cell: OpenedCell;
  /** End of the counted period (ISO 8601). */
  readonly until: string;
  readonly formats: DecisionFormats;
  readonly onClose: () => void;
}) {
  const [page, setPage] = useState(1);
  const request = {
    variant,
    until,
    page,
    limit: EXPERIMENTS_PER_PAGE,
    ...(group && { by: group.by, ...(group.key !== null && { group: group.key }) }),
  };
  const query = useQuery({
    queryKey: [...EXPERIMENTS, 'rows', id, goalId, request],
    queryFn: ({ signal }) =>
      responseOf(
        api.call(listGoalRows, {
          params: { id },
          query: goalId === null ? request : { ...request, goalId },
          body: undefined,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
  return (
    <EvidenceModal
      title={`${title}: ${of}`}
      value={<strong>{text}</strong>}
      about={goalId === null ? 'Visitors who saw this variant and no other.' : GOALS[goalId].about}
      onClose={onClose}
    >
      <Loaded query={query} what="what’s behind this figure">
        {({ rows, visitors, sum, pagination: { totalItems, totalPages } }) =>
          totalItems === 0 ? (
            <Text as="p">There’s no data behind this figure any more: visitors may have been deleted.</Text>
          ) : (
            <EvidenceRows
              title={title}
              rows={rows.map((row, index) => ({
                key: `${page} ${index}`,
                time: timeText(Date.parse(row.at), formats),
                what: rowText(row),
                ...(goalId !== null &&
                  row.amount !== null && { amount: rowAmount(goalId, row.amount, formats) }),
              }))}
              sum={rowsSumText(goalId, { visitors, sum, rows: totalItems }, formats)}
              isBusy={query.isPlaceholderData}
              page={page}
              pages={totalPages}
              onPage={setPage}
            />
          )
        }
      </Loaded>
    </EvidenceModal>
  );
}
