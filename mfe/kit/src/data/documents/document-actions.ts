import {
  addDocument,
  type DayDocuments,
  type DocumentList,
  getUploadAddress,
  listDocuments,
  removeDocument,
  showScript,
} from '@callboard/projects/contract'
import { defineAction, inAnswer, perform } from '../actions/define-action.ts'
import { call } from '../call/call.ts'
import { putFile } from '../upload/put-file.ts'

export interface DayOfSession {
  readonly session: string
  readonly day: string
}

const stored = (reply: DayDocuments, { session, day }: DayOfSession) => [
  inAnswer(listDocuments, { session, day }, () => reply),
]

const addDocumentAction = defineAction(addDocument, { changes: stored })
export const removeDocumentAction = defineAction(removeDocument, { changes: stored })
export const showScriptAction = defineAction(showScript, {
  shows: ({ session, day, show_to_talent }) => [
    inAnswer(listDocuments, { session, day }, (now) => ({ ...now, show_to_talent })),
  ],
  changes: stored,
  inOrder: ({ day }) => day,
})

/** Milliseconds without a byte after which the line is taken for cut. */
const STALLED = 30_000

/** Sends a file straight to storage and has it taken into a list of a date. */
export async function sendDocument(
  where: DayOfSession & { readonly list: DocumentList },
  file: File,
  onProgress: (percent: number) => void,
): Promise<void> {
  const { url, Key, content_type } = await call(getUploadAddress, { filename: file.name })
  // A browser knows some types by other names, or none.
  const body = file.slice(0, file.size, content_type)
  await putFile(url, body, { onProgress, stalledAfter: STALLED })
  await perform(addDocumentAction, { ...where, Key, name: file.name })
}
