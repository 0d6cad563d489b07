import type { BlobStore } from '@callboard/core'
import {
  type ChosenSizes,
  type Headshot,
  SIZE_TYPES,
  sizeOf,
  type TalentProfile,
} from '../../contract/index.ts'
import type { TalentProfile as Profile } from '../../domain/talent-profile.ts'
import type { User } from '../../domain/user.ts'

const SECONDS = 3600

/** Files of one talent lie together, so that nothing of a person who is erased is missed. */
export const headshotFolder = (userId: string) => `headshots/${userId}/`

export const headshotKey = (userId: string, id: string) => `${headshotFolder(userId)}${id}.jpg`

/** The id of a headshot is the name of its file. */
export const headshotId = (key: string) => key.slice(key.lastIndexOf('/') + 1, -'.jpg'.length)

export const headshotsView = ({ headshotKeys }: Profile, blobs: BlobStore): Headshot[] =>
  headshotKeys.map((key) => ({ _id: headshotId(key), url: blobs.signGet(key, { seconds: SECONDS }) }))

const chosenSizes = ({ clothesSizes }: Profile): ChosenSizes =>
  Object.fromEntries(
    SIZE_TYPES.flatMap((type) => {
      const code = clothesSizes[type]
      const size = code && sizeOf(type, code)
      return size ? [[type, { value: size.value, label: size.label }] as const] : []
    }),
  )

export function talentProfileView(user: User, profile: Profile, blobs: BlobStore): TalentProfile {
  const { heightFt, heightIn, guardian } = profile
  return {
    _id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone: user.phone,
    photos: headshotsView(profile, blobs),
    isRepresented: profile.isRepresented,
    agent: profile.agent,
    agent_email: profile.agentEmail,
    agent_phone: profile.agentPhone,
    date_of_birth: profile.birthDate,
    guardian: guardian && { name: guardian.name, email: guardian.email, phone: guardian.phone },
    height: heightFt === null && heightIn === null ? null : { ft: heightFt ?? 0, inches: heightIn ?? 0 },
    clothes_type: profile.clothesType,
    clothes_size_object: chosenSizes(profile),
    instagram_handle: profile.instagramHandle,
    tiktok_handle: profile.tiktokHandle,
    version: profile.version,
  }
}
