import { messageRequested } from '@callboard/admin/contract'
import { CLOCK, IDS, type Outbox, service } from '@callboard/core'
import { guardianOf, type TalentProfile } from '../../domain/talent-profile.ts'
import type { User } from '../../domain/user.ts'

const whyReleased = (after: TalentProfile): string => {
  if (after.guardian) return 'The profile names another guardian.'
  if (after.birthDate === null) return 'The date of birth was taken out of the profile.'
  return `The date of birth in the profile was changed to ${after.birthDate}.`
}

/** Tells the guardian of a talent under 18 that the talent's account has ended that, so that no minor does it unnoticed. */
export class GuardianNews extends service({ ids: IDS, clock: CLOCK }) {
  tell(
    outbox: Outbox,
    { id, firstName, lastName }: Pick<User, 'id' | 'firstName' | 'lastName'>,
    before: TalentProfile,
    after: TalentProfile,
  ): void {
    const now = this.needs.clock.now()
    const guardian = guardianOf(before, now)
    if (!guardian || guardianOf(after, now)?.email === guardian.email) return
    outbox.publish(messageRequested, {
      key: `guardian-released:${this.needs.ids.next()}`,
      channel: 'email',
      template: 'GUARDIAN_RELEASED',
      to: guardian.email,
      values: { NAME: `${firstName} ${lastName}`.trim(), WHAT: whyReleased(after) },
      about: { user_id: id },
    })
  }
}
