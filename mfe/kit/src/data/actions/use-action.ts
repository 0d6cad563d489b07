import type { Endpoint, ReplyOf } from '@callboard/core/http-contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { blocking } from '../../ui/feedback/processing.ts'
import { queryClient } from '../answers/query-client.ts'
import { ApiError } from '../call/api-error.ts'
import type { CallInput } from '../call/call.ts'
import { actionKeys } from './action-keys.ts'
import { type ActionDefinition, perform } from './define-action.ts'

export interface ActionOptions<E extends Endpoint> {
  /** The screen's own next step, such as closing a dialog or a navigation. */
  readonly onDone?: (reply: ReplyOf<E>, input: CallInput<E>) => void
  /**
   * Asks the person about a refusal that an answer lifts. @returns the input to try again with; undefined leaves it at
   * the refusal
   */
  readonly onRefused?: (refusal: ApiError, input: CallInput<E>) => Promise<CallInput<E> | undefined>
  readonly token?: string
}

export interface Action<E extends Endpoint> {
  /** Resolves to the reply, or to undefined when it failed; the fault is then in `error`. */
  readonly run: (input: CallInput<E>) => Promise<ReplyOf<E> | undefined>
  readonly busy: boolean
  readonly error: unknown
  /** Faults by field, in the server's words. */
  readonly fields: Readonly<Record<string, string>>
  readonly reset: () => void
}

/**
 * A button that shows that its action is under way is disabled, and the browser takes the focus from it: the person is put
 * back where nothing else has the focus by then.
 */
function useKeptFocus(busy: boolean): () => void {
  const from = useRef<Element | null>(null)
  useEffect(() => {
    if (busy) return
    const { current } = from
    from.current = null
    if (document.activeElement === document.body && current instanceof HTMLElement)
      current.focus({ preventScroll: true })
  }, [busy])
  return () => {
    // A run again, while the button is disabled, knows of no other place.
    if (document.activeElement !== document.body) from.current = document.activeElement
  }
}

interface Sent<E extends Endpoint> {
  readonly value: ReplyOf<E> | undefined
  /** No answer came. */
  readonly lost: boolean
}

/**
 * An action behind a button. The same input again while it is under way is the same action of the person and does not
 * go out twice; a run after a lost answer repeats the key of the one that was lost.
 */
export function useAction<E extends Endpoint>(
  action: ActionDefinition<E>,
  options: ActionOptions<E> = {},
): Action<E> {
  const [actions] = useState(() => actionKeys<ReplyOf<E> | undefined>())
  const mutation = useMutation<ReplyOf<E>, unknown, { input: CallInput<E>; key: string }>(
    {
      mutationFn: ({ input, key }) => {
        const done = perform(action, input, { idempotencyKey: key, token: options.token })
        return action.plan.blocking ? blocking(done) : done
      },
    },
    queryClient,
  )
  const keepFocus = useKeptFocus(mutation.isPending)
  const send =
    (input: CallInput<E>) =>
    async (key: string): Promise<Sent<E>> => {
      try {
        const reply = await mutation.mutateAsync({ input, key })
        options.onDone?.(reply, input)
        return { value: reply, lost: false }
      } catch (fault) {
        const again = fault instanceof ApiError ? await options.onRefused?.(fault, input) : undefined
        if (again) return { value: await run(again), lost: false }
        return { value: undefined, lost: fault instanceof ApiError && fault.status === 0 }
      }
    }
  const run = (input: CallInput<E>): Promise<ReplyOf<E> | undefined> => {
    keepFocus()
    return actions.once(input, send(input))
  }
  return {
    run,
    busy: mutation.isPending,
    error: mutation.error ?? undefined,
    fields: mutation.error instanceof ApiError ? mutation.error.fields : {},
    reset: mutation.reset,
  }
}
