/** Reads how many tests a runner says it ran: mocha's `12 passing`, cucumber's `3 scenarios (1 failed, 2 passed)`. */
export function countTests(output: string): { passed: number; failed: number } {
  const count = (pattern: RegExp) =>
    [...output.matchAll(pattern)].reduce((sum, match) => sum + Number(match[1]), 0)
  return {
    passed: count(/^\s*(\d+) passing\b/gm) + count(/^\d+ scenarios? \(.*?(\d+) passed/gm),
    failed: count(/^\s*(\d+) failing\b/gm) + count(/^\d+ scenarios? \(.*?(\d+) failed/gm),
  }
}
