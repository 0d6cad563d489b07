const MINUTES_A_DAY = 1440

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The talent of a callback in the order of their times: role by role, in the order in which the roles first come. */
export const roleByRole = <T extends { readonly role: string }>(talent: readonly T[]): readonly T[] =>
  [...Map.groupBy(talent, ({ role }) => role).values()].flat()

/** `HH:mm` at which the talent at this place begins. @param minutes for each talent */
export function timeOfTurn(startTime: string, minutes: number, place: number): string {
  const at = Math.floor(minutesOf(startTime) + place * minutes) % MINUTES_A_DAY
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** True when so many talent do not come to an end on the day on which they begin. */
export const isPastMidnight = (startTime: string, minutes: number, talent: number): boolean =>
  minutesOf(startTime) + talent * minutes >= MINUTES_A_DAY
