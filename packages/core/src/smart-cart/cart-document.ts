import * as z from 'zod';
import { buyMoreSaveMore } from './buy-more-save-more/schema';
import { cartComponent } from './component';
import { customTemplate } from './custom-template';

/** The version of what the layouts draw, which a template of the whole cart is written for. */
export const LAYOUT_VERSION = '2.0';

/** The version of the document's shape that this code reads and writes. Raised by a migration. */
export const SCHEMA_VERSION = 2;

export const LAYOUTS = ['single', 'double', 'double-right'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A partner's app in the cart; one of the two ids names it. */
const cartApp = z.strictObject({
  id: z.string().min(1),
  partnerAppId: z.string().nullable(),
  enabled: z.boolean(),
  showInEmptyCart: z.boolean(),
  userInputs: z.record(z.string(), z.string()),
});

/** The Cart: what is edited, saved, previewed and undone. Spec section 3; field meanings in design/meanings. */
export const cartDocument = z.strictObject({
  schemaVersion: z.literal(SCHEMA_VERSION),
  id: z.string().min(1),
  name: z.string().max(255),
  enabled: z.boolean(),
  attributionTrackingEnabled: z.boolean(),
  buyMoreSaveMoreEnabled: z.boolean(),
  cartPageCheckoutOverride: z.boolean(),
  cartPageEnabled: z.boolean(),
  productMetafieldsEnabled: z.boolean(),
  /** `namespace.key` of the product metafields that templates can show. */
  productMetafields: z.array(z.string()),
  switchToSubscriptionEnabled: z.boolean(),
  locked: z.boolean(),
  abTestLocked: z.boolean(),
  isScheduled: z.boolean(),
  isFallback: z.boolean(),
  /** Whether `customTemplate` draws the whole cart. */
  useCustomTemplate: z.boolean(),
  customTemplate: customTemplate.nullable(),
  /** Newest first; `keptHistory` says how many. */
  previousTemplates: z.array(customTemplate),
  /** UTC instants (ISO 8601) of the schedule. */
  startDate: z.iso.datetime().nullable(),
  endDate: z.iso.datetime().nullable(),
  layout: z.enum(LAYOUTS),
  layoutVersion: z.string(),
  components: z.array(cartComponent),
  /** The one truth of order: anchor to component ids. */
  dragDropState: z.strictObject({
    header: z.array(z.string()),
    goalBox: z.array(z.string()),
    body: z.array(z.string()),
    crossSells: z.array(z.string()),
    footer: z.array(z.string()),
    needsAttention: z.array(z.string()),
  }),
  apps: z.array(cartApp),
  buyMoreSaveMore,
});
export type CartDocument = z.infer<typeof cartDocument>;
