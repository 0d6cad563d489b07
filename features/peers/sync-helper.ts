import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SyncState } from '@callboard/review/contract'
import type { SmallDisk } from '../../core/src/testing/small-disk.ts'
import { freePort } from './free-port.ts'
import { Program } from './program.ts'
import { root } from './root.ts'

export interface HelperReply {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  // biome-ignore lint/suspicious/noExplicitAny: each test reads the reply of the call it made
  readonly body: any
}

/** The sync helper as its command starts it, on a free port, with a folder of its own. */
export class SyncHelper {
  readonly origin: string
  readonly port: number
  /** Its parent is empty but for it. */
  readonly folder: string
  readonly #parent: string
  readonly #program: Program
  readonly #disk: SmallDisk | undefined

  private constructor(origin: string, port: number, parent: string, disk?: SmallDisk) {
    this.origin = origin
    this.port = port
    this.#parent = parent
    this.#disk = disk
    this.folder = join(disk?.folder ?? parent, 'takes')
    const args = ['--folder', this.folder, '--origin', origin, '--port', String(port), '--every', '1']
    const main = join(root, 'shells/sync-helper/src/main.ts')
    const [command, ...words] = disk
      ? disk.command(process.execPath, main, ...args)
      : [process.execPath, main, ...args]
    this.#program = new Program({ command, args: words, port })
  }

  /** @param origin of the pages that it answers. @param port default: a free one. @param disk of its folder */
  static async start(
    origin: string,
    { port, disk }: { readonly port?: number; readonly disk?: SmallDisk } = {},
  ): Promise<SyncHelper> {
    const parent = await mkdtemp(join(tmpdir(), 'callboard-sync-'))
    const helper = new SyncHelper(origin, port ?? (await freePort()), parent, disk)
    await helper.#program.start()
    return helper
  }

  get parent(): string {
    return this.#parent
  }

  /** Its folder, also where only it has the disk. */
  get seenFolder(): string {
    return this.#disk ? join(this.#disk.seenBeside(this.#program.pid), 'takes') : this.folder
  }

  async restart(signal: NodeJS.Signals): Promise<void> {
    await this.#program.stop(signal)
    await this.#program.start()
  }

  async stop(): Promise<void> {
    await this.#program.stop()
    await rm(this.#parent, { recursive: true, force: true })
  }

  /** Calls it as a page does. @param changed headers in place of those of a page */
  call(
    method: string,
    path: string,
    body?: object,
    changed: Readonly<Record<string, string>> = {},
  ): Promise<HelperReply> {
    const { promise, resolve, reject } = Promise.withResolvers<HelperReply>()
    const headers = { origin: this.origin, 'content-type': 'application/json', ...changed }
    const sent = request({ host: '127.0.0.1', port: this.port, method, path, headers }, async (reply) => {
      const text = (await reply.toArray()).join('')
      resolve({
        status: reply.statusCode ?? 0,
        headers: reply.headers,
        body: text === '' ? undefined : JSON.parse(text),
      })
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
    return promise
  }

  /** Waits for a state of the sync of this person and session. */
  async until(
    asked: { readonly email: string; readonly session_id: string },
    wanted: (state: SyncState) => boolean,
  ): Promise<SyncState> {
    for (;;) {
      const { body } = await this.call('POST', '/check-sync', asked)
      if (wanted(body)) return body
      await pause(100)
    }
  }
}
