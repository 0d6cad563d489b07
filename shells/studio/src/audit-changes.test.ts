import { createUser, deleteUser, updateUser } from '@callboard/accounts/contract'
import {
  type AuditEntry,
  createEmailTemplate,
  deleteEmailTemplate,
  downloadAudit,
  getCredentials,
  getEmailTemplate,
  listAudit,
  listEmailTemplates,
  saveCredentials,
  saveEmailTemplate,
  saveNotices,
  sayValue,
} from '@callboard/admin/contract'
import type { Endpoint } from '@callboard/core/http-contract'
import { bookFreelancer } from '@callboard/freelancers/contract'
import { setBoardNames } from '@callboard/lobby/contract'
import { updateLink } from '@callboard/posting/contract'
import {
  createProject,
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
import { sampleInput } from './sample-input.fixture.ts'
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
    const { entries } = (await made(listAudit, { take: 50 }, admin)) as { entries: AuditEntry[] }
    // Names are those of the moment of reading: the log has none.
    const kept = entries.map(({ named, user, project, ...log }) => log)
    for (const personal of ['Wilhelmina', 'Guinevere', 'secret-address'])
      expect(JSON.stringify(kept)).not.to.include(personal)
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
    const nothing = changes.filter((change) => /: null -> (no)?$/.test(change))
    expect(nothing).to.deep.equal([])
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
    expect(await changesOf(saveEmailTemplate, { ...reworded, subject: 'Newer' }, admin)).to.deep.equal([
      `subject: ${subject} -> Newer`,
      'body changed',
    ])
    const again = { ...reworded, html: html.replace('</mj-text>', ' Now.</mj-text>'), version: version + 1 }
    expect(await changesOf(saveEmailTemplate, again, admin)).to.deep.equal([
      'subject: Newer -> New',
      'body changed',
    ])
    expect(await changesOf(deleteEmailTemplate, { id }, admin)).to.deep.equal([
      `subject: New -> ${subject}`,
      'body changed',
    ])
  })

  it('of an e-mail template that was added are all its words, also when it is gone again [ADM-11]', async () => {
    const added = { name: 'SPRING_GREETING', subject: 'Hello', html: '<p>{{PROJECT_NAME}}</p>', desc: '' }
    const told = ['name: null -> SPRING_GREETING', 'subject: null -> Hello']
    expect(await changesOf(createEmailTemplate, added, admin)).to.deep.equal(told)
    expect(await changesOf(deleteEmailTemplate, { id: added.name }, admin)).to.deep.equal([
      'name: SPRING_GREETING -> null',
      'subject: Hello -> null',
    ])
  })

  it('names the things that it was about as they are called when the log is read, and those that are gone [ADM-11]', async () => {
    const person = async (first_name: string) => {
      const input = { email: `${first_name}@example.com`, password: 'a long enough secret', first_name }
      return await made(createUser, { ...input, user_type: 'casting_director', last_name: 'Auer' }, admin)
    }
    const [ana, ben] = [await person('ana'), await person('ben')]
    const { version, casting_directors } = await made(getProjectByUri, things.open['project-of-uri']!)
    const ids = casting_directors.map((one: { _id: string }) => one._id)
    const changed = { ...things.open.project, version, casting_directors: [...ids, ana._id, ben._id] }
    await made(updateProject, changed, admin)
    await made(deleteUser, { id: ben._id }, admin)
    await made(
      updateUser,
      { id: ana._id, version: ana.version, first_name: 'Anna', last_name: 'Auer' },
      admin,
    )
    const { entries } = (await made(listAudit, { take: 10 }, admin)) as { entries: AuditEntry[] }
    const [renamed, deleted, assigned] = entries
    expect(renamed?.named[ana._id]).to.deep.equal({ kind: 'user', name: 'Anna Auer', is_gone: false })
    expect(deleted?.named[ben._id]).to.deep.equal({ kind: 'user', name: null, is_gone: true })
    const { before, after } = assigned!.changes.find(({ field }) => field === 'castingDirectorIds')!
    const names = (value: string | null | undefined) =>
      sayValue(value ?? '', assigned!.named, ({ name, is_gone }) => (is_gone ? 'gone' : name!))
    expect(names(after)).to.equal(`${names(before)}, Anna Auer, gone`)
    const csv: string = await made(downloadAudit, {}, admin)
    expect(csv).to.include(`Anna Auer (${ana._id}), a deleted user (${ben._id})`)
    expect(csv).to.include(`A deleted user,id=${ben._id}`)
  })

  it('belongs to the project that it has made [ADM-11]', async () => {
    const project = await made(createProject, sampleInput(createProject))
    const { entries } = await made(listAudit, { take: 1 }, admin)
    expect(entries[0].project).to.deep.equal({ _id: project._id, name: project.name })
    const narrowed = await made(listAudit, { project_id: project._id }, admin)
    expect(narrowed.entries).to.have.length(1)
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
    expect(head?.endsWith('Fields,Changed,Changed id,Before,After')).to.equal(true)
    const { id } = things.open.project!
    expect(line).to.include(`Projects: update,projects.update,"'=HYPERLINK(""x"")",${id},,id=${id}`)
    expect(line).to.include(`: Name",${id},`)
    expect(line?.endsWith(`,"'=HYPERLINK(""x"")"`)).to.equal(true)
  })
})
