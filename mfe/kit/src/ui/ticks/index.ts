/** What is ticked. */
import './styles.ts'

export { Checkbox, FileButton, Radio, Switch } from '@mantine/core'
