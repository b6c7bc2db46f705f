import './report-kit.css';
import { type ReportDefinition, type ReportTab, tabOf } from '@cartwright/core/analytics/reports/report';
import type { ReportRow } from '@cartwright/core/contract/reports';
import type { Shop } from '@cartwright/core/contract/shop';
import { wallTime } from '@cartwright/core/schedule/wall-time';
import { PageFrame } from '@cartwright/ui/admin/page-frame';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { SectionNav } from '../../editor-kit/page/section-nav';
import { shopQuery } from '../../shared/api/shop-query';
import { Loaded } from '../../shared/components/loaded';
import { type PageHead, usePageTitle } from '../../shared/hooks/use-page-title';
import { EvidenceDialog } from '../evidence/evidence-dialog';
import { shopLocale } from '../figures/figure-text';
import { GlanceView } from '../glance/glance-view';
import type { OpenedFigure, ShownReport } from '../model/shown-report';
import { type ChosenRange, chosenIn, rangeOfChosen, searchOf } from '../range/chosen-range';
import { RangePicker } from '../range/range-picker';
import { TableView } from '../table/table-view';

interface ReportPageProps {
  readonly definition: ReportDefinition;
  /** Parent page. */
  readonly back?: PageHead['back'];
  /** Navigation of the report's section. */
  readonly nav?: ReactNode;
  /** Notice above the figures about missing set-up. */
  readonly notice?: ReactNode;
  /** Action for a table without rows in the selected days. */
  readonly whenEmpty?: ReactNode;
  /** Row actions of tables, by tab key. */
  readonly rowActions?: Readonly<Record<string, (row: ReportRow) => ReactNode>>;
}

/** Page of a report: tabs, days, and figures of the tab in the URL. */
export function ReportPage({ definition, back = null, nav, notice, whenEmpty, rowActions }: ReportPageProps) {
  usePageTitle(definition.title, back);
  const shop = useQuery(shopQuery);
  return (
    <PageFrame title={definition.title}>
      {nav}
      {notice}
      <Loaded query={shop} what="your store">
        {(loaded) => (
          <Report definition={definition} shop={loaded} whenEmpty={whenEmpty} rowActions={rowActions ?? {}} />
        )}
      </Loaded>
    </PageFrame>
  );
}

function Report({
  definition,
  shop: { timezone, country, currency },
  whenEmpty,
  rowActions,
}: Pick<ReportPageProps, 'definition' | 'whenEmpty'> &
  Required<Pick<ReportPageProps, 'rowActions'>> & { readonly shop: Shop }) {
  const now = Date.now();
  const { tab, chosen, choose } = useReportAddress(definition, now, timezone);
  const [opened, setOpened] = useState<OpenedFigure | null>(null);
  const range = rangeOfChosen(chosen, now, timezone);
  const includesNow = range.to === wallTime(now, timezone).date;
  const shown: ShownReport = {
    definition,
    chosen,
    range,
    days: { from: range.from, to: range.to, timezone, includesNow },
    formats: { currency, timezone, locale: shopLocale(country) },
  };
  return (
    <div className="cw-report">
      <SectionNav label={definition.title}>
        {definition.tabs.map(({ key, title }) => (
          <Link
            key={key}
            to="./"
            search
            hash={key}
            resetScroll={false}
            hashScrollIntoView={false}
            activeOptions={{ includeHash: true, exact: true, includeSearch: false }}
            aria-current={key === tab.key ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </SectionNav>
      <RangePicker
        chosen={chosen}
        range={range}
        now={now}
        locale={shown.formats.locale}
        isCompared={tab.kind === 'glance'}
        onChoose={choose}
      />
      {tab.kind === 'glance' ? (
        <GlanceView shown={shown} tab={tab} onFigure={setOpened} />
      ) : (
        <TableView
          key={tab.key}
          shown={shown}
          tab={tab}
          whenEmpty={whenEmpty}
          actionsOf={rowActions[tab.key] ?? null}
          onFigure={setOpened}
        />
      )}
      {opened && <EvidenceDialog shown={shown} figure={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** Tab and days in the URL, so that reports can be linked. */
interface ReportAddress {
  /** Falls back to the first for an unknown hash. */
  readonly tab: ReportTab;
  readonly chosen: ChosenRange;
  readonly choose: (chosen: ChosenRange) => void;
}

function useReportAddress(definition: ReportDefinition, now: number, timezone: string): ReportAddress {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return {
    tab: tabOf(definition, hash) ?? definition.tabs[0],
    chosen: chosenIn(search, now, timezone),
    choose: (chosen) =>
      void navigate({
        to: './',
        search: searchOf(chosen),
        hash,
        resetScroll: false,
        hashScrollIntoView: false,
      }),
  };
}
