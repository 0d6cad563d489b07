import { register, requestPasswordReset, updateUser } from '@callboard/accounts/contract'
import type { Endpoint } from '@callboard/core/http-contract'
import { KnexReplayStore } from '@callboard/db-knex'
import {
  actOnRecord,
  addToGroup,
  callNext,
  checkIn,
  deleteRecord,
  finishGroup,
  removeFromGroup,
  updateRecord,
} from '@callboard/lobby/contract'
import {
  addComment,
  addLink,
  copyToPage,
  createPage,
  deleteComment,
  deletePage,
  getPage,
  removeLink,
  updateLink,
} from '@callboard/posting/contract'
import {
  addRole,
  archiveProject,
  createCallback,
  createProject,
  createSession,
  deleteProject,
  deleteSession,
  removeRole,
  restoreProject,
  updateProject,
  updateSession,
} from '@callboard/projects/contract'
import { startTakes, stopTakes } from '@callboard/review/contract'
import {
  addTimeFrame,
  bookSlot,
  cancelAppointment,
  deleteTimeFrame,
  listAvailability,
  moveAppointment,
  updateTimeFrame,
} from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { ask, checkSomebodyIn, newPrincipal, openDates, passBotCheck } from './principals.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

const { store } = KnexReplayStore.prototype

describe('the answer of a call that must not be done twice', () => {
  let product: TemporaryStudio
  let director: string
  let admin: string
  /** How many answers were kept after their call, and not by its transaction. */
  let late = 0

  before(async () => {
    KnexReplayStore.prototype.store = function (...asked) {
      late += 1
      return store.apply(this, asked)
    }
    product = await temporaryStudio()
    director = (await newPrincipal(product, 'casting_director', 'dana')).token
    admin = (await newPrincipal(product, 'super_admin', 'ada')).token
  })
  after(async () => {
    KnexReplayStore.prototype.store = store
    await product?.stop()
  })

  const made = async (endpoint: Endpoint, input: object, token: string | null = director) => {
    const { status, body } = await ask(product.origin, endpoint, { ...input }, token)
    expect(status, `${endpoint.name}: ${JSON.stringify(body)}`).to.equal(200)
    return body
  }
  /** The reply, which the transaction of the call has kept. */
  const kept = async (endpoint: Endpoint, input: object, token: string | null = director) => {
    late = 0
    const body = await made(endpoint, input, token)
    expect(late, endpoint.name).to.equal(0)
    return body
  }
  const start = async () => {
    const project = await made(createProject, { name: 'Corner shop', project_roles: ['Barista'] })
    const session = await kept(createSession, {
      name: 'First round',
      studio: project._id,
      dates: openDates(),
    })
    return { project, session }
  }

  it('is kept by its transaction: accounts [API-06]', async () => {
    const email = 'tess@example.com'
    const pass = () => passBotCheck(product.origin)
    const person = { email, password: 'a long enough secret', first_name: 'Tess', last_name: 'Example' }
    const { token, _id } = await kept(
      register,
      { ...person, user_type: 'talent', captcha: await pass() },
      null,
    )
    await kept(updateUser, { id: _id, first_name: 'Tessa' }, token)
    await kept(requestPasswordReset, { email, captcha: await pass() }, null)
  })

  it('is kept by its transaction: projects and sessions [API-06]', async () => {
    const { _id: id, version } = await kept(createProject, { name: 'A film' })
    await kept(updateProject, { id, version, name: 'The film' })
    await kept(addRole, { id, role: 'Pilot' })
    await kept(removeRole, { id, role: 'Pilot' })
    await kept(archiveProject, { id })
    await kept(restoreProject, { id })
    const { session, project } = await start()
    await kept(updateSession, { id: session._id, version: session.version, name: 'Callbacks' })
    await kept(deleteSession, { id: session._id })
    await kept(deleteProject, { id: project._id }, admin)
  })

  it('is kept by its transaction: the lobby and its takes [API-06]', async () => {
    const { session, project } = await start()
    const onboard = { uri: project.uri, session: session._id }
    late = 0
    const { record_id: id } = await checkSomebodyIn(product.origin, onboard, 'ana')
    // The upload of the photo, of which there may be two.
    expect(late, checkIn.name).to.equal(1)
    const noted = await kept(updateRecord, { id, version: 1, sagnumber: '7' })
    await kept(actOnRecord, { id, version: noted.version, action: 'on-deck' })
    await kept(callNext, { session: session._id })
    const { _id: group } = await kept(addToGroup, { id })
    await kept(startTakes, { session: session._id })
    await kept(stopTakes, { session: session._id })
    await kept(removeFromGroup, { id })
    await made(addToGroup, { id })
    await kept(finishGroup, { session: session._id, group, seen: [id] })

    const page = await kept(createPage, { name: 'Picks', studio: project._id })
    await kept(copyToPage, { session: session._id, groups: [group], postingpage: page._id })
    const link = await kept(addLink, { id: project._id, name: 'Client', posting_pages: [page._id] })
    await kept(updateLink, { id: project._id, link: link._id, name: 'The client' })
    const [shown] = (await made(getPage, { id: page._id })).groups
    const about = { page_id: page._id, ref_id: shown._id, to_user: id }
    const comment = await kept(addComment, { ...about, content: 'Lovely' })
    await kept(deleteComment, { id: comment._id })
    await kept(removeLink, { id: project._id, link: link._id })
    await kept(deletePage, { id: page._id })
    await kept(createCallback, {
      studio: project._id,
      name: 'Callbacks',
      date: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
      start_time: '10:00',
      location_type: 'Virtual',
      length_time_slot: 15,
      talent: [{ record: id, role: 'Barista' }],
    })
    await kept(deleteRecord, { id })
  })

  it('is kept by its transaction: the schedule [API-06]', async () => {
    const { project } = await start()
    const date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    const session = await made(createSession, {
      name: 'Later',
      studio: project._id,
      time_zone: 'UTC',
      dates: [{ date, start_time: '10:00', location_type: 'Virtual' }],
    })
    const where = { session: session._id, day: session.dates[0]._id }
    const times = { name: 'Morning', start_time: '10:00', end_time: '11:00', length_time_slot: 15 }
    const frame = { ...times, roles: [{ role: 'Barista', participants_count: 1 }] }
    const { _id: availability, version } = await kept(addTimeFrame, { ...where, ...frame })
    await kept(updateTimeFrame, { ...where, ...frame, availability, version, name: 'Early' })
    const { dates } = await made(listAvailability, where)
    const [slot, next] = dates[date][availability].slots
    const talent = (await newPrincipal(product, 'talent', 'tom')).token
    const place = { ...where, availability, start_time: slot.start, role: 'Barista' }
    const { _id: appointment } = await made(bookSlot, place, talent)
    await kept(moveAppointment, { ...place, appointment, start_time: next.start }, talent)
    await kept(cancelAppointment, { ...where, appointment })
    await kept(deleteTimeFrame, { ...where, availability })
  })
})
