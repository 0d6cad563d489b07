/** Overlays attached to a button. */
import './styles.ts'

export { Menu, Tooltip } from '@mantine/core'
