import { onSignal, refresh, useEndpoint, useRoom } from '@callboard/kit/data'
import {
  getLobby,
  groupChanged,
  type LobbyRecord,
  type LobbyView,
  recordChanged,
  recordRemoved,
  sessionRoom,
} from '@callboard/lobby/contract'
import {
  listTakes,
  newVideoAdded,
  type TakeView,
  takeChanged,
  type VideoView,
  videoProgress,
  videoUpdated,
} from '@callboard/review/contract'
import { fromView, type LobbyModel, withGroup, withoutRecord, withRecord } from './lobby-model.ts'
import { takeProgress } from './take-progress.ts'
import { heardTake, heardTakes, NO_TAKES, type TakesModel } from './takes-model.ts'
import { useFollowed } from './use-followed.ts'
import { useGroupVideos } from './use-group-videos.ts'

/** Everything of the staff's live room, loaded once and kept true by the signals of the session. */
export function useLobby(session: string) {
  const state = useEndpoint(getLobby, { id: session })
  const takesState = useEndpoint(listTakes, { session })
  const [lobby, applyLobby] = useFollowed<LobbyView, LobbyModel>(
    state,
    () => void refresh(getLobby, { id: session }),
    fromView,
  )
  const [known = NO_TAKES, applyTakes] = useFollowed<{ takes: TakeView[] }, TakesModel>(
    takesState,
    () => void refresh(listTakes, { session }),
    (before, answer) => heardTakes(before, answer.takes),
  )
  const [videos, applyVideo] = useGroupVideos(lobby?.group?._id)

  useRoom(
    sessionRoom,
    session,
    [
      onSignal(recordChanged, (record) => applyLobby((now) => withRecord(now, record as LobbyRecord))),
      onSignal(recordRemoved, ({ _id }) => applyLobby((now) => withoutRecord(now, _id))),
      onSignal(groupChanged, ({ group }) => applyLobby((now) => withGroup(now, group))),
      onSignal(takeChanged, (take) => applyTakes((now) => heardTake(now, take))),
      onSignal(newVideoAdded, applyVideo),
      onSignal(videoUpdated, (video: VideoView) => {
        takeProgress.forget(video._id)
        applyVideo(video)
      }),
      onSignal(videoProgress, ({ _id, progress }) => takeProgress.tell(_id, progress)),
    ],
    { queries: [getLobby, listTakes] },
  )
  return { state, lobby, applyLobby, ...known, applyTakes, videos }
}

export type Lobby = ReturnType<typeof useLobby>
