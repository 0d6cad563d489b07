import { dayIn } from '@callboard/core/http-contract'

interface Dated<D> {
  readonly time_zone: string
  /** Earliest first. */
  readonly dates: readonly D[]
}

/** The date that a session is about: today's or the next one, or the last one of a session that is over. */
export const nearestDate = <D extends { readonly date: string }>(
  { dates, time_zone }: Dated<D>,
  now: Date,
): D | undefined => dates.find(({ date }) => date >= dayIn(time_zone, now)) ?? dates.at(-1)
