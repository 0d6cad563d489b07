import { useSession } from '@callboard/kit/data'
import { useEffect, useState } from 'react'
import { openOwn } from '../data/status.ts'
import { keepPageKey, pageKey } from './page-key.ts'

export interface OwnKey {
  readonly key: string | null
  /** A signed-in talent's check-in may open without its link: the server is being asked. */
  readonly isAsking: boolean
}

/** The key of this page: from its link, this tab, or for the account that made the check-in. */
export function useOwnKey(record: string, hash: string): OwnKey {
  const session = useSession()
  const given = pageKey(record, hash)
  const [opened, setOpened] = useState<{ readonly record: string; readonly key: string | null }>()
  const isTalent = session.kind === 'user' && session.account.user_type === 'talent'
  const mustAsk = given === null && isTalent && opened?.record !== record
  useEffect(() => {
    if (!mustAsk) return
    const asked = new AbortController()
    openOwn(record, asked.signal).then(
      (key) => {
        keepPageKey(record, key)
        setOpened({ record, key })
      },
      // Another's check-in, or none: the page says so.
      () => asked.signal.aborted || setOpened({ record, key: null }),
    )
    return () => asked.abort()
  }, [mustAsk, record])
  const isUnknown = given === null && session.kind === 'unknown'
  return { key: given ?? (opened?.record === record ? opened.key : null), isAsking: mustAsk || isUnknown }
}
