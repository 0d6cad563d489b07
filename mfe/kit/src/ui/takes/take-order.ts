/** Of a take that comes without its address, `plays` says that there is one. */
type Take = {
  readonly _id: string
  /** Absent: not archived. */
  readonly is_archived?: boolean
} & ({ readonly url: string | null } | { readonly plays: boolean })

const plays = (take: Take): boolean => ('plays' in take ? take.plays : take.url !== null)

/** The take that plays by itself after another: the next playable take of the group that is not archived. */
export function nextPlaying<T extends Take>(takes: readonly T[], id: string): T | undefined {
  const place = takes.findIndex((take) => take._id === id)
  return place < 0 ? undefined : takes.slice(place + 1).find((take) => !take.is_archived && plays(take))
}

/** The neighbour in a list, without going round. */
export function neighbour<T extends { readonly _id: string }>(
  list: readonly T[],
  id: string,
  step: 1 | -1,
): T | undefined {
  const place = list.findIndex((one) => one._id === id)
  return place < 0 ? undefined : list[place + step]
}

/** The take to show first: the wished take, else the first that plays, else the first. */
export const firstShown = <T extends Take>(takes: readonly T[], wished: string | undefined): T | undefined =>
  takes.find(({ _id }) => _id === wished) ?? takes.find(plays) ?? takes[0]
