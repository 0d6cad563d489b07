import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { link, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../../features/peers/root.ts'
import { absolute, compared, type Figure } from '../measure/figure.ts'

const MIB = 1024 ** 2
const FILE_BYTES = 100 * MIB
const FEW = 20
const MANY = 200
/** Of PER-09. */
const MOST_MIB = 160
const MOST_GROWTH = 1.1

/** Runs a program whose output nobody keeps. @returns milliseconds, and what it says on standard error */
async function drained(program: string, args: readonly string[], cwd: string) {
  const began = performance.now()
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.resume()
  const [said, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((end, fail) => child.once('close', end).once('error', fail)),
  ])
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${said}`)
  return { milliseconds: performance.now() - began, said }
}

/** PER-09: an archive of takes against `zip -0`, both into a pipe, and the memory it takes at ten times the size. */
export async function archives(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-archives-'))
  try {
    const take = join(folder, 'take.mp4')
    await writeFile(take, randomBytes(FILE_BYTES))
    const names = Array.from({ length: MANY }, (_, n) => `take ${n}.mp4`)
    for (const name of names) await link(take, join(folder, name))
    const few = names.slice(0, FEW)
    const zip = async () => (await drained('zip', ['-0', '-q', '-', ...few], folder)).milliseconds
    const ours = (files: readonly string[]) =>
      drained(
        process.execPath,
        [join(root, 'ops/bench/clients/zip-to-pipe.ts'), ...files.map((name) => join(folder, name))],
        root,
      )
    const peak = async (files: readonly string[]) => {
      console.log(`  memory at ${files.length} takes`)
      return Number((await ours(files)).said) / 1024
    }
    const figure = await compared(
      { id: 'PER-09', name: `Archive of ${FEW} takes of 100 MiB into a pipe`, unit: 'ms', limit: 1 },
      zip,
      async () => (await ours(few)).milliseconds,
    )
    const [small, large] = [await peak(few), await peak(names)]
    return [
      figure,
      absolute({ id: 'PER-09', name: 'Peak memory at 2 GiB', unit: 'MiB', limit: MOST_MIB }, small),
      absolute({ id: 'PER-09', name: 'Peak memory at 20 GiB', unit: 'MiB', limit: MOST_MIB }, large),
      absolute(
        { id: 'PER-09', name: 'Growth of memory from 2 to 20 GiB', unit: 'times', limit: MOST_GROWTH },
        large / small,
      ),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
