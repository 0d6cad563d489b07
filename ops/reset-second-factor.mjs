// npm run reset-second-factor: install, then shells/api/src/reset-second-factor.ts.
import { handOver, installPackages } from './lib/prepare.mjs'

installPackages()
handOver('shells/api/src/reset-second-factor.ts', process.argv.slice(2))
