import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import type { SentEvents } from './analytics/store-events';

/** Started server. */
export interface RunningServer {
  /** URL, for example `http://127.0.0.1:4700`. */
  readonly url: string;
  /** URL of the public port; null without a `publicPort`. */
  readonly openUrl: string | null;
  /** URL of `/metrics`; null without a `metricsPort`. */
  readonly metricsUrl: string | null;
  /** All routes, as in `docs/routes.md`. Other URLs are pages of the admin. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** Index of a shop's mirrored catalogue, at most a second behind (`catalogue-index/catalogue-indexes`). */
  catalogueIndexOf(shopId: string): Promise<CatalogueIndex>;
  /**
   * Stores generated events of a demo store, distinguishable from real ones, and counts them in the background.
   * Existing ones are unchanged.
   */
  storeMadeUpVisits(shopId: string, sent: readonly SentEvents[]): Promise<void>;
  /** Stops accepting requests, finishes running ones, stops publishing and closes the database. Call once. */
  close(): Promise<void>;
}
