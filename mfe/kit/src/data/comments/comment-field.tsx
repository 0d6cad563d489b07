import type { TextareaProps } from '@mantine/core'
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react'
import { IconSend } from '../../ui/icons.ts'
import { Button } from '../../ui/index.ts'
import { Textarea } from '../../ui/inputs/index.ts'
import { sayError } from '../../ui/text/describe-error.ts'
import { Checkbox } from '../../ui/ticks/index.ts'
import '../../ui/ticks/styles.ts'
import styles from './comments.module.css'
import { momentWords } from './moment-words.ts'
import type { MomentField } from './use-moment.ts'

/** Where another comment is written; its form is the screen's. */
export function CommentField(props: {
  readonly label?: string
  readonly field: TextareaProps
  readonly typed: string
  readonly busy: boolean
  /** Of the last try. */
  readonly error: unknown
  readonly onSubmit: () => void
  /** On a phone the field and its button share a line. */
  readonly isOneLine?: boolean
  /** Enter sends; with Shift it begins a line. */
  readonly sendsOnEnter?: boolean
  readonly moment?: MomentField | undefined
  /** Where the take of the moment stands before one writes, in seconds. */
  readonly still?: number | undefined
  /** The take of the moment, where another one is open meanwhile. */
  readonly momentTake?: string | undefined
  /** Above the field, in place of the moment there. */
  readonly head?: ReactNode
  /** Beside the button; where the field and its button share a line, above it. */
  readonly choice?: ReactNode
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  readonly hint?: Partial<TextareaProps>
  readonly ref?: Ref<HTMLTextAreaElement>
}) {
  const { busy, error, moment } = props
  const isEmpty = props.typed.trim() === ''
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!isEmpty && !busy) props.onSubmit()
  }
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    props.onKeyDown?.(event)
    if (!props.sendsOnEnter || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing)
      return
    submit(event)
  }
  return (
    <form
      className={styles.form}
      data-line={props.isOneLine || undefined}
      onSubmit={submit}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Nothing is written: the take goes on, and another moment is meant by then.
        if (isEmpty && !currentTarget.contains(relatedTarget)) moment?.end()
      }}
    >
      {props.head ?? <MomentHead moment={moment} still={props.still} take={props.momentTake} />}
      <Textarea
        {...props.hint}
        {...(props.ref && { ref: props.ref })}
        aria-label={props.label ?? 'Comment'}
        placeholder="Write a comment"
        autosize
        minRows={props.sendsOnEnter ? 1 : 2}
        maxRows={6}
        {...props.field}
        onFocus={() => moment?.begin(!isEmpty)}
        // Another comment may be written without leaving the field.
        onInput={() => moment?.begin(true)}
        onKeyDown={pressed}
        error={
          error === undefined ? props.field.error : `Your comment could not be saved. ${sayError(error)}`
        }
      />
      <div className={styles.send}>
        {props.sendsOnEnter ? <span className={styles.enter}>Enter sends</span> : null}
        {props.choice ? <div className={styles.choice}>{props.choice}</div> : null}
        <Button
          type="submit"
          className={styles.add}
          variant="default"
          disabled={isEmpty}
          loading={busy}
          // The field keeps the focus until the click is over: bars that hide beside a focused field come back under the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => currentTarget.focus()}
        >
          <span>Add comment</span>
          {props.isOneLine ? <IconSend size={20} aria-hidden /> : null}
        </Button>
      </div>
    </form>
  )
}

/** The moment that a comment points to, which may be left out once it is written. */
function MomentHead(props: {
  readonly moment: MomentField | undefined
  readonly still: number | undefined
  readonly take: string | undefined
}) {
  const { moment, still } = props
  if (moment?.held)
    return (
      <div className={styles.at}>
        <Checkbox
          size="sm"
          label={`Comment at ${momentWords(moment.held.second, props.take)}`}
          checked={moment.isSaid}
          onChange={({ currentTarget }) => moment.say(currentTarget.checked)}
        />
      </div>
    )
  return still === undefined ? null : (
    <div className={styles.at}>Comment at {momentWords(still, undefined)}</div>
  )
}
