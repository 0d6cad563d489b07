import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, BLOB_STORE, IDS, invalid, PICTURES, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { saveLogo } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'

const LONGEST_SIDE = 800

/**
 * A logo is drawn anew as PNG: nothing but its pixels stays of what was uploaded. A file that another logo follows is
 * kept, because pages and mails that show it may be open.
 */
export class SaveLogo extends useCase(saveLogo, {
  store: PROJECTS_STORE,
  users: USER_DIRECTORY,
  pictures: PICTURES,
  blobs: BLOB_STORE,
  ids: IDS,
}) {
  async run(actor: Actor, input: InputOf<typeof saveLogo>): Promise<ReplyOf<typeof saveLogo>> {
    const picture = await this.needs.pictures.toPng(input.file.bytes, LONGEST_SIDE)
    if (!picture) throw invalid('file', 'This file is not a picture we can read. Use a PNG or JPEG logo.')
    const logoKey = `logos/${input.id}/${this.needs.ids.next()}.png`
    await this.needs.blobs.write(logoKey, picture.bytes, 'image/png')
    try {
      return await changeProject(this.needs.store, this.needs.users, actor, input.id, (project) => ({
        ...project,
        brand: { ...project.brand, logoKey },
      }))
    } catch (error) {
      await this.needs.blobs.remove(logoKey)
      throw error
    }
  }
}
