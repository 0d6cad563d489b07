/** All that one picks from, in one file: each file that loads late costs every page the name of it. */
import './styles.ts'

export { DatePicker } from '@mantine/dates'
export { DayPicker } from './day-picker.tsx'
export { TimePicker } from './time-picker.tsx'
