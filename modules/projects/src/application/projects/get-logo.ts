import { BLOB_STORE, missing, useCase } from '@callboard/core'
import { getLogo } from '../../contract/index.ts'

const ADDRESS_SECONDS = 3600

export const GetLogo = useCase(getLogo, { blobs: BLOB_STORE }, async ({ needs, subject: { project } }) => {
  if (project.brand.logoKey === null) throw missing('The logo')
  return { location: needs.blobs.signGet(project.brand.logoKey, { seconds: ADDRESS_SECONDS }) }
})
