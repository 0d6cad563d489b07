import { USER_PHOTOS, type UserFacts } from '@callboard/accounts/queries'
import { service } from '@callboard/core'
import type { ListedTalent } from '@callboard/lobby/queries'

/** Pictures of talent beside their times. */
export class TalentFaces extends service({ photos: USER_PHOTOS }) {
  /**
   * @param listed check-ins, whose picture stands for an account without one
   * @returns addresses by account, good for an hour
   */
  async of(
    users: readonly UserFacts[],
    listed: readonly ListedTalent[],
  ): Promise<ReadonlyMap<string, string>> {
    const own = await this.needs.photos.of(users.map(({ id }) => id))
    const checkedIn = new Map(listed.map(({ email, photoUrl }) => [email, photoUrl]))
    return new Map(
      users.flatMap(({ id, email }) => {
        const photo = own.get(id) ?? checkedIn.get(email.toLowerCase())
        return photo ? [[id, photo] as const] : []
      }),
    )
  }
}
