import type { WaitingTalent } from '../../contract/index.ts'
import type { WaitingRoomTalent } from '../../domain/index.ts'

/** @param isStaff contact data is for staff only */
export const waitingTalentView = (
  talent: WaitingRoomTalent,
  ref: string,
  isStaff: boolean,
): WaitingTalent => ({
  _id: talent.id,
  ref,
  first_name: talent.firstName,
  last_name: talent.lastName,
  role: talent.role,
  state: talent.state,
  actual_call: talent.actualCall,
  checked_in_time: talent.checkedInAt?.toISOString() ?? null,
  interview_no: talent.interviewNumber,
  contact: isStaff
    ? {
        email: talent.contact.email,
        phone: talent.contact.phone,
        agent: talent.contact.agent,
        agent_email: talent.contact.agentEmail,
        agent_phone: talent.contact.agentPhone,
      }
    : null,
})
