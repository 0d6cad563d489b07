import { useCase } from '@callboard/core'
import { lookUpUpload } from '../../contract/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { uploadView } from './upload-view.ts'

export const LookUpUpload = useCase(lookUpUpload, { store: REVIEW_STORE }, ({ needs, subject: { upload } }) =>
  needs.store.read(async ({ uploadParts }) => uploadView(upload, await uploadParts.ofUpload(upload.id))),
)
