import { whoAmI } from '@callboard/accounts/contract'
import { getCredentials, getEmailTemplate, listEmailTemplates } from '@callboard/admin/contract'
import type { Endpoint } from '@callboard/core/http-contract'
import { getLobby, getRecord, sampleCsv } from '@callboard/lobby/contract'
import { createPage, getPage } from '@callboard/posting/contract'
import { getSession, uploadFile } from '@callboard/projects/contract'
import { updateVideos } from '@callboard/review/contract'
import { listAvailability } from '@callboard/scheduling/contract'
import { OPEN_PROFILE } from './freelancer-profile.fixture.ts'
import type { Caller, OwnedThings } from './owned-things.fixture.ts'
import { ask, PASSWORD, passBotCheck, photo } from './principals.fixture.ts'

type Fields = Readonly<Record<string, unknown>>

/** What a call needs beside its subject in order to be done. @param caller who makes it */
export type RightFields = (caller: Caller) => Fields | Promise<Fields>

const MAIL = { emails: ['ana@example.com'], subject: 'Thank you', content: 'Thank you for coming.' }
const TEXT = { to: '(310) 555-0142', body: 'Please come in.' }
const LOBBY = ['lobby_manager']
const PDF = new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' })

/** By name of the endpoint: the fields that the sample of its schema gets wrong. */
export function rightFields(origin: string, things: OwnedThings): Readonly<Record<string, RightFields>> {
  const { open, closed, named, freelancer } = things
  const id = (kind: string) => open[kind]!.id!
  const [project, session, record, group, video] = [
    id('project'),
    id('session'),
    id('record'),
    id('group'),
    id('video'),
  ]
  const page = id('posting-page')
  const place = open['session-date']!
  const read = async (endpoint: Endpoint, input: Fields) =>
    (await ask(origin, endpoint, input, things.owner)).body
  const as = async (endpoint: Endpoint, input: Fields, caller: Caller) =>
    (await ask(origin, endpoint, input, caller)).body

  const own = async (caller: Caller) => ({ id: (await as(whoAmI, {}, caller)).user._id })
  const version = async () => ({ version: (await read(getRecord, { id: record })).version })
  const current = async () => ({ group: (await read(getLobby, { id: session })).current_group?._id ?? group })
  const days = async () => (await read(getSession, { id: session })).dates
  const template = async (caller: Caller) => {
    const { templates } = await as(listEmailTemplates, {}, caller)
    // Only super admins see any.
    if (!templates) return {}
    const found = await as(getEmailTemplate, { id: templates[0]._id }, caller)
    return {
      id: found._id,
      subject: found.subject,
      html: found.html,
      desc: found.desc,
      version: found.version,
    }
  }
  const slots = async (): Promise<readonly { readonly start: string }[]> => {
    const { dates } = await read(listAvailability, place)
    const frames = Object.values<Readonly<Record<string, { slots: readonly { start: string }[] }>>>(dates)
    return frames.flatMap((frame) => Object.values(frame)).flatMap((one) => one.slots)
  }
  const lastTime = async (fromEnd: number) => ({
    availability: named.frame,
    start_time: (await slots()).at(-fromEnd)?.start,
    role: 'Barista',
  })
  const posted = async () => {
    const { groups } = await read(getPage, { id: page })
    const [first] = groups.filter((one: { videos: readonly unknown[] }) => one.videos.length > 0)
    return { group: first?._id ?? named.postingGroup, video: first?.videos[0]?._id ?? 'none' }
  }
  const frame = {
    name: 'Afternoon',
    start_time: '14:00',
    end_time: '15:00',
    length_time_slot: 15,
    roles: [{ role: 'Barista', participants_count: 1 }],
  }
  const talentOfPage = { ref_id: named.postingGroup, to_user: record }
  /** Talent made so far, so that each has an address of their own. */
  let made = 0

  return {
    'accounts.register': async () => ({
      first_name: 'Rae',
      last_name: 'Example',
      email: `rae-${made++}@example.com`,
      password: PASSWORD,
      captcha: await passBotCheck(origin),
    }),
    'accounts.requestPasswordReset': async () => ({ captcha: await passBotCheck(origin) }),
    'accounts.confirmSignIn': () => ({ password: PASSWORD }),
    'accounts.requestOwnData': own,
    'accounts.saveChatAccount': async (caller) => ({
      ...(await own(caller)),
      app_id: '26041cbb',
      region: 'us',
      auth: 'a'.repeat(20),
      api_key: 'b'.repeat(20),
    }),
    'accounts.removeChatAccount': own,
    'accounts.saveLogo': async (caller) => ({ ...(await own(caller)), file: photo() }),
    'admin.saveCredentials': async (caller) => ({
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'b'.repeat(32),
      TWILIO_FROM: '+13105550142',
      version: (await as(getCredentials, {}, caller)).version ?? 0,
    }),
    'admin.saveEmailTemplate': async (caller) => ({
      ...(await template(caller)),
      subject: 'Another subject',
    }),
    'admin.previewEmailTemplate': template,
    'admin.deleteEmailTemplate': template,
    'freelancers.saveOwnProfile': () => OPEN_PROFILE,
    'freelancers.saveVisibility': () => ({ id: freelancer }),
    'freelancers.askFreelancer': async () => ({
      requested_person: freelancer,
      dates: { [(await days())[0]._id]: LOBBY },
    }),
    'freelancers.askFreelancers': () => ({
      requested_people: [freelancer],
      dates: { [place.day!]: LOBBY },
    }),
    'freelancers.bookFreelancer': () => ({ dates: { [place.day!]: LOBBY } }),
    'lobby.updateRecord': version,
    'lobby.updateRecords': () => ({ ids: [record], fields: { sagnumber: '12345678' } }),
    'lobby.checkIn': () => ({
      session,
      first_name: 'Quin',
      last_name: 'Example',
      email: `quin-${made++}@example.com`,
      phone: '(310) 555-0143',
      role: 'Barista',
    }),
    'lobby.checkInScheduled': () => ({ talent: named.talent }),
    'lobby.saveTalentInfo': version,
    'lobby.saveAvatar': () => ({ file: photo() }),
    'lobby.copyGroupsToSession': () => ({ targetSessionId: closed.session!.id, oldGroupId: group }),
    'lobby.finishGroup': async () => ({ ...(await current()), undoable: true }),
    'lobby.undoFinish': async () => ({ group }),
    'lobby.undoStep': version,
    'lobby.actOnRecord': async () => ({ ...(await version()), action: 'on-deck' }),
    'lobby.sendSms': () => ({ ...TEXT, record, studio: project }),
    'lobby.scheduleSms': () => ({ ...TEXT, record, studio: project }),
    'lobby.correctTimes': version,
    'lobby.saveKeptSheets': () => ({ version: 0 }),
    'lobby.checkBulkAdd': async () => await talentFile(),
    'lobby.bulkAdd': async () => ({ ...(await talentFile()), send_email: 'no' }),
    'posting.changePostedGroup': () => ({ id: named.postingGroup, is_removed: false }),
    'posting.sortPostedGroups': () => ({ page_id: page, groups: [named.postingGroup] }),
    'posting.sortPostedVideos': async () => ({ page_id: page, videos: [(await posted()).video] }),
    'posting.changePostedVideo': async () => ({ id: (await posted()).video, is_archived: false }),
    'posting.changePostedVideos': async () => ({
      ids: [(await posted()).video],
      fields: { is_archived: false },
    }),
    'posting.removePostedVideo': async () => ({ id: (await posted()).video }),
    'posting.copyToPage': () => ({ groups: [group], postingpage: page }),
    'posting.copyGroupFromPage': async () => ({
      group: named.postingGroup,
      postingpage: (await read(createPage, { name: 'More picks', studio: project }))._id,
    }),
    'posting.addLink': () => ({ posting_pages: [page] }),
    'posting.shareLink': () => MAIL,
    'posting.giveFeedback': () => talentOfPage,
    'posting.addComment': () => talentOfPage,
    'posting.listFeedbacks': () => talentOfPage,
    'posting.playTake': async () => {
      const { group: ref_id, video: take } = await posted()
      return { ref_id, video: take }
    },
    'projects.saveLogo': () => ({ file: photo() }),
    'projects.createCallback': () => ({ talent: [{ record, role: 'Barista' }] }),
    'projects.archive': () => ({ agreed_appointments: 1 }),
    'projects.delete': () => ({ agreed_appointments: 1 }),
    'projects.deleteSession': () => closed.session!,
    'projects.setDatesInvoiced': () => ({ dates: [place] }),
    'projects.uploadFile': () => ({ filename: 'script.pdf', file: PDF }),
    'projects.addDocument': async (caller) => {
      const { Key } = await as(uploadFile, { filename: 'sides.pdf', file: PDF }, caller)
      return { list: 'script_pdf', Key, name: 'sides.pdf' }
    },
    'projects.inviteClients': () => MAIL,
    'projects.sendTalentEmail': () => MAIL,
    'projects.shareSchedule': () => MAIL,
    'projects.sendClientEmail': () => ({ ...MAIL, to: MAIL.emails }),
    'projects.updateSession': async () => ({ version: (await read(getSession, { id: session })).version }),
    'review.beginGroupUpload': () => ({ name: 'take.mp4', type: 'video/mp4', size: 9 }),
    'review.listLastVideos': () => ({ ids: [record] }),
    'review.updateVideos': () => ({ ids: [video], fields: { liked: true } }),
    'review.markGroupsViewed': () => ({ ids: [group] }),
    'review.sortGroups': () => ({ groupIds: [group] }),
    'review.sortVideos': () => ({ ids: [video] }),
    'review.requestArchive': () => ({ keys: [video] }),
    'review.deleteVideo': async () => {
      await read(updateVideos, { ids: [video], fields: { is_archived: true } })
      return { id: video }
    },
    'scheduling.addTimeFrame': () => frame,
    'scheduling.updateTimeFrame': () => ({
      ...frame,
      availability: named.frame,
      start_time: '10:00',
      end_time: '11:00',
    }),
    'scheduling.bookSlot': async () => ({
      ...(await lastTime(1)),
      talent: { email: 'eve@example.com', first_name: 'Eve', last_name: 'Example' },
    }),
    'scheduling.moveAppointment': () => lastTime(2),
    'scheduling.cancelAppointment': () => ({ appointment: open.appointment!.appointment }),
    'scheduling.deleteTimeFrame': () => ({ availability: named.frame }),
  }

  async function talentFile() {
    const [today] = await days()
    return { day: today._id, file: new Blob([sampleCsv(today.date, 'Barista')], { type: 'text/csv' }) }
  }
}
