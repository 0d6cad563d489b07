import { Menu, SegmentedControl, Text, UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import '../overlays/styles.ts'
import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import { Link } from '../router.ts'
import { menuFor } from '../routes/guard.ts'
import { type Account, signOut } from '../session/session.ts'
import { fullName, USER_TYPE_WORDS } from '../text/user-types.ts'
import { chooseScheme, type SchemeChoice, useSchemeChoice } from '../theme/scheme.ts'
import { toast } from './toast.ts'

const SCHEMES: { value: SchemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
]

/** The profile menu, opened. */
export default function ProfileMenuList(props: {
  readonly account: Account
  readonly version: string
  readonly face: ReactNode
}) {
  const { account } = props
  const [opened, setOpened] = useState(true)
  const scheme = useSchemeChoice()
  const entries = menuFor(account.user_type)
  const leave = () => {
    signOut().catch(toast.failed)
  }
  const follow = (label: string) => {
    if (label === 'Edit Profile' && !account.first_name && !account.last_name)
      toast.failed('Credentials are required')
  }
  const entry = ({ label, path }: { label: string; path: string }, color?: string) => (
    <Menu.Item key={path} component={Link} to={path} color={color} onClick={() => follow(label)}>
      {label}
    </Menu.Item>
  )
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={264}>
      <Menu.Target>
        <UnstyledButton className="callboard-profile" aria-label={`Profile menu of ${fullName(account)}`}>
          {props.face}
          <span className="callboard-profile-name">{fullName(account)}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className="callboard-profile-who">
          <Text fw={550} truncate>
            {account.email}
          </Text>
          <Text size="xs" c="dimmed">
            {USER_TYPE_WORDS[account.user_type]} · {props.version}
          </Text>
        </div>
        <Menu.Divider />
        {entries.filter(({ path }) => path !== '/delete-account').map((each) => entry(each))}
        <Menu.Divider />
        <div className="callboard-profile-scheme">
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label="Colours"
            data={SCHEMES}
            value={scheme}
            onChange={(value) => chooseScheme(value as SchemeChoice)}
          />
        </div>
        <Menu.Divider />
        <Menu.Item onClick={leave}>Logout</Menu.Item>
        {entries.filter(({ path }) => path === '/delete-account').map((each) => entry(each, 'red'))}
      </Menu.Dropdown>
    </Menu>
  )
}
