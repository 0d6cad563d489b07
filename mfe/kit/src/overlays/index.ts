/** What floats above a page. */
import './styles.ts'

export { Drawer, HoverCard, Menu, Modal, Popover, ScrollArea, Tooltip } from '@mantine/core'
