/** A value that an app asks the merchant for; it becomes an attribute of the app's element, as text. */
export interface AppInput {
  /** The attribute's name. */
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'switch';
  /** A switch is `true` or `false`. */
  readonly default: string;
}

/** An app of a partner that can stand in a cart: its script, which the shop's theme loads, defines the element. */
export interface PartnerApp {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The custom element that the app's script defines. */
  readonly tag: string;
  readonly inputs: readonly AppInput[];
}

/** The catalogue of partner apps. */
export const PARTNER_APPS: readonly PartnerApp[] = [
  {
    id: 'delivery-estimate',
    name: 'Delivery Estimate',
    description: 'Tells shoppers when their items will arrive.',
    tag: 'delivery-estimate',
    inputs: [
      { name: 'label', label: 'Text', kind: 'text', default: 'Delivered in' },
      { name: 'from-days', label: 'Minimum days', kind: 'number', default: '3' },
      { name: 'to-days', label: 'Maximum days', kind: 'number', default: '5' },
      { name: 'count-parcels', label: 'Show how many items are coming', kind: 'switch', default: 'true' },
    ],
  },
];

/** Names that would do something else to an element than give it a value: handlers, styles, its place. */
const NEVER = /^(on.*|style|class|id|slot|part|is|name|hidden|href|src.*)$/;

/** Whether an app's value may be an attribute of this name. */
export function isAttributeName(name: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(name) && !NEVER.test(name);
}
