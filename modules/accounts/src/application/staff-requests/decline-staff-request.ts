import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { declineStaffRequest } from '../../contract/index.ts'
import { StaffRequestAnswers } from './settle-staff-request.ts'

export class DeclineStaffRequest extends useCase(declineStaffRequest, { answers: StaffRequestAnswers }) {
  async run(
    _actor: Actor,
    { id, reason }: InputOf<typeof declineStaffRequest>,
  ): Promise<ReplyOf<typeof declineStaffRequest>> {
    const words = reason?.trim()
    return await this.needs.answers.settle(id, async (user) => ({
      account: user,
      mail: {
        template: 'STAFF_REQUEST_DECLINED',
        values: { FIRST_NAME: user.firstName, ...(words ? { REASON: words } : {}) },
      },
    }))
  }
}
