import { canonicalZone, invalid } from '@callboard/core'

/** @returns the one name of a zone as it was typed @throws DomainError invalid when no such zone is known */
export function readZone(typed: string): string {
  const zone = canonicalZone(typed)
  if (zone === null) throw invalid('time_zone', 'This time zone is not known.')
  return zone
}
