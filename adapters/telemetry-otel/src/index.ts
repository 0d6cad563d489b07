export { type OtelSettings, OtelTracing } from './otel-tracing.ts'
