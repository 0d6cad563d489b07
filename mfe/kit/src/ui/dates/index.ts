/** Days and times, typed or picked. */
import '../forms/styles.ts'
import '@mantine/dates/styles.css'

export {
  Calendar,
  DateInput,
  DatePicker,
  DatePickerInput,
  DatesProvider,
  DateTimePicker,
  MonthPickerInput,
  TimeInput,
  TimePicker,
} from '@mantine/dates'
