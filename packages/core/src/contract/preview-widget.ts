import * as z from 'zod';
import { STEP_DISPLAYS } from '../widgets/bundle-settings';
import { OUT_OF_STOCK, widgetDocument } from '../widgets/widget';
import { MAX_IN_CART_ASKED, type PreviewedWidget } from '../widgets/widget-response';
import { DISPLAY_TYPES, LAYOUT_TYPES, PRODUCT_TYPES } from '../widgets/widget-settings';
import { bundleRule } from './bundle-rule';
import { endpoint, noParams } from './endpoint';
import { listedProduct } from './previewed-listing';
import { shopperCountry, shopperLocale } from './shopper';

const layout = z.object({ type: z.enum(LAYOUT_TYPES), columns: z.number().int() });

const count = z.number().int();

const offeredProduct = listedProduct.extend({
  cardVariantId: count.optional(),
  variants: z
    .array(
      z.object({
        id: count,
        title: z.string(),
        amount: count,
        compareAt: count.nullable(),
        available: z.boolean(),
        isSoldOnce: z.boolean(),
        quantityRule: z.object({ min: count, max: count.nullable(), increment: count }).nullish(),
        plans: z.array(z.object({ id: count, name: z.string(), amount: count })).readonly(),
      }),
    )
    .readonly()
    .optional(),
});

const discount = z.object({
  id: z.string(),
  kind: z.enum(['percentage', 'amount']),
  value: z.string(),
  maxUnits: count,
  products: z.array(z.object({ productId: count, variantIds: z.array(count).readonly() })).readonly(),
  plan: z.boolean().optional(),
  message: z.string(),
});

const extras = z.object({
  displayType: z.enum(DISPLAY_TYPES),
  productType: z.enum(PRODUCT_TYPES),
  quantity: z.object({ initial: count, min: count, max: count }).nullable(),
  timer: z.object({ seconds: count, width: count }).nullable(),
  callbacks: z
    .object({ init: z.string(), ready: z.string(), add: z.string(), productsChange: z.string() })
    .nullable(),
  viewDays: count,
  texts: z.object({
    choose: z.string(),
    quantity: z.string(),
    oneTime: z.string(),
    subscription: z.string(),
    timer: z.string(),
  }),
  discount: discount.optional(),
});

const bundle = z.object({
  stepDisplay: z.enum(STEP_DISPLAYS),
  steps: z.array(z.object({ title: z.string(), description: z.string() })).readonly(),
  rule: bundleRule,
  tierLabels: z.array(z.string()).readonly(),
  tierOffers: z
    .array(z.object({ slot: z.string(), giftHeading: z.string(), gifts: z.array(z.string()).readonly() }))
    .readonly()
    .optional(),
  hasProgress: z.boolean(),
  showsSavings: z.boolean(),
  texts: z.object({ add: z.string(), remaining: z.string(), complete: z.string(), savings: z.string() }),
});

const previewedWidget = z.object({
  id: z.number().int(),
  title: z.string(),
  texts: z.object({ add: z.string(), added: z.string(), soldOut: z.string() }),
  layout: z.object({ large: layout, medium: layout, small: layout }),
  style: z.string(),
  tracking: z.boolean(),
  recommends: z.enum(['related', 'complementary']).nullable(),
  outOfStock: z.enum(OUT_OF_STOCK),
  limit: z.number().int(),
  extras: extras.optional(),
  bundle: bundle.optional(),
  products: z.array(offeredProduct).readonly(),
  stepProducts: z.array(z.array(offeredProduct).readonly()).readonly().optional(),
  page: z.object({ product: count.nullable(), currency: z.string().nullable() }),
}) satisfies z.ZodType<PreviewedWidget>;

/** Sample cart. */
const previewedCart = z.strictObject({
  /** Shopify's numbers, latest first. */
  products: z.array(z.int().positive()).max(MAX_IN_CART_ASKED),
  /** Before discounts, in major units of the shop's currency. */
  total: z.number().min(0),
  items: z.int().min(0),
});
export type PreviewedCart = z.infer<typeof previewedCart>;

/**
 * Widget as on a product page with these settings, whatever the saved ones; nothing is saved. The page's product
 * is the shop's newest one that isn't hand-picked. Sources that only the store can resolve are replaced by similar
 * products; prices are the mirror's. With a `cart`: as in that cart. 422 for an invalid widget, 404 until the
 * shop's catalogue is mirrored.
 */
export const previewWidget = endpoint({
  method: 'POST',
  path: '/api/widgets/preview',
  params: noParams,
  query: noParams,
  body: z.strictObject({
    widget: widgetDocument,
    country: shopperCountry,
    locale: shopperLocale,
    cart: previewedCart.nullable().default(null),
  }),
  response: z.object({ widget: previewedWidget }),
});
