import { FileSyncDialog } from '@callboard/kit/file-sync'
import type { ToolbarDialogProps } from './toolbar-entry.ts'

export default function FileSyncOfLobby({ lobby, onClose }: ToolbarDialogProps) {
  return <FileSyncDialog session={lobby.session} onClose={onClose} />
}
