import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ACCOUNTS_STORE, type AccountsStore, SignIns } from '@callboard/accounts'
import { confirmSignIn } from '@callboard/accounts/contract'
import { allModules } from '@callboard/assembly'
import type { Endpoint } from '@callboard/core/http-contract'
import { expect } from 'chai'
import { ask, newPrincipal, PASSWORD } from './principals.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

const endpoints: readonly Endpoint[] = allModules.flatMap((module) => module.api.map((one) => one.endpoint))
const FRESH = [
  'accounts.addPasskey',
  'accounts.beginPasskey',
  'accounts.beginSecondFactor',
  'accounts.deleteUser',
  'accounts.downloadOwnData',
  'accounts.removeChatAccount',
  'accounts.removePasskey',
  'accounts.removeTextAccount',
  'accounts.renewRecoveryCodes',
  'accounts.requestOwnData',
  'accounts.resetSecondFactor',
  'accounts.saveChatAccount',
  'accounts.saveTextAccount',
  'accounts.switchOnSecondFactor',
  'admin.saveCredentials',
  'admin.updateCapacity',
  'lobby.saveKeptSheets',
]
/** The use case decides by the input: shown in the suites of the accounts. */
const SOMETIMES = ['accounts.createUser', 'accounts.deleteAccount', 'accounts.updateUser']
const HOUR = 3_600_000

/** Every row of the install but for when a sign-in was seen. */
function allRows(folder: string): string {
  const database = new DatabaseSync(join(folder, 'callboard.sqlite'), { readOnly: true })
  const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all()
  const rows = tables.map(({ name }) => [name, database.prepare(`select * from "${name}"`).all()])
  database.close()
  return JSON.stringify(rows, (key, value) => (key.endsWith('seen_at') ? undefined : value))
}

describe('a sign-in that was proved long ago', () => {
  let product: TemporaryStudio
  let folder: string
  let admin: Awaited<ReturnType<typeof newPrincipal>>
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-fresh-'))
    product = await temporaryStudio({ CALLBOARD_DATA: folder, CALLBOARD_DEMO: 'false' })
    admin = await newPrincipal(product, 'super_admin', 'ada')
    const { container } = product.studio
    const actor = await container.get(SignIns).actorOf(admin.token)
    if (actor?.kind !== 'user') throw new Error('Nobody is signed in.')
    await container
      .get<AccountsStore>(ACCOUNTS_STORE)
      .write(({ signIns }) => signIns.proved(actor.signInId, new Date(Date.now() - HOUR)))
  })
  after(async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('is not enough for these calls, and enough for all others [ACC-18]', () => {
    const named = (fresh: Endpoint['fresh']) =>
      endpoints
        .filter((one) => one.fresh === fresh)
        .map(({ name }) => name)
        .sort()
    expect(named(true)).to.deep.equal(FRESH)
    expect(named('sometimes')).to.deep.equal(SOMETIMES)
  })

  it('changes nothing by any of them, and does once it is proved again [ACC-18]', async () => {
    const calls = endpoints.filter(({ fresh, access }) => fresh === true && access.includes('super_admin'))
    expect(calls).to.have.length(FRESH.length)
    const send = (endpoint: Endpoint) =>
      ask(product.origin, endpoint, { id: admin.id, password: PASSWORD }, admin.token)
    const before = allRows(folder)
    for (const endpoint of calls) {
      const { status, body } = await send(endpoint)
      expect([status, body.error.code], endpoint.name).to.deep.equal([403, 'stale_sign_in'])
    }
    expect(allRows(folder)).to.equal(before)
    expect((await ask(product.origin, confirmSignIn, { password: PASSWORD }, admin.token)).status).to.equal(
      200,
    )
    for (const endpoint of calls)
      expect((await send(endpoint)).body?.error?.code, endpoint.name).not.to.equal('stale_sign_in')
  })

  it('is known to the description of the API [API-02]', async () => {
    const response = await fetch(`${product.origin}/api/openapi.json`)
    const { paths } = (await response.json()) as {
      paths: Record<string, Record<string, { operationId: string; 'x-fresh-sign-in'?: unknown }>>
    }
    const described = Object.values(paths).flatMap((path) => Object.values(path))
    const told = described.filter((call) => call['x-fresh-sign-in'] === true).map((call) => call.operationId)
    expect(told.sort()).to.deep.equal(FRESH)
  })
})
