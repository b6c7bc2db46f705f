import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ShopStore } from '../db/for-shop';
import { shops } from '../db/schema';
import { failure, failureResponse } from '../http/api-failure';
import { WEBHOOK_PATH } from '../http/webhook-path';
import { isSigned } from '../sign-in/signature';
import { type Delivery, readDelivery } from './read-delivery';
import { keepReceipt } from './receipts';

export interface WebhookRouteOptions {
  /** The app's client secret, and former ones that Shopify may still sign with. */
  readonly secrets: readonly string[];
  /** Topics that have a handler. */
  readonly topics: ReadonlySet<string>;
  readonly storeOf: (shopId: string) => ShopStore;
  /** Enqueues processing of a shop's receipts. */
  readonly deliver: (shopId: string) => Promise<void>;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/**
 * `POST /webhooks`: stores a webhook, and responds before it is processed. 401 if the signature, HMAC-SHA256 of
 * the body in base64 (Shopify, "Verify webhook deliveries"), isn't by one of the app's secrets, 400 if it can't be
 * parsed. Topics without a handler are 200 as well, since Shopify would only retry.
 */
export function webhookRoute(app: Hono, options: WebhookRouteOptions): void {
  const { secrets, logger } = options;
  app.post(WEBHOOK_PATH, async (context) => {
    const { req } = context;
    const { headers } = req.raw;
    const body = new Uint8Array(await req.arrayBuffer());
    if (!isSigned(body, headers.get('X-Shopify-Hmac-Sha256') ?? '', secrets, 'base64')) {
      logger.warn({ bytes: body.length }, 'a webhook with a wrong signature');
      return failureResponse(failure('unauthenticated', 'The signature is not right.'));
    }
    const read = readDelivery(headers, body);
    if (!read.ok) {
      logger.warn({ bytes: body.length, reason: read.problem }, 'a webhook that cannot be read');
      return failureResponse(failure('invalid_request', read.problem));
    }
    await take(read.delivery, context.get('requestId'), options);
    return context.body(null, 200);
  });
}

/** Stores the receipt before sending a job: a missing job is made up for, a missing receipt isn't. */
async function take(delivery: Delivery, requestId: string, options: WebhookRouteOptions): Promise<void> {
  const { topics, storeOf, deliver, clock, logger } = options;
  const { topic, shopId } = delivery;
  const store = storeOf(shopId);
  if (!topics.has(topic) || (await store.count(shops)) === 0) {
    logger.debug({ shop: shopId, topic }, 'a webhook that is for nobody');
    return;
  }
  await keepReceipt(store, delivery, clock(), requestId);
  try {
    await deliver(shopId);
  } catch (error) {
    logger.warn({ err: error, shop: shopId }, 'a webhook was kept, and waits to be found');
  }
}
