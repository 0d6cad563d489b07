/** For `http.createServer`: milliseconds in which a caller must have sent its headers, and the whole request. */
export const SERVER_TIMES = {
  headersTimeout: 20_000,
  /** The largest upload over a slow mobile line. */
  requestTimeout: 10 * 60_000,
} as const
