import { Tabs } from '@callboard/kit/tabs'
import {
  FailedState,
  Skeleton,
  Skeletons,
  Stage,
  useMediaQuery,
  useSearchParams,
  useTitle,
} from '@callboard/kit/ui'
import { recordingObstacle } from '@callboard/review/contract'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { LocalMedia } from '../meeting/local-media.ts'
import { GroupPanel } from './group-panel.tsx'
import { LinePanel, waitingCount } from './line-panel.tsx'
import { RecordControl, RecordOverlay, RecordSign } from './record-control.tsx'
import { RoomHeader } from './room-header.tsx'
import { placeOf, type RoomPlace } from './room-place.ts'
import { useLobby } from './use-lobby.ts'
import { useRecording } from './use-recording.ts'
import { useRowActions } from './use-row-actions.ts'
import './live.css'
import '../recorder/recording-mark.css'

const StaffDetailsButton = lazy(() => import('../details/staff-button.tsx'))
const MeetingRoom = lazy(() => import('../meeting/meeting-room.tsx'))

const EMPTY_WORDS: Readonly<Record<RoomPlace, string>> = {
  main: 'The room is empty. Call somebody in, and they appear here when they join.',
  test: 'Nobody waits in the virtual lobby with a camera.',
  backoffice: 'You are alone in the back office. Nothing here is seen or heard by talent or clients.',
}

type Panel = 'line' | 'room' | 'group'

function Narrow(props: {
  readonly waiting: number
  readonly members: number
  readonly panel: Panel
  /** Shows in the tab of the room, which the others hide. */
  readonly sign: ReactNode
  readonly onPanel: (panel: Panel) => void
}) {
  const tabs: readonly (readonly [Panel, string, number])[] = [
    ['line', 'Line', props.waiting],
    ['room', 'Room', 0],
    ['group', 'Group', props.members],
  ]
  return (
    <Tabs
      value={props.panel}
      onChange={(value) => props.onPanel((value ?? 'line') as Panel)}
      keepMounted={false}
    >
      <Tabs.List grow>
        {tabs.map(([panel, label, count]) => (
          <Tabs.Tab key={panel} value={panel}>
            {label}
            {count > 0 ? <span className="lobby-count"> {count}</span> : null}
            {panel === 'room' && props.panel !== 'room' ? props.sign : null}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}

/** The staff's live room: the line left, the frame in the middle, the group right; on a phone one of them at a time. */
export default function StaffRoom({ session }: { readonly session: string }) {
  const [search] = useSearchParams()
  const place = placeOf(search)
  const live = useLobby(session)
  const { state, lobby } = live
  const actions = useRowActions(session)
  const recording = useRecording(session, live)
  const media = useMemo(() => new LocalMedia(), [])
  const isNarrow = useMediaQuery('(max-width: 1000px)') ?? false
  const [panel, setPanel] = useState<Panel>('line')
  useEffect(() => () => media.close(), [media])
  useTitle(place === 'test' ? 'Virtual Lobby' : 'Video Chat')

  const hasActions = place !== 'test'
  const shown = (which: Panel, content: ReactNode) => (
    <div className="lobby-panel" data-panel={which} hidden={isNarrow && panel !== which}>
      {content}
    </div>
  )
  if (state.kind === 'failed' && !lobby)
    return (
      <Stage>
        <RoomHeader place={place} title="Live room" canMove={false} />
        <FailedState title="The session could not be opened" error={state.error} onRetry={state.retry} />
      </Stage>
    )
  const members = lobby?.group?.records.length ?? 0
  const day = lobby?.session.today ?? lobby?.session.dates.at(-1)?._id
  const obstacle = recordingObstacle(lobby?.session.local_recording_enabled, members)
  return (
    <Stage>
      <div className="lobby-stage" data-place={place}>
        <RoomHeader
          place={place}
          canMove
          title={lobby?.session.name ?? 'Live room'}
          subtitle={lobby?.session.studio_name}
          details={
            day ? (
              <Suspense>
                <StaffDetailsButton session={session} day={day} />
              </Suspense>
            ) : undefined
          }
        />
        {isNarrow ? (
          <Narrow
            waiting={waitingCount(lobby?.records.values() ?? [])}
            members={members}
            panel={panel}
            sign={<RecordSign recording={recording} />}
            onPanel={setPanel}
          />
        ) : null}
        <main className="lobby-panels">
          {shown(
            'line',
            lobby ? (
              <LinePanel lobby={lobby} actions={actions} hasActions={hasActions} />
            ) : (
              <div className="lobby-line-loading">
                <Skeletons rows={8} />
              </div>
            ),
          )}
          {shown(
            'room',
            <Suspense fallback={<Skeleton style={{ flex: 1 }} />}>
              <MeetingRoom
                key={place}
                session={session}
                room={place}
                audience="staff"
                media={media}
                emptyWords={EMPTY_WORDS[place]}
                overlay={place === 'main' ? <RecordOverlay recording={recording} /> : null}
                actions={
                  place === 'main' ? <RecordControl recording={recording} obstacle={obstacle} /> : null
                }
              />
            </Suspense>,
          )}
          {shown(
            'group',
            lobby ? (
              <GroupPanel
                lobby={lobby}
                takes={live.takes}
                videos={live.videos}
                actions={actions}
                hasActions={hasActions}
              />
            ) : (
              <div className="lobby-line-loading">
                <Skeletons rows={2} />
              </div>
            ),
          )}
        </main>
      </div>
    </Stage>
  )
}
