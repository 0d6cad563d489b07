import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How a process is doing, and the collector of its memory; a test has its own. */
export interface Resources {
  /** Bytes that the system counts as the process's. */
  memory(): number
  /** Share of the time since the last call in which the process did anything, 0 to 1. */
  activity(): number
  /** Gives back to the system what is not in use. */
  collect(): void
}

/** A process that does more has people waiting; a collection holds it for about 0.1 s. */
const AT_REST = 0.02
/** Bytes that have to come together until a collection is worth its time. */
const WORTH_IT = 16 * 1024 ** 2
/** Milliseconds between two looks. */
const LOOK = 20_000

interface Collection {
  readonly type: 'major'
  readonly execution: 'sync'
  readonly flavor: 'last-resort'
}

function ownResources(): Resources {
  // V8 names its collector to scripts only under this flag; a script that has the name needs the flag no more.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: Collection) => void
  setFlagsFromString('--no-expose-gc')
  let since = performance.eventLoopUtilization()
  return {
    memory: () => process.memoryUsage.rss(),
    activity: () => {
      const { utilization } = performance.eventLoopUtilization(since)
      since = performance.eventLoopUtilization()
      return utilization
    },
    collect: () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  }
}

/**
 * Memory of a process that rests: V8 keeps what a start or a load took for passing things (sources, syntax trees, young
 * objects), 50 to 200 MB, for as long as nobody asks for it, and does not look at a process that does nothing.
 */
export class RestingMemory {
  readonly #resources: Resources
  /** Bytes after the last look that gave anything back. */
  #rest = 0

  constructor(resources = ownResources()) {
    this.#resources = resources
  }

  /** Gives back what is not in use when the process has rested since the last look and there is enough of it. */
  look(): void {
    const rests = this.#resources.activity() <= AT_REST
    if (!rests || this.#resources.memory() < this.#rest + WORTH_IT) return
    this.#resources.collect()
    this.#rest = this.#resources.memory()
  }

  /** Gives back the memory of the start, and looks again from time to time for as long as the process runs. */
  follow(): void {
    this.#resources.collect()
    setInterval(() => this.look(), LOOK).unref()
  }
}
