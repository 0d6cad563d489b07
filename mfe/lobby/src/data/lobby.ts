import {
  type AnswerChange,
  type ApiError,
  call,
  defineAction,
  inAnswer,
  shownAnswer,
} from '@callboard/kit/data'
import {
  actOnRecord,
  addToGroup,
  callNext,
  deleteRecord,
  finishGroup,
  getLobby,
  getRecord,
  type LobbyRecord,
  removeFromGroup,
  undoFinish,
  undoStep,
} from '@callboard/lobby/contract'
import { type LobbyModel, withGroup, withoutRecord, withRecord } from '../live/lobby-model.ts'
import { asWished, fasterWords } from '../live/row-actions.ts'

export const inLobby = (
  session: string,
  change: (now: LobbyModel) => LobbyModel,
): readonly AnswerChange[] => [inAnswer<typeof getLobby, LobbyModel>(getLobby, { id: session }, change)]

/** The lobby as it is shown now. */
export const shownLobby = (session: string): LobbyModel | undefined =>
  shownAnswer(getLobby, { id: session }) as unknown as LobbyModel | undefined

export const isRecord = (value: unknown): value is LobbyRecord =>
  typeof value === 'object' && value !== null && 'version' in value && 'state' in value

/** A talent whom somebody else changed first is shown as they are now; after another refusal the line is read again. */
const refusedRecord = (session: string) => (fault: ApiError) =>
  fault.status === 409 && isRecord(fault.current)
    ? {
        changes: inLobby(session, (now) => withRecord(now, fault.current as LobbyRecord)),
        says: fasterWords(fault.current),
      }
    : { refreshes: [getLobby] }

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
    refused: refusedRecord(session),
    toasts: true,
  })

/** Takes back the latest step of a talent. */
export const undoStepAction = (session: string) =>
  defineAction(undoStep, {
    oneOf: ({ id }) => id,
    changes: (record) => inLobby(session, (now) => withRecord(now, record)),
    refused: refusedRecord(session),
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
    changes: ({ group, record }) => inLobby(session, (now) => withGroup(withRecord(now, record), group)),
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
