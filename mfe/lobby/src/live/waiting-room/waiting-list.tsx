import { Load } from '@callboard/kit/data'
import { EmptyState, Skeletons } from '@callboard/kit/ui'
import type { WaitingRoomView, WaitingTalent } from '@callboard/lobby/contract'
import type { ReactNode } from 'react'
import clientStyles from '../client/client.module.css'
import live from '../live.module.css'
import { SyncMark } from './sync-mark.tsx'
import { TroubleNote } from './trouble-note.tsx'
import { useWaitingRoom } from './use-waiting-room.ts'
import waitingRoom from './waiting-room.module.css'

/** The talent of the external waiting room, with the state of its sync. */
export function WaitingList(props: {
  readonly session: string
  readonly tools?: (room: WaitingRoomView) => ReactNode
  readonly children: (talent: WaitingTalent) => ReactNode
}) {
  const { state, retry } = useWaitingRoom(props.session)
  return (
    <Load
      state={state}
      skeleton={
        <div className={clientStyles.loading}>
          <Skeletons rows={4} height={72} />
        </div>
      }
      failedTitle="The waiting room could not be loaded"
    >
      {(room) => {
        const syncing = room.syncing && !(state.kind === 'ready' && state.outdated)
        const trouble = room.trouble ?? (syncing ? null : 'unreachable')
        return (
          <section className={waitingRoom.root} aria-label="TWR">
            <header className={clientStyles.head}>
              <h2>
                {room.name || 'TWR'} <span className={live.count}>{room.records.length}</span>
              </h2>
              <SyncMark syncing={syncing} />
            </header>
            {trouble ? <TroubleNote trouble={trouble} onRetry={retry} /> : null}
            {props.tools?.(room)}
            {room.records.length === 0 && trouble === null ? (
              <EmptyState title="Nobody waits in TWR">
                Talent appear here when they check in there.
              </EmptyState>
            ) : null}
            <div className={clientStyles.cards}>{room.records.map(props.children)}</div>
          </section>
        )
      }}
    </Load>
  )
}
