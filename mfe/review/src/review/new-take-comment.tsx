import { CommentField, isMoment, useMoment } from '@callboard/kit/comments'
import { IconX } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { keyHint } from '@callboard/kit/keys'
import { type PlayerHandle, positionWords } from '@callboard/kit/player'
import { Checkbox } from '@callboard/kit/ticks'
import { useMediaQuery } from '@callboard/kit/ui'
import { takeCommentForm } from '@callboard/review/contract'
import { type RefObject, useEffect } from 'react'
import { addTakeCommentAction } from '../data/take-comments.ts'
import { useCommentForm } from '../takes/use-comment-form.ts'
import { takeDraft } from './comment-drafts.ts'
import styles from './open-group.module.css'

/** The field for another comment on the take in the player. */
export function NewTakeComment(props: {
  readonly take: { readonly _id: string; readonly fps: number }
  /** Among the takes of the group; undefined: it is the only one. */
  readonly takeName: string | undefined
  readonly player: RefObject<PlayerHandle | null>
  /** Where the take stands, in seconds; undefined: it plays. */
  readonly still: number | undefined
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** On a phone: it was asked for. */
  readonly isBegun: boolean
  readonly onSend: () => void
  /** @param id of what was written */
  readonly onSent: (id: string) => void
  /** On a phone: the group takes its place back. */
  readonly onClose: () => void
}) {
  const { take, player, still, field } = props
  const moment = useMoment(player, take)
  const written = useCommentForm({
    form: takeCommentForm,
    action: addTakeCommentAction,
    draft: takeDraft(take._id),
    moment,
    onSent: ({ _id }) => props.onSent(_id),
    input: (comment) => ({
      id: take._id,
      comment,
      second: moment.isSaid && moment.held ? moment.held.second : null,
    }),
  })
  // The field of another take takes the place of one that has the focus.
  const isPhone = useMediaQuery('(max-width: 900px)', undefined, { getInitialValueInEffect: false })
  const isBegun = isPhone && props.isBegun
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the field that the take comes with
  useEffect(() => {
    if (isBegun) field.current?.focus({ preventScroll: true })
  }, [])
  const { held } = moment
  const second = held?.second ?? (still !== undefined && isMoment(still) ? still : undefined)
  const clock = second === undefined ? undefined : positionWords(second)
  const words = clock === undefined ? 'Comment' : `Comment at ${clock}`
  return (
    <CommentField
      ref={field}
      label="Comment on this take"
      hint={keyHint('take', 'comment', 'Comment on this take')}
      {...written}
      onSubmit={() => {
        props.onSend()
        written.onSubmit()
      }}
      head={
        <div className={styles.writeHead}>
          {held ? (
            <Checkbox
              size="xs"
              label={words}
              checked={moment.isSaid}
              onChange={({ currentTarget }) => moment.say(currentTarget.checked)}
            />
          ) : (
            words
          )}
          {props.takeName === undefined ? null : <span className={styles.writeTake}>{props.takeName}</span>}
          {isBegun ? (
            <ActionIcon
              variant="subtle"
              aria-label="Close comment"
              title="Close comment"
              onClick={props.onClose}
            >
              <IconX size={20} />
            </ActionIcon>
          ) : null}
        </div>
      }
      isOneLine
      sendsOnEnter
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The keys of the open group work again; what is typed stays.
        if (isBegun) props.onClose()
        else event.currentTarget.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true })
      }}
    />
  )
}
