import { isSpanContextValid, type SpanContext } from '@opentelemetry/api'

const FORM = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** Reads a W3C `traceparent` header. @returns `null` without a header, and for a header that cannot be continued */
export function readTraceParent(header: string | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = FORM.exec(header?.trim() ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return null
  const found = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(found) ? found : null
}

export const writeTraceParent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
