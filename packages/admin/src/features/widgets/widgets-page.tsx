import '../../editor-kit/list/document-list-page.css';
import { DEFAULT_RANGE } from '@cartwright/core/analytics/ranges';
import { MAX_REPORT_ROWS } from '@cartwright/core/contract/reports';
import type { ListedWidget } from '@cartwright/core/contract/widgets';
import { isFoundIn } from '@cartwright/core/search/engine/found-in';
import { Button } from '@cartwright/ui/admin/button';
import { ListPage, type ListPageProps } from '@cartwright/ui/admin/list-page';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { SearchField } from '../../editor-kit/list/search-field';
import { SectionNav } from '../../editor-kit/page/section-nav';
import { shopLocale } from '../../report-kit/figures/figure-text';
import { rowsQuery } from '../../report-kit/model/report-queries';
import { rangeOfChosen } from '../../report-kit/range/chosen-range';
import { loadErrorMessage } from '../../shared/api/load-error';
import { shopQuery } from '../../shared/api/shop-query';
import { lazyDialog } from '../../shared/components/lazy-dialog';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { useRefetchOnFocus } from '../../shared/hooks/use-refetch-on-focus';
import { widgetsQuery } from '../../widget-settings/widget-queries';
import {
  NUMBERS_OF_BUNDLES,
  NUMBERS_OF_WIDGETS,
  type NumbersOfReport,
  widgetNumbersMessage,
} from './widget-numbers-messages';
import { WidgetRow } from './widget-row';
import { tabAt, WIDGET_TABS } from './widget-tabs';

const CreateWidget = lazyDialog(async () => (await import('./create-widget')).CreateWidget);

/** Texts of tabs whose widgets are created here, by tab. */
const NONE_YET: Readonly<Record<string, { readonly title: string; readonly about: string }>> = {
  all: {
    title: 'No widgets yet',
    about:
      'Suggest products in carts and on pages of your store. Shoppers see a widget once a cart or your theme has it.',
  },
  cart_page: { title: 'No cart cross-sells yet', about: 'Suggest products in your carts.' },
  bundle_builder: {
    title: 'No bundles yet',
    about: 'Let shoppers build a box of their own and save the more they add.',
  },
};

/** The shop's widgets by where they are shown: find, create, edit, duplicate, delete. */
export function WidgetsPage() {
  usePageTitle('Widgets');
  const tab = tabAt(useLocation().hash);
  const found = useQuery(widgetsQuery(tab.key));
  useRefetchOnFocus(found);
  const numbers = useWidgetNumbers();
  const [words, setWords] = useState('');
  const [creating, setCreating] = useState(false);
  const create = (
    <Button variant="primary" onClick={() => setCreating(true)}>
      Create widget
    </Button>
  );
  return (
    <>
      <ListPage
        title="Widgets"
        description="Products that you offer beside what a shopper buys."
        action={create}
        notice={
          <SectionNav label="Widgets by place">
            {WIDGET_TABS.map(({ key, title }) => (
              <Link
                key={key}
                to="/widgets/"
                hash={key}
                resetScroll={false}
                hashScrollIntoView={false}
                activeOptions={{ includeHash: true, exact: true }}
                aria-current={key === tab.key ? 'page' : undefined}
              >
                {title}
              </Link>
            ))}
            <Link to="/widgets/data-sources/">Data sources</Link>
            <Link
              to={
                tab.key === 'bundle_builder'
                  ? '/reports/bundle-builder-analytics/'
                  : '/reports/widgets-analytics/'
              }
            >
              Analytics
            </Link>
          </SectionNav>
        }
        state={stateOf()}
      />
      {creating && (
        <CreateWidget
          first={tab.key === 'cart_page' || tab.key === 'bundle_builder' ? tab.key : 'none'}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );

  function stateOf(): ListPageProps['state'] {
    if (found.data) {
      return found.data.length === 0
        ? { kind: 'empty', content: none() }
        : { kind: 'ready', content: list(found.data) };
    }
    if (!found.isError) return { kind: 'loading' };
    return {
      kind: 'failed',
      message: loadErrorMessage(found.error),
      onRetry: () => void found.refetch(),
      busy: found.isFetching,
    };
  }

  function none() {
    const own = NONE_YET[tab.key];
    return (
      <div className="cw-list__none">
        <Text as="h2" variant="headingMd">
          {own?.title ?? 'No widgets here'}
        </Text>
        <Text as="p" tone="subdued">
          {own?.about ?? `No widget is shown in this place: ${tab.title}.`}
        </Text>
        {own && create}
      </div>
    );
  }

  function list(widgets: readonly ListedWidget[]) {
    const shown = widgets.filter(({ name }) => isFoundIn(name, words));
    return (
      <>
        <div className="cw-list__controls">
          <SearchField label="Search widgets" words={words} onChange={setWords} />
          <p className="cwa-visually-hidden" role="status">
            {words.trim() !== '' && `${shown.length} ${shown.length === 1 ? 'widget' : 'widgets'} found`}
          </p>
        </div>
        {shown.length === 0 ? (
          <div className="cw-list__none">
            <Text as="p">{`No widget is called "${words.trim()}".`}</Text>
            <Button onClick={() => setWords('')}>Show all widgets</Button>
          </div>
        ) : (
          <ul className="cw-list" aria-label="Widgets">
            {shown.map((widget) => (
              <WidgetRow key={widget.id} widget={widget} numbers={numbers.get(String(widget.id))} />
            ))}
          </ul>
        )}
      </>
    );
  }
}

/** Recent figures of the shop's widgets, by their ids; without those of which nothing was counted, or isn't known yet. */
function useWidgetNumbers(): ReadonlyMap<string, string> {
  return new Map([...useNumbers(NUMBERS_OF_WIDGETS), ...useNumbers(NUMBERS_OF_BUNDLES)]);
}

function useNumbers(numbers: NumbersOfReport): (readonly [id: string, text: string])[] {
  const shop = useQuery(shopQuery).data;
  const timezone = shop?.timezone ?? 'UTC';
  const { from, to } = rangeOfChosen(DEFAULT_RANGE, Date.now(), timezone);
  const days = { from, to, timezone, includesNow: false };
  const { report, tab, figures } = numbers;
  const [[sortBy]] = figures;
  const request = { page: 1, limit: MAX_REPORT_ROWS, sortBy, descending: true, search: '' };
  const rows = useQuery({ ...rowsQuery(report.key, tab, days, request), enabled: shop !== undefined });
  if (!shop || !rows.data) return [];
  const formats = { currency: rows.data.currency, timezone, locale: shopLocale(shop.country) };
  return rows.data.rows.map((row) => [row.id, widgetNumbersMessage(row, numbers, formats)]);
}
