import { buttonWords } from './sync-words.ts'
import { type SyncedSession, useFileSync } from './use-file-sync.ts'

/** What opens the dialog of the file sync is called so: it says how the sync goes once it was turned on in this browser. */
export function useSyncWords(session: SyncedSession): string {
  const { helper, isWanted } = useFileSync(session, false)
  return buttonWords(helper, isWanted)
}
