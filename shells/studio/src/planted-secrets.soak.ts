import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveChatAccount } from '@callboard/accounts/contract'
import { saveCredentials } from '@callboard/admin/contract'
import { allModules } from '@callboard/assembly'
import type { Endpoint, Subject } from '@callboard/core/http-contract'
import { type Database, openDatabase } from '@callboard/db-knex'
import { expect } from 'chai'
import { inputAbout } from './input-about.fixture.ts'
import { ownedThings } from './owned-things.fixture.ts'
import { ask, newPrincipal, PASSWORD } from './principals.fixture.ts'
import { sampleInput } from './sample-input.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

/** Secrets of the install and of a casting director; the last characters of some are shown. */
const PLANTED = {
  'secret of the install': 'install-zaubersecret-0123456789abcdef',
  'secret of meetings': 'meeting-zaubersecret-0123456789abcdef',
  'auth token of Twilio': `${'abc'.repeat(10)}77`,
  'secret key of AWS': 'AwsZauberSecretKey0123456789',
  'auth key of chats': 'auth-zaubersecret-of-a-chat',
  'API key of chats': 'api-zaubersecret-of-a-chat',
  password: PASSWORD,
}

/** Calls that end the sign-in which the others are made with. */
const ENDS_SIGN_IN = ['accounts.logout', 'accounts.deleteAccount']

const isAbout = (endpoint: Endpoint): endpoint is Endpoint & { readonly subject: Subject } =>
  'kind' in endpoint.subject
/** What takes away what other calls are about comes last. */
const ends = ({ method, name }: Endpoint) => method === 'DELETE' || /archive|remove|delete|clear/i.test(name)

const endpoints: readonly Endpoint[] = allModules
  .flatMap((module) => module.api.map(({ endpoint }) => endpoint as Endpoint))
  .filter(({ name }) => !ENDS_SIGN_IN.includes(name))
  .toSorted((a, b) => Number(ends(a)) - Number(ends(b)))

describe('a secret of the install or of an account', function () {
  this.timeout(600_000)
  let data: string
  let product: TemporaryStudio
  let database: Database
  /** Text of each reply, by call and caller. */
  const replies = new Map<string, string>()

  before(async () => {
    data = await mkdtemp(join(tmpdir(), 'callboard-secrets-'))
    product = await temporaryStudio({
      CALLBOARD_DATA: data,
      CALLBOARD_SECRET: PLANTED['secret of the install'],
      JITSI_DOMAIN: 'meet.example.com',
      JITSI_APP_ID: 'callboard',
      JITSI_APP_SECRET: PLANTED['secret of meetings'],
    })
    database = await openDatabase({ file: join(data, 'callboard.sqlite') })
    const things = await ownedThings(product)
    const admin = await newPrincipal(product, 'super_admin', 'keeper')
    const holder = await newPrincipal(product, 'casting_director', 'holder')
    const credentials = {
      TWILIO_ACCOUNT_SID: `AC${'d'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: PLANTED['auth token of Twilio'],
      TWILIO_FROM: '+13105550177',
      AWS_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
      AWS_SECRET_ACCESS_KEY: PLANTED['secret key of AWS'],
      AWS_REGION: 'us-west-2',
      version: 0,
    }
    const made = [
      await ask(product.origin, saveCredentials, credentials, admin.token),
      await ask(
        product.origin,
        saveChatAccount,
        {
          id: holder.id,
          app_id: '26041cbb',
          auth: PLANTED['auth key of chats'],
          api_key: PLANTED['API key of chats'],
        },
        admin.token,
      ),
    ]
    expect(made.map(({ status, body }) => [status, body.error])).to.deep.equal([
      [200, undefined],
      [200, undefined],
    ])
    const callers = {
      nobody: null,
      admin: admin.token,
      owner: things.owner,
      holder: holder.token,
      manager: things.manager,
      client: things.client,
      talent: things.talent,
      page: things.page,
    }
    for (const endpoint of endpoints) {
      const input = isAbout(endpoint) ? inputAbout(endpoint, things.open) : sampleInput(endpoint)
      const isOfAccount = isAbout(endpoint) && endpoint.subject.kind === 'account'
      for (const [name, caller] of Object.entries(callers)) {
        const { body } = await ask(product.origin, endpoint, input, caller)
        replies.set(`${endpoint.name} for ${name}`, JSON.stringify(body ?? null))
        if (!isOfAccount || endpoint.method !== 'GET') continue
        const ofHolder = { ...input, id: holder.id }
        const { body: held } = await ask(product.origin, endpoint, ofHolder, caller)
        replies.set(`${endpoint.name} of the holder for ${name}`, JSON.stringify(held ?? null))
      }
    }
  })
  after(async () => {
    await database?.close()
    await product?.stop()
    await rm(data, { recursive: true, force: true })
  })

  const placesOf = (secrets: Iterable<string>): string[] => {
    const found: string[] = []
    for (const secret of secrets)
      for (const [call, text] of replies) if (text.includes(secret)) found.push(`${secret} in ${call}`)
    return found
  }

  it('is in no reply of any call to any caller [SEC-06]', () => {
    expect(replies.size).to.be.above(1_500)
    expect(placesOf(Object.values(PLANTED))).to.deep.equal([])
  })

  it('is in no signal [SEC-06]', async () => {
    const signals = JSON.stringify(await database.reader('signal'))
    expect(signals.length).to.be.above(1_000)
    for (const [what, secret] of Object.entries(PLANTED))
      expect(signals.includes(secret), what).to.equal(false)
  })

  it('is in no reply as it is stored, be it hashed or sealed [SEC-06]', async () => {
    const stored = new Set<string>()
    const tables: { name: string }[] = await database.reader.raw(
      "select name from sqlite_master where type = 'table'",
    )
    for (const { name } of tables)
      for (const row of await database.reader(name))
        for (const [column, value] of Object.entries(row as object))
          if (
            /hash|digest|secret|sealed|locked/.test(column) &&
            typeof value === 'string' &&
            value.length >= 16
          )
            stored.add(value)
    expect(stored.size).to.be.above(20)
    expect(placesOf(stored)).to.deep.equal([])
  })
})
