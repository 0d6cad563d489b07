import { USER_DIRECTORY, type UserDirectory } from '@callboard/accounts/queries'
import { CLOCK, conflict, invalid, useCase } from '@callboard/core'
import {
  CREDENTIAL_GROUPS,
  CREDENTIALS,
  type CredentialsView,
  getCredentials,
  saveCredentials,
} from '../../contract/index.ts'
import { endOf, type StoredCredential } from '../../domain/credential.ts'
import { allowSuperAdmin } from '../allow-super-admin.ts'
import { namesOf } from '../names.ts'
import { ADMIN_STORE } from '../ports/index.ts'
import { InstallCredentials } from './install-credentials.ts'

interface Needs {
  readonly users: UserDirectory
  readonly keys: InstallCredentials
}

const newest = (stored: readonly StoredCredential[]): StoredCredential | undefined =>
  stored.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0]

/** Changes with every save: no two are stored at the same millisecond, since each waits for the one before. */
const versionOf = (stored: readonly StoredCredential[]): number => newest(stored)?.updatedAt.getTime() ?? 0

async function credentialsView(
  { users, keys }: Needs,
  stored: readonly StoredCredential[],
): Promise<CredentialsView> {
  const last = newest(stored)
  const names = await namesOf(users, [last?.updatedBy ?? null])
  return {
    credentials: CREDENTIALS.map((name) => {
      const credential = stored.find((one) => one.name === name)
      const value = credential === undefined ? '' : (keys.open(credential) ?? '')
      return { name, set: value !== '', end: endOf(value) }
    }),
    updated_by: names.get(last?.updatedBy ?? '') ?? null,
    updated_at: last?.updatedAt.toISOString() ?? null,
    version: versionOf(stored),
  }
}

const SHOW = { store: ADMIN_STORE, users: USER_DIRECTORY, keys: InstallCredentials }

export const GetCredentials = useCase(getCredentials, SHOW, async ({ needs, actor }) => {
  allowSuperAdmin(actor)
  return await credentialsView(needs, await needs.store.read(({ credentials }) => credentials.all()))
})

/** @throws DomainError invalid on the first missing key of a service that has only some of them */
function checkWhole(values: ReadonlyMap<string, string>): void {
  for (const { service, names } of CREDENTIAL_GROUPS) {
    const missing = names.filter((name) => !values.get(name))
    if (missing.length > 0 && missing.length < names.length)
      throw invalid(missing[0]!, `${service} needs this one with the others.`)
  }
}

/** A key that is taken away stays as an empty value, so that the list says who did it and when. */
export const SaveCredentials = useCase(
  saveCredentials,
  { ...SHOW, clock: CLOCK },
  async ({ needs, actor, input }) => {
    const { userId } = allowSuperAdmin(actor)
    const view = await needs.store.write(async ({ credentials }, outbox) => {
      const before = await credentials.locked()
      if (versionOf(before) !== input.version)
        throw conflict(
          'credentials_changed',
          'The credentials were changed meanwhile. Please look at them again.',
          await credentialsView(needs, before),
        )
      const values = new Map<string, string>(before.map((one) => [one.name, needs.keys.open(one) ?? '']))
      const changed = CREDENTIALS.filter(
        (name) => input[name] !== undefined && input[name] !== (values.get(name) ?? ''),
      )
      for (const name of changed) values.set(name, input[name] ?? '')
      checkWhole(values)
      const updatedAt = new Date(Math.max(needs.clock.now().getTime(), versionOf(before) + 1))
      for (const name of changed) {
        const sealed = needs.keys.lock(name, input[name] ?? '')
        await credentials.put({ name, sealed, updatedBy: userId, updatedAt })
      }
      return outbox.answer(await credentialsView(needs, await credentials.all()))
    })
    needs.keys.changed()
    return view
  },
)
