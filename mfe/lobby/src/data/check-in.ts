import { logout, saveAboutMe } from '@callboard/accounts/contract'
import type { ReplyOf } from '@callboard/core/http-contract'
import { ApiError, type CallInput, call, defineAction, leaveFor, perform, refresh } from '@callboard/kit/data'
import { toast } from '@callboard/kit/ui'
import {
  type CheckInPage,
  checkIn,
  getCheckInPage,
  type PHOTO_PURPOSES,
  removeCheckInPhoto,
  uploadCheckInPhoto,
} from '@callboard/lobby/contract'

export type CheckedInReply = ReplyOf<typeof checkIn>

const checkInAction = defineAction(checkIn)
const saveProfileAction = defineAction(saveAboutMe)
const uploadAction = defineAction(uploadCheckInPhoto)
const removeAction = defineAction(removeCheckInPhoto)

type PhotoPurpose = (typeof PHOTO_PURPOSES)[number]

/** A page with a new ticket for the same session. */
export const freshPage = (page: CheckInPage): Promise<CheckInPage> =>
  call(getCheckInPage, { uri: page.studio_uri, session: page.session_id })

/** Loads the page again after a sign-in. */
export const reloadCheckInPage = (): Promise<void> => refresh(getCheckInPage)

/** @param purpose default: the photo of today */
export const uploadPhoto = (ticket: string, file: Blob, purpose?: PhotoPurpose) =>
  perform(uploadAction, { ticket, file, purpose })

/** Frees the place of a photo that will not be sent with the check-in. */
export const removePhoto = (ticket: string, photo: string) => perform(removeAction, { ticket, photo })

/** @param idempotencyKey the same for the same check-in, however often it is sent */
export const sendCheckIn = (
  input: CallInput<typeof checkIn>,
  idempotencyKey: string,
): Promise<CheckedInReply> => perform(checkInAction, input, { idempotencyKey })

/** Name, number and agent of a check-in for the profile of the account. */
export type ProfileFacts = Omit<CallInput<typeof saveAboutMe>, 'id' | 'email'>

/** Changes the profile of a talent who has checked in. That the profile could not be changed stops nobody: it is told. */
export async function saveToProfile(id: string, facts: ProfileFacts): Promise<void> {
  try {
    await perform(saveProfileAction, { id, ...facts })
  } catch (fault) {
    toast.failed(fault)
  }
}

/** The server no longer accepts the ticket: the typed fields are sent again with a new one. */
export const needsNewTicket = (fault: unknown): boolean =>
  fault instanceof ApiError && (fault.fields.ticket !== undefined || fault.code === 'ticket_used')

/** Signs out and opens this same check-in afresh: nothing of the person stays in memory. */
export async function leaveAccount(): Promise<void> {
  try {
    await call(logout, {})
    leaveFor(location.href)
  } catch (fault) {
    toast.failed(fault)
  }
}
