import { BLOB_STORE, service } from '@callboard/core'
import { DOCUMENT_TYPES, type SessionDocument } from '../../contract/index.ts'
import type { DocumentDirectory } from '../../queries/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { documentView } from './document-view.ts'

export class StoredDocumentDirectory
  extends service({ store: PROJECTS_STORE, blobs: BLOB_STORE })
  implements DocumentDirectory
{
  async scriptOf(dayId: string): Promise<readonly SessionDocument[]> {
    const found = await this.needs.store.read(async ({ documents }) =>
      (await documents.isShown(dayId)) ? await documents.ofDay(dayId) : [],
    )
    return found
      .filter(({ list, contentType }) => list === 'script_pdf' && contentType === DOCUMENT_TYPES.pdf)
      .map((document) => documentView(this.needs.blobs, document))
  }
}
