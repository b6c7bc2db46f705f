import * as z from 'zod';
import { text } from '../texts/limited';
import { endpoint, noBody, noParams } from './endpoint';

/**
 * Whether the storefront has the saved state. `pending`: in progress, with automatic retries; `failed`: until
 * somebody changes what `message` names; `held`: the store has data of another installation, which isn't replaced
 * without the merchant's consent (`replaceFound`).
 */
export const publication = z.object({
  status: z.enum(['published', 'pending', 'failed', 'held']),
  message: z.string().nullable(),
  /** Warnings of a successful publication, for example about the limit of automatic discounts. */
  warnings: z.array(z.string()),
});
export type Publication = z.infer<typeof publication>;

const path = '/api/shop/publication';

/** Publishes the saved state again, for example after Shopify refused it. */
export const publishAgain = endpoint({
  method: 'POST',
  path,
  params: noParams,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({ publication }),
});

/**
 * Data in Shopify that this installation didn't write, or not in this state. `elsewhere`: written by another
 * installation. `later`: by this one, in a state that its database doesn't have. `unknown`: unmarked.
 */
export const foundElsewhere = z.object({
  what: z.string(),
  from: z.enum(['elsewhere', 'later', 'unknown']),
});
export type FoundElsewhere = z.infer<typeof foundElsewhere>;

/** Findings that block a `held` publication; empty otherwise. */
export const readHeldPublication = endpoint({
  method: 'GET',
  path,
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ publication, found: z.array(foundElsewhere), seen: z.string() }),
});

/**
 * Consent of the merchant to replace the findings by the saved state, which is published. `seen` is from the
 * response with them: `conflict` if they have changed since.
 */
export const replaceFound = endpoint({
  method: 'POST',
  path: `${path}/replacement`,
  params: noParams,
  query: noParams,
  body: z.strictObject({ seen: text('seen') }),
  response: z.object({ publication }),
});

/** Bytes per page of the published carts and the shop's look, for the size check of another cart. */
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
