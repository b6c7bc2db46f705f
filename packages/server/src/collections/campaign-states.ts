import { type CampaignStatus, campaignStatus } from '@cartwright/core/collections/campaign';
import type { CampaignDocument } from '@cartwright/core/collections/campaign-document';
import { overlapsOf } from '@cartwright/core/collections/overlaps';
import type { ListedCampaign, PublishedCampaign, SavedCampaign } from '@cartwright/core/contract/collections';
import { type CampaignRow, campaignOf, readDocument } from './campaign-rows';
import type { KnowsImage } from './known-images';

/** Whether a collection exists; assumed true until the catalogue is mirrored. */
export type KnowsCollection = (id: number) => boolean;

/** Whether a product exists; assumed true until the catalogue is mirrored. */
export type KnowsProduct = (id: number) => boolean;

/** Readable campaign, with whether it can be served. */
export type ReadableCampaign = ReturnType<typeof campaignOf> & { readonly canBeServed: boolean };

/** Readable campaigns of rows, without collections deleted in Shopify (ADR 63). */
export function readableCampaigns(rows: readonly CampaignRow[], knows: KnowsCollection): ReadableCampaign[] {
  return rows.flatMap((row) => {
    const read = readDocument(row);
    if (!read.ok) return [];
    const canBeServed = problemOf(read.value, knows) === null;
    return [{ ...campaignOf(row, inStore(read.value, knows)), canBeServed }];
  });
}

/** Converts a stored campaign to the contract, at `now`. */
export function savedCampaign(
  row: CampaignRow,
  document: CampaignDocument,
  { knows, now, runningTest }: { knows: KnowsCollection; now: Date } & Pick<SavedCampaign, 'runningTest'>,
): SavedCampaign {
  const campaign = campaignOf(row, document);
  const problem = problemOf(document, knows);
  const status = campaignStatus(campaign, now.getTime(), problem === null);
  return {
    campaign: document,
    owner: row.shopId,
    revision: row.revision,
    createdAt: campaign.createdAt,
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: campaign.publishedAt,
    status,
    problem: status === 'error' ? problem : null,
    runningTest,
  };
}

/** Status of a campaign at `now`. */
export function statusOf(row: CampaignRow, knows: KnowsCollection, now: Date): CampaignStatus {
  const read = readDocument(row);
  if (!read.ok) return 'error';
  return campaignStatus(campaignOf(row, read.value), now.getTime(), problemOf(read.value, knows) === null);
}

/** List item of a campaign; `all` are the shop's campaigns, which may take precedence. */
export function listedCampaign(
  row: CampaignRow,
  all: readonly ReadableCampaign[],
  {
    knows,
    knowsProduct,
    knowsImage,
    runningTest,
    now,
  }: {
    readonly knows: KnowsCollection;
    readonly knowsProduct: KnowsProduct;
    readonly knowsImage: KnowsImage;
    readonly runningTest: ListedCampaign['runningTest'];
    readonly now: Date;
  },
): ListedCampaign {
  const read = readDocument(row);
  const { id, name, revision } = row;
  const base = { id, name, revision, updatedAt: row.updatedAt.toISOString(), runningTest };
  if (!read.ok) {
    const nothing = { startDate: null, endDate: null, noEndDate: true, allCollections: false };
    const gone = { collections: 0, products: 0, images: 0 };
    return {
      ...base,
      ...nothing,
      status: 'error',
      problem: read.message,
      collectionsCount: 0,
      gone,
      heldBy: [],
    };
  }
  const campaign = campaignOf(row, read.value);
  const { startDate, endDate, noEndDate, allCollections, collections } = campaign;
  const problem = problemOf(read.value, knows);
  const status = campaignStatus(campaign, now.getTime(), problem === null);
  const named =
    allCollections && !campaign.isExcludeSpecific
      ? []
      : collections.filter(({ exclusion }) => exclusion === allCollections);
  return {
    ...base,
    status,
    problem: status === 'error' ? problem : null,
    startDate,
    endDate,
    noEndDate,
    allCollections,
    collectionsCount: named.length,
    gone: {
      collections: named.filter(({ collectionId }) => !knows(collectionId)).length,
      products: featuredIds(row).filter((id) => !knowsProduct(id)).length,
      images: campaign.promoTiles.filter(({ content }) => !knowsImage(content.imageUuid)).length,
    },
    heldBy:
      status === 'live' || status === 'scheduled'
        ? overridingCampaigns(campaignOf(row, inStore(read.value, knows)), all, now)
        : [],
  };
}

/** Featured products of a campaign; empty if disabled or unreadable. */
export function featuredIds(row: CampaignRow): number[] {
  const read = readDocument(row);
  if (!read.ok || !read.value.featuredProductsEnabled) return [];
  return read.value.featuredProducts.map(({ productId }) => productId);
}

/** Campaign without collections that the shop no longer has. */
function inStore(campaign: CampaignDocument, knows: KnowsCollection): CampaignDocument {
  return { ...campaign, collections: campaign.collections.filter(({ collectionId }) => knows(collectionId)) };
}

/** Campaigns that take precedence over it while it is live. */
function overridingCampaigns(
  campaign: ReturnType<typeof campaignOf>,
  all: readonly ReadableCampaign[],
  now: Date,
): ListedCampaign['heldBy'] {
  return overlapsOf({ ...campaign, canBeServed: true }, all, now.getTime()).flatMap((overlap) => {
    const name = all.find(({ id }) => id === overlap.id)?.name;
    if (overlap.holds === 'this' || name === undefined) return [];
    const { id, collections, from } = overlap;
    return [{ id, name, collections, from: new Date(from).toISOString() }];
  });
}

/** Live and scheduled campaigns, with the collections they apply to. */
export function publishedCampaigns(all: readonly ReadableCampaign[], now: Date): PublishedCampaign[] {
  return all
    .filter((each) => ['live', 'scheduled'].includes(campaignStatus(each, now.getTime(), each.canBeServed)))
    .map(({ collections, ...each }) => ({
      id: each.id,
      name: each.name,
      createdAt: each.createdAt,
      publishedAt: each.publishedAt,
      startDate: each.startDate,
      endDate: each.endDate,
      noEndDate: each.noEndDate,
      allCollections: each.allCollections,
      isExcludeSpecific: each.isExcludeSpecific,
      collections: collections.map(({ collectionId, exclusion }) => ({ collectionId, exclusion })),
      canBeServed: each.canBeServed,
    }));
}

/** Reason why a campaign can't be served at any time; null if it can. */
function problemOf({ allCollections, collections }: CampaignDocument, knows: KnowsCollection): string | null {
  const named = collections.filter(({ exclusion }) => !exclusion);
  if (allCollections || named.length === 0 || named.some(({ collectionId }) => knows(collectionId)))
    return null;
  return named.length === 1
    ? 'Its collection isn’t in your store anymore. Choose another one.'
    : 'None of its collections is in your store any more. Choose others.';
}
