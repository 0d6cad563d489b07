import type { GroupView, LobbyRecord, LobbyView, PresenceView } from '@callboard/lobby/contract'

/** The lobby as this page knows it, kept true by signals. */
export interface LobbyModel {
  readonly session: LobbyView['session']
  readonly records: ReadonlyMap<string, LobbyRecord>
  readonly group: GroupView | null
  /** by check-in; of talent whose page was open once */
  readonly presence: ReadonlyMap<string, PresenceView>
}

const newer = (known: LobbyRecord | undefined, next: LobbyRecord): LobbyRecord =>
  known && known.version > next.version ? known : next

const isSame = (known: LobbyRecord, next: LobbyRecord): boolean =>
  known.version === next.version && known.state === next.state && known.text_state === next.text_state

/** Model of a fresh answer. A record that a signal has brought further than the answer keeps the signal's version. */
export function fromView(before: LobbyModel | undefined, view: LobbyView): LobbyModel {
  const records = new Map(
    view.records.map((record) => {
      const known = before?.records.get(record._id)
      // The same version is the same object, so that its row is not drawn again.
      return [record._id, known && isSame(known, record) ? known : newer(known, record)]
    }),
  )
  const presence = new Map(
    view.presence.map((one) => {
      const known = before?.presence.get(one.record)
      return [one.record, known && JSON.stringify(known) === JSON.stringify(one) ? known : one]
    }),
  )
  return { session: view.session, records, group: view.current_group, presence }
}

/** A record as a signal or an answer brings it; an older one than is known changes nothing. */
export function withRecord(model: LobbyModel, record: LobbyRecord): LobbyModel {
  const known = model.records.get(record._id)
  if (newer(known, record) === known) return model
  return { ...model, records: new Map(model.records).set(record._id, record) }
}

/** How the latest text to a talent fares, which makes no new version of the record. */
export function withTextState(
  model: LobbyModel,
  { _id, text_state }: Pick<LobbyRecord, '_id' | 'text_state'>,
): LobbyModel {
  const known = model.records.get(_id)
  if (!known || known.text_state === text_state) return model
  return { ...model, records: new Map(model.records).set(_id, { ...known, text_state }) }
}

/** What a talent's page is like now, which makes no new version of the record. */
export const withPresence = (model: LobbyModel, presence: PresenceView): LobbyModel => ({
  ...model,
  presence: new Map(model.presence).set(presence.record, presence),
})

export function withoutRecord(model: LobbyModel, id: string): LobbyModel {
  const records = new Map(model.records)
  return records.delete(id) ? { ...model, records } : model
}

export const withGroup = (model: LobbyModel, group: GroupView | null): LobbyModel => ({ ...model, group })
