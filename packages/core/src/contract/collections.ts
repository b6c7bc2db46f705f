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

/** The default settings with the revision that a save must name: 0 while none are saved. */
export const savedDefaults = z.object({
  settings: ofAnyLength(defaultSettings),
  revision: z.number().int(),
  /** UTC instant; null while none are saved. */
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
 * Saves the settings that were read at `revision`, as a whole. 409 with what is saved when somebody else saved them since;
 * 422 with the place of each problem.
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

/** A campaign with the revision that a save must name, and what it is by the store's time. */
export const savedCampaign = z.object({
  campaign: ofAnyLength(campaignDocument),
  /** Domain of its shop: a campaign is nobody's there. */
  owner: z.string(),
  revision: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** UTC instant of the last time; null for a draft, and for one that is paused. */
  publishedAt: z.string().nullable(),
  status: z.enum(CAMPAIGN_STATUSES),
  /** Why it can't be served, where that is its status. */
  problem: z.string().nullable(),
  runningTest,
});
export type SavedCampaign = z.infer<typeof savedCampaign>;

/** Page sizes of the list of campaigns. */
export const CAMPAIGNS_PER_PAGE = [10, 25, 50] as const;

/** Created last first; by name; by when they start, earliest first, those without a start last. */
const CAMPAIGN_SORTS = ['newest', 'name', 'startDate'] as const;
export type CampaignSort = (typeof CAMPAIGN_SORTS)[number];

const listQuery = z.strictObject({
  page: z.coerce.number().int().positive().default(1),
  limit: z.coerce
    .number()
    .pipe(z.union(CAMPAIGNS_PER_PAGE.map((each) => z.literal(each))))
    .default(CAMPAIGNS_PER_PAGE[0]),
  /** Of names, whatever their case and accents. */
  search: text('search').default(''),
  /** Absent: of any. */
  status: z.enum(CAMPAIGN_STATUSES).optional(),
  /** Campaigns that it doesn't tell apart stand as they were created, the last first. */
  sort: z.enum(CAMPAIGN_SORTS).default('newest'),
});

/** A row of the list. */
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
  /** How many collections it names: that it covers, or with `allCollections` that it leaves out. */
  collectionsCount: z.number().int(),
  /** How many of those collections, and of its featured products, were deleted in Shopify, and how many tiles' images. */
  gone: z.object({
    collections: z.number().int(),
    products: z.number().int(),
    images: z.number().int(),
  }),
  /** Other campaigns that hold instead, while this one is live (`collections/overlaps`). */
  heldBy: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** In how many collections; null: wherever both apply. */
      collections: z.number().int().nullable(),
      /** From when on; a UTC instant. */
      from: z.string(),
    }),
  ),
  runningTest,
  updatedAt: z.string(),
});
export type ListedCampaign = z.infer<typeof listedCampaign>;

/** The campaigns, in the order that was asked for. */
export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/smart-collections/campaigns',
  params: noParams,
  query: listQuery,
  body: noBody,
  response: z.object({ campaigns: z.array(listedCampaign), pagination }),
});

/** Place and time of a published campaign. */
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

/** The campaigns that are live or will be: which of them holds beside another is told by `collections/overlaps`. */
export const listPublishedCampaigns = endpoint({
  method: 'GET',
  path: '/api/smart-collections/published-campaigns',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ campaigns: z.array(publishedCampaign) }),
});

/** Names what is made, if the caller likes: made again under the same id, it is what was made. */
const ownId = z.uuid().optional();

/** Creates a draft with what the default settings have now. */
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

/** Saves a campaign that was read at `revision`; one that is live changes at once. 409 and 422 as for default settings. */
export const saveCampaign = endpoint({
  method: 'PUT',
  path: '/api/smart-collections/campaigns/:id',
  params: campaignId,
  query: noParams,
  body: z.strictObject({ setting: campaignDocument, revision: z.number().int() }),
  response: z.object({ data: savedCampaign }),
});

/** Publishes what is saved at `revision`: it is live, or scheduled when its start is ahead. 422 where it can't be. */
export const publishCampaign = endpoint({
  method: 'POST',
  path: '/api/smart-collections/campaigns/:id/publish',
  params: campaignId,
  query: noParams,
  body: z.strictObject({ revision: z.number().int() }),
  response: z.object({ data: savedCampaign }),
});

/** Makes a copy of a campaign as it is saved: a draft, without dates. */
export const duplicateCampaign = endpoint({
  method: 'POST',
  path: '/api/smart-collections/campaigns/:id/duplicate',
  params: campaignId,
  query: noParams,
  body: z.strictObject({ id: ownId }).optional(),
  response: z.object({ status: z.literal('draft'), data: z.object({ id: z.string() }) }),
});

/** Makes a draft of it again. Its dates stay. */
export const pauseCampaign = endpoint({
  method: 'POST',
  path: '/api/smart-collections/campaigns/:id/pause',
  params: campaignId,
  query: noParams,
  body: noBody,
  response: z.object({ data: savedCampaign }),
});

/** Deletes a campaign that was read at `revision`, for good. */
export const deleteCampaign = endpoint({
  method: 'DELETE',
  path: '/api/smart-collections/campaigns/:id',
  params: campaignId,
  query: z.strictObject({ revision: z.coerce.number().int() }),
  body: noBody,
  response: z.object({ successful: z.literal(true) }),
});

/** Why a product stands where it does, in words. */
const listedProduct = z.object({
  id: z.number().int(),
  title: z.string(),
  image: z.string().nullable(),
  badge: z.string().nullable(),
  why: z.string(),
});

/** Which products are in none of the collections, with their titles. */
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

/** A collection's first page as shoppers get it now, with the reasons. */
export const explainListing = endpoint({
  method: 'GET',
  path: '/api/smart-collections/collections/:id/listing',
  params: z.strictObject({ id: catalogueId }),
  query: noParams,
  body: noBody,
  response: z.object({
    /** Whose settings hold. */
    settings: z.object({
      level: z.enum(SETTINGS_LEVELS),
      /** Of the campaign. */
      name: z.string().nullable(),
    }),
    total: z.number().int(),
    products: z.array(listedProduct),
  }),
});
