import { z } from 'zod';
import { ANCHORS, type Anchor } from './anchor';
import { buyMoreSaveMore } from './buy-more-save-more/schema';
import { type CartComponent, cartComponent, isVisible } from './component';
import type { ComponentType } from './component-types';

/** The version of the document's shape that this code reads and writes. Raised by a migration. */
export const SCHEMA_VERSION = 1;

export const LAYOUTS = ['single', 'double', 'double-right'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A partner's app in the cart; one of the two ids names it. */
export const cartApp = z.strictObject({
  id: z.string().min(1),
  partnerAppId: z.string().nullable(),
  enabled: z.boolean(),
  showInEmptyCart: z.boolean(),
  userInputs: z.record(z.string(), z.string()),
});
export type CartApp = z.infer<typeof cartApp>;

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
  switchToSubscriptionEnabled: z.boolean(),
  locked: z.boolean(),
  abTestLocked: z.boolean(),
  isScheduled: z.boolean(),
  isFallback: z.boolean(),
  useCustomTemplate: z.boolean(),
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

/** The component of an id; undefined when there is none. */
export function findComponent(document: CartDocument, componentId: string): CartComponent | undefined {
  return document.components.find((component) => component.componentId === componentId);
}

/** The first component of a type; undefined when there is none. */
export function findByType<Type extends ComponentType>(
  document: CartDocument,
  type: Type,
): CartComponent<Type> | undefined {
  return document.components.find((component): component is CartComponent<Type> => component.type === type);
}

/** The components of an anchor, in their order. */
export function componentsAt(document: CartDocument, anchor: Anchor): CartComponent[] {
  return document.dragDropState[anchor].flatMap((id) => findComponent(document, id) ?? []);
}

/** Where a component stands: its anchor and its position there from 0. Null when it stands nowhere. */
export function placementOf(
  document: CartDocument,
  componentId: string,
): { anchor: Anchor; anchorOrder: number } | null {
  for (const anchor of ANCHORS) {
    const anchorOrder = document.dragDropState[anchor].indexOf(componentId);
    if (anchorOrder >= 0) return { anchor, anchorOrder };
  }
  return null;
}

/** The components that shoppers see, by anchor and in order. "Needs Attention" is the merchant's own list. */
export function visibleComponents(document: CartDocument): { anchor: Anchor; component: CartComponent }[] {
  return ANCHORS.filter((anchor) => anchor !== 'needsAttention').flatMap((anchor) =>
    componentsAt(document, anchor)
      .filter(isVisible)
      .map((component) => ({ anchor, component })),
  );
}
