import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MIB = 1024 * 1024

/** A disk that a test can fill. */
export interface SmallDisk {
  /** Where its programs find it. */
  readonly folder: string
  /** The command that runs a program with it. */
  command(program: string, ...args: readonly string[]): readonly [program: string, ...args: string[]]
  /** The same folder for others than its programs. @param pid of one of them */
  seenBeside(pid: number): string
  remove(): Promise<void>
}

/** With a namespace of users for whoever is not root; without one where root has none. */
const NAMESPACES = [['--map-root-user', '--mount'], ['--mount']] as const
const MOUNT = 'mount -t tmpfs -o size="$1" tmpfs "$2" && shift 2 && exec "$@"'

async function mounted(mib: number): Promise<SmallDisk | string> {
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const reasons: string[] = []
  for (const namespace of NAMESPACES) {
    const before = [...namespace, 'sh', '-c', MOUNT, 'sh', `${mib}m`, folder]
    const { status, stderr, error } = spawnSync('unshare', [...before, 'true'], { encoding: 'utf8' })
    if (status === 0)
      return {
        folder,
        command: (program, ...args) => ['unshare', ...before, program, ...args],
        seenBeside: (pid) => `/proc/${pid}/root${folder}`,
        remove,
      }
    reasons.push(error?.message ?? stderr.trim())
  }
  await remove()
  return reasons.join('; ')
}

/** File systems in memory that machines (systemd) and containers (Docker) come with. */
const SMALL_PLACES = ['/run/lock', '/dev/shm']
/** One with more room is not filled: others need it, and it takes memory. */
const FILLED_MIB = 64

/** Takes all of the room but so much. */
async function narrowed(place: string, mib: number): Promise<SmallDisk | string> {
  try {
    const { bavail, bsize } = await statfs(place)
    const over = bavail * bsize - mib * MIB
    if (over < 0 || over > FILLED_MIB * MIB) return `${place} has not the size`
    const root = await mkdtemp(join(place, 'small-disk-'))
    const remove = () => rm(root, { recursive: true, force: true })
    try {
      await writeFile(join(root, 'ballast'), new Uint8Array(over))
      const folder = await mkdtemp(join(root, 'room-'))
      return { folder, command: (program, ...args) => [program, ...args], seenBeside: () => folder, remove }
    } catch (error) {
      await remove()
      throw error
    }
  } catch (error) {
    return (error as Error).message
  }
}

/**
 * A file system that one program may have to itself, or else a small one that the machine has. A test is skipped where
 * there is neither, and its title says why.
 */
export async function smallDisk(test: Mocha.Context, mib: number): Promise<SmallDisk> {
  const reasons: string[] = []
  for (const find of [() => mounted(mib), ...SMALL_PLACES.map((place) => () => narrowed(place, mib))]) {
    const found = await find()
    if (typeof found === 'object') return found
    reasons.push(found)
  }
  test.runnable().title += ` (not run, as there is no small disk: ${reasons.join('; ')})`
  return test.skip()
}
