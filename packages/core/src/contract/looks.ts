import * as z from 'zod';
import { lookColours, lookDocument, lookSettings } from '../looks/look';
import { ofAnyLength } from '../texts/any-length';
import { text } from '../texts/limited';
import { endpoint, noBody, noParams } from './endpoint';
import { publication } from './publication';

/** Look of a shop in the form of a theme record. The times are null until it is saved. */
export const theme = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string().optional(),
  createdTime: z.string().nullable(),
  modifiedTime: z.string().nullable(),
  ...lookColours,
  logoUrl: z.string().nullable(),
  settings: ofAnyLength(lookSettings),
});
export type Theme = z.infer<typeof theme>;

/** Theme record by id. The shop's own is `default`, even if never saved. */
export const readTheme = endpoint({
  method: 'GET',
  path: '/api/themes/:id',
  params: z.strictObject({ id: text('id') }),
  query: noParams,
  body: noBody,
  response: z.object({ theme }),
});

/** The shop's look with the revision that the next save must name: 0 if never saved. */
export const savedLook = z.object({
  look: ofAnyLength(lookDocument),
  revision: z.number().int(),
  /** UTC instant; null if never saved. */
  updatedAt: z.string().nullable(),
});
export type SavedLook = z.infer<typeof savedLook>;

export const readLooks = endpoint({
  method: 'GET',
  path: '/api/looks',
  params: noParams,
  query: noParams,
  body: noBody,
  response: savedLook,
});

/**
 * Saves and publishes the look that was read at `revision`. 409 with the saved one if somebody saved it since; 422
 * with the path of each issue.
 */
export const saveLooks = endpoint({
  method: 'PUT',
  path: '/api/looks',
  params: noParams,
  query: noParams,
  body: z.strictObject({ look: lookDocument, revision: z.number().int() }),
  response: savedLook.extend({ publication }),
});

/** Look derived from the settings of the store's theme (`looks/from-theme-settings`); nothing is saved. */
export const themeLook = z.object({
  /** Name of the theme. */
  theme: z.string(),
  colours: z.partialRecord(z.enum(Object.keys(lookColours) as [keyof typeof lookColours]), z.string()),
  settings: lookSettings.partial(),
  missed: z.array(z.string()),
});
export type ThemeLook = z.infer<typeof themeLook>;

/**
 * `forbidden`: the app lacks the scope to read themes; `shopify_unavailable`: Shopify doesn't respond. Messages
 * advise what to do.
 */
export const readThemeLook = endpoint({
  method: 'GET',
  path: '/api/looks/from-theme',
  params: noParams,
  query: noParams,
  body: noBody,
  response: themeLook,
});

/** Profile of the shop's checkout preview: colours as `#rrggbb`, null for Shopify's own. `radius`: pixels. */
export const checkoutProfile = z.object({
  name: z.string(),
  logoUrl: z.string().nullable(),
  accentColor: z.string().nullable(),
  backgroundColor: z.string().nullable(),
  buttonColor: z.string().nullable(),
  buttonTextColor: z.string().nullable(),
  textColor: z.string().nullable(),
  radius: z.number().nullable(),
});
export type CheckoutProfile = z.infer<typeof checkoutProfile>;

/** The shop's checkout profile, derived from its look. */
export const readCheckoutProfile = endpoint({
  method: 'GET',
  path: '/api/checkout-profile',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ profile: checkoutProfile }),
});
