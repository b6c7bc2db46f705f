import * as z from 'zod';
import { type Issue, issue, type Path } from '../../editing/issue';
import { isImageAddress } from '../../images/image-address';
import { listOf, text } from '../../texts/limited';
import { shopperText } from '../../texts/shopper-text';
import { checkUrl } from '../../urls/check-url';
import { productEntry } from './listing-settings';

/** Maximum cell for tiles. Source: the personalisation specification, "Limits". */
export const MAX_TILE_POSITION = 16;

const promoTile = z.strictObject({
  /** Alternative text of the image. */
  name: shopperText({ label: 'Name', limit: 'campaignName' }),
  placement: z.strictObject({
    page: z.enum(['everyPage', 'firstPage']),
    /** Cell of the page, from 1; null while the field is empty. */
    position: z.number().nullable(),
  }),
  content: z.strictObject({
    imageUrl: text('address'),
    imageRedirectUrl: text('address').optional(),
    imageUuid: text('id').nullable(),
  }),
});

export type PromoTile = z.infer<typeof promoTile>;

interface ShownBadge {
  readonly featuredProductsEnabled: boolean;
  readonly showFeaturedBadge: boolean;
}

/** Fields of campaigns and of a collection's own settings that default settings lack. */
export const featuringFields = {
  featuredProductsEnabled: z.boolean(),
  featuredProducts: listOf(productEntry, 'products'),
  /** Whether they come first under every sort, or only under "Featured". */
  featuredProductsAlwaysFirst: z.boolean(),
  showFeaturedBadge: z.boolean(),
  badgeText: shopperText({
    label: 'Badge',
    limit: 'badge',
    isShown: ({ featuredProductsEnabled, showFeaturedBadge }: ShownBadge) =>
      featuredProductsEnabled && showFeaturedBadge,
  }),
  promoTiles: listOf(promoTile, 'promoTiles'),
};

const featuring = z.strictObject(featuringFields);
export type Featuring = z.infer<typeof featuring>;

/** Initial state, with nothing featured. */
export const NOTHING_FEATURED: Featuring = {
  featuredProductsEnabled: false,
  featuredProducts: [],
  featuredProductsAlwaysFirst: true,
  showFeaturedBadge: false,
  badgeText: 'Featured',
  promoTiles: [],
};

/** Validation issues of the featuring fields. */
export function featuringIssues(settings: Featuring): Issue[] {
  const issues: Issue[] = [];
  if (settings.featuredProductsEnabled && settings.featuredProducts.length === 0) {
    // The spelling is the specification's.
    const message = 'Please add at least one featured product when featured producs is enabled';
    issues.push(issue('blank', ['featuredProducts'], message));
  }
  const featured = new Set(settings.featuredProducts.map(({ productId }) => productId));
  if (settings.featuredProductsEnabled && featured.size < settings.featuredProducts.length) {
    const message = 'A product is featured twice. Remove one of them.';
    issues.push(issue('duplicate', ['featuredProducts'], message));
  }
  if (settings.showFeaturedBadge && settings.badgeText.trim() === '') {
    issues.push(issue('blank', ['badgeText'], 'Enter the text of the badge.'));
  }
  const ofTiles = settings.promoTiles.flatMap((tile, at) => tileIssues(tile, at, settings.promoTiles));
  if (ofTiles.length > 0) {
    const message = 'One or more of your promo tiles are invalid. Fill in required fields.';
    issues.push(issue('tiles', ['promoTiles'], message), ...ofTiles);
  }
  return issues;
}

/** New tile, in the first free cell. */
export function newPromoTile(tiles: readonly PromoTile[]): PromoTile {
  const taken = new Set(tiles.map(({ placement }) => placement.position));
  let position = 1;
  while (taken.has(position) && position < MAX_TILE_POSITION) position += 1;
  return {
    name: '',
    placement: { page: 'firstPage', position },
    content: { imageUrl: '', imageUuid: null },
  };
}

function tileIssues({ name, placement, content }: PromoTile, at: number, all: readonly PromoTile[]): Issue[] {
  const issues: Issue[] = [];
  const add = (code: string, field: Path, message: string) =>
    issues.push(issue(code, ['promoTiles', at, ...field], message));
  if (name.trim() === '') add('blank', ['name'], 'Enter a name.');
  const { imageUrl, imageRedirectUrl = '' } = content;
  if (imageUrl.trim() === '') add('blank', ['content', 'imageUrl'], 'Choose an image.');
  else if (!isImageAddress(imageUrl))
    add('address', ['content', 'imageUrl'], 'Use an image address that begins with https://.');
  const checked = imageRedirectUrl.trim() === '' ? null : checkUrl(imageRedirectUrl);
  if (checked && !checked.ok) add(checked.code, ['content', 'imageRedirectUrl'], checked.message);
  const { position } = placement;
  const isPlace = position !== null && Number.isInteger(position) && position >= 1;
  if (!isPlace || position > MAX_TILE_POSITION) {
    add('position', ['placement', 'position'], `Enter a whole number from 1 to ${MAX_TILE_POSITION}.`);
  } else if (all.findIndex((other) => other.placement.position === position) < at) {
    add('duplicate', ['placement', 'position'], 'Another tile has this position. Choose another one.');
  }
  return issues;
}
