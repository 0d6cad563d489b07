/** Choice of colleagues by name or e-mail. */
export { PeoplePicker, type Person } from './people-picker.tsx'
