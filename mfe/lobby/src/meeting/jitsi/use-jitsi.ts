import { useEffect, useRef, useState } from 'react'
import { after } from '../after.ts'
import type { MeetingProps } from '../meeting-props.ts'
import { jitsiOptions } from './jitsi-options.ts'
import { scriptLoader } from './jitsi-script.ts'
import { type JitsiState, JitsiVisit } from './jitsi-visit.ts'

type Props = MeetingProps<'jitsi'>

/**
 * Jitsi opens cameras by itself and keeps its streams. Takes are recorded from a stream of this page, which a talent
 * opens on the way into the casting room.
 */
function useOwnStream({ audience, room, media }: Props): () => Promise<void> {
  const isRecorded = audience === 'talent' && room === 'main'
  const hasOpened = useRef(false)
  // The stream of staff is of the whole page: a closed frame must not end a recording.
  useEffect(() => (isRecorded ? () => media.close() : undefined), [isRecorded, media])
  return async () => {
    if (!isRecorded || hasOpened.current) return
    hasOpened.current = true
    await media.enter(true)
  }
}

/** Is in the room of the ticket until the component is gone. @param frame where the script goes, once it is there */
export function useJitsi(props: Props, frame: Window | null): JitsiState {
  const { ticket, audience, viewOnly, renew, onLine } = props
  const [state, setState] = useState<JitsiState>({ kind: 'loading', tries: 0 })
  const failures = useRef(0)
  const openStream = useRef(useOwnStream(props))
  const told = useRef(onLine)
  useEffect(() => {
    told.current = onLine
  })

  useEffect(() => {
    if (!frame) return
    const visit = new JitsiVisit({
      ports: { after, load: scriptLoader(frame) },
      domain: ticket.domain,
      options: jitsiOptions({ ticket, audience, viewOnly }),
      joinWithin: ticket.join_within,
      prepare: openStream.current,
      failures: failures.current,
      onState: (next) => {
        if (next.kind === 'in') failures.current = 0
        setState(next)
      },
      onLine: (line) => told.current?.(line),
      onRefused: () => {
        failures.current += 1
        renew()
      },
      onLate: renew,
    })
    return () => visit.leave()
  }, [frame, ticket, audience, viewOnly, renew])

  return state
}
