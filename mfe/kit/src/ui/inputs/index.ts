/** Lines and paragraphs of text that a person types. */
import './styles.ts'

export {
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
