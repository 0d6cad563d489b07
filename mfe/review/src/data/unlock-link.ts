import { defineAction } from '@callboard/kit/data'
import { unlockLink } from '@callboard/posting/contract'

export const unlockAction = defineAction(unlockLink, {})
