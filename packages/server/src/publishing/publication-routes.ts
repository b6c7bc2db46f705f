import { publishAgain, readHeldPublication, replaceFound } from '@cartwright/core/contract/publication';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { allowReplacement, heldPublication } from './held-publication';
import { readPublication } from './publication-state';
import { publishSaved } from './publish-saved';
import type { Publisher } from './publisher';

export interface PublicationRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly publisherOf: (shopId: string) => Publisher;
  /** Also retries what was abandoned until the merchant's request. */
  readonly beforeAgain: (shop: ShopStore) => Promise<void>;
}

export function publicationRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, publisherOf, beforeAgain }: PublicationRouteOptions,
): void {
  serve(app, resolveShop, publishAgain, async ({ session: { shopId } }) => {
    const publication = await publishSaved(storeOf(shopId), publisherOf(shopId), beforeAgain);
    return { ok: true, response: { publication } };
  });

  serve(app, resolveShop, readHeldPublication, async ({ session: { shopId } }) => {
    const store = storeOf(shopId);
    const [publication, held] = [await readPublication(store), await heldPublication(store)];
    return { ok: true, response: { publication, ...held } };
  });

  serve(app, resolveShop, replaceFound, async ({ session: { shopId }, body: { seen } }) => {
    if (!(await allowReplacement(storeOf(shopId), seen))) {
      return failure(
        'conflict',
        'Your store has changed since you looked. Review it again before you replace anything.',
      );
    }
    return { ok: true, response: { publication: await publisherOf(shopId).publish('asked') } };
  });
}
