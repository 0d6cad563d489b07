// npm run erase-again: install, then shells/api/src/erase-again.ts.
import { handOver, installPackages } from './lib/prepare.mjs'

installPackages()
handOver('shells/api/src/erase-again.ts', process.argv.slice(2))
