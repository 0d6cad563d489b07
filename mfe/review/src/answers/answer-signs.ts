import { IconCheck, IconQuestionMark, IconRefresh, IconX } from '@callboard/kit/icons'

export const ANSWER_SIGNS = {
  yes: IconCheck,
  no: IconX,
  maybe: IconQuestionMark,
  reshoot: IconRefresh,
} as const
