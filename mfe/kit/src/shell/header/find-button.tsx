import { STAFF_TYPES } from '@callboard/core/http-contract'
import { useAccount } from '../../data/session/session.ts'
import { IconSearch } from '../../ui/icons.ts'
import { keyHint, keyWord } from '../../ui/keys/key-hint.ts'
import { openPalette } from '../../ui/keys/keys.ts'
import { CrashGuard } from '../mount/crash-guard.tsx'
import DayStrip from './day-strip.tsx'
import styles from './find-button.module.css'

const FIND = 'Find talent, session, project'

/** Opens the palette: like a field where there is room for it; among the places at the bottom of a phone. */
export default function FindButton({ at }: { readonly at: 'header' | 'places' }) {
  if (at === 'places')
    return (
      <button type="button" className={styles.place} onClick={openPalette}>
        Find
      </button>
    )
  return (
    <>
      <Day />
      {/* Where it is a sign alone, its title is its name. */}
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
    </>
  )
}

/** Beside the field and loaded with it, so that the first page of a visitor knows nothing of it. */
function Day() {
  const type = useAccount()?.user_type
  if (!STAFF_TYPES.some((staff) => staff === type)) return null
  return (
    <CrashGuard name="day" instead={null}>
      <DayStrip />
    </CrashGuard>
  )
}
