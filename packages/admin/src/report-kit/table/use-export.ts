import type { TableTab } from '@cartwright/core/analytics/reports/report';
import { MAX_REPORT_ROWS, type ReportRow } from '@cartwright/core/contract/reports';
import { useState } from 'react';
import { loadErrorMessage } from '../../shared/api/load-error';
import { toastError, withdrawError } from '../../shared/state/toasts';
import { type RowsRequest, readRows } from '../model/report-queries';
import type { ShownReport } from '../model/shown-report';

const FAILED = 'The export failed. Please try again.';

/** Saves all rows of a table, as they are searched and sorted, in a CSV file. */
export function useExport({ definition, days, formats }: ShownReport, tab: TableTab) {
  const [isExporting, setExporting] = useState(false);
  async function save(asked: RowsRequest) {
    setExporting(true);
    try {
      const [{ rowsCsv }, { saveCsv }] = await Promise.all([
        import('./rows-csv'),
        import('../../shared/hooks/save-file'),
      ]);
      const rows: ReportRow[] = [];
      let currency = formats.currency;
      for (let page = 1; ; page += 1) {
        const answer = await readRows(definition.key, tab.key, days, {
          ...asked,
          page,
          limit: MAX_REPORT_ROWS,
        });
        rows.push(...answer.rows);
        currency = answer.currency;
        if (answer.rows.length === 0 || rows.length >= answer.pagination.serverSize) break;
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
