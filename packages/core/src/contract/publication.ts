import * as z from 'zod';
import { text } from '../texts/limited';
import { endpoint, noBody, noParams } from './endpoint';

/**
 * Whether the storefront has what was saved. `pending`: on its way, tried again by itself; `failed`: it will not work
 * until somebody changes what `message` says; `held`: the store has something of another installation, and nothing of it
 * is replaced without the merchant's word (`replaceFound`).
 */
export const publication = z.object({
  status: z.enum(['published', 'pending', 'failed', 'held']),
  message: z.string().nullable(),
  /** What the merchant should know although it worked, for example the limit of automatic discounts. */
  warnings: z.array(z.string()),
});
export type Publication = z.infer<typeof publication>;

const path = '/api/shop/publication';

/** Publishes again what is saved, for example after Shopify refused it. */
export const publishAgain = endpoint({
  method: 'POST',
  path,
  params: noParams,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({ publication }),
});

/**
 * Something in Shopify that this installation of the app has not put there as it is. `elsewhere`: another installation
 * has. `later`: this one has, in a state that its database does not know any more. `unknown`: nobody says.
 */
export const foundElsewhere = z.object({
  what: z.string(),
  from: z.enum(['elsewhere', 'later', 'unknown']),
});
export type FoundElsewhere = z.infer<typeof foundElsewhere>;

/** Reasons that keep a publication that is `held` from going on; empty while it is not. */
export const readHeldPublication = endpoint({
  method: 'GET',
  path,
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ publication, found: z.array(foundElsewhere), seen: z.string() }),
});

/**
 * The merchant's word that what was found may be replaced by what is saved here, and that it is published. `seen` is what
 * was read with it: `conflict` when something else is there by now.
 */
export const replaceFound = endpoint({
  method: 'POST',
  path: `${path}/replacement`,
  params: noParams,
  query: noParams,
  body: z.strictObject({ seen: text('seen') }),
  response: z.object({ publication }),
});

/** Bytes of every page that the published carts take, and the shop's look, for a cart that is to stand beside them. */
export const readPublishedSizes = endpoint({
  method: 'GET',
  path: `${path}/sizes`,
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({
    carts: z.array(z.object({ id: z.string(), bytes: z.number().int() })),
    look: z.number().int(),
  }),
});
