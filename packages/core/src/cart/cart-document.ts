import * as z from 'zod';
import { customTemplate } from '../templates/custom-template';
import { idText, instant, listOf, recordOf, text } from '../texts/limited';
import { translations } from '../translations/translations';
import { buyMoreSaveMore } from './buy-more-save-more';
import { cartComponent } from './component';

/** Version of the layouts' rendering, which a template of the whole cart is written for. */
export const LAYOUT_VERSION = '2.0';

/** Schema version of the document that this code reads and writes. A migration increments it. */
export const SCHEMA_VERSION = 3;

export const LAYOUTS = ['single', 'double', 'double-right'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Partner's app in the cart, identified by one of the two ids. */
const cartApp = z.strictObject({
  id: idText(),
  partnerAppId: text('id').nullable(),
  enabled: z.boolean(),
  showInEmptyCart: z.boolean(),
  userInputs: recordOf(text('id'), text('appInput'), 'appInputs'),
});

/** Ids of the components at an anchor. */
const placed = listOf(text('id'), 'components');

/** Cart document: it is edited, saved, previewed and undone. */
export const cartDocument = z.strictObject({
  schemaVersion: z.literal(SCHEMA_VERSION),
  id: idText(),
  name: text('cartName'),
  enabled: z.boolean(),
  attributionTrackingEnabled: z.boolean(),
  buyMoreSaveMoreEnabled: z.boolean(),
  cartPageCheckoutOverride: z.boolean(),
  cartPageEnabled: z.boolean(),
  productMetafieldsEnabled: z.boolean(),
  /** `namespace.key` of the product metafields that templates can show. */
  productMetafields: listOf(text('metafield'), 'metafields'),
  switchToSubscriptionEnabled: z.boolean(),
  locked: z.boolean(),
  abTestLocked: z.boolean(),
  isScheduled: z.boolean(),
  isFallback: z.boolean(),
  /** Whether `customTemplate` renders the whole cart. */
  useCustomTemplate: z.boolean(),
  customTemplate: customTemplate.nullable(),
  /** Newest first; `keptHistory` limits them. */
  previousTemplates: listOf(customTemplate, 'previousTemplates'),
  /** UTC instants (ISO 8601) of the schedule. */
  startDate: instant().nullable(),
  endDate: instant().nullable(),
  layout: z.enum(LAYOUTS),
  layoutVersion: text('version'),
  components: listOf(cartComponent, 'components'),
  /** Single source of the order: component ids by anchor. */
  dragDropState: z.strictObject({
    header: placed,
    goalBox: placed,
    body: placed,
    crossSells: placed,
    footer: placed,
    needsAttention: placed,
  }),
  apps: listOf(cartApp, 'apps'),
  buyMoreSaveMore,
  translations,
});
export type CartDocument = z.infer<typeof cartDocument>;
