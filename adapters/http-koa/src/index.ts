export { createHttpServer, type HttpServer } from './create-http-server.ts'
export { createLogger } from './create-logger.ts'
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
export { type ReadinessCheck, readinessChecks } from './readiness-checks.ts'
export { SERVER_TIMES } from './server-times.ts'
export { sessionCookieName } from './session-cookie.ts'
