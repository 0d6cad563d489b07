import { Button, Group, Skeleton, sayError, Text } from '@callboard/kit'
import { Table } from '@callboard/kit/data'

/** Rows of a page that is still under way. */
export function LoadingRows({ columns, rows = 8 }: { readonly columns: number; readonly rows?: number }) {
  return Array.from({ length: rows }, (_, row) => row).map((row) => (
    <Table.Tr key={row} aria-busy="true">
      {Array.from({ length: columns }, (_, column) => column).map((column) => (
        <Table.Td key={column}>
          <Skeleton height={10} width={`${82 - ((row * 17 + column * 29) % 45)}%`} />
        </Table.Td>
      ))}
    </Table.Tr>
  ))
}

/** In place of the rows that could not be loaded; those above stay. */
export function FailedRow(props: {
  readonly columns: number
  readonly what: string
  readonly error: unknown
  readonly onRetry: () => void
}) {
  return (
    <Table.Tr>
      <Table.Td colSpan={props.columns}>
        <Group gap="sm" role="alert">
          <Text size="sm">
            {props.what} could not be loaded. {sayError(props.error)}
          </Text>
          <Button variant="default" size="xs" onClick={props.onRetry}>
            Retry
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}

/** Says that nothing is there, in the width of the table. */
export function EmptyRow({ columns, children }: { readonly columns: number; readonly children: string }) {
  return (
    <Table.Tr>
      <Table.Td colSpan={columns}>
        <Text size="sm" c="dimmed" role="status" py="md">
          {children}
        </Text>
      </Table.Td>
    </Table.Tr>
  )
}

/** Asks for the rows after the last one. */
export function MoreRow({ columns, onMore }: { readonly columns: number; readonly onMore: () => void }) {
  return (
    <Table.Tr className="admin-more">
      <Table.Td colSpan={columns}>
        <Button variant="default" size="xs" onClick={onMore}>
          Load more
        </Button>
      </Table.Td>
    </Table.Tr>
  )
}
