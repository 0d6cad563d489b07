import { APP_VERSION } from '@callboard/accounts/contract'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { type Account, useSession } from '../../data/session/session.ts'
import { Link, useLocation } from '../../ui/router.ts'
import { fullName, initials } from '../../ui/text/user-types.ts'
import { routeAt } from '../routes/guard.ts'
import { returnAddress } from '../routes/return-address.ts'
import { useRouteTable } from '../routes/route-table.ts'
import styles from './profile-menu.module.css'

const ProfileMenuList = lazy(() => import('./profile-menu-list.tsx'))

/** Content of the button; on small screens the name is hidden visually but not from screen readers. */
const face = (account: Account) => (
  <>
    <span className={styles.face} aria-hidden="true">
      {initials(account)}
    </span>
    <span className={styles.name}>{fullName(account)}</span>
    <VisuallyHidden>, profile menu</VisuallyHidden>
  </>
)

function SignInLink() {
  const { pathname, search } = useLocation()
  const { routes } = useRouteTable()
  const keep = () => {
    if (routeAt(routes, pathname)?.comesBack) returnAddress.save(pathname + search)
  }
  return (
    <Link to="/auth" className={styles.signIn} onClick={keep}>
      Sign In
    </Link>
  )
}

/** Menu of the account with its links; 'Sign In' for a visitor. The list loads when it is first opened. */
export function ProfileMenu() {
  const session = useSession()
  const [opened, setOpened] = useState(false)
  if (session.kind === 'nobody') return <SignInLink />
  if (session.kind !== 'user') return null
  const { account } = session
  const button = (
    <UnstyledButton
      className={styles.root}
      aria-haspopup="menu"
      aria-expanded={opened}
      onClick={() => setOpened(true)}
    >
      {face(account)}
    </UnstyledButton>
  )
  if (!opened) return button
  return (
    <Suspense fallback={button}>
      <ProfileMenuList account={account} version={APP_VERSION} face={face(account)} />
    </Suspense>
  )
}
