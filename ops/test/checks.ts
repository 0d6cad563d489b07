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

const mocha = (name: string, ...folders: readonly string[]): Check => ({
  name,
  command: 'mocha',
  args: ['--no-config', '--timeout', '20000', ...folders.map((folder) => `${folder}/**/*.test.ts`)],
})

/** At the same time: the first waits mostly for its peers, the second for processes of the product. */
export const UNIT_TESTS: readonly Check[] = [
  mocha('tests of core, adapters and modules', 'core/src', 'adapters/*/src', 'modules/*/src'),
  mocha('tests of shells, micro-frontends, features and ops', 'shells/*/src', 'mfe/*/src', 'features', 'ops'),
]

export const FEATURES: readonly Check[] = [
  feature('features over HTTP, embedded', 'http', 'embedded'),
  feature('features over HTTP, production', 'http', 'production'),
  feature('features in the browser, embedded', 'ui', 'embedded'),
  feature('features in the browser, production', 'ui', 'production'),
]
