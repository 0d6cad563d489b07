import { reduces, useAnswer } from '@callboard/kit/data'
import {
  type ClientRecord,
  getClientLobby,
  groupChanged,
  recordChanged,
  recordRemoved,
  recordsCleared,
  sessionRoom,
} from '@callboard/lobby/contract'
import { type ClientModel, fromClientView, withoutSeen, withSeen } from './client-model.ts'

const SIGNALS = [
  reduces(recordChanged, (now: ClientModel, record) => withSeen(now, record as ClientRecord)),
  reduces(recordRemoved, (now: ClientModel, { _id }) => withoutSeen(now, _id)),
  reduces(recordsCleared, (now: ClientModel, { records }) => records.reduce(withoutSeen, now)),
  reduces(groupChanged, (now: ClientModel, { group }) => ({ ...now, group })),
]

/** The talent and the current group as a client may see them. */
export const useClientLobby = (session: string) =>
  useAnswer<typeof getClientLobby, ClientModel>(
    getClientLobby,
    { session },
    { merge: fromClientView, follows: [{ room: sessionRoom, id: session, signals: SIGNALS }] },
  )
