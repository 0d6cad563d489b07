/** Does something later. @returns a function that calls it off */
export type After = (milliseconds: number, run: () => void) => () => void

export const after: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}
