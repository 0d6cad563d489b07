// npm test, npm run check, npm run soak: install, then run the checks. See ops/test/checks.ts for the list.
import { handOver, installPackages } from './lib/prepare.mjs'

installPackages()
handOver('ops/test/run.ts', process.argv.slice(2))
