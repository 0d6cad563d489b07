import { lazy, type ReactNode, Suspense } from 'react'
import { ConnectionMark } from '../../data/realtime/connection-mark.tsx'
import { Wordmark } from '../../ui/brand/mark.tsx'
import { Link, useLocation } from '../../ui/router.ts'
import styles from './app-header.module.css'
import { ProfileMenu } from './profile-menu.tsx'

export interface Place {
  readonly label: string
  readonly to: string
  /** Another address of the same place. */
  readonly alsoAt?: string
}

const HeaderTools = lazy(() => import('./header-tools.tsx'))
const PlaceIcon = lazy(() => import('./place-icon.tsx'))

/** Header of a page. `places` are its links; the middle is for the page's own content. */
export function AppHeader({
  places = [],
  profile = true,
  links = true,
  finds = false,
  children,
}: {
  readonly places?: readonly Place[]
  /** False where the page itself is about signing in. */
  readonly profile?: boolean
  /** False on pages without links to elsewhere, such as a kiosk: the header shows only the name. */
  readonly links?: boolean
  /** Whether the person has anything to find. */
  readonly finds?: boolean
  readonly children?: ReactNode
}) {
  const { pathname } = useLocation()
  return (
    <header className={styles.root}>
      {links ? (
        <Link to="/" className={styles.home} aria-label="Callboard, home">
          <Wordmark />
        </Link>
      ) : (
        <Wordmark />
      )}
      {links && places.length > 0 ? (
        <nav aria-label="Main" className={styles.places} data-places>
          {places.map(({ label, to, alsoAt }) => (
            <Link key={to} to={to} aria-current={pathname === to || pathname === alsoAt ? 'page' : undefined}>
              <i>
                <Suspense>
                  <PlaceIcon of={to} />
                </Suspense>
              </i>
              {label}
            </Link>
          ))}
          {/* The places keep theirs when it comes. */}
          <Suspense fallback={<span />}>{finds ? <HeaderTools at="places" /> : null}</Suspense>
        </nav>
      ) : null}
      <div className={styles.middle} data-middle>
        {children}
      </div>
      <Suspense>{links && finds ? <HeaderTools at="header" /> : null}</Suspense>
      <ConnectionMark />
      {links && profile ? <ProfileMenu /> : null}
    </header>
  )
}
