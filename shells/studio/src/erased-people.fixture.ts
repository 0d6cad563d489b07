import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ACCOUNTS_STORE, type AccountsStore } from '@callboard/accounts'
import { addHeadshot, deleteAccount, saveTalentDetails, updateUser } from '@callboard/accounts/contract'
import { passkeyOf } from '@callboard/accounts/testing'
import { getMessage, listMessages } from '@callboard/admin/contract'
import { BLOB_STORE, type BlobStore } from '@callboard/core'
import type { Endpoint } from '@callboard/core/http-contract'
import { until } from '@callboard/core/testing'
import { type Database, emptyLog, KnexReplayStore, KnexSignalStore } from '@callboard/db-knex'
import { LOBBY_STORE, type LobbyStore } from '@callboard/lobby'
import {
  addToGroup,
  checkIn,
  copyGroupsToSession,
  correctTimes,
  downloadOptIns,
  downloadSession,
  downloadSignInSheet,
  finishGroup,
  getCheckInPage,
  getLobby,
  getRecord,
  saveKeptSheets,
  saveTalentInfo,
  sendChat,
  uploadCheckInPhoto,
} from '@callboard/lobby/contract'
import {
  addComment,
  addLink,
  commentOnRecord,
  copyToPage,
  createPage,
  getPage,
  giveFeedback,
  giveRecordFeedback,
  listPageFeedbacks,
  shareLink,
} from '@callboard/posting/contract'
import { PROJECTS_STORE, type ProjectsStore } from '@callboard/projects'
import { createProject, createSession, inviteClients } from '@callboard/projects/contract'
import { REVIEW_STORE, type ReviewStore, type Video } from '@callboard/review'
import { addTakeComment, getArchive, getReview, requestArchive } from '@callboard/review/contract'
import { addTimeFrame, bookSlot, cancelAppointment, listAvailability } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { DOCUMENT_OF, everyKindOfRow, NOT_GIVEN, ownDataOf } from './own-data.fixture.ts'
import { ask, newPrincipal, openDates, passBotCheck, photo } from './principals.fixture.ts'
import type { TemporaryStudio } from './testing-studio.fixture.ts'

/** A started install whose database and files a test reads beside it. */
export interface OpenedInstall {
  readonly product: TemporaryStudio
  readonly database: Database
  /** The folder with all files of the install. */
  readonly data: string
  /** The files in which a server keeps the database, after all that it had yet to do; absent where they are in `data`. */
  readonly databaseFiles?: () => Promise<readonly string[]>
}

/** Values that nothing else has, by where they are typed in. */
const PLANTED = {
  talent: 'zaubertalent',
  'number of the talent': '3105550187',
  'agent of the talent': 'zauberagent',
  'address of the agent': 'agency@zauber.example',
  'number of the agent': '3105550189',
  'birth date of the talent': '2015-01-31',
  'profile of the talent': 'zauberhandle',
  'guardian of the talent': 'zauberguardian',
  'number of the guardian': '3105550188',
  'passkey of the talent': 'zauberkey',
  'content of the take': 'ZAUBERTAKE',
  client: 'zauberclient',
  'number of the client': '3105550191',
  'comment of the client': 'zauberopinion',
  'comment of the client in the session': 'zauberremark',
  manager: 'zaubermanager',
  'number of the manager': '3105550192',
  'comment of the manager': 'zaubernote',
  'chat of the manager': 'zauberchat',
  'words of the manager as a freelancer': 'zauberwork',
} as const
type Planted = keyof typeof PLANTED

const PASSWORD = 'a long enough secret'

const takeOf = (
  id: string,
  sessionId: string,
  groupId: string,
  recordIds: readonly string[],
  talentName: string,
): Video => ({
  id,
  sessionId,
  groupId,
  takeId: null,
  uploadId: null,
  name: `${talentName}, take 1`,
  talentName,
  takeNumber: 1,
  state: 'ready',
  reason: null,
  duration: 1,
  width: 640,
  height: 360,
  fps: 30,
  size: 10,
  playableKey: `videos/${id}/take.mp4`,
  thumbnailKey: null,
  originalKey: null,
  liked: false,
  archived: false,
  order: 1,
  recordIds,
  attempts: 0,
  createdAt: new Date(),
  warning: null,
  triedAt: null,
  deletedAt: null,
  copiedFrom: null,
})

async function tablesOf(database: Database): Promise<readonly string[]> {
  const [tables] =
    database.kind === 'sqlite'
      ? [await database.reader.raw("select name from sqlite_master where type = 'table'")]
      : await database.reader.raw(
          'select table_name as name from information_schema.tables where table_schema = database()',
        )
  return (tables as { name: string }[]).map(({ name }) => name)
}

/** Everything that is there: each row of each table and each file, as text. */
async function* allThere({ database, data }: OpenedInstall): AsyncIterable<readonly [string, string]> {
  await until('the log is empty', () => emptyLog(database))
  for (const name of await tablesOf(database))
    for (const row of await database.reader(name)) yield [`table ${name}`, JSON.stringify(row)]
  for (const file of await readdir(data, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join(file.parentPath, file.name)
    yield [`file ${path.slice(data.length + 1)}`, path]
    yield [`file ${path.slice(data.length + 1)}`, await readFile(path, 'latin1')]
  }
}

async function* databaseFiles(install: OpenedInstall): AsyncIterable<readonly [string, string]> {
  for (const path of (await install.databaseFiles?.()) ?? [])
    yield [`file ${basename(path)}`, await readFile(path, 'latin1')]
}

/** Where each planted value is found. */
async function remainders(
  install: OpenedInstall,
  places = allThere,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found = new Map<string, Set<string>>()
  for await (const [place, text] of places(install)) {
    const said = text.toLowerCase()
    for (const [what, value] of Object.entries(PLANTED))
      if (said.includes(value.toLowerCase())) found.set(what, (found.get(what) ?? new Set()).add(place))
  }
  return Object.fromEntries([...found].map(([what, places]) => [what, [...places]]))
}

/** Pictures of profiles say nothing that could be planted. */
const headshotFiles = async ({ data }: OpenedInstall): Promise<readonly string[]> =>
  (await readdir(data, { recursive: true })).filter((path) => /headshots.*\.jpg/.test(path))

/** @param open a fresh install, which the suite does not stop */
export function erasedPeopleSuite(name: string, open: () => Promise<OpenedInstall>): void {
  describe(`a talent, a client and a manager who have deleted their accounts, ${name}`, function () {
    this.timeout(180_000)
    let install: OpenedInstall
    let people: Record<'director' | 'manager' | 'client' | 'talent' | 'admin', Person>
    type Person = Awaited<ReturnType<typeof newPrincipal>>

    const made = async (endpoint: Endpoint, input: object, who: Person | null = people.director) => {
      const { status, body } = await ask(install.product.origin, endpoint, { ...input }, who?.token ?? null)
      expect(status, `${endpoint.name}: ${JSON.stringify(body)}`).to.be.lessThan(300)
      return body
    }
    /** Texts that are to go later wait; all else is done. */
    const settled = () =>
      until('every event and job that is due is done', async () => {
        const due: object[] = await install.database.reader('job').where('run_at', '<=', new Date())
        return due.length === 0
      })

    async function checkedIn(where: object, who: Person | null, first_name: string, phone: string) {
      const { ticket } = await made(getCheckInPage, where, who)
      const stored = await made(uploadCheckInPhoto, { ticket, file: photo() }, who)
      const fields = {
        ticket,
        first_name,
        last_name: 'Example',
        email: `${first_name}@example.com`,
        phone,
        role: 'Barista',
        photo: stored.photo,
        terms: true,
        captcha: await passBotCheck(install.product.origin),
      }
      return (await made(checkIn, fields, who)).record_id as string
    }

    interface Scene {
      readonly own: string
      readonly session: { readonly _id: string; readonly dates: readonly { readonly _id: string }[] }
      readonly copied: string
      readonly page: string
      readonly other: string
      readonly both: string
    }
    let scene: Scene
    /** What each is given of their own data, by name of file. */
    const archives = new Map<string, ReadonlyMap<string, string>>()
    const addresses = new Map<string, URL>()

    async function play(): Promise<Scene> {
      const { studio } = install.product
      const { manager, client, talent } = people
      await made(saveKeptSheets, { days: 30, version: 0 }, people.admin)
      await studio.container
        .get<AccountsStore>(ACCOUNTS_STORE)
        .write(({ passkeys }) => passkeys.add(passkeyOf(talent.id, PLANTED['passkey of the talent'])))
      const project = await made(createProject, { name: 'Corner shop', project_roles: ['Barista'] })
      const dates = openDates().map((date) => ({ ...date, managers: [manager.id] }))
      const session = await made(createSession, { name: 'First calls', studio: project._id, dates })
      const later = await made(createSession, { name: 'Callbacks', studio: project._id, dates: openDates() })
      await made(inviteClients, {
        id: project._id,
        emails: [client.email],
        subject: 'Watch',
        content: 'Please watch.',
      })
      const where = { session: session._id, day: session.dates[1]._id }
      const frame = await made(addTimeFrame, {
        ...where,
        name: 'Morning',
        start_time: '10:00',
        end_time: '11:00',
        length_time_slot: 15,
        roles: [{ role: 'Barista', participants_count: 1 }],
      })
      for (const [who, phone] of [
        [client, PLANTED['number of the client']],
        [manager, PLANTED['number of the manager']],
      ] as const)
        await made(updateUser, { id: who.id, phone }, who)
      await made(addHeadshot, { id: talent.id, file: photo() }, talent)
      await made(
        saveTalentDetails,
        {
          id: talent.id,
          version: 1,
          isRepresented: true,
          agent: PLANTED['agent of the talent'],
          agent_email: PLANTED['address of the agent'],
          agent_phone: '(310) 555-0189',
          instagram_handle: PLANTED['profile of the talent'],
          date_of_birth: PLANTED['birth date of the talent'],
          guardian: {
            name: PLANTED['guardian of the talent'],
            email: `${PLANTED['guardian of the talent']}@example.com`,
            phone: PLANTED['number of the guardian'],
            consent: true,
          },
        },
        talent,
      )
      const free = await made(listAvailability, where)
      const [slot] = Object.values<{ slots: { start: string }[] }>(free.dates[session.dates[1].date])[0]!
        .slots
      const booking = { ...where, availability: frame._id, start_time: slot!.start, role: 'Barista' }
      const taken = await made(bookSlot, booking, talent)
      await made(cancelAppointment, { ...where, appointment: taken._id }, manager)
      await made(bookSlot, booking, talent)

      // As the link in the invitation does.
      await studio.container
        .get<ProjectsStore>(PROJECTS_STORE)
        .write(({ clients }) => clients.known(client.email, client.id))

      const at = { uri: project.uri, session: session._id }
      const own = await checkedIn(at, talent, PLANTED.talent, PLANTED['number of the talent'])
      const other = await checkedIn(at, null, 'bob', '3105550142')
      const { version } = await made(getRecord, { id: own })
      await made(saveTalentInfo, {
        id: own,
        version,
        agent: PLANTED['agent of the talent'],
        agent_email: PLANTED['address of the agent'],
        instagram_handle: PLANTED['profile of the talent'],
      })

      const { videos } = { videos: studio.container.get<ReviewStore>(REVIEW_STORE) }
      const record = async (id: string, group: string, recordIds: readonly string[], names: string) => {
        const content = Buffer.from(recordIds.length === 1 ? PLANTED['content of the take'] : 'both of them')
        await studio.container.get<BlobStore>(BLOB_STORE).write(`videos/${id}/take.mp4`, content, 'video/mp4')
        await videos.write((store) =>
          store.videos.addIfAbsent(takeOf(id, session._id, group, recordIds, names)),
        )
      }
      const alone = await made(addToGroup, { id: own })
      await record('alone', alone._id, [own], `${PLANTED.talent} Example`)
      await made(finishGroup, { session: session._id, group: alone._id, seen: [own] })
      await made(addToGroup, { id: own })
      const both = await made(addToGroup, { id: other })
      await record('both', both._id, [own, other], `${PLANTED.talent} Example, bob Example`)
      await made(finishGroup, { session: session._id, group: both._id, seen: [own, other] })
      const now = await made(getRecord, { id: own })
      await made(correctTimes, { id: own, version: now.version, arrival: '09:00' }, manager)
      const others = await made(getRecord, { id: other })
      await made(correctTimes, { id: other, version: others.version, arrival: '09:05' }, manager)

      const groups = [alone._id, both._id]
      await made(copyGroupsToSession, { targetSessionId: later._id, oldGroupId: groups })
      const page = await made(createPage, { name: 'Picks', studio: project._id })
      const copy = { session: session._id, groups, postingpage: page._id, send_email: true }
      await made(copyToPage, copy, people.admin)
      const link = await made(addLink, { id: project._id, name: 'For the client', posting_pages: [page._id] })
      await made(shareLink, {
        id: project._id,
        link: link._id,
        emails: [client.email],
        subject: 'Watch',
        content: 'Please watch.',
      })
      await settled()
      const posted = await made(getPage, { id: page._id })
      for (const group of posted.groups)
        for (const member of group.records) {
          const about = { page_id: page._id, link: link._id, ref_id: group._id, to_user: member._id }
          await made(giveFeedback, { ...about, feedback: 'yes' }, client)
          await made(addComment, { ...about, content: PLANTED['comment of the client'] }, client)
        }
      for (const id of [own, other]) {
        await made(giveRecordFeedback, { id, feedback: 'maybe' }, client)
        await made(commentOnRecord, { id, content: PLANTED['comment of the client in the session'] }, client)
      }
      for (const id of ['alone', 'both'])
        await made(addTakeComment, { id, comment: PLANTED['comment of the manager'] }, manager)
      await made(
        sendChat,
        { session: session._id, room: 'main', content: PLANTED['chat of the manager'] },
        manager,
      )
      const archive = await made(requestArchive, { session: session._id, keys: ['alone', 'both'] })
      await until('the archive is ready', async () => {
        const { state } = await made(getArchive, { id: archive._id })
        return state === 'ready'
      })
      const [group] = posted.groups
      await everyKindOfRow(made, people, {
        session: session._id,
        day: session.dates[0]._id,
        page: page._id,
        link: link._id,
        group: group._id,
        video: group.videos[0]._id,
        words: PLANTED['words of the manager as a freelancer'],
      })
      await settled()
      return { session, own, copied: later._id, page: page._id, other, both: both._id }
    }

    before(async () => {
      install = await open()
      const { product } = install
      people = {
        admin: await newPrincipal(product, 'super_admin', 'ada'),
        director: await newPrincipal(product, 'casting_director', 'dana'),
        manager: await newPrincipal(product, 'session_manager', PLANTED.manager),
        client: await newPrincipal(product, 'client', PLANTED.client),
        talent: await newPrincipal(product, 'talent', PLANTED.talent),
      }
      scene = await play()
      for (const [name, person] of Object.entries(people)) {
        const { files, address } = await ownDataOf(made, install.product.origin, person)
        archives.set(name, files)
        addresses.set(name, address)
      }
      await settled()
    })

    it('are found everywhere before', async () => {
      const before = await remainders(install)
      expect(Object.keys(before).toSorted()).to.deep.equal(Object.keys(PLANTED).toSorted())
      const places = (what: Planted) => before[what] ?? []
      for (const table of [
        'lobby_record',
        'lobby_group',
        'video',
        'posting_group',
        'message',
        'account_user',
      ])
        expect(places('talent'), table).to.include(`table ${table}`)
      for (const table of ['project_client', 'posting_recipient', 'message'])
        expect(places('client'), table).to.include(`table ${table}`)
      for (const table of ['account_talent_profile', 'message'])
        expect(places('guardian of the talent'), table).to.include(`table ${table}`)
      expect(await headshotFiles(install)).not.to.deep.equal([])
      expect(places('content of the take').filter((place) => place.endsWith('.mp4'))).to.have.length(1)
      expect(places('content of the take').filter((place) => place.includes('archives'))).not.to.deep.equal(
        [],
      )
      const written = Object.keys(PLANTED).filter((what) => what !== 'content of the take')
      if (install.databaseFiles)
        expect(Object.keys(await remainders(install, databaseFiles))).to.have.members(written)
    })

    const OWNERS: Readonly<Record<string, readonly Planted[]>> = {
      talent: (Object.keys(PLANTED) as Planted[]).filter((what) => /talent|agent|guardian|take$/.test(what)),
      client: [
        'client',
        'number of the client',
        'comment of the client',
        'comment of the client in the session',
      ],
      manager: [
        'manager',
        'number of the manager',
        'comment of the manager',
        'chat of the manager',
        'words of the manager as a freelancer',
      ],
      director: [],
      admin: [],
    }
    const all = (name: string) => [...archives.get(name)!.values()].join('\n').toLowerCase()
    const rowsIn = (name: string, document: string): readonly unknown[] =>
      JSON.parse(archives.get(name)!.get(`${document}.json`)!)

    it('find all that is theirs in the archive that each may ask for, and nothing that tells who others are [ACC-16]', () => {
      for (const [name, own] of Object.entries(OWNERS))
        for (const [what, value] of Object.entries(PLANTED))
          expect(all(name).includes(value.toLowerCase()), `${what} for the ${name}`).to.equal(
            own.includes(what as Planted),
          )
      for (const [name, person] of Object.entries(people)) {
        expect(all(name)).to.contain(person.email)
        for (const other of Object.values(people).filter(({ id }) => id !== person.id))
          for (const word of [other.email, other.id]) expect(all(name), name).not.to.contain(word)
        expect(all(name), name).not.to.contain('bob')
      }
    })

    it('find a row of every table about an account in a document, of which each says what it is [ACC-16]', async () => {
      const known = new Set([...Object.keys(DOCUMENT_OF), ...Object.keys(NOT_GIVEN)])
      const tables = (await tablesOf(install.database)).filter((name) => !/^(sqlite|schema)_/.test(name))
      expect([...known].toSorted()).to.deep.equal([...tables].toSorted())
      const found = new Map<string, Set<string>>()
      for await (const [place, text] of allThere(install))
        for (const [name, { id }] of Object.entries(people)) {
          const marks = name === 'talent' ? [id, scene.own, PLANTED.talent] : [id]
          if (marks.some((mark) => text.includes(mark)))
            found.set(place, (found.get(place) ?? new Set()).add(name))
        }
      for (const [table, document] of Object.entries(DOCUMENT_OF)) {
        const about = [...(found.get(`table ${table}`) ?? [])]
        expect(about.length, `a row of ${table}`).to.be.greaterThan(0)
        expect(
          about.filter((name) => rowsIn(name, document).length > 0),
          table,
        ).not.to.deep.equal([])
      }
    })

    it('find nothing in it that gives access [ACC-16]', async () => {
      const secrets: string[] = []
      for await (const [place, text] of allThere(install)) {
        if (!place.startsWith('table ')) continue
        for (const [column, value] of Object.entries<unknown>(JSON.parse(text)))
          if (/hash|digest|secret|sealed|locked|token|view_key|selection/.test(column))
            if (typeof value === 'string' && value.length >= 16) secrets.push(value.toLowerCase())
      }
      expect(secrets.length).to.be.greaterThan(20)
      for (const name of archives.keys()) {
        for (const secret of secrets) expect(all(name).includes(secret), name).to.equal(false)
        expect(all(name), name).not.to.match(/https?:\/\//)
      }
    })

    it('leave a row of the audit where staff ask for their own data [ACC-16] [ADM-11]', async () => {
      const rows: { user_id: string }[] = await install.database
        .reader('audit_entry')
        .where({ action: 'accounts.requestOwnData' })
      const staff = [people.director, people.manager, people.admin].map(({ id }) => id)
      expect(rows.map(({ user_id }) => user_id)).to.have.members(staff)
    })

    it('find photos, headshots and the takes with nobody else [ACC-16]', () => {
      const names = [...archives.get('talent')!.keys()]
      expect(names.filter((name) => /^headshots\/.+\.jpg$/.test(name))).to.have.length(1)
      // The one that was taken, and the headshot that the check-in took from the profile.
      expect(names.filter((name) => /^photos\/.+\.jpg$/.test(name))).to.have.length(2)
      const takes = rowsIn('talent', 'takes') as { file: string | null; with_others: boolean }[]
      expect(takes.map(({ file, with_others }) => [file !== null, with_others])).to.have.deep.members([
        [true, false],
        [false, true],
      ])
      const file = takes.find((take) => take.file !== null)!.file!
      expect(archives.get('talent')!.get(file)).to.equal(PLANTED['content of the take'])
      expect(archives.get('talent')!.get('README.txt')).to.contain('takes.json: ')
    })

    it('are in no table, no file, no list and no message afterwards [ACC-14] [ACC-16]', async () => {
      for (const who of [people.talent, people.client, people.manager])
        await made(deleteAccount, { id: who.id, password: PASSWORD }, who)
      await settled()
      // As housekeeping does within two days.
      const { database } = install
      const after = new Date(Date.now() + 60_000)
      await new KnexSignalStore(database).prune(after)
      await new KnexReplayStore(database).prune(after)
      // What the page of the deletion has said, for as long as it has said.
      const kept = await remainders(install)
      expect(Object.keys(kept)).to.deep.equal(['talent'])
      const tables = kept.talent?.filter((place) => place.startsWith('table '))
      expect(tables).to.deep.equal(['table lobby_kept_name'])
      const { container } = install.product.studio
      await container.get<LobbyStore>(LOBBY_STORE).write(({ kept }) => kept.removeBefore('9999-12-31'))
      expect(await remainders(install)).to.deep.equal({})
      expect(await remainders(install, databaseFiles)).to.deep.equal({})
      expect(await headshotFiles(install)).to.deep.equal([])
      for (const [name, address] of addresses)
        expect((await fetch(address)).status, `own data of the ${name}`).to.equal(
          ['talent', 'client', 'manager'].includes(name) ? 404 : 200,
        )

      const told: string[] = []
      const session = scene.session._id
      for (const file of [downloadSession, downloadSignInSheet])
        told.push(JSON.stringify(await made(file, { session })))
      told.push(JSON.stringify(await made(downloadOptIns, { session }, people.admin)))
      const { messages } = await made(listMessages, { take: 100 }, people.admin)
      expect(messages.length).to.be.greaterThan(4)
      for (const { _id } of messages)
        told.push(JSON.stringify(await made(getMessage, { id: _id }, people.admin)))
      for (const value of Object.values(PLANTED))
        for (const text of told) expect(text.toLowerCase()).not.to.contain(value.toLowerCase())
    })

    it('leave the others what is theirs: their take, their check-in and what was answered about them [ACC-16]', async () => {
      const { records } = await made(getLobby, { id: scene.session._id })
      expect(records.map(({ _id }: { _id: string }) => _id)).to.deep.equal([scene.other])
      for (const session of [scene.session._id, scene.copied]) {
        const { groups } = await made(getReview, { session })
        expect(groups).to.have.length(1)
        expect(JSON.stringify(groups)).to.contain('bob Example')
      }
      const posted = await made(getPage, { id: scene.page })
      expect(posted.groups).to.have.length(1)
      const { feedbacks } = await made(listPageFeedbacks, { page_id: scene.page })
      expect(JSON.stringify(feedbacks)).to.contain('"yes"')
    })

    it('would be found in a row or a file that was forgotten', async () => {
      const { database, data } = install
      await database.writer('lobby_board').insert({
        digest: PLANTED.client,
        session_id: 's',
        project_id: 'p',
        room: 'r',
        locked_key: 'k',
        created_at: new Date(),
      })
      await writeFile(join(data, 'left.bin'), `x${PLANTED['content of the take']}`)
      const found = await remainders(install)
      expect(found.client).to.include('table lobby_board')
      expect(found['content of the take']).to.deep.equal(['file left.bin'])
      await database.writer('lobby_board').delete()
    })
  })
}
