import {
  type Actor,
  BLOB_STORE,
  CLOCK,
  conflict,
  DomainError,
  IDS,
  invalid,
  missing,
  useCase,
} from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { confirmUploadPart } from '../../contract/index.ts'
import { hasPart, keptPartKey, lengthOfPart, partKey, type Upload } from '../../domain/upload.ts'
import { REVIEW_STORE } from '../ports/index.ts'

type Input = InputOf<typeof confirmUploadPart>

/** Confirms a part by a copy under a key that no address was ever given for; the copy is what is checked and joined. */
export class ConfirmUploadPart extends useCase(confirmUploadPart, {
  store: REVIEW_STORE,
  blobs: BLOB_STORE,
  clock: CLOCK,
  ids: IDS,
}) {
  async run(
    _actor: Actor,
    input: Input,
    { upload }: SubjectOf<typeof confirmUploadPart>,
  ): Promise<ReplyOf<typeof confirmUploadPart>> {
    if (!hasPart(upload, input.part)) throw invalid('part', 'This upload has fewer parts.')
    const known = await this.needs.store.read(({ uploadParts }) => uploadParts.find(upload.id, input.part))
    if (known && known.sha256 !== input.sha256)
      throw conflict('part_differs', `Part ${input.part} was confirmed before with other contents.`)
    if (!known) await this.#confirm(upload, input)
    return { confirmed: true }
  }

  async #confirm(upload: Upload, input: Input): Promise<void> {
    if (upload.state !== 'sending') throw conflict('upload_ended', 'This upload has ended already.')
    const kept = keptPartKey(upload.id, input.part, this.needs.ids.next())
    await this.#copy(upload, input, kept)
    // A copy whose row may have been written, or not, goes with its upload.
    if (!(await this.#keep(upload, input, kept))) await this.needs.blobs.remove(kept)
  }

  /** @throws DomainError conflict when the copy is not what was announced; missing when nothing was put */
  async #copy(upload: Upload, { part, sha256 }: Input, kept: string): Promise<void> {
    await this.needs.blobs.copy(partKey(upload.id, part), kept).catch((fault: unknown) => {
      throw fault instanceof DomainError && fault.kind === 'missing' ? missing(`Part ${part}`) : fault
    })
    const copy = await this.needs.blobs.info(kept)
    const isWhole = copy?.size === lengthOfPart(upload, part)
    if (isWhole && (await this.needs.blobs.sha256(kept)) === sha256) return
    await this.needs.blobs.remove(kept)
    await this.needs.blobs.remove(partKey(upload.id, part))
    throw conflict('part_damaged', `Part ${part} did not arrive whole. Send it again.`)
  }

  /** @returns false when the part was confirmed meanwhile, or nothing waits for it any more */
  async #keep(upload: Upload, { part, sha256 }: Input, key: string): Promise<boolean> {
    const now = this.needs.clock.now()
    return await this.needs.store.write(async ({ uploads, uploadParts }) => {
      const locked = await uploads.lock(upload.id)
      if (locked?.state !== 'sending' || (await uploadParts.find(upload.id, part))) return false
      const size = lengthOfPart(upload, part)
      await uploadParts.add({ uploadId: upload.id, number: part, size, sha256, key, confirmedAt: now })
      await uploads.save({ ...locked, activeAt: now })
      return true
    })
  }
}
