import { context, metrics, trace as traceApi } from '@opentelemetry/api';
import { serverVersion, versionText } from './server-version';
import { withinTime } from './within-time';

/** Name of the service, its tracer and its meter. */
export const TELEMETRY_NAME = 'cartwright';

/** Interval of metric exports in milliseconds. */
const EXPORT_INTERVAL_MS = 30_000;

/** Timeout of the last export when the server ends, in milliseconds. */
const END_TIMEOUT_MS = 3_000;

/** Running export of traces and metrics. `end` flushes it. */
export interface Telemetry {
  end(): Promise<void>;
}

/**
 * Exports traces and metrics to an OpenTelemetry collector at `url`, by OTLP over HTTP. Further settings are
 * OpenTelemetry's own variables (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER`). Call it before any meter is
 * created: earlier ones aren't exported. Loads the libraries lazily.
 */
export async function startTelemetry(url: string): Promise<Telemetry> {
  const [trace, sdkMetrics, traces, sent, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/exporter-metrics-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const base = url.endsWith('/') ? url : `${url}/`;
  const resource = resources.resourceFromAttributes({
    'service.name': TELEMETRY_NAME,
    'service.version': versionText(serverVersion()),
  });
  const tracing = new trace.NodeTracerProvider({
    resource,
    spanProcessors: [new trace.BatchSpanProcessor(new traces.OTLPTraceExporter({ url: `${base}v1/traces` }))],
  });
  // External callers can't decide about sampling, nor join a trace.
  tracing.register({ propagator: null });
  const measuring = new sdkMetrics.MeterProvider({
    resource,
    readers: [
      new sdkMetrics.PeriodicExportingMetricReader({
        exporter: new sent.OTLPMetricExporter({ url: `${base}v1/metrics` }),
        exportIntervalMillis: EXPORT_INTERVAL_MS,
      }),
    ],
  });
  metrics.setGlobalMeterProvider(measuring);
  return {
    async end() {
      const ended = Promise.allSettled([tracing.shutdown(), measuring.shutdown()]);
      // An unavailable collector must not delay the server's end.
      await withinTime(ended, END_TIMEOUT_MS);
      for (const each of [traceApi, metrics, context]) each.disable();
    },
  };
}
