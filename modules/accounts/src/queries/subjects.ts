import { subjectLoader } from '@callboard/core'
import { accountSubject } from '../contract/subjects.ts'
import { USER_DIRECTORY } from './user-directory.ts'

export class AccountLoader extends subjectLoader(accountSubject, { users: USER_DIRECTORY }) {
  async load({ id }: { readonly id: string }) {
    const account = await this.needs.users.find(id)
    return account && { subject: { account }, ground: { userId: id } }
  }
}
