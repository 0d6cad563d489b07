/** Enough of what a tool says at its end: its faults, or where it hung. */
const LAST_LINES = 60

/** The part of what was printed that tells of failures: mocha's or cucumber's summary, else how it ended. */
export function whatFailed(output: string): string {
  const summary = output.search(/^\s*\d+ passing\b|^Failures:$/m)
  return summary < 0 ? output.split('\n').slice(-LAST_LINES).join('\n') : output.slice(summary)
}
