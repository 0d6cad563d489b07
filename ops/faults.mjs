// npm run faults: install, then ops/faults/run.ts.
import { handOver, installPackages } from './lib/prepare.mjs'

installPackages()
handOver('ops/faults/run.ts', process.argv.slice(2))
