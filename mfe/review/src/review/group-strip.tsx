import { IconAlertTriangle, IconHeartFilled, IconLayoutColumns } from '@callboard/kit/icons'
import { FilmStrip } from '@callboard/kit/takes'
import { VisuallyHidden } from '@callboard/kit/ui'
import type { Pick } from '@callboard/posting/contract'
import type { VideoView } from '@callboard/review/contract'
import { AnswerMarks } from '../answers/answer-marks.tsx'
import { shortTakeName } from '../takes/short-take-name.ts'
import { StateWord } from '../takes/state-word.tsx'
import { STATE_WORDS } from '../takes/take-words.ts'
import styles from './group-strip.module.css'
import { KeyedAction } from './keyed-action.tsx'
import { votesOnTake } from './review-groups.ts'

/** A name that is cut keeps its last word, the number of the take. */
function Numbered({ name }: { readonly name: string }) {
  const cut = name.search(/ \d+$/)
  if (cut < 0) return name
  return (
    <>
      <span className={styles.beforeNumber}>{name.slice(0, cut)}</span>
      <span className={styles.number}>{name.slice(cut)}</span>
    </>
  )
}

/** On the picture of a take: what is wrong with it, what clients answered, and whether it is liked. */
const Marks = (props: { readonly take: VideoView; readonly picks: readonly Pick[] }) => (
  <>
    {props.take.warning === null ? null : <IconAlertTriangle size={16} aria-hidden className={styles.sign} />}
    <span className={styles.marks}>
      <AnswerMarks votes={votesOnTake(props.take, props.picks)} brief />
    </span>
    {props.take.liked ? (
      <span className={styles.liked}>
        <IconHeartFilled size={12} aria-hidden />
      </span>
    ) : null}
  </>
)

/** Below the picture of a take: a short name or its state. */
function Words(props: { readonly take: VideoView; readonly isOnly: boolean }) {
  const { take } = props
  const isWaiting = STATE_WORDS[take.state] !== null
  const short = shortTakeName(take, props.isOnly)
  return (
    <span className={styles.words}>
      <span className={styles.name} title={take.name}>
        {isWaiting ? <StateWord take={take} /> : <Numbered name={short} />}
      </span>
      <VisuallyHidden>
        {[isWaiting ? take.name : '', take.liked ? 'liked' : '', take.warning ?? '']
          .filter(Boolean)
          .join(', ')}
      </VisuallyHidden>
    </span>
  )
}

/** The takes of a group as staff see them: with their state, what clients answered, and whether they are liked. */
export function GroupStrip(props: {
  readonly takes: readonly VideoView[]
  readonly current: string
  /** The group has no other talent. */
  readonly isOnly: boolean
  readonly picks: readonly Pick[]
  readonly onChoose: (id: string) => void
  readonly onCompare: (() => void) | undefined
}) {
  return (
    <div className={styles.root}>
      <FilmStrip
        isNamed
        takes={props.takes}
        current={props.current}
        onChoose={props.onChoose}
        mark={(take) => <Marks take={take} picks={props.picks} />}
        name={(take) => <Words take={take} isOnly={props.isOnly} />}
      />
      {props.onCompare ? (
        <div className={styles.compare}>
          <KeyedAction
            scope="wall"
            meaning="sideBySide"
            icon={<IconLayoutColumns size={16} />}
            words="Side by side"
            onClick={props.onCompare}
          />
        </div>
      ) : null}
    </div>
  )
}
