import { USER_PHOTOS, type UserFacts } from '@callboard/accounts/queries'
import { service } from '@callboard/core'
import { TALENT_CONTACTS } from '@callboard/lobby/queries'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'

/** Pictures of talent beside their times. */
export class TalentFaces extends service({
  photos: USER_PHOTOS,
  contacts: TALENT_CONTACTS,
  sessions: SESSION_DIRECTORY,
}) {
  /**
   * The picture of the account, else that of the latest check-in to a session of the project.
   * @returns addresses by account, good for an hour
   */
  async of(users: readonly UserFacts[], projectId: string): Promise<ReadonlyMap<string, string>> {
    const own = await this.needs.photos.of(users.map(({ id }) => id))
    const others = users.filter(({ id }) => !own.has(id))
    return others.length === 0 ? own : new Map([...own, ...(await this.#ofCheckIns(others, projectId))])
  }

  async #ofCheckIns(users: readonly UserFacts[], projectId: string) {
    const sessions = await this.needs.sessions.byProject(projectId)
    const addressOf = ({ email }: UserFacts) => email.toLowerCase()
    const listed = await this.needs.contacts.listed(
      sessions.map(({ id }) => id),
      users.map(addressOf),
    )
    const photos = new Map(listed.map(({ email, photoUrl }) => [email, photoUrl]))
    return users.flatMap((user) => {
      const photo = photos.get(addressOf(user))
      return photo ? [[user.id, photo] as const] : []
    })
  }
}
