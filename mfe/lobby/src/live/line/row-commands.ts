import type { KeyMeaning } from '@callboard/kit/keys'
import { type LobbyRecord, RECORD_ACTION_RULES, type RecordAction } from '@callboard/lobby/contract'
import type { RECORD_DIALOGS } from '../dialogs/record-dialog.ts'
import { mainAction } from '../row-actions.ts'
import type { RowActions } from '../use-row-actions.ts'

/** What a key of the line means. */
export type LineKey = KeyMeaning<'line'>

/** Something that staff do with one talent of the line; menu, keys and palette offer the same. */
export interface RowCommand {
  readonly id: string
  readonly label: string
  readonly key?: LineKey
  readonly danger?: boolean
  /** The first of its part of the menu. */
  readonly begins?: boolean
  readonly run: (actions: RowActions, record: LobbyRecord) => void
}

interface Step {
  readonly action: RecordAction
  readonly label: string
  readonly key: LineKey
}

const STEPS: readonly Step[] = [
  { action: 'arrive', label: 'Arrived', key: 'arrive' },
  { action: 'call-in', label: 'Call in again', key: 'callAgain' },
  { action: 'on-deck', label: 'Put on deck', key: 'deck' },
  { action: 'unskip', label: 'Unskip', key: 'skip' },
  { action: 'call-to-lobby', label: 'Back to lobby', key: 'toLobby' },
  { action: 'skip', label: 'Skip', key: 'skip' },
  { action: 'sign-in', label: 'Sign in', key: 'signOut' },
  { action: 'sign-out', label: 'Sign out', key: 'signOut' },
]

const DIALOG_KEYS: Readonly<Partial<Record<string, LineKey>>> = {
  info: 'info',
  role: 'role',
  'actual-call': 'call',
  text: 'text',
  avatar: 'avatar',
}

/** The keys that act on the chosen talent. */
export const ROW_KEYS: readonly LineKey[] = [
  'callAgain',
  'arrive',
  'deck',
  'toLobby',
  'skip',
  'signOut',
  'group',
  ...Object.values(DIALOG_KEYS).filter((key) => key !== undefined),
  'remove',
]

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
        key: 'group',
        begins: true,
        run: (actions, one) => actions.leaveGroup(one),
      }
    : {
        id: 'group',
        label: 'Add to group',
        key: 'group',
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
      key: 'remove',
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
