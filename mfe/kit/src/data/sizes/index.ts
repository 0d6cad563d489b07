/** Height and sizes of a talent, in the profile and in the lobby. */
export { SizeFields } from './size-fields.tsx'
