import { ApiError } from '@callboard/kit/data'

/** What the server holds now, when a save was refused because somebody else had saved meanwhile. */
export function conflictOf<T extends { readonly version: number }>(error: unknown): T | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { current } = error
  return typeof current === 'object' && current !== null && 'version' in current ? (current as T) : undefined
}
