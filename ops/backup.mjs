// npm run backup: install, then ops/backup.ts.
import { handOver, installPackages } from './lib/prepare.mjs'

installPackages()
handOver('ops/backup.ts', process.argv.slice(2))
