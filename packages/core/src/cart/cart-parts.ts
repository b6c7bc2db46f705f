import { ANCHOR_NAMES, ANCHORS } from '../components/anchor';
import { COMPONENT_TYPES } from '../components/component-types';
import { type DescribedFields, describedFields } from '../editing/described-fields';
import type { Part, Parts } from '../editing/parts';
import { textLabels } from '../texts/text-table';
import {
  isTranslationsPart,
  translationsParts,
  withTranslationsPart,
} from '../translations/translations-parts';
import { VOLUME_TEXTS } from './buy-more-save-more';
import type { CartDocument } from './cart-document';
import { appOf, appsWithoutBlock, componentsByPart } from './cart-part-ids';
import type { CartComponent } from './component';
import { withComponent, withOrder } from './take-component';

type Own = keyof Omit<CartDocument, 'components' | 'dragDropState' | 'apps' | 'translations'>;

/** Section without a component: document fields that are changed together. */
interface OwnPart {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly Own[];
  readonly labels: DescribedFields;
}

const TEMPLATE: DescribedFields = {
  useCustomTemplate: 'Enable Custom Template',
  'customTemplate.template': 'Code',
};

const OWN_PARTS: readonly OwnPart[] = [
  { id: 'name', title: 'Name', fields: ['name'], labels: { name: 'Name' } },
  {
    id: 'status',
    title: 'Status',
    fields: ['enabled', 'isFallback', 'locked', 'abTestLocked'],
    labels: { enabled: 'Enabled', isFallback: 'Global fallback cart', locked: 'Locked' },
  },
  {
    id: 'settings',
    title: 'Global settings',
    fields: [
      'schemaVersion',
      'id',
      'attributionTrackingEnabled',
      'cartPageCheckoutOverride',
      'cartPageEnabled',
      'switchToSubscriptionEnabled',
    ],
    labels: {
      cartPageEnabled: 'Keep the cart page',
      cartPageCheckoutOverride: 'Use this cart’s checkout on the cart page',
      switchToSubscriptionEnabled: 'Switch to subscription',
      attributionTrackingEnabled: 'Attribution tracking',
    },
  },
  {
    id: 'metafields',
    title: 'Product metafields',
    fields: ['productMetafieldsEnabled', 'productMetafields'],
    labels: {
      productMetafieldsEnabled: 'Publish product metafields',
      productMetafields: 'Published metafields',
    },
  },
  {
    id: 'schedule',
    title: 'Schedule',
    fields: ['isScheduled', 'startDate', 'endDate'],
    labels: {
      isScheduled: 'Schedule this cart',
      startDate: { label: 'Start', isInstant: true },
      endDate: { label: 'End', isInstant: true },
    },
  },
  {
    id: 'volume',
    title: 'Buy More Save More',
    fields: ['buyMoreSaveMoreEnabled', 'buyMoreSaveMore'],
    labels: {
      buyMoreSaveMoreEnabled: 'Offer Buy More Save More',
      'buyMoreSaveMore.discountProducts': 'Products',
      'buyMoreSaveMore.discountType': {
        label: 'Discount type',
        valueLabels: { percentage: 'Percentage of each item', fixed_amount: 'Fixed amount per product' },
      },
      'buyMoreSaveMore.tiers': 'Tiers',
      'buyMoreSaveMore.display': {
        label: 'Show tiers as',
        valueLabels: { buttons: 'Buttons that set the quantity', text: 'Text' },
      },
      ...textLabels(VOLUME_TEXTS, 'buyMoreSaveMore.language'),
    },
  },
  {
    id: 'template',
    title: 'Custom template of the cart',
    fields: ['useCustomTemplate', 'customTemplate', 'previousTemplates'],
    labels: TEMPLATE,
  },
  {
    id: 'layout',
    title: 'Layout',
    fields: ['layout', 'layoutVersion'],
    labels: {
      layout: {
        label: 'Layout',
        valueLabels: {
          single: 'Single column',
          double: 'Two columns, cross-sells left',
          'double-right': 'Two columns, cross-sells right',
        },
      },
    },
  },
];

const ORDER = 'order';
const APPS = 'apps';

/**
 * Sections of a cart: those of its panels, the order of its components, each component with its app, and the texts
 * of each language. Taking a section over moves every component to a position that its type and the layout allow.
 */
export const cartParts: Parts<CartDocument> = {
  split: (document) => [
    ...OWN_PARTS.map((part) => ownPart(document, part)),
    orderPart(document),
    ...componentParts(document),
    ...appsPart(document),
    ...translationsParts(document),
  ],
  take(document, from, partId) {
    const own = OWN_PARTS.find(({ id }) => id === partId);
    if (own) {
      const changed = { ...document, ...picked(from, own.fields) };
      return own.id === 'layout' ? withOrder(changed, document) : changed;
    }
    if (partId === ORDER) return withOrder(document, from);
    if (partId === APPS) {
      const without = appsWithoutBlock(document);
      const apps = document.apps.filter((entry) => !without.includes(entry));
      return { ...document, apps: [...apps, ...appsWithoutBlock(from)] };
    }
    if (isTranslationsPart(partId)) return withTranslationsPart(document, from, partId);
    return withComponent(document, from, partId);
  },
};

/**
 * Earlier version of a cart, to be edited in place of `present`. Enabled and fallback state, schedule and locks
 * are the present ones, since restoring a cart's content must not change when it is live.
 */
export function restoredCart(version: CartDocument, present: CartDocument): CartDocument {
  const on = cartParts.take(version, present, 'status');
  return { ...cartParts.take(on, present, 'schedule'), id: present.id };
}

function ownPart(document: CartDocument, { id, title, fields, labels }: OwnPart): Part {
  const value = picked(document, fields);
  return { id, title, value, fields: describedFields(value, labels) };
}

function picked(document: CartDocument, names: readonly Own[]): Partial<CartDocument> {
  return Object.fromEntries(names.map((name) => [name, document[name]]));
}

function orderPart(document: CartDocument): Part {
  const byPart = componentsByPart(document);
  const parts = new Map([...byPart].map(([id, { componentId, title }]) => [componentId, { id, title }]));
  const places = ANCHORS.map((anchor) => ({
    name: ANCHOR_NAMES[anchor],
    parts: document.dragDropState[anchor].flatMap((id) => parts.get(id) ?? []),
  }));
  return { id: ORDER, title: 'Order of components', value: document.dragDropState, places };
}

/** Components from top to bottom, then those without a position. */
function componentParts(document: CartDocument): Part[] {
  const placed = ANCHORS.flatMap((anchor) => document.dragDropState[anchor]);
  const rank = ({ componentId }: CartComponent) => {
    const index = placed.indexOf(componentId);
    return index < 0 ? placed.length : index;
  };
  return [...componentsByPart(document)]
    .toSorted(([, a], [, b]) => rank(a) - rank(b))
    .map(([id, component]) => componentPart(document, id, component));
}

function componentPart(document: CartDocument, id: string, component: CartComponent): Part {
  const app = appOf(document, component) ?? null;
  const fields = [
    ...describedFields(component, {
      title: 'Component name',
      visibilityStatus: {
        label: 'Visibility',
        valueLabels: { always_visible: 'Always visible', visible: 'Visible', hidden: 'Hidden' },
      },
    }),
    ...describedFields(component.settings, COMPONENT_TYPES[component.type].labels).map((field) => ({
      ...field,
      key: `settings.${field.key}`,
    })),
    ...(app
      ? describedFields(app, {
          userInputs: 'App settings',
          showInEmptyCart: 'Also in an empty cart',
        })
      : []),
    ...describedFields(component, TEMPLATE),
  ];
  return { id, title: component.title, value: { component, app }, fields };
}

function appsPart(document: CartDocument): Part[] {
  const value = appsWithoutBlock(document);
  return value.length === 0 ? [] : [{ id: APPS, title: 'Hidden apps', value }];
}
