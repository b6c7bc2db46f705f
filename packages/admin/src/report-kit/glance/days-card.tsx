import type { ReportColumn } from '@cartwright/core/analytics/reports/report';
import type { ReportGlance } from '@cartwright/core/contract/reports';
import { wallTime } from '@cartwright/core/schedule/wall-time';
import { Card } from '@cartwright/ui/admin/card';
import { Link } from '@cartwright/ui/admin/link';
import { Select } from '@cartwright/ui/admin/select';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { Switch } from '@cartwright/ui/admin/switch';
import { Text } from '@cartwright/ui/admin/text';
import { useState } from 'react';
import { lazyPart } from '../../shared/components/lazy-part';
import { figureText } from '../figures/figure-text';
import type { ShownReport } from '../model/shown-report';
import { PlainTable } from '../parts/plain-table';
import { dayText } from '../range/range-labels';
import { dayTitle } from './day-labels';

const LineChart = lazyPart(
  async () => (await import('./line-chart')).LineChart,
  <div className="cw-chart" role="status" aria-label="Loading the chart">
    <SkeletonBodyText lines={5} />
  </div>,
);

/** Card of a figure by day, as chart or table, with what went live. A single day has no chart. */
export function DaysCard({
  shown,
  columns,
  glance: { days, marks, currency, asOf },
  marksLabel = 'What went live',
}: {
  readonly shown: Pick<ShownReport, 'formats'>;
  readonly columns: readonly ReportColumn[];
  readonly glance: Pick<ReportGlance, 'days' | 'marks' | 'currency' | 'asOf'>;
  readonly marksLabel?: string;
}) {
  const [key, setKey] = useState<string | null>(null);
  const [isTable, setTable] = useState(false);
  const column = columns.find((each) => each.key === key) ?? columns[0];
  const formats = { ...shown.formats, currency };
  const today = wallTime(Date.parse(asOf), formats.timezone).date;
  if (!column || days.length < 2) return null;
  return (
    <Card>
      <div className="cw-days">
        <div className="cw-days__head">
          <Text as="h2" variant="headingMd">
            By day
          </Text>
          <div className="cw-days__controls">
            {!isTable && (
              <Select
                label="Figure by day"
                labelHidden
                options={columns.map((each) => ({ value: each.key, label: each.title }))}
                value={column.key}
                onChange={setKey}
              />
            )}
            <Switch label="Show as table" checked={isTable} onChange={setTable} />
          </div>
        </div>
        {isTable ? (
          <PlainTable
            label="By day"
            columns={[
              { title: 'Day', kind: 'time' },
              ...columns.map(({ title }) => ({ title, kind: 'figure' as const })),
            ]}
            rows={days.map(({ date, values }) => ({
              key: date,
              cells: [
                dayTitle(date, today, formats.locale),
                ...columns.map((each) => figureText(values[each.key] ?? null, each, formats)),
              ],
            }))}
          />
        ) : (
          <LineChart.Part column={column} days={days} marks={marks} formats={formats} today={today} />
        )}
        {marks.length > 0 && (
          <ul className="cw-days__marks" aria-label={marksLabel}>
            {marks.map(({ date, text, path }) => (
              <li key={`${date} ${text}`}>
                <span className="cw-report__quiet">{dayText(date, formats.locale)}</span>{' '}
                {path === null ? text : <Link url={path}>{text}</Link>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
