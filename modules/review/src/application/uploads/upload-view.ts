import type { UploadView } from '../../contract/index.ts'
import type { Upload, UploadPart } from '../../domain/upload.ts'

export const uploadView = (upload: Upload, parts: readonly UploadPart[]): UploadView => ({
  _id: upload.id,
  name: upload.fileName,
  size: upload.size,
  state: upload.state,
  reason: upload.reason,
  parts: parts.map(({ number, size, sha256 }) => ({ part: number, size, sha256 })),
})
