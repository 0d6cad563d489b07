// Runs the features: `node features/run.ts http` or `ui`, then the assembly, `embedded` or `production`, which needs the
// peers of `ops/with-peers.ts`. More arguments go to Cucumber. In the browser on production only scenarios with the tag
// `@production` run; `npm run soak` runs all of them.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isSoak } from './e2e/support/rounds.ts'

const [driver = 'http', assembly = 'embedded', ...rest] = process.argv.slice(2)
const tags = driver === 'ui' && assembly === 'production' && !isSoak ? '@ui and @production' : `@${driver}`
const run = spawnSync(
  process.execPath,
  [
    join(import.meta.dirname, '../node_modules/@cucumber/cucumber/bin/cucumber.js'),
    '--import',
    'features/support/world.ts',
    '--import',
    'features/steps/*.ts',
    '--world-parameters',
    JSON.stringify({ driver, assembly }),
    '--tags',
    tags,
    // What a failed scenario left open would keep Cucumber from its end.
    '--exit',
    ...(rest.length > 0 ? rest : ['features/**/*.feature']),
  ],
  { stdio: 'inherit', cwd: join(import.meta.dirname, '..') },
)
process.exit(run.status ?? 1)
