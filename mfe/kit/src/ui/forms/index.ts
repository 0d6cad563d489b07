/** Everything a person fills in beyond a line of text. */
import './styles.ts'

export {
  Autocomplete,
  Checkbox,
  Chip,
  Combobox,
  FileButton,
  MultiSelect,
  NumberInput,
  Radio,
  Select,
  Slider,
  Switch,
  TagsInput,
  useCombobox,
} from '@mantine/core'
export { isEmail, useForm } from '@mantine/form'
export { DraftNotice } from '../../data/forms/draft-notice.tsx'
export { type Form, useServerFields } from '../../data/forms/use-server-fields.ts'
export { DropArea } from './drop-area.tsx'
