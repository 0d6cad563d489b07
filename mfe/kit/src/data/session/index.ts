/** The session and the bare call to the server, needed by a page before any screen. */
export { ApiError } from '../call/api-error.ts'
export { type CallInput, type CallOptions, call } from '../call/call.ts'
export * from './session.ts'
