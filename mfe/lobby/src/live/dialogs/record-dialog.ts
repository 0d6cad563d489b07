import { store } from '@callboard/kit/ui'
import type { LobbyRecord } from '@callboard/lobby/contract'

/** The dialogs in the order of a menu, with their words there. */
export const RECORD_DIALOGS = [
  { kind: 'info', label: 'Talent info' },
  { kind: 'text', label: 'Text' },
  { kind: 'role', label: 'Edit role' },
  { kind: 'actual-call', label: 'Edit actual call' },
  { kind: 'avatar', label: 'Edit avatar' },
  { kind: 'sizes', label: 'Edit sizes and agent' },
] as const
export type RecordDialogKind = (typeof RECORD_DIALOGS)[number]['kind']

/** A dialog about one talent of the lobby. */
export interface RecordDialog {
  readonly kind: RecordDialogKind
  /** As it was when the dialog was asked for; an open dialog follows the lobby. */
  readonly record: LobbyRecord
}

/** The dialog that is open, or none. Rows, menus, keys and the palette open one without being drawn again. */
export const openDialog = store<RecordDialog | null>(null)

/** Opens a dialog in the place of the one that is open. */
export const openRecordDialog = (dialog: RecordDialog): void => openDialog.set(dialog)

export const closeRecordDialog = (): void => openDialog.set(null)
