/** A drawn portrait, so that the gallery needs no picture of a person. */
export const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="tan"/><circle cx="20" cy="16" r="8" fill="sienna"/><path d="M4 40a16 14 0 0 1 32 0z" fill="maroon"/></svg>',
)}`
