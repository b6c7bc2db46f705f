import { ModalSection, OpenModal } from '@cartwright/ui/admin/open-modal';
import { Pagination } from '@cartwright/ui/admin/pagination';
import { Text } from '@cartwright/ui/admin/text';
import type { ReactNode } from 'react';
import { PlainTable } from '../parts/plain-table';

/** Dialog of a figure: value, definition, and rows. */
export function EvidenceModal(props: {
  readonly title: string;
  readonly value: ReactNode;
  readonly about: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}) {
  return (
    <OpenModal size="large" title={props.title} onClose={props.onClose}>
      <ModalSection>
        <div className="cw-evidence">
          <Text as="p">{props.value}</Text>
          <Text as="p" tone="subdued">
            {props.about}
          </Text>
          {props.children}
        </div>
      </ModalSection>
    </OpenModal>
  );
}

/** Page of the rows behind a figure, with the total of all. */
export function EvidenceRows(props: {
  /** Accessible name: the figure's. */
  readonly title: string;
  readonly rows: readonly {
    readonly key: string;
    readonly time: string;
    readonly what: ReactNode;
    /** Contribution; absent in all rows if the rows themselves are counted. */
    readonly amount?: string;
  }[];
  readonly sum: string;
  /** Note on hidden rows. */
  readonly note?: string | null;
  /** Whether another page is loading. */
  readonly isBusy: boolean;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}) {
  const { title, rows, sum, note = null, isBusy, page, pages, onPage } = props;
  const hasAmounts = rows.some(({ amount }) => amount !== undefined);
  return (
    <>
      <PlainTable
        label={title}
        isBusy={isBusy}
        columns={[
          { title: 'Time', kind: 'time' },
          { title: 'What', kind: 'text' },
          ...(hasAmounts ? [{ title, kind: 'figure' as const }] : []),
        ]}
        rows={rows.map(({ key, time, what, amount }) => ({
          key,
          cells: hasAmounts ? [time, what, amount ?? ''] : [time, what],
        }))}
      />
      {note !== null && (
        <Text as="p" tone="subdued">
          {note}
        </Text>
      )}
      <div className="cw-evidence__foot">
        <Text as="p">{sum}</Text>
        {pages > 1 && (
          <Pagination
            accessibilityLabel="Pages of rows"
            label={`${page} of ${pages}`}
            hasPrevious={page > 1}
            hasNext={page < pages}
            onPrevious={() => onPage(page - 1)}
            onNext={() => onPage(page + 1)}
          />
        )}
      </div>
    </>
  );
}
