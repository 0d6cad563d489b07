import { FileSync } from '@callboard/kit/file-sync'
import type { LobbyModel } from '../lobby-model.ts'

/** How the sync goes, for those who turned it on in this browser; the others find it in the menu. */
export default function FileSyncButton({ session }: Pick<LobbyModel, 'session'>) {
  return <FileSync session={session} size="compact-sm" onlyWanted />
}
