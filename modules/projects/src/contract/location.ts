export const LOCATION_TYPES = ['Virtual', 'In Person', 'Both', 'Video Submission'] as const
export type LocationType = (typeof LOCATION_TYPES)[number]

/** Nobody is called in to such a session: talent send their videos. */
export const isSelfTaped = (dates: readonly { readonly location_type: LocationType }[]) =>
  dates.length > 0 && dates.every(({ location_type }) => location_type === 'Video Submission')

/** `In person or online: Studio 4`: how talent come to such a date. */
export function placeInWords(type: LocationType, place: string): string {
  if (type === 'Virtual') return 'Online'
  if (type === 'Video Submission') return 'By video: you record it yourself'
  const how = type === 'Both' ? 'In person or online' : 'In person'
  return place === '' ? how : `${how}: ${place}`
}

/** A place is needed whenever a talent may come in person. */
export const needsPlace = (type: LocationType) => type === 'In Person' || type === 'Both'
