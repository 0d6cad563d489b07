import * as accounts from '@callboard/accounts/contract'
import * as admin from '@callboard/admin/contract'
import { type Endpoint, requestOf } from '@callboard/core/http-contract'
import * as freelancers from '@callboard/freelancers/contract'
import * as lobby from '@callboard/lobby/contract'
import * as posting from '@callboard/posting/contract'
import * as projects from '@callboard/projects/contract'
import * as review from '@callboard/review/contract'
import * as scheduling from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { prepareCheckIn, signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { UNKNOWN_ID } from '../../support/unknown-id.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { expectRefused, Wire } from './wire.ts'

type Who = 'admin' | 'talent' | 'page'

interface Case {
  readonly endpoint: Endpoint
  readonly who: Who
  readonly body: Readonly<Record<string, unknown>>
}

const later = '2099-01-01T10:00:00Z'
const frame = {
  name: 'Morning',
  start_time: '10:00',
  end_time: '11:00',
  length_time_slot: 15,
  roles: [{ role: 'Barista', participants_count: 1 }],
}
const device = 'phone'
const piece = { device, piece: 1, size: 1, sha256: '0'.repeat(64) }
const answered = { page_id: UNKNOWN_ID, ref_id: UNKNOWN_ID, to_user: UNKNOWN_ID }

const asAdmin = (endpoint: Endpoint, body: object = {}): Case => ({
  endpoint,
  who: 'admin',
  body: { ...body },
})
const asPage = (endpoint: Endpoint, body: object = {}): Case => ({ endpoint, who: 'page', body: { ...body } })

/** Every call that names something, with a body that is right but for the ids. */
const CASES: readonly Case[] = [
  asAdmin(accounts.getUser),
  asAdmin(accounts.updateUser, { first_name: 'Ana' }),
  asAdmin(accounts.deleteAccount, { password: 'a long enough secret' }),
  asAdmin(accounts.getTextAccount),
  asAdmin(accounts.saveTextAccount, { account_sid: 'AC1', from: '40404' }),
  asAdmin(accounts.removeTextAccount),
  asAdmin(admin.getMessage),
  asAdmin(admin.resendMessage),
  asAdmin(admin.retryJob),
  asAdmin(lobby.getCheckInPage),
  asAdmin(lobby.getLobby),
  asAdmin(lobby.getRecord),
  asAdmin(lobby.updateRecord, { version: 1, role: 'Barista' }),
  asAdmin(lobby.actOnRecord, { action: 'call-in', version: 1 }),
  asAdmin(lobby.callNext),
  asAdmin(lobby.deleteRecord),
  asAdmin(lobby.addToGroup),
  asAdmin(lobby.removeFromGroup),
  asAdmin(lobby.finishGroup, { group: UNKNOWN_ID }),
  asAdmin(lobby.getStatus),
  asAdmin(lobby.joinMeeting, { room: 'main' }),
  asAdmin(posting.listPostings),
  asAdmin(posting.createPage, { name: 'Selects', studio: UNKNOWN_ID }),
  asAdmin(posting.renamePage, { name: 'Selects' }),
  asAdmin(posting.deletePage),
  asAdmin(posting.copyToPage, { session: UNKNOWN_ID, groups: [UNKNOWN_ID], new_page: 'Selects' }),
  asAdmin(posting.addLink, { name: 'For the client', posting_pages: [UNKNOWN_ID] }),
  asAdmin(posting.removeLink),
  asAdmin(posting.getLink),
  asAdmin(posting.getPage),
  asAdmin(posting.giveFeedback, { ...answered, feedback: 'yes' }),
  asAdmin(posting.listPageFeedbacks, answered),
  asAdmin(posting.addComment, { ...answered, content: 'Good' }),
  asAdmin(posting.listComments, answered),
  asAdmin(posting.deleteComment),
  asAdmin(projects.updateProject, { version: 1, name: 'Corner shop' }),
  asAdmin(projects.getProjectByUri),
  asAdmin(projects.archiveProject),
  asAdmin(projects.restoreProject),
  asAdmin(projects.deleteProject),
  asAdmin(projects.skipVirtualLobby, { skip_virtual_lobby: true }),
  asAdmin(projects.addRole, { role: 'Barista' }),
  asAdmin(projects.removeRole, { role: 'Barista' }),
  asAdmin(projects.createSession, { name: 'First round', studio: UNKNOWN_ID }),
  asAdmin(projects.updateSession, { version: 1, name: 'First round' }),
  asAdmin(projects.getSession),
  asAdmin(projects.getPublicSession),
  asAdmin(projects.listSessions),
  asAdmin(projects.deleteSession),
  asAdmin(review.startTakes),
  asAdmin(review.stopTakes),
  asAdmin(review.listTakes),
  asPage(review.takeStarted, { device, mime_type: 'video/webm' }),
  asPage(review.takeInterrupted, { reason: 'The camera was unplugged.' }),
  asPage(review.pieceAddresses, { device, from: 1, count: 1 }),
  asPage(review.confirmPiece, piece),
  asPage(review.listPieces),
  asPage(review.finishTake, { device, pieces: 1 }),
  asAdmin(review.getReview),
  asAdmin(review.getGroupVideos),
  asAdmin(review.likeVideo, { isLiked: true }),
  asAdmin(review.archiveVideo, { is_archived: true }),
  asAdmin(review.markViewed, { viewed: true }),
  asAdmin(review.requestArchive, { session: UNKNOWN_ID, keys: [UNKNOWN_ID] }),
  asAdmin(review.getArchive),
  asAdmin(review.listArchives),
  asAdmin(review.downloadArchive),
  asAdmin(scheduling.listAvailability),
  asAdmin(scheduling.getAvailability),
  asAdmin(scheduling.listTimeFrames),
  asAdmin(scheduling.getTimeFrame),
  asAdmin(scheduling.addTimeFrame, frame),
  asAdmin(scheduling.updateTimeFrame, { ...frame, version: 1 }),
  asAdmin(scheduling.deleteTimeFrame),
  { endpoint: scheduling.bookSlot, who: 'talent', body: { start_time: later, role: 'Barista' } },
  asAdmin(scheduling.moveAppointment, { start_time: later, role: 'Barista' }),
  asAdmin(scheduling.cancelAppointment),
  asAdmin(scheduling.undoChange, { change: UNKNOWN_ID }),
  asAdmin(scheduling.updateAppointment, { is_checked_in: true }),
  asAdmin(scheduling.listAppointments),
  asAdmin(scheduling.getScheduledAppointments),
  asAdmin(scheduling.getCalendarFile),
  asAdmin(scheduling.isAlreadyBooked),
  asAdmin(scheduling.listOwnAppointments),
]

/** Path words that are not ids of anything. */
const NO_IDS = ['action', 'email', 'piece']
const wordsOf = ({ path }: Endpoint) => [...path.matchAll(/\{(\w+)\}/g)].map(([, word]) => word!)
const idsOf = (endpoint: Endpoint) => wordsOf(endpoint).filter((word) => !NO_IDS.includes(word))

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

describe('an id that leads nowhere', () => {
  const product = productForTests()
  let wires: Readonly<Record<Who, Wire>>

  before(async () => {
    const { origin } = product
    const director = await signIn(origin, 'director')
    const session = await startSession(director, ['Barista'])
    const onboard = { uri: session.studio_uri, session: session._id }
    const { submit } = await prepareCheckIn(origin, onboard, 'Ana', 'Barista')
    wires = {
      admin: new Wire(origin, (await signIn(origin, 'admin')).token),
      talent: new Wire(origin, (await signUpTalent(origin, 'Tom')).token),
      page: new Wire(origin, (await submit()).page_key!),
    }
  })

  const asked = ({ endpoint, who, body }: Case, id: string) => {
    const { address, body: parts } = requestOf(endpoint, {
      ...Object.fromEntries(idsOf(endpoint).map((word) => [word, id])),
      ...(endpoint === posting.deleteComment ? { id } : {}),
      ...body,
    })
    const json = parts && 'json' in parts ? parts.json : undefined
    return wires[who].send(endpoint.method, address, { json })
  }

  it('is tried on every call that takes one', () => {
    const modules = [accounts, admin, freelancers, lobby, posting, projects, review, scheduling]
    const takingIds = modules
      .flatMap((module) => Object.values<unknown>(module))
      .filter(isEndpoint)
      .filter((endpoint) => idsOf(endpoint).length > 0)
      // Calls without a valid signature are refused regardless of their id; see adapters/sms-twilio.
      .filter((endpoint) => !endpoint.signature)
    expect(CASES.map(({ endpoint }) => endpoint.name)).to.include.members(
      takingIds.map((endpoint) => endpoint.name),
    )
  })

  for (const one of CASES) {
    it(`gets 404 in words from ${one.endpoint.name} [API-04]`, async () => {
      const answer = await asked(one, UNKNOWN_ID)
      const { code } = expectRefused(answer, 404)
      expect(code).to.equal('missing')
    })
  }

  for (const one of CASES.filter(({ endpoint }) => idsOf(endpoint).length > 0)) {
    it(`of no possible form is told by its name, from ${one.endpoint.name} [API-03]`, async () => {
      const answer = await asked(one, "x' OR 1=1;--")
      const { fields } = expectRefused(answer, 422, { code: 'invalid' })
      for (const word of idsOf(one.endpoint))
        expect(fields).to.have.property(word, 'Does not have the expected form.')
    })
  }

  it('is refused when it climbs, breaks its escapes or is longer than any id [API-03]', async () => {
    for (const id of ['..%2F..%2Fetc%2Fpasswd', '%00', '%F0%9F%98%80', '%E0%A4%A', 'a'.repeat(65)]) {
      expectRefused(await wires.admin.send('GET', `/api/sessions/${id}`), 422, { code: 'invalid' }, id)
    }
  })
})
