import { Agent, request } from 'node:http'

export interface Call {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
}

export interface LoadResult {
  /** Of the whole load. */
  readonly milliseconds: number
  /** Milliseconds of each call, in the order of their ends. */
  readonly each: readonly number[]
  /** How often each status came. */
  readonly statuses: Readonly<Record<number, number>>
}

/** Sends calls over connections that are kept, as a balancer does. */
export class HttpLoad {
  readonly #host: string
  readonly #port: number
  readonly #agent: Agent

  /** @param connections how many calls are in flight at most */
  constructor(origin: string, connections: number) {
    const { hostname, port } = new URL(origin)
    this.#host = hostname
    this.#port = Number(port)
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  #send({ method, path, headers = {}, json }: Call): Promise<number> {
    const body = json === undefined ? undefined : JSON.stringify(json)
    return new Promise((resolve, reject) => {
      const sending = request(
        {
          host: this.#host,
          port: this.#port,
          agent: this.#agent,
          method,
          path,
          headers: body
            ? { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
            : headers,
        },
        (response) => {
          response.resume()
          response.on('end', () => resolve(response.statusCode ?? 0))
          response.on('error', reject)
        },
      )
      sending.on('error', reject)
      sending.end(body)
    })
  }

  /** @param inFlight calls at a time */
  async run(calls: readonly Call[], inFlight: number): Promise<LoadResult> {
    const each: number[] = []
    const statuses: Record<number, number> = {}
    let next = 0
    const began = performance.now()
    const work = async () => {
      for (let call = calls[next++]; call; call = calls[next++]) {
        const start = performance.now()
        const status = await this.#send(call)
        each.push(performance.now() - start)
        statuses[status] = (statuses[status] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: inFlight }, work))
    return { milliseconds: performance.now() - began, each, statuses }
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** @throws Error unless every call was answered by one of these */
export function expectStatuses({ statuses }: LoadResult, ...wanted: readonly number[]): void {
  for (const status of Object.keys(statuses))
    if (!wanted.includes(Number(status))) throw new Error(`Answers were ${JSON.stringify(statuses)}.`)
}
