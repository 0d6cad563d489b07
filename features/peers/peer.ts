/** A third-party server that Callboard works with, started for tests on a free loopback port. */
export interface Peer {
  /** How tests find it. */
  readonly env: Readonly<Record<string, string>>
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>
  /** Ends it and keeps its data; `SIGKILL` as a crash would. */
  stop(signal?: NodeJS.Signals): Promise<void>
}
