import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'

const E_MAIL = /[^\s@'"`<>(),;:]+@[^\s@'"`<>(),;:]+/g
const masked = (text: string) => text.replace(E_MAIL, '[e-mail]')

/** Database errors quote the values of their statement, so an error may carry personal data. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: masked(String(error)) }
  const { code } = error as { code?: unknown }
  return {
    name: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: masked(error.message).slice(0, 500),
    stack: masked(error.stack ?? '').slice(0, 4000),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  }
}

/**
 * A logger that writes one JSON object per line, with e-mail addresses in errors masked.
 * @param level `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`
 * @param destination standard output when absent
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
  }
  return destination ? pino(options, destination) : pino(options)
}
