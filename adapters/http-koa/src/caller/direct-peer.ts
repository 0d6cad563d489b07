import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

const OWN_NETWORKS = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  OWN_NETWORKS.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OWN_NETWORKS.addSubnet(network, prefix, 'ipv6')

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** True for a request that comes from this machine or its private network itself, and not through a proxy. */
export function isDirectPeer({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const address = socket.remoteAddress ?? ''
  const isOwn = OWN_NETWORKS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return isOwn && FORWARDED.every((name) => headers[name] === undefined)
}
