/** Inputs to tick, and the file button. */
import './styles.ts'

export { Checkbox, FileButton, Radio, Switch } from '@mantine/core'
