/** The part of a runner's output that tells of failures: mocha's or cucumber's summary, or all where there is none. */
export function whatFailed(output: string): string {
  const summary = output.search(/^\s*\d+ passing\b|^Failures:$/m)
  return summary < 0 ? output : output.slice(summary)
}
