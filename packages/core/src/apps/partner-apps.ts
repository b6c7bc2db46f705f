import * as z from 'zod';

/** Attribute names with effects of their own: event handlers, styles, identity, slots. */
const NEVER = /^(on.*|style|class|id|slot|part|is|name|hidden|href|src.*)$/;

/** Whether an app's input may be an attribute of this name. */
export function isAttributeName(name: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(name) && !NEVER.test(name);
}

/** Input that an app asks the merchant for; passed to the app's element as a text attribute. */
const appInput = z.strictObject({
  /** Name of the attribute. */
  name: z.string().refine(isAttributeName, 'must be the name of an attribute that can have a value'),
  label: z.string().min(1),
  kind: z.enum(['text', 'number', 'switch']),
  /** Default; `true` or `false` for a switch. */
  default: z.string(),
});
export type AppInput = z.infer<typeof appInput>;

/** Partner app that a cart can contain: its script, loaded by the shop's theme, defines the element. */
const partnerApp = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  description: z.string(),
  /** Custom element defined by the app's script. */
  tag: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/, 'must be the name of a custom element'),
  inputs: z.array(appInput),
});
export type PartnerApp = z.infer<typeof partnerApp>;

/** Catalogue of partner apps with unique ids. */
export const partnerApps = z
  .array(partnerApp)
  .refine((apps) => new Set(apps.map(({ id }) => id)).size === apps.length, 'must have each id once');

/** Default catalogue of partner apps. */
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
