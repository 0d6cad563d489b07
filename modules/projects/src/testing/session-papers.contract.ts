import { messageRequested } from '@callboard/admin/contract'
import { Actor, type BlobStore, type PayloadOf, standingOf } from '@callboard/core'
import {
  eachTest,
  promisedAs,
  refusalOf,
  type StoreHarness,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { expect } from 'chai'
import { RemoveFiles } from '../application/documents/remove-files.ts'
import { UnusedDocuments } from '../application/documents/unused-documents.ts'
import { removeFiles } from '../application/jobs.ts'
import type { ProjectsStore } from '../application/ports/index.ts'
import {
  acceptInvitation,
  addDocument,
  type DocumentList,
  getInvitationDraft,
  getSessionRoles,
  getShareScheduleDraft,
  getTalentEmailDraft,
  getUploadAddress,
  inviteClients,
  listClients,
  listDocuments,
  MOST_DOCUMENTS,
  removeClient,
  removeDocument,
  restrictSession,
  sendClientEmail,
  sendTalentEmail,
  shareSchedule,
  showScript,
} from '../contract/index.ts'
import { checkedFolder, checkedKey } from '../domain/document.ts'
import { DOCUMENT_DIRECTORY, groundOfSession } from '../queries/index.ts'
import { projectsWorld } from './projects-world.ts'

type Message = PayloadOf<typeof messageRequested>

const bytes = (words: string) => new TextEncoder().encode(words)
const PDF = bytes('%PDF-1.7 sides')
const HOUR = 3_600_000

/** Documents, invitations and mails of a session over a real store. */
export function sessionPapersContract(
  name: string,
  make: () => Promise<StoreHarness<ProjectsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`documents, invitations and mails of a session: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      return { world: projectsWorld(store), stop }
    })
    const world = () => harness().world
    const as = (who: string) => world().as(who)

    async function session(changes: { location?: string } = {}) {
      const project = await world().createProject.run(as('director'), {
        name: 'Harbour',
        project_roles: ['Hero'],
      })
      const made = await world().createSession.run(as('director'), {
        name: 'First calls',
        studio: project._id,
        dates: [
          {
            date: '2026-03-04',
            start_time: '13:30',
            location_type: changes.location ? ('In Person' as const) : ('Virtual' as const),
            in_person_location: changes.location ?? '',
            managers: [as('manager').userId],
          },
          {
            date: '2026-03-05',
            start_time: '10:00',
            location_type: 'Virtual',
            managers: [as('stranger').userId],
          },
        ],
      })
      return { project, session: made, day: made.dates[0]!._id, otherDay: made.dates[1]!._id }
    }
    type Made = Awaited<ReturnType<typeof session>>

    const blobs = (): BlobStore => world().blobs
    async function put(file: Uint8Array, filename: string, who = 'director') {
      const { Key, content_type } = await world().call(getUploadAddress, as(who), { filename })
      await blobs().write(Key, file, content_type)
      return Key
    }
    const onDay = (made: Made) => ({ session: made.session._id, day: made.day })
    const add = (
      made: Made,
      Key: string,
      named = 'Sides.pdf',
      who = 'director',
      list: DocumentList = 'script_pdf',
    ) => world().call(addDocument, as(who), { ...onDay(made), list, Key, name: named })
    const documents = (made: Made, who = 'director') => world().call(listDocuments, as(who), onDay(made))
    const work = async () => {
      for (const payload of promisedAs(world().promised.splice(0), removeFiles.name))
        await world()
          .get(RemoveFiles)
          .run(Actor.system('test'), payload as PayloadOf<typeof removeFiles>)
    }
    const messages = () => promisedAs(world().promised.splice(0), messageRequested.type) as Message[]

    describe('a document', () => {
      it('is put at a key that the server makes, checked and listed [SES-08] [SEC-04]', async () => {
        const made = await session()
        const { Key, content_type } = await world().call(getUploadAddress, as('director'), {
          filename: '../../etc/Sides of day 1.PDF',
        })
        expect(Key).to.match(/^uploads\/[\w-]+-20260302T170000000Z\.pdf$/)
        expect(content_type).to.equal('application/pdf')
        await blobs().write(Key, PDF, content_type)
        const { lists, can } = await add(made, Key, '../../etc/Sides of day 1.PDF')
        expect(lists.script_pdf).to.have.length(1)
        expect(lists.script_pdf[0]).to.include({ name: 'Sides of day 1.PDF', size: PDF.length, shown: true })
        expect(can.edit).to.equal(true)
        await work()
        expect(await blobs().list('uploads/')).to.deep.equal([])
        expect(await blobs().list('documents/')).to.have.length(1)
        expect((await documents(made, 'stranger')).can.edit).to.equal(false)
      })

      it('that is not of a kind that is taken gets no address [SES-08] [SEC-04]', async () => {
        for (const filename of ['page.html', 'logo.svg', 'run.exe', 'noending', 'pdf'])
          expect(
            (await refusalOf(world().call(getUploadAddress, as('director'), { filename }))).kind,
            filename,
          ).to.equal('invalid')
        const asked = world().call(getUploadAddress, as('director'), {
          filename: 'a.pdf',
          mimeType: 'text/html',
        })
        expect((await refusalOf(asked)).kind).to.equal('invalid')
      })

      it('that is not what its name says is refused, and nothing of it is kept [SEC-04]', async () => {
        const made = await session()
        const pages: [string, Uint8Array][] = [
          ['a.pdf', bytes('<html><script>alert(1)</script></html>')],
          ['a.txt', bytes('  <!DOCTYPE html><script>alert(1)</script>')],
          ['a.csv', bytes('<svg xmlns="x" onload="alert(1)"/>')],
          ['a.txt', new Uint8Array([77, 90, 0, 1, 2, 3])],
          ['a.docx', bytes('PK\x03\x04 [Content_Types].xml xl/')],
          ['a.png', bytes('GIF89a')],
          ['a.doc', PDF],
          ['a.pdf', new Uint8Array()],
        ]
        for (const [filename, file] of pages) {
          const refused = await refusalOf(add(made, await put(file, filename), filename))
          expect(refused.kind, filename).to.equal('invalid')
        }
        const renamed = await refusalOf(add(made, await put(PDF, 'a.pdf'), 'a.html'))
        expect(renamed.kind).to.equal('invalid')
        expect(await blobs().list('documents/')).to.deep.equal([])
        expect((await documents(made)).lists.script_pdf).to.deep.equal([])
      })

      it('of Word, Excel, PowerPoint, text and pictures is taken by its content [SES-08]', async () => {
        const made = await session()
        const ole = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])
        const files: [string, Uint8Array][] = [
          ['a.docx', bytes('PK\x03\x04 [Content_Types].xml word/document.xml')],
          ['a.xlsx', bytes('PK\x03\x04 [Content_Types].xml xl/workbook.xml')],
          ['a.pptx', bytes('PK\x03\x04 [Content_Types].xml ppt/slides')],
          ['a.doc', ole],
          ['a.txt', bytes('Zoë enters, 5 < 6')],
          ['a.jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
        ]
        for (const [filename, file] of files) await add(made, await put(file, filename), filename)
        const { lists } = await documents(made)
        expect(lists.script_pdf.map(({ name: each }) => each)).to.have.members(files.map(([each]) => each))
        expect(lists.script_pdf.filter(({ shown }) => shown).map(({ name: each }) => each)).to.deep.equal([
          'a.jpeg',
        ])
        expect(lists.script_pdf.map(({ url }) => url).join()).to.contain('name=a.docx')
      })

      it('is changed by owners and the managers of its date only [SES-07]', async () => {
        const made = await session()
        await add(made, await put(PDF, 'a.pdf', 'manager'), 'a.pdf', 'manager')
        const key = await put(PDF, 'b.pdf', 'stranger')
        expect((await refusalOf(add(made, key, 'b.pdf', 'stranger'))).kind).to.equal('denied')
        const [document] = (await documents(made)).lists.script_pdf
        const where = { ...onDay(made), document: document!._id }
        expect((await refusalOf(world().call(removeDocument, as('stranger'), where))).kind).to.equal('denied')
        const show = { ...onDay(made), show_to_talent: true }
        expect((await refusalOf(world().call(showScript, as('stranger'), show))).kind).to.equal('denied')
        for (const [who, kind] of [
          ['rival', 'missing'],
          ['client', 'denied'],
          ['talent', 'missing'],
        ] as const)
          expect((await refusalOf(documents(made, who))).kind, who).to.equal(kind)
        expect((await world().call(removeDocument, as('manager'), where)).lists.script_pdf).to.deep.equal([])
      })

      it('is added by its sender only, and once however often that is asked', async () => {
        const made = await session()
        const key = await put(PDF, 'a.pdf', 'manager')
        expect((await refusalOf(add(made, key, 'a.pdf', 'director'))).kind).to.equal('missing')
        await add(made, key, 'a.pdf', 'manager')
        const { lists } = await add(made, key, 'a.pdf', 'manager')
        expect(lists.script_pdf).to.have.length(1)
      })

      it('keeps its file while the same upload, changed meanwhile, is looked at and refused', async () => {
        const made = await session()
        const key = await put(bytes('no PDF'), 'a.pdf')
        const read = world().blobs.read
        world().blobs.read = async (...asked) => {
          const stream = await read(...asked)
          world().blobs.read = read
          // The other call comes and ends here, with better bytes.
          await blobs().write(key, PDF, 'application/pdf')
          await add(made, key)
          return stream
        }
        expect((await refusalOf(add(made, key))).fields).to.have.property('file')
        await work()
        expect((await documents(made)).lists.script_pdf).to.have.length(1)
        const [kept] = await blobs().list('documents/')
        expect((await blobs().info(kept!))?.size).to.equal(PDF.length)
      })

      race('is one when its upload is added to two dates at once', async () => {
        const made = await session()
        const key = await put(PDF, 'a.pdf')
        const addings = [made.day, made.otherDay].map((day) => add({ ...made, day }, key))
        const outcomes = await Promise.allSettled(addings)
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).to.have.length(1)
        await work()
        expect(await blobs().list('')).to.have.length(1)
      })

      it('is deleted from storage when it is taken out, and when its date goes [SES-08]', async () => {
        const made = await session()
        const { lists } = await add(made, await put(PDF, 'a.pdf'))
        await add(made, await put(PDF, 'b.pdf'), 'b.pdf')
        await world().call(removeDocument, as('director'), {
          ...onDay(made),
          document: lists.script_pdf[0]!._id,
        })
        await work()
        expect(await blobs().list('documents/')).to.have.length(1)
        await world().updateSession.run(as('director'), {
          id: made.session._id,
          version: made.session.version,
          dates: [{ _id: made.otherDay, date: '2026-03-05', start_time: '10:00', location_type: 'Virtual' }],
        })
        await world().get(UnusedDocuments).remove(world().clock.now())
        await work()
        expect(await blobs().list('')).to.deep.equal([])
      })

      it('that never became one is deleted after a day, one that did stays', async () => {
        const made = await session()
        await put(PDF, 'never.pdf')
        const key = await put(PDF, 'a.pdf')
        await add(made, key)
        // The copy of an addition that died before its commit.
        const died = await put(PDF, 'died.pdf')
        await blobs().write(checkedKey({ key: died, ending: 'pdf' }, 'copy'), PDF, 'application/pdf')
        const unused = world().get(UnusedDocuments)
        await unused.remove(new Date(world().clock.now().getTime() - HOUR))
        expect(await blobs().list('documents/')).to.have.length(2)
        await unused.remove(new Date(world().clock.now().getTime() + HOUR))
        await work()
        expect(await blobs().list('uploads/')).to.deep.equal([])
        const left = await blobs().list('documents/')
        expect(left).to.deep.equal(await blobs().list(checkedFolder(key)))
        expect(left).to.have.length(1)
      })

      it('is seen by talent when it is a PDF of the script that is shown [APP-11]', async () => {
        const made = await session()
        await add(made, await put(PDF, 'Sides.pdf'))
        await add(made, await put(bytes('words'), 'Sides.txt'), 'Sides.txt')
        await add(made, await put(PDF, 'Board.pdf'), 'Board.pdf', 'director', 'storyboard_pdf')
        const directory = world().query(DOCUMENT_DIRECTORY)
        expect(await directory.scriptOf(made.day)).to.deep.equal([])
        const show = (show_to_talent: boolean) =>
          world().call(showScript, as('director'), { ...onDay(made), show_to_talent })
        expect((await show(true)).show_to_talent).to.equal(true)
        await show(true)
        expect((await directory.scriptOf(made.day)).map((each) => each.name)).to.deep.equal(['Sides.pdf'])
        expect(await directory.scriptOf(made.otherDay)).to.deep.equal([])
        await show(false)
        expect(await directory.scriptOf(made.day)).to.deep.equal([])
      })

      race('is one of no more than a list takes, also when many come at once', async () => {
        const made = await session()
        for (let count = 0; count < MOST_DOCUMENTS - 1; count += 1)
          await add(made, await put(PDF, `${count}.pdf`), `${count}.pdf`)
        const keys = [await put(PDF, 'x.pdf'), await put(PDF, 'y.pdf'), await put(PDF, 'z.pdf')]
        const outcomes = await Promise.allSettled(keys.map((key) => add(made, key, 'x.pdf')))
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).to.have.length(1)
        expect((await documents(made)).lists.script_pdf).to.have.length(MOST_DOCUMENTS)
      })
    })

    describe('an invitation', () => {
      const WORDS = { subject: 'Come and watch', content: 'SESSION_NAME of PROJECT_NAME: EMAIL_SESSION_LINK' }
      const invite = (made: Made, emails: string[], sessions?: string[]) =>
        world().call(inviteClients, as('director'), {
          id: made.project._id,
          emails,
          ...(sessions ? { sessions } : {}),
          ...WORDS,
        })
      const linkOf = (message: Message) =>
        new URL(message.values.EMAIL_SESSION_LINK!).searchParams.get('invite')!
      const mayWatch = async (made: Made, who: string) => {
        const facts = await world().directory.session(made.session._id)
        return standingOf(as(who), groundOfSession(facts!)) !== null
      }
      const home = async (who: string) => (await world().listClientProjects.run(as(who), {})).studios

      it('lets the account in that opens its link, to what it is for [PRJ-11] [SES-09]', async () => {
        const made = await session()
        const other = await world().createSession.run(as('director'), {
          name: 'Callbacks',
          studio: made.project._id,
        })
        for (const id of [made.session._id, other._id])
          await world().call(restrictSession, as('director'), { id, restrict: true })
        const address = as('client').email.toUpperCase()
        const { sent, clients } = await invite(made, [address], [made.session._id])
        expect(sent).to.equal(1)
        expect(clients[0]).to.include({ email: address.toLowerCase(), state: 'invited' })
        expect(clients[0]!.sessions).to.deep.equal([{ _id: made.session._id, name: 'First calls' }])
        const [message] = messages()
        expect(message).to.include({ template: 'CLIENT_EMAIL', reply_to: as('director').email })
        expect(message!.written!.body).to.match(
          /^First calls of Harbour: https:\/\/callboard\.example\/\?invite=/,
        )
        expect(await mayWatch(made, 'client')).to.equal(false)
        expect(await home('client')).to.deep.equal([])

        await world().call(acceptInvitation, as('client'), { invite: linkOf(message!) })
        expect(await mayWatch(made, 'client')).to.equal(true)
        expect(await mayWatch({ ...made, session: other }, 'client')).to.equal(false)
        expect(await mayWatch(made, 'watcher')).to.equal(false)
        const [project] = await home('client')
        expect(project!.sessions.map(({ name: each }) => each)).to.deep.equal(['First calls'])
        const list = await world().call(listClients, as('director'), { id: made.project._id })
        expect(list.clients[0]!.state).to.equal('joined')
      })

      it('is worth nothing to an account of another address [PRJ-11]', async () => {
        const made = await session()
        await invite(made, [as('client').email])
        const link = linkOf(messages()[0]!)
        const other = await refusalOf(world().call(acceptInvitation, as('watcher'), { invite: link }))
        expect(other.kind).to.equal('denied')
        expect(other.message).not.to.contain(as('client').email)
        const forged = JSON.stringify({ purpose: 'check-in', claim: { project: made.project._id } })
        for (const invited of [forged, 'x'])
          expect(
            (await refusalOf(world().call(acceptInvitation, as('client'), { invite: invited }))).kind,
          ).to.equal('missing')
      })

      it('ends at once when it is removed, its link too [PRJ-11]', async () => {
        const made = await session()
        await world().call(restrictSession, as('director'), { id: made.session._id, restrict: true })
        await invite(made, [as('client').email])
        const link = linkOf(messages()[0]!)
        await world().call(acceptInvitation, as('client'), { invite: link })
        expect(await mayWatch(made, 'client')).to.equal(true)
        const { clients } = await world().call(removeClient, as('director'), {
          id: made.project._id,
          email: as('client').email,
        })
        expect(clients).to.deep.equal([])
        expect(await mayWatch(made, 'client')).to.equal(false)
        expect(
          (await refusalOf(world().call(acceptInvitation, as('client'), { invite: link }))).kind,
        ).to.equal('missing')
      })

      it('of an address that was proved before lets its account in at once', async () => {
        const first = await session()
        await invite(first, [as('client').email])
        await world().call(acceptInvitation, as('client'), { invite: linkOf(messages()[0]!) })
        const second = await session()
        const { clients } = await invite(second, [as('client').email])
        expect(clients[0]!.state).to.equal('joined')
        expect(await home('client')).to.have.length(2)
      })

      it('of an address that was proved before waits for its new account when the old one is gone', async () => {
        const first = await session()
        const { email } = as('client')
        await invite(first, [email])
        await world().call(acceptInvitation, as('client'), { invite: linkOf(messages()[0]!) })
        world().becomes('client', null)
        const { clients } = await invite(await session(), [email])
        expect(clients[0]!.state).to.equal('invited')
      })

      it('to many sessions names some of them', async () => {
        const made = await session()
        const ids = [made.session._id]
        for (let count = 0; count < 21; count += 1)
          ids.push(
            (
              await world().createSession.run(as('director'), {
                name: `${count} ${'n'.repeat(190)}`,
                studio: made.project._id,
              })
            )._id,
          )
        expect((await invite(made, ['new@x.com'], ids)).sent).to.equal(1)
        expect(messages()[0]!.written!.body).to.match(/, and 2 more of Harbour/)
      })

      it('whose words become too long with what is put in is refused at its field', async () => {
        const made = await session()
        const words = {
          subject: 'SESSION_NAME',
          content: '{{IN_PERSON_LOCATION}}'.repeat(225),
        }
        const long = await session({ location: 'x'.repeat(300) })
        const send = (id: string) =>
          world().call(sendTalentEmail, as('director'), { id, emails: ['new@x.com'], ...words })
        expect((await refusalOf(send(long.session._id))).fields).to.have.property('content')
        expect(messages()).to.deep.equal([])
        expect((await send(made.session._id)).sent).to.equal(1)
      })

      it('adds to what was given before, and a repeat of it mails again', async () => {
        const made = await session()
        const other = await world().createSession.run(as('director'), { name: 'B', studio: made.project._id })
        await invite(made, ['new@x.com'], [made.session._id])
        const { clients } = await invite(made, ['new@x.com'], [other._id])
        expect(clients[0]!.sessions).to.have.length(2)
        expect((await invite(made, ['new@x.com'])).clients[0]!.sessions).to.equal(null)
        expect((await invite(made, ['new@x.com'], [other._id])).clients[0]!.sessions).to.equal(null)
        expect(new Set(messages().map(({ key }) => key)).size).to.equal(4)
      })

      it('is refused for staff, for sessions of others, and by all but the owners [PRJ-11]', async () => {
        const made = await session()
        const theirs = await session()
        const { sent, refused } = await invite(made, ['new@x.com', as('manager').email, 'no address'])
        expect(sent).to.equal(1)
        expect(refused.map(({ address }) => address).sort()).to.deep.equal(
          [as('manager').email, 'no address'].sort(),
        )
        expect((await refusalOf(invite(made, ['a@x.com'], [theirs.session._id]))).kind).to.equal('missing')
        for (const who of ['manager', 'client', 'rival'])
          expect(
            (await refusalOf(world().call(listClients, as(who), { id: made.project._id }))).kind,
            who,
          ).to.be.oneOf(['denied', 'missing'])
      })

      it('proposes the words of CLIENT_EMAIL [PRJ-11]', async () => {
        const made = await session()
        const ofProject = await world().call(getInvitationDraft, as('director'), { id: made.project._id })
        expect(ofProject).to.deep.equal({
          subject: 'Harbour: client email',
          content: 'the sessions on  at',
          button: 'Open',
        })
        const ofSession = await world().call(getInvitationDraft, as('director'), {
          id: made.project._id,
          session: made.session._id,
        })
        expect(ofSession.content).to.contain('First calls on 03/04/2026 at 1:30 PM PST')
      })
    })

    describe('a mail to talent', () => {
      const send = (made: Made, emails: string[], content = 'See you. EMAIL_CHECKIN_LINK', who = 'manager') =>
        world().call(sendTalentEmail, as(who), {
          id: made.session._id,
          emails,
          subject: 'PROJECT_NAME',
          content,
        })

      it('begins with the words of TALENT_EMAIL and the facts of the next date [SES-06]', async () => {
        const made = await session({ location: 'Studio 4' })
        const draft = await world().call(getTalentEmailDraft, as('manager'), { id: made.session._id })
        expect(draft.subject).to.equal('Harbour: talent email')
        expect(draft.content).to.equal('First calls on 03/04/2026 at 1:30 PM PST\nIn Person Studio 4')
      })

      it('goes to each address by itself and says which it did not go to [SES-06] [MSG-08]', async () => {
        const made = await session()
        const result = await send(made, ['a@x.com', ' A@X.com', 'b@x.com', 'nobody', 'x@y'])
        expect(result.sent).to.equal(2)
        expect(result.refused.map(({ address }) => address)).to.deep.equal(['nobody', 'x@y'])
        const sent = messages()
        expect(sent.map(({ to }) => to)).to.deep.equal(['a@x.com', 'b@x.com'])
        expect(new Set(sent.map(({ key }) => key)).size).to.equal(1)
        expect(sent[0]).to.deep.include({
          template: 'TALENT_EMAIL',
          reply_to: as('manager').email,
          written: {
            subject: 'Harbour',
            body: `See you. https://callboard.example/onboard/${made.project.uri}/${made.session._id}`,
          },
        })
      })

      it('with a placeholder that has no value is refused at its field, and none goes out [MSG-07]', async () => {
        const made = await session()
        const refused = await refusalOf(send(made, ['a@x.com'], 'Dear FIRST_NAME'))
        expect(refused.fields).to.have.keys('content')
        expect((await refusalOf(send(made, ['nobody']))).fields).to.have.keys('emails')
        expect((await refusalOf(send(made, ['a@x.com'], 'Hi', 'rival'))).kind).to.equal('missing')
        expect((await refusalOf(send(made, ['a@x.com'], 'Hi', 'client'))).kind).to.equal('denied')
        expect(messages()).to.deep.equal([])
      })

      it('shares the booking link of a date by SHARE_SCHEDULE_LINK [SCH-11]', async () => {
        const made = await session()
        const draft = await world().call(getShareScheduleDraft, as('manager'), onDay(made))
        expect(draft.subject).to.equal('Harbour: share schedule link')
        await world().call(shareSchedule, as('manager'), {
          ...onDay(made),
          emails: ['a@x.com'],
          subject: draft.subject,
          content: draft.content,
        })
        expect(messages()[0]).to.deep.include({ template: 'SHARE_SCHEDULE_LINK', to: 'a@x.com' })
      })

      it('to clients takes one address or many, and ignores `from` [REV-11]', async () => {
        const words = { subject: 'Selects', content: 'They are up.' }
        const sent = await world().call(sendClientEmail, as('director'), {
          from: 'boss@bank.com',
          to: 'a@x.com, b@x.com',
          cc: ['c@x.com'],
          ...words,
        })
        expect(sent).to.deep.equal({ ok: true, sent: 3, refused: [] })
        const mails = messages()
        expect(mails.map(({ to }) => to)).to.deep.equal(['a@x.com', 'b@x.com', 'c@x.com'])
        expect(mails.every(({ reply_to }) => reply_to === as('director').email)).to.equal(true)
        const bad = world().call(sendClientEmail, as('director'), { to: 'nobody', ...words })
        expect((await refusalOf(bad)).fields).to.have.keys('to')
      })
    })

    it('gives its roles to anybody who has the address', async () => {
      const made = await session()
      const { roles } = await world().call(getSessionRoles, Actor.anonymous, { id: made.session._id })
      expect(roles).to.deep.equal(['Hero'])
    })
  })
}
