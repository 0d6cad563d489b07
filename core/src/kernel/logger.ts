/** Log of the infrastructure around the modules, for operators; `pino` fits. */
export interface Logger {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
