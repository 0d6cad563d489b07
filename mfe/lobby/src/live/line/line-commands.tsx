import { type Command, useCommands } from '@callboard/kit/ui'
import type { LobbyRecord } from '@callboard/lobby/contract'
import { useMemo } from 'react'
import { mainAction, nameOf } from '../row-actions.ts'
import type { RowActions } from '../use-row-actions.ts'
import { rowCommands } from './row-commands.ts'

/** The line in the palette: every talent by name, and what can be done with them. Draws nothing. */
export default function LineCommands(props: {
  readonly records: readonly LobbyRecord[]
  readonly current: LobbyRecord | undefined
  readonly inGroup: ReadonlySet<string>
  /** Absent where no record can be moved. */
  readonly actions: RowActions | undefined
  readonly onChoose: (record: LobbyRecord) => void
}) {
  const { records, current, inGroup, actions, onChoose } = props
  const commands = useMemo(() => {
    const chosen: Command[] =
      current && actions
        ? rowCommands(current, inGroup.has(current._id), actions.dialogs).map(({ id, label, run }) => ({
            id: `chosen:${id}`,
            label: `${label}: ${nameOf(current)}`,
            group: 'Chosen talent',
            run: () => run(actions, current),
          }))
        : []
    const talent = records.map(
      (record): Command => ({
        id: `talent:${record._id}`,
        label: nameOf(record),
        group: 'Talent',
        run: () => onChoose(record),
      }),
    )
    const mains = actions
      ? records.map((record): Command => {
          const { label, action } = mainAction(record)
          return {
            id: `main:${record._id}`,
            label: `${label}: ${nameOf(record)}`,
            group: 'Actions on talent',
            run: () => actions.act(record, action),
          }
        })
      : []
    return [...chosen, ...talent, ...mains]
  }, [records, current, inGroup, actions, onChoose])
  useCommands(commands)
  return null
}
