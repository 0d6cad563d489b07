import { getOwnProfile, saveOwnProfile } from '@callboard/freelancers/contract'
import { defineAction } from '@callboard/kit/data'

export const saveProfileAction = defineAction(saveOwnProfile, {
  refreshes: [getOwnProfile],
  says: () => 'Profile updated successfully',
})
