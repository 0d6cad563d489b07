import { getOwnProfile, saveOwnProfile } from '@callboard/freelancers/contract'
import { defineAction } from '@callboard/kit/data'
import { listCalendar } from '@callboard/projects/contract'

export const saveProfileAction = defineAction(saveOwnProfile, {
  refreshes: [getOwnProfile, listCalendar],
  says: () => 'Profile updated successfully',
})
