import {
  type Actor,
  BLOB_STORE,
  IDS,
  invalid,
  missing,
  type Outbox,
  PICTURES,
  useCase,
} from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { hasField, saveLogo } from '../../contract/index.ts'
import { isPngOrJpeg } from '../../domain/logo.ts'
import type { User } from '../../domain/user.ts'
import { removeLogoFile } from '../jobs.ts'
import { ACCOUNTS_STORE, type AccountsRepositories } from '../ports/index.ts'

const LONGEST_SIDE = 512

/** Exchanges the logo of an account that may have one; the file of before goes after the commit. */
export async function exchangeLogo(
  { users }: Pick<AccountsRepositories, 'users'>,
  outbox: Outbox,
  id: string,
  logoKey: string | null,
): Promise<void> {
  const user = await users.lock(id)
  requireLogoHolder(user)
  await users.save({ ...user, logoKey })
  if (user.logoKey !== null) outbox.enqueue(removeLogoFile, { key: user.logoKey })
}

/** @throws DomainError missing for an account whose type has no logo */
function requireLogoHolder(user: User | null): asserts user is User {
  if (!user || !hasField(user.userType, 'logo')) throw missing('The account')
}

export class SaveLogo extends useCase(saveLogo, {
  store: ACCOUNTS_STORE,
  pictures: PICTURES,
  blobs: BLOB_STORE,
  ids: IDS,
}) {
  async run(_actor: Actor, { id, file }: InputOf<typeof saveLogo>): Promise<ReplyOf<typeof saveLogo>> {
    requireLogoHolder(await this.needs.store.read(({ users }) => users.find(id)))
    const picture = isPngOrJpeg(file.bytes)
      ? await this.needs.pictures.toJpeg(file.bytes, LONGEST_SIDE)
      : null
    if (!picture) throw invalid('file', 'This file is not a PNG or JPEG picture that we can read.')
    const key = `logos/${id}/${this.needs.ids.next()}.jpg`
    await this.needs.blobs.write(key, picture.bytes, 'image/jpeg')
    try {
      return await this.needs.store.write(async (repositories, outbox) => {
        await exchangeLogo(repositories, outbox, id, key)
        return outbox.answer({ logo_url: this.needs.blobs.signGet(key) })
      })
    } catch (error) {
      await this.needs.blobs.remove(key)
      throw error
    }
  }
}
