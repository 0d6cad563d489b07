import { getFileSync, type SetSync, setFileSync } from '@callboard/review/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readKept, writeKept } from '../../kept/index.ts'
import { store } from '../../ui/store.ts'
import { defineAction } from '../actions/define-action.ts'
import { useAction } from '../actions/use-action.ts'
import { refresh } from '../answers/answer-key.ts'
import { queryClient } from '../answers/query-client.ts'
import { useAccount } from '../session/session.ts'
import { askAgainMs } from './ask-again.ts'
import { checkHelper, type HelperState, setHelper } from './helper-line.ts'

export interface SyncedSession {
  readonly _id: string
  readonly name: string
}

const turnSync = defineAction(setFileSync)

/** Sessions whose sync was turned on in this browser; only for these the helper is asked without being looked for. */
const wanted = store<ReadonlySet<string>>(new Set())
const keyOf = (session: string) => `callboard.file-sync:${session}`

const isKept = (session: string): boolean => readKept(keyOf(session), (kept) => kept !== null)

function want(session: string, isWanted: boolean): void {
  wanted.change((now) => {
    const next = new Set([...now].filter((one) => one !== session))
    return isWanted ? next.add(session) : next
  })
  writeKept(keyOf(session), isWanted ? 1 : undefined)
}

export interface FileSyncView {
  /** Undefined until it was looked for. */
  readonly helper: HelperState | undefined
  /** The sync was turned on in this browser. */
  readonly isWanted: boolean
  readonly busy: boolean
  readonly error: unknown
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly look: () => void
  /** The sync was ended elsewhere. */
  readonly forget: () => void
}

/**
 * The sync of a session on this computer. The helper is asked only while the page is visible, and only if the person
 * looks at it or has turned the sync on in this browser.
 */
export function useFileSync(session: SyncedSession, isOpen: boolean): FileSyncView {
  const { _id } = session
  const email = useAccount()?.email
  const all = useSyncExternalStore(wanted.subscribe, wanted.get)
  useEffect(() => {
    if (isKept(_id)) want(_id, true)
  }, [_id])
  const isWanted = all.has(_id)
  const [busy, setBusy] = useState(false)
  const token = useAction(turnSync)
  const queryKey = ['sync-helper', _id, email]
  const query = useQuery(
    {
      queryKey,
      enabled: email !== undefined && (isOpen || isWanted),
      queryFn: () => checkHelper({ email: email ?? '', session_id: _id }),
      refetchInterval: ({ state }) => askAgainMs(isOpen, state.data),
      staleTime: 0,
      retry: false,
      structuralSharing: true,
    },
    queryClient,
  )
  const tell = async (wish: Pick<SetSync, 'sync' | 'token'>) => {
    await queryClient.cancelQueries({ queryKey })
    const state = await setHelper({
      ...wish,
      email: email ?? '',
      session_id: _id,
      session_name: session.name,
      page_url: location.origin + location.pathname,
      origin: location.origin,
    })
    queryClient.setQueryData(queryKey, state)
    // The server knows of a sync only once the helper has given its token for a key.
    void refresh(getFileSync)
    return state.kind === 'here' && state.sync.syncing
  }
  const busily = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  return {
    helper: query.data,
    isWanted,
    busy,
    error: token.error,
    start: () =>
      busily(async () => {
        const given = await token.run({ session: _id, sync: true })
        if (given && (await tell({ sync: true, token: given.token }))) want(_id, true)
      }),
    stop: () =>
      busily(async () => {
        await tell({ sync: false, token: null })
        want(_id, false)
      }),
    look: () => void query.refetch(),
    forget: () => want(_id, false),
  }
}
