import { updateUser } from '@callboard/accounts/contract'
import { defineAction } from '@callboard/kit/data'

export const saveOwnDetailsAction = defineAction(updateUser)
