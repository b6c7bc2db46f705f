import * as z from 'zod';
import { type Issue, issue } from '../editing/issue';
import { listOf, text } from '../texts/limited';
import { productEntry } from './listing-settings';

const promoTile = z.strictObject({
  name: text('campaignName'),
  placement: z.strictObject({
    page: z.enum(['everyPage', 'firstPage']),
    /** The cell of the page, from 1. */
    position: z.number(),
  }),
  content: z.strictObject({
    imageUrl: text('address'),
    imageRedirectUrl: text('address').optional(),
    imageUuid: text('id').nullable(),
  }),
});

/** What campaigns and a collection's own settings put into a list, which default settings don't. */
export const featuringFields = {
  featuredProductsEnabled: z.boolean(),
  featuredProducts: listOf(productEntry, 'products'),
  /** Under every sort, or only under "Featured". */
  featuredProductsAlwaysFirst: z.boolean(),
  showFeaturedBadge: z.boolean(),
  badgeText: text('badge'),
  promoTiles: listOf(promoTile, 'promoTiles'),
};

const featuring = z.strictObject(featuringFields);
export type Featuring = z.infer<typeof featuring>;

/** Nothing is featured yet. */
export const NOTHING_FEATURED: Featuring = {
  featuredProductsEnabled: false,
  featuredProducts: [],
  featuredProductsAlwaysFirst: true,
  showFeaturedBadge: false,
  badgeText: 'Featured',
  promoTiles: [],
};

/** What of it keeps settings from being saved. */
export function featuringIssues(settings: Featuring): Issue[] {
  const issues: Issue[] = [];
  if (settings.featuredProductsEnabled && settings.featuredProducts.length === 0) {
    // The spelling is the specification's.
    const message = 'Please add at least one featured product when featured producs is enabled';
    issues.push(issue('blank', ['featuredProducts'], message));
  }
  if (settings.showFeaturedBadge && settings.badgeText.trim() === '') {
    issues.push(issue('blank', ['badgeText'], 'Enter the text of the badge.'));
  }
  return issues;
}
