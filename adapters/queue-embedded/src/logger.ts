/** What the queue tells about; `pino` fits. */
export interface Logger {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
