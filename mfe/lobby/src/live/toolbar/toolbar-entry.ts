import type { UserType } from '@callboard/core/http-contract'
import type { ComponentType } from 'react'
import type { LobbyModel } from '../lobby-model.ts'

type Session = LobbyModel['session']

export interface ToolbarDialogProps {
  readonly lobby: LobbyModel
  readonly onClose: () => void
}

interface Entry {
  readonly id: string
  readonly label: string
  readonly icon: ComponentType<{ readonly size?: number }>
  /** Kinds of account that see it; absent: all staff. */
  readonly only?: readonly UserType[]
  /** Its heading in the menu. */
  readonly section: 'Lobby' | 'Session' | 'Papers'
  /** Stands as a button of its own; the others are in the menu. */
  readonly first?: true
  /** Absent from the virtual lobby, where nothing is changed. */
  readonly changes?: true
}

/** Something to do from the lobby's toolbar, its menu and the palette. */
export type ToolbarEntry = Entry &
  (
    | { readonly opens: (session: Session) => string; readonly newTab?: true }
    | { readonly copies: (session: Session) => string }
    | { readonly dialog: ComponentType<ToolbarDialogProps> }
    | { readonly run: (lobby: LobbyModel) => Promise<void> }
  )
