export { sessionCookieName } from './caller/session-cookie.ts'
export { createHttpServer, type HttpServer } from './create-http-server.ts'
export { gracefulStop } from './graceful-stop.ts'
export type {
  ContentSources,
  HttpServerOptions,
  MetricsPage,
  Mount,
  SchemaCheck,
  SchemaChecker,
  StaticWeb,
} from './options.ts'
export { SERVER_TIMES } from './server-times.ts'
export { createLogger } from './watching/create-logger.ts'
export { type ReadinessCheck, readinessChecks } from './watching/readiness-checks.ts'
