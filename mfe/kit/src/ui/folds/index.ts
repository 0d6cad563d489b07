/** Components that expand in place. */
import '@mantine/core/styles/Accordion.css'

export { Accordion, Collapse } from '@mantine/core'
