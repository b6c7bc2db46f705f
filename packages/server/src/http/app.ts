import { purgeVisitor, sendAnalyticsEvents } from '@cartwright/core/contract/analytics';
import { IMAGE_UPLOAD_PATH } from '@cartwright/core/contract/images';
import { MAX_IMAGE_MEGABYTES } from '@cartwright/core/images/image-limits';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { whyDatabaseIsAway } from '../process/database-away';
import { failure, failureResponse } from './api-failure';
import { limitedTo } from './body-limit';
import type { Embedding } from './embedding';
import type { Metrics } from './metrics';
import { OPEN_API } from './open-only';
import { sameOriginWrites } from './same-origin';
import { NO_SNIFFING, securityHeaders } from './security-headers';
import { tracedRequests } from './traced-requests';
import { WEBHOOK_PATH } from './webhook-path';

/** Typical maximum: a cart with every component and 12 tiers has about 40 kB. */
const MAX_MEGABYTES = 1;

/** A product with 2,048 variants has about 3 MB. */
const MAX_MEGABYTES_OF_A_WEBHOOK = 5;

/**
 * App without routes, with everything they share: headers, limits, logging, 404s and unexpected
 * errors. `publicUrl`: its address for browsers, if different.
 */
export function createApp(
  logger: Logger,
  imageOrigins: readonly string[],
  embedding?: Embedding,
  publicUrl?: string,
  metrics?: Pick<Metrics, 'count'>,
): Hono {
  const app = new Hono();
  const headers = securityHeaders(imageOrigins, embedding);
  const fromOwnPages = sameOriginWrites(publicUrl);

  // Set on the final response: one created without the context loses earlier headers.
  app.use(async (context, next) => {
    await next();
    context.header(...NO_SNIFFING);
    context.header('X-Request-Id', context.get('requestId'));
  });
  // Reuses a proxy's request id, so that its log and ours match.
  app.use(requestId({ limitLength: 64 }));
  metrics?.count(app);
  app.use(tracedRequests());
  app.use(async (context, next) => {
    const began = performance.now();
    await next();
    const { method, path } = context.req;
    const ms = Math.round(performance.now() - began);
    logger.debug(
      { requestId: context.get('requestId'), method, path, status: context.res.status, ms },
      'request',
    );
  });
  // Cross-origin resources have their own headers.
  app.use((context, next) =>
    FOR_OTHERS.some((folder) => context.req.path.startsWith(folder)) ? next() : headers(context, next),
  );
  // Published data and previews: no secrets beside attacker-controlled content (BREACH). Files are
  // compressed at build time.
  app.use('/storefront/*', compress({ encoding: 'gzip', contentTypeFilter: /^application\/json/ }));
  // Shoppers' events come from store pages, and forging them gains nothing. Webhooks are signed.
  app.use((context, next) =>
    FROM_ANYWHERE.includes(context.req.path) ? next() : fromOwnPages(context, next),
  );
  const limit = limitedTo(MAX_MEGABYTES);
  const larger = new Map([
    [WEBHOOK_PATH, limitedTo(MAX_MEGABYTES_OF_A_WEBHOOK)],
    [IMAGE_UPLOAD_PATH, limitedTo(MAX_IMAGE_MEGABYTES)],
  ]);
  app.use((context, next) => (larger.get(context.req.path) ?? limit)(context, next));
  app.use('/api/*', async (context, next) => {
    await next();
    if (context.req.path.startsWith(OPEN_API)) return;
    context.res.headers.set('Cache-Control', 'no-store');
  });

  app.notFound(() => failureResponse(failure('not_found', 'There is nothing at this address.')));
  app.onError((error, context) => {
    if (isGivenUp(error)) {
      const { method, path } = context.req;
      logger.debug({ method, path }, 'request given up by its sender');
      // The client is gone.
      return failureResponse(failure('invalid_request', 'The request ended before all of it was sent.'));
    }
    if (whyDatabaseIsAway(error) !== null) {
      logger.error({ err: error }, 'the database can’t be used');
      return failureResponse(
        failure('unavailable', 'The app can’t reach its database at the moment. Try again in a few seconds.'),
      );
    }
    const reference = context.get('requestId');
    logger.error(
      { err: error, reference, method: context.req.method, path: context.req.path },
      'request failed',
    );
    return failureResponse(
      failure(
        'internal',
        `Something went wrong. If it happens again, tell support this reference: ${reference}`,
        {
          details: { reference },
        },
      ),
    );
  });
  return app;
}

/**
 * Whether the client closed the connection before sending the whole body: Node's error while
 * reading it.
 */
const isGivenUp = (error: Error) =>
  error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/** Paths read by other origins. */
const FOR_OTHERS = ['/storefront/', OPEN_API];

const FROM_ANYWHERE = [sendAnalyticsEvents.path, purgeVisitor.path, WEBHOOK_PATH];
