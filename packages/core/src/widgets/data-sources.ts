/** Products that a merchant chooses for the widget itself. */
export const HAND_PICKED = '/products/hand_picked';

/** What the cart's script calls a source. */
export type CartSource = 'hand_picked' | 'recommended' | 'complementary';

export interface DataSource {
  /** `dataSourcePath` of widgets that have it. */
  readonly path: string;
  readonly name: string;
  readonly description: string;
}

interface BuiltIn extends DataSource {
  readonly inCart: CartSource;
  /** Whether its products can be listed, so that a discount or a gift can hang on them. */
  readonly isListed: boolean;
}

const BUILT_IN: readonly BuiltIn[] = [
  {
    path: HAND_PICKED,
    name: 'Hand-picked',
    description: 'Products you choose, in your order.',
    inCart: 'hand_picked',
    isListed: true,
  },
  {
    path: '/products/related',
    name: 'Related products',
    description: 'Shopify’s recommendations for the products in the cart.',
    inCart: 'recommended',
    isListed: false,
  },
  {
    path: '/products/complementary',
    name: 'Complementary products',
    description:
      'Products you set as complementary in the Search & Discovery app, for the products in the cart.',
    inCart: 'complementary',
    isListed: false,
  },
];

/** Where the products of a widget may come from, by name. */
export function namedDataSources(): DataSource[] {
  return BUILT_IN.map(({ path, name, description }) => ({ path, name, description })).sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

/** The source at a path; undefined where there is none. */
export function dataSourceAt(path: string): BuiltIn | undefined {
  return BUILT_IN.find((source) => source.path === path);
}

/** The id of the shop's own data source that a path names, `/custom/id/{id}`; null for any other path. */
export function customSourceId(path: string): number | null {
  const [, id] = /^\/custom\/id\/([1-9]\d{0,8})$/.exec(path) ?? [];
  return id === undefined ? null : Number(id);
}
