import { invalid, isZone } from '@callboard/core'

/** @throws DomainError invalid when no such zone is known */
export function checkZone(zone: string): void {
  if (!isZone(zone)) throw invalid('time_zone', 'This time zone is not known.')
}
