/** Told how far a long step is, in any unit. */
export type Progress = (done: number, total: number) => void

export const silent: Progress = () => {}

/** Writes percentages: on a terminal into one line, else a line each tenth. */
export function progressOn(out: NodeJS.WriteStream, step: string): Progress {
  let shown = -1
  return (done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
    const tick = out.isTTY ? percent : Math.floor(percent / 10) * 10
    if (tick === shown) return
    shown = tick
    if (!out.isTTY) out.write(`${step}: ${tick} %\n`)
    else out.write(`\r${step}: ${tick} %${tick === 100 ? '\n' : ''}`)
  }
}
