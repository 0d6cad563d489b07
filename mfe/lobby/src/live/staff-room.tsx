import { useKeys } from '@callboard/kit/keys'
import { FailedState, Skeleton, Skeletons, useMediaQuery, useSearchParams, useTitle } from '@callboard/kit/ui'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { FramesProvider, useFrames } from '../frames/use-frames.ts'
import { LocalMedia } from '../meeting/local-media.ts'
import { nearestDate } from '../shared/nearest-date.ts'
import { ChatSlot } from './chat/chat-slot.tsx'
import { RecordDialogHost } from './dialogs/record-dialog-host.tsx'
import { useFinishOffers } from './group-end/finish-offer.ts'
import { waitingCount } from './line-order.ts'
import { LinePanel } from './line-panel.tsx'
import styles from './live.module.css'
import type { LobbyModel } from './lobby-model.ts'
import type { Panel } from './narrow-tabs.tsx'
import { pressRecord, RecordControl, RecordOverlay, RecordSign } from './record-control.tsx'
import { recordingOffer } from './recording-offer.ts'
import { RoomHeader } from './room-header.tsx'
import { placeOf } from './room-place.ts'
import { toggleAlone, toggleFold, useRoomShape } from './room-shape.ts'
import { useLobby } from './use-lobby.ts'
import { useRecording } from './use-recording.ts'
import { useRowActions } from './use-row-actions.ts'

const StaffDetailsButton = lazy(() => import('../details/staff-button.tsx'))
const Frames = lazy(() => import('../frames/frames.tsx'))
const IncludeMe = lazy(() => import('./include-me/include-me.tsx'))
const TakeTroubles = lazy(() => import('./include-me/take-troubles.tsx'))
const GroupPanel = lazy(() => import('./group-panel.tsx'))
const LineOrWaiting = lazy(() => import('./waiting-room/line-or-waiting.tsx'))
const SideRail = lazy(() => import('./side-rail.tsx'))
const loadNarrowTabs = () => import('./narrow-tabs.tsx')
const NarrowTabs = lazy(loadNarrowTabs)

/** The room alone is shown first on a screen of this width. */
const SMALL = '(max-width: 550px)'

const Loading = ({ rows }: { readonly rows: number }) => (
  <div className={styles.lineLoading}>
    <Skeletons rows={rows} />
  </div>
)

const GroupLoading = () => (
  <div className={styles.group}>
    <Loading rows={2} />
  </div>
)

/** The staff's live room: the line left, the frame in the middle, the group right; on a phone one of them at a time. */
export default function StaffRoom({ session }: { readonly session: string }) {
  const [search] = useSearchParams()
  const place = placeOf(search)
  const live = useLobby(session)
  const { state, lobby } = live
  const frames = useFrames(place, lobby?.session, search.has('split'))
  const actions = useRowActions(session)
  const isKnown = lobby !== undefined
  useEffect(() => {
    if (isKnown) actions.offerAgain()
  }, [actions, isKnown])
  useFinishOffers(session, lobby, live.videos.length)
  const [includesMe, setIncludesMe] = useState(false)
  const recording = useRecording(session, live, includesMe)
  const media = useMemo(() => new LocalMedia(), [])
  const isNarrow = useMediaQuery('(max-width: 1000px)', undefined, { getInitialValueInEffect: false })
  const [panel, setPanel] = useState<Panel>(() => (matchMedia(SMALL).matches ? 'room' : 'line'))
  useEffect(() => () => media.close(), [media])
  // A window that is made narrow while the network is away has its tabs.
  useEffect(() => void loadNarrowTabs().catch(() => undefined), [])
  const shape = useRoomShape()
  const group = lobby?.group
  useKeys('room', {
    fold: isNarrow ? undefined : toggleFold,
    alone: isNarrow ? undefined : toggleAlone,
    record: place === 'main' ? () => pressRecord(recording, recordingOffer(lobby, includesMe)) : undefined,
    finish: group && place !== 'test' ? () => actions.finishGroup(group) : undefined,
  })
  useTitle(place === 'test' ? 'Virtual Lobby' : 'Video Chat')

  const hasActions = place !== 'test'
  const shown = (which: Panel, content: ReactNode) => (
    <div className={styles.panel} data-panel={which} hidden={isNarrow && panel !== which}>
      {content}
    </div>
  )
  if (state.kind === 'failed' && !lobby)
    return (
      <>
        <RoomHeader place={place} title="Live room" canMove={false} />
        <FailedState title="The session could not be opened" error={state.error} onRetry={state.retry} />
      </>
    )
  const members = lobby?.group?.records.length ?? 0
  const day = lobby && nearestDate(lobby.session, new Date())?._id
  const offer = recordingOffer(lobby, includesMe)
  const line = (of: LobbyModel) => (
    <FramesProvider value={hasActions ? frames : null}>
      <LinePanel lobby={of} actions={actions} hasActions={hasActions} />
    </FramesProvider>
  )
  return (
    <>
      <div className={styles.stage} data-place={place}>
        <RoomHeader
          place={place}
          canMove
          skipsLobby={lobby?.session.skip_virtual_lobby}
          title={lobby?.session.name ?? 'Live room'}
          subtitle={lobby?.session.studio_name}
          details={
            <div className={styles.headerDetails}>
              {day ? (
                <Suspense>
                  <StaffDetailsButton session={session} day={day} />
                </Suspense>
              ) : null}
            </div>
          }
        />
        {isNarrow ? (
          <Suspense fallback={<div className={styles.narrowTabsPlace} />}>
            <NarrowTabs
              waiting={waitingCount(lobby?.records.values() ?? [])}
              members={members}
              panel={panel}
              sign={<RecordSign recording={recording} />}
              onPanel={setPanel}
            />
          </Suspense>
        ) : null}
        <div className={styles.panels} data-shape={isNarrow ? undefined : shape}>
          {shown(
            'line',
            lobby?.session.has_twr ? (
              <Suspense fallback={<Loading rows={8} />}>
                <LineOrWaiting session={session} group={lobby.group} hasActions={hasActions}>
                  {line(lobby)}
                </LineOrWaiting>
              </Suspense>
            ) : lobby ? (
              line(lobby)
            ) : (
              <Loading rows={8} />
            ),
          )}
          {shown(
            'room',
            <Suspense fallback={<Skeleton style={{ flex: 1 }} />}>
              {lobby ? (
                <Frames
                  frames={frames}
                  lobby={lobby}
                  place={place}
                  rowActions={actions}
                  media={media}
                  locked={includesMe && recording.state !== 'idle'}
                  overlay={
                    place === 'main' ? (
                      <>
                        <RecordOverlay recording={recording} />
                        <Suspense>
                          <TakeTroubles takes={live.takes} />
                        </Suspense>
                      </>
                    ) : null
                  }
                  actions={
                    place === 'main' ? (
                      <>
                        <RecordControl
                          recording={recording}
                          offer={offer}
                          onThisCamera={() => {
                            void media.open({ camera: true, microphone: true })
                            setIncludesMe(true)
                          }}
                        />
                        <div className={styles.includePlace}>
                          <Suspense>
                            <IncludeMe
                              media={media}
                              takes={live.takes}
                              asked={recording.asked}
                              checked={includesMe}
                              onChange={setIncludesMe}
                            />
                          </Suspense>
                        </div>
                      </>
                    ) : null
                  }
                />
              ) : (
                <Skeleton style={{ flex: 1 }} />
              )}
            </Suspense>,
          )}
          {shown(
            'group',
            shape !== 'whole' && !isNarrow && lobby ? (
              <Suspense fallback={<div className={styles.rail} />}>
                <SideRail lobby={lobby} place={place} />
              </Suspense>
            ) : (
              <>
                <Suspense fallback={<GroupLoading />}>
                  {lobby ? (
                    <GroupPanel
                      lobby={lobby}
                      takes={live.takes}
                      videos={live.videos}
                      isStarting={recording.state === 'starting'}
                      actions={actions}
                      hasActions={hasActions}
                    />
                  ) : (
                    <GroupLoading />
                  )}
                </Suspense>
                <ChatSlot session={session} zone={lobby?.session.time_zone} />
              </>
            ),
          )}
        </div>
      </div>
      <RecordDialogHost session={session} />
    </>
  )
}
