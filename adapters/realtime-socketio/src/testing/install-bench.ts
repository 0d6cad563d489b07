import { randomUUID } from 'node:crypto'
import {
  BreakableLine,
  MemoryAuthenticator,
  MemorySignalStore,
  peerAddress,
  until,
} from '@callboard/core/testing'
import { Redis } from 'ioredis'
import { RealtimeBench } from './realtime-bench.ts'

export interface Node {
  readonly bench: RealtimeBench
  readonly line: BreakableLine
}

/** Several processes of one install: each a server of its own with a line of its own to Redis. */
export class InstallBench {
  /** An install of two processes that hear each other. */
  static async ofTwo(): Promise<{ install: InstallBench; a: Node; b: Node }> {
    const install = new InstallBench()
    const [a, b] = [await install.addNode(), await install.addNode()]
    await install.hearEachOther(2)
    return { install, a, b }
  }

  readonly prefix = `test-${randomUUID()}`
  readonly signals = new MemorySignalStore()
  readonly authenticator = new MemoryAuthenticator()
  readonly redis = new Redis(peerAddress('CALLBOARD_TEST_REDIS'))
  readonly #nodes: Node[] = []
  readonly #faults: unknown[] = []
  /** A real process would end by it; Mocha lets it pass. */
  readonly #noteFault = (fault: unknown) => void this.#faults.push(fault)

  constructor() {
    process.on('unhandledRejection', this.#noteFault)
  }

  /** @param options `isCut`: its line to Redis is not there yet */
  async addNode(options: { isCut?: boolean } = {}): Promise<Node> {
    const line = await BreakableLine.to(peerAddress('CALLBOARD_TEST_REDIS'))
    if (options.isCut) await line.cut()
    const { signals, authenticator, prefix } = this
    const bench = new RealtimeBench({ signals, authenticator, redis: { url: line.address, prefix } })
    await bench.start()
    const node = { bench, line }
    this.#nodes.push(node)
    return node
  }

  /** Resolves when that many processes hear each other. */
  async hearEachOther(count: number): Promise<void> {
    const channel = `${this.prefix}:sockets#/#`
    await until(async () => ((await this.redis.pubsub('NUMSUB', channel)) as [string, number])[1] === count)
  }

  /** @throws AggregateError of the faults that no test has looked at */
  async stop(): Promise<void> {
    for (const { bench, line } of this.#nodes) {
      await bench.stop()
      await line.stop()
    }
    const keys = await this.redis.keys(`${this.prefix}:*`)
    if (keys.length > 0) await this.redis.del(keys)
    await this.redis.quit()
    process.off('unhandledRejection', this.#noteFault)
    if (this.#faults.length > 0) throw new AggregateError(this.#faults, String(this.#faults[0]))
  }
}
