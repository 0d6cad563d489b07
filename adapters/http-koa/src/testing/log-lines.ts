import type { DestinationStream } from 'pino'

export type LogLine = Readonly<Record<string, unknown>>

/** Keeps the lines a logger writes, and lets a test wait for the line it is about. */
export class LogLines implements DestinationStream {
  readonly lines: LogLine[] = []
  readonly #waiting = new Set<() => void>()

  write(text: string): void {
    this.lines.push(JSON.parse(text))
    for (const look of this.#waiting) look()
  }

  first(fits: (line: LogLine) => boolean): Promise<LogLine> {
    return new Promise((resolve) => {
      const look = () => {
        const line = this.lines.find(fits)
        if (!line) return
        this.#waiting.delete(look)
        resolve(line)
      }
      this.#waiting.add(look)
      look()
    })
  }
}
