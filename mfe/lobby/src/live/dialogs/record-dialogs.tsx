import type { LobbyRecord } from '@callboard/lobby/contract'
import type { ComponentType } from 'react'
import type { LobbyModel } from '../lobby-model.ts'
import { useLobbyAnswer } from '../use-lobby.ts'
import { ActualCallDialog } from './actual-call-dialog.tsx'
import { AvatarDialog } from './avatar-dialog.tsx'
import { InfoDialog } from './info-dialog.tsx'
import { closeRecordDialog, type RecordDialog, type RecordDialogKind } from './record-dialog.ts'
import { RoleDialog } from './role-dialog.tsx'
import { SizesDialog } from './sizes-dialog.tsx'
import { TextDialog } from './text-dialog.tsx'

export interface RecordDialogProps {
  /** As the lobby knows it now. */
  readonly record: LobbyRecord
  readonly session: LobbyModel['session']
  readonly onClose: () => void
}

const DIALOGS: Readonly<Record<RecordDialogKind, ComponentType<RecordDialogProps>>> = {
  role: RoleDialog,
  'actual-call': ActualCallDialog,
  info: InfoDialog,
  text: TextDialog,
  avatar: AvatarDialog,
  sizes: SizesDialog,
}

/** The open dialog about one talent of the lobby. */
export default function RecordDialogs(props: { readonly session: string; readonly dialog: RecordDialog }) {
  const { kind, record } = props.dialog
  const state = useLobbyAnswer(props.session)
  if (state.kind !== 'ready') return null
  const Dialog = DIALOGS[kind]
  const { records, session } = state.data
  return <Dialog record={records.get(record._id) ?? record} session={session} onClose={closeRecordDialog} />
}
