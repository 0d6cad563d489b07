/** Enough of the end of a tool's output: its faults, or the place where it hung. */
const LAST_LINES = 60

/** The part of the output about failures: mocha's or cucumber's summary, else its end. */
export function whatFailed(output: string): string {
  const summary = output.search(/^\s*\d+ passing\b|^Failures:$/m)
  return summary < 0 ? output.split('\n').slice(-LAST_LINES).join('\n') : output.slice(summary)
}
