import { spawnSync } from 'node:child_process'
import { runTool } from './run-tool.ts'

/** Debian's package of each program that tests, benches and fault runs start. */
const PACKAGES: Readonly<Record<string, string>> = {
  chromium: 'chromium',
  'chromium-headless-shell': 'chromium-headless-shell',
  ffmpeg: 'ffmpeg',
  'heif-convert': 'libheif-examples',
  mariadbd: 'mariadb-server',
  'redis-server': 'redis-server',
  nginx: 'nginx-light',
  janus: 'janus',
  turnserver: 'coturn',
  unzip: 'unzip',
  '7zz': '7zip',
  zip: 'zip',
}

// Servers are installed there, and the folder is not in the PATH of users other than root.
process.env.PATH = `${process.env.PATH}:/usr/sbin`

const found = (program: string) => spawnSync('which', [program]).status === 0

/**
 * Installs the programs that this machine lacks, on Debian and its kin.
 * @throws Error with what apt-get said
 */
export async function installSystemPackages(): Promise<void> {
  const lacking = Object.entries(PACKAGES).flatMap(([program, name]) => (found(program) ? [] : [name]))
  if (lacking.length === 0) return
  if (!found('apt-get')) {
    throw new Error(
      `Please install ${lacking.join(', ')}: the tests need them and this system has no apt-get.`,
    )
  }
  console.log(`Installing ${lacking.join(', ')} …`)
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...lacking]]) {
    const [command = 'apt-get', ...args] = [...sudo, 'apt-get', '-qq', ...step]
    // The packages must not start services of their own on this machine.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    const { code, output } = await runTool(command, args, { env })
    if (code !== 0) throw new Error(`apt-get ${step.join(' ')} failed:\n${output}`)
  }
}
