// npm start: install, build, then serve. See ops/start/serve.ts for the server.
import { handOver, installPackages } from './lib/prepare.mjs'

installPackages()
handOver('ops/start/serve.ts', process.argv.slice(2))
