/** What floats above a page. */
import './styles.ts'

export { HoverCard, Menu, Popover, ScrollArea, Tooltip } from '@mantine/core'
export { Drawer, Modal } from './dialogs.tsx'
