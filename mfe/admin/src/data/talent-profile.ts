import {
  addHeadshot,
  getTalentProfile,
  type Headshot,
  orderHeadshots,
  removeHeadshot,
  saveAboutMe,
  saveTalentDetails,
  type TalentProfile,
} from '@callboard/accounts/contract'
import { defineAction, inAnswer, perform } from '@callboard/kit/data'
import { progressFetch } from '@callboard/kit/pictures'

const stored = (profile: TalentProfile, { id }: { readonly id: string }) => [
  inAnswer(getTalentProfile, { id }, () => profile),
]
const withPhotos = ({ photos }: { readonly photos: Headshot[] }, { id }: { readonly id: string }) => [
  inAnswer(getTalentProfile, { id }, (now) => ({ ...now, photos })),
]

export const saveAboutMeAction = defineAction(saveAboutMe, {
  changes: stored,
  says: () => 'Profile updated successfully',
})
export const saveTalentDetailsAction = defineAction(saveTalentDetails, {
  changes: stored,
  says: () => 'Profile updated successfully',
})

const addHeadshotAction = defineAction(addHeadshot, { changes: withPhotos })

/** @param onProgress whole percent of the file that has gone out */
export const sendHeadshot = (id: string, file: Blob, onProgress: (percent: number) => void) =>
  perform(addHeadshotAction, { id, file }, { fetch: progressFetch(onProgress) })

/** A refusal means that another tab has changed them: the page shows how things are. */
const changedElsewhere = { refused: () => ({ refreshes: [getTalentProfile] }), toasts: true } as const

export const orderHeadshotsAction = defineAction(orderHeadshots, {
  shows: ({ id, order }) => [
    inAnswer(getTalentProfile, { id }, (now) => ({
      ...now,
      photos: order.flatMap((each) => now.photos.find(({ _id }) => _id === each) ?? []),
    })),
  ],
  changes: withPhotos,
  inOrder: ({ id }) => id,
  ...changedElsewhere,
})
export const removeHeadshotAction = defineAction(removeHeadshot, {
  changes: withPhotos,
  ...changedElsewhere,
})
