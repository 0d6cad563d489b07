import { useEffect, useRef } from 'react'
import { freshMeetingId, freshUri } from '../data/projects.ts'
import type { TypedProject } from './project-fields.ts'

type Addresses = Pick<TypedProject, 'uri' | 'jitsi_meeting_id' | 'test_meeting_id' | 'back_office_meeting_id'>

/**
 * Proposes an unused uri and three meeting ids, new ones each time. Without an answer the server chooses when the
 * project is made.
 */
export function useFreshAddresses(wanted: boolean, propose: (addresses: Addresses) => void): void {
  const latest = useRef(propose)
  useEffect(() => {
    latest.current = propose
  })
  useEffect(() => {
    if (!wanted) return
    const asked = new AbortController()
    const { signal } = asked
    Promise.all([
      freshUri(signal),
      freshMeetingId(signal),
      freshMeetingId(signal),
      freshMeetingId(signal),
    ]).then(
      ([uri, jitsi_meeting_id, test_meeting_id, back_office_meeting_id]) =>
        latest.current({ uri, jitsi_meeting_id, test_meeting_id, back_office_meeting_id }),
      () => undefined,
    )
    return () => asked.abort()
  }, [wanted])
}
