/** A command of `npm test`. */
export interface Check {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** A check that has to be done before this one begins. */
  readonly after?: Check
}

/** Milliseconds of one test: more than a busy machine needs, so that only a hanging test reaches it. */
export const LONGEST_TEST = 600_000

const mocha = (name: string, ...specs: readonly string[]): Check => ({
  name,
  command: 'mocha',
  // Without `--exit`, a process or a server that a failed test left open would keep mocha from its end.
  args: ['--no-config', '--exit', '--timeout', String(LONGEST_TEST), ...specs],
})

/** Checks of `npm run check`: no browser, no peers, no started product. */
export const QUICK_CHECKS: readonly Check[] = [
  // By its path: `typescript`, which dependency-cruiser reads with, brings a `tsc` as well.
  { name: 'types', command: 'node', args: ['node_modules/typescript-native/bin/tsc', '--noEmit'] },
  { name: 'format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  {
    name: 'dependencies and exports',
    command: 'knip',
    args: ['--no-progress', '--treat-config-hints-as-errors'],
  },
  mocha('walls', 'ops/architecture/*.test.ts'),
  mocha('tests of core and modules', 'core/src/**/*.test.ts', 'modules/*/src/**/*.test.ts'),
  mocha(
    'tests of shells and micro-frontends',
    'shells/*/src/**/*.test.ts',
    'mfe/*/src/**/*.test.ts',
    'mfe/kit/build/*.test.ts',
  ),
]

const webBuild: Check = { name: 'web build', command: 'node', args: ['ops/build.ts'] }
const withWeb = (check: Check): Check => ({ ...check, after: webBuild })

const feature = (name: string, driver: string, assembly: string): Check =>
  withWeb({ name, command: 'node', args: ['features/run.ts', driver, assembly] })

/** Checks of `npm run soak`: tests that repeat themselves, many times. */
export const SOAKS: readonly Check[] = [
  webBuild,
  // The tests of the product in the browser use the embedded assembly already.
  feature('features in the browser, embedded', 'ui', 'embedded'),
  withWeb(mocha('soak of page loads', 'features/e2e/web/{page-errors,frames,board}.test.ts')),
  withWeb(
    mocha(
      'soak of kills and crowds',
      'features/e2e/{reliability/{booking-crowd,crash,killed-files,production},realtime/late-line}.test.ts',
    ),
  ),
  withWeb(mocha('soak of takes and uploads', 'features/e2e/web/{killed-browser,broken-line}.test.ts')),
]

/** Further checks of `npm test`, the longest first. */
export const LONG_CHECKS: readonly Check[] = [
  webBuild,
  mocha('tests of adapters', 'adapters/*/src/**/*.test.ts'),
  withWeb({ name: 'weights of the routes', command: 'node', args: ['mfe/kit/build/weights.ts'] }),
  // Two halves, so that the longest check does not run alone at the end.
  withWeb(mocha('tests of the product in the browser, A to L', 'features/e2e/web/[a-l]*.test.ts')),
  withWeb(mocha('tests of the product in the browser, M to Z', 'features/e2e/web/[m-z]*.test.ts')),
  withWeb(mocha('tests of the product', 'features/e2e/{bad-input,realtime,reliability}/*.test.ts')),
  feature('features in the browser, production', 'ui', 'production'),
  withWeb(
    mocha(
      'tests of ops and peers',
      'features/peers/*.test.ts',
      'ops/!(architecture)/*.test.ts',
      'ops/*.test.ts',
    ),
  ),
  feature('features over HTTP, embedded', 'http', 'embedded'),
  feature('features over HTTP, production', 'http', 'production'),
]
