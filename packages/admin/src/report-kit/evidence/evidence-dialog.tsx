import type { EvidenceRow, ReportEvidence } from '@cartwright/core/contract/reports';
import { Link } from '@cartwright/ui/admin/link';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shopQuery } from '../../shared/api/shop-query';
import { Loaded } from '../../shared/components/loaded';
import { figureText, partText, sumText, timeText } from '../figures/figure-text';
import { evidenceQuery } from '../model/report-queries';
import type { OpenedFigure, ShownReport } from '../model/shown-report';
import { daysText } from '../range/range-labels';
import { orderUrl } from '../states/shopify-pages';
import { EvidenceModal, EvidenceRows } from './evidence-rows';

const PAGE_SIZE = 25;

const KINDS: Readonly<Record<EvidenceRow['kind'], string>> = {
  event: 'Event',
  session: 'Session',
  search: 'Search',
  order: 'Order',
  refund: 'Refund',
};

const RARE =
  'Rare searches had fewer than three sessions on these dates. They count, but their words aren’t shown: unusual words can reveal who typed them.';

interface EvidenceDialogProps {
  readonly shown: ShownReport;
  readonly figure: OpenedFigure;
  readonly onClose: () => void;
}

/** Dialog of the rows behind a figure, with their total. */
export function EvidenceDialog({ shown, figure, onClose }: EvidenceDialogProps) {
  const { tab, column, id, of, value } = figure;
  const { formats, range } = shown;
  const shop = useQuery(shopQuery).data;
  const [page, setPage] = useState(1);
  const request = { tab, id, column: column.key };
  const query = useQuery(
    evidenceQuery(shown.definition.key, request, shown.days, { page, limit: PAGE_SIZE }),
  );
  const title = of === null ? column.title : `${column.title}: ${of}`;
  const shownValue = (
    <>
      {`${daysText(range, formats.locale)}: `}
      <strong>{figureText(value, column, formats)}</strong>
    </>
  );
  return (
    <EvidenceModal title={title} value={shownValue} about={column.about} onClose={onClose}>
      <Loaded query={query} what="what’s behind this figure">
        {(evidence) => rowsOf(evidence)}
      </Loaded>
    </EvidenceModal>
  );

  function rowsOf(evidence: ReportEvidence) {
    const { rows, sum, pagination } = evidence;
    const { currentPage, pageSize, serverSize } = pagination;
    if (serverSize === 0) return <Text as="p">There’s no data behind this figure on these dates.</Text>;
    const hasAmounts = sum !== null || rows.some(({ amount }) => amount !== null);
    return (
      <EvidenceRows
        title={column.title}
        rows={rows.map((row) => ({
          key: row.id,
          time: timeText(Date.parse(row.at), formats),
          what: <What row={row} shopDomain={shop?.shopifyShopDomain} />,
          ...(hasAmounts && { amount: partText(row, column, formats) }),
        }))}
        sum={sumText(evidence, column, formats)}
        note={evidence.hasRare ? RARE : null}
        isBusy={query.isPlaceholderData}
        page={currentPage}
        pages={Math.ceil(serverSize / pageSize)}
        onPage={setPage}
      />
    );
  }
}

/** Cell with a row's type, linked to its order in Shopify, and subject. */
function What({ row, shopDomain }: { readonly row: EvidenceRow; readonly shopDomain: string | undefined }) {
  const { kind, title, orderId } = row;
  const name = KINDS[kind];
  return (
    <>
      {orderId !== null && shopDomain !== undefined ? (
        <Link url={orderUrl(shopDomain, orderId)} external>
          {name}
        </Link>
      ) : (
        name
      )}
      {title !== '' && `: ${title}`}
    </>
  );
}
