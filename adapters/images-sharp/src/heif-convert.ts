import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { patient, type ScratchSpace } from '@callboard/core'

/** Of one run of the program. */
export interface ConvertLimits {
  readonly timeoutMs: number
  /** Memory it may write to; 50 megapixels that are turned take half of it. */
  readonly dataBytes: number
}

const LIMITS: ConvertLimits = { timeoutMs: 20_000, dataBytes: 600_000_000 }
/** The JPEG is made smaller right after. */
const QUALITY = '95'
const MOST_BYTES_WRITTEN = 200_000_000

const run = promisify(execFile)

/** The pictures of a file, and which of them it shows. */
interface Pages {
  readonly pages?: number
  readonly pagePrimary?: number
}

/**
 * Runs libheif's program, one file at a time, in a folder of its own. A small file may say that it holds a small picture
 * and bring a huge one: `prlimit` is what holds the program's memory then. It also ends one whose parent has died.
 */
export class HeifConvert {
  readonly #program: string
  readonly #scratch: ScratchSpace
  readonly #limits: ConvertLimits

  constructor(program: string, scratch: ScratchSpace, limits: Partial<ConvertLimits> = {}) {
    this.#program = program
    this.#scratch = scratch
    this.#limits = { ...LIMITS, ...limits }
  }

  /**
   * @returns a JPEG of the picture that the file shows, turned as the file says; its metadata are those of the file
   * @throws Error when the file is no whole HEIC, or a limit is reached; the program has ended then; DomainError of the
   * scratch space
   */
  toJpeg(heic: Uint8Array, { pages = 1, pagePrimary = 0 }: Pages): Promise<Buffer> {
    return this.#scratch.within(async (folder) => {
      const source = join(folder, 'photo.heic')
      await writeFile(source, heic)
      const { dataBytes } = this.#limits
      const timeoutMs = patient(this.#limits.timeoutMs)
      const holds = [
        `--data=${dataBytes}`,
        `--cpu=${Math.ceil(timeoutMs / 1000)}`,
        `--fsize=${MOST_BYTES_WRITTEN}`,
        '--core=0',
      ]
      const convert = [this.#program, '-q', QUALITY, source, join(folder, 'photo.jpg')]
      await run('prlimit', [...holds, ...convert], { timeout: timeoutMs, killSignal: 'SIGKILL' })
      // It writes each picture of a file that has several, and numbers them.
      return readFile(join(folder, pages > 1 ? `photo-${pagePrimary + 1}.jpg` : 'photo.jpg'))
    })
  }
}
