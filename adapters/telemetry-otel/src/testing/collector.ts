import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Attribute {
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}

/** A span as OTLP writes it in JSON. */
export interface ReceivedSpan {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly Attribute[]
  readonly status: { readonly code: number; readonly message?: string }
  readonly events: readonly unknown[]
}

interface Request {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[]
  }[]
}

export const attributeOf = ({ attributes }: { readonly attributes: readonly Attribute[] }, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0]

/** Takes spans at `/v1/traces`, as a collector does. @param answering it answers only then */
export async function startCollector(port = 0, answering: Promise<void> = Promise.resolve()) {
  const spans: ReceivedSpan[] = []
  const services: unknown[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end()
    const { resourceSpans } = (await json(request)) as Request
    headers.push(request.headers)
    services.push(...resourceSpans.map(({ resource }) => attributeOf(resource, 'service.name')))
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    await answering
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const at = (server.address() as AddressInfo).port
  return {
    spans,
    services,
    headers,
    port: at,
    endpoint: `http://127.0.0.1:${at}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
