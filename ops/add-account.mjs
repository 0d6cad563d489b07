// npm run add-account: install, then shells/api/src/add-account.ts.
import { handOver, installPackages } from './lib/prepare.mjs'

installPackages()
handOver('shells/api/src/add-account.ts', process.argv.slice(2))
