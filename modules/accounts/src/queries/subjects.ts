import { subjectLoader } from '@callboard/core'
import { accountSubject } from '../contract/subjects.ts'
import { USER_DIRECTORY } from './user-directory.ts'

export const AccountLoader = subjectLoader(
  accountSubject,
  { users: USER_DIRECTORY },
  async ({ needs, ids: { id } }) => {
    const account = await needs.users.find(id)
    return account && { subject: { account }, ground: { userId: id } }
  },
)
