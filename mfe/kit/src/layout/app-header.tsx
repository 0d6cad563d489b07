import type { ReactNode } from 'react'
import { ConnectionMark } from '../realtime/connection-mark.tsx'
import { Link, NavLink } from '../router.ts'
import { Wordmark } from './mark.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import './app-header.css'

export interface Place {
  readonly label: string
  readonly to: string
}

/** The top of a page. `places` are the few one goes to all day; the middle is for a page's own. */
export function AppHeader({
  places = [],
  profile = true,
  children,
}: {
  readonly places?: readonly Place[]
  /** False where the page itself is about signing in. */
  readonly profile?: boolean
  readonly children?: ReactNode
}) {
  return (
    <header className="callboard-header">
      <Link to="/" className="callboard-home" aria-label="Callboard, home">
        <Wordmark />
      </Link>
      {places.length > 0 ? (
        <nav aria-label="Main" className="callboard-places">
          {places.map(({ label, to }) => (
            <NavLink key={to} to={to} end>
              {label}
            </NavLink>
          ))}
        </nav>
      ) : null}
      <div className="callboard-header-middle">{children}</div>
      <ConnectionMark />
      {profile ? <ProfileMenu /> : null}
    </header>
  )
}
