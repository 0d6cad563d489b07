/** The documents of a session date: five lists that change at once, without Save. */
export { Documents } from './documents.tsx'
