import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ServedGroup {
  readonly name: string
  readonly desired: number
  readonly least: number
  readonly most: number
  /** Lifecycle states of its instances. */
  readonly states: readonly string[]
}

const XMLNS = 'http://autoscaling.amazonaws.com/doc/2011-01-01/'
/** Of one page. */
const PAGE = 2

/** Speaks the two calls of AWS Auto Scaling that the product makes (Query protocol, version 2011-01-01). */
export class AutoScalingServer {
  readonly groups = new Map<string, ServedGroup>()
  /** Answers with this status instead. */
  broken: number | null = null
  readonly #accessKeyId: string
  #server: Server | null = null

  constructor(accessKeyId: string) {
    this.#accessKeyId = accessKeyId
  }

  put(group: ServedGroup): void {
    this.groups.set(group.name, group)
  }

  /** @returns its address */
  async start(): Promise<string> {
    this.#server = createServer((request, response) => void this.#answer(request, response))
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (!server) return
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = new URLSearchParams(await text(request))
    const say = (status: number, xml: string) =>
      response.writeHead(status, { 'content-type': 'text/xml' }).end(xml)
    const refuse = (status: number, code: string, words: string) =>
      say(
        status,
        `<ErrorResponse xmlns="${XMLNS}"><Error><Type>Sender</Type><Code>${code}</Code><Message>${words}</Message></Error><RequestId>r</RequestId></ErrorResponse>`,
      )
    if (this.broken !== null) return void response.writeHead(this.broken).end()
    const signed = request.headers.authorization ?? ''
    if (!signed.startsWith(`AWS4-HMAC-SHA256 Credential=${this.#accessKeyId}/`))
      return void refuse(
        403,
        'InvalidClientTokenId',
        'The security token included in the request is invalid.',
      )
    if (call.get('Version') !== '2011-01-01')
      return void refuse(400, 'InvalidAction', 'There is no such version.')
    switch (call.get('Action')) {
      case 'DescribeAutoScalingGroups':
        return void say(200, this.#described(Number(call.get('NextToken') ?? '0')))
      case 'SetDesiredCapacity': {
        const group = this.groups.get(call.get('AutoScalingGroupName') ?? '')
        const desired = Number(call.get('DesiredCapacity'))
        if (!group || desired < group.least || desired > group.most)
          return void refuse(400, 'ValidationError', `New SetDesiredCapacity value ${desired} is refused.`)
        this.put({ ...group, desired })
        return void say(
          200,
          `<SetDesiredCapacityResponse xmlns="${XMLNS}"><ResponseMetadata><RequestId>r</RequestId></ResponseMetadata></SetDesiredCapacityResponse>`,
        )
      }
      default:
        return void refuse(400, 'InvalidAction', 'There is no such action.')
    }
  }

  #described(from: number): string {
    const all = [...this.groups.values()]
    const members = all
      .slice(from, from + PAGE)
      .map(
        ({ name, desired, least, most, states }) =>
          `<member><AutoScalingGroupName>${name}</AutoScalingGroupName><MinSize>${least}</MinSize><MaxSize>${most}</MaxSize><DesiredCapacity>${desired}</DesiredCapacity><Instances>${states
            .map(
              (state, at) =>
                `<member><InstanceId>i-${name}-${at}</InstanceId><LifecycleState>${state}</LifecycleState></member>`,
            )
            .join('')}</Instances></member>`,
      )
    const next = from + PAGE < all.length ? `<NextToken>${from + PAGE}</NextToken>` : ''
    return `<DescribeAutoScalingGroupsResponse xmlns="${XMLNS}"><DescribeAutoScalingGroupsResult><AutoScalingGroups>${members.join('')}</AutoScalingGroups>${next}</DescribeAutoScalingGroupsResult><ResponseMetadata><RequestId>r</RequestId></ResponseMetadata></DescribeAutoScalingGroupsResponse>`
  }
}
