import { PUBLIC_URL, useCase } from '@callboard/core'
import {
  approveStaffRequest,
  declineStaffRequest,
  listStaffRequests,
  MOST_COUNTED,
} from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { checkAdministers } from '../profile/account-rights.ts'
import { userSummary } from '../profile/user-view.ts'
import { SignIns } from '../sign-in/sign-ins.ts'
import { StaffRequestAnswers } from './settle-staff-request.ts'

const PAGE = 20

export const ListStaffRequests = useCase(
  listStaffRequests,
  { store: ACCOUNTS_STORE },
  async ({ needs, actor, input: { after, before } }) => {
    checkAdministers(actor)
    const ahead = before === undefined ? 1 : 0
    return await needs.store.read(async ({ users }) => {
      const found = await users.staffRequests({ after, before }, PAGE + ahead)
      return {
        requests: found
          .slice(0, PAGE)
          .map((user) => ({ ...userSummary(user), signed_up_at: user.createdAt.toISOString() })),
        has_more: before !== undefined || found.length > PAGE,
        count: await users.countStaffRequests(MOST_COUNTED),
      }
    })
  },
)

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
