import type { CheckInPhoto, CheckInPhotoRepository } from '@callboard/lobby'
import { PHOTO_PURPOSES } from '@callboard/lobby/contract'
import { alone, type Query } from '../dialect/index.ts'
import { instant, oneOf, Rows, tableOf, text } from '../table/index.ts'

const PHOTOS = tableOf<CheckInPhoto>().named(
  'lobby_photo',
  {
    key: text('blob_key'),
    ticketNonce: text('ticket_nonce'),
    purpose: oneOf('purpose', PHOTO_PURPOSES),
    takenAt: instant('taken_at'),
  },
  { given_up: () => false },
)

export function checkInPhotoRepository(query: Query): CheckInPhotoRepository {
  const rows = new Rows(PHOTOS, query)
  return {
    claim: async (photo, most) => {
      await alone(query, `photos ${photo.ticketNonce}`)
      const { ticketNonce, purpose } = photo
      const ofTicket = rows.where({ ticket_nonce: ticketNonce, purpose, given_up: false })
      const taken: unknown[] = await ofTicket.limit(most).pluck('blob_key')
      if (taken.length >= most) return false
      await rows.add(photo)
      return true
    },
    giveUp: async (key) => {
      await rows.where({ blob_key: key }).update({ given_up: true })
    },
    takenBefore: (before, limit) =>
      rows.all(query(PHOTOS.name).where('taken_at', '<', before).orderBy('taken_at').limit(limit)),
    settle: (key) => rows.remove({ blob_key: key }),
  }
}
