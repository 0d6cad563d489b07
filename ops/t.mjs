// npm run t: install, then ops/test/one.ts.
import { handOver, installPackages } from './lib/prepare.mjs'

installPackages()
handOver('ops/test/one.ts', process.argv.slice(2))
