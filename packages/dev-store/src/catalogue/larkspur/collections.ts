import type { CollectionRule, CollectionRules } from '../../engine/model/catalogue';
import type { CollectionSketch } from '../define-collection';

const only = (column: CollectionRule['column'], condition: string): CollectionRules => ({
  any: false,
  rules: [{ column, relation: 'EQUALS', condition }],
});

/** Collections in navigation order, then the others. */
export const COLLECTIONS: readonly CollectionSketch[] = [
  { handle: 'new', title: 'New', description: 'What came in with the autumn.', rules: only('TAG', 'new') },
  {
    handle: 'kitchen',
    title: 'Kitchen',
    description: 'For tables that are used every day.',
    rules: only('TAG', 'kitchen'),
  },
  {
    handle: 'clothing',
    title: 'Clothing',
    description: 'Cotton and wool that last.',
    rules: only('TAG', 'clothing'),
  },
  {
    handle: 'home',
    title: 'Home',
    description: 'Things that make a room quieter.',
    rules: only('TAG', 'home'),
  },
  {
    handle: 'garden',
    title: 'Garden',
    description: 'Tools and pots, and something for the birds.',
    rules: only('TAG', 'garden'),
  },
  {
    handle: 'gifts',
    title: 'Gifts',
    description: 'Small things that are easy to give.',
    rules: only('TAG', 'gift'),
  },
  {
    handle: 'sale',
    title: 'Sale',
    description: 'A little less, while there are some.',
    rules: only('TAG', 'sale'),
  },
  {
    handle: 'staff-picks',
    title: 'Staff picks',
    description: 'What we would take home ourselves.',
    products: [
      'stoneware-bowl',
      'wool-throw',
      'chore-jacket',
      'morning-tea',
      'field-notebook',
      'hand-trowel',
    ],
  },
  {
    handle: 'housewarming',
    title: 'Housewarming presents for people who have everything but a kitchen',
    description: 'For a first evening between boxes.',
    products: ['olive-board', 'beeswax-candle', 'glass-carafe', 'heather-honey', 'tea-towels'],
  },
  {
    handle: 'fernbank-pottery',
    title: 'Fernbank Pottery',
    description: 'Thrown by hand, one valley over.',
    rules: only('VENDOR', 'Fernbank Pottery'),
    sortOrder: 'CREATED_DESC',
  },
  {
    handle: 'under-20',
    title: 'Under $20',
    description: 'A small thing along with the rest.',
    rules: { any: false, rules: [{ column: 'VARIANT_PRICE', relation: 'LESS_THAN', condition: '20.00' }] },
    sortOrder: 'PRICE_ASC',
  },
  {
    handle: 'wool-and-linen',
    title: 'Wool and linen',
    description: 'Woven, knitted, felted.',
    sortOrder: 'ALPHA_ASC',
    rules: {
      any: true,
      rules: [
        { column: 'TAG', relation: 'EQUALS', condition: 'wool' },
        { column: 'TAG', relation: 'EQUALS', condition: 'linen' },
      ],
    },
  },
];

/** Handles in the store's navigation. */
export const MENU: readonly string[] = ['new', 'kitchen', 'clothing', 'home', 'garden', 'gifts', 'sale'];
