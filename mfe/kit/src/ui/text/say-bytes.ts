const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const
const STEP = 1024

/** A size in steps of 1024, with one digit behind the point below 10: `1.4 GB`. */
export function sayBytes(bytes: number): string {
  let size = bytes
  let unit = 0
  // What would be rounded to 1024 of a unit is 1 of the next.
  while (Math.round(size) >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit += 1
  }
  const words = unit > 0 && size < 9.95 ? size.toFixed(1) : String(Math.round(size))
  return `${words} ${UNITS[unit]}`
}
