import { context, metrics, trace as traceApi } from '@opentelemetry/api';
import { serverVersion, versionText } from './server-version';
import { withinTime } from './within-time';

/** Name of the service, its tracer and its meter. */
export const TELEMETRY_NAME = 'cartwright';

/** Interval of metric exports in milliseconds. */
const EXPORT_INTERVAL_MS = 30_000;

/** Milliseconds that the last of them may take when the server ends. */
const END_TIMEOUT_MS = 3_000;

/** Running export of traces and metrics. `end` sends what is left. */
export interface Telemetry {
  end(): Promise<void>;
}

/**
 * Sends traces and metrics to an OpenTelemetry collector at `url`, by OTLP over HTTP. Its other settings are OpenTelemetry's
 * own variables (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER`). Has to be called before anything asks for a meter: one
 * that was given out earlier stays silent. Loads the libraries, which nothing else does.
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
  // Nobody outside decides which requests are traced, and to which trace they belong.
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
      // A collector that is away must not keep the server.
      await withinTime(ended, END_TIMEOUT_MS);
      for (const each of [traceApi, metrics, context]) each.disable();
    },
  };
}
