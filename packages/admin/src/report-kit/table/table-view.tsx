import '../../editor-kit/list/document-list-page.css';
import type { TableTab } from '@cartwright/core/analytics/reports/report';
import {
  MAX_REPORT_ROWS,
  REPORT_PAGE_SIZES,
  type ReportRow,
  type ReportRows,
} from '@cartwright/core/contract/reports';
import { Button } from '@cartwright/ui/admin/button';
import { Card } from '@cartwright/ui/admin/card';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Choice } from '../../editor-kit/list/list-choices';
import { ListFoot } from '../../editor-kit/list/list-foot';
import { SearchField } from '../../editor-kit/list/search-field';
import { useListPlace } from '../../editor-kit/list/use-list-place';
import { usePageWithin } from '../../editor-kit/list/use-page-within';
import { loadErrorMessage } from '../../shared/api/load-error';
import { Loaded } from '../../shared/components/loaded';
import { toastError, withdrawError } from '../../shared/state/toasts';
import { type RowsRequest, readRows, rowsQuery } from '../model/report-queries';
import type { OnFigure, ShownReport } from '../model/shown-report';
import { Freshness } from '../states/freshness';
import { MeasuredSince } from '../states/measured-since';
import { NothingMeasured } from '../states/nothing-measured';
import { ReportNotes } from '../states/report-notes';
import { FigureTable } from './figure-table';

interface TableViewProps {
  readonly shown: ShownReport;
  readonly tab: TableTab;
  /** Action for an empty table. */
  readonly whenEmpty?: ReactNode;
  readonly actionsOf: ((row: ReportRow) => ReactNode) | null;
  readonly onFigure: OnFigure;
}

/** Table of a report: search, sort, pagination, export. */
export function TableView({ shown, tab, whenEmpty, actionsOf, onFigure }: TableViewProps) {
  const place = useListPlace({
    name: 'Rows',
    noun: tab.noun,
    sorts: [{ value: tab.sortBy, label: tab.sortBy }] satisfies [Choice<string>],
    sizes: REPORT_PAGE_SIZES,
  });
  const [descending, setDescending] = useState(true);
  const { page, limit, search, sort } = place.request;
  const request = { page, limit, search, sortBy: sort, descending };
  const query = useQuery(rowsQuery(shown.definition.key, tab.key, shown.days, request));
  const { isExporting, save } = useExport(shown, tab);
  const isOld = query.isPlaceholderData;
  usePageWithin(page, isOld || !query.data ? undefined : pagesOf(query.data).totalPages, place.turnTo);

  function sortBy(key: string) {
    setDescending(key === sort ? !descending : true);
    place.choose({ sort: key });
  }
  return (
    <Loaded query={query} what={tab.title}>
      {(found) => (found.measuredSince === null ? <NothingMeasured /> : view(found, found.measuredSince))}
    </Loaded>
  );

  function view(found: ReportRows, since: string) {
    const { rows, pagination, currency } = found;
    const isEmpty = !isOld && pagination.serverSize === 0;
    return (
      <>
        <Freshness query={query} counted={found} formats={shown.formats} />
        <MeasuredSince since={since} shown={shown} />
        <Card padding="0">
          <div className="cw-list__controls">
            <SearchField label={`Find ${tab.noun.other}`} words={place.words} onChange={place.setWords} />
            <Button loading={isExporting} disabled={isEmpty} onClick={() => void save(request)}>
              Export CSV
            </Button>
            <p className="cwa-visually-hidden" role="status">
              {isOld || search === ''
                ? ''
                : `${pagination.serverSize} ${pagination.serverSize === 1 ? tab.noun.one : tab.noun.other} found`}
            </p>
          </div>
          {isEmpty ? (
            none()
          ) : (
            <FigureTable
              shown={{ formats: { ...shown.formats, currency } }}
              tab={tab}
              rows={rows}
              sort={{ key: sort, descending }}
              isBusy={isOld}
              onSort={sortBy}
              actionsOf={actionsOf}
              onFigure={onFigure}
            />
          )}
          <ListFoot place={place} pagination={pagesOf(found)} />
        </Card>
        <ReportNotes columns={tab.columns} more={tab.note ?? null} />
      </>
    );
  }

  function none() {
    return (
      <div className="cw-list__none">
        {search === '' ? (
          <>
            <Text as="p">{`No ${tab.noun.other} in these days.`}</Text>
            {whenEmpty}
          </>
        ) : (
          <>
            <Text as="p">{`No ${tab.noun.other} match “${search}”.`}</Text>
            <Button onClick={place.showAll}>{`Show all ${tab.noun.other}`}</Button>
          </>
        )}
      </div>
    );
  }
}

function pagesOf({ pagination: { currentPage, pageSize, serverSize } }: ReportRows) {
  return {
    page: currentPage,
    limit: pageSize,
    totalItems: serverSize,
    totalPages: Math.ceil(serverSize / pageSize),
  };
}

const FAILED = 'The export failed. Please try again.';

/** Exports all rows of a table, as searched and sorted, to CSV. */
function useExport({ definition, days, formats }: ShownReport, tab: TableTab) {
  const [isExporting, setExporting] = useState(false);
  async function save(request: RowsRequest) {
    setExporting(true);
    try {
      const [{ rowsCsv }, { saveCsv }] = await Promise.all([
        import('./rows-csv'),
        import('../../shared/hooks/save-file'),
      ]);
      const rows: ReportRow[] = [];
      let currency = formats.currency;
      for (let page = 1; ; page += 1) {
        const response = await readRows(definition.key, tab.key, days, {
          ...request,
          page,
          limit: MAX_REPORT_ROWS,
        });
        rows.push(...response.rows);
        currency = response.currency;
        if (response.rows.length === 0 || rows.length >= response.pagination.serverSize) break;
      }
      withdrawError(FAILED);
      const name = `${definition.key}-${tab.key}-${days.from}-${days.to}.csv`;
      saveCsv(name, rowsCsv(tab, rows, { ...formats, currency }));
    } catch (problem) {
      toastError(loadErrorMessage(problem, FAILED));
    } finally {
      setExporting(false);
    }
  }
  return { isExporting, save };
}
