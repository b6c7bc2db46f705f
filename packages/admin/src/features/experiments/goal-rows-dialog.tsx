import { EXPERIMENTS_PER_PAGE, listGoalRows } from '@cartwright/core/contract/experiments';
import { variantName } from '@cartwright/core/experiments/document/experiment-document';
import { GOALS } from '@cartwright/core/experiments/document/goals';
import { ModalSection, OpenModal } from '@cartwright/ui/admin/open-modal';
import { Pagination } from '@cartwright/ui/admin/pagination';
import { Text } from '@cartwright/ui/admin/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timeText } from '../../report-kit/figures/figure-text';
import { PlainTable } from '../../report-kit/parts/plain-table';
import { api } from '../../shared/api/api';
import { answerOf } from '../../shared/api/api-client';
import { Loaded } from '../../shared/components/loaded';
import { EXPERIMENTS } from './experiment-editing';
import type { DecisionFormats } from './goal-figure';
import { rowAmount, rowsSumText, rowText } from './goal-rows-text';
import type { OpenedCell } from './variant-rows';

/** Rows behind a figure of a variant, with what they come to. */
export function GoalRowsDialog({
  id,
  cell: { text, title, goalId, variant },
  until,
  formats,
  onClose,
}: {
  readonly id: string;
  readonly cell: OpenedCell;
  /** What the figure is counted up to (ISO 8601). */
  readonly until: string;
  readonly formats: DecisionFormats;
  readonly onClose: () => void;
}) {
  const [page, setPage] = useState(1);
  const asked = { variant, until, page, limit: EXPERIMENTS_PER_PAGE };
  const query = useQuery({
    queryKey: [...EXPERIMENTS, 'rows', id, goalId, asked],
    queryFn: ({ signal }) =>
      answerOf(
        api.call(listGoalRows, {
          params: { id },
          query: goalId === null ? asked : { ...asked, goalId },
          body: undefined,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
  return (
    <OpenModal size="large" title={`${title}: ${variantName(variant)}`} onClose={onClose}>
      <ModalSection>
        <div className="cw-evidence">
          <Text as="p">
            <strong>{text}</strong>
          </Text>
          <Text as="p" tone="subdued">
            {goalId === null ? 'Visitors who saw this variant and no other.' : GOALS[goalId].about}
          </Text>
          <Loaded query={query} what="what’s behind this figure">
            {({ rows, visitors, sum, pagination: { totalItems, totalPages } }) =>
              totalItems === 0 ? (
                <Text as="p">Nothing is behind this figure any more: visitors may have been forgotten.</Text>
              ) : (
                <>
                  <PlainTable
                    label={title}
                    isBusy={query.isPlaceholderData}
                    columns={[
                      { title: 'Time', kind: 'time' },
                      { title: 'What', kind: 'text' },
                      ...(sum === null ? [] : [{ title, kind: 'figure' as const }]),
                    ]}
                    rows={rows.map((row, index) => ({
                      key: `${page} ${index}`,
                      cells: [
                        timeText(Date.parse(row.at), formats),
                        rowText(row),
                        ...(sum === null || goalId === null
                          ? []
                          : [rowAmount(goalId, row.amount ?? 0, formats)]),
                      ],
                    }))}
                  />
                  <div className="cw-evidence__foot">
                    <Text as="p">{rowsSumText(goalId, { visitors, sum, rows: totalItems }, formats)}</Text>
                    {totalPages > 1 && (
                      <Pagination
                        accessibilityLabel="Pages of rows"
                        label={`${page} of ${totalPages}`}
                        hasPrevious={page > 1}
                        hasNext={page < totalPages}
                        onPrevious={() => setPage(page - 1)}
                        onNext={() => setPage(page + 1)}
                      />
                    )}
                  </div>
                </>
              )
            }
          </Loaded>
        </div>
      </ModalSection>
    </OpenModal>
  );
}
