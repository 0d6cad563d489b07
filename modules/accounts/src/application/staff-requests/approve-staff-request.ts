import { type Actor, PUBLIC_URL, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { approveStaffRequest } from '../../contract/index.ts'
import { SignIns } from '../sign-in/sign-ins.ts'
import { StaffRequestAnswers } from './settle-staff-request.ts'

/** The person signs in anew, with the password of before, and is a casting director. */
export class ApproveStaffRequest extends useCase(approveStaffRequest, {
  answers: StaffRequestAnswers,
  signIns: SignIns,
  publicUrl: PUBLIC_URL,
}) {
  async run(
    _actor: Actor,
    { id }: InputOf<typeof approveStaffRequest>,
  ): Promise<ReplyOf<typeof approveStaffRequest>> {
    const done = await this.needs.answers.settle(id, async (user, { signIns }) => {
      await signIns.endAll(id)
      return {
        account: { ...user, userType: 'casting_director' },
        mail: {
          template: 'STAFF_REQUEST_APPROVED',
          values: { LINK: `${this.needs.publicUrl}/auth`, FIRST_NAME: user.firstName },
        },
      }
    })
    this.needs.signIns.forget(id)
    return done
  }
}
