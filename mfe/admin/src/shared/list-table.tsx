import { Table } from '@callboard/kit/tables'
import { VisuallyHidden } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import styles from './table.module.css'
import { LoadingRows } from './table-parts.tsx'

interface ListTableProps {
  readonly label: string
  /** Heads of the columns; one that begins with a dot is read to screen readers only. */
  readonly columns: readonly string[]
  readonly className?: string
}

/** A table of the console. */
export function ListTable({
  label,
  columns,
  className,
  children,
}: ListTableProps & { readonly children: ReactNode }) {
  return (
    <div className={`${styles.root} callboard-surface`}>
      <Table aria-label={label} verticalSpacing="xs" className={className}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>
                {column.startsWith('.') ? <VisuallyHidden>{column.slice(1)}</VisuallyHidden> : column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </div>
  )
}

export function ListTableSkeleton(props: ListTableProps & { readonly rows?: number }) {
  return (
    <ListTable {...props}>
      <LoadingRows columns={props.columns.length} rows={props.rows} />
    </ListTable>
  )
}
