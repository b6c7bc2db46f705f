import type { MirrorScope } from '../db/schema';
import type { AdminClient } from '../shopify/admin-client';
import {
  MARKET_COUNTRIES_QUERY,
  MARKETS_QUERY,
  marketCountriesData,
  marketsData,
} from '../shopify/documents/catalogue-scope';
import { type ShopifyResult, unavailable } from '../shopify/shopify-failure';
import type { MirrorWork } from './mirror-work';

/** Maximum cost of a request: 200 countries per page. */
export const COST_OF_SCOPE = 420;

/**
 * Grace period beyond a step's end: the scope is read completely or not at all, with a request per
 * market.
 */
const GRACE_MS = 30_000;

type Place = MirrorScope['places'][number];

/**
 * Current markets and languages of the shop. Countries of a market with the same currency are one
 * place. A country of two markets belongs to the first. Markets without countries (retail, B2B)
 * aren't mirrored. `unavailable` on timeout after `until`, by `performance.now()`.
 */
export async function readMirrorScope(
  client: AdminClient,
  { metafields, until }: Pick<MirrorWork, 'metafields' | 'until'>,
): Promise<ShopifyResult<MirrorScope>> {
  const admin = callsUntil(client, until + GRACE_MS);
  let language = 'en';
  let languages: string[] = [];
  let home: string | null = null;
  const markets = await allPages(async (after) => {
    const found = await admin.run(MARKETS_QUERY, { after }, marketsData);
    if (!found.ok) return found;
    languages = found.value.shopLocales.filter(({ primary }) => !primary).map(({ locale }) => locale);
    language = found.value.shopLocales.find(({ primary }) => primary)?.locale ?? language;
    home = found.value.shop.billingAddress.countryCodeV2;
    return { ok: true, value: found.value.markets };
  });
  if (!markets.ok) return markets;
  const places: Place[] = [];
  const taken = new Set<string>();
  for (const { id, status, catalogs } of markets.value) {
    if (status !== 'ACTIVE') continue;
    const countries = await countriesOf(admin, id);
    if (!countries.ok) return countries;
    const own = countries.value.filter(({ code }) => !taken.has(code));
    for (const { code } of own) taken.add(code);
    const publications = catalogs.nodes.flatMap(({ publication }) => publication?.id ?? []).toSorted();
    places.push(...placesOf(own, publications));
  }
  return { ok: true, value: { places, home, language, languages: languages.toSorted(), metafields } };
}

/** Client that rejects requests after a deadline. */
function callsUntil(admin: AdminClient, until: number): AdminClient {
  return {
    run: async (document, variables, data) =>
      performance.now() < until
        ? admin.run(document, variables, data)
        : unavailable('Markets and countries took too long to read.'),
  };
}

interface Country {
  readonly code: string;
  readonly currency: string;
}

async function countriesOf(admin: AdminClient, id: string): Promise<ShopifyResult<Country[]>> {
  const regions = await allPages(async (after) => {
    const found = await admin.run(MARKET_COUNTRIES_QUERY, { id, after }, marketCountriesData);
    if (!found.ok) return found;
    const none = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
    return { ok: true, value: found.value.market?.conditions?.regionsCondition?.regions ?? none };
  });
  if (!regions.ok) return regions;
  const countries = regions.value.flatMap(({ code, currency }) =>
    code !== undefined && currency ? [{ code, currency: currency.currencyCode }] : [],
  );
  return { ok: true, value: countries };
}

interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

async function allPages<Node>(
  read: (after: string | null) => Promise<ShopifyResult<Page<Node>>>,
): Promise<ShopifyResult<Node[]>> {
  const nodes: Node[] = [];
  let after: string | null = null;
  do {
    const page: ShopifyResult<Page<Node>> = await read(after);
    if (!page.ok) return page;
    nodes.push(...page.value.nodes);
    after = page.value.pageInfo.hasNextPage ? page.value.pageInfo.endCursor : null;
  } while (after !== null);
  return { ok: true, value: nodes };
}

/** Places by currency; the first country code represents the others, so that it is stable. */
function placesOf(countries: readonly Country[], publications: readonly string[]): Place[] {
  const currencies = [...new Set(countries.map(({ currency }) => currency))].toSorted();
  return currencies.flatMap((currency) => {
    const codes = countries
      .filter((each) => each.currency === currency)
      .map(({ code }) => code)
      .toSorted();
    const [priceCountry] = codes;
    return priceCountry === undefined ? [] : [{ priceCountry, countries: codes, publications }];
  });
}
