import { useState } from 'react'
import { IconFolderOpen } from '../../ui/icons.ts'
import { Button } from '../../ui/index.ts'
import { FileSyncDialog } from './file-sync-dialog.tsx'
import { buttonWords } from './sync-words.ts'
import { type SyncedSession, useFileSync } from './use-file-sync.ts'

/** The button of the file sync, which says how it goes once it was turned on in this browser. For staff. */
export function FileSync(props: {
  readonly session: SyncedSession
  /** Shown only once the sync was turned on in this browser. */
  readonly onlyWanted?: boolean
  readonly size?: 'compact-sm' | 'sm'
}) {
  const [isOpen, setOpen] = useState(false)
  const { helper, isWanted } = useFileSync(props.session, false)
  return (
    <>
      {isWanted || !props.onlyWanted ? (
        <Button
          size={props.size ?? 'sm'}
          variant="default"
          leftSection={<IconFolderOpen size={16} />}
          onClick={() => setOpen(true)}
        >
          {buttonWords(helper, isWanted)}
        </Button>
      ) : null}
      {isOpen ? <FileSyncDialog session={props.session} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
