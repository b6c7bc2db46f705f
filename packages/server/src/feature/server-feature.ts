import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import type { Resolvers } from '../http/session';
import type { WebhookTopic } from './webhook-topic';

/**
 * Part of the server: all that one folder adds to it. Each folder exports one from its `feature.ts`, as a function of what
 * it needs; `server-features` lists them, and `start-server` does the same with each.
 */
export interface ServerFeature {
  /** Serves its routes. `resolvers` say who calls. */
  readonly routes?: (app: Hono, resolvers: Resolvers) => void;
  /** Webhooks that it handles while a shop has the app. */
  readonly topics?: readonly WebhookTopic[];
  /** Takes part in the jobs of its queues, from when the server listens. */
  readonly queues?: () => Promise<void>;
  /** Begins to look for work that nobody has sent a job for, until it is stopped. */
  readonly poller?: () => { stop(): Promise<void> };
  /** What the server does for a shop by itself from when it works for it. Called again, it must change nothing. */
  readonly onShopStart?: (store: ShopStore) => Promise<void>;
  /** What it keeps of a shop for a time only. */
  readonly retention?: Retention;
}

/** Deletion of what a shop keeps no longer, by jobs. */
export interface Retention {
  /** The name of their queue in the database. */
  readonly queue: string;
  /** Deletes some, and gives whether there may be more. */
  readonly forget: (store: ShopStore, now: Date) => Promise<boolean>;
}
