import * as z from 'zod';
import { OUT_OF_STOCK, widgetDocument } from '../widgets/widget';
import type { ShownWidget } from '../widgets/widget-answer';
import { LAYOUT_TYPES } from '../widgets/widget-settings';
import { endpoint, noParams } from './endpoint';
import { listedProduct } from './previewed-listing';
import { shopperCountry, shopperLocale } from './shopper';

const layout = z.object({ type: z.enum(LAYOUT_TYPES), columns: z.number().int() });

const shownWidget = z.object({
  id: z.number().int(),
  title: z.string(),
  texts: z.object({ add: z.string(), added: z.string(), soldOut: z.string() }),
  layout: z.object({ large: layout, medium: layout, small: layout }),
  style: z.string(),
  tracking: z.boolean(),
  recommends: z.enum(['related', 'complementary']).nullable(),
  outOfStock: z.enum(OUT_OF_STOCK),
  limit: z.number().int(),
  products: z.array(listedProduct).readonly(),
}) satisfies z.ZodType<ShownWidget>;

/**
 * A widget as a product's page would show it by these settings, whatever is saved: nothing is. The page's product is the
 * shop's newest one that wasn't picked. In the place of what only the store knows there are similar products; prices are the
 * mirror's. 422 for a widget with problems, 404 while the shop's catalogue isn't copied.
 */
export const previewWidget = endpoint({
  method: 'POST',
  path: '/api/widgets/preview',
  params: noParams,
  query: noParams,
  body: z.strictObject({ widget: widgetDocument, country: shopperCountry, locale: shopperLocale }),
  answer: z.object({ widget: shownWidget }),
});
