/** Lists, tables and the controls around them. */
import './styles.ts'

export {
  Accordion,
  Collapse,
  Pagination,
  Progress,
  SegmentedControl,
  Stepper,
  Table,
  Tabs,
  Timeline,
} from '@mantine/core'
export { useVirtualizer } from '@tanstack/react-virtual'
