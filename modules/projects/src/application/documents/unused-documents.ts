import { BLOB_STORE, service } from '@callboard/core'
import { checkedFolder, documentId } from '../../domain/document.ts'
import { removeFiles } from '../jobs.ts'
import { PROJECTS_STORE } from '../ports/index.ts'

const AT_ONCE = 100

/** Files that became no document, and documents of dates that are gone. */
export class UnusedDocuments extends service({ store: PROJECTS_STORE, blobs: BLOB_STORE }) {
  /** @param before so long ago that nothing is on its way to these keys any more */
  async remove(before: Date): Promise<void> {
    while ((await this.#removeUploads(before)) === AT_ONCE);
    while ((await this.#removeWithoutDate()) === AT_ONCE);
  }

  async #removeUploads(before: Date): Promise<number> {
    const uploads = await this.needs.store.read(({ documents }) => documents.uploadsBefore(before, AT_ONCE))
    for (const { key } of uploads) {
      const kept = await this.needs.store.read(({ documents }) => documents.find(documentId(key)))
      // A crash can come between the copy of a file and the commit that makes it a document.
      for (const copy of await this.needs.blobs.list(checkedFolder(key)))
        if (copy !== kept?.key) await this.needs.blobs.remove(copy)
      await this.needs.blobs.remove(key)
      await this.needs.store.write(({ documents }) => documents.removeUpload(key))
    }
    return uploads.length
  }

  async #removeWithoutDate(): Promise<number> {
    return await this.needs.store.write(async ({ documents }, outbox) => {
      const found = await documents.withoutDate(AT_ONCE)
      for (const { id } of found) await documents.remove(id)
      if (found.length > 0) outbox.enqueue(removeFiles, { keys: found.map(({ key }) => key) })
      return found.length
    })
  }
}
