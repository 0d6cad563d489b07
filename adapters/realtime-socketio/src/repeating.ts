import type { Logger } from './server.ts'

/** Runs `work` every so many milliseconds, never two at once. @returns a function that ends it */
export function repeating(milliseconds: number, logger: Logger, work: () => Promise<void>): () => void {
  let isRunning = false
  const timer = setInterval(async () => {
    if (isRunning) return
    isRunning = true
    try {
      await work()
    } catch (error) {
      logger.error({ err: error }, 'A check of the sockets failed')
    } finally {
      isRunning = false
    }
  }, milliseconds)
  timer.unref()
  return () => clearInterval(timer)
}
