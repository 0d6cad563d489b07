import { Menu, Text, UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import '../../ui/menus/styles.ts'
import { type Account, signOut } from '../../data/session/session.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { Link } from '../../ui/router.ts'
import { USER_TYPE_WORDS } from '../../ui/text/user-types.ts'
import { chooseScheme, type SchemeChoice, useSchemeChoice } from '../../ui/theme/scheme.ts'
import { menuFor } from '../routes/guard.ts'
import { useRouteTable } from '../routes/route-table.ts'
import styles from './profile-menu.module.css'

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
  const { routes } = useRouteTable()
  const entries = menuFor(routes, account.user_type)
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
        <UnstyledButton className={styles.root}>{props.face}</UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={styles.who}>
          <Text component="span" display="block" size="sm" fw={550} c="bright" truncate>
            {account.email}
          </Text>
          {USER_TYPE_WORDS[account.user_type]} · {props.version}
        </Menu.Label>
        <Menu.Divider />
        {entries.filter(({ danger }) => !danger).map((each) => entry(each))}
        <Menu.Divider />
        <Menu.Label>Colours</Menu.Label>
        <Menu.RadioGroup value={scheme} onChange={(value) => chooseScheme(value as SchemeChoice)}>
          {SCHEMES.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item onClick={leave}>Logout</Menu.Item>
        {entries.filter(({ danger }) => danger).map((each) => entry(each, 'var(--cb-red)'))}
      </Menu.Dropdown>
    </Menu>
  )
}
