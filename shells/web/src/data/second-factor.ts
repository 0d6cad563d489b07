import {
  beginSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  secondStep,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from '@callboard/accounts/contract'
import { defineAction } from '@callboard/kit/data'

const refreshes = [getSecondFactor]

export const secondStepAction = defineAction(secondStep)
export const beginSecondFactorAction = defineAction(beginSecondFactor)
export const switchOnAction = defineAction(switchOnSecondFactor, { refreshes })
export const switchOffAction = defineAction(switchOffSecondFactor, {
  refreshes,
  says: () => 'Two-step sign-in is off.',
})
export const renewCodesAction = defineAction(renewRecoveryCodes, { refreshes })
