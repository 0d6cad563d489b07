/** The element of the page in which the micro-frontend of that name is shown; the shell renders it. */
export const placeId = (name: string) => `callboard-place-${name}`
