import type { Endpoint } from '@callboard/core/http-contract'
import { askFreelancer, bookFreelancer, listProfiles, listRequests } from '@callboard/freelancers/contract'
import { copyGroupsToSession, finishGroup, getCheckInPage, getLobby } from '@callboard/lobby/contract'
import {
  addComment,
  addLink,
  changePostedGroup,
  changePostedVideo,
  copyToPage,
  getPage,
  giveFeedback,
  listComments,
  removeLink,
  sortPostedGroups,
  sortPostedVideos,
  updateLink,
} from '@callboard/posting/contract'
import { getSession, updateSession } from '@callboard/projects/contract'
import {
  listLastVideos,
  markGroupsViewed,
  requestArchive,
  sortGroups,
  sortVideos,
} from '@callboard/review/contract'
import {
  bookSlot,
  cancelAppointment,
  deleteTimeFrame,
  getAvailability,
  getCalendarFile,
  listTimeFrames,
  moveAppointment,
  putLostTimeAway,
  updateTimeFrame,
} from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { type Caller, type OwnedThings, ownedThings } from './owned-things.fixture.ts'
import { ask } from './principals.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

const LATER = '2031-01-06T18:00:00.000Z'
const frameFields = {
  name: 'Morning',
  start_time: '10:00',
  end_time: '11:00',
  length_time_slot: 15,
  roles: [{ role: 'Barista', participants_count: 1 }],
}

/** Fields of a call about one's own things, of which one names something of another project. */
type Naming = (own: OwnedThings, foreign: OwnedThings) => Record<string, unknown>
type Who = 'owner' | 'client'

const id = ({ open }: OwnedThings, kind: string) => open[kind]!.id!
const day = ({ open }: OwnedThings) => open['session-date']!
const appointment = ({ open }: OwnedThings) => open.appointment!.appointment!
const page = ({ open }: OwnedThings) => open['linked-posting-page']!.page!

const CALLS: readonly [endpoint: Endpoint, named: string, naming: Naming, who?: Who][] = [
  [
    copyToPage,
    'a group',
    (own, foreign) => ({
      session: id(own, 'session'),
      groups: [id(own, 'group'), id(foreign, 'group')],
      postingpage: page(own),
    }),
  ],
  [
    copyToPage,
    'a page',
    (own, foreign) => ({
      session: id(own, 'session'),
      groups: [id(own, 'group')],
      postingpage: page(foreign),
    }),
  ],
  [
    markGroupsViewed,
    'a group',
    (own, foreign) => ({ ids: [id(own, 'group'), id(foreign, 'group')], viewed: true }),
  ],
  [
    copyGroupsToSession,
    'a group',
    (own, foreign) => ({ targetSessionId: id(own, 'session'), oldGroupId: id(foreign, 'group') }),
  ],
  [
    copyGroupsToSession,
    'a session',
    (own, foreign) => ({ targetSessionId: id(foreign, 'session'), oldGroupId: id(own, 'group') }),
  ],
  [sortGroups, 'a group', (own, foreign) => ({ groupIds: [id(own, 'group'), id(foreign, 'group')] })],
  [listLastVideos, 'a check-in', (own, foreign) => ({ ids: [id(own, 'record'), id(foreign, 'record')] })],
  [sortVideos, 'a video', (own, foreign) => ({ ids: [id(own, 'video'), id(foreign, 'video')] })],
  [
    addLink,
    'a page',
    (own, foreign) => ({
      id: id(own, 'project'),
      name: 'Both',
      posting_pages: [page(own), page(foreign)],
    }),
  ],
  [
    updateLink,
    'a link',
    (own, foreign) => ({ id: id(own, 'project'), link: id(foreign, 'posting-link'), name: 'Mine' }),
  ],
  [
    updateLink,
    'a page',
    (own, foreign) => ({
      id: id(own, 'project'),
      link: id(own, 'posting-link'),
      posting_pages: [id(foreign, 'posting-page')],
    }),
  ],
  [removeLink, 'a link', (own, foreign) => ({ id: id(own, 'project'), link: id(foreign, 'posting-link') })],
  [
    giveFeedback,
    'a group',
    (own, foreign) => ({
      page_id: page(own),
      ref_id: foreign.named.postingGroup,
      to_user: id(own, 'record'),
      feedback: 'yes',
    }),
  ],
  [
    giveFeedback,
    'a talent',
    (own, foreign) => ({
      page_id: page(own),
      ref_id: own.named.postingGroup,
      to_user: id(foreign, 'record'),
      feedback: 'yes',
    }),
  ],
  [
    addComment,
    'a group',
    (own, foreign) => ({
      page_id: page(own),
      ref_id: foreign.named.postingGroup,
      to_user: id(own, 'record'),
      content: 'Hm',
    }),
  ],
  [
    addComment,
    'a talent',
    (own, foreign) => ({
      page_id: page(own),
      ref_id: own.named.postingGroup,
      to_user: id(foreign, 'record'),
      content: 'Hm',
    }),
  ],
  [
    changePostedGroup,
    'a group',
    (own, foreign) => ({ page_id: page(own), id: foreign.named.postingGroup, is_removed: true }),
  ],
  [
    sortPostedGroups,
    'a group',
    (own, foreign) => ({
      page_id: page(own),
      groups: [own.named.postingGroup, foreign.named.postingGroup],
    }),
  ],
  [
    sortPostedVideos,
    'a video',
    (own, foreign) => ({ page_id: page(own), videos: [id(own, 'video'), id(foreign, 'video')] }),
  ],
  [
    changePostedVideo,
    'a video',
    (own, foreign) => ({ page_id: page(own), id: id(foreign, 'video'), is_removed: true }),
  ],
  [listComments, 'a group', (own, foreign) => ({ page_id: page(own), ref_id: foreign.named.postingGroup })],
  [
    getPage,
    'a page beside a link of their own',
    (own, foreign) => ({ id: page(foreign), link: id(own, 'posting-link') }),
    'client',
  ],
  [
    giveFeedback,
    'a page beside a link of their own',
    (own, foreign) => ({
      page_id: page(foreign),
      link: id(own, 'posting-link'),
      ref_id: foreign.named.postingGroup,
      to_user: id(foreign, 'record'),
      feedback: 'yes',
    }),
    'client',
  ],
  [
    requestArchive,
    'a video',
    (own, foreign) => ({ session: id(own, 'session'), keys: [id(own, 'video'), id(foreign, 'video')] }),
  ],
  [finishGroup, 'a group', (own, foreign) => ({ session: id(own, 'session'), group: id(foreign, 'group') })],
  [getLobby, 'a date', (own, foreign) => ({ id: id(own, 'session'), day: day(foreign).day })],
  [
    getCheckInPage,
    'a session',
    (own, foreign) => ({ uri: own.open['project-of-uri']!.uri, session: id(foreign, 'session') }),
  ],
  [
    updateSession,
    'a date',
    (own, foreign) => ({
      id: id(own, 'session'),
      version: 1,
      dates: [{ _id: day(foreign).day, date: '2031-01-06', start_time: '10:00', location_type: 'Virtual' }],
    }),
  ],
  [listTimeFrames, 'a date', (own, foreign) => ({ session: id(own, 'session'), day: day(foreign).day })],
  [getAvailability, 'a time frame', (own, foreign) => ({ ...day(own), availability: foreign.named.frame })],
  [
    updateTimeFrame,
    'a time frame',
    (own, foreign) => ({ ...day(own), availability: foreign.named.frame, ...frameFields, version: 1 }),
  ],
  [deleteTimeFrame, 'a time frame', (own, foreign) => ({ ...day(own), availability: foreign.named.frame })],
  [
    bookSlot,
    'a time frame',
    (own, foreign) => ({
      ...day(own),
      availability: foreign.named.frame,
      start_time: LATER,
      role: 'Barista',
      talent_id: foreign.named.talent,
    }),
  ],
  [
    moveAppointment,
    'a time frame',
    (own, foreign) => ({
      ...day(own),
      appointment: appointment(own),
      availability: foreign.named.frame,
      start_time: LATER,
      role: 'Barista',
    }),
  ],
  [
    moveAppointment,
    'an appointment',
    (own, foreign) => ({
      ...day(own),
      appointment: appointment(foreign),
      availability: own.named.frame,
      start_time: LATER,
      role: 'Barista',
    }),
  ],
  [
    cancelAppointment,
    'an appointment',
    (own, foreign) => ({ ...day(own), appointment: appointment(foreign) }),
  ],
  [
    putLostTimeAway,
    'a cancelled appointment',
    (own, foreign) => ({
      session: id(own, 'session'),
      appointment: foreign.open['lost-time']!.appointment,
      is_done: true,
    }),
  ],
  [listRequests, 'a session', (_own, foreign) => ({ session: id(foreign, 'session') })],
  [listProfiles, 'a session', (_own, foreign) => ({ session: id(foreign, 'session') })],
  [
    askFreelancer,
    'a date',
    (own, foreign) => ({
      session: id(own, 'session'),
      requested_person: own.freelancer,
      dates: { [day(foreign).day!]: ['session_runner'] },
    }),
  ],
  [
    bookFreelancer,
    'a date',
    (own, foreign) => ({
      id: id(own, 'freelancer-request'),
      dates: { [day(foreign).day!]: ['session_runner'] },
    }),
  ],
  [getCalendarFile, 'an appointment', (own, foreign) => ({ ...day(own), appointment: appointment(foreign) })],
]

/** Of calls that do not answer 404: the field is marked, the present group is shown, or the list is empty. */
const OTHER_STATUS = new Map<Endpoint, number>([
  [updateSession, 422],
  [askFreelancer, 422],
  [bookFreelancer, 422],
  [finishGroup, 409],
  [getLobby, 200],
])

/** The same things under ids that nothing has; accounts stay. */
function neverThere({ open, named, ...others }: OwnedThings): OwnedThings {
  const unknown = (ids: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.keys(ids).map((part) => [part, `unknown-${part}`]))
  const kinds = Object.entries(open).map(([kind, ids]) => [kind, unknown(ids)])
  return {
    ...others,
    open: Object.fromEntries(kinds),
    named: { frame: 'unknown-frame', postingGroup: 'unknown-group', talent: named.talent },
  }
}

describe('a thing that a call names beside its subject', function () {
  this.timeout(600_000)
  let product: TemporaryStudio
  let own: OwnedThings
  let foreign: OwnedThings

  before(async () => {
    product = await temporaryStudio()
    own = await ownedThings(product)
    foreign = await ownedThings(product, 'foreign')
  })
  after(() => product.stop())

  for (const [endpoint, named, naming, who = 'owner'] of CALLS)
    it(`is as if it were not there when ${endpoint.name} names ${named} of another project [SEC-01]`, async () => {
      const caller: Caller = own[who]
      const [answer, ofUnknown] = [
        await ask(product.origin, endpoint, naming(own, foreign), caller),
        await ask(product.origin, endpoint, naming(own, neverThere(foreign)), caller),
      ]
      expect(answer.status).to.equal(OTHER_STATUS.get(endpoint) ?? 404)
      const seen = ({ status, body }: typeof answer) =>
        status < 400 ? [status, body] : [status, body.error.code, body.error.message, body.error.fields]
      expect(seen(answer)).to.deep.equal(seen(ofUnknown))
    })

  it('has changed nothing of the other project', async () => {
    const { body } = await ask(product.origin, getSession, { id: id(foreign, 'session') }, foreign.owner)
    expect(body.version).to.equal(1)
    const appointmentOfIt = { ...day(foreign), appointment: appointment(foreign) }
    const { status } = await ask(product.origin, getCalendarFile, appointmentOfIt, foreign.talent)
    expect(status).to.equal(200)
    const asked = { id: page(foreign), link: id(foreign, 'posting-link') }
    const shown = await ask(product.origin, getPage, asked, foreign.client)
    expect(shown.body.feedbacks).to.deep.equal([])
    expect(shown.body.groups[0].comments).to.equal(1)
  })
})
