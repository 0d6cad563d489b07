import { IconDots } from '@callboard/kit/icons'
import type { ComponentProps } from 'react'
import keyed from './keyed-action.module.css'
import styles from './open-group.module.css'

/** Opens the menu of the open group; further props are those of the button. */
export const MoreButton = ({
  news,
  ...props
}: ComponentProps<'button'> & {
  /** What its menu has that was not seen yet. */
  readonly news: string | undefined
}) => (
  <button
    type="button"
    {...props}
    className={keyed.root}
    data-news={news === undefined ? undefined : true}
    aria-label={news === undefined ? 'More actions' : `More actions. New: ${news}`}
    onPointerDown={({ currentTarget, pointerType }) =>
      currentTarget.toggleAttribute('data-touched', pointerType === 'touch')
    }
    onKeyDown={({ currentTarget }) => currentTarget.removeAttribute('data-touched')}
  >
    <IconDots size={16} />
    <span className={`${keyed.words} ${styles.more}`}>More</span>
  </button>
)
