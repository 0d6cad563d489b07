/** Days, picked. */
import '../inputs/styles.ts'
import '@mantine/dates/styles.css'

export { DatePicker } from '@mantine/dates'
