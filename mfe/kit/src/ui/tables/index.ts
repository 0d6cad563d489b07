/** Rows and columns. */
import './styles.ts'

export { Table } from '@mantine/core'
