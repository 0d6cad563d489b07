import { ApiError } from '../call/api-error.ts'

export interface Versioned {
  readonly version: number
}

/** The server's present version, when a save was refused because another person had saved meanwhile. */
export function conflictOf(error: unknown): Versioned | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { current } = error
  return typeof current === 'object' && current !== null && 'version' in current
    ? (current as Versioned)
    : undefined
}
