import { isIPv6 } from 'node:net'

/**
 * Key of an address limit. A home or a phone has a whole /64 of IPv6 addresses, so they count as one.
 * @param address as Node reports it, e.g. `::ffff:203.0.113.7`
 */
export function callerNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('::')
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length
  const groups = [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
