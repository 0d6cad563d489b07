/** One command of `npm test`. */
export interface Check {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}

export const STATIC_CHECKS: readonly Check[] = [
  { name: 'format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
]

export const TESTS: readonly Check[] = [
  { name: 'unit, contract and endpoint tests', command: 'mocha', args: [] },
  { name: 'features over HTTP and sockets', command: 'node', args: ['features/run.ts', 'http'] },
  { name: 'features in the browser', command: 'node', args: ['features/run.ts', 'ui'] },
]
