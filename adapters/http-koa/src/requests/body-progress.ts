import { HttpFault } from './http-fault.ts'
import type { Context } from './request-context.ts'

/** Milliseconds in which a body must end or bring so much more; a phone on a bad line still does. */
const PATIENCE = 30_000
const LEAST_BYTES = 64 * 1024

/**
 * Reads a body that must keep coming: one that is held back would hold memory for nothing.
 * @throws HttpFault 408 when it stalls; the connection then ends with the answer
 */
export async function whileItComes<T>(ctx: Context, read: () => Promise<T>): Promise<T> {
  const { socket } = ctx.req
  const { promise: stalled, reject } = Promise.withResolvers<never>()
  let seen = socket.bytesRead
  const watch = setInterval(() => {
    if (socket.bytesRead - seen < LEAST_BYTES) {
      ctx.set('Connection', 'close')
      reject(new HttpFault(408, 'too_slow', 'The request took too long to arrive. Please try again.'))
    }
    seen = socket.bytesRead
  }, PATIENCE)
  try {
    return await Promise.race([read(), stalled])
  } finally {
    clearInterval(watch)
  }
}
