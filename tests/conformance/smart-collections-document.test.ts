import { inheritingCampaign, newCampaign } from '@cartwright/core/collections/campaign-document';
import * as ofCollections from '@cartwright/core/contract/collection-settings';
import * as smartCollections from '@cartwright/core/contract/collections';
import * as images from '@cartwright/core/contract/images';
import * as previews from '@cartwright/core/contract/preview-listing';
import * as themeBlocks from '@cartwright/core/contract/theme-blocks';
import {
  IMAGE_FORMATS_LABEL,
  IMAGES_PER_PAGE,
  MAX_IMAGE_MEGABYTES,
  MAX_IMAGE_SIDE,
  pickerPageSize,
} from '@cartwright/core/images/image-limits';
import { MAX_VALUES } from '@cartwright/core/listing/filters/facet';
import { PRODUCTS_PER_CHUNK } from '@cartwright/core/listing/listing-response';
import { PAGINATION_TYPES } from '@cartwright/core/listing/listing-rules';
import {
  BUILT_IN_FILTERS,
  BUILT_IN_SORTS,
  BUILT_IN_TEMPLATE,
} from '@cartwright/core/listing/settings/built-in';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { MAX_TILE_POSITION } from '@cartwright/core/listing/settings/featuring';
import {
  LOOKBACK_DAYS,
  LOOKBACK_TYPES,
  RENDER_OOS,
} from '@cartwright/core/listing/settings/listing-settings';
import { MAX_SERVED } from '@cartwright/core/listing/settings/rules-of';
import { COLUMNS, MAX_PER_PAGE } from '@cartwright/core/listing/settings/validate-listing';
import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { expect, it } from 'vitest';
import { callsOf, documentTables, expectInFiles, expectValues, plain } from './document-tables';

const rowsOf = documentTables('smart-collections.md');

it('cites every text as in the code', () => {
  const rows = rowsOf('Texts');
  expect(rows.length).toBeGreaterThan(20);
  expectInFiles(rows);
});

it('lists every call', () => {
  const calls = rowsOf('Calls').map(([call]) => plain(call));
  const expected = callsOf([smartCollections, ofCollections, previews, themeBlocks, images]);
  expect(expected.length).toBeGreaterThan(15);
  expect(calls.toSorted()).toEqual(
    [...expected, `POST ${images.IMAGE_UPLOAD_PATH}`, 'GET /proxy/collections/:handle'].toSorted(),
  );
});

it('lists every limit and default', () => {
  const { pagination } = BUILT_IN_SETTINGS.template;
  const campaign = newCampaign('id', 'Sale', BUILT_IN_SETTINGS);
  expectValues(rowsOf('Limits and defaults'), {
    'Promo tiles': LIST_LIMITS.promoTiles,
    'Positions of promo tiles': `1 to ${MAX_TILE_POSITION}, each once`,
    'Filters and sort options that are served': MAX_SERVED,
    'Values of a filter that are sent': MAX_VALUES,
    'Look-back of best-sellers, in days': LOOKBACK_DAYS,
    'What best-sellers count': LOOKBACK_TYPES,
    'Sold-out products': RENDER_OOS,
    Pagination: PAGINATION_TYPES,
    'Products per page': `1 to ${MAX_PER_PAGE}`,
    'Products per page, default settings': pagination.amountPerPage,
    'Page sizes, default settings': pagination.limitOptions,
    'Button text, default settings': pagination.loadMoreText,
    'As without it, new campaign': inheritingCampaign('id', 'Sale', BUILT_IN_SETTINGS).inherits,
    'Products per page, campaign that inherits nothing': campaign.template.pagination.amountPerPage,
    'Page sizes, campaign that inherits nothing': campaign.template.pagination.limitOptions,
    'Button text, campaign that inherits nothing': campaign.template.pagination.loadMoreText,
    'Products that Shopify’s Liquid finds by handle, so in one part of a page': PRODUCTS_PER_CHUNK,
    'Columns on desktops, tablets and phones': [
      BUILT_IN_TEMPLATE.desktopColumnBreakpoint,
      BUILT_IN_TEMPLATE.tabletColumnBreakpoint,
      BUILT_IN_TEMPLATE.mobileColumnBreakpoint,
    ],
    'Most columns on desktops, tablets and phones': Object.values(COLUMNS).map(({ max }) => max),
    'Filters on large screens, and on others': [BUILT_IN_TEMPLATE.layout, BUILT_IN_TEMPLATE.layoutMode],
    'Built-in filters': BUILT_IN_FILTERS.map(({ name }) => name),
    'Built-in sort options': BUILT_IN_SORTS.map(({ name }) => name),
    'Featured badge': campaign.badgeText,
    'Campaigns in a list': smartCollections.CAMPAIGNS_PER_PAGE,
    'Collections in a list': ofCollections.COLLECTIONS_PER_PAGE,
    'Statuses of campaigns': smartCollections.CAMPAIGN_STATUSES,
    'Characters of a campaign’s name': TEXT_LIMITS.campaignName,
    'Characters of a page title': TEXT_LIMITS.title,
    'Characters of a badge': TEXT_LIMITS.badge,
    'Characters of the name of a filter or sort option': TEXT_LIMITS.listLabel,
    'Collections that a campaign names': LIST_LIMITS.collections,
    'Images on a page of the gallery, in a dialog, and of a search there': [
      IMAGES_PER_PAGE,
      pickerPageSize(''),
      pickerPageSize('mug'),
    ],
    'Formats of images': IMAGE_FORMATS_LABEL,
    'Megabytes of an image': MAX_IMAGE_MEGABYTES,
    'Pixels of an image’s side': MAX_IMAGE_SIDE,
  });
});
