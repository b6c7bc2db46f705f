import type { ExperimentResultsResponse } from '@cartwright/core/contract/experiments';
import {
  type ExperimentDocument,
  variantName,
} from '@cartwright/core/experiments/document/experiment-document';
import { Card } from '@cartwright/ui/admin/card';
import { Text } from '@cartwright/ui/admin/text';
import { PlainTable } from '../../report-kit/parts/plain-table';
import type { DecisionFormats } from './goal-figure';

/**
 * Daily shares of new visitors in a test that reallocates them, latest first. Nothing for other
 * tests.
 */
export function SharesCard({
  experiment: { variants },
  response: { shares },
  formats,
}: {
  readonly experiment: Pick<ExperimentDocument, 'variants'>;
  readonly response: Pick<ExperimentResultsResponse, 'shares'>;
  readonly formats: Pick<DecisionFormats, 'locale'>;
}) {
  if (!shares) return null;
  const percent = (share: number) =>
    `${(share * 100).toLocaleString(formats.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;
  return (
    <Card>
      <div className="cw-test-card">
        <Text as="h2" variant="headingMd">
          Shares of new visitors
        </Text>
        <Text as="p" tone="subdued">
          Shares follow the results of the day before last. Visitors who have seen a variant keep it. A larger
          share is no verdict.
        </Text>
        <PlainTable
          label="Shares of new visitors"
          columns={[
            { title: 'Day', kind: 'text' },
            ...variants.map((_, at) => ({ title: variantName(at), kind: 'figure' as const })),
          ]}
          rows={shares
            .map((day, at) => ({
              key: String(at),
              cells: [`${at + 1}`, ...variants.map((_, variant) => percent(day[variant] ?? 0))],
            }))
            .reverse()}
        />
      </div>
    </Card>
  );
}
