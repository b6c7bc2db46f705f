/** Path of the products that a merchant picks for the widget itself. */
export const HAND_PICKED = '/products/hand_picked';

/** Name of a source in the cart's script. */
export type CartSource = 'hand_picked' | 'recommended' | 'complementary' | 'server';

/** Built-in sources, by the last segment of their path. */
export const BUILT_IN_SOURCES = [
  'hand_picked',
  'recommended',
  'viewed_next',
  'similar',
  'top_sellers',
  'trending',
  'recently_viewed',
  'purchased',
  'collection',
  'tag',
  'related',
  'complementary',
] as const;
export type BuiltInSource = (typeof BUILT_IN_SOURCES)[number];

export interface DataSource {
  /** `dataSourcePath` of its widgets; a prefix for collections and tags, which the choice follows. */
  readonly path: string;
  readonly name: string;
  readonly description: string;
}

interface BuiltIn {
  readonly name: string;
  readonly description: string;
  /** `server`: the cart requests it from ours. Null: not available in carts. */
  readonly inCart: CartSource | null;
  /** Whether its products can be listed, as a discount or a gift requires. */
  readonly isListed: boolean;
  /** Origin of its products: our server; the store, which pages query themselves; or the widget's document. */
  readonly knownBy: 'server' | 'store' | 'widget';
}

const COUNTED = { inCart: 'server', isListed: false, knownBy: 'server' } as const;
const LISTED = { inCart: 'server', isListed: true, knownBy: 'server' } as const;

export const BUILT_IN: Readonly<Record<BuiltInSource, BuiltIn>> = {
  hand_picked: {
    name: 'Hand-picked',
    description: 'Products you choose, in your order.',
    inCart: 'hand_picked',
    isListed: true,
    knownBy: 'widget',
  },
  recommended: {
    name: 'Bought together',
    description:
      'Products that your customers bought in the same order as the product of the page and those in the cart.',
    ...COUNTED,
  },
  viewed_next: {
    name: 'Viewed next',
    description: 'Products that visitors looked at after those that the shopper has looked at.',
    ...COUNTED,
  },
  similar: {
    name: 'Similar products',
    description: 'Products with a similar title, type, vendor and tags.',
    ...COUNTED,
  },
  top_sellers: {
    name: 'Top sellers',
    description: 'The products in most orders of the last year.',
    ...COUNTED,
  },
  trending: {
    name: 'Trending products',
    description: 'Products that sold more in the last 7 days than in the 28 days before.',
    ...COUNTED,
  },
  recently_viewed: {
    name: 'Recently viewed',
    description: 'Products the shopper has looked at, the latest first.',
    ...COUNTED,
  },
  purchased: {
    name: 'Buy again',
    description:
      'Products that the shopper has bought, for shoppers who are signed in and have agreed to personalization. The widget has to be in the theme as a block.',
    ...COUNTED,
    inCart: null,
  },
  collection: {
    name: 'Collection',
    description: 'The products of a collection, in its order.',
    ...LISTED,
  },
  tag: {
    name: 'Product tag',
    description: 'Products with a tag, the best-selling first.',
    ...LISTED,
  },
  related: {
    name: 'Related products',
    description: 'Shopify’s recommendations for the product of the page, or for the products in the cart.',
    inCart: 'recommended',
    isListed: false,
    knownBy: 'store',
  },
  complementary: {
    name: 'Complementary products',
    description: 'Products you set as complementary in the Search & Discovery app.',
    inCart: 'complementary',
    isListed: false,
    knownBy: 'store',
  },
};

/** Built-in sources, sorted by name. */
export function namedDataSources(): DataSource[] {
  return BUILT_IN_SOURCES.map((source) => {
    const { name, description } = BUILT_IN[source];
    return { path: builtInPath(source), name, description };
  }).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

export const builtInPath = (source: BuiltInSource): string => `/products/${source}`;
