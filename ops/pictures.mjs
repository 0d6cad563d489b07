// npm run pictures: install and build, then features/film/record.ts, or with --routes features/pages/record.ts.
import { spawnSync } from 'node:child_process'
import { handOver, installPackages, nodeBinary, root, toolEnvironment } from './lib/prepare.mjs'

installPackages()
const built = spawnSync(nodeBinary(), ['ops/build.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnvironment(),
})
if (built.status !== 0) process.exit(1)
const args = process.argv.slice(2)
handOver(args.includes('--routes') ? 'features/pages/record.ts' : 'features/film/record.ts', args)
