/** Numbers and traces about the running product. Both are optional: without a peer that wants them nothing happens. */

export interface Metric<L extends string = string> {
  /** A literal: `callboard_…`, ending in `_total` (counters) or its unit (`_seconds`). */
  readonly name: `callboard_${string}`
  /** One sentence of help on the page of numbers. */
  readonly help: string
  /** Their values are few and known ahead: a route template, never an address, an id or a person. */
  readonly labels: readonly L[]
}

export type Labels<L extends string> = Readonly<Record<L, string>>

export interface Counter<L extends string> {
  /** @param by at least 0; default 1 */
  add(labels: Labels<L>, by?: number): void
}

export interface Histogram<L extends string> {
  /** @param value in the unit of the metric's name */
  observe(labels: Labels<L>, value: number): void
}

export interface Reading<L extends string> {
  readonly labels: Labels<L>
  readonly value: number
}

/** Each name is made once per process, at start. @throws for a name that is there already */
export interface Metrics {
  counter<const L extends string>(metric: Metric<L>): Counter<L>
  histogram<const L extends string>(metric: Metric<L>): Histogram<L>
  /** A value that goes up and down. @param read called at each look at the numbers; a failure leaves the metric out */
  gauge<const L extends string>(
    metric: Metric<L>,
    read: () => readonly Reading<L>[] | Promise<readonly Reading<L>[]>,
  ): void
}

/** No personal data and no secrets: ids, names of routes and jobs, counts. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

/** A piece of work whose time is taken. */
export interface Span {
  /** 32 hex digits, shared by everything that one request set off; `null` when nothing is traced. */
  readonly traceId: string | null
  /** W3C `traceparent`, for the headers of a request to another program; `null` when nothing is traced. */
  readonly traceparent: string | null
  rename(name: string): void
  set(attributes: SpanAttributes): void
  /** @param code the kind of failure: a class, a status, never a message */
  fail(code: string): void
}

export interface Tracing {
  /**
   * Runs `work` at once and takes its time; spans that are made inside become its children.
   * @param caller given for work that came in from another program, with the `traceparent` it sent, if any
   * @returns the result of `work`; a rejection marks the span as failed and is passed on
   */
  span<T>(
    name: string,
    attributes: SpanAttributes,
    work: (span: Span) => Promise<T>,
    caller?: { readonly traceparent: string | undefined },
  ): Promise<T>
}

export const noMetrics: Metrics = {
  counter: () => ({ add() {} }),
  histogram: () => ({ observe() {} }),
  gauge() {},
}

const noSpan: Span = { traceId: null, traceparent: null, rename() {}, set() {}, fail() {} }

export const noTracing: Tracing = { span: (_name, _attributes, work) => work(noSpan) }

const metric = <const L extends string>(
  name: Metric['name'],
  labels: readonly L[],
  help: string,
): Metric<L> => ({
  name,
  labels,
  help,
})

/** Every metric of the product; `adapters/metrics-prometheus/README.md` repeats this table. */
export const METRICS = {
  httpRequests: metric('callboard_http_requests_total', ['method', 'route', 'status'], 'Requests answered.'),
  httpSeconds: metric(
    'callboard_http_request_seconds',
    ['method', 'route', 'status'],
    'Time from the head of a request to the last byte of its reply.',
  ),
  httpRunning: metric('callboard_http_requests_running', [], 'Requests that are being worked on.'),
  jobs: metric('callboard_jobs_total', ['name', 'outcome'], 'Tries of jobs: done, retried or failed.'),
  jobSeconds: metric('callboard_job_seconds', ['name'], 'Time of one try of a job.'),
  jobsWaiting: metric('callboard_jobs_waiting', ['queue'], 'Jobs that are due and not taken yet.'),
  jobsFailed: metric('callboard_jobs_failed', ['queue'], 'Jobs that gave up and wait for a person.'),
  sockets: metric('callboard_sockets', [], 'Browsers connected to the real-time rooms.'),
} as const
