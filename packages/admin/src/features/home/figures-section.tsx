import '../../report-kit/page/report-kit.css';
import type { DateRange } from '@cartwright/core/analytics/ranges';
import { columnOf, type ReportColumn } from '@cartwright/core/analytics/reports/report';
import { SMART_CART_ANALYTICS } from '@cartwright/core/analytics/reports/smart-cart-analytics';
import { SMART_COLLECTIONS_ANALYTICS } from '@cartwright/core/analytics/reports/smart-collections-analytics';
import { SMART_SEARCH_ANALYTICS } from '@cartwright/core/analytics/reports/smart-search-analytics';
import type { ReportGlance } from '@cartwright/core/contract/reports';
import { Card } from '@cartwright/ui/admin/card';
import { Text } from '@cartwright/ui/admin/text';
import { UnstyledLink } from '@cartwright/ui/admin/unstyled-link';
import { useId } from 'react';
import { changeOf } from '../../report-kit/figures/change';
import { figureText, NOT_MEASURED, shopLocale } from '../../report-kit/figures/figure-text';
import { ChangeText } from '../../report-kit/glance/change-text';
import { beforeText } from '../../report-kit/range/range-labels';
import { ordersText } from '../../report-kit/states/freshness-text';
import { NothingMeasured } from '../../report-kit/states/nothing-measured';
import type { HomeData } from './home-data';
import { InlineQuery, QueryFailed } from './inline-query';
import type { Queried } from './queried';

/** Days of Home's figures. */
export const HOME_DAYS = 30;

/**
 * Figures of the last 30 days, linked to their reports. `range`: null until the time zone is known.
 */
export function FiguresSection({
  data,
  range,
}: {
  readonly data: HomeData;
  readonly range: DateRange | null;
}) {
  const { cartsGlance, searchGlance, collectionsGlance } = data;
  const heading = useId();
  const glances = [cartsGlance, searchGlance, collectionsGlance].filter((each) => each !== null);
  const ordersRead = Math.min(1, ...glances.map(({ data: glance }) => glance?.ordersRead ?? 1));
  const isEmpty = glances.every((each) => each.data?.measuredSince === null);
  return (
    <section aria-labelledby={heading} className="cw-home__figures">
      <Text as="h2" variant="headingMd" id={heading}>
        {`Last ${HOME_DAYS} days`}
      </Text>
      {!isEmpty && ordersRead < 1 && (
        <p className="cw-report__quiet">{ordersText(ordersRead, { locale: 'en-US' })}</p>
      )}
      {isEmpty ? (
        <NothingMeasured as="h3" />
      ) : (
        <Card padding="0">
          <ul className="cw-tiles">
            <Tiles report="carts" glance={cartsGlance} range={range} shop={data.shop} />
            {collectionsGlance && (
              <Tiles report="collections" glance={collectionsGlance} range={range} shop={data.shop} />
            )}
            {searchGlance && <Tiles report="search" glance={searchGlance} range={range} shop={data.shop} />}
          </ul>
        </Card>
      )}
    </section>
  );
}

interface OfReport {
  readonly glance: Queried<ReportGlance>;
  readonly range: DateRange | null;
  readonly shop: HomeData['shop'];
}

/** Tiles of a report; one line if it failed to load. */
function Tiles({ report, ...rest }: OfReport & { readonly report: HomeTile['report'] }) {
  const { glance } = rest;
  if (glance.data === undefined && glance.error) {
    return (
      <li className="cw-tile cw-home__no-tiles">
        <QueryFailed query={glance} message={`Couldn’t load the figures of ${report}.`} />
      </li>
    );
  }
  return HOME_TILES.filter((tile) => tile.report === report).map((tile) => (
    <Tile key={tile.title} tile={tile} {...rest} />
  ));
}

function Tile({
  tile: { title, path, column },
  glance,
  range,
  shop,
}: OfReport & { readonly tile: HomeTile }) {
  return (
    <li className="cw-tile cw-home__tile">
      <span className="cw-tile__title">
        <UnstyledLink url={path}>{title}</UnstyledLink>
      </span>
      <InlineQuery query={glance} what={title.toLowerCase()}>
        {({ tiles, currency, ordersRead }) => {
          const { value = null, before = null } = tiles.find(({ key }) => key === column.key) ?? {};
          const { country = null, timezone = 'UTC' } = shop.data ?? {};
          const formats = { currency, timezone, locale: shopLocale(country) };
          const earlier = ordersRead < 1 ? null : before;
          const change = range && changeOf(value, earlier, column, beforeText(HOME_DAYS, range), formats);
          return (
            <>
              {value === null ? (
                <span className="cw-figure cw-figure--none">
                  <span aria-hidden="true">{NOT_MEASURED}</span>
                  <span className="cwa-visually-hidden">Not measured</span>
                </span>
              ) : (
                <span className="cw-figure">{figureText(value, column, formats)}</span>
              )}
              <ChangeText change={change} />
            </>
          );
        }}
      </InlineQuery>
    </li>
  );
}

/** Report figure on Home. Reports overlap in sessions, so they can't be added up. */
interface HomeTile {
  readonly report: 'carts' | 'search' | 'collections';
  readonly column: ReportColumn;
  readonly title: string;
  /** Path of its report. */
  readonly path: string;
}

const REPORTS = {
  carts: { definition: SMART_CART_ANALYTICS, path: '/reports/smart-cart-analytics/' },
  search: { definition: SMART_SEARCH_ANALYTICS, path: '/reports/smart-search-analytics/' },
  collections: { definition: SMART_COLLECTIONS_ANALYTICS, path: '/smart-collections/analytics/' },
} as const;

const HOME_TILES: readonly HomeTile[] = [
  tile('carts', 'opened', 'Sessions that opened the cart'),
  tile('carts', 'bought', 'Conversions from carts'),
  tile('carts', 'added', 'Revenue from cart offers'),
  tile('collections', 'sessions', 'Sessions on collection pages'),
  tile('collections', 'conversions', 'Conversions from collections'),
  tile('collections', 'revenue', 'Revenue from collections'),
  tile('search', 'searches', 'Searches'),
  tile('search', 'conversions', 'Conversions from search'),
  tile('search', 'revenue', 'Revenue from search'),
];

function tile(report: HomeTile['report'], key: string, title: string): HomeTile {
  const { definition, path } = REPORTS[report];
  const column = columnOf(definition.tabs[0], key);
  if (!column) throw new Error(`${definition.title} has no figure “${key}”.`);
  return { report, column, title, path };
}
