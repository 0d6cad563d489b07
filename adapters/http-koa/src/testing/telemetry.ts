import type { Labels, Metric, Metrics, Reading, Span, SpanAttributes, Tracing } from '@callboard/core'

const keyOf = (metric: Metric, labels: Readonly<Record<string, string>>) =>
  [metric.name, ...metric.labels.map((label) => labels[label])].join(' ')

/** Keeps counts under `name value value …`, the values of the labels in the order of the metric. */
export class KeptMetrics implements Metrics {
  readonly counts = new Map<string, number>()
  readonly observed = new Map<string, number[]>()
  readonly #gauges = new Map<string, () => readonly Reading<string>[] | Promise<readonly Reading<string>[]>>()

  counter<const L extends string>(metric: Metric<L>) {
    return {
      add: (labels: Labels<L>, by = 1) => {
        const key = keyOf(metric, labels)
        this.counts.set(key, (this.counts.get(key) ?? 0) + by)
      },
    }
  }

  histogram<const L extends string>(metric: Metric<L>) {
    return {
      observe: (labels: Labels<L>, value: number) => {
        const key = keyOf(metric, labels)
        this.observed.set(key, [...(this.observed.get(key) ?? []), value])
      },
    }
  }

  gauge<const L extends string>(
    metric: Metric<L>,
    read: () => readonly Reading<L>[] | Promise<readonly Reading<L>[]>,
  ): void {
    this.#gauges.set(metric.name, read)
  }

  async read(name: string): Promise<readonly number[]> {
    const readings = (await this.#gauges.get(name)?.()) ?? []
    return readings.map(({ value }) => value)
  }
}

export interface KeptSpan {
  name: string
  attributes: SpanAttributes
  failure: string | null
  readonly caller: string | undefined
}

export const TRACE_ID = '0af7651916cd43dd8448eb211c80319c'

/** Keeps spans when they are over; all of them belong to one trace. */
export class KeptTracing implements Tracing {
  readonly #waiting: ((span: KeptSpan) => void)[] = []

  /** The next span that ends. */
  ended(): Promise<KeptSpan> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  async span<T>(
    name: string,
    attributes: SpanAttributes,
    work: (span: Span) => Promise<T>,
    caller?: { readonly traceparent: string | undefined },
  ): Promise<T> {
    const kept: KeptSpan = { name, attributes, failure: null, caller: caller?.traceparent }
    try {
      return await work({
        traceId: TRACE_ID,
        traceparent: null,
        rename: (better) => {
          kept.name = better
        },
        set: (more) => {
          kept.attributes = { ...kept.attributes, ...more }
        },
        fail: (code) => {
          kept.failure = code
        },
      })
    } finally {
      this.#waiting.shift()?.(kept)
    }
  }
}
