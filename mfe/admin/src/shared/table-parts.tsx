import { Table } from '@callboard/kit/tables'
import { Group, Skeleton, Text, VisuallyHidden } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import styles from './table.module.css'

/** Rows of a page that is still under way. */
export function LoadingRows({ columns, rows = 8 }: { readonly columns: number; readonly rows?: number }) {
  return Array.from({ length: rows }, (_, row) => row).map((row) => (
    <Table.Tr key={row} className={styles.loading} aria-busy="true">
      {Array.from({ length: columns }, (_, column) => column).map((column) => (
        <Table.Td key={column}>
          {row + column === 0 ? <VisuallyHidden>Loading</VisuallyHidden> : null}
          <Skeleton height={10} width={`${82 - ((row * 17 + column * 29) % 45)}%`} />
        </Table.Td>
      ))}
    </Table.Tr>
  ))
}

/** Notice of an empty table in its full width, with an action that may fill it. */
export function EmptyRow(props: {
  readonly columns: number
  readonly action?: ReactNode
  readonly children: string
}) {
  return (
    <Table.Tr>
      <Table.Td colSpan={props.columns}>
        <Group gap="sm" py="md">
          <Text size="sm" c="dimmed" role="status">
            {props.children}
          </Text>
          {props.action}
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
