/** When a session date begins. */
export { startOf } from '../domain/calendar-date.ts'
