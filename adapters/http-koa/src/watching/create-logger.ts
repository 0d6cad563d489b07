import {
  type Bindings,
  type ChildLoggerOptions,
  type DestinationStream,
  type Logger,
  pino,
  stdTimeFunctions,
} from 'pino'
import { requestScope } from '../requests/request-scope.ts'
import { loggedFields } from './logged-value.ts'
import { masked } from './masked.ts'

/**
 * A logger that writes one JSON object per line. Lines that are written for a request carry its `request_id` (and
 * `trace_id`), from any part of the program. Secrets, e-mail addresses and phone numbers are masked in every field.
 * @param level `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`
 * @param destination standard output when absent
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: {},
    timestamp: stdTimeFunctions.isoTime,
    mixin: () => ({ ...requestScope.getStore() }),
    formatters: { log: loggedFields },
    // The formatter has made errors plain already; pino would take them for errors once more.
    serializers: { err: (plain: unknown) => plain, msg: masked },
  }
  const logger = destination ? pino(options, destination) : pino(options)
  // pino does not ask a formatter about the bindings of children.
  const child: (bindings: Bindings, options?: ChildLoggerOptions) => Logger = logger.child
  return Object.assign(logger, {
    child(this: Logger, bindings: Bindings, childOptions?: ChildLoggerOptions) {
      return child.call(this, loggedFields(bindings), childOptions)
    },
  })
}
