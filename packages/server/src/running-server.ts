import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import type { SentEvents } from './analytics/store-events';

/** Server that was started. */
export interface RunningServer {
  /** Where it is, for example `http://127.0.0.1:4700`. */
  readonly url: string;
  /** Where everybody may be let in; null without a `publicPort`. */
  readonly openUrl: string | null;
  /** Where `/metrics` is; null without a `metricsPort`. */
  readonly metricsUrl: string | null;
  /** Every route, as `docs/routes.md` lists them. The pages of the admin are at all other addresses. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** A shop's catalogue as its mirror has it, at most a second behind (`catalogue-index/catalogue-indexes`). */
  catalogueIndexOf(shopId: string): Promise<CatalogueIndex>;
  /**
   * Stores what pages of made-up visits of a demo store would have sent, so that it can be told from what shoppers did, and
   * counts it in the background. What is there already stays as it is.
   */
  storeMadeUpVisits(shopId: string, sent: readonly SentEvents[]): Promise<void>;
  /** Takes no new requests, finishes those that it has, stops publishing and gives the database back. Once is enough. */
  close(): Promise<void>;
}
