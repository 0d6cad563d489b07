import {
  BLOB_STORE,
  CLOCK,
  conflict,
  DomainError,
  IDS,
  invalid,
  missing,
  type NeedsOf,
  useCase,
} from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { confirmUploadPart } from '../../contract/index.ts'
import { hasPart, keptPartKey, lengthOfPart, partKey, type Upload } from '../../domain/upload.ts'
import { REVIEW_STORE } from '../ports/index.ts'

type Input = InputOf<typeof confirmUploadPart>

const NEEDS = { store: REVIEW_STORE, blobs: BLOB_STORE, clock: CLOCK, ids: IDS }
type Needs = NeedsOf<typeof NEEDS>

/** Confirms a part by a copy under a key that no address was ever given for; the copy is what is checked and joined. */
export const ConfirmUploadPart = useCase(
  confirmUploadPart,
  NEEDS,
  async ({ needs, input, subject: { upload } }) => {
    if (!hasPart(upload, input.part)) throw invalid('part', 'This upload has fewer parts.')
    const known = await needs.store.read(({ uploadParts }) => uploadParts.find(upload.id, input.part))
    if (known && known.sha256 !== input.sha256)
      throw conflict('part_differs', `Part ${input.part} was confirmed before with other contents.`)
    if (!known) await confirm(needs, upload, input)
    return { confirmed: true }
  },
)

async function confirm(needs: Needs, upload: Upload, input: Input): Promise<void> {
  if (upload.state !== 'sending') throw conflict('upload_ended', 'This upload has ended already.')
  const kept = keptPartKey(upload.id, input.part, needs.ids.next())
  await copyAway(needs, upload, input, kept)
  // A copy whose row may have been written, or not, goes with its upload.
  if (!(await keep(needs, upload, input, kept))) await needs.blobs.remove(kept)
}

/** @throws DomainError conflict when the copy is not what was announced; missing when nothing was put */
async function copyAway(
  { blobs }: Needs,
  upload: Upload,
  { part, sha256 }: Input,
  kept: string,
): Promise<void> {
  await blobs.copy(partKey(upload.id, part), kept).catch((fault: unknown) => {
    throw fault instanceof DomainError && fault.kind === 'missing' ? missing(`Part ${part}`) : fault
  })
  const copy = await blobs.info(kept)
  const isWhole = copy?.size === lengthOfPart(upload, part)
  if (isWhole && (await blobs.sha256(kept)) === sha256) return
  await blobs.remove(kept)
  await blobs.remove(partKey(upload.id, part))
  throw conflict('part_damaged', `Part ${part} did not arrive whole. Send it again.`)
}

/** @returns false when the part was confirmed meanwhile, or nothing waits for it any more */
async function keep(
  { clock, store }: Needs,
  upload: Upload,
  { part, sha256 }: Input,
  key: string,
): Promise<boolean> {
  const now = clock.now()
  return await store.write(async ({ uploads, uploadParts }) => {
    const locked = await uploads.lock(upload.id)
    if (locked?.state !== 'sending' || (await uploadParts.find(upload.id, part))) return false
    const size = lengthOfPart(upload, part)
    await uploadParts.add({ uploadId: upload.id, number: part, size, sha256, key, confirmedAt: now })
    await uploads.save({ ...locked, activeAt: now })
    return true
  })
}
