import type { ReplyOf } from '@callboard/core/http-contract'
import { does, type Follow, reduces, useAnswer } from '@callboard/kit/data'
import {
  getLobby,
  groupChanged,
  type LobbyRecord,
  type PresenceView,
  presenceChanged,
  recordChanged,
  recordRemoved,
  recordsCleared,
  sessionRoom,
  textNoted,
} from '@callboard/lobby/contract'
import {
  listTakes,
  newVideoAdded,
  takeChanged,
  type VideoView,
  videoProgress,
  videoUpdated,
} from '@callboard/review/contract'
import { heardVideo } from '../data/takes.ts'
import {
  fromView,
  type LobbyModel,
  withGroup,
  withoutRecord,
  withPresence,
  withRecord,
  withTextState,
} from './lobby-model.ts'
import { takeProgress } from './take-progress.ts'
import { heardTake, heardTakes, NO_TAKES, type TakesModel } from './takes-model.ts'
import { useGroupVideos } from './use-group-videos.ts'

type TextNote = Pick<LobbyRecord, '_id' | 'text_state'>

const updated = (video: VideoView) => {
  takeProgress.forget(video._id)
  heardVideo(video)
}

const LOBBY_SIGNALS = [
  reduces(recordChanged, (now: LobbyModel, record) => withRecord(now, record as LobbyRecord)),
  reduces(textNoted, (now: LobbyModel, text) => withTextState(now, text as TextNote)),
  reduces(presenceChanged, (now: LobbyModel, page) => withPresence(now, page as PresenceView)),
  reduces(recordRemoved, (now: LobbyModel, { _id }) => withoutRecord(now, _id)),
  reduces(recordsCleared, (now: LobbyModel, { records }) => records.reduce(withoutRecord, now)),
  reduces(groupChanged, (now: LobbyModel, { group }) => withGroup(now, group)),
  does<LobbyModel, typeof newVideoAdded>(newVideoAdded, heardVideo),
  does<LobbyModel, typeof videoUpdated>(videoUpdated, updated),
  does<LobbyModel, typeof videoProgress>(videoProgress, ({ _id, progress }) =>
    takeProgress.tell(_id, progress),
  ),
]

const TAKE_SIGNALS = [reduces(takeChanged, (now: TakesModel, take) => heardTake(now, take))]

const mergeTakes = (before: TakesModel | undefined, { takes }: ReplyOf<typeof listTakes>) =>
  heardTakes(before, takes)

/** The lobby as it was loaded; `useLobby` keeps it true. */
export const useLobbyAnswer = (session: string, follows: readonly Follow<LobbyModel>[] = []) =>
  useAnswer<typeof getLobby, LobbyModel>(getLobby, { id: session }, { merge: fromView, follows })

/** Everything of the staff's live room, loaded once and kept true by the signals of the session. */
export function useLobby(session: string) {
  const state = useLobbyAnswer(session, [{ room: sessionRoom, id: session, signals: LOBBY_SIGNALS }])
  const known = useAnswer<typeof listTakes, TakesModel>(
    listTakes,
    { session },
    {
      merge: mergeTakes,
      follows: [{ room: sessionRoom, id: session, signals: TAKE_SIGNALS }],
    },
  )
  const lobby = state.kind === 'ready' ? state.data : undefined
  const videos = useGroupVideos(lobby?.group?._id)
  return { state, lobby, ...(known.kind === 'ready' ? known.data : NO_TAKES), videos }
}

export type Lobby = ReturnType<typeof useLobby>
