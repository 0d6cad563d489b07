import { useCase } from '@callboard/core'
import { finishWaitingGroup } from '../../contract/index.ts'
import { GroupFinish } from '../groups/finish-group.ts'

export const FinishWaitingGroup = useCase(
  finishWaitingGroup,
  { group: GroupFinish },
  ({ needs, input: { group }, subject: { session } }) => needs.group.finish(session, { group }),
)
