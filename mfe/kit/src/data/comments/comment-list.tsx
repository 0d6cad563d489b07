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
import { stamp } from './stamp.ts'

/** A comment on talent or on a take. */
export interface ShownComment {
  readonly _id: string
  readonly from_user: { readonly name: string }
  readonly created_at: string
  readonly content: string
  /** Beside its date: where it was written, or what kind of comment it is. */
  readonly tag?: string | undefined
  /** Behind the name: whom it is about. */
  readonly about?: string | undefined
  /** Where in a take it points. */
  readonly moment?: CommentMoment | undefined
  /** Answers it, absent where one cannot. */
  readonly onReply?: (() => void) | undefined
  /** The pointer or the focus has come to it, or has left. */
  readonly onPoint?: ((isPointed: boolean) => void) | undefined
  /** Absent where the reader may not delete it. */
  readonly onDelete?: (() => unknown) | undefined
}

interface CommentMoment {
  /** Null: the whole take. */
  readonly second: number | null
  /** Of the take, where the reader sees another one. */
  readonly take?: string | undefined
  /** Leads there; absent where the reader has no such take. */
  readonly onGo?: (() => void) | undefined
}

/** Comments, oldest first. @param of the comments of the answer */
export function CommentList<T>(props: {
  readonly state: Loadable<T>
  readonly of: (answer: T) => readonly ShownComment[]
  /** In place of the first comment. */
  readonly empty?: ReactNode
}) {
  return (
    <Load
      state={props.state}
      skeleton={<Skeletons rows={2} />}
      failedTitle="The comments could not be loaded"
    >
      {(answer) => <Comments comments={props.of(answer)} empty={props.empty} />}
    </Load>
  )
}

function Comments(props: { readonly comments: readonly ShownComment[]; readonly empty: ReactNode }) {
  const { comments, empty } = props
  return (
    <>
      <ol className={styles.list} aria-live="polite">
        {comments.map((comment) => (
          <Comment key={comment._id} {...comment} />
        ))}
      </ol>
      {comments.length === 0 ? empty : null}
    </>
  )
}

function Comment(props: ShownComment) {
  const { from_user, created_at, content, tag, about, moment, onPoint, onReply, onDelete } = props
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
          <strong>{from_user.name}</strong>
          {about ? <span className={styles.about}>{about}</span> : null}
          <span className={styles.meta} data-tagged={tag === undefined ? undefined : true}>
            {tag === undefined ? null : (
              <span className={styles.tag} title={tag}>
                {tag}
              </span>
            )}
            <time dateTime={created_at}>{stamp(written)}</time>
          </span>
        </p>
        <p className={styles.text} dir="auto">
          {moment ? (
            <>
              <Moment {...moment} />{' '}
            </>
          ) : null}
          {content}
        </p>
      </div>
      {onReply || onDelete ? (
        <div className={styles.tools}>
          {onReply ? (
            <button
              type="button"
              className={styles.reply}
              aria-label={`Reply to ${[from_user.name, tag].filter(Boolean).join(' ')}`}
              onClick={onReply}
            >
              Reply
            </button>
          ) : null}
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
        </div>
      ) : null}
    </li>
  )
}

function Moment({ second, take, onGo }: CommentMoment) {
  const words = momentWords(second, take)
  if (!onGo) return <span className={styles.moment}>{words}</span>
  return (
    <button type="button" className={styles.moment} title="Go there in the take" onClick={onGo}>
      {words}
    </button>
  )
}
