import type { DataSource } from './schema';

interface NamedDataSource {
  readonly id: DataSource;
  readonly name: string;
  readonly description: string;
}

const ALL: Readonly<Record<DataSource, Omit<NamedDataSource, 'id'>>> = {
  hand_picked: { name: 'Chosen by hand', description: 'The products that you choose, in your order.' },
  recommended: {
    name: 'Related products',
    description: 'What Shopify recommends for the products in the cart.',
  },
  complementary: {
    name: 'Complementary products',
    description:
      'What you named as complementary in the app Search & Discovery, for the products in the cart.',
  },
};

/** Where the products of a widget may come from, by name. */
export function namedDataSources(): NamedDataSource[] {
  return Object.entries(ALL)
    .map(([id, texts]) => ({ id: id as DataSource, ...texts }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
