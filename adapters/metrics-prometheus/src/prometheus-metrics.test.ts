import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { METRICS } from '@callboard/core'
import { expect } from 'chai'
import { PrometheusMetrics } from './index.ts'

const linesOf = async (metrics: PrometheusMetrics, name: string) =>
  (await metrics.page()).split('\n').filter((line) => line.startsWith(name))

describe('metrics for Prometheus', () => {
  it('are a page of counters, histograms and gauges by their labels [OPS-05]', async () => {
    const metrics = new PrometheusMetrics()
    const requests = metrics.counter(METRICS.httpRequests)
    const labels = { method: 'GET', route: '/api/records/{id}', status: '2xx' }
    requests.add(labels)
    requests.add(labels, 2)
    metrics.histogram(METRICS.jobSeconds).observe({ name: 'review.join' }, 20)
    let waiting = 4
    metrics.gauge(METRICS.jobsWaiting, async () => [{ labels: { queue: 'media' }, value: waiting }])

    expect(await linesOf(metrics, 'callboard_http_requests_total{')).to.deep.equal([
      'callboard_http_requests_total{method="GET",route="/api/records/{id}",status="2xx"} 3',
    ])
    const seconds = await linesOf(metrics, 'callboard_job_seconds')
    expect(seconds).to.include('callboard_job_seconds_bucket{le="10",name="review.join"} 0')
    expect(seconds).to.include('callboard_job_seconds_bucket{le="30",name="review.join"} 1')
    expect(seconds).to.include('callboard_job_seconds_sum{name="review.join"} 20')
    waiting = 7
    expect(await linesOf(metrics, 'callboard_jobs_waiting{')).to.deep.equal([
      'callboard_jobs_waiting{queue="media"} 7',
    ])
    expect(metrics.contentType).to.match(/^text\/plain; version=0\.0\.4/)
  })

  it('have the metrics of the process itself [OPS-05]', async () => {
    const page = await new PrometheusMetrics().page()
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_gc_duration_seconds',
    ])
      expect(page).to.include(`# TYPE ${name}`)
  })

  it('leave out values that cannot be read, or not in time, and keep the rest', async () => {
    const metrics = new PrometheusMetrics(20)
    let isThere = true
    metrics.gauge(METRICS.jobsWaiting, async () => {
      if (!isThere) throw new Error('database away')
      return [{ labels: { queue: 'media' }, value: 1 }]
    })
    metrics.gauge(METRICS.jobsFailed, () => new Promise(() => {}))
    metrics.gauge(METRICS.sockets, () => [{ labels: {}, value: 3 }])
    expect(await linesOf(metrics, 'callboard_jobs_waiting{')).to.have.length(1)
    isThere = false
    expect(await linesOf(metrics, 'callboard_jobs_waiting{')).to.deep.equal([])
    expect(await linesOf(metrics, 'callboard_jobs_failed{')).to.deep.equal([])
    expect(await linesOf(metrics, 'callboard_sockets')).to.deep.equal(['callboard_sockets 3'])
  })

  it('refuse a name that is there already', () => {
    const metrics = new PrometheusMetrics()
    metrics.counter(METRICS.jobs)
    expect(() => metrics.counter(METRICS.jobs)).to.throw('callboard_jobs_total')
  })

  it('are all in the table of the README, with their labels', async () => {
    const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8')
    const rows = readme.split('\n').map((line) => line.replace(/\s+/g, ' '))
    for (const { name, labels, help } of Object.values(METRICS)) {
      const named = labels.map((label) => `\`${label}\``).join(', ')
      expect(rows).to.include(`| \`${name}\` | ${named || 'none'} | ${help} |`)
    }
  })
})
