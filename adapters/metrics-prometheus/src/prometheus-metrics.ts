import {
  type Counter,
  type Histogram,
  type Metric,
  type Metrics,
  patient,
  type Reading,
} from '@callboard/core'
import * as prom from 'prom-client'

/** Seconds: from a look-up by key to the re-encoding of a video. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]
/** Milliseconds: a database that is away must not take the page with it. */
const READ_PATIENCE = 1_000

async function inTime<T>(value: T | Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('too late')), milliseconds)
  try {
    return await Promise.race([value, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Keeps the numbers of this process, its memory, event loop and garbage collection among them, for Prometheus to fetch. */
export class PrometheusMetrics implements Metrics {
  readonly contentType: string
  readonly #registry = new prom.Registry()
  readonly #readPatience: number

  /** @param readPatience milliseconds that reading a gauge may take; default one second */
  constructor(readPatience = patient(READ_PATIENCE)) {
    this.contentType = this.#registry.contentType
    this.#readPatience = readPatience
    prom.collectDefaultMetrics({ register: this.#registry })
  }

  /** All numbers in the text form of Prometheus. A gauge that cannot be read is left out. */
  page(): Promise<string> {
    return this.#registry.metrics()
  }

  counter<const L extends string>(metric: Metric<L>): Counter<L> {
    const counter = new prom.Counter(this.#settings(metric))
    return { add: (labels, by = 1) => counter.inc({ ...labels }, by) }
  }

  histogram<const L extends string>(metric: Metric<L>): Histogram<L> {
    const histogram = new prom.Histogram({ ...this.#settings(metric), buckets: BUCKETS })
    return { observe: (labels, value) => histogram.observe({ ...labels }, value) }
  }

  gauge<const L extends string>(
    metric: Metric<L>,
    read: () => readonly Reading<L>[] | Promise<readonly Reading<L>[]>,
  ): void {
    const gauge: prom.Gauge<L> = new prom.Gauge({
      ...this.#settings(metric),
      collect: async () => {
        const readings = await inTime(read(), this.#readPatience).catch(() => [])
        gauge.reset()
        for (const { labels, value } of readings) gauge.set({ ...labels }, value)
      },
    })
  }

  #settings<L extends string>({ name, help, labels }: Metric<L>) {
    return { name, help, labelNames: [...labels], registers: [this.#registry] }
  }
}
