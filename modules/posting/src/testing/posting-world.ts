import { hash } from 'node:crypto'
import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { MESSAGE_FATES, type MessageFate } from '@callboard/admin/queries'
import {
  type Actor,
  BLOB_STORE,
  CLOCK,
  CSV_FILES,
  IDS,
  missing,
  PASSWORD_HASHER,
  PUBLIC_URL,
  SEALER,
  SECRET_HASHER,
  subjectLoader,
  type UserType,
} from '@callboard/core'
import {
  double,
  fakeSealer,
  manualClock,
  notingStore,
  type OutboxEntry,
  personNamed,
  randomIds,
  signedInAs,
  smallBlobStore,
  wired,
} from '@callboard/core/testing'
import { recordSubject } from '@callboard/lobby/contract'
import { GROUP_DIRECTORY, type GroupFacts, TALENT_CONTACTS, WAITING_ROOMS } from '@callboard/lobby/queries'
import { aRecord } from '@callboard/lobby/testing'
import {
  type FeedbackRules,
  groundOfSession,
  type MailSending,
  projectSubjects,
  SESSION_DIRECTORY,
  type SessionFacts,
  STAFF_MAILS,
} from '@callboard/projects/queries'
import { sessionFacts } from '@callboard/projects/testing'
import {
  type GroupPicture,
  type TakeCommentFacts,
  VIDEO_ARCHIVES,
  VIDEO_DIRECTORY,
  type WantedArchive,
} from '@callboard/review/queries'
import { APPOINTMENT_QUERIES, type LostTalentTime, type TalentTime } from '@callboard/scheduling/queries'
import { POSTING_STORE, type PostingStore } from '../application/ports/index.ts'
import { pageRoom, reviewerRoom } from '../contract/index.ts'
import { postingModule } from '../module.ts'
import { POSTED_COPIES } from '../queries/index.ts'

export const user = (name: string, userType: UserType): Actor =>
  signedInAs(personNamed(name, userType, { id: name }))

const PROJECT = {
  id: 'project',
  name: 'Spring film',
  uri: 'spring-film',
  archived: false,
  brand: { logoKey: null, accent: null },
  feedback: { open: true, reshoot: false },
  castingDirectorIds: ['director', 'colleague'],
}
/** Other projects: one of the same casting director, and one of a rival. Neither has a session. */
const OTHERS = [
  { ...PROJECT, id: 'winter', name: 'Winter film', uri: 'winter-film', castingDirectorIds: ['director'] },
  { ...PROJECT, id: 'rivals', name: 'Rival film', uri: 'rival-film', castingDirectorIds: ['rival'] },
]
const SESSION = sessionFacts({ id: 'session', projectId: PROJECT.id, castingDirectorIds: ['director'] })
const RECORDS = ['record-1', 'record-2']

interface SourceVideo {
  readonly id: string
  liked: boolean
  archived: boolean
  order: number
}

const day = (sessionId: string, date: string) => ({
  id: `day of ${sessionId}`,
  date,
  startTime: '10:00',
  locationType: 'In Person' as const,
  inPersonLocation: '',
  skipForm: false,
  talentNotes: null,
  managerIds: [],
  lobbyManagerIds: [],
})

/** The posting module with one project, its session and two groups around it. */
export function postingWorld(store: PostingStore) {
  const promised: OutboxEntry[] = []
  const clock = manualClock()
  let feedback: FeedbackRules = { open: true, reshoot: false }
  let isThere = true
  let archived = false
  const mails: MailSending[] = []
  /** What staff wrote about takes. */
  const takeComments: TakeCommentFacts[] = []
  const fates: MessageFate[] = []
  const RecordLoader = subjectLoader(recordSubject, {}, async ({ ids: { id } }) => {
    if (!RECORDS.includes(id)) return null
    const session = { ...SESSION, feedback }
    return {
      subject: { record: aRecord({ id, sessionId: SESSION.id }), session },
      ground: groundOfSession(session),
    }
  })
  const groups: GroupFacts[] = [1, 2].map((order) => ({
    id: `group-${order}`,
    sessionId: SESSION.id,
    name: `Group ${order}`,
    order,
    isCurrent: false,
    createdAt: clock.now(),
    members: [
      {
        recordId: `record-${order}`,
        email: 'ann@example.com',
        firstName: 'Ann',
        lastName: `Lee ${order}`,
        role: 'Lead',
        photoKey: 'p/1.jpg',
      },
    ],
    guests: [],
  }))
  /** Of talent whose address is another than that after their id; null: the check-in is gone. */
  const addresses = new Map<string, string | null>()
  const sortedGroups = new Map<string, number>()
  const pictures = new Map<string, GroupPicture>()
  const videos = new Map<string, SourceVideo[]>(groups.map(({ id }) => [id, []]))
  const users = ['director', 'client', 'other-client'].map((id) => ({
    ...personNamed(id, id === 'director' ? 'casting_director' : 'client', { id, lastName: 'Roe' }),
    phone: null,
  }))
  const talent = personNamed('Ann', 'talent', { id: 'talent-1', email: 'Record-1@example.com' })
  users.push({ ...talent, lastName: 'Lee', phone: null })
  const callbackSessions: SessionFacts[] = []
  const times: TalentTime[] = []
  const lost: LostTalentTime[] = []
  /** Archives that were made, by id, with the address of each. */
  const zips = new Map<string, WantedArchive>()
  let making: () => Promise<void> = async () => {}
  const { call, work, guardOf, query } = wired(
    postingModule,
    [
      double(POSTING_STORE, notingStore(store, promised)),
      double(CLOCK, clock),
      double(IDS, randomIds),
      double(SEALER, fakeSealer(clock)),
      double(SECRET_HASHER, { digest: (secret) => hash('sha256', secret) }),
      double(PASSWORD_HASHER, {
        hash: async (password) => `hash of ${password}`,
        matches: async (password, stored) => stored === `hash of ${password}`,
      }),
      double(BLOB_STORE, smallBlobStore()),
      double(PUBLIC_URL, 'https://callboard.test'),
      double(CSV_FILES, { write: (rows) => rows.map((row) => `${row.join(',')}\n`).join('') }),
      double(MESSAGE_FATES, {
        sendsMail: true,
        of: async (keys) => fates.filter(({ key }) => keys.includes(key)),
      }),
      double(STAFF_MAILS, {
        draft: async (template) => ({ subject: template, content: 'Please look.', button: 'See the takes' }),
        sender: async () => 'director@example.com',
        recipients: (entries) => ({
          good: entries.filter((entry) => entry.includes('@')),
          refused: entries
            .filter((entry) => !entry.includes('@'))
            .map((address) => ({ address, reason: 'This is not an e-mail address.' })),
        }),
        checkWords: () => undefined,
        ended: (sent, refused) => ({ sent, refused: [...refused] }),
        send: (_outbox, sending) => `sending ${mails.push(sending)}`,
      }),
      double(SESSION_DIRECTORY, {
        session: async (id) => (isThere && id === SESSION.id ? { ...SESSION, feedback } : null),
        byProject: async (id) =>
          isThere && id === PROJECT.id ? [{ ...SESSION, feedback }, ...callbackSessions] : [],
        many: async (ids) => (isThere && ids.includes(SESSION.id) ? [{ ...SESSION, feedback }] : []),
        among: async (ids) => new Set(ids.filter((id) => isThere && id === SESSION.id)),
        project: async (id) =>
          id === PROJECT.id
            ? { ...PROJECT, archived, feedback }
            : (OTHERS.find((other) => other.id === id) ?? null),
        isManager: async () => false,
      }),
      double(GROUP_DIRECTORY, {
        find: async (id) => groups.find((group) => group.id === id) ?? null,
        bySession: async (id) => (id === SESSION.id ? groups : []),
      }),
      double(WAITING_ROOMS, {
        refOf: async (session, id) => {
          if (!id.startsWith('guest')) throw missing('This talent')
          return `${session.id}-${id}`
        },
      }),
      double(TALENT_CONTACTS, {
        of: async (records) =>
          records.flatMap((recordId) => {
            const email = addresses.get(recordId)
            if (email === null) return []
            return {
              recordId,
              sessionId: SESSION.id,
              firstName: 'Ann',
              lastName: 'Lee',
              email: email ?? `${recordId}@example.com`,
            }
          }),
      }),
      double(APPOINTMENT_QUERIES, {
        timesOn: async (days) => times.filter(({ sessionId }) => days.includes(`day of ${sessionId}`)),
        lostTimes: async (ids) => lost.filter(({ sessionId }) => ids.includes(sessionId)),
      }),
      double(USER_DIRECTORY, { many: async (wanted) => users.filter(({ id }) => wanted.includes(id)) }),
      double(VIDEO_DIRECTORY, {
        forGroups: async (_session, ids) =>
          ids.map((groupId) => ({
            groupId,
            order: sortedGroups.get(groupId) ?? null,
            videos: (videos.get(groupId) ?? []).map((video) => ({ ...video, plays: true, recordIds: [] })),
          })),
        pictures: async (ids) =>
          new Map(
            ids.flatMap((id) => {
              const picture = pictures.get(id)
              return picture ? [[id, picture] as const] : []
            }),
          ),
        playable: async (ids) =>
          new Map(
            ids.map((id) => [
              id,
              {
                name: id,
                plays: true,
                url: (seconds) => `https://files/${id}?for=${seconds ?? 300}`,
                thumbnailUrl: null,
                duration: 10,
                width: 2,
                height: 2,
                fps: 25,
                recordIds: ['record-1', 'record-of-others'],
              },
            ]),
          ),
        comments: async (ids) => takeComments.filter(({ videoId }) => ids.includes(videoId)),
        downloadAddress: async (id, name) => `https://files/${id}?as=${name}`,
      }),
      double(VIDEO_ARCHIVES, {
        progress: async () => 0,
        make: async (wanted, tell) => {
          await tell(40)
          await making()
          zips.set(wanted.id, wanted)
          return { fileCount: wanted.videos.length, leftOutCount: 0 }
        },
        removeParts: async () => undefined,
        remove: async (id) => void zips.delete(id),
        address: (id, name) => `https://files/${id}?as=${name}.zip`,
      }),
    ],
    [...projectSubjects, RecordLoader],
  )

  return {
    takeComments,
    clock,
    promised,
    /** Mails that staff have sent, in order. */
    mails,
    /** What the message log says. */
    fates,
    director: user('director', 'casting_director'),
    rival: user('rival', 'casting_director'),
    client: user('client', 'client'),
    project: PROJECT.id,
    session: SESSION.id,
    addresses,
    /** Makes a talent of one group a member of another as well. */
    join(groupId: string, recordId: string): void {
      const member = groups.flatMap(({ members }) => members).find((one) => one.recordId === recordId)!
      const at = groups.findIndex(({ id }) => id === groupId)
      groups[at] = { ...groups[at]!, members: [...groups[at]!.members, member] }
    },
    /** Puts a video in a group of the session. */
    addVideo(groupId: string, id: string, fields: Partial<SourceVideo> = {}): SourceVideo {
      const own = videos.get(groupId) ?? []
      const video = { id, liked: false, archived: false, order: own.length + 1, ...fields }
      videos.set(groupId, [...own, video])
      return video
    },
    /** The session is deleted, or there again. */
    sessionIsThere: (is: boolean) => {
      isThere = is
    },
    archiveProject: (is: boolean) => {
      archived = is
    },
    /** Those of the groups that are on a page. */
    copied: (groupIds: readonly string[]) => store.write(() => query(POSTED_COPIES).copiedInWrite(groupIds)),
    /** What the project lets reviewers give from now on. */
    feedback: (rules: FeedbackRules) => {
      feedback = rules
    },
    /** Staff put the groups of the session in order. */
    sortGroups(...groupIds: string[]): void {
      for (const [at, id] of groupIds.entries()) sortedGroups.set(id, at + 1)
    },
    /** Staff choose a picture of a video for a group of the session. */
    choosePicture(groupId: string, videoId: string): void {
      pictures.set(groupId, { videoId, url: `https://files/${videoId}.jpg` })
    },
    /** Another session of the project, with a time of each of the talent. */
    callBack(id: string, date: string, called: readonly Omit<TalentTime, 'sessionId' | 'dayId'>[]): void {
      callbackSessions.push(sessionFacts({ id, name: id, projectId: PROJECT.id, dates: [day(id, date)] }))
      times.push(...called.map((time) => ({ ...time, sessionId: id, dayId: id })))
    },
    /** A time of that session is taken from its talent. */
    loseTime(sessionId: string, talentId: string, cause: LostTalentTime['cause']): void {
      const at = times.findIndex((time) => time.sessionId === sessionId && time.talentId === talentId)
      const [time] = times.splice(at, 1)
      lost.push({ sessionId, talentId, start: time!.start, cause })
    },
    zips,
    /** Comes while each archive from now on is made. */
    whileMaking(happens: () => Promise<void>): void {
      making = happens
    },
    call,
    work,
    ownRoom: (actor: Actor, id: string) => guardOf(reviewerRoom).run(actor, { id }),
    entry: (actor: Actor, pageId: string, link?: string) =>
      guardOf(pageRoom).run(actor, { id: pageId, by: link }),
  }
}

export type PostingWorld = ReturnType<typeof postingWorld>
