import {
  ACCESS,
  BLOB_STORE,
  CLOCK,
  conflict,
  DomainError,
  missing,
  type NeedsOf,
  useCase,
} from '@callboard/core'
import { subjectOf } from '@callboard/core/http-contract'
import { addVideoEntry, completeUpload, type UploadView, uploadSubject } from '../../contract/index.ts'
import { ended, HEAD_BYTES, missingParts, type Upload } from '../../domain/upload.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { UploadShelf } from './upload-shelf.ts'
import { uploadView } from './upload-view.ts'

const NEEDS = { store: REVIEW_STORE, blobs: BLOB_STORE, shelf: UploadShelf, clock: CLOCK }
type Needs = NeedsOf<typeof NEEDS>

const ofAccount = subjectOf(uploadSubject, { id: 'id', key: 'key' }, ['self'])

/** Ends an upload whose parts are all confirmed: its kind is read from its first bytes, not from its name. */
export const CompleteUpload = useCase(completeUpload, NEEDS, ({ needs, subject: { upload } }) =>
  complete(needs, upload),
)

export const AddVideoEntry = useCase(
  addVideoEntry,
  { ...NEEDS, access: ACCESS },
  async ({ needs, actor, input }) => {
    const { upload } = await needs.access.admit(ofAccount, actor, { id: input.key })
    if (upload.groupId !== input.group || upload.sessionId !== input.session) throw missing('This upload')
    return await complete(needs, upload)
  },
)

async function complete(needs: Needs, upload: Upload): Promise<UploadView> {
  const parts = await needs.store.read(({ uploadParts }) => uploadParts.ofUpload(upload.id))
  if (upload.state !== 'sending') return uploadView(upload, parts)
  const [first] = parts
  if (first === undefined || missingParts(upload, parts).length > 0)
    throw conflict('parts_missing', 'Parts of this upload are missing. Send them first.')
  const done = await end(needs, upload, await firstBytes(needs, first.key))
  return uploadView(done, parts)
}

/** @returns null when the part is gone: another call has ended the upload meanwhile, and its parts are joined */
async function firstBytes({ blobs }: Needs, key: string): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of await blobs.read(key, { start: 0, end: HEAD_BYTES - 1 })) chunks.push(chunk)
  } catch (fault) {
    if (fault instanceof DomainError && fault.kind === 'missing') return null
    throw fault
  }
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer())
}

async function end(needs: Needs, { id }: Upload, head: Uint8Array | null): Promise<Upload> {
  const now = needs.clock.now()
  return await needs.store.write(async (repositories, outbox) => {
    const upload = await repositories.uploads.lock(id)
    if (!upload) throw missing('This upload')
    if (upload.state !== 'sending') return upload
    if (head === null) throw missing('The first part')
    const next = ended(upload, head, now)
    await repositories.uploads.save(next)
    await needs.shelf.place(repositories, outbox, next)
    return next
  })
}
