import { IconSearch } from '../../ui/icons.ts'
import { keyHint, keyWord } from '../../ui/keys/key-hint.ts'
import { openPalette } from '../../ui/keys/keys.ts'
import { Link, useLocation } from '../../ui/router.ts'
import styles from './find-button.module.css'

const PROFILE = '/profile'
const FIND = 'Find talent, session, project'

/** Opens the palette: like a field where there is room for it; among the places at the bottom of a phone, before the own one. */
export default function FindButton({ at }: { readonly at: 'header' | 'places' }) {
  const { pathname } = useLocation()
  if (at === 'places')
    return (
      <>
        <button type="button" className={styles.place} onClick={openPalette}>
          Find
        </button>
        <Link to={PROFILE} className={styles.place} aria-current={pathname === PROFILE ? 'page' : undefined}>
          Me
        </Link>
      </>
    )
  return (
    // Where it is a sign alone, its title is its name.
    <button
      type="button"
      className={styles.find}
      {...keyHint('everywhere', 'palette', FIND)}
      onClick={openPalette}
    >
      <IconSearch size={16} aria-hidden />
      <span>{FIND}</span>
      <kbd>{keyWord('everywhere', 'palette')}</kbd>
    </button>
  )
}
