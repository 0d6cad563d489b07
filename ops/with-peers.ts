// Runs a command beside real MariaDB, Redis and S3 servers: `node ops/with-peers.ts mocha FILE`.
// The command's environment has their addresses: `CALLBOARD_TEST_MARIADB`, `CALLBOARD_TEST_REDIS`, `CALLBOARD_TEST_S3`.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { startPeers } from '../features/peers/peers.ts'

const [command, ...args] = process.argv.slice(2)
if (!command) {
  console.error('Say what to run: node ops/with-peers.ts mocha')
  process.exit(2)
}
let child: ChildProcess | undefined
let isEnded = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    isEnded = true
    child?.kill(signal)
  })
const peers = await startPeers()
try {
  if (!isEnded) {
    child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...peers.env } })
    const [code] = await once(child, 'exit')
    process.exitCode = code ?? 1
  } else process.exitCode = 1
} finally {
  await peers.stop()
}
