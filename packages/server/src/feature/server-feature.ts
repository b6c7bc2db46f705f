import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import type { Resolvers } from '../http/session';
import type { WebhookTopic } from './webhook-topic';

/**
 * Feature of the server: everything that one folder adds to it. Each folder's `feature.ts` exports
 * a factory; `server-features` lists them, and `start-server` handles all alike.
 */
export interface ServerFeature {
  /** Registers its routes. `resolvers` authenticate callers. */
  readonly routes?: (app: Hono, resolvers: Resolvers) => void;
  /** Webhooks that it handles while the app is installed. */
  readonly topics?: readonly WebhookTopic[];
  /** Subscribes to its job queues, once the server is listening. */
  readonly queues?: () => Promise<void>;
  /** Starts polling for work without a job, until stopped. */
  readonly poller?: () => { stop(): Promise<void> };
  /** Set-up for a shop when the server starts to serve it. Idempotent. */
  readonly onShopStart?: (store: ShopStore) => Promise<void>;
  /** Retention of its data of a shop. */
  readonly retention?: Retention;
}

/** Purge of expired data of a shop, by jobs. */
export interface Retention {
  /** Name of the queue in the database. */
  readonly queue: string;
  /** Deletes a batch, and returns whether there may be more. */
  readonly forget: (store: ShopStore, now: Date) => Promise<boolean>;
}
