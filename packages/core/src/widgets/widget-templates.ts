import { builtInPath } from '../data-sources/built-in-sources';
import { OWN_BOX, STARTER_KIT, THREE_FOR_TWO } from './bundle-templates';
import type { Classification } from './classification';
import type { WidgetToCreate } from './created-widget';
import { newWidgetSettings } from './widget-settings';

/** Template of a new widget, which has the defaults otherwise. */
export interface WidgetTemplate {
  readonly key: string;
  /** Name for merchants, and default name of its widgets. */
  readonly name: string;
  readonly about: string;
  readonly classification: Classification | null;
  readonly widget: Omit<WidgetToCreate, 'name' | 'classification'>;
}

const NEW = newWidgetSettings();

/** Templates of widgets; the first of each classification has only defaults. */
export const WIDGET_TEMPLATES: readonly WidgetTemplate[] = [
  {
    key: 'blank',
    name: 'Hand-picked products',
    about: 'Products you choose, on any page where you put its block in your theme.',
    classification: null,
    widget: {},
  },
  {
    key: 'cart_blank',
    name: 'Hand-picked cart cross-sell',
    about: 'Products you choose, in carts that have the widget.',
    classification: 'cart_page',
    widget: {},
  },
  {
    key: 'bought_together',
    name: 'Frequently bought together',
    about: 'On product pages: shoppers select what they want and add it with one button.',
    classification: null,
    widget: {
      title: 'Frequently bought together',
      dataSourcePath: builtInPath('recommended'),
      outOfStock: 'hide',
      settings: {
        displayType: 'bought_together',
        limit: 3,
        language: { ...NEW.language, add: 'Add selected to cart' },
      },
    },
  },
  {
    key: 'you_may_also_like',
    name: 'You may also like',
    about: 'Products that are similar to the one of the page.',
    classification: null,
    widget: { dataSourcePath: builtInPath('similar'), outOfStock: 'hide' },
  },
  {
    key: 'best_sellers',
    name: 'Best sellers',
    about: 'For any page, such as the home page or a search that finds nothing.',
    classification: null,
    widget: { title: 'Best sellers', dataSourcePath: builtInPath('top_sellers'), outOfStock: 'hide' },
  },
  {
    key: 'recently_viewed',
    name: 'Recently viewed',
    about:
      'What the shopper has looked at, for any page. Shoppers who haven’t agreed to analytics don’t see it.',
    classification: null,
    widget: { title: 'Recently viewed', dataSourcePath: builtInPath('recently_viewed'), outOfStock: 'hide' },
  },
  {
    key: 'buy_again',
    name: 'Buy again',
    about: 'What a signed-in shopper has bought, for any page. Put it in your theme as a block.',
    classification: null,
    widget: { title: 'Buy again', dataSourcePath: builtInPath('purchased'), outOfStock: 'hide' },
  },
  {
    key: 'cart_cross_sell',
    name: 'Cart cross-sell',
    about: 'What Shopify recommends beside the products in the cart.',
    classification: 'cart_page',
    widget: { dataSourcePath: builtInPath('related'), outOfStock: 'hide', settings: { limit: 4 } },
  },
  {
    key: 'bundle_blank',
    name: 'Empty bundle',
    about: 'One step. You add the rest.',
    classification: 'bundle_builder',
    widget: {},
  },
  {
    key: 'own_box',
    name: 'Build your own box',
    about: 'Two steps that fill a box of 3 to 6 products.',
    classification: 'bundle_builder',
    widget: { title: 'Build your own box', outOfStock: 'end', settings: { bundle: OWN_BOX } },
  },
  {
    key: 'three_for_two',
    name: '3 for 2',
    about: 'Three products of one step, with a third of the price off.',
    classification: 'bundle_builder',
    widget: { title: 'Mix and match: 3 for 2', outOfStock: 'end', settings: { bundle: THREE_FOR_TWO } },
  },
  {
    key: 'starter_kit',
    name: 'Starter kit',
    about: 'One product of each step, all on one page.',
    classification: 'bundle_builder',
    widget: { title: 'Starter kit', outOfStock: 'end', settings: { bundle: STARTER_KIT } },
  },
];
