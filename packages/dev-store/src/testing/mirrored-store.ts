import { defineCollection } from '../catalogue/define-collection';
import { defineProduct } from '../catalogue/define-product';
import { ratingMetafields } from '../catalogue/ratings';
import type { Catalogue, Product } from '../engine/model/catalogue';
import { SMALL_STORE } from './small-store';

const PATTERN = 'gid://shopify/Metaobject/71';

const hat: Product = {
  ...defineProduct({
    handle: 'hat',
    title: 'Hat',
    description: 'A hat.',
    type: 'Clothing',
    tags: ['new'],
    price: '30.00',
    compareAt: '40.00',
    options: { Colour: ['Red', 'Blue'] },
    since: '2026-05-01',
    stock: 3,
  }),
  updatedAt: '2026-11-02T10:00:00Z',
  category: { id: 'aa-2-17', fullName: 'Apparel & Accessories > Clothing Accessories > Hats' },
  metafields: [
    ...ratingMetafields('4.5', 12),
    {
      namespace: 'shopify',
      key: 'color-pattern',
      type: 'list.metaobject_reference',
      value: JSON.stringify([PATTERN, 'gid://shopify/Metaobject/72']),
    },
    { namespace: 'custom', key: 'sign', type: 'metaobject_reference', value: PATTERN },
  ],
  translations: { de: { title: 'Hut' }, ja: { title: '帽子' } },
};

const patterned: Product = {
  ...hat,
  options: hat.options.map((option) => ({
    ...option,
    swatches: { Red: { color: '#b9643f', ...(hat.image && { image: hat.image }) } },
    linkedMetafield: { namespace: 'shopify', key: 'color-pattern', entries: { Red: PATTERN } },
    translations: { de: { name: 'Farbe' } },
    valueTranslations: { Red: { de: { name: 'Rot' } } },
  })),
  variants: hat.variants.map((variant, at) => (at === 1 ? { ...variant, unpublishedIn: ['JP'] } : variant)),
};

const honey: Product = {
  ...defineProduct({
    handle: 'honey',
    title: 'Honey',
    description: '',
    type: 'Pantry',
    price: '9.00',
    since: '2026-04-01',
  }),
  unpublishedIn: ['DE'],
};

const bulbs: Product = {
  ...defineProduct({
    handle: 'bulbs',
    title: 'Bulbs',
    description: '',
    type: 'Garden',
    price: '6.00',
    since: '2026-06-01',
  }),
  published: false,
  publishedAt: '2026-12-01T08:00:00Z',
};

const products = [patterned, honey, bulbs];

/**
 * Catalogue with the cases that a mirror must handle: a hat with swatches, ratings, translations and a variant that
 * isn't sold in Japan; honey that isn't sold in Germany; bulbs scheduled for 1 December 2026.
 */
export const MIRRORED_STORE: Catalogue = {
  ...SMALL_STORE,
  products,
  collections: [
    defineCollection(
      {
        handle: 'cheap-first',
        title: 'Cheap first',
        description: '',
        rules: {
          any: true,
          rules: [{ column: 'VARIANT_PRICE', relation: 'GREATER_THAN', condition: '1.00' }],
        },
        sortOrder: 'PRICE_ASC',
      },
      products,
    ),
    {
      ...defineCollection(
        {
          handle: 'chosen',
          title: 'Chosen',
          description: '',
          products: ['honey', 'hat'],
          unpublishedIn: ['JP'],
        },
        products,
      ),
      updatedAt: '2026-10-01T08:00:00Z',
      translations: { de: { title: 'Ausgewählt' } },
    },
  ],
  metaobjects: [
    {
      id: 71,
      type: 'shopify--color-pattern',
      handle: 'red',
      displayName: 'Red',
      fields: [
        { key: 'label', type: 'single_line_text_field', value: 'Red' },
        { key: 'color', type: 'color', value: '#b9643f' },
      ],
    },
  ],
};
