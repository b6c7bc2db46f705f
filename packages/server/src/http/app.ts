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

/** A cart with every component and 12 tiers has some 40 kB. */
const MAX_MEGABYTES = 1;

/** Maximum size of a webhook: one of a product with 2,048 variants has some 3 MB. */
const MAX_MEGABYTES_OF_A_WEBHOOK = 5;

/**
 * An app without routes, but with everything that holds for all of them: headers, limits, the log, and what happens
 * to calls that no route takes and to errors that nobody expected. `publicUrl` is where browsers reach it, if not here.
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

  // An answer that is made without the context loses what was set on the way to it.
  app.use(async (context, next) => {
    await next();
    context.header(...NO_SNIFFING);
    context.header('X-Request-Id', context.get('requestId'));
  });
  // A proxy's own id goes on, so that its log and ours name the same request.
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
  // What is for other origins has headers of its own.
  app.use((context, next) =>
    FOR_OTHERS.some((folder) => context.req.path.startsWith(folder)) ? next() : headers(context, next),
  );
  // What is published, and previews: nothing secret beside something that others choose. Files are compressed when built.
  app.use('/storefront/*', compress({ encoding: 'gzip', contentTypeFilter: /^application\/json/ }));
  // Shoppers' events come from the shop's own pages; there is nothing in them that a foreign page could gain. Webhooks are
  // signed.
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
      // Nobody reads it.
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

/** Whether the connection closed before the whole body had come: Node's error of a request that is read then. */
const isGivenUp = (error: Error) =>
  error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/** Paths that pages of other origins may read. */
const FOR_OTHERS = ['/storefront/', OPEN_API];

const FROM_ANYWHERE = [sendAnalyticsEvents.path, purgeVisitor.path, WEBHOOK_PATH];
