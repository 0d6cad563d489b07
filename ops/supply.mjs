// npm run supply: install, then ops/supply/run.ts.
import { handOver, installPackages } from './lib/prepare.mjs'

installPackages()
handOver('ops/supply/run.ts', process.argv.slice(2))
