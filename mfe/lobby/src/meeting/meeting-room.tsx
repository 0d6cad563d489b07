import { FailedState, Skeleton, Text } from '@callboard/kit/ui'
import { lazy, Suspense } from 'react'
import { BuiltInMeeting } from './built-in/built-in-meeting.tsx'
import type { MeetingRoomProps } from './meeting-props.ts'
import styles from './meeting-room.module.css'
import { type TicketState, useTicket } from './use-ticket.ts'

const JanusMeeting = lazy(() => import('./janus/janus-meeting.tsx'))
const JitsiMeeting = lazy(() => import('./jitsi/jitsi-meeting.tsx'))

function meetingOf(room: MeetingRoomProps, { ticket, renew }: Extract<TicketState, { kind: 'ready' }>) {
  if (ticket.kind === 'builtin') return <BuiltInMeeting {...room} ticket={ticket} renew={renew} />
  return (
    <Suspense fallback={<Skeleton style={{ flex: 1 }} />}>
      {ticket.kind === 'janus' ? (
        <JanusMeeting {...room} ticket={ticket} renew={renew} />
      ) : (
        <JitsiMeeting {...room} ticket={ticket} renew={renew} />
      )}
    </Suspense>
  )
}

/** A room of a session, on the meeting service of the server. */
export default function MeetingRoom(props: MeetingRoomProps) {
  const state = useTicket(props)
  if (state.kind === 'ready') return meetingOf(props, state)
  return (
    <section className={styles.meeting} aria-label="Meeting" aria-busy={state.kind === 'entering'}>
      {state.kind === 'failed' ? (
        <FailedState title="The room could not be entered" error={state.error} onRetry={state.retry} />
      ) : (
        <div className={styles.meetingStage}>
          <div className={styles.alone} role="status">
            <Text c="dimmed">
              {state.hasFailed
                ? 'The room cannot be entered just now. This page goes on trying by itself.'
                : 'Entering the room…'}
            </Text>
          </div>
        </div>
      )}
    </section>
  )
}
