// npm run bench: install, then ops/bench/run.ts.
import { handOver, installPackages } from './lib/prepare.mjs'

installPackages()
handOver('ops/bench/run.ts', process.argv.slice(2))
