import { AsyncLocalStorage } from 'node:async_hooks'
import { patient, type Span, type SpanAttributes, type Tracing } from '@callboard/core'
import {
  type Context,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { readTraceParent, writeTraceParent } from './trace-parent.ts'
import { WatchedExporter } from './watched-exporter.ts'

export interface OtelSettings {
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`: of the collector, e.g. `http://collector:4318`. */
  readonly endpoint: string
  /** The name of this process among others: `callboard-api`. */
  readonly serviceName: string
  /** For collectors that need authentication. */
  readonly headers?: Readonly<Record<string, string>>
  readonly logger?: { warn(facts: object, message: string): void }
  /** Seconds to try handing on a batch, or the rest at the end; default 10. */
  readonly patience?: number
}

/** Spans that wait for the collector; more are dropped. About 2 MB. */
const MOST_WAITING = 2_048
const DEFAULT_PATIENCE = 10

function tracesAddress(endpoint: string): string {
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint))
    throw new Error(
      `OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://collector:4318, not "${endpoint}".`,
    )
  return `${endpoint.replace(/\/+$/, '')}/v1/traces`
}

/** An error is marked by its kind; its message may quote personal data, which must not be in a trace. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : error.name
}

const spanOf = (span: OtelSpan): Span => ({
  traceId: span.spanContext().traceId,
  traceparent: writeTraceParent(span.spanContext()),
  rename: (name) => void span.updateName(name),
  set: (attributes) => void span.setAttributes({ ...attributes }),
  fail: (code) => void span.setAttribute('error.type', code).setStatus({ code: SpanStatusCode.ERROR }),
})

/**
 * Sends spans to an OpenTelemetry collector (OTLP over HTTP, JSON), in batches and in the background. A collector that
 * is away costs traces and nothing else.
 */
export class OtelTracing implements Tracing {
  readonly #provider: NodeTracerProvider
  readonly #tracer: Tracer
  readonly #current = new AsyncLocalStorage<Context>()

  /** @throws Error that names the setting when the endpoint is no address */
  constructor({
    endpoint,
    serviceName,
    headers,
    logger,
    patience = patient(DEFAULT_PATIENCE),
  }: OtelSettings) {
    const exporter = new OTLPTraceExporter({
      url: tracesAddress(endpoint),
      headers: { ...headers },
      timeoutMillis: patience * 1_000,
    })
    const watched = new WatchedExporter(exporter, (message) =>
      logger?.warn({ service: serviceName }, message),
    )
    this.#provider = new NodeTracerProvider({
      resource: resourceFromAttributes({ 'service.name': serviceName }),
      spanProcessors: [new BatchSpanProcessor(watched, { maxQueueSize: MOST_WAITING })],
      forceFlushTimeoutMillis: patience * 1_000,
    })
    this.#tracer = this.#provider.getTracer('callboard')
  }

  async span<T>(
    name: string,
    attributes: SpanAttributes,
    work: (span: Span) => Promise<T>,
    caller?: { readonly traceparent: string | undefined },
  ): Promise<T> {
    const kind = caller ? SpanKind.SERVER : SpanKind.INTERNAL
    const parent = this.#parentOf(caller)
    const span = this.#tracer.startSpan(name, { kind, attributes: { ...attributes } }, parent)
    const own = spanOf(span)
    try {
      return await this.#current.run(trace.setSpan(parent, span), work, own)
    } catch (error) {
      own.fail(kindOf(error))
      throw error
    } finally {
      span.end()
    }
  }

  /** Hands on the waiting spans. Never rejects: spans that cannot be handed on in time are lost. */
  async flush(): Promise<void> {
    await this.#provider.forceFlush().catch(() => {})
  }

  /** Hands on the waiting spans, then ends; takes no longer than the patience. Never rejects. */
  async shutdown(): Promise<void> {
    await this.flush()
    await this.#provider.shutdown().catch(() => {})
  }

  #parentOf(caller: { readonly traceparent: string | undefined } | undefined): Context {
    if (!caller) return this.#current.getStore() ?? ROOT_CONTEXT
    const remote = readTraceParent(caller.traceparent)
    return remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
  }
}
