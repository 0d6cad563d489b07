import { CommentField, CommentList, isMoment, useMoment } from '@callboard/kit/comments'
import { useAction, useAnswer } from '@callboard/kit/data'
import { PickList } from '@callboard/kit/filters'
import { keyHint, useKeys } from '@callboard/kit/keys'
import type { PlayerHandle } from '@callboard/kit/player'
import { VisuallyHidden } from '@callboard/kit/ui'
import { commentForm, listComments, type PostingGroup } from '@callboard/posting/contract'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { commentsInput, type Page } from '../data/page-input.ts'
import { addCommentAction, deleteCommentAction } from '../data/posting-comments.ts'
import { momentOn, type OpenTake } from '../takes/comment-moments.ts'
import { useCommentForm } from '../takes/use-comment-form.ts'
import styles from './cinema-comments.module.css'
import { type ChosenTalent, commentAbout } from './comment-about.ts'
import { OfficeComments } from './office-comments.tsx'
import { firstName, type PostingVideo, talentName } from './posting-groups.ts'

interface CommentsProps {
  readonly page: Page
  readonly group: PostingGroup
  /** Others do not see the reader's answers on this page. */
  readonly hidesPicks: boolean
  /** Id of the reader; of a visitor who reads without answering, none. */
  readonly me: string | undefined
  readonly open: OpenTake
}

/** Comments on the talent of a group and its takes, and an input for another. */
export function Comments(
  props: CommentsProps & {
    readonly player: RefObject<PlayerHandle | null>
    /** In the player; undefined: none plays. */
    readonly take: PostingVideo | undefined
    /** Where the take stands, in seconds; undefined: it plays. */
    readonly still: number | undefined
    readonly readOnly: boolean
    /** The page shows what the casting office wrote. */
    readonly hasOffice: boolean
    /** The talent whom the keys answer. */
    readonly active: string | undefined
    /** A comment is begun: the field has the focus or words. */
    readonly onWriting: (isWriting: boolean) => void
    readonly onSend: () => void
  },
) {
  const { page, group, open, readOnly } = props
  const state = useAnswer(listComments, commentsInput(page, group._id))
  const { id, link } = page
  const remove = useAction(useMemo(() => deleteCommentAction({ id, link }, group._id), [id, link, group._id]))
  const read = useRef<HTMLDivElement>(null)
  // The newest is in sight by the field, also once the room for it or what is said has another height.
  useEffect(() => {
    const room = read.current
    const said = room?.firstElementChild
    if (!room || !said) return
    const resized = new ResizeObserver(() => room.scrollTo(0, room.scrollHeight))
    resized.observe(room)
    resized.observe(said)
    return () => resized.disconnect()
  }, [])
  const aboutOf = (record: string) => {
    const talent = group.records.find(({ _id }) => _id === record)
    return group.records.length > 1 && talent ? `about ${talentName(talent)}` : undefined
  }
  return (
    <section className={styles.comments} aria-label="Comments">
      <div ref={read} className={styles.read}>
        <div>
          {props.hasOffice ? <OfficeComments page={page} group={group} open={open} /> : null}
          <h2>
            Comments{' '}
            {state.kind === 'ready' && state.data.comments.length > 0 ? (
              <span>{state.data.comments.length}</span>
            ) : null}
          </h2>
          <CommentList
            state={state}
            empty={
              <p className={styles.none} data-silent>
                Nobody has commented yet.
              </p>
            }
            of={({ comments }) =>
              comments.map((comment) => ({
                ...comment,
                about: aboutOf(comment.to_user),
                moment: momentOn(open, comment),
                onDelete:
                  comment.can.delete && !readOnly
                    ? () => remove.run({ id: comment._id, ...(link !== undefined && { link }) })
                    : undefined,
              }))
            }
          />
        </div>
      </div>
      {readOnly ? null : <NewComment {...props} />}
    </section>
  )
}

function NewComment(
  props: CommentsProps & {
    readonly player: RefObject<PlayerHandle | null>
    readonly take: PostingVideo | undefined
    readonly still: number | undefined
    readonly active: string | undefined
    readonly onWriting: (isWriting: boolean) => void
    readonly onSend: () => void
  },
) {
  const { page, group, onWriting } = props
  const input = commentsInput(page, group._id)
  const [own, choose] = useState<ChosenTalent>()
  const [isBegun, setBegun] = useState(false)
  const [isSent, setSent] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const take = props.take?._id
  const chosen = commentAbout(own, { take, active: props.active, isBegun })
  const moment = useMoment(props.player, props.take)
  const written = useCommentForm({
    form: commentForm,
    action: addCommentAction,
    draft: `comment:${page.id}:${group._id}:${props.me}`,
    moment,
    onSent: () => setSent(true),
    input: (content) => ({
      ...input,
      to_user: chosen ?? '',
      content,
      ...(moment.isSaid && moment.held),
    }),
  })
  useKeys('take', { comment: chosen === undefined ? undefined : () => field.current?.focus() })
  const isWriting = written.typed !== '' || moment.held !== undefined
  if (isWriting !== isBegun) {
    setBegun(isWriting)
    if (isWriting) setSent(false)
    choose(isWriting && chosen ? { take, talent: chosen } : undefined)
  }
  useEffect(() => {
    onWriting(isWriting)
    return () => onWriting(false)
  }, [isWriting, onWriting])
  if (!chosen) return null
  const still = props.still !== undefined && isMoment(props.still) ? props.still : undefined
  return (
    <>
      <VisuallyHidden role="status">{isSent ? 'Comment sent' : ''}</VisuallyHidden>
      <CommentField
        ref={field}
        {...written}
        onSubmit={() => {
          // The keys mean the take again, and those of a phone leave what is sent in sight.
          field.current?.form?.querySelector<HTMLElement>(':focus')?.blur()
          written.onSubmit()
          props.onSend()
        }}
        head={
          moment.held || still !== undefined ? undefined : (
            <div className={styles.label} aria-hidden>
              Comment
            </div>
          )
        }
        still={still}
        isOneLine
        sendsOnEnter
        // The keys of the open take work again; what is typed stays.
        onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
        hint={{
          ...keyHint('take', 'comment', 'Write a comment'),
          ...(props.hidesPicks && {
            description: 'Your picks are private. A comment is read by everyone on this page.',
          }),
        }}
        momentTake={moment.held && momentOn(props.open, moment.held)?.take}
        choice={
          group.records.length > 1 ? (
            <div className={styles.about}>
              <span aria-hidden>About</span>
              <PickList
                label="About"
                value={chosen}
                choices={group.records.map((talent) => ({ value: talent._id, label: firstName(talent) }))}
                onChange={(talent) => choose({ take, talent })}
              />
            </div>
          ) : null
        }
      />
    </>
  )
}
