import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'
import type { Peer } from './peer.ts'
import { Program } from './program.ts'

/** MariaDB refuses to be root by accident. */
const ownUser = process.getuid?.() === 0 ? ['--user=root'] : []

/**
 * A MariaDB that syncs every commit to disk; its `root` needs no password.
 * @param folder an empty one for its data
 */
export async function startMariadb(folder: string): Promise<Peer> {
  const data = join(folder, 'data')
  await promisify(execFile)('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
    ...ownUser,
  ])
  const port = await freePort()
  const program = new Program({
    command: 'mariadbd',
    args: [
      '--no-defaults',
      ...ownUser,
      `--datadir=${data}`,
      `--socket=${join(folder, 'socket')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      '--innodb-flush-log-at-trx-commit=1',
      '--innodb-buffer-pool-size=256M',
      '--max-connections=500',
      '--character-set-server=utf8mb4',
      '--innodb-immediate-scrub-data-uncompressed=on',
    ],
    port,
  })
  await program.start()
  return {
    env: { CALLBOARD_TEST_MARIADB: `mysql://root@127.0.0.1:${port}` },
    start: () => program.start(),
    stop: (signal) => program.stop(signal),
  }
}
