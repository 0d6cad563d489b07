// npm run sync-helper: install, then shells/sync-helper/src/main.ts.
import { handOver, installPackages } from './lib/prepare.mjs'

installPackages()
handOver('shells/sync-helper/src/main.ts', process.argv.slice(2))
