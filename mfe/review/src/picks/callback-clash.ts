import type { Pick } from '@callboard/posting/contract'
import { nameOf } from './pick-lines.ts'

/**
 * Why a chosen talent may not belong into a callback, beside the times that they have in other ones already.
 * @param chosen all talent of the callback
 * @param roles of the project
 * @param turn the time that the talent would get; absent while there is none
 */
export function clashesOf(
  pick: Pick,
  chosen: readonly Pick[],
  roles: readonly string[],
  turn?: { readonly begins: Date; readonly minutes: number },
): string[] {
  const name = nameOf(pick)
  const isTwin = chosen.some((other) => other.record !== pick.record && nameOf(other) === name)
  const isCast = roles.length === 0 || roles.includes(pick.role)
  const isBusy =
    turn !== undefined &&
    pick.callbacks.some(
      ({ starts_at, lost }) =>
        !lost && Math.abs(new Date(starts_at).getTime() - turn.begins.getTime()) < turn.minutes * 60_000,
    )
  return [
    ...(isBusy ? ['Has another time then: leave them out, or begin at another time'] : []),
    ...(isTwin ? ['Another one here has this name'] : []),
    ...(isCast ? [] : [`This project no longer casts ${pick.role}`]),
  ]
}
