import { CLOCK, service } from '@callboard/core'
import { isLive } from '../../domain/sign-in.ts'
import type { SignInDirectory } from '../../queries/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'

export class StoredSignInDirectory
  extends service({ store: ACCOUNTS_STORE, clock: CLOCK })
  implements SignInDirectory
{
  async live(signInIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (signInIds.length === 0) return new Set()
    const found = await this.needs.store.read(({ signIns }) => signIns.many([...new Set(signInIds)]))
    const now = this.needs.clock.now()
    return new Set(found.filter((signIn) => isLive(signIn, now)).map(({ id }) => id))
  }
}
