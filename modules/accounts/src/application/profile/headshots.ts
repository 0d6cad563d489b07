import {
  BLOB_STORE,
  broken,
  conflict,
  IDS,
  invalid,
  jobHandler,
  missing,
  type NeedsOf,
  type Outbox,
  PICTURES,
  useCase,
} from '@callboard/core'
import {
  addHeadshot,
  HEADSHOTS_LIMIT,
  orderHeadshots,
  PHOTO_UNREADABLE,
  removeHeadshot,
} from '../../contract/index.ts'
import { noProfile, type TalentProfile } from '../../domain/talent-profile.ts'
import { removeHeadshots, removePictureFile } from '../jobs.ts'
import { ACCOUNTS_STORE, type AccountsRepositories } from '../ports/index.ts'
import { headshotFolder, headshotId, headshotKey, headshotsView } from './talent-profile-view.ts'

const LONGEST_SIDE = 1600

const NEEDS = { store: ACCOUNTS_STORE, blobs: BLOB_STORE }
type Needs = NeedsOf<typeof NEEDS>

const tooMany = () => broken('too_many_photos', `At most ${HEADSHOTS_LIMIT} headshots can be added.`)

/**
 * Exchanges the headshots of a locked account, whose first one is the logo. The files that nothing names any more go
 * after the commit.
 */
async function exchange(
  { users, talentProfiles }: AccountsRepositories,
  outbox: Outbox,
  id: string,
  keysOf: (before: readonly string[]) => readonly string[],
): Promise<TalentProfile> {
  const user = await users.lock(id)
  if (!user) throw missing('The account')
  const before = (await talentProfiles.of(id)) ?? noProfile(id)
  const headshotKeys = keysOf(before.headshotKeys)
  const profile = { ...before, headshotKeys }
  const logoKey = headshotKeys[0] ?? null
  await talentProfiles.save(profile)
  await users.save({ ...user, logoKey })
  const named = new Set([...before.headshotKeys, ...(user.logoKey === null ? [] : [user.logoKey])])
  for (const key of named) if (!headshotKeys.includes(key)) outbox.enqueue(removePictureFile, { key })
  return profile
}

const exchanged = (needs: Needs, id: string, keysOf: (before: readonly string[]) => readonly string[]) =>
  needs.store.write(async (repositories, outbox) => {
    const profile = await exchange(repositories, outbox, id, keysOf)
    return outbox.answer({ photos: headshotsView(profile, needs.blobs) })
  })

export const AddHeadshot = useCase(
  addHeadshot,
  { ...NEEDS, pictures: PICTURES, ids: IDS },
  async ({ needs, input: { id, file } }) => {
    const profile = await needs.store.read(({ talentProfiles }) => talentProfiles.of(id))
    // Before the picture is worked on; whether there is room is decided under the lock.
    if ((profile?.headshotKeys.length ?? 0) >= HEADSHOTS_LIMIT) throw tooMany()
    const picture = await needs.pictures.toJpeg(file.bytes, LONGEST_SIDE)
    if (!picture) throw invalid('file', PHOTO_UNREADABLE)
    const key = headshotKey(id, needs.ids.next())
    await needs.blobs.write(key, picture.bytes, 'image/jpeg')
    try {
      return await exchanged(needs, id, (before) => {
        if (before.length >= HEADSHOTS_LIMIT) throw tooMany()
        return [...before, key]
      })
    } catch (error) {
      await needs.blobs.remove(key)
      throw error
    }
  },
)

export const OrderHeadshots = useCase(orderHeadshots, NEEDS, ({ needs, input: { id, order } }) =>
  exchanged(needs, id, (before) => {
    const wanted = order.map((each) => headshotKey(id, each))
    if (wanted.length !== before.length || !before.every((key) => wanted.includes(key)))
      throw conflict(
        'headshots_changed',
        'Your headshots were changed in another place meanwhile. Please look at them again.',
      )
    return wanted
  }),
)

export const RemoveHeadshot = useCase(removeHeadshot, NEEDS, ({ needs, input: { id, headshot } }) =>
  exchanged(needs, id, (before) => {
    if (!before.some((key) => headshotId(key) === headshot)) throw missing('This headshot')
    return before.filter((key) => headshotId(key) !== headshot)
  }),
)

/** Also what an upload left behind that was cut off. */
export const RemoveHeadshots = jobHandler(
  removeHeadshots,
  { blobs: BLOB_STORE },
  async ({ needs, payload: { user_id } }) => {
    for (const key of await needs.blobs.list(headshotFolder(user_id))) await needs.blobs.remove(key)
  },
)
