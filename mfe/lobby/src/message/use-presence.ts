import { perform, useConnection } from '@callboard/kit/data'
import type { PageLine, PageRoom, ReadyPart, ReadyResult } from '@callboard/lobby/contract'
import { useEffect, useState } from 'react'
import { reportPresenceAction } from '../data/presence.ts'

/** Milliseconds before a report that did not arrive is made again. */
const AGAIN = 5_000

export interface PageFacts {
  /** `joining`: on the way into a room; null: outside */
  readonly room: PageRoom | null
  /** How well pictures and sound of this page arrive at the others. */
  readonly line: PageLine
  /** The camera is on and this page would record when staff ask for it. */
  readonly canRecord: boolean
}

/**
 * Tells staff that this page is open, and where it is, for as long as it is shown. The server itself knows when the
 * page is gone.
 * @param key secret of the talent's page
 */
export function usePresence(record: string, key: string, { room, line, canRecord }: PageFacts): void {
  const { state, id: connection } = useConnection()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (state !== 'online' || connection === undefined) return
    let again: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const page = { connection, room, line, can_record: canRecord }
    perform(reportPresenceAction, { id: record, page }, { token: key }).catch(() => {
      if (!isOver) again = setTimeout(() => setTries(tries + 1), AGAIN)
    })
    return () => {
      isOver = true
      clearTimeout(again)
    }
  }, [record, key, state, connection, room, line, canRecord, tries])
}

/**
 * Tells staff the result of the ready check.
 * @public
 */
export const reportReady = (
  record: string,
  key: string,
  ready: Readonly<Record<ReadyPart, ReadyResult>>,
): Promise<unknown> => perform(reportPresenceAction, { id: record, ready }, { token: key })
