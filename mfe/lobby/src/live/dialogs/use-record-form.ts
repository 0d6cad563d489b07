import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { type LobbyRecord, recordForm } from '@callboard/lobby/contract'
import { useState } from 'react'
import { isRecord } from '../../data/lobby.ts'
import { type RecordChange, updateRecordAction } from '../../data/records.ts'

/**
 * A form over some facts of a check-in. The line moves while it is open: a change of other facts by other people is no
 * conflict, and the form is sent again on top of it.
 * @param typedOf the facts that the form edits
 */
export function useRecordForm<T extends RecordChange>(
  record: LobbyRecord,
  typedOf: (record: LobbyRecord) => T,
  onDone: () => void,
) {
  const [begun] = useState(record)
  const isUntouched = (current: LobbyRecord) =>
    JSON.stringify(typedOf(current)) === JSON.stringify(typedOf(begun))
  const update = useAction(updateRecordAction, {
    onDone,
    onRefused: async ({ status, current }, input) =>
      status === 409 && isRecord(current) && isUntouched(current)
        ? { ...input, version: current.version }
        : undefined,
  })
  return useForm({
    form: recordForm,
    from: () => typedOf(begun),
    version: begun.version,
    typedOf,
    input: (typed: T) => ({ ...typed, version: begun.version }),
    action: update,
    save: (fields, version) => update.run({ ...fields, id: begun._id, version }),
  })
}
