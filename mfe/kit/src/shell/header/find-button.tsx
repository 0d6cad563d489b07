import { IconSearch } from '../../ui/icons.ts'
import { keyHint, keyWord } from '../../ui/keys/key-hint.ts'
import { openPalette } from '../../ui/keys/keys.ts'
import styles from './find-button.module.css'

const FIND = 'Find talent, session, project'

/** Opens the palette; like a field where there is room for it, else a sign whose title is its name. */
export const FindButton = () => (
  <button
    type="button"
    className={styles.root}
    {...keyHint('everywhere', 'palette', FIND)}
    onClick={openPalette}
  >
    <IconSearch size={16} aria-hidden />
    <span>{FIND}</span>
    <kbd>{keyWord('everywhere', 'palette')}</kbd>
  </button>
)
