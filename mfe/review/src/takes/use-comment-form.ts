import type { Endpoint, Form, ReplyOf } from '@callboard/core/http-contract'
import type { useMoment } from '@callboard/kit/comments'
import { type ActionDefinition, type CallInput, useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'

/**
 * A comment that is written beside a player, kept in this browser until it is sent.
 * @returns props of its `CommentField`
 */
export function useCommentForm<E extends Endpoint>(options: {
  readonly form: Form
  readonly action: ActionDefinition<E>
  readonly draft: string
  readonly moment: ReturnType<typeof useMoment>
  readonly input: (words: string) => CallInput<E> & object
  readonly onSent?: (made: ReplyOf<E>) => void
}) {
  const { moment } = options
  const add = useAction(options.action, {
    onDone: (made) => {
      form.begin({ words: '' })
      moment.end(true)
      options.onSent?.(made)
    },
  })
  const form = useForm<{ words: string }, CallInput<E> & object>({
    form: options.form,
    from: { words: '' },
    input: ({ words }) => options.input(words.trim()),
    // The words are all that is typed.
    fieldOf: () => 'words',
    // While it is on its way the action itself is kept: as a draft it would be sent twice.
    ...(add.busy ? {} : { draft: options.draft }),
    draftIn: 'browser',
    action: add,
    save: add.run,
  })
  return {
    field: form.text('words'),
    typed: form.typed.words,
    busy: add.busy,
    error: add.error,
    onSubmit: () => {
      form.forget()
      void form.submit()
    },
    moment,
  }
}
