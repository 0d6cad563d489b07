import {
  BLOB_STORE,
  IDS,
  invalid,
  jobHandler,
  missing,
  type Outbox,
  PICTURES,
  useCase,
} from '@callboard/core'
import { hasField, removeLogo, saveLogo } from '../../contract/index.ts'
import { isPngOrJpeg } from '../../domain/logo.ts'
import type { User } from '../../domain/user.ts'
import { removePictureFile } from '../jobs.ts'
import { ACCOUNTS_STORE, type AccountsRepositories } from '../ports/index.ts'

const LONGEST_SIDE = 512

/**
 * Exchanges the logo of an account that may have one. The file of before goes after the commit, unless it is a headshot.
 */
async function exchangeLogo(
  { users, talentProfiles }: AccountsRepositories,
  outbox: Outbox,
  id: string,
  logoKey: string | null,
): Promise<void> {
  const user = await users.lock(id)
  requireLogoHolder(user)
  await users.save({ ...user, logoKey })
  if (user.logoKey === null) return
  const profile = await talentProfiles.of(id)
  if (!profile?.headshotKeys.includes(user.logoKey)) outbox.enqueue(removePictureFile, { key: user.logoKey })
}

/** @throws DomainError missing for an account whose type has no logo */
function requireLogoHolder(user: User | null): asserts user is User {
  if (!user || !hasField(user.userType, 'logo')) throw missing('The account')
}

export const SaveLogo = useCase(
  saveLogo,
  { store: ACCOUNTS_STORE, pictures: PICTURES, blobs: BLOB_STORE, ids: IDS },
  async ({ needs, input: { id, file } }) => {
    requireLogoHolder(await needs.store.read(({ users }) => users.find(id)))
    const picture = isPngOrJpeg(file.bytes) ? await needs.pictures.toJpeg(file.bytes, LONGEST_SIDE) : null
    if (!picture) throw invalid('file', 'This file is not a PNG or JPEG picture that we can read.')
    const key = `logos/${id}/${needs.ids.next()}.jpg`
    await needs.blobs.write(key, picture.bytes, 'image/jpeg')
    try {
      return await needs.store.write(async (repositories, outbox) => {
        await exchangeLogo(repositories, outbox, id, key)
        return outbox.answer({ logo_url: needs.blobs.signGet(key) })
      })
    } catch (error) {
      await needs.blobs.remove(key)
      throw error
    }
  },
)

export const RemoveLogo = useCase(removeLogo, { store: ACCOUNTS_STORE }, ({ needs, input: { id } }) =>
  needs.store.write(async (repositories, outbox) => {
    await exchangeLogo(repositories, outbox, id, null)
    return outbox.answer({ success: true })
  }),
)

/** Removes the file of a logo or headshot that no account has any more. */
export const RemovePictureFile = jobHandler(
  removePictureFile,
  { blobs: BLOB_STORE },
  async ({ needs, payload: { key } }) => {
    await needs.blobs.remove(key)
  },
)
