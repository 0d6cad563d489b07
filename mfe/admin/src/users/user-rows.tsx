import { listUsers, type OwnAccount, TEXT_ACCOUNT_HOLDERS } from '@callboard/accounts/contract'
import { type CallInput, useAnswer } from '@callboard/kit/data'
import { IconHourglass } from '@callboard/kit/icons'
import { Table } from '@callboard/kit/tables'
import { Button, USER_TYPE_WORDS } from '@callboard/kit/ui'
import { FailedRow, LoadingRows, MoreRow, NothingFits } from '../shared/table-parts.tsx'

const COLUMNS = 5

/** A page of accounts. */
export function UserRows(props: {
  readonly query: CallInput<typeof listUsers>
  /** Takes the filters away. */
  readonly onClear: () => void
  /** Opens the Twilio account of a user. */
  readonly onTexts: (userId: string) => void
  /** Given on the last page that is shown. */
  readonly onMore: (() => void) | undefined
}) {
  const users = useAnswer(listUsers, props.query)
  if (users.kind === 'loading')
    return (
      <Table.Tbody>
        <LoadingRows columns={COLUMNS} />
      </Table.Tbody>
    )
  if (users.kind === 'failed')
    return (
      <Table.Tbody>
        <FailedRow columns={COLUMNS} what="Accounts" error={users.error} onRetry={users.retry} />
      </Table.Tbody>
    )
  const { users: rows, has_more } = users.data
  return (
    <Table.Tbody>
      {rows.length === 0 && !props.query.skip ? (
        <NothingFits columns={COLUMNS} onClear={props.onClear}>
          Nobody fits. Try fewer letters or another type.
        </NothingFits>
      ) : null}
      {rows.map((user) => (
        <UserRow key={user._id} user={user} onTexts={() => props.onTexts(user._id)} />
      ))}
      {has_more && props.onMore ? <MoreRow columns={COLUMNS} onMore={props.onMore} /> : null}
    </Table.Tbody>
  )
}

function UserRow({ user, onTexts }: { readonly user: OwnAccount; readonly onTexts: () => void }) {
  return (
    <Table.Tr>
      <Table.Td className="admin-long">{user.email}</Table.Td>
      <Table.Td>{`${user.first_name} ${user.last_name}`.trim() || 'No name yet'}</Table.Td>
      <Table.Td className="admin-fixed">{USER_TYPE_WORDS[user.user_type]}</Table.Td>
      <Table.Td>
        {user.staff_requested ? (
          <span className="admin-mark" data-tone="due">
            <IconHourglass size={14} aria-hidden />
            Wants to be casting professional
          </span>
        ) : null}
      </Table.Td>
      <Table.Td>
        {TEXT_ACCOUNT_HOLDERS.some((type) => type === user.user_type) ? (
          <Button
            variant="default"
            size="xs"
            onClick={onTexts}
            aria-label={`Twilio account of ${user.email}`}
          >
            Twilio account
          </Button>
        ) : null}
      </Table.Td>
    </Table.Tr>
  )
}
