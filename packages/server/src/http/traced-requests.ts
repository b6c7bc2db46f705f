import { metrics, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { TELEMETRY_NAME } from '../process/telemetry';
import { routeOf } from './route-of';

/**
 * Middleware that records a span and the duration of each request (`process/telemetry`): by method,
 * route and status, but not path, which has ids. The span has the request id.
 */
export function tracedRequests(): MiddlewareHandler {
  const tracer = trace.getTracer(TELEMETRY_NAME);
  const durations = metrics.getMeter(TELEMETRY_NAME).createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Time until an answer began.',
  });
  return (context, next) =>
    tracer.startActiveSpan(context.req.method, { kind: SpanKind.SERVER }, async (span) => {
      const began = performance.now();
      try {
        await next();
      } finally {
        const route = routeOf(context);
        const { status } = context.res;
        const attributes = {
          'http.request.method': context.req.method,
          'http.route': route,
          'http.response.status_code': status,
        };
        durations.record((performance.now() - began) / 1_000, attributes);
        span.updateName(`${context.req.method} ${route}`);
        span.setAttributes({ ...attributes, 'request.id': context.get('requestId') });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    });
}
