import type { ReviewGroup } from '@callboard/review/contract'
import type { ComponentProps } from 'react'
import { aboutWords, type ReplyTo } from './comment-stream.ts'
import { NewReply } from './new-reply.tsx'
import { NewTakeComment } from './new-take-comment.tsx'

/** The field for another comment: on the take in the player, or a reply where another one was written. */
export const NewComment = (
  props: ComponentProps<typeof NewTakeComment> & {
    readonly group: ReviewGroup
    readonly reply: ReplyTo | undefined
    readonly onReplied: () => void
  },
) =>
  props.reply ? (
    <NewReply
      key={`${props.reply.copy} ${props.reply.record}`}
      to={props.reply}
      about={aboutWords(props.group, props.reply.record)}
      field={props.field}
      onSend={props.onSend}
      onSent={props.onSent}
      onDone={props.onReplied}
    />
  ) : (
    <NewTakeComment key={props.take._id} {...props} />
  )
