import type { Loadable } from './use-answer.ts'

type DataOf<S> = Extract<S, { readonly kind: 'ready' }> extends { readonly data: infer T } ? T : never

/** Several answers as one: ready when all are, failed when one is; Retry asks again for the failed ones. */
export function allOf<const S extends readonly Loadable<unknown>[]>(
  states: S,
): Loadable<{ -readonly [K in keyof S]: DataOf<S[K]> }> {
  const failed = states.filter((state) => state.kind === 'failed')
  const [first] = failed
  if (first)
    return {
      kind: 'failed',
      error: first.error,
      retry: () => {
        for (const { retry } of failed) retry()
      },
    }
  const ready = states.filter((state) => state.kind === 'ready')
  if (ready.length < states.length) return { kind: 'loading' }
  return {
    kind: 'ready',
    data: ready.map(({ data }) => data) as { -readonly [K in keyof S]: DataOf<S[K]> },
    refreshing: ready.some(({ refreshing }) => refreshing),
    outdated: ready.some(({ outdated }) => outdated),
  }
}
