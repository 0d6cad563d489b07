import { type AnswerChange, call, defineAction, inAnswer, shownAnswer } from '@callboard/kit/data'
import {
  actOnRecord,
  addToGroup,
  callNext,
  deleteRecord,
  finishGroup,
  getLobby,
  getRecord,
  type LobbyRecord,
  type RecordAction,
  removeFromGroup,
  undoFinish,
} from '@callboard/lobby/contract'
import { type LobbyModel, withGroup, withoutRecord, withRecord } from '../live/lobby-model.ts'
import { asWished, fasterWords, nameOf } from '../live/row-actions.ts'

export const inLobby = (
  session: string,
  change: (now: LobbyModel) => LobbyModel,
): readonly AnswerChange[] => [inAnswer<typeof getLobby, LobbyModel>(getLobby, { id: session }, change)]

const UNDO: Readonly<Partial<Record<RecordAction, readonly [words: string, back: RecordAction]>>> = {
  skip: ['is skipped', 'unskip'],
  'sign-out': ['is signed out', 'sign-in'],
}

/** The lobby as it is shown now. */
export const shownLobby = (session: string): LobbyModel | undefined =>
  shownAnswer(getLobby, { id: session }) as unknown as LobbyModel | undefined

export const isRecord = (value: unknown): value is LobbyRecord =>
  typeof value === 'object' && value !== null && 'version' in value && 'state' in value

/** Staff's actions on a talent of the line. Rows change at once; a refusal restores them and says the reason. */
export const actOnRecordAction = (session: string) =>
  defineAction(actOnRecord, {
    oneOf: ({ id, action }) => `${id} ${action}`,
    inOrder: ({ id }) => id,
    after: (input, last) => ({ ...input, version: Math.max(input.version, last.version) }),
    shows: ({ id, action }) =>
      inLobby(session, (now) => {
        const record = now.records.get(id)
        return record ? withRecord(now, asWished(record, action)) : now
      }),
    changes: (record) => inLobby(session, (now) => withRecord(now, record)),
    undo: (record, { id, action }) => {
      const [words, back] = UNDO[action] ?? []
      return back
        ? { says: `${nameOf(record)} ${words}.`, input: { id, action: back, version: record.version } }
        : undefined
    },
    refused: ({ status, current }) =>
      status === 409 && isRecord(current)
        ? { changes: inLobby(session, (now) => withRecord(now, current)), says: fasterWords(current) }
        : { refreshes: [getLobby] },
    toasts: true,
  })

/** The check-in as it is on the server. */
export const readRecord = (id: string): Promise<LobbyRecord> => call(getRecord, { id })

const refused = () => ({ refreshes: [getLobby] })

export const callNextAction = (session: string) =>
  defineAction(callNext, {
    oneOf: () => session,
    changes: ({ record }) => (record ? inLobby(session, (now) => withRecord(now, record)) : []),
    says: ({ record }) => (record ? undefined : 'Nobody is waiting.'),
    refused,
    toasts: true,
  })

export const deleteRecordAction = (session: string) =>
  defineAction(deleteRecord, {
    oneOf: ({ id }) => id,
    changes: (_, { id }) => inLobby(session, (now) => withoutRecord(now, id)),
    refused,
    toasts: true,
  })

export const addToGroupAction = (session: string) =>
  defineAction(addToGroup, {
    oneOf: ({ id }) => id,
    changes: (group) => inLobby(session, (now) => withGroup(now, group)),
    refused,
    toasts: true,
  })

export const removeFromGroupAction = (session: string) =>
  defineAction(removeFromGroup, {
    oneOf: ({ id }) => id,
    changes: ({ group }) => inLobby(session, (now) => withGroup(now, group)),
    refused,
    toasts: true,
  })

export const undoFinishAction = (session: string) =>
  defineAction(undoFinish, {
    oneOf: ({ group }) => group,
    changes: (group) => inLobby(session, (now) => withGroup(now, group)),
    refused,
    toasts: true,
  })

export const finishGroupAction = (session: string) =>
  defineAction(finishGroup, {
    oneOf: ({ group }) => group,
    changes: ({ group }) => inLobby(session, (now) => withGroup(now, group)),
    refused,
    toasts: true,
  })
