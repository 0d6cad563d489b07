import { IconAlertTriangle, IconHeartFilled } from '@callboard/kit/icons'
import { FilmStrip } from '@callboard/kit/takes'
import { VisuallyHidden } from '@callboard/kit/ui'
import type { VideoView } from '@callboard/review/contract'
import { StateWord } from '../takes/state-word.tsx'
import { STATE_WORDS } from '../takes/take-words.ts'
import styles from './open-group.module.css'

function Name({ take }: { readonly take: VideoView }) {
  const word = STATE_WORDS[take.state]?.word
  return (
    <>
      <span className={styles.filmName}>{word ? <StateWord take={take} /> : take.name}</span>
      <VisuallyHidden>
        {[word ? take.name : '', take.liked ? 'liked' : '', take.warning ?? ''].filter(Boolean).join(', ')}
      </VisuallyHidden>
    </>
  )
}

/** The takes of a group as staff see them: with their state, and whether they are liked. */
export const GroupStrip = (props: {
  readonly takes: readonly VideoView[]
  readonly current: string
  readonly onChoose: (id: string) => void
}) => (
  <div className={styles.film}>
    <FilmStrip
      {...props}
      mark={({ liked, warning }) =>
        warning !== null ? (
          <IconAlertTriangle size={16} aria-hidden className={styles.filmSign} />
        ) : liked ? (
          <IconHeartFilled size={16} aria-hidden className={styles.filmSign} />
        ) : null
      }
      name={(take) => <Name take={take} />}
    />
  </div>
)
