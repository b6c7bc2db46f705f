import type { ReportColumn } from '@cartwright/core/analytics/reports/report';

/** Below figures: what each of them counts, and why Shopify's differ. `linked` says of how many orders it is known. */
export function ReportNotes({
  columns,
  linked = null,
}: {
  readonly columns: readonly ReportColumn[];
  readonly linked?: string | null;
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
        {linked !== null && ` ${linked}`}
      </p>
    </div>
  );
}
