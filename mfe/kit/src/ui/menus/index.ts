/** Overlays attached to a button. */
import './styles.ts'

export { Menu, Popover, Tooltip } from '@mantine/core'
