import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'

type Done = Parameters<SpanExporter['export']>[1]

/** Says once that the collector is away, and once that it is back; OpenTelemetry itself is silent about it. */
export class WatchedExporter implements SpanExporter {
  readonly #exporter: SpanExporter
  readonly #warn: (message: string) => void
  #isAway = false

  constructor(exporter: SpanExporter, warn: (message: string) => void) {
    this.#exporter = exporter
    this.#warn = warn
  }

  export(spans: ReadableSpan[], done: Done): void {
    this.#exporter.export(spans, (result) => {
      // 0 is success; the enum is in a package of its own.
      const isAway = result.code !== 0
      if (isAway !== this.#isAway)
        this.#warn(
          isAway ? 'traces are lost: the collector does not take them' : 'the collector takes traces again',
        )
      this.#isAway = isAway
      done(result)
    })
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.()
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown()
  }
}
