import { PUBLIC_URL, useCase } from '@callboard/core'
import { approveStaffRequest } from '../../contract/index.ts'
import { SignIns } from '../sign-in/sign-ins.ts'
import { StaffRequestAnswers } from './settle-staff-request.ts'

/** The person signs in anew, with the password of before, and is a casting director. */
export const ApproveStaffRequest = useCase(
  approveStaffRequest,
  { answers: StaffRequestAnswers, signIns: SignIns, publicUrl: PUBLIC_URL },
  async ({ needs, input: { id } }) => {
    const done = await needs.answers.settle(id, async (user, { signIns }) => {
      await signIns.endAll(id)
      return {
        account: { ...user, userType: 'casting_director' },
        mail: {
          template: 'STAFF_REQUEST_APPROVED',
          values: { LINK: `${needs.publicUrl}/auth`, FIRST_NAME: user.firstName },
        },
      }
    })
    needs.signIns.forget(id)
    return done
  },
)
