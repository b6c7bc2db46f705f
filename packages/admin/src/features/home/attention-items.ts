import { campaignStatus } from '@cartwright/core/collections/campaign';
import { DISCOUNT_LIMIT_REACHED } from '@cartwright/core/discounts/discount-limit';
import { droppedTexts } from '../../report-kit/states/dropped-messages';
import { isOfLimit } from '../../shared/format/published-messages';
import type { HomeData } from './home-data';
import { campaignPath, cartPath } from './next-live-change';
import type { Queried } from './queried';

/** Issue that a merchant has to resolve. */
export interface AttentionItem {
  readonly key: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly path: string };
}

/** Issues that need attention, as loaded so far. */
export interface Attention {
  readonly items: readonly AttentionItem[];
  /** Whether checks are still loading. */
  readonly isLoading: boolean;
  /** Failed checks. */
  readonly failed: readonly { readonly what: string; readonly query: Queried<unknown> }[];
}

/** Issues that need attention, most urgent first. `now` in epoch milliseconds. */
export function attentionOf(data: HomeData, now: number): Attention {
  const { shop, discounts, jobs, orders, catalogue, published, carts, liveCampaigns, noResults } = data;
  const checks: readonly Check[] = [
    check('publishing', shop, ({ publication }) => publicationItems(publication)),
    check('discounts', discounts, discountItems),
    ...(published ? [check('campaigns', published, (campaigns) => unservedItems(campaigns, now))] : []),
    check('deleted products in carts', data.deletedProducts, (gone) => deletedCartItems(gone, carts.data)),
    ...(liveCampaigns ? [check('deleted products in campaigns', liveCampaigns, deletedCampaignItems)] : []),
    check('what is counted', data.dropped, droppedItems),
    check('orders', orders, ({ problem }) => problemItem('orders', problem?.message ?? null)),
    check('the catalog', catalogue, ({ problem }) => problemItem('catalogue', problem)),
    check('background work', jobs, jobItems),
    ...(noResults ? [check('searches', noResults, noResultItems)] : []),
  ];
  return {
    items: checks.flatMap(({ items }) => items),
    isLoading: checks.some(({ query: { data: found, error } }) => found === undefined && !error),
    failed: checks.filter(({ query: { data: found, error } }) => found === undefined && error),
  };
}

interface Check {
  readonly what: string;
  readonly query: Queried<unknown>;
  readonly items: readonly AttentionItem[];
}

function check<Data>(
  what: string,
  query: Queried<Data>,
  itemsOf: (data: Data) => readonly AttentionItem[],
): Check {
  return { what, query, items: query.data === undefined ? [] : itemsOf(query.data) };
}

type Loaded<Key extends keyof HomeData> = NonNullable<NonNullable<HomeData[Key]>['data']>;

const item = (key: string, text: string, label: string, path: string): AttentionItem => ({
  key,
  text,
  link: { label, path },
});

function publicationItems({ status, message, warnings }: Loaded<'shop'>['publication']): AttentionItem[] {
  if (status === 'held') {
    const text = 'Publishing is paused. Your store shows carts that weren’t published from here.';
    return [item('publication', text, 'Review', '/publication/')];
  }
  if (status === 'failed') {
    const text = `Your store doesn’t have the latest changes. ${message ?? 'Shopify rejected them.'}`;
    return [item('publication', text, 'View carts', '/smartcart/')];
  }
  if (warnings.some(isOfLimit)) {
    const text = `${DISCOUNT_LIMIT_REACHED}. Checkout doesn’t give all rewards.`;
    return [item('publication', text, 'View discounts', '/discounts/')];
  }
  return warnings.length > 0
    ? [item('publication', `Published with warnings. ${warnings.join(' ')}`, 'View carts', '/smartcart/')]
    : [];
}

function discountItems({ missing, automaticDiscountNodes }: Loaded<'discounts'>): AttentionItem[] {
  const differ = automaticDiscountNodes.filter(({ ours }) => ours?.state === 'differs').length;
  const toDiscounts = ['View discounts', '/discounts/'] as const;
  return [
    ...(missing.length > 0
      ? [
          item(
            'missing',
            `${several(missing.length, 'discount is', 'discounts are')} missing in Shopify: checkout doesn’t give all rewards.`,
            ...toDiscounts,
          ),
        ]
      : []),
    ...(differ > 0
      ? [
          item(
            'differ',
            `${several(differ, 'discount doesn’t match its cart', 'discounts don’t match their carts')}.`,
            ...toDiscounts,
          ),
        ]
      : []),
  ];
}

function unservedItems(campaigns: Loaded<'published'>, now: number): AttentionItem[] {
  const unserved = campaigns.filter((each) => campaignStatus(each, now, each.canBeServed) === 'error');
  const [only] = unserved;
  if (!only) return [];
  return unserved.length === 1
    ? [item('unserved', `Campaign "${only.name}" can’t be shown.`, 'View campaign', campaignPath(only.id))]
    : [item('unserved', `${unserved.length} campaigns can’t be shown.`, 'View campaigns', CAMPAIGNS)];
}

const CAMPAIGNS = '/smart-collections/campaigns/';

function deletedCartItems(
  gone: Loaded<'deletedProducts'>,
  carts: HomeData['carts']['data'],
): AttentionItem[] {
  const [only] = gone.keys();
  if (only === undefined) return [];
  if (gone.size > 1) {
    return [
      item('gone-carts', `${gone.size} carts name products that were deleted.`, 'View carts', '/smartcart/'),
    ];
  }
  const name = carts?.find(({ id }) => id === only)?.name.trim();
  const text = `${name ? `Cart "${name}" names` : 'A cart names'} ${DELETED}`;
  return [item('gone-carts', text, 'Edit cart', cartPath(only))];
}

const DELETED = 'products that were deleted.';

function deletedCampaignItems(campaigns: Loaded<'liveCampaigns'>): AttentionItem[] {
  const affected = campaigns.filter(
    ({ gone: { collections, products, images } }) => collections + products + images > 0,
  );
  const [only] = affected;
  if (!only) return [];
  if (affected.length > 1) {
    const text = `${affected.length} live campaigns name products, collections or images that were deleted.`;
    return [item('gone-campaigns', text, 'View campaigns', CAMPAIGNS)];
  }
  const { collections, products, images } = only.gone;
  const things = new Intl.ListFormat('en-US', { type: 'conjunction' }).format([
    ...(products > 0 ? ['products'] : []),
    ...(collections > 0 ? ['collections'] : []),
    ...(images > 0 ? ['images'] : []),
  ]);
  const text = `Campaign "${only.name}" names ${things} that were deleted.`;
  return [item('gone-campaigns', text, 'Edit campaign', campaignPath(only.id))];
}

const droppedItems = (dropped: Loaded<'dropped'>): AttentionItem[] =>
  droppedTexts(dropped, 'en-US').map((text, index) =>
    item(`dropped-${index}`, text, 'View reports', '/reports/'),
  );

const problemItem = (key: string, problem: string | null): AttentionItem[] =>
  problem === null ? [] : [item(key, problem, 'View store data', '/store-data/')];

function jobItems(jobs: Loaded<'jobs'>): AttentionItem[] {
  const failed = jobs.filter(({ state }) => state === 'failed').length;
  return failed === 0
    ? []
    : [
        item(
          'jobs',
          `${several(failed, 'background job', 'background jobs')} failed.`,
          'View background work',
          '/store-data/',
        ),
      ];
}

function noResultItems({ pagination: { serverSize } }: Loaded<'noResults'>): AttentionItem[] {
  return serverSize === 0
    ? []
    : [
        item(
          'no-results',
          `${several(serverSize, 'search term', 'search terms')} found no products in the last 30 days.`,
          'View searches',
          '/reports/smart-search-analytics/#no-results',
        ),
      ];
}

const several = (count: number, one: string, other: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : other}`;
