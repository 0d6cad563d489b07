let factor = 1

/**
 * The process sets it once, at its start and before it opens anything.
 * @param times every limit of `patient`: a whole number, more than 1 on a machine that is slow or shared
 */
export function setPatience(times: number): void {
  factor = times
}

/**
 * For each limit after which this process gives up on a database, a store, a provider, a program or a job because it is
 * slow. Not for limits that keep attackers off (sizes, headers, rates), nor for times that people agreed on.
 * @param limit on a machine that is fast enough, in any unit
 */
export const patient = (limit: number): number => limit * factor
