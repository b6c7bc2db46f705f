import type { Anchor } from '../components/anchor';
import { COMPONENT_TYPES, type ComponentType } from '../components/component-types';
import { buyMoreSaveMoreDefaults } from './buy-more-save-more';
import { type CartDocument, LAYOUT_VERSION, SCHEMA_VERSION } from './cart-document';
import type { CartComponent } from './component';

/** Component with the defaults of its type. `newId` returns ids that are unique in the cart. */
export function newComponent<Type extends ComponentType>(
  type: Type,
  newId: () => string,
): CartComponent<Type> {
  const { name, version, defaults } = COMPONENT_TYPES[type];
  const component = {
    componentId: newId(),
    type,
    title: name,
    settings: defaults(newId),
    visibilityStatus: type === 'cart_items' || type === 'checkout' ? 'always_visible' : 'visible',
    useCustomTemplate: false,
    customTemplate: null,
    previousTemplates: [],
    version,
  };
  // `type` selects `settings` from the same row of the registry, which the compiler can't infer through the union.
  return component as unknown as CartComponent<Type>;
}

const STARTING_COMPONENTS = [
  'title_bar',
  'tiered_progress_bar',
  'cart_items',
  'cart_subtotal',
  'checkout',
] as const;

/** New, disabled cart with the initial components. */
export function newCart(id: string, name: string, newId: () => string): CartDocument {
  const components = STARTING_COMPONENTS.map((type) => newComponent(type, newId));
  const at = (anchor: Anchor) =>
    components
      .filter(({ type }) => COMPONENT_TYPES[type].anchor === anchor)
      .map(({ componentId }) => componentId);
  return {
    schemaVersion: SCHEMA_VERSION,
    id,
    name,
    enabled: false,
    attributionTrackingEnabled: true,
    buyMoreSaveMoreEnabled: false,
    cartPageCheckoutOverride: false,
    cartPageEnabled: true,
    productMetafieldsEnabled: false,
    productMetafields: [],
    switchToSubscriptionEnabled: false,
    locked: false,
    abTestLocked: false,
    isScheduled: false,
    isFallback: false,
    useCustomTemplate: false,
    customTemplate: null,
    previousTemplates: [],
    startDate: null,
    endDate: null,
    layout: 'single',
    layoutVersion: LAYOUT_VERSION,
    components,
    dragDropState: {
      header: at('header'),
      goalBox: at('goalBox'),
      body: at('body'),
      crossSells: at('crossSells'),
      footer: at('footer'),
      needsAttention: [],
    },
    apps: [],
    buyMoreSaveMore: buyMoreSaveMoreDefaults(),
    translations: {},
  };
}
