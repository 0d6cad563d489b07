// Runs a command beside real MariaDB, Redis and S3 servers: `node ops/with-peers.ts mocha --spec '…'`.
// It finds their addresses in its environment: `CALLBOARD_TEST_MARIADB`, `CALLBOARD_TEST_REDIS`, `CALLBOARD_TEST_S3`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startPeers } from '../features/peers/peers.ts'

const [command, ...args] = process.argv.slice(2)
if (!command) {
  console.error('Say what to run: node ops/with-peers.ts mocha')
  process.exit(2)
}
const peers = await startPeers()
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...peers.env } })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
const [code] = await once(child, 'exit')
await peers.stop()
process.exit(code ?? 1)
