import { isStaffStanding, useCase } from '@callboard/core'
import { getWaitingTalent } from '../../contract/index.ts'
import { WaitingRooms } from './waiting-rooms.ts'
import { waitingTalentView } from './waiting-talent-view.ts'

export const GetWaitingTalent = useCase(
  getWaitingTalent,
  { rooms: WaitingRooms },
  async ({ needs, input: { record }, subject: { session, standing } }) => {
    const talent = await needs.rooms.talent(session, record)
    return waitingTalentView(talent, needs.rooms.ref(session.id, talent.id), isStaffStanding(standing))
  },
)
