import type { MessageRow } from '@callboard/admin/contract'
import { Time } from '@callboard/kit/labels'
import { Table } from '@callboard/kit/tables'
import { Text, UnstyledButton } from '@callboard/kit/ui'
import styles from '../shared/table.module.css'
import { MessageState } from './message-state.tsx'
import { sayChannel, sayTemplate } from './words.ts'

/** A row of the message log. */
export function MessageLine({
  message,
  onOpen,
}: {
  readonly message: MessageRow
  readonly onOpen: () => void
}) {
  return (
    <Table.Tr className={styles.row} onClick={onOpen}>
      <Table.Td className={styles.fixed}>
        <Time at={message.created_at} style="date-time" />
      </Table.Td>
      <Table.Td>{sayChannel(message.channel)}</Table.Td>
      <Table.Td className={styles.long}>
        {/* The whole row opens by mouse; this is the same for the keyboard. */}
        <UnstyledButton className={styles.open}>{message.to}</UnstyledButton>
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
