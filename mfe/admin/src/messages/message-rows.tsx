import { listMessages, type MessageRow } from '@callboard/admin/contract'
import { type CallInput, useAnswer } from '@callboard/kit/data'
import { Time } from '@callboard/kit/labels'
import { Table } from '@callboard/kit/tables'
import { Text, UnstyledButton } from '@callboard/kit/ui'
import { EmptyRow, FailedRow, LoadingRows, MoreRow, NothingFits } from '../shared/table-parts.tsx'
import { MessageState } from './message-state.tsx'
import { sayChannel, sayTemplate } from './words.ts'

const COLUMNS = 5

/** A page of the message log. */
export function MessageRows(props: {
  readonly query: CallInput<typeof listMessages>
  readonly onOpen: (id: string) => void
  /** Takes the filters away. */
  readonly onClear: () => void
  /** Given on the last page that is shown; gets the id of its last row. */
  readonly onMore: ((last: string) => void) | undefined
}) {
  const { query, onMore } = props
  const messages = useAnswer(listMessages, query)
  if (messages.kind === 'loading')
    return (
      <Table.Tbody>
        <LoadingRows columns={COLUMNS} />
      </Table.Tbody>
    )
  if (messages.kind === 'failed')
    return (
      <Table.Tbody>
        <FailedRow columns={COLUMNS} what="Messages" error={messages.error} onRetry={messages.retry} />
      </Table.Tbody>
    )
  const { messages: rows, has_more } = messages.data
  const last = rows.at(-1)?._id
  const narrowed = query.to !== undefined || query.state !== undefined || query.channel !== undefined
  return (
    <Table.Tbody>
      {rows.length === 0 && query.after === undefined ? (
        <NoMessages narrowed={narrowed} onClear={props.onClear} />
      ) : null}
      {rows.map((message) => (
        <OneMessage key={message._id} message={message} onOpen={() => props.onOpen(message._id)} />
      ))}
      {has_more && onMore && last ? <MoreRow columns={COLUMNS} onMore={() => onMore(last)} /> : null}
    </Table.Tbody>
  )
}

function NoMessages({ narrowed, onClear }: { readonly narrowed: boolean; readonly onClear: () => void }) {
  return narrowed ? (
    <NothingFits columns={COLUMNS} onClear={onClear}>
      No message fits. Take a filter away to see more.
    </NothingFits>
  ) : (
    <EmptyRow columns={COLUMNS}>Nothing was sent yet. Check-ins, bookings and call-ins appear here.</EmptyRow>
  )
}

function OneMessage({ message, onOpen }: { readonly message: MessageRow; readonly onOpen: () => void }) {
  return (
    <Table.Tr className="admin-row" onClick={onOpen}>
      <Table.Td className="admin-fixed">
        <Time at={message.created_at} style="date-time" />
      </Table.Td>
      <Table.Td>{sayChannel(message.channel)}</Table.Td>
      <Table.Td className="admin-long">
        {/* The whole row opens by mouse; this is the same for the keyboard. */}
        <UnstyledButton className="admin-open">{message.to}</UnstyledButton>
      </Table.Td>
      <Table.Td>{sayTemplate(message.template)}</Table.Td>
      <Table.Td>
        <MessageState state={message.state} />
        <Remark>{message.instead_of === null ? null : 'Instead of a text that failed'}</Remark>
        <Remark>{message.reason}</Remark>
      </Table.Td>
    </Table.Tr>
  )
}

/** Says more of a state; nothing where there is no more to say. */
function Remark({ children }: { readonly children: string | null }) {
  if (!children) return null
  return (
    <Text size="xs" c="dimmed" lineClamp={2} maw={360}>
      {children}
    </Text>
  )
}
