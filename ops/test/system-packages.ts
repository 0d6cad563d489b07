import { spawnSync } from 'node:child_process'

const found = (program: string) => spawnSync('which', [program]).status === 0

/** Installs the programs that the tests need and this machine lacks, on Debian and its kin. */
export function installSystemPackages(programs: readonly string[]): void {
  const lacking = programs.filter((program) => !found(program))
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
    const done = spawnSync(command, args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (done.status !== 0) throw new Error(`apt-get ${step.join(' ')} failed:\n${done.stdout}${done.stderr}`)
  }
}
