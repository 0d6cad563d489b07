import { type Metrics, noTracing, type Tracing } from '@callboard/core'
import type { createLogger, MetricsPage } from '@callboard/http-koa'
import { PrometheusMetrics } from '@callboard/metrics-prometheus'
import type { OtelSettings, OtelTracing } from '@callboard/telemetry-otel'
import type { Settings } from '../settings/settings.ts'

export interface Telemetry {
  readonly metrics: Metrics
  readonly metricsPage: MetricsPage
  readonly tracing: Tracing
  /** Hands on the traces that wait. */
  close(): Promise<void>
}

/** Loaded where it is wanted only: it is a fifth of all that a process would load. */
async function openTracing(settings: OtelSettings): Promise<OtelTracing> {
  const { OtelTracing } = await import('@callboard/telemetry-otel')
  return new OtelTracing(settings)
}

/** Telemetry of a process: metrics always, traces where the settings name a collector. */
export async function openTelemetry(
  { metricsToken, tracing, kind }: Settings,
  logger: ReturnType<typeof createLogger>,
): Promise<Telemetry> {
  const metrics = new PrometheusMetrics()
  const otel = tracing && (await openTracing({ ...tracing, serviceName: `callboard-${kind}`, logger }))
  return {
    metrics,
    metricsPage: {
      page: () => metrics.page(),
      contentType: metrics.contentType,
      ...(metricsToken === null ? {} : { token: metricsToken }),
    },
    tracing: otel ?? noTracing,
    close: async () => otel?.shutdown(),
  }
}
