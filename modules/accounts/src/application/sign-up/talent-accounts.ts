import { CLOCK, IDS, service } from '@callboard/core'
import { newcomer } from '../../domain/sign-up.ts'
import { canSignIn, normalEmail } from '../../domain/user.ts'
import type { KnownByEmail, TalentAccounts } from '../../queries/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'

export class StoredTalentAccounts
  extends service({ store: ACCOUNTS_STORE, ids: IDS, clock: CLOCK })
  implements TalentAccounts
{
  async ofEmail(person: Parameters<TalentAccounts['ofEmail']>[0]): Promise<KnownByEmail> {
    const drafted = newcomer(
      { asked: 'talent', googleSubject: null, ...person },
      this.needs.ids.next(),
      this.needs.clock.now(),
    )
    const user = await this.needs.store.write(async ({ users }) =>
      (await users.add(drafted)) ? drafted : await users.byEmail(normalEmail(person.email)),
    )
    if (!user) throw new Error('An account with this e-mail address is neither there nor can it be made.')
    return { id: user.id, userType: user.userType, canSignIn: canSignIn(user) }
  }
}
