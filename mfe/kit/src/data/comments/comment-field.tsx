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
  /** The take of the moment, where another one is open meanwhile. */
  readonly momentTake?: string | undefined
  /** Above the field; it also says the moment. */
  readonly head?: ReactNode
  /** Beside the button. */
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
    <form className={styles.form} data-line={props.isOneLine || undefined} onSubmit={submit}>
      {props.head}
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
        {props.choice}
        {moment?.held && !props.head ? (
          <Checkbox
            size="xs"
            label={`At ${momentWords(moment.held.second, props.momentTake)}`}
            checked={moment.isSaid}
            onChange={({ currentTarget }) => moment.say(currentTarget.checked)}
          />
        ) : null}
        <Button
          type="submit"
          size="xs"
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
