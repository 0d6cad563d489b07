import type { Endpoint } from '../http-contract/endpoint.ts'

/** Calls an hour that the narrowest limit of a network address lets pass. */
export const callsAnHour = ({ limits = [] }: Endpoint): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...limits.filter(({ per }) => per === 'address').map(({ max, seconds }) => (max * 3_600) / seconds),
  )
