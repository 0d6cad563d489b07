/** Days and times, typed or picked; what one picks from loads with the first use. */
export { DateField } from './date-field.tsx'
export { DatePicker } from './days.ts'
export { TimeField } from './time-field.tsx'
