import { allModules } from '@callboard/assembly'
import { dayIn } from '@callboard/core'
import type { Endpoint } from '@callboard/core/http-contract'
import { createProject, createSession, DEFAULT_ZONE } from '@callboard/projects/contract'
import { expect } from 'chai'
import { ACCESS, PRINCIPALS } from './access-table.fixture.ts'
import { ask, checkSomebodyIn, newPrincipal } from './principals.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

const endpoints: readonly Endpoint[] = allModules.flatMap((module) => module.api.map((one) => one.endpoint))
/** A session of today. @returns where people check in to it */
async function openSession(origin: string, director: string | null) {
  const { body: project } = await ask(
    origin,
    createProject,
    { name: 'Corner shop', project_roles: ['Barista'] },
    director,
  )
  const { body: session } = await ask(
    origin,
    createSession,
    {
      name: 'First round',
      studio: project._id,
      dates: [{ date: dayIn(DEFAULT_ZONE, new Date()), start_time: '10:00', location_type: 'Virtual' }],
    },
    director,
  )
  return { uri: project.uri as string, session: session._id as string }
}

interface PathField {
  readonly enum?: readonly string[]
  readonly anyOf?: readonly { readonly const?: string }[]
}

/** A value for a path field: one of its words where it takes a few only, else an id that leads nowhere. */
function wordFor({ params }: Endpoint, name: string): string {
  const { properties } = (params ?? {}) as { readonly properties?: Readonly<Record<string, PathField>> }
  const field = properties?.[name]
  return field?.enum?.[0] ?? field?.anyOf?.[0]?.const ?? 'unknown'
}

describe('the access table', () => {
  let product: TemporaryStudio
  const tokens = new Map<string, string | null>([['anonymous', null]])
  before(async () => {
    product = await temporaryStudio()
    const { origin } = product
    for (const type of PRINCIPALS)
      if (type !== 'anonymous' && type !== 'talent-page')
        tokens.set(type, (await newPrincipal(product, type, `own-${type.replace('_', '-')}`)).token)
    const director = tokens.get('casting_director')!
    const onboard = await openSession(origin, director)
    tokens.set('talent-page', (await checkSomebodyIn(origin, onboard, 'ana')).page_key)
  })
  after(() => product.stop())

  it('is written down for every call that there is', () => {
    expect(endpoints.map(({ name }) => name).sort()).to.deep.equal(Object.keys(ACCESS).sort())
  })

  for (const endpoint of endpoints)
    it(`${endpoint.name} refuses all callers whom the table does not list [SEC-01]`, async () => {
      const path = Object.fromEntries(
        [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, wordFor(endpoint, name!)]),
      )
      for (const [column, principal] of PRINCIPALS.entries()) {
        const listed = ACCESS[endpoint.name]![column] === '+'
        // Logging out works, and would end the sign-in that the other cases go on with.
        if (listed && endpoint.cookie === 'clear') continue
        const { status, body } = await ask(product.origin, endpoint, path, tokens.get(principal)!)
        const refusal = principal === 'anonymous' ? [401, 'unauthenticated'] : [403, 'denied']
        if (!listed) expect([status, body.error.code], principal).to.deep.equal(refusal)
        else expect(status, `${principal}: ${JSON.stringify(body)}`).not.to.be.oneOf([401, 500])
      }
    })

  it('lets super admins alone make the calls of the console [ADM-01] [SEC-01]', async () => {
    // Everybody reads the own notices.
    const console = endpoints.filter(
      ({ name, path }) => /^\/(auth\/)?admin\//.test(path) && name !== 'admin.getNotices',
    )
    expect(console.length).to.be.above(20)
    for (const endpoint of console) {
      expect(endpoint.access, endpoint.name).to.deep.equal(['super_admin'])
      expect(ACCESS[endpoint.name], endpoint.name).to.equal('+------')
    }
  })

  it('the API description lists every call [API-02]', async () => {
    const response = await fetch(`${product.origin}/api/openapi.json`)
    const { paths } = (await response.json()) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const described = Object.values(paths).flatMap((path) =>
      Object.values(path).map((call) => call.operationId),
    )
    expect(described.sort()).to.deep.equal(endpoints.map(({ name }) => name).sort())
  })
})
