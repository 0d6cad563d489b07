/** The places of the casting office where comments are written, in short. */
export const OFFICE_WORDS = { session: 'Session', director: 'CD' } as const
