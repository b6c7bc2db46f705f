import { randomUUID } from 'node:crypto';
import { reportEvents } from '@cartwright/core/contract/events';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { failure, failureResponse } from './api-failure';
import { sameOriginWrites } from './same-origin';
import { securityHeaders } from './security-headers';

/** A cart with every component and 12 tiers has some 40 kB. */
const MOST_BODY_BYTES = 1024 * 1024;

/**
 * An app without routes, but with everything that holds for all of them: headers, limits, the log, and what happens
 * to calls that no route takes and to errors that nobody expected.
 */
export function createApp(logger: Logger, imageOrigins: readonly string[]): Hono {
  const app = new Hono();
  const headers = securityHeaders(imageOrigins);

  app.use(async (context, next) => {
    const began = performance.now();
    await next();
    const { method, path } = context.req;
    logger.debug(
      { method, path, status: context.res.status, ms: Math.round(performance.now() - began) },
      'request',
    );
  });
  // What is for other origins has headers of its own.
  app.use((context, next) => (context.req.path.startsWith('/storefront/') ? next() : headers(context, next)));
  // What is published, and previews: nothing secret beside something that others choose. Files are compressed when built.
  app.use('/storefront/*', compress({ encoding: 'gzip', contentTypeFilter: /^application\/json/ }));
  // Shoppers' events come from the shop's own pages; there is nothing in them that a foreign page could gain.
  app.use((context, next) =>
    context.req.path === reportEvents.path ? next() : sameOriginWrites(context, next),
  );
  app.use(
    bodyLimit({
      maxSize: MOST_BODY_BYTES,
      onError: () => {
        const refused = failureResponse(
          failure('too_large', 'This is more than 1 MB. Make it smaller and try again.'),
        );
        // What was not read of it would be taken for the next request.
        refused.headers.set('Connection', 'close');
        return refused;
      },
    }),
  );
  app.use('/api/*', async (context, next) => {
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
  });

  app.notFound(() => failureResponse(failure('not_found', 'There is nothing at this address.')));
  app.onError((error, context) => {
    const reference = randomUUID();
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
