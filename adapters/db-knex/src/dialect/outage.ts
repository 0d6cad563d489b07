import { DomainError } from '@callboard/core'

interface DriverError extends Error {
  readonly code?: string
  readonly errno?: number
  /** Set by mysql2 when the connection is of no further use. */
  readonly fatal?: boolean
}

/** Error numbers of MySQL and MariaDB when the server cannot work at all, with any statement. */
const SERVER_IS_OUT = new Set([
  1021, // disk full
  1040, // too many connections
  1053, // server shutdown in progress
  1077, // normal shutdown
  1079, // shutdown complete
  1114, // table is full
  1152, // aborted connection
  1158, // network read error
  1159, // network read timeout
  1160, // network write error
  1161, // network write timeout
  1184, // aborted new connection
  1203, // too many connections of this user
  1290, // read-only server
  1317, // query interrupted by an operator or a shutdown
  1836, // read-only mode
  1927, // connection was killed
])

const LINE_IS_OUT = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
])

/** The connection was there and went away. Not so: it was never made, or is merely silent. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'PROTOCOL_CONNECTION_LOST'])
const LOST_BY_SERVER = new Set([1053, 1077, 1079, 1152, 1158, 1159, 1160, 1161, 1927])

const driverError = (error: unknown): DriverError | null => (error instanceof Error ? error : null)

/** No answer came within the limit of a statement. */
export const isSilence = (error: unknown): boolean => driverError(error)?.code === 'PROTOCOL_SEQUENCE_TIMEOUT'

/** True when the failure is that of the database, not of the statement. */
export function isOutage(error: unknown): boolean {
  const { code = '', errno = 0, fatal = false } = driverError(error) ?? {}
  return fatal || LINE_IS_OUT.has(code) || SERVER_IS_OUT.has(errno)
}

/** The error for use cases during an outage. */
export class DatabaseOutage extends DomainError {
  /** The connection was open and was lost: uncommitted changes on it are undone. */
  readonly isLostConnection: boolean

  constructor(cause: unknown) {
    super(
      'unavailable',
      'database_unavailable',
      'The database cannot be reached just now. Please try again in a few seconds.',
      { cause },
    )
    const { code = '', errno = 0 } = driverError(cause) ?? {}
    this.isLostConnection = LOST.has(code) || LOST_BY_SERVER.has(errno)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EAI_AGAIN: 'its host name cannot be looked up',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the line was cut',
  EHOSTUNREACH: 'there is no way to this host',
  ENETUNREACH: 'there is no way to this network',
  ENOTFOUND: 'there is no host of this name',
  ETIMEDOUT: 'it does not answer in time',
  PROTOCOL_CONNECTION_LOST: 'the line was cut',
  PROTOCOL_SEQUENCE_TIMEOUT: 'it does not answer in time',
  HANDSHAKE_NO_SSL_SUPPORT: 'it offers no encrypted line, which the ssl option asks for',
  ER_ACCESS_DENIED_ERROR: 'it does not accept this user name and password',
  ER_ACCESS_DENIED_NO_PASSWORD_ERROR: 'it does not accept this user name and password',
  ER_DBACCESS_DENIED_ERROR: 'this user may not use this database',
  ER_BAD_DB_ERROR: 'it has no database of this name',
  ER_CON_COUNT_ERROR: 'it has too many connections already',
  ER_DISK_FULL: 'its disk is full',
  ER_HOST_NOT_PRIVILEGED: 'it does not let this machine in',
  ER_RECORD_FILE_FULL: 'its disk is full',
  ER_SERVER_SHUTDOWN: 'it is shutting down',
}

/** Plain English for an operator, without secrets: why the database cannot be used. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof DatabaseOutage ? error.cause : error
  const { code, name } = driverError(cause) ?? {}
  if (name === 'KnexTimeoutError') return 'no connection became free in time'
  if (code !== undefined && /CERT|SIGNATURE|SSL|TLS/.test(code) && !(code in REASONS)) {
    return `its certificate is not accepted (${code})`
  }
  return REASONS[code ?? ''] ?? `it failed (${code ?? name ?? 'for an unknown reason'})`
}
