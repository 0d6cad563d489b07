import {
  approveStaffRequest,
  createUser,
  declineStaffRequest,
  deleteAccount,
  deleteUser,
  downloadOwnData,
  getChatAccount,
  getManagedUser,
  getOwnData,
  getOwnTraces,
  getSecondFactor,
  getTextAccount,
  getUser,
  listPasskeys,
  listStaffRequests,
  listUsers,
  removeChatAccount,
  removeLogo,
  removePasskey,
  removeTextAccount,
  renamePasskey,
  requestOwnData,
  resetSecondFactor,
  saveChatAccount,
  saveLogo,
  saveTextAccount,
  updateUser,
} from '@callboard/accounts/contract'
import { getVisibility, saveVisibility } from '@callboard/freelancers/contract'
import { defineAction, inAnswer } from '@callboard/kit/data'

export const saveProfileAction = defineAction(updateUser, { says: () => 'Profile updated successfully' })
export const changePasswordAction = defineAction(updateUser, { says: () => 'Your password is changed.' })
export const deleteAccountAction = defineAction(deleteAccount, {
  blocking: true,
  refused: () => ({ refreshes: [getOwnTraces] }),
})

export const requestOwnDataAction = (id: string) =>
  defineAction(requestOwnData, {
    changes: (asked) => [inAnswer(getOwnData, { id }, () => ({ own_data: asked }))],
    says: () => 'Your data are being put together. You get an e-mail when they are ready.',
  })
export const downloadOwnDataAction = defineAction(downloadOwnData, {
  refused: () => ({ refreshes: [getOwnData] }),
})

export const renamePasskeyAction = defineAction(renamePasskey, { refreshes: [listPasskeys] })
/** @param name of the passkey, for its owner */
export const removePasskeyAction = (name: string) =>
  defineAction(removePasskey, {
    refreshes: [listPasskeys, getSecondFactor],
    says: () => `${name} signs you in no more.`,
  })

export const saveTextAccountAction = defineAction(saveTextAccount, {
  refreshes: [getTextAccount, getManagedUser],
  says: ({ account }) => `Texts leave from ${account?.from} from now on.`,
})
export const removeTextAccountAction = defineAction(removeTextAccount, {
  refreshes: [getTextAccount, getManagedUser],
  says: () => 'Texts leave as Callboard’s own from now on.',
})

export const saveChatAccountAction = defineAction(saveChatAccount, {
  refreshes: [getChatAccount, getManagedUser],
  says: ({ account }) => `The chat account ${account?.app_id} is stored.`,
})
export const removeChatAccountAction = defineAction(removeChatAccount, {
  refreshes: [getChatAccount, getManagedUser],
  says: () => 'The chat account is removed.',
})

export const createUserAction = defineAction(createUser, {
  refreshes: [listUsers],
  says: ({ email }) => `${email} gets an e-mail with a link to set a password.`,
})
export const editUserAction = defineAction(updateUser, {
  refreshes: [listUsers, getManagedUser, listStaffRequests],
  says: ({ email }) => `${email} is saved.`,
})
/** @param email of the account, for the person who deletes it */
export const deleteUserAction = (email: string) =>
  defineAction(deleteUser, {
    refreshes: [listUsers, listStaffRequests],
    says: () => `${email} is deleted.`,
  })

/** @param email of the account, for the person who takes it off */
export const resetSecondFactorAction = (email: string) =>
  defineAction(resetSecondFactor, {
    refreshes: [getManagedUser, listUsers],
    says: () => `${email} signs in by the password alone now, and is signed out everywhere.`,
  })

export const saveLogoAction = defineAction(saveLogo, { refreshes: [getManagedUser, getUser] })
export const removeLogoAction = defineAction(removeLogo, { refreshes: [getManagedUser, getUser] })

export const saveVisibilityAction = (id: string) =>
  defineAction(saveVisibility, {
    changes: (stored) => [inAnswer(getVisibility, { id }, () => stored)],
    says: () => 'Visibility is saved.',
  })

const answered = { refreshes: [listStaffRequests, listUsers] }

/** Whatever the refusal is, the list shows how things are. */
const settled = {
  ...answered,
  refused: () => answered,
}

/** @param email of the person who asked */
export const approveAction = (email: string) =>
  defineAction(approveStaffRequest, {
    ...settled,
    says: () => `${email} is a casting director now and was told by e-mail.`,
    toasts: true,
  })
export const declineAction = (email: string) =>
  defineAction(declineStaffRequest, { ...settled, says: () => `${email} was told by e-mail.` })
