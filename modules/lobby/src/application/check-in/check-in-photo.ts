import { HEADSHOTS_LIMIT, PHOTO_UNREADABLE } from '@callboard/accounts/contract'
import { BLOB_STORE, broken, CLOCK, IDS, invalid, type NeedsOf, PICTURES, useCase } from '@callboard/core'
import { removeCheckInPhoto, uploadCheckInPhoto } from '../../contract/index.ts'
import { LOBBY_STORE, type PhotoPurpose } from '../ports/index.ts'
import { type CheckInTicket, CheckInTickets } from './check-in-tickets.ts'
import { PhotoFolders } from './photo-folders.ts'

const LONGEST_SIDE = 1600
const MOST_PHOTOS: Readonly<Record<PhotoPurpose, number>> = { today: 4, headshot: HEADSHOTS_LIMIT }
const TOO_MANY: Readonly<Record<PhotoPurpose, string>> = {
  today: `At most ${MOST_PHOTOS.today} photos can be added.`,
  headshot: `At most ${MOST_PHOTOS.headshot} headshots can be added.`,
}
const ADDRESS_SECONDS = 3600

const NEEDS = {
  store: LOBBY_STORE,
  tickets: CheckInTickets,
  folders: PhotoFolders,
  pictures: PICTURES,
  blobs: BLOB_STORE,
  clock: CLOCK,
  ids: IDS,
}
type Needs = NeedsOf<typeof NEEDS>

/** The ticket alone gives the right to upload; the actor is not checked. */
export const UploadCheckInPhoto = useCase(uploadCheckInPhoto, NEEDS, async ({ needs, input }) => {
  const ticket = needs.tickets.open(input.ticket)
  const purpose = input.purpose ?? 'today'
  const key = await claimedKey(needs, ticket, purpose)
  try {
    await keep(needs, key, input.file.bytes)
  } catch (error) {
    await needs.store.write(({ photos }) => photos.giveUp(key))
    throw error
  }
  return {
    photo: needs.tickets.sealPhoto(ticket, { key, purpose }, needs.clock.now()),
    url: needs.blobs.signGet(key, { seconds: ADDRESS_SECONDS }),
  }
})

async function claimedKey(
  needs: Needs,
  { sessionId, nonce }: CheckInTicket,
  purpose: PhotoPurpose,
): Promise<string> {
  const key = `${needs.folders.of(sessionId)}${nonce}/${needs.ids.next()}.jpg`
  const photo = { key, ticketNonce: nonce, purpose, takenAt: needs.clock.now() }
  const isClaimed = await needs.store.write(({ photos }) => photos.claim(photo, MOST_PHOTOS[purpose]))
  if (!isClaimed) throw broken('too_many_photos', TOO_MANY[purpose])
  return key
}

async function keep({ pictures, blobs }: Needs, key: string, bytes: Uint8Array): Promise<void> {
  const picture = await pictures.toJpeg(bytes, LONGEST_SIDE)
  if (!picture) {
    throw invalid('file', PHOTO_UNREADABLE)
  }
  await blobs.write(key, picture.bytes, 'image/jpeg')
}

/**
 * The file goes with the other unused photos of the day. The ticket alone gives the right to its photos; the actor is
 * not checked.
 */
export const RemoveCheckInPhoto = useCase(
  removeCheckInPhoto,
  { store: LOBBY_STORE, tickets: CheckInTickets },
  async ({ needs, input }) => {
    const ticket = needs.tickets.open(input.ticket)
    const key = needs.tickets.openPhoto(ticket, input.photo)
    if (key !== null) await needs.store.write(({ photos }) => photos.giveUp(key))
    return { success: key !== null }
  },
)
