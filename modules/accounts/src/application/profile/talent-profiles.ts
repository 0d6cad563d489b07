import { CLOCK, service } from '@callboard/core'
import { guardianOf } from '../../domain/talent-profile.ts'
import { normalEmail } from '../../domain/user.ts'
import type { GuardianFacts, TalentProfileFacts, TalentProfiles } from '../../queries/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'

export class StoredTalentProfiles
  extends service({ store: ACCOUNTS_STORE, clock: CLOCK })
  implements TalentProfiles
{
  async of(userId: string): Promise<TalentProfileFacts | null> {
    return await this.needs.store.read(({ talentProfiles }) => talentProfiles.of(userId))
  }

  async guardianOf(email: string): Promise<(GuardianFacts & { readonly userId: string }) | null> {
    const profile = await this.needs.store.read(async ({ users, talentProfiles }) => {
      const user = await users.byEmail(normalEmail(email))
      return user?.userType === 'talent' ? await talentProfiles.of(user.id) : null
    })
    const guardian = profile && guardianOf(profile, this.needs.clock.now())
    return guardian && { ...guardian, userId: profile.userId }
  }
}
