// npm run dev: install, then ops/dev/run.ts.
import { handOver, installPackages } from './lib/prepare.mjs'

installPackages()
handOver('ops/dev/run.ts', process.argv.slice(2))
