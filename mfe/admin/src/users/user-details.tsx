import { hasField, type ManagedUser } from '@callboard/accounts/contract'
import { Text } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import logos from '../shared/logo.module.css'
import users from './users.module.css'

/** The logo of an account, and of super admins and casting directors what they sign in elsewhere with. */
export default function UserDetails({ user }: { readonly user: ManagedUser }) {
  return (
    <div className={users.details}>
      <Logo user={user} />
      <dl>
        <Facts user={user} />
      </dl>
    </div>
  )
}

function Logo({ user }: { readonly user: ManagedUser }) {
  return user.logo_url ? (
    <img className={logos.logo} src={user.logo_url} alt={`Logo of ${user.email}`} />
  ) : (
    <Text size="sm" c="dimmed" className={`${logos.logo} ${logos.noLogo}`}>
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
