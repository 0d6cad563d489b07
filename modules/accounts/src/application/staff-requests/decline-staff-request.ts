import { useCase } from '@callboard/core'
import { declineStaffRequest } from '../../contract/index.ts'
import { StaffRequestAnswers } from './settle-staff-request.ts'

export const DeclineStaffRequest = useCase(
  declineStaffRequest,
  { answers: StaffRequestAnswers },
  async ({ needs, input: { id, reason } }) => {
    const words = reason?.trim()
    return await needs.answers.settle(id, async (user) => ({
      account: user,
      mail: {
        template: 'STAFF_REQUEST_DECLINED',
        values: { FIRST_NAME: user.firstName, ...(words ? { REASON: words } : {}) },
      },
    }))
  },
)
