import { defineAction } from '@callboard/kit/data'
import { answerAs, sendAnswerCode, unlockLink } from '@callboard/posting/contract'

export const unlockAction = defineAction(unlockLink, {})

export const sendAnswerCodeAction = defineAction(sendAnswerCode)
export const answerAsAction = defineAction(answerAs)
