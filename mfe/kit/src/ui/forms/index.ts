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
export { DropArea } from './drop-area.tsx'
