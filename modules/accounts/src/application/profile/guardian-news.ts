import { messageRequested } from '@callboard/admin/contract'
import { CLOCK, IDS, type Outbox, service } from '@callboard/core'
import { guardianOf, type TalentProfile } from '../../domain/talent-profile.ts'
import type { User } from '../../domain/user.ts'

const whyReleased = (after: TalentProfile): string => {
  if (after.guardian) return 'The profile names another guardian.'
  if (after.birthDate === null) return 'The date of birth was taken out of the profile.'
  return `The date of birth in the profile was changed to ${after.birthDate}.`
}

type Talent = Pick<User, 'id' | 'firstName' | 'lastName' | 'email'>

/** A talent may have told no name yet. */
const nameOf = ({ firstName, lastName, email }: Talent) => `${firstName} ${lastName}`.trim() || email

/** Tells the guardian of a talent under 18 that they are one, or not any more: a minor does neither unnoticed. */
export class GuardianNews extends service({ ids: IDS, clock: CLOCK }) {
  tell(outbox: Outbox, talent: Talent, before: TalentProfile, after: TalentProfile): void {
    const now = this.needs.clock.now()
    const [was, is] = [guardianOf(before, now), guardianOf(after, now)]
    if (was?.email === is?.email) return
    if (was)
      outbox.publish(messageRequested, {
        key: `guardian-released:${this.needs.ids.next()}`,
        channel: 'email',
        template: 'GUARDIAN_RELEASED',
        to: was.email,
        values: { NAME: nameOf(talent), WHAT: whyReleased(after) },
        about: { user_id: talent.id },
      })
    if (is)
      outbox.publish(messageRequested, {
        key: `guardian-named:${this.needs.ids.next()}`,
        channel: 'email',
        template: 'GUARDIAN_NAMED',
        to: is.email,
        values: { NAME: nameOf(talent), ACCOUNT: talent.email, GUARDIAN: is.name },
        about: { user_id: talent.id },
      })
  }
}
