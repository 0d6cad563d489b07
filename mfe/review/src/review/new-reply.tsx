import { CommentField, useMoment } from '@callboard/kit/comments'
import { IconX } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { commentForm, recordCommentForm } from '@callboard/posting/contract'
import { type RefObject, useRef } from 'react'
import { placeWords } from '../answers/answer-words.ts'
import { replyInRoomAction, replyOnPageAction } from '../data/picks.ts'
import { useCommentForm } from '../takes/use-comment-form.ts'
import { replyDraft } from './comment-drafts.ts'
import type { ReplyTo } from './comment-stream.ts'
import styles from './open-group.module.css'

interface NewReplyProps {
  readonly to: ReplyTo
  /** Whom of several talent it is about. */
  readonly about: string | undefined
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onSend: () => void
  /** @param id of what was written */
  readonly onSent: (id: string) => void
  /** It was given up. */
  readonly onDone: () => void
}

/** The field for a comment on the page or in the live room where another one was written. */
export const NewReply = (props: NewReplyProps) =>
  props.to.page && props.to.copy ? (
    <OnPage {...props} page={props.to.page._id} copy={props.to.copy} />
  ) : (
    <InRoom {...props} />
  )

function OnPage(props: NewReplyProps & { readonly page: string; readonly copy: string }) {
  const { to, page, copy } = props
  const written = useCommentForm({
    form: commentForm,
    action: replyOnPageAction,
    draft: replyDraft(to),
    moment: useNoMoment(),
    onSent: ({ _id }) => props.onSent(_id),
    input: (content) => ({ page_id: page, ref_id: copy, to_user: to.record, content }),
  })
  return <Field {...props} written={written} />
}

function InRoom(props: NewReplyProps) {
  const { to } = props
  const written = useCommentForm({
    form: recordCommentForm,
    action: replyInRoomAction,
    draft: replyDraft(to),
    moment: useNoMoment(),
    onSent: ({ _id }) => props.onSent(_id),
    input: (content) => ({ id: to.record, content }),
  })
  return <Field {...props} written={written} />
}

/** It is about the talent; the take goes on. */
const useNoMoment = () => useMoment(useRef(null), undefined)

function Field(props: NewReplyProps & { readonly written: ReturnType<typeof useCommentForm> }) {
  const words = `Reply ${placeWords(props.to.page)}`
  return (
    <CommentField
      ref={props.field}
      label={words}
      {...props.written}
      onSubmit={() => {
        props.onSend()
        props.written.onSubmit()
      }}
      head={
        <div className={styles.writeHead}>
          <span>
            {words}
            {props.about ? `, ${props.about}` : ''}
          </span>
          <ActionIcon variant="subtle" aria-label="No reply" title="No reply" onClick={props.onDone}>
            <IconX size={16} />
          </ActionIcon>
        </div>
      }
      isOneLine
      sendsOnEnter
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onDone()
      }}
    />
  )
}
