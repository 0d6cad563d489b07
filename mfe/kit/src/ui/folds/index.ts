/** What opens in its place. */
import '@mantine/core/styles/Accordion.css'

export { Accordion, Collapse } from '@mantine/core'
