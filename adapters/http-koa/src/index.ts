export { createHttpServer, type HttpServer } from './create-http-server.ts'
export { createLogger } from './create-logger.ts'
export type {
  ContentSources,
  HttpServerOptions,
  Mount,
  SchemaCheck,
  SchemaChecker,
  StaticWeb,
} from './options.ts'
export { sessionCookieName } from './session-cookie.ts'
