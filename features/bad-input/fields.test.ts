import { listUsers, register } from '@callboard/accounts/contract'
import {
  createProject,
  getSession,
  listProjects,
  listSessions,
  type ProjectView,
  type SessionView,
} from '@callboard/projects/contract'
import { expect } from 'chai'
import type { ApiClient } from '../drivers/http/api-client.ts'
import { signIn, startSession } from '../drivers/http/office.ts'
import { type RunningProduct, startProduct } from '../support/product.ts'
import { dayFromToday, ZONE } from '../support/today.ts'
import { type Answer, expectRefused, Wire } from './wire.ts'

const MALFORMED = ['{', '{"name":}', 'name=Corner', '"\u0000', '[1,2', '{"name":"x"}}', '\u{1F3AC}']
const virtual = { start_time: '10:00', location_type: 'Virtual' }

describe('a form filled in wrongly', function () {
  this.timeout(60_000)
  let product: RunningProduct
  let director: ApiClient
  let admin: ApiClient
  let wire: Wire
  let session: SessionView

  before(async () => {
    product = await startProduct()
    director = await signIn(product.origin, 'director')
    admin = await signIn(product.origin, 'admin')
    wire = new Wire(product.origin, director.token)
    session = await startSession(director, ['Barista'])
  })
  after(() => product.stop())
  afterEach(() => product.expectNoServerFault())

  const projects = async () => (await director.call(listProjects, { take: 50 })).studios
  const newProject = (json: unknown) => wire.send('POST', '/api/studio', { json })
  const newSession = (fields: object) =>
    wire.send('POST', '/api/sessions', { json: { name: 'Second round', studio: session.studio, ...fields } })
  const change = (fields: object) =>
    wire.send('POST', `/api/sessions/${session._id}`, { json: { version: session.version, ...fields } })

  const expectNoNewProject = async (attempt: () => Promise<void>) => {
    const before = await projects()
    await attempt()
    expect(await projects()).to.deep.equal(before)
  }
  /** Neither another session of the project nor a change to the one there is. */
  const expectSessionsAsTheyWere = async (attempt: () => Promise<void>) => {
    const before = await director.call(listSessions, { id: session.studio })
    await attempt()
    expect(await director.call(listSessions, { id: session.studio })).to.deep.equal(before)
  }

  it('that is no JSON gets 400 and leaves nothing [API-03]', () =>
    expectNoNewProject(async () => {
      for (const raw of MALFORMED) {
        const answer = await wire.send('POST', '/api/studio', { raw, type: 'application/json' })
        expectRefused(answer, 400, { code: 'malformed' }, raw)
      }
    }))

  it('that is JSON, but no form, gets 422 [API-03]', () =>
    expectNoNewProject(async () => {
      for (const json of [[], [{ name: 'x' }]])
        expectRefused(await newProject(json), 422, { code: 'invalid' }, JSON.stringify(json))
      expectRefused(await newProject({}), 422, { fields: { name: 'This is required.' } })
    }))

  it('that comes as something else than JSON gets 415', () =>
    expectNoNewProject(async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html'])
        expectRefused(await wire.send('POST', '/api/studio', { raw: '{"name":"x"}', type }), 415, {}, type)
    }))

  it('of more than 1 MB gets 413', () =>
    expectNoNewProject(async () => {
      expectRefused(await newProject({ name: 'x'.repeat(1_100_000) }), 413, { code: 'too_large' })
    }))

  it('of a project is told field by field, and nothing of it is kept [API-03]', () =>
    expectNoNewProject(async () => {
      const answer = await newProject({
        name: '',
        uri: 'with a space',
        project_roles: ['Barista', 5],
        allow_talent_create_role: 'yes',
        texts: { thankyou_message: 'x'.repeat(5_001), shout: 'x' },
        price: 100,
      })
      expectRefused(answer, 422, {
        code: 'invalid',
        fields: {
          name: 'Must not be empty.',
          uri: 'Does not have the expected form.',
          'project_roles.1': 'Must be text.',
          allow_talent_create_role: 'Must be true or false.',
          'texts.thankyou_message': 'Must be at most 5000 characters.',
          'texts.shout': 'This field is not known.',
          price: 'This field is not known.',
        },
      })
    }))

  it('of a project with a uri in use gets 409 in the words of the field', () =>
    expectNoNewProject(async () => {
      const uri = session.studio_uri
      expectRefused(await newProject({ name: 'Another', uri }), 409, {
        code: 'uri_taken',
        message: `Studio uri ${uri} already used!`,
      })
    }))

  it('of a project that names somebody who is no casting director is refused', () =>
    expectNoNewProject(async () => {
      const { users } = await admin.call(listUsers, { user_type: 'client' })
      const answer = await new Wire(product.origin, admin.token).send('POST', '/api/studio', {
        json: { name: 'Another', casting_directors: [users[0]!._id] },
      })
      expectRefused(answer, 422)
    }))

  const dates: readonly (readonly [string, readonly object[], Readonly<Record<string, string>>])[] = [
    [
      'a day twice',
      [
        { ...virtual, date: dayFromToday(3) },
        { ...virtual, date: dayFromToday(3), start_time: '14:00' },
      ],
      { 'dates.1.date': 'date already scheduled' },
    ],
    [
      'a day that has passed',
      [{ ...virtual, date: dayFromToday(-1) }],
      { 'dates.0.date': 'Past dates cannot be chosen' },
    ],
    [
      'nobody knows where',
      [{ ...virtual, date: dayFromToday(3), location_type: 'In Person' }],
      { 'dates.0.in_person_location': 'A place is required' },
    ],
    [
      'only spaces for a place',
      [{ ...virtual, date: dayFromToday(3), location_type: 'Both', in_person_location: '   ' }],
      { 'dates.0.in_person_location': 'A place is required' },
    ],
    ['no day', [virtual], { 'dates.0.date': 'This is required.' }],
    [
      'a day that the calendar lacks',
      [{ ...virtual, date: '2027-02-30' }],
      { 'dates.0.date': 'Must be a date, like 2026-05-31.' },
    ],
    [
      'a time that the clock lacks',
      [{ ...virtual, date: dayFromToday(3), start_time: '25:00' }],
      { 'dates.0.start_time': 'Does not have the expected form.' },
    ],
    [
      'a kind of place that there is not',
      [{ ...virtual, date: dayFromToday(3), location_type: 'Moon' }],
      { 'dates.0.location_type': 'Must be one of: Virtual, In Person, Both, Video Submission.' },
    ],
    [
      'a date of somebody else',
      [{ ...virtual, date: dayFromToday(3), _id: '01900000-0000-7000-8000-000000000000' }],
      { 'dates.0._id': 'This date is no longer there.' },
    ],
    ['no date at all', [], { dates: 'Must have at least 1 entry.' }],
    [
      'a manager who is nobody',
      [{ ...virtual, date: dayFromToday(3), managers: ['01900000-0000-7000-8000-000000000000'] }],
      { dates: 'Choose people who can do this work.' },
    ],
    [
      'an invoice the form does not offer',
      [{ ...virtual, date: dayFromToday(3), invoiced: true }],
      { 'dates.0.invoiced': 'This field is not known.' },
    ],
  ]
  for (const [what, entries, fields] of dates) {
    it(`of a session with ${what} is refused, new and changed`, () =>
      expectSessionsAsTheyWere(async () => {
        for (const attempt of [newSession, change])
          expectRefused(await attempt({ dates: entries }), 422, { fields })
      }))
  }

  it('of a session with a good date and a bad one keeps neither', () =>
    expectSessionsAsTheyWere(async () => {
      const entries = [
        ...session.dates.map(({ _id, date, start_time, location_type }) => ({
          _id,
          date,
          start_time,
          location_type,
        })),
        { ...virtual, date: dayFromToday(5) },
        { ...virtual, date: dayFromToday(-5) },
      ]
      const fields = { 'dates.3.date': 'Past dates cannot be chosen' }
      expectRefused(await change({ name: 'Renamed', dates: entries }), 422, { fields })
    }))

  it('of a session in a zone that there is not is refused', () =>
    expectSessionsAsTheyWere(async () => {
      const fields = { time_zone: 'This time zone is not known.' }
      for (const time_zone of ['Mars/Base', 'constructor', '../UTC'])
        for (const attempt of [newSession, change])
          expectRefused(await attempt({ time_zone }), 422, { fields }, time_zone)
    }))

  it('of a session from an old page gets 409 with what is true now', async () => {
    const current = await director.call(getSession, { id: session._id })
    const answer = await change({ version: 0, name: 'Renamed' })
    expectRefused(answer, 409, { code: 'stale', current })
    expect(await director.call(getSession, { id: session._id })).to.deep.equal(current)
  })

  it('of a sign-up is told field by field, and makes no account [API-03]', async () => {
    const before = await admin.call(listUsers, { limit: 100 })
    const stranger = new Wire(product.origin)
    const attempts: readonly (readonly [object, Readonly<Record<string, string>>])[] = [
      [
        { email: 'ana', password: 'short', user_type: 'super_admin' },
        {
          email: 'Must be an e-mail address.',
          password: 'Must be at least 8 characters.',
          user_type: 'Must be one of: client, talent, casting_professional.',
        },
      ],
      [{ user_type: 'client' }, { email: 'This is required.', password: 'This is required.' }],
    ]
    for (const [json, fields] of attempts)
      expectRefused(await stranger.send('POST', `/api${register.path}`, { json }), 422, { fields })
    expect(await admin.call(listUsers, { limit: 100 })).to.deep.equal(before)
  })

  it('of a list asks for no more than the server gives, and for nothing before the beginning [API-05]', async () => {
    const queries: readonly (readonly [string, string])[] = [
      ['take=51', 'take'],
      ['take=0', 'take'],
      ['take=ten', 'take'],
      ['skip=-1', 'skip'],
      ['skip=1e9', 'skip'],
      ['archived=perhaps', 'archived'],
    ]
    for (const [query, field] of queries) {
      const { fields } = expectRefused(await wire.send('GET', `/api/studio/get-many?${query}`), 422)
      expect(fields, query).to.have.property(field)
    }
  })

  describe('with strange words', () => {
    const read = (answer: Answer) => {
      expect(answer.status, JSON.stringify(answer.json)).to.equal(200)
      return answer.json as ProjectView
    }

    it('is refused for keys that every object has [API-03]', () =>
      expectNoNewProject(async () => {
        for (const key of ['constructor', 'toString', 'valueOf', 'hasOwnProperty']) {
          const raw = `{"name":"Pollution","${key}":{}}`
          const answer = await wire.send('POST', '/api/studio', { raw, type: 'application/json' })
          expectRefused(answer, 422, { fields: { [key]: 'This field is not known.' } }, key)
        }
      }))

    it('stays what was typed: words of SQL and HTML are words', async () => {
      const names = [
        "Robert'); DROP TABLE projects;--",
        '" OR ""="',
        '<script>alert(1)</script>',
        '{{constructor.constructor("x")()}}',
        '%_\\%',
        '\u202Eright to left \u{1F3AD} \u0000 zero',
      ]
      for (const name of names) {
        const made = read(await newProject({ name, project_roles: [name] }))
        expect([made.name, made.project_roles]).to.deep.equal([name, [name]])
        const { studios } = await director.call(listProjects, { _id: made._id })
        expect(studios.map((studio) => studio.name)).to.deep.equal([name])
        const found = await director.call(listProjects, { name })
        expect(
          found.studios.map(({ _id }) => _id),
          `search for ${name}`,
        ).to.deep.equal([made._id])
      }
    })

    it('keeps 5,000 characters where they fit and refuses them where they do not', async () => {
      const long = 'ä'.repeat(5_000)
      const made = read(await newProject({ name: 'Long words', texts: { good_bye_message: long } }))
      const { studios } = await director.call(listProjects, { _id: made._id })
      expect(studios[0]!.texts.good_bye_message).to.equal(long)
      await expectNoNewProject(async () => {
        const fields = { name: 'Must be at most 200 characters.' }
        expectRefused(await newProject({ name: long }), 422, { fields })
      })
    })

    it('does not reach into the program: keys of prototypes are no fields', async () => {
      await expectNoNewProject(async () => {
        const raw = '{"name":"Pollution","__proto__":{"is_archived":true}}'
        expectRefused(await wire.send('POST', '/api/studio', { raw, type: 'application/json' }), 400)
        const fields = { prototype: 'This field is not known.' }
        expectRefused(await newProject({ name: 'Pollution', prototype: {} }), 422, { fields })
      })
      const roles = ['__proto__', 'constructor', 'toString']
      const made = read(await newProject({ name: 'Roles', project_roles: roles }))
      expect(made.project_roles).to.deep.equal(roles)
      const clean = await director.call(createProject, { name: 'After all that' })
      expect(clean).to.include({ is_archived: false })
      expect(session.time_zone).to.equal(ZONE)
    })
  })
})
