import type { ReportColumn } from '@cartwright/core/analytics/reports/report';

/** Definitions of figures, and why Shopify's differ. `more`: further notes. */
export function ReportNotes({
  columns,
  more = null,
}: {
  readonly columns: readonly ReportColumn[];
  readonly more?: string | null;
}) {
  return (
    <div className="cw-report__notes">
      <details>
        <summary>What each figure counts</summary>
        <dl>
          {columns.map(({ key, title, about }) => (
            <div key={key}>
              <dt>{title}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="cw-report__quiet">
        Shopify’s figures can differ: here, revenue is without tax and shipping and less refunds, and only
        sessions of shoppers who allow analytics are counted.
        {more !== null && ` ${more}`}
      </p>
    </div>
  );
}
