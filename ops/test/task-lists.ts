import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { audit } from '../supply/audit.ts'
import type { Step, Task, Tests, Tool } from './task.ts'

const files = (...patterns: readonly string[]) => globSync(patterns, { cwd: root }).sort()

const unit = (file: string): Tests => ({ name: file, isFact: true, tests: { file } })

/** Suites of use cases run with the databases: on SQLite they need no server. */
const STORES = 'adapters/db-knex/src/*/*.test.ts'
const ON_MARIADB = 'on MariaDB'
/** The whole product with a database of a server. */
const WITH_MARIADB = 'shells/*/src/**/*.mariadb.test.ts'

const types: Tool = {
  name: 'types',
  isFact: true,
  command: 'node',
  // By its path: `typescript`, which dependency-cruiser reads with, brings a `tsc` as well.
  // One checker: each further one checks the shared types anew, and the other lane has the second core.
  args: ['node_modules/typescript-native/bin/tsc', '--noEmit', '--checkers', '1'],
}

/** Tasks of `npm run check`: no browser, no server, no started product. The longest first. */
export const quickTasks = (): Task[] => [
  types,
  ...files(STORES).map((file) => ({ ...unit(file), tests: { file, grep: ON_MARIADB, invert: true } })),
  { name: 'format and lint', isFact: true, command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  {
    name: 'style sheets',
    isFact: true,
    command: 'stylelint',
    args: ['--max-warnings=0', '{mfe,shells}/*/src/**/*.css'],
  },
  {
    name: 'dependencies and exports',
    isFact: true,
    command: 'knip',
    args: ['--no-progress', '--treat-config-hints-as-errors'],
  },
  { name: 'secrets in the files', isFact: true, command: 'node', args: ['ops/supply/secrets.ts'] },
  ...files(
    'ops/{architecture,test,lib,supply}/*.test.ts',
    'core/src/**/*.test.ts',
    'modules/*/src/**/*.test.ts',
    'shells/*/src/**/*.test.ts',
    'mfe/*/src/**/*.test.ts',
    'mfe/kit/build/*.test.ts',
    'features/*.test.ts',
  )
    .filter((file) => !files(WITH_MARIADB).includes(file))
    .map(unit),
]

export const webBuild: Tool = { name: 'web build', isFact: true, command: 'node', args: ['ops/build.ts'] }

/** Red for a fault that the registry knows; a registry that gives no answer is only told of. */
const knownFaults: Step = {
  name: 'known faults of packages',
  isFact: false,
  async step() {
    const { said, faults } = await audit()
    console.log(`…    ${said}`)
    if (faults.length > 0) throw new Error(faults.join('\n'))
  },
}

const weights: Tool = {
  name: 'weights of the routes',
  isFact: true,
  after: [webBuild],
  command: 'node',
  args: ['mfe/kit/build/weights.ts'],
}

const test = (file: string, after: readonly Task[]): Tests => ({
  name: file,
  isFact: false,
  after,
  tests: { file },
})

const feature = (driver: string, assembly: string, after: readonly Task[]): Tool => ({
  name: `features ${driver} ${assembly}`,
  isFact: false,
  after,
  command: 'node',
  args: ['features/run.ts', driver, assembly],
})

/** Tests that work with processes, servers or a browser. */
const slowTests = (after: readonly Task[]): Task[] => [
  ...files(STORES).map((file) => ({
    ...test(file, after),
    name: `${file} ${ON_MARIADB}`,
    tests: { file, grep: ON_MARIADB },
  })),
  ...files('adapters/*/src/**/*.test.ts')
    .filter((file) => !files(STORES).includes(file))
    .map((file) => test(file, after)),
  ...files('features/e2e/**/*.test.ts', 'features/peers/*.test.ts', 'ops/*.test.ts').map((file) =>
    test(file, after),
  ),
  ...files('ops/{backup,faults,start}/*.test.ts', WITH_MARIADB).map((file) => test(file, after)),
  feature('http', 'embedded', after),
  feature('ui', 'production', after),
]

/** Tasks of `npm test`. @param servers starts the servers that tests work with */
export const allTasks = (servers: Step): Task[] => [
  webBuild,
  servers,
  ...quickTasks(),
  weights,
  knownFaults,
  ...slowTests([webBuild, servers]),
]

/** A test file of which `npm test` runs a part: it repeats itself less often there, or without its details. */
const isShortened = (file: string) =>
  /support\/(rounds|detail)\.ts/.test(readFileSync(join(root, file), 'utf8'))

/** Takes that play in time with each other, and tests that keep both cores or the disk busy for minutes. */
const ALONE = [
  'features/e2e/web/side-by-side.soak.ts',
  'ops/start/fresh-start.soak.ts',
  'shells/studio/src/large-archive.soak.ts',
]

/** Tasks of `npm run soak`: what is rare, slow or repeated. */
export const soakTasks = (servers: Step): Task[] => {
  const after = [webBuild, servers]
  const together = [
    webBuild,
    servers,
    ...files('{adapters,features,mfe,ops,shells}/**/*.soak.ts')
      .filter((file) => !file.includes('node_modules') && !ALONE.includes(file))
      .map((file) => test(file, after)),
    ...files('features/e2e/**/*.test.ts')
      .filter(isShortened)
      .map((file) => test(file, after)),
    feature('http', 'production', after),
    feature('ui', 'production', after),
    feature('ui', 'embedded', after),
  ]
  const all = [...together]
  for (const file of ALONE) all.push(test(file, [...all]))
  return all
}
