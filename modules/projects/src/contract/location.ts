export const LOCATION_TYPES = ['Virtual', 'In Person', 'Both', 'Video Submission'] as const
export type LocationType = (typeof LOCATION_TYPES)[number]

/** A place is needed whenever a talent may come in person. */
export const needsPlace = (type: LocationType) => type === 'In Person' || type === 'Both'
