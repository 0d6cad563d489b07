/**
 * For `http.createServer`: milliseconds in which a caller must have sent its headers, and the whole request, and for which
 * a connection stays open between two requests.
 */
export const SERVER_TIMES = {
  headersTimeout: 20_000,
  /** The largest upload over a slow mobile line. */
  requestTimeout: 10 * 60_000,
  /** More than balancers keep one (60 s): a request that meets a closing connection is lost, and a POST is not repeated. */
  keepAliveTimeout: 75_000,
} as const
