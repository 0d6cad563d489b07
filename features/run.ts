// Runs the features with one driver: `node features/run.ts http` or `ui`; more arguments go to Cucumber.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const [driver = 'http', ...rest] = process.argv.slice(2)
const run = spawnSync(
  process.execPath,
  [
    join(import.meta.dirname, '../node_modules/@cucumber/cucumber/bin/cucumber.js'),
    '--import',
    'features/support/*.ts',
    '--import',
    'features/steps/*.ts',
    '--world-parameters',
    JSON.stringify({ driver }),
    '--tags',
    `@${driver}`,
    ...(rest.length > 0 ? rest : ['features/**/*.feature']),
  ],
  { stdio: 'inherit', cwd: join(import.meta.dirname, '..') },
)
process.exit(run.status ?? 1)
