/** Field of a body: how long the input has waited for the network, in milliseconds. A repeat is the same call with another. */
export const WAITED = 'waited_ms'

export interface Waited {
  readonly [WAITED]?: number | undefined
}

/** @returns when the person gave the input, by the clock of the server */
export const givenAt = (now: Date, { waited_ms = 0 }: Waited): Date => new Date(now.getTime() - waited_ms)
