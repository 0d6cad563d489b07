import { allModules } from '@callboard/assembly'
import { dayIn } from '@callboard/core'
import type { Endpoint } from '@callboard/core/http-contract'
import { addToGroup } from '@callboard/lobby/contract'
import { addLink, createPage } from '@callboard/posting/contract'
import { createProject, createSession, DEFAULT_ZONE } from '@callboard/projects/contract'
import { startTakes } from '@callboard/review/contract'
import { addTimeFrame, bookSlot, listAvailability } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { ACCESS, PRINCIPALS } from './access-table.fixture.ts'
import { ask, checkSomebodyIn, newPrincipal } from './principals.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

const endpoints: readonly Endpoint[] = allModules.flatMap((module) => module.api.map((one) => one.endpoint))
/** More than the 25 hours that a day can have, less than two days. */
const NEXT_DAY_MS = 26 * 3_600_000

describe('who may call what', () => {
  let product: TemporaryStudio
  const tokens = new Map<string, string | null>([['anonymous', null]])
  /** Ids of one casting director's project, by the names that path and body fields have. */
  let own: Record<string, unknown>
  let ownIds: {
    project: string
    uri: string
    session: string
    record: string
    group: string
    page: string
    link: string
    take: string
    appointment: string
  }

  before(async () => {
    product = await temporaryStudio()
    const { origin } = product
    for (const type of PRINCIPALS)
      if (type !== 'anonymous' && type !== 'talent-page')
        tokens.set(type, (await newPrincipal(product, type, `own-${type.replace('_', '-')}`)).token)
    const director = tokens.get('casting_director')!
    const made = async (
      endpoint: Endpoint,
      input: Record<string, unknown>,
      token: string | null = director,
    ) => {
      const { status, body } = await ask(origin, endpoint, input, token)
      expect(status, `${endpoint.name}: ${JSON.stringify(body)}`).to.be.within(200, 201)
      return body
    }
    const project = await made(createProject, { name: 'Corner shop', project_roles: ['Barista'] })
    const date = (days: number) => dayIn(DEFAULT_ZONE, new Date(Date.now() + days * NEXT_DAY_MS))
    const session = await made(createSession, {
      name: 'First round',
      studio: project._id,
      dates: [0, 1].map((days) => ({ date: date(days), start_time: '10:00', location_type: 'Virtual' })),
    })
    const onboard = { uri: project.uri, session: session._id }
    const arrival = await checkSomebodyIn(origin, onboard, 'ana')
    tokens.set('talent-page', arrival.page_key)
    const group = await made(addToGroup, { id: arrival.record_id })
    const { takes } = await made(startTakes, { session: session._id })
    const page = await made(createPage, { name: 'Picks', studio: project._id })
    const link = await made(addLink, { id: project._id, name: 'For the client', posting_pages: [page._id] })
    const day = session.dates[1]
    const frame = await made(addTimeFrame, {
      session: session._id,
      day: day._id,
      name: 'Morning',
      start_time: '10:00',
      end_time: '11:00',
      length_time_slot: 15,
      roles: [{ role: 'Barista', participants_count: 1 }],
    })
    const where = { session: session._id, day: day._id }
    const { dates } = await made(listAvailability, where)
    const [slot] = Object.values<{ slots: { start: string }[] }>(dates[day.date])[0]!.slots
    const booking = { ...where, availability: frame._id, start_time: slot!.start, role: 'Barista' }
    const appointment = await made(bookSlot, booking, tokens.get('talent')!)
    own = {
      ...booking,
      studio: project._id,
      uri: project.uri,
      link: link._id,
      appointment: appointment._id,
      talent: appointment.talent_id,
      action: 'call-in',
      version: 1,
      name: 'Other',
      role: 'Barista',
      room: 'main',
      group: group._id,
      groups: [group._id],
      keys: ['x'],
      page_id: page._id,
      ref_id: 'x',
      to_user: 'x',
      feedback: 'yes',
      content: 'Hello',
      skip_virtual_lobby: true,
      posting_pages: [page._id],
      new_page: 'Mine',
      isLiked: true,
      is_archived: true,
      viewed: true,
      start_time: slot!.start,
      end_time: '11:00',
      length_time_slot: 15,
      roles: [{ role: 'Barista', participants_count: 1 }],
      pieces: 0,
      piece: 1,
      from: 1,
      count: 1,
      size: 1,
      sha256: 'a'.repeat(64),
      reason: 'none',
      mime_type: 'video/webm',
      device: 'phone',
    }
    ownIds = {
      project: project._id,
      uri: project.uri,
      session: session._id,
      record: arrival.record_id,
      group: group._id,
      page: page._id,
      link: link._id,
      take: takes[0]._id,
      appointment: appointment._id,
    }
  })
  after(() => product.stop())

  it('is written down for every call that there is', () => {
    expect(endpoints.map(({ name }) => name).sort()).to.deep.equal(Object.keys(ACCESS).sort())
  })

  for (const endpoint of endpoints)
    it(`${endpoint.name} refuses everybody whom the table does not list [SEC-01]`, async () => {
      const path = Object.fromEntries(
        [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'unknown']),
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

  /** Calls about one thing, with the `id` in their path. What has none of its own to protect is not here. */
  const OWNED: Readonly<Record<string, keyof typeof ownIds | null>> = {
    'lobby.getLobby': 'session',
    'lobby.getRecord': 'record',
    'lobby.updateRecord': 'record',
    'lobby.actOnRecord': 'record',
    'lobby.callNext': null,
    'lobby.addToGroup': 'record',
    'lobby.removeFromGroup': 'record',
    'lobby.finishGroup': null,
    'lobby.getStatus': 'record',
    'lobby.joinMeeting': null,
    'lobby.deleteRecord': 'record',
    'posting.list': 'project',
    'posting.createPage': null,
    'posting.renamePage': 'page',
    'posting.copyToPage': null,
    'posting.addLink': 'project',
    'posting.deletePage': 'page',
    'posting.removeLink': 'project',
    'projects.update': 'project',
    'projects.getByUri': null,
    'projects.archive': 'project',
    'projects.restore': 'project',
    'projects.skipVirtualLobby': 'project',
    'projects.addRole': 'project',
    'projects.removeRole': 'project',
    'projects.createSession': null,
    'projects.updateSession': 'session',
    'projects.getSession': 'session',
    'projects.listSessions': 'project',
    'projects.deleteSession': 'session',
    'review.startTakes': null,
    'review.stopTakes': null,
    'review.listTakes': null,
    'review.getReview': null,
    'review.getGroupVideos': 'group',
    'review.markViewed': 'group',
    'review.requestArchive': null,
    'review.listArchives': null,
    'scheduling.listTimeFrames': null,
    'scheduling.addTimeFrame': null,
    'scheduling.updateTimeFrame': null,
    'scheduling.deleteTimeFrame': null,
    'scheduling.moveAppointment': null,
    'scheduling.cancelAppointment': null,
    'scheduling.isAlreadyBooked': null,
  }

  for (const [name, kind] of Object.entries(OWNED))
    it(`${name} refuses staff of another project, and tells them nothing [SEC-01]`, async () => {
      const endpoint = endpoints.find((one) => one.name === name)!
      const input: Record<string, unknown> = { ...own, ...(kind && { id: ownIds[kind] }) }
      if (name.endsWith('TimeFrame')) Object.assign(input, { start_time: '12:00', end_time: '13:00' })
      for (const type of ['casting_director', 'session_manager'] as const) {
        if (!endpoint.access.includes(type)) continue
        const stranger =
          tokens.get(`stranger ${type}`) ??
          (await newPrincipal(product, type, `stranger-${type.replace('_', '-')}`)).token
        tokens.set(`stranger ${type}`, stranger)
        const { status, body } = await ask(product.origin, endpoint, input, stranger)
        expect(status, `${type}: ${JSON.stringify(body)}`).to.be.oneOf([403, 404])
        expect(JSON.stringify(body)).not.to.include('Corner shop')
      }
    })

  it("a talent's own page opens no other record, and none of its takes [SEC-01]", async () => {
    const onboard = { uri: ownIds.uri, session: ownIds.session }
    const { page_key } = await checkSomebodyIn(product.origin, onboard, 'ben')
    const about = (name: string) => endpoints.find((one) => one.name === name)!
    for (const [name, id] of [
      ['lobby.getStatus', ownIds.record],
      ['review.takeStarted', ownIds.take],
      ['review.takeInterrupted', ownIds.take],
      ['review.pieceAddresses', ownIds.take],
      ['review.confirmPiece', ownIds.take],
      ['review.listPieces', ownIds.take],
      ['review.finishTake', ownIds.take],
    ] as const) {
      const { status } = await ask(product.origin, about(name), { ...own, id }, page_key)
      expect(status, name).to.be.oneOf([403, 404])
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
