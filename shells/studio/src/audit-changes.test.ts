import { createUser, updateUser } from '@callboard/accounts/contract'
import {
  type AuditEntry,
  downloadAudit,
  getCredentials,
  getEmailTemplate,
  listAudit,
  listEmailTemplates,
  saveCredentials,
  saveEmailTemplate,
  saveNotices,
} from '@callboard/admin/contract'
import type { Endpoint } from '@callboard/core/http-contract'
import { bookFreelancer } from '@callboard/freelancers/contract'
import { setBoardNames } from '@callboard/lobby/contract'
import { updateLink } from '@callboard/posting/contract'
import {
  createSession,
  getProjectByUri,
  getSession,
  updateProject,
  updateSession,
} from '@callboard/projects/contract'
import { listAvailability, moveAppointment } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { type Caller, type OwnedThings, ownedThings } from './owned-things.fixture.ts'
import { ask, newPrincipal } from './principals.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

interface Slot {
  readonly start: string
}

describe('what a write by staff changed', function () {
  this.timeout(120_000)
  let product: TemporaryStudio
  let things: OwnedThings
  let admin: Caller

  before(async () => {
    product = await temporaryStudio()
    things = await ownedThings(product)
    admin = (await newPrincipal(product, 'super_admin', 'auditor')).token
  })
  after(() => product.stop())

  async function made(endpoint: Endpoint, input: Record<string, unknown>, caller: Caller = things.owner) {
    const { status, body } = await ask(product.origin, endpoint, input, caller)
    expect(status, `${endpoint.name}: ${JSON.stringify(body)}`).to.be.below(300)
    return body
  }
  /** The changes in the row of a call, each as `field: before -> after`. */
  async function changesOf(endpoint: Endpoint, input: Record<string, unknown>, caller?: Caller) {
    await made(endpoint, input, caller)
    const { entries } = await made(listAudit, { take: 1 }, admin)
    const [entry] = entries as readonly [AuditEntry]
    expect(entry.action).to.equal(endpoint.name)
    return entry.changes.map(({ field, before, after }) =>
      before === undefined ? `${field} changed` : `${field}: ${before} -> ${after}`,
    )
  }

  it('of an account is its type with both values, and that its name and address changed [ADM-11]', async () => {
    const account = await made(
      createUser,
      {
        email: 'secret-address@example.com',
        password: 'a long enough secret',
        user_type: 'client',
        first_name: 'Wilhelmina',
        last_name: 'Example',
      },
      admin,
    )
    const input = { id: account._id, version: account.version, first_name: 'Guinevere' }
    expect(
      await changesOf(updateUser, { ...input, last_name: 'Example', user_type: 'casting_director' }, admin),
    ).to.deep.equal(['userType: client -> casting_director', 'firstName changed'])
    const { entries } = await made(listAudit, { take: 50 }, admin)
    for (const personal of ['Wilhelmina', 'Guinevere', 'secret-address'])
      expect(JSON.stringify(entries)).not.to.include(personal)
  })

  it('of an account are the users attached to it [ADM-11]', async () => {
    const attach = (attached_users: readonly string[], user = things.freelancer) => ({
      id: user,
      attached_users,
    })
    const talent = things.named.talent
    const changes = await changesOf(updateUser, attach([talent]), admin)
    expect(changes).to.deep.equal([`attached:  -> ${talent}`])
  })

  it('of a new session is what it has, and not what it has none of [ADM-11]', async () => {
    const { studio } = await made(getSession, things.open.session!)
    const dates = [{ date: '2031-01-06', start_time: '10:00', location_type: 'Virtual' }]
    const changes = await changesOf(createSession, { name: 'Second round', studio, dates })
    expect(changes).to.include('startTime: null -> 10:00')
    expect(changes.filter((change) => change.endsWith(': null -> '))).to.deep.equal([])
  })

  it('of a credential is which one, never its value [ADM-11]', async () => {
    const keys = {
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'b'.repeat(32),
      TWILIO_FROM: '+13105550142',
    }
    const save = async (some: object) => {
      const { version } = await made(getCredentials, {}, admin)
      return await changesOf(saveCredentials, { ...some, version }, admin)
    }
    expect(await save(keys)).to.include('name: null -> TWILIO_AUTH_TOKEN')
    expect(await save({ TWILIO_AUTH_TOKEN: 'c'.repeat(32) })).to.deep.equal(['sealed changed'])
    const { entries } = await made(listAudit, { take: 5 }, admin)
    expect(entries[0].changes[0]).to.deep.equal({
      thing: 'credential',
      id: 'TWILIO_AUTH_TOKEN',
      field: 'sealed',
    })
    for (const value of Object.values(keys)) expect(JSON.stringify(entries)).not.to.include(value)
  })

  it('of a notice is its text, and of an e-mail template its subject; long words are cut [ADM-11]', async () => {
    await made(saveNotices, { client_notice: '<p>Open</p>' }, admin)
    const notice = await changesOf(saveNotices, { client_notice: '<p>Closed on Friday</p>' }, admin)
    expect(notice).to.deep.equal(['text: <p>Open</p> -> <p>Closed on Friday</p>'])
    const [long] = await changesOf(saveNotices, { client_notice: `<p>${'word '.repeat(200)}</p>` }, admin)
    expect(long?.length).to.be.within(200, 240)
    expect(long?.endsWith('…')).to.equal(true)

    const { templates } = await made(listEmailTemplates, {}, admin)
    const {
      _id: id,
      html,
      desc,
      version,
      subject,
    } = await made(getEmailTemplate, { id: templates[0]._id }, admin)
    const reworded = {
      id,
      desc,
      html: html.replace('</mj-text>', ' Soon.</mj-text>'),
      subject: 'New',
      version,
    }
    const first = await changesOf(saveEmailTemplate, { ...reworded, subject }, admin)
    expect(first).to.include(`subject: null -> ${subject}`)
    const again = { ...reworded, html: html.replace('</mj-text>', ' Now.</mj-text>'), version: version + 1 }
    expect(await changesOf(saveEmailTemplate, again, admin)).to.deep.equal([
      `subject: ${subject} -> New`,
      'body changed',
    ])
  })

  it('of a project and its sessions are names, roles, dates and their people [ADM-11]', async () => {
    const { version, name, project_roles } = await made(getProjectByUri, things.open['project-of-uri']!)
    const renamed = {
      ...things.open.project,
      version,
      name: 'Harbour Lights',
      project_roles: ['Barista', 'Host'],
    }
    expect(await changesOf(updateProject, renamed)).to.deep.equal([
      `name: ${name} -> Harbour Lights`,
      `roles: ${project_roles.join(', ')} -> Barista, Host`,
    ])
    const session = await made(getSession, things.open.session!)
    const [first, second] = session.dates
    const dates = [{ ...first, start_time: '11:30' }, second].map(
      ({ _id, date, start_time, location_type, managers }) => ({
        _id,
        date,
        start_time,
        location_type,
        managers: managers.map((one: { _id: string }) => one._id),
      }),
    )
    const changed = { ...things.open.session, version: session.version, name: 'Second round', dates }
    expect(await changesOf(updateSession, changed)).to.deep.equal([
      'name: First round -> Second round',
      'startTime: 10:00 -> 11:30',
    ])
    const board = { session: things.open.session!.id, shows_numbers: true }
    expect(await changesOf(setBoardNames, board)).to.deep.equal(['showsNumbers: no -> yes'])
  })

  it('of an appointment that is moved is its time [ADM-11]', async () => {
    const { availability, ...where } = things.open['time-frame']!
    const { dates } = await made(listAvailability, where)
    const frames = Object.values<object>(dates).flatMap((frames) =>
      Object.values<{ slots: Slot[] }>(frames as never),
    )
    const [first, second] = frames[0]!.slots
    const move = { ...things.open.appointment, availability, start_time: second!.start, role: 'Barista' }
    const changes = await changesOf(moveAppointment, move)
    expect(changes[0]).to.equal(`start: ${first!.start} -> ${second!.start}`)
    expect(changes.map((change) => change.split(':')[0])).to.deep.equal(['start', 'end'])
  })

  it('of a freelancer is the state of the request and what is booked [ADM-11]', async () => {
    const { day } = things.open['session-date']!
    const book = { ...things.open['freelancer-request'], dates: { [day!]: ['lobby_manager'] } }
    const changes = await changesOf(bookFreelancer, book)
    expect(changes).to.include('status: none -> book')
    const asked = (booked: string) =>
      new RegExp(`^dates: .* lobby_manager, booked none -> .*, booked ${booked}$`)
    expect(changes.filter((change) => asked('lobby_manager').test(change))).to.have.length(1)
  })

  it('of a posting link is how long it opens, for what, and that it is held back [ADM-11]', async () => {
    const { project, link } = things.open['own-posting-link']!
    const change = (fields: object) => changesOf(updateLink, { id: project, link, ...fields })
    expect(await change({ allows_download: false })).to.deep.equal(['allowsDownload: yes -> no'])
    expect(await change({ expires_at: '2031-01-06T18:00:00.000Z' })).to.deep.equal([
      'expiresAt: null -> 2031-01-06T18:00:00.000Z',
    ])
    expect((await change({ revoked: true })).join()).to.match(/^revokedAt: null -> 20/)
    expect(await change({ password: 'open sesame now' })).to.deep.equal(['passwordDigest changed'])
  })

  it('stands in the CSV file, where no cell is a formula [ADM-11]', async () => {
    const { version } = await made(getProjectByUri, things.open['project-of-uri']!)
    await made(updateProject, { ...things.open.project, version, name: '=HYPERLINK("x")' })
    const csv: string = await made(downloadAudit, {}, admin)
    const [head, line] = csv.split('\r\n')
    expect(head?.endsWith('Fields,Changed,Before,After')).to.equal(true)
    expect(line).to.include(`,project ${things.open.project!.id} name,`)
    expect(line?.endsWith(`,"'=HYPERLINK(""x"")"`)).to.equal(true)
  })
})
