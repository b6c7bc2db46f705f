import type { GlanceTab, ReportColumn } from '@cartwright/core/analytics/reports/report';
import type { ReportGlance } from '@cartwright/core/contract/reports';
import { Card } from '@cartwright/ui/admin/card';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../shared/components/loaded';
import { changeOf } from '../figures/change';
import { figureText } from '../figures/figure-text';
import { glanceQuery } from '../model/report-queries';
import type { OnFigure, ShownReport } from '../model/shown-report';
import { FigureButton } from '../parts/figure-button';
import { beforeText } from '../range/range-labels';
import { Freshness } from '../states/freshness';
import { MeasuredSince } from '../states/measured-since';
import { NothingMeasured } from '../states/nothing-measured';
import { ReportNotes } from '../states/report-notes';
import { ChangeText } from './change-text';
import { DaysCard } from './days-card';

interface GlanceViewProps {
  readonly shown: ShownReport;
  readonly tab: GlanceTab;
  readonly onFigure: OnFigure;
}

/** Overview of a report: its tiles and its days. */
export function GlanceView({ shown, tab, onFigure }: GlanceViewProps) {
  const query = useQuery(glanceQuery(shown.definition.key, shown.days));
  return (
    <Loaded query={query} what="the report">
      {(glance) =>
        glance.measuredSince === null ? (
          <NothingMeasured />
        ) : (
          <>
            <Freshness query={query} counted={glance} formats={shown.formats} />
            <MeasuredSince since={glance.measuredSince} shown={shown} />
            <Card padding="0">
              <Tiles shown={shown} tab={tab} glance={glance} onFigure={onFigure} />
            </Card>
            <DaysCard shown={shown} columns={tab.columns} glance={glance} />
            <ReportNotes columns={tab.columns} more={linkedText(glance, shown)} />
          </>
        )
      }
    </Loaded>
  );
}

/** Tiles in the currency of the response, which the shop may have changed since. */
function Tiles({ shown, tab, glance, onFigure }: GlanceViewProps & { readonly glance: ReportGlance }) {
  const { chosen, range, formats } = shown;
  const tiles = new Map(glance.tiles.map((tile) => [tile.key, tile]));
  return (
    <ul className="cw-tiles">
      {tab.columns.map((column) => (
        <Tile
          key={column.key}
          shown={{ formats: { ...formats, currency: glance.currency } }}
          column={column}
          value={tiles.get(column.key)?.value ?? null}
          // During the order import both periods still grow, so a change would mislead.
          earlier={glance.ordersRead < 1 ? null : (tiles.get(column.key)?.before ?? null)}
          before={beforeText(chosen, range)}
          onFigure={onFigure}
        />
      ))}
    </ul>
  );
}

function linkedText({ linkedShare }: ReportGlance, { formats }: ShownReport): string | null {
  if (linkedShare === null) return null;
  const share = figureText(linkedShare, { format: 'percent' }, formats);
  return `${share} of your orders in these days could be linked to a session.`;
}

/** Tile of a figure for the whole range, with its change. */
function Tile({
  shown,
  column,
  value,
  earlier,
  before,
  onFigure,
}: {
  readonly shown: Pick<ShownReport, 'formats'>;
  readonly column: ReportColumn;
  readonly value: number | null;
  /** Value of the previous period. */
  readonly earlier: number | null;
  /** Previous period as text: "in the 30 days before". */
  readonly before: string;
  readonly onFigure: OnFigure;
}) {
  const change = changeOf(value, earlier, column, before, shown.formats);
  return (
    <li className="cw-tile">
      <span className="cw-tile__title">{column.title}</span>
      <FigureButton shown={shown} tab="glance" column={column} value={value} row={null} onFigure={onFigure} />
      <ChangeText change={change} />
    </li>
  );
}
