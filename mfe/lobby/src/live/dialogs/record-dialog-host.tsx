import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { closeRecordDialog, openDialog } from './record-dialog.ts'

const RecordDialogs = lazy(() => import('./record-dialogs.tsx'))

/** The place of the dialogs about one talent. Their code loads with the first of them. */
export function RecordDialogHost({ session }: { readonly session: string }) {
  const dialog = useSyncExternalStore(openDialog.subscribe, openDialog.get)
  useEffect(() => closeRecordDialog, [])
  return (
    <Suspense>
      {dialog ? <RecordDialogs key={dialog.record._id} session={session} dialog={dialog} /> : null}
    </Suspense>
  )
}
