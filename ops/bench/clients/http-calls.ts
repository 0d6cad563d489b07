// Makes calls over connections that are kept, as a balancer does; with orders from its parent: see
// ../measure/http-load.ts.
import { Agent, request } from 'node:http'

export interface Call {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
}

export interface Load {
  readonly origin: string
  readonly calls: readonly Call[]
  /** Calls at a time. */
  readonly inFlight: number
}

export interface LoadResult {
  /** Of the whole load. */
  readonly milliseconds: number
  /** Milliseconds of each call, in the order of their ends. */
  readonly each: readonly number[]
  /** How often each status came. */
  readonly statuses: Readonly<Record<number, number>>
}

const agent = new Agent({ keepAlive: true })

function send(host: string, port: number, { method, path, headers = {}, json }: Call): Promise<number> {
  const body = json === undefined ? undefined : JSON.stringify(json)
  return new Promise((resolve, reject) => {
    const typed = body && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }
    const sending = request(
      { host, port, agent, method, path, headers: { ...headers, ...typed } },
      (reply) => {
        reply.resume()
        reply.on('end', () => resolve(reply.statusCode ?? 0))
        reply.on('error', reject)
      },
    )
    sending.on('error', reject)
    sending.end(body)
  })
}

async function run({ origin, calls, inFlight }: Load): Promise<LoadResult> {
  const { hostname, port } = new URL(origin)
  const each: number[] = []
  const statuses: Record<number, number> = {}
  let next = 0
  const began = performance.now()
  const work = async () => {
    for (let call = calls[next++]; call; call = calls[next++]) {
      const start = performance.now()
      const status = await send(hostname, Number(port), call)
      each.push(performance.now() - start)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: inFlight }, work))
  return { milliseconds: performance.now() - began, each, statuses }
}

process.on('message', async (load: Load) => void process.send?.(await run(load)))
