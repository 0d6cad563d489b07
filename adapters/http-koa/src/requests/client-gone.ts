const CUT_CODES = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ABORT_ERR',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_UNABLE_TO_PIPE',
  // The client left in the middle of a body.
  'HPE_INVALID_EOF_STATE',
])

/** True for an error that only says that the client went away before the end. */
export function isClientGone(error: unknown, socket: { readonly destroyed: boolean }): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return socket.destroyed && typeof code === 'string' && CUT_CODES.has(code)
}
