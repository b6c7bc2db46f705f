import * as z from 'zod';
import { shopifyId } from '../catalogue/selection';
import { CAMPAIGN_NAME_MISSING, campaignDocument } from '../collections/campaign-document';
import { defaultSettings } from '../listing/settings/default-settings';
import { ofAnyLength } from '../texts/any-length';
import { isBlank } from '../texts/is-blank';
import { listOf, text, upTo } from '../texts/limited';
import { TEXT_LIMITS } from '../texts/limits';
import { catalogueId } from './catalogue-ids';
import { SETTINGS_LEVELS } from './collection-settings';
import { endpoint, noBody, noParams } from './endpoint';
import { pagination } from './paging';
import { runningTest } from './running-test';

/** Default settings with the revision that the next save must name: 0 if never saved. */
export const savedDefaults = z.object({
  settings: ofAnyLength(defaultSettings),
  revision: z.number().int(),
  /** UTC instant; null if never saved. */
  updatedAt: z.string().nullable(),
});
export type SavedDefaults = z.infer<typeof savedDefaults>;

export const readDefaults = endpoint({
  method: 'GET',
  path: '/api/smart-collections/settings',
  params: noParams,
  query: noParams,
  body: noBody,
  response: savedDefaults,
});

/**
 * Saves the whole settings that were read at `revision`. 409 with the saved ones if somebody saved them since; 422
 * with the path of each issue.
 */
export const saveDefaults = endpoint({
  method: 'PUT',
  path: '/api/smart-collections/settings',
  params: noParams,
  query: noParams,
  body: z.strictObject({ setting: defaultSettings, revision: z.number().int() }),
  response: z.object({ data: savedDefaults }),
});

export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'live', 'completed', 'error'] as const;

/** Campaign with the revision that the next save must name, and its status by the store's time. */
export const savedCampaign = z.object({
  campaign: ofAnyLength(campaignDocument),
  /** Domain of its shop, as campaigns have no individual owner. */
  owner: z.string(),
  revision: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Last publication, a UTC instant; null for a draft, and while paused. */
  publishedAt: z.string().nullable(),
  status: z.enum(CAMPAIGN_STATUSES),
  /** Reason why it can't be served, if that is its status. */
  problem: z.string().nullable(),
  runningTest,
});
export type SavedCampaign = z.infer<typeof savedCampaign>;

/** Page sizes of the list of campaigns. */
export const CAMPAIGNS_PER_PAGE = [10, 25, 50] as const;

/** Sort orders: newest first; by name; by start, earliest first, without a start last. */
const CAMPAIGN_SORTS = ['newest', 'name', 'startDate'] as const;
export type CampaignSort = (typeof CAMPAIGN_SORTS)[number];

const listQuery = z.strictObject({
  page: z.coerce.number().int().positive().default(1),
  limit: z.coerce
    .number()
    .pipe(z.union(CAMPAIGNS_PER_PAGE.map((each) => z.literal(each))))
    .default(CAMPAIGNS_PER_PAGE[0]),
  /** Search in names, ignoring case and accents. */
  search: text('search').default(''),
  /** Absent: any status. */
  status: z.enum(CAMPAIGN_STATUSES).optional(),
  /** Ties are sorted by creation, newest first. */
  sort: z.enum(CAMPAIGN_SORTS).default('newest'),
});

/** Campaign in the list. */
export const listedCampaign = z.object({
  id: z.string(),
  name: z.string(),
  revision: z.number().int(),
  status: z.enum(CAMPAIGN_STATUSES),
  problem: z.string().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  noEndDate: z.boolean(),
  allCollections: z.boolean(),
  /** Number of collections that it names: those that it covers, or with `allCollections` excludes. */
  collectionsCount: z.number().int(),
  /**
   * Number of those collections and of its featured products that were deleted in Shopify, and of tiles whose
   * image was deleted.
   */
  gone: z.object({
    collections: z.number().int(),
    products: z.number().int(),
    images: z.number().int(),
  }),
  /** Other campaigns that take precedence while this one is live (`collections/overlaps`). */
  heldBy: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Number of collections; null: wherever both apply. */
      collections: z.number().int().nullable(),
      /** Start of the precedence; a UTC instant. */
      from: z.string(),
    }),
  ),
  runningTest,
  updatedAt: z.string(),
});
export type ListedCampaign = z.infer<typeof listedCampaign>;

/** Campaigns in the requested order. */
export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/smart-collections/campaigns',
  params: noParams,
  query: listQuery,
  body: noBody,
  response: z.object({ campaigns: z.array(listedCampaign), pagination }),
});

/** Scope and period of a published campaign. */
const publishedCampaign = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  publishedAt: z.string().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  noEndDate: z.boolean(),
  allCollections: z.boolean(),
  isExcludeSpecific: z.boolean(),
  collections: z.array(z.object({ collectionId: z.number().int(), exclusion: z.boolean() })),
  canBeServed: z.boolean(),
});
export type PublishedCampaign = z.infer<typeof publishedCampaign>;

/** Live and scheduled campaigns: `collections/overlaps` determines their precedence. */
export const listPublishedCampaigns = endpoint({
  method: 'GET',
  path: '/api/smart-collections/published-campaigns',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ campaigns: z.array(publishedCampaign) }),
});

/** Optional id, which makes the call idempotent. */
const ownId = z.uuid().optional();

/** Creates a draft with the current default settings. */
export const createCampaign = endpoint({
  method: 'POST',
  path: '/api/smart-collections/campaigns',
  params: noParams,
  query: noParams,
  body: z.strictObject({
    id: ownId,
    setting: z.strictObject({
      name: upTo(
        TEXT_LIMITS.campaignName,
        z
          .string()
          .trim()
          .refine((name) => !isBlank(name), CAMPAIGN_NAME_MISSING),
      ),
    }),
  }),
  response: z.object({ status: z.literal('draft'), data: z.object({ id: z.string() }) }),
});

const campaignId = z.strictObject({ id: text('id') });

export const readCampaign = endpoint({
  method: 'GET',
  path: '/api/smart-collections/campaigns/:id',
  params: campaignId,
  query: noParams,
  body: noBody,
  response: z.object({ data: savedCampaign }),
});

/**
 * Saves a campaign that was read at `revision`; takes effect at once if it is live. 409 and 422 as for default
 * settings.
 */
export const saveCampaign = endpoint({
  method: 'PUT',
  path: '/api/smart-collections/campaigns/:id',
  params: campaignId,
  query: noParams,
  body: z.strictObject({ setting: campaignDocument, revision: z.number().int() }),
  response: z.object({ data: savedCampaign }),
});

/**
 * Publishes the campaign saved at `revision`: it is live, or scheduled if its start is in the future. 422 if it is
 * invalid.
 */
export const publishCampaign = endpoint({
  method: 'POST',
  path: '/api/smart-collections/campaigns/:id/publish',
  params: campaignId,
  query: noParams,
  body: z.strictObject({ revision: z.number().int() }),
  response: z.object({ data: savedCampaign }),
});

/** Copies a saved campaign to a draft without dates. */
export const duplicateCampaign = endpoint({
  method: 'POST',
  path: '/api/smart-collections/campaigns/:id/duplicate',
  params: campaignId,
  query: noParams,
  body: z.strictObject({ id: ownId }).optional(),
  response: z.object({ status: z.literal('draft'), data: z.object({ id: z.string() }) }),
});

/** Reverts a campaign to a draft. Its dates are kept. */
export const pauseCampaign = endpoint({
  method: 'POST',
  path: '/api/smart-collections/campaigns/:id/pause',
  params: campaignId,
  query: noParams,
  body: noBody,
  response: z.object({ data: savedCampaign }),
});

/** Deletes a campaign that was read at `revision`. Can't be undone. */
export const deleteCampaign = endpoint({
  method: 'DELETE',
  path: '/api/smart-collections/campaigns/:id',
  params: campaignId,
  query: z.strictObject({ revision: z.coerce.number().int() }),
  body: noBody,
  response: z.object({ successful: z.literal(true) }),
});

/** Product with the reason for its position. */
const listedProduct = z.object({
  id: z.number().int(),
  title: z.string(),
  image: z.string().nullable(),
  badge: z.string().nullable(),
  why: z.string(),
});

/** Products that are in none of the collections, with their titles. */
export const listOutsiders = endpoint({
  method: 'POST',
  path: '/api/smart-collections/outsiders',
  params: noParams,
  query: noParams,
  body: z.strictObject({
    products: listOf(shopifyId, 'products'),
    collections: listOf(shopifyId, 'collections'),
  }),
  response: z.object({ products: z.array(z.object({ id: z.number().int(), title: z.string() })) }),
});

/** First page of a collection for shoppers now, with the reasons. */
export const explainListing = endpoint({
  method: 'GET',
  path: '/api/smart-collections/collections/:id/listing',
  params: z.strictObject({ id: catalogueId }),
  query: noParams,
  body: noBody,
  response: z.object({
    /** Level of the effective settings. */
    settings: z.object({
      level: z.enum(SETTINGS_LEVELS),
      /** Name of the campaign. */
      name: z.string().nullable(),
    }),
    total: z.number().int(),
    products: z.array(listedProduct),
  }),
});
