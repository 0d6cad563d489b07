const part = (value: number) => String(value).padStart(2, '0')

/** Every five minutes of the day, as an actual call is chosen: `HH:mm`. */
export const CALL_TIMES: readonly string[] = Array.from(
  { length: 24 * 12 },
  (_, index) => `${part(Math.floor(index / 12))}:${part((index % 12) * 5)}`,
)

/** `18:05` as people say it: `6:05 PM`. */
export function saidCall(call: string | null): string {
  if (call === null) return ''
  const [hours = 0, minutes = 0] = call.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
