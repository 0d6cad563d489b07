import {
  BLOB_STORE,
  type BlobInfo,
  broken,
  type Call,
  CLOCK,
  DomainError,
  FILE_SCAN,
  IDS,
  invalid,
  missing,
  type NeedsOf,
  RATE_LIMITER,
  useCase,
} from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import {
  addDocument,
  DOCUMENT_QUOTA,
  DOCUMENT_TYPES,
  documentEnding,
  MOST_DOCUMENTS,
} from '../../contract/index.ts'
import { checkedKey, type DocumentUpload, documentId, documentName } from '../../domain/document.ts'
import { LOOKED_AT_BYTES } from '../../domain/document-content.ts'
import { removeFiles } from '../jobs.ts'
import { PROJECTS_STORE, type ProjectsRepositories } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { changedDay } from './changed-day.ts'
import { contentFault, NOT_WHAT_IT_SAYS, sizeFault } from './document-fault.ts'
import { dayDocuments } from './document-view.ts'

type Input = InputOf<typeof addDocument>
type Reply = ReplyOf<typeof addDocument>

async function mustHaveRoom({ documents }: ProjectsRepositories, { day, list }: Input): Promise<void> {
  const inList = (await documents.ofDay(day)).filter((document) => document.list === list)
  if (inList.length >= MOST_DOCUMENTS)
    throw broken('too_many_documents', `A list has at most ${MOST_DOCUMENTS} documents. Remove one first.`)
}

const QUOTA_SPENT =
  'You have added as many documents as one may in a day, 10 GB. Please add the others tomorrow.'

const NEEDS = {
  store: PROJECTS_STORE,
  blobs: BLOB_STORE,
  scan: FILE_SCAN,
  limiter: RATE_LIMITER,
  ids: IDS,
  clock: CLOCK,
}
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

/** @throws DomainError invalid or limited; nothing of the file is kept then */
async function checked(needs: Needs, upload: DocumentUpload, copied: string): Promise<BlobInfo> {
  const sent = await needs.blobs.info(upload.key)
  if (!sent) throw missing('This file')
  try {
    await mustFitQuota(needs, upload, sent)
    const fault = sizeFault(sent) ?? (await faultOfCopy(needs, upload, copied))
    const copy = fault === null ? await needs.blobs.info(copied) : null
    if (copy) return copy
    throw invalid('file', fault ?? NOT_WHAT_IT_SAYS)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await needs.blobs.remove(copied)
    // What could not be looked at just now may be taken later.
    if (error.kind !== 'unavailable') await forget(needs, upload)
    throw error
  }
}

async function forget({ blobs, store }: Needs, { key }: DocumentUpload): Promise<void> {
  await blobs.remove(key)
  await store.write(({ documents }) => documents.removeUpload(key))
}

/** Counts the bytes of the file for the account that sent it. @throws DomainError limited */
async function mustFitQuota(
  { limiter }: Needs,
  { userId }: DocumentUpload,
  { size }: BlobInfo,
): Promise<void> {
  const { bytes: most, seconds } = DOCUMENT_QUOTA
  const wait = await limiter.take(`projects.documents:${userId}`, most, seconds, size)
  if (wait !== null) throw new DomainError('limited', 'quota_spent', QUOTA_SPENT, { retryAfter: wait })
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
  return await contentFault(needs.scan, ending, { head, tail }, () => needs.blobs.read(copy))
}

async function bytes({ blobs }: Needs, key: string, start: number, end: number): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of await blobs.read(key, { start, end })) parts.push(new Uint8Array(part))
  return await new Blob(parts).bytes()
}
