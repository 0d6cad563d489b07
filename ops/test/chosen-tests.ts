import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../lib/root.ts'

/** What `npm run t` is asked for. */
export interface Chosen {
  /** Test files, from the root. */
  readonly files: readonly string[]
  /** Feature files, from the root. */
  readonly features: readonly string[]
  /** A requirement: only tests that cite it. */
  readonly requirement?: string
}

const REQUIREMENT = /^[A-Z]{2,3}-\d\d$/
const PACKAGES = '{core,adapters/*,modules/*,shells/*,mfe/*,features,ops}'

const all = (pattern: string) =>
  globSync(`${PACKAGES}/**/${pattern}`, { cwd: root, exclude: (name) => name === 'node_modules' }).sort()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const module = (file: string) => /^modules\/([^/]+)\//.exec(file)?.[1]

/** Suites of use cases and of stores are run with the databases. */
const storesOf = (suites: readonly string[]) => {
  const modules = new Set(suites.map(module))
  return globSync('adapters/db-knex/src/*/*.test.ts', { cwd: root }).filter((file) =>
    modules.has(file.split('/')[3]),
  )
}

function citing(requirement: string): Chosen {
  const cites = (file: string) => read(file).includes(requirement)
  return {
    files: [
      ...all('*.test.ts').filter(cites),
      ...storesOf([...all('*.suite.ts'), ...all('*.contract.ts')].filter(cites)),
    ],
    features: all('*.feature').filter(cites),
    requirement,
  }
}

/**
 * @param asked a requirement, or a part of the path of test files, suites or features
 * @throws Error when there is nothing of that name
 */
export function chosenTests(asked: string): Chosen {
  const wanted = relative(root, join(root, asked))
  const chosen = REQUIREMENT.test(asked)
    ? citing(asked)
    : {
        files: [
          ...[...all('*.test.ts'), ...all('*.soak.ts')].filter((file) => file.includes(wanted)),
          ...storesOf(
            [...all('*.suite.ts'), ...all('*.contract.ts')].filter((file) => file.includes(wanted)),
          ),
        ],
        features: all('*.feature').filter((file) => file.includes(wanted)),
      }
  if (chosen.files.length + chosen.features.length === 0)
    throw new Error(`No test file, suite, feature or requirement is called ${asked}.`)
  return chosen
}

/** The files that a file reaches by relative imports, itself included. */
function reached(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path] of read(file).matchAll(/from '(\.[^']+\.tsx?)'/g))
    if (path) reached(join(dirname(file), path), found)
  return found
}

/** Test files of the stores and use cases, which run on SQLite and on MariaDB. */
const isOfStores = (file: string) => /^adapters\/db-knex\/src\/[^/]+\/[^/]+\.test\.ts$/.test(file)

/** Whether tests talk to MariaDB, Redis or S3: their address is asked for in a file that they reach. */
export const needsServers = (files: readonly string[]): boolean =>
  files.some(
    (file) =>
      !isOfStores(file) && [...reached(file)].some((one) => /\bpeer(Address|Value)\(/.test(read(one))),
  )

/** Whether tests open pages of the built web app. */
export const needsWeb = (files: readonly string[]): boolean =>
  files.some((file) => reached(file).has('features/support/browser.ts'))
