import { type LobbyRecord, RECORD_ACTION_RULES, type RecordAction } from '@callboard/lobby/contract'
import type { RECORD_DIALOGS } from '../dialogs/record-dialog.ts'
import { mainAction } from '../row-actions.ts'
import type { RowActions } from '../use-row-actions.ts'

/** Something that staff do with one talent of the line; menu, keys and palette offer the same. */
export interface RowCommand {
  readonly id: string
  readonly label: string
  readonly key?: string
  readonly danger?: boolean
  /** The first of its part of the menu. */
  readonly begins?: boolean
  readonly run: (actions: RowActions, record: LobbyRecord) => void
}

interface Step {
  readonly action: RecordAction
  readonly label: string
  readonly key: string
}

const STEPS: readonly Step[] = [
  { action: 'arrive', label: 'Arrived', key: 'a' },
  { action: 'call-in', label: 'Call in again', key: 'shift+enter' },
  { action: 'on-deck', label: 'Put on deck', key: 'o' },
  { action: 'unskip', label: 'Unskip', key: 's' },
  { action: 'call-to-lobby', label: 'Back to lobby', key: 'b' },
  { action: 'skip', label: 'Skip', key: 's' },
  { action: 'sign-in', label: 'Sign in', key: 'q' },
  { action: 'sign-out', label: 'Sign out', key: 'q' },
]

const DIALOG_KEYS: Readonly<Partial<Record<string, string>>> = {
  info: 'i',
  role: 'e',
  'actual-call': 'h',
  text: 't',
  avatar: 'v',
}

/** The keys of a row with their words in the list of keys. */
export const ROW_KEYS: Readonly<Record<string, string>> = {
  'shift+enter': 'Call in again',
  a: 'Arrived',
  o: 'Put on deck',
  b: 'Back to lobby',
  s: 'Skip, or unskip',
  q: 'Sign out, or in',
  g: 'Into the group, or out of it',
  i: 'Talent info',
  e: 'Edit role',
  h: 'Edit actual call',
  t: 'Text',
  v: 'Edit avatar',
  delete: 'Delete',
}

const stepCommand = ({ action, label, key }: Step, { state }: LobbyRecord): RowCommand => ({
  id: action,
  label: action === 'call-in' && state === 'expected' ? 'Call in' : label,
  key,
  run: (actions, record) => actions.act(record, action),
})

/** The steps that the server takes now and that lead somewhere, one for each state. */
function stepsOf(record: LobbyRecord): readonly RowCommand[] {
  const reached = new Set<string>()
  return STEPS.filter(({ action }) => {
    const { to } = RECORD_ACTION_RULES[action]
    // Calling in again is a new call; every other step must lead somewhere.
    const leads = to !== record.state || action === 'call-in'
    if (!record.can[action] || !leads || reached.has(to)) return false
    reached.add(to)
    return true
  }).map((step) => stepCommand(step, record))
}

type Dialogs = typeof RECORD_DIALOGS

/** All that can be done with a talent now. @param inGroup a member of the current group */
export function rowCommands(record: LobbyRecord, inGroup: boolean, dialogs: Dialogs): readonly RowCommand[] {
  const group: RowCommand = inGroup
    ? {
        id: 'leave',
        label: 'Leave group',
        key: 'g',
        begins: true,
        run: (actions, one) => actions.leaveGroup(one),
      }
    : {
        id: 'group',
        label: 'Add to group',
        key: 'g',
        begins: true,
        run: (actions, one) => actions.addToGroup(one),
      }
  return [
    ...stepsOf(record),
    ...(inGroup || record.can.group ? [group] : []),
    ...dialogs.map(({ kind, label }, index): RowCommand => {
      const key = DIALOG_KEYS[kind]
      return {
        id: kind,
        label,
        begins: index === 0,
        ...(key ? { key } : {}),
        run: (actions, one) => actions.openDialog(one, kind),
      }
    }),
    {
      id: 'delete',
      label: 'Delete',
      key: 'delete',
      danger: true,
      begins: true,
      run: (actions, one) => actions.remove(one),
    },
  ]
}

/** The commands of the menu: what the row's own button does is left out. */
export const menuCommands = (
  record: LobbyRecord,
  inGroup: boolean,
  dialogs: Dialogs,
): readonly RowCommand[] => {
  const main = RECORD_ACTION_RULES[mainAction(record).action].to
  const steps = new Set(stepsOf(record).map(({ id }) => id))
  return rowCommands(record, inGroup, dialogs).filter(
    ({ id }) => !steps.has(id) || RECORD_ACTION_RULES[id as RecordAction].to !== main,
  )
}
