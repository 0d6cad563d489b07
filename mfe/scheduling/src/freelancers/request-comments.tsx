import { type RequestView, requestCommentForm } from '@callboard/freelancers/contract'
import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { Textarea } from '@callboard/kit/inputs'
import { Time } from '@callboard/kit/labels'
import { useAccount } from '@callboard/kit/session'
import { Button, Text } from '@callboard/kit/ui'
import { type FormEvent, useEffect } from 'react'
import { commentAction, readCommentsAction } from '../data/freelancers.ts'
import styles from './requests.module.css'

/** What both sides write to each other about a request. Showing it is reading it. */
export function RequestComments({ request }: { readonly request: RequestView }) {
  const { _id: id, comments, read } = request
  const account = useAccount()
  const { run: sayRead } = useAction(readCommentsAction)
  useEffect(() => {
    if (!read) void sayRead({ id })
  }, [read, id, sayRead])
  const last = comments.at(-1)
  const isSeen =
    last?.by?._id === account?._id &&
    request.last_views.some(({ by, at }) => by !== account?._id && last !== undefined && at >= last.at)
  return (
    <section className={styles.section} aria-label="Comments">
      <h2>Comments</h2>
      {comments.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing is written yet. Rates, times and questions have their place here.
        </Text>
      ) : null}
      <ol className={styles.comments} aria-live="polite">
        {comments.map(({ _id, by, content, at }) => (
          <li key={_id}>
            <span className={styles.said}>
              <strong>{by?.name ?? 'Deleted account'}</strong>
              <span className={styles.quiet}>
                <Time at={at} style="date-time" />
              </span>
            </span>
            <p>{content}</p>
          </li>
        ))}
      </ol>
      {isSeen ? (
        <Text size="xs" c="dimmed">
          Read
        </Text>
      ) : null}
      <NewComment id={id} />
    </section>
  )
}

function NewComment({ id }: { readonly id: string }) {
  const send = useAction(commentAction, { onDone: () => form.begin({ content: '' }) })
  const form = useForm({
    form: requestCommentForm,
    from: { content: '' },
    input: ({ content }) => ({ id, content: content.trim() }),
    draft: `freelancer-request:${id}`,
    action: send,
    save: send.run,
  })
  const isEmpty = form.typed.content.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !send.busy) void form.submit()
  }
  return (
    <form onSubmit={submit} className={styles.facts}>
      <Textarea
        autosize
        minRows={2}
        label="Your comment"
        placeholder="Write to the other side"
        {...form.text('content')}
      />
      <div>
        <Button type="submit" variant="default" disabled={isEmpty} loading={send.busy}>
          Send
        </Button>
      </div>
    </form>
  )
}
