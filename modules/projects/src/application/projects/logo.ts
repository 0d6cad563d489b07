import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { BLOB_STORE, IDS, invalid, missing, PICTURES, useCase } from '@callboard/core'
import { getLogo, removeLogo, saveLogo } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'

const ADDRESS_SECONDS = 3600

export const GetLogo = useCase(getLogo, { blobs: BLOB_STORE }, async ({ needs, subject: { project } }) => {
  if (project.brand.logoKey === null) throw missing('The logo')
  return { location: needs.blobs.signGet(project.brand.logoKey, { seconds: ADDRESS_SECONDS }) }
})

const LONGEST_SIDE = 800

/**
 * A logo is drawn anew as PNG: nothing but its pixels stays of what was uploaded. A file that another logo follows is
 * kept, because pages and mails that show it may be open.
 */
export const SaveLogo = useCase(
  saveLogo,
  { store: PROJECTS_STORE, users: USER_DIRECTORY, pictures: PICTURES, blobs: BLOB_STORE, ids: IDS },
  async ({ needs, actor, input }) => {
    const picture = await needs.pictures.toPng(input.file.bytes, LONGEST_SIDE)
    if (!picture) throw invalid('file', 'This file is not a picture we can read. Use a PNG or JPEG logo.')
    const logoKey = `logos/${input.id}/${needs.ids.next()}.png`
    await needs.blobs.write(logoKey, picture.bytes, 'image/png')
    try {
      return await changeProject(needs.store, needs.users, actor, input.id, (project) => ({
        ...project,
        brand: { ...project.brand, logoKey },
      }))
    } catch (error) {
      await needs.blobs.remove(logoKey)
      throw error
    }
  },
)

export const RemoveLogo = useCase(
  removeLogo,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  ({ needs, actor, input }) =>
    changeProject(needs.store, needs.users, actor, input.id, (project) =>
      project.brand.logoKey === null ? project : { ...project, brand: { ...project.brand, logoKey: null } },
    ),
)
