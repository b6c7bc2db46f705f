import type { EvidenceRow, ReportEvidence } from '@cartwright/core/contract/reports';
import { ModalSection, OpenModal } from '@cartwright/ui/admin/open-modal';
import { Pagination } from '@cartwright/ui/admin/pagination';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../shared/components/loaded';
import { figureText, partText, sumText, timeText } from '../figures/figure-text';
import { evidenceQuery } from '../model/report-queries';
import type { OpenedFigure, ShownReport } from '../model/shown-report';
import { PlainTable } from '../parts/plain-table';
import { daysText } from '../range/range-labels';

const PAGE_SIZE = 25;

const KINDS: Readonly<Record<EvidenceRow['kind'], string>> = {
  event: 'Event',
  session: 'Session',
  search: 'Search',
  order: 'Order',
  refund: 'Refund',
};

interface EvidenceDialogProps {
  readonly shown: ShownReport;
  readonly figure: OpenedFigure;
  readonly onClose: () => void;
}

/** Rows behind a figure, with what they come to. */
export function EvidenceDialog({ shown, figure, onClose }: EvidenceDialogProps) {
  const { tab, column, id, of, value } = figure;
  const { formats, range } = shown;
  const [page, setPage] = useState(1);
  const asked = { tab, id, column: column.key };
  const query = useQuery(evidenceQuery(shown.definition.key, asked, shown.days, { page, limit: PAGE_SIZE }));
  return (
    <OpenModal size="large" title={of === null ? column.title : `${column.title}: ${of}`} onClose={onClose}>
      <ModalSection>
        <div className="cw-evidence">
          <Text as="p">
            {`${daysText(range, formats.locale)}: `}
            <strong>{figureText(value, column, formats)}</strong>
          </Text>
          <Text as="p" tone="subdued">
            {column.about}
          </Text>
          <Loaded query={query} what="what’s behind this figure">
            {(evidence) => rowsOf(evidence)}
          </Loaded>
        </div>
      </ModalSection>
    </OpenModal>
  );

  function rowsOf(evidence: ReportEvidence) {
    const { rows, sum, pagination } = evidence;
    const { currentPage, pageSize, serverSize } = pagination;
    if (serverSize === 0) return <Text as="p">Nothing in these days is behind this figure.</Text>;
    const hasAmounts = sum !== null || rows.some(({ amount }) => amount !== null);
    const pages = Math.ceil(serverSize / pageSize);
    return (
      <>
        <PlainTable
          label={column.title}
          isBusy={query.isPlaceholderData}
          columns={[
            { title: 'Time', kind: 'time' },
            { title: 'What', kind: 'text' },
            ...(hasAmounts ? [{ title: column.title, kind: 'figure' as const }] : []),
          ]}
          rows={rows.map((row) => ({
            key: row.id,
            cells: [
              timeText(Date.parse(row.at), formats),
              `${KINDS[row.kind]}: ${row.title}`,
              ...(hasAmounts ? [partText(row.amount, column, formats)] : []),
            ],
          }))}
        />
        <div className="cw-evidence__foot">
          <Text as="p">{sumText(evidence, column, formats)}</Text>
          {pages > 1 && (
            <Pagination
              accessibilityLabel="Pages of rows"
              label={`${currentPage} of ${pages}`}
              hasPrevious={currentPage > 1}
              hasNext={currentPage < pages}
              onPrevious={() => setPage(currentPage - 1)}
              onNext={() => setPage(currentPage + 1)}
            />
          )}
        </div>
      </>
    );
  }
}
