import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api';
import { loggedError } from './logged-error';
import { TELEMETRY_NAME } from './telemetry';

/** Runs work as a span of the current trace, if tracing is enabled. */
export function traced<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return trace.getTracer(TELEMETRY_NAME).startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // Database errors contain values.
      span.setStatus({ code: SpanStatusCode.ERROR, message: loggedError(error).type });
      throw error;
    } finally {
      span.end();
    }
  });
}
