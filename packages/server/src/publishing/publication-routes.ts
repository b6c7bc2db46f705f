import { publishAgain, readHeldPublication, replaceFound } from '@cartwright/core/contract/publication';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { allowReplacement, heldPublication } from './held-publication';
import { readPublication, wantPublication } from './publication-state';
import type { Publisher } from './publisher';

export interface PublicationRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly publisherOf: (shopId: string) => Publisher;
  /** Has tried again, too, what was given up until the merchant asks for it. */
  readonly beforeAgain: (shop: ShopStore) => Promise<void>;
}

export function publicationRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, publisherOf, beforeAgain }: PublicationRouteOptions,
): void {
  serve(app, resolveShop, publishAgain, async ({ session: { shopId } }) => {
    await storeOf(shopId).transaction(async (shop) => {
      await lockShop(shop);
      await beforeAgain(shop);
      await wantPublication(shop);
    });
    return { ok: true, answer: { publication: await publisherOf(shopId).publish('asked') } };
  });

  serve(app, resolveShop, readHeldPublication, async ({ session: { shopId } }) => {
    const store = storeOf(shopId);
    const [publication, held] = [await readPublication(store), await heldPublication(store)];
    return { ok: true, answer: { publication, ...held } };
  });

  serve(app, resolveShop, replaceFound, async ({ session: { shopId }, body: { seen } }) => {
    if (!(await allowReplacement(storeOf(shopId), seen))) {
      return failure(
        'conflict',
        'Your store has changed since you looked. Review it again before you replace anything.',
      );
    }
    return { ok: true, answer: { publication: await publisherOf(shopId).publish('asked') } };
  });
}
