/** What the machinery around the modules tells its operators; `pino` fits. */
export interface Logger {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
