/** Seconds as `1:05`; nothing while unknown. */
export function lengthWords(seconds: number): string {
  if (!(seconds > 0)) return ''
  const whole = Math.max(1, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
