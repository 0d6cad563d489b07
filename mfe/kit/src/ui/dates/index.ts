/** Days and times, typed or picked; what one picks from loads after the page or with the first use. */
export { DateField } from './date-field.tsx'
export { DatePicker } from './late-date-picker.tsx'
export { TimeField } from './time-field.tsx'
