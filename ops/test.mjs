// npm test: install, then run every check. See ops/test/run.ts for the list.
import { handOver, installPackages } from './lib/prepare.mjs'

installPackages()
handOver('ops/test/run.ts', process.argv.slice(2))
