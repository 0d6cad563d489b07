// npm run restore: install, then ops/restore.ts.
import { handOver, installPackages } from './lib/prepare.mjs'

installPackages()
handOver('ops/restore.ts', process.argv.slice(2))
