import {
  BLOB_STORE,
  type BlobInfo,
  broken,
  type Call,
  CLOCK,
  IDS,
  invalid,
  missing,
  type NeedsOf,
  useCase,
} from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import {
  addDocument,
  DOCUMENT_LIMIT_BYTES,
  DOCUMENT_TOO_LARGE,
  DOCUMENT_TYPES,
  documentEnding,
  MOST_DOCUMENTS,
} from '../../contract/index.ts'
import { checkedKey, type DocumentUpload, documentId, documentName } from '../../domain/document.ts'
import { isWhatItSays, LOOKED_AT_BYTES } from '../../domain/document-content.ts'
import { removeFiles } from '../jobs.ts'
import { PROJECTS_STORE, type ProjectsRepositories } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { changedDay } from './changed-day.ts'
import { dayDocuments } from './document-view.ts'

type Input = InputOf<typeof addDocument>
type Reply = ReplyOf<typeof addDocument>

const NOT_WHAT_IT_SAYS = 'This file is not what its name says. Save it anew in the program it came from.'

/** Not every store can refuse too much while it arrives. */
const sizeFault = ({ size }: Pick<BlobInfo, 'size'>): string | null =>
  size > DOCUMENT_LIMIT_BYTES ? DOCUMENT_TOO_LARGE : size === 0 ? 'This file is empty.' : null

async function mustHaveRoom({ documents }: ProjectsRepositories, { day, list }: Input): Promise<void> {
  const inList = (await documents.ofDay(day)).filter((document) => document.list === list)
  if (inList.length >= MOST_DOCUMENTS)
    throw broken('too_many_documents', `A list has at most ${MOST_DOCUMENTS} documents. Remove one first.`)
}

const NEEDS = { store: PROJECTS_STORE, blobs: BLOB_STORE, ids: IDS, clock: CLOCK }
type Needs = NeedsOf<typeof NEEDS>

/**
 * A file is checked and then copied to a key that no address outside can write to: the address of the upload is still
 * good, and would let other bytes take the place of the checked ones.
 */
export const AddDocument = useCase(addDocument, NEEDS, add)

async function add({ needs, actor, input, subject }: Call<typeof addDocument, typeof NEEDS>): Promise<Reply> {
  const { userId } = signedIn(actor)
  const id = documentId(input.Key)
  const { upload, kept } = await needs.store.write(async (repositories) => {
    await changedDay(repositories, actor, input)
    await mustHaveRoom(repositories, input)
    return {
      upload: await repositories.documents.upload(input.Key),
      kept: await repositories.documents.find(id),
    }
  })
  if (kept?.dayId === input.day && kept.addedBy === userId) return await dayDocuments(needs, actor, subject)
  if (upload?.userId !== userId) throw missing('This file')
  const name = documentName(input.name)
  if (documentEnding(name) !== upload.ending) throw invalid('name', NOT_WHAT_IT_SAYS)
  const key = checkedKey(upload, needs.ids.next())
  const { size } = await checked(needs, upload, key)
  const isAdded = await needs.store.write(async (repositories, outbox) => {
    await changedDay(repositories, actor, input)
    await mustHaveRoom(repositories, input)
    const added = await repositories.documents.add({
      id,
      sessionId: input.session,
      dayId: input.day,
      list: input.list,
      key,
      name,
      contentType: DOCUMENT_TYPES[upload.ending],
      size,
      addedBy: userId,
      addedAt: needs.clock.now(),
    })
    await repositories.documents.removeUpload(upload.key)
    outbox.enqueue(removeFiles, { keys: [added ? upload.key : key] })
    return added
  })
  // The same upload became a document meanwhile: the answer is that of a call after it.
  if (!isAdded) return await add({ needs, actor, input, subject })
  return await dayDocuments(needs, actor, subject)
}

/** @throws DomainError invalid; nothing of the file is kept then */
async function checked(needs: Needs, upload: DocumentUpload, copied: string): Promise<BlobInfo> {
  const sent = await needs.blobs.info(upload.key)
  if (!sent) throw missing('This file')
  const fault = sizeFault(sent) ?? (await faultOfCopy(needs, upload, copied))
  const copy = fault === null ? await needs.blobs.info(copied) : null
  if (copy) return copy
  await needs.blobs.remove(copied)
  await needs.blobs.remove(upload.key)
  await needs.store.write(({ documents }) => documents.removeUpload(upload.key))
  throw invalid('file', fault ?? NOT_WHAT_IT_SAYS)
}

/** The copy is looked at, not the upload: that may change between the look and the copy. */
async function faultOfCopy(
  needs: Needs,
  { key, ending }: DocumentUpload,
  copy: string,
): Promise<string | null> {
  const size = await needs.blobs.write(copy, await needs.blobs.read(key), DOCUMENT_TYPES[ending])
  const fault = sizeFault({ size })
  if (fault !== null) return fault
  const part = (start: number, end: number) => bytes(needs, copy, start, Math.min(end, size) - 1)
  const head = await part(0, LOOKED_AT_BYTES)
  const tail = size <= LOOKED_AT_BYTES ? head : await part(size - LOOKED_AT_BYTES, size)
  return isWhatItSays(ending, { head, tail }) ? null : NOT_WHAT_IT_SAYS
}

async function bytes({ blobs }: Needs, key: string, start: number, end: number): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of await blobs.read(key, { start, end })) parts.push(new Uint8Array(part))
  return await new Blob(parts).bytes()
}
