import type { ReactNode } from 'react'
import { confirm } from '../../ui/feedback/confirm.ts'
import { IconTrash } from '../../ui/icons.ts'
import { ActionIcon } from '../../ui/inputs/index.ts'
import { Face } from '../../ui/labels/face.tsx'
import { Skeletons } from '../../ui/page/skeletons.tsx'
import { Load } from '../answers/load.tsx'
import type { Loadable } from '../answers/use-answer.ts'
import styles from './comments.module.css'
import { momentWords } from './moment-words.ts'
import { shortDate } from './short-date.ts'
import { stamp } from './stamp.ts'

/** A comment on talent or on a take. */
export interface ShownComment {
  readonly _id: string
  readonly from_user: { readonly name: string }
  readonly created_at: string
  readonly content: string
  /** Before the name: what kind of comment it is. */
  readonly tag?: string | undefined
  /** Behind the name: whom it is about. */
  readonly about?: string | undefined
  /** Where in a take it points. */
  readonly moment?: CommentMoment | undefined
  /** Under the text. */
  readonly below?: ReactNode
  /** The pointer or the focus has come to it, or has left. */
  readonly onPoint?: ((isPointed: boolean) => void) | undefined
  /** Absent where the reader may not delete it. */
  readonly onDelete?: (() => unknown) | undefined
}

interface CommentMoment {
  readonly second: number
  /** Of the take, where the reader sees another one. */
  readonly take?: string | undefined
  /** Frames a second of that take, where the moment is told to the frame. */
  readonly fps?: number | undefined
  /** Leads there; absent where the reader has no such take. */
  readonly onGo?: (() => void) | undefined
}

/** Comments, oldest first. @param of the comments of the answer */
export function CommentList<T>(props: {
  readonly state: Loadable<T>
  readonly of: (answer: T) => readonly ShownComment[]
  /** In place of the first comment. */
  readonly empty?: ReactNode
  /** Dates as staff read them elsewhere; else as the pages of clients stamp them. */
  readonly brief?: boolean
}) {
  return (
    <Load
      state={props.state}
      skeleton={<Skeletons rows={2} />}
      failedTitle="The comments could not be loaded"
    >
      {(answer) => <Comments comments={props.of(answer)} empty={props.empty} brief={props.brief} />}
    </Load>
  )
}

function Comments(props: {
  readonly comments: readonly ShownComment[]
  readonly empty: ReactNode
  readonly brief: boolean | undefined
}) {
  const { comments, empty, brief } = props
  return (
    <>
      <ol className={styles.list} aria-live="polite">
        {comments.map((comment) => (
          <Comment key={comment._id} {...comment} brief={brief} />
        ))}
      </ol>
      {comments.length === 0 ? empty : null}
    </>
  )
}

function Comment(props: ShownComment & { readonly brief: boolean | undefined }) {
  const { from_user, created_at, content, tag, about, moment, below, onPoint, onDelete } = props
  const written = new Date(created_at)
  const ask = async () => {
    if (await confirm({ title: 'Want to delete comment?', action: 'Delete', danger: true }))
      await onDelete?.()
  }
  return (
    <li
      onMouseEnter={() => onPoint?.(true)}
      onMouseLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      <Face of="colleague" name={from_user.name} size={24} />
      <div>
        <p className={styles.head}>
          {tag ? <span className={styles.tag}>{tag}</span> : null}
          <strong>{from_user.name}</strong>
          <span className={styles.meta}>
            <time dateTime={created_at}>{props.brief ? shortDate(written, new Date()) : stamp(written)}</time>
            {about ? <span>{about}</span> : null}
          </span>
        </p>
        <p className={styles.text}>
          {moment ? (
            <>
              <Moment {...moment} />{' '}
            </>
          ) : null}
          {content}
        </p>
        {below}
      </div>
      {onDelete ? (
        <ActionIcon
          className={styles.bin}
          variant="subtle"
          color="gray"
          aria-label="Delete comment"
          onClick={() => void ask()}
        >
          <IconTrash size={16} />
        </ActionIcon>
      ) : null}
    </li>
  )
}

function Moment({ second, take, fps, onGo }: CommentMoment) {
  const words = momentWords(second, take, fps)
  if (!onGo) return <span className={styles.moment}>{words}</span>
  return (
    <button type="button" className={styles.moment} title="Go there in the take" onClick={onGo}>
      {words}
    </button>
  )
}
