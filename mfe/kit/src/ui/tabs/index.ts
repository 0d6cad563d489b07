/** Parts of a page of which one is shown. */
import '@mantine/core/styles/Tabs.css'

export { Tabs } from '@mantine/core'
