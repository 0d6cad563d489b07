// npm run verify-audit: install, then shells/api/src/verify-audit.ts.
import { handOver, installPackages } from './lib/prepare.mjs'

installPackages()
handOver('shells/api/src/verify-audit.ts', process.argv.slice(2))
