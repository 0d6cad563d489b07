// npm run pictures: install and build, then features/film/record.ts.
import { spawnSync } from 'node:child_process'
import { handOver, installPackages, nodeBinary, root, toolEnvironment } from './lib/prepare.mjs'

installPackages()
const built = spawnSync(nodeBinary(), ['ops/build.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnvironment(),
})
if (built.status !== 0) process.exit(1)
handOver('features/film/record.ts', process.argv.slice(2))
