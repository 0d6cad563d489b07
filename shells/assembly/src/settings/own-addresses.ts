import { isIP, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Networks between the programs of this machine, which no phone is in. */
const INNER_NETWORKS = /^(docker|br-|veth|virbr|cni|flannel|podman)/

/** IPv4 addresses of this machine in the networks that it shares with other devices. */
export function networkAddresses(interfaces = networkInterfaces()): readonly string[] {
  return Object.entries(interfaces)
    .filter(([name]) => !INNER_NETWORKS.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !/^169\.254\./.test(address))
    .map(({ address }) => address)
}

/** Listens on all addresses of the machine. */
export const isEveryAddress = (host: string): boolean => host === '0.0.0.0' || host === '::'

/** Reached from this machine only. */
export const isLoopback = (name: string): boolean =>
  /(^|\.)localhost$/.test(name) || (isIP(name) > 0 && /^(127\.|(::ffff:127\.)|::1$)/.test(name))

/** @param name a host name or an IP address */
export const originOf = (scheme: 'http' | 'https', name: string, port: number): string =>
  new URL(`${scheme}://${isIPv6(name) ? `[${name}]` : name}:${port}`).origin

/** The host name or IP address of an address, without the brackets of IPv6. */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^\[|\]$/g, '')
