import type { DataSource } from './widget';

interface NamedDataSource {
  readonly id: DataSource;
  readonly name: string;
  readonly description: string;
}

const ALL: Readonly<Record<DataSource, Omit<NamedDataSource, 'id'>>> = {
  hand_picked: { name: 'Hand-picked', description: 'Products you choose, in your order.' },
  recommended: {
    name: 'Related products',
    description: 'Shopify’s recommendations for the products in the cart.',
  },
  complementary: {
    name: 'Complementary products',
    description:
      'Products you set as complementary in the Search & Discovery app, for the products in the cart.',
  },
};

/** Where the products of a widget may come from, by name. */
export function namedDataSources(): NamedDataSource[] {
  return Object.entries(ALL)
    .map(([id, texts]) => ({ id: id as DataSource, ...texts }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
