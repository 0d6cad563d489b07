import './styles.ts'

export { DatePicker } from '@mantine/dates'
