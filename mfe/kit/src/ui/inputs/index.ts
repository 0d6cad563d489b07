/** Lines and paragraphs of text that a person types, and buttons that are an icon. */
import './styles.ts'

export {
  ActionIcon,
  type PasswordInputProps,
  Textarea,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
export { PasswordInput } from './password-input.tsx'
