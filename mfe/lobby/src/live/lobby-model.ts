import type { GroupView, LobbyRecord, LobbyView } from '@callboard/lobby/contract'

/** The lobby as this page knows it, kept true by signals. */
export interface LobbyModel {
  readonly session: LobbyView['session']
  readonly records: ReadonlyMap<string, LobbyRecord>
  readonly group: GroupView | null
}

const newer = (known: LobbyRecord | undefined, next: LobbyRecord): LobbyRecord =>
  known && known.version > next.version ? known : next

/** Model of a fresh answer. A record that a signal has brought further than the answer keeps the signal's version. */
export function fromView(before: LobbyModel | undefined, view: LobbyView): LobbyModel {
  const records = new Map(
    view.records.map((record) => {
      const known = before?.records.get(record._id)
      // The same version is the same object, so that its row is not drawn again.
      const kept = known?.version === record.version && known.state === record.state ? known : undefined
      return [record._id, kept ?? newer(known, record)]
    }),
  )
  return { session: view.session, records, group: view.current_group }
}

/** A record as a signal or an answer brings it; an older one than is known changes nothing. */
export function withRecord(model: LobbyModel, record: LobbyRecord): LobbyModel {
  const known = model.records.get(record._id)
  if (newer(known, record) === known) return model
  return { ...model, records: new Map(model.records).set(record._id, record) }
}

export function withoutRecord(model: LobbyModel, id: string): LobbyModel {
  const records = new Map(model.records)
  return records.delete(id) ? { ...model, records } : model
}

export const withGroup = (model: LobbyModel, group: GroupView | null): LobbyModel => ({ ...model, group })
