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

const feature = (name: string, driver: string, assembly: string): Check => ({
  name,
  command: 'node',
  args: ['features/run.ts', driver, assembly],
})

export const TESTS: readonly Check[] = [
  { name: 'unit, contract and endpoint tests', command: 'mocha', args: [] },
  feature('features over HTTP, embedded', 'http', 'embedded'),
  feature('features over HTTP, production', 'http', 'production'),
  feature('features in the browser, embedded', 'ui', 'embedded'),
  feature('features in the browser, production', 'ui', 'production'),
]
