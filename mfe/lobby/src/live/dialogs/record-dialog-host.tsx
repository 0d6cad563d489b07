import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { groupQuestion } from '../group-end/group-question.ts'
import { closeRecordDialog, openDialog } from './record-dialog.ts'

const RecordDialogs = lazy(() => import('./record-dialogs.tsx'))
const GroupQuestions = lazy(() => import('../group-end/group-questions.tsx'))

/** The place of the dialogs about one talent, and of the questions about their group. Their code loads with the first of them. */
export function RecordDialogHost({ session }: { readonly session: string }) {
  const dialog = useSyncExternalStore(openDialog.subscribe, openDialog.get)
  const question = useSyncExternalStore(groupQuestion.subscribe, groupQuestion.get)
  useEffect(() => closeRecordDialog, [])
  return (
    <Suspense>
      {dialog ? <RecordDialogs key={dialog.record._id} session={session} dialog={dialog} /> : null}
      {question ? <GroupQuestions question={question} /> : null}
    </Suspense>
  )
}
