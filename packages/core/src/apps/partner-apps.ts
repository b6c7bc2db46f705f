import * as z from 'zod';

/** Names that would do something else to an element than give it a value: handlers, styles, its place. */
const NEVER = /^(on.*|style|class|id|slot|part|is|name|hidden|href|src.*)$/;

/** Whether an app's value may be an attribute of this name. */
export function isAttributeName(name: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(name) && !NEVER.test(name);
}

/** A value that an app asks the merchant for; it becomes an attribute of the app's element, as text. */
const appInput = z.strictObject({
  /** The attribute's name. */
  name: z.string().refine(isAttributeName, 'must be the name of an attribute that can have a value'),
  label: z.string().min(1),
  kind: z.enum(['text', 'number', 'switch']),
  /** A switch is `true` or `false`. */
  default: z.string(),
});
export type AppInput = z.infer<typeof appInput>;

/** An app of a partner that can stand in a cart: its script, which the shop's theme loads, defines the element. */
const partnerApp = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  description: z.string(),
  /** The custom element that the app's script defines. */
  tag: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/, 'must be the name of a custom element'),
  inputs: z.array(appInput),
});
export type PartnerApp = z.infer<typeof partnerApp>;

/** A catalogue of partner apps, each with an id of its own. */
export const partnerApps = z
  .array(partnerApp)
  .refine((apps) => new Set(apps.map(({ id }) => id)).size === apps.length, 'must have each id once');

/** The catalogue where the server has none of its own. */
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
