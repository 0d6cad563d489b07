/** The open one of a session's three rooms, from the address. */
export type RoomPlace = 'main' | 'test' | 'backoffice'

export function placeOf(search: URLSearchParams): RoomPlace {
  if (search.get('backoffice') === 'true' || search.get('backOffice') === 'true') return 'backoffice'
  return search.get('test') === 'true' ? 'test' : 'main'
}

/** The query of another room; the other parameters stay. */
export function placeQuery(search: URLSearchParams, place: RoomPlace): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of ['backoffice', 'backOffice', 'test']) next.delete(name)
  if (place !== 'main') next.set(place, 'true')
  return next
}
