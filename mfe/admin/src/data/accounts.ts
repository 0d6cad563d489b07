import {
  deleteAccount,
  getTextAccount,
  removeTextAccount,
  saveTextAccount,
  updateUser,
} from '@callboard/accounts/contract'
import { defineAction } from '@callboard/kit/data'

export const saveProfileAction = defineAction(updateUser, { says: () => 'Profile updated successfully' })
export const deleteAccountAction = defineAction(deleteAccount, { blocking: true })

export const saveTextAccountAction = defineAction(saveTextAccount, {
  refreshes: [getTextAccount],
  says: ({ account }) => `Texts leave from ${account?.from} from now on.`,
})
export const removeTextAccountAction = defineAction(removeTextAccount, {
  refreshes: [getTextAccount],
  says: () => 'Texts leave as Callboard’s own from now on.',
})
