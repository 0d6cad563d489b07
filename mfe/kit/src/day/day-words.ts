const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}

/** `Sunday, November 22, 2026` of `2026-11-22`. */
export const wholeDay = inWords({ dateStyle: 'full' })

/** `November 22, 2026` of `2026-11-22`. */
export const plainDay = inWords({ dateStyle: 'long' })

/** `Sun, Nov 22` of `2026-11-22`. */
export const shortDay = inWords({ weekday: 'short', month: 'short', day: 'numeric' })
