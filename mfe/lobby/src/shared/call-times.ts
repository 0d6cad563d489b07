const part = (value: number) => String(value).padStart(2, '0')

/** Every five minutes of the day, as an actual call is chosen: `HH:mm`. */
export const CALL_TIMES: readonly string[] = Array.from(
  { length: 24 * 12 },
  (_, index) => `${part(Math.floor(index / 12))}:${part((index % 12) * 5)}`,
)
