import { openPalette } from '../../ui/keys/keys.ts'
import { Link, useLocation } from '../../ui/router.ts'
import styles from './phone-places.module.css'
import PlaceIcon from './place-icon.tsx'

const PROFILE = '/profile'

/** The last places at the bottom of a phone; wider pages have a field and a menu for them. */
export function PhonePlaces() {
  const { pathname } = useLocation()
  return (
    <>
      <button type="button" className={styles.root} onClick={openPalette}>
        <i>
          <PlaceIcon of="find" />
        </i>
        Find
      </button>
      <Link to={PROFILE} className={styles.root} aria-current={pathname === PROFILE ? 'page' : undefined}>
        <i>
          <PlaceIcon of={PROFILE} />
        </i>
        Me
      </Link>
    </>
  )
}
