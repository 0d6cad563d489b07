import type { Endpoint, ReplyOf } from '@callboard/core/http-contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { blocking } from '../../ui/feedback/processing.ts'
import { refresh } from '../answers/use-endpoint.ts'
import { ApiError } from '../call/api-error.ts'
import { type CallInput, call } from '../call/call.ts'
import { actionKeys } from './action-keys.ts'

export interface ActionOptions<E extends Endpoint> {
  /** Covers the page while the request is in flight ('Processing… (click to refresh)'). */
  readonly blocking?: boolean
  /** Endpoints whose cached answers are out of date afterwards. */
  readonly refreshes?: readonly Endpoint[]
  readonly onDone?: (reply: ReplyOf<E>, input: CallInput<E>) => void
  /** Shows the wished state at once; the function it returns takes it back when the server refuses. */
  readonly optimistic?: (input: CallInput<E>) => () => void
  readonly token?: string
}

export interface Action<E extends Endpoint> {
  /** Resolves to the reply, or to undefined when it failed; the fault is then in `error`. */
  readonly run: (input: CallInput<E>) => Promise<ReplyOf<E> | undefined>
  readonly busy: boolean
  readonly error: unknown
  /** What is wrong with which field, as the server says. */
  readonly fields: Readonly<Record<string, string>>
  readonly reset: () => void
}

/**
 * A changing endpoint behind a button. The same input again while it is under way is the same action of the
 * person and does not go out twice; a run after a lost answer repeats the key of the one that was lost.
 */
export function useAction<E extends Endpoint>(endpoint: E, options: ActionOptions<E> = {}): Action<E> {
  const [actions] = useState(() => actionKeys<ReplyOf<E> | undefined>())
  const mutation = useMutation<ReplyOf<E>, unknown, { input: CallInput<E>; key: string }>({
    mutationFn: ({ input, key }) => {
      const sent = call(endpoint, input, { idempotencyKey: key, token: options.token })
      return options.blocking ? blocking(sent) : sent
    },
  })
  const run = (input: CallInput<E>) =>
    actions.once(input, async (key) => {
      const takeBack = options.optimistic?.(input)
      try {
        const reply = await mutation.mutateAsync({ input, key })
        for (const stale of options.refreshes ?? []) void refresh(stale)
        options.onDone?.(reply, input)
        return { value: reply, lost: false }
      } catch (fault) {
        takeBack?.()
        return { value: undefined, lost: fault instanceof ApiError && fault.status === 0 }
      }
    })
  return {
    run,
    busy: mutation.isPending,
    error: mutation.error ?? undefined,
    fields: mutation.error instanceof ApiError ? mutation.error.fields : {},
    reset: mutation.reset,
  }
}
