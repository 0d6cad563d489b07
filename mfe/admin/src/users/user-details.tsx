import { getManagedUser, hasField, type ManagedUser } from '@callboard/accounts/contract'
import { useAnswer } from '@callboard/kit/data'
import { Table } from '@callboard/kit/tables'
import { Text } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import table from '../shared/table.module.css'
import { FailedRow, LoadingRows } from '../shared/table-parts.tsx'
import users from './users.module.css'

/** Below the row of an account: its logo, and of super admins and casting directors what they sign in elsewhere with. */
export default function UserDetails({
  userId,
  columns,
}: {
  readonly userId: string
  readonly columns: number
}) {
  const user = useAnswer(getManagedUser, { id: userId })
  if (user.kind === 'loading') return <LoadingRows columns={columns} rows={1} />
  if (user.kind === 'failed')
    return <FailedRow columns={columns} what="Details" error={user.error} onRetry={user.retry} />
  return (
    <Table.Tr className={table.userDetailsRow}>
      <Table.Td colSpan={columns}>
        <div className={users.details}>
          <Logo user={user.data} />
          <dl>
            <Facts user={user.data} />
          </dl>
        </div>
      </Table.Td>
    </Table.Tr>
  )
}

function Logo({ user }: { readonly user: ManagedUser }) {
  return user.logo_url ? (
    <img className={users.logo} src={user.logo_url} alt={`Logo of ${user.email}`} />
  ) : (
    <Text size="sm" c="dimmed" className={`${users.logo} ${users.noLogo}`}>
      No Logo
    </Text>
  )
}

const masked = (end: string) => `•••• ${end}`

function Facts({ user }: { readonly user: ManagedUser }) {
  const external = <Fact name="External platform user">{user.external_platform_user ? 'Yes' : 'No'}</Fact>
  if (!hasField(user.user_type, 'credentials')) return external
  const { text_account: text, chat_account: chat } = user
  return (
    <>
      <Fact name="Business ID">{user.business_id}</Fact>
      {external}
      <Fact name="Twilio Account SID">{text?.account_sid}</Fact>
      <Fact name="Twilio auth token">{text && masked(text.token_end)}</Fact>
      <Fact name="Texts leave from">{text?.from}</Fact>
      <Fact name="Chat App ID">{chat?.app_id}</Fact>
      <Fact name="Chat auth key">{chat && masked(chat.auth_end)}</Fact>
      <Fact name="Chat API key">{chat && masked(chat.api_key_end)}</Fact>
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className={users.unset}>Not set</span>}</dd>
    </div>
  )
}
