export { PrometheusMetrics } from './prometheus-metrics.ts'
