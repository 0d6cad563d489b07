import { DomainError } from '@callboard/core'
import { refusalOf, type TestScope } from '@callboard/core/testing'
import { expect } from 'chai'
import { UnusedDocuments } from '../application/documents/unused-documents.ts'
import {
  DOCUMENT_QUOTA,
  getUploadAddress,
  MOST_DOCUMENTS,
  removeDocument,
  showScript,
  updateSession,
  uploadFile,
} from '../contract/index.ts'
import { checkedFolder, checkedKey } from '../domain/document.ts'
import { DOCUMENT_DIRECTORY } from '../queries/index.ts'
import type { MakeStore } from './projects-steps.ts'
import { sessionPapersSteps } from './session-papers-steps.ts'

const bytes = (words: string) => new TextEncoder().encode(words)
const PDF = bytes('%PDF-1.7 sides')
const HOUR = 3_600_000

export function documentsSuite(name: string, make: MakeStore, scope: TestScope = 'all'): void {
  describe(`documents of a session date: ${name}`, () => {
    const { it, race, world, as, session, blobs, put, add, documents, work, onDay } = sessionPapersSteps(
      make,
      scope,
    )

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

      it('sent in a form has a key and an address, and is a document once it is added [SES-08] [SEC-04]', async () => {
        const made = await session()
        const send = (filename: string, file: Uint8Array, contentType = 'application/pdf') =>
          world().call(uploadFile, as('director'), { filename, file: { contentType, bytes: file } })
        const { Key, url, content_type } = await send('../../etc/Sides.PDF', PDF)
        expect(Key).to.match(/^uploads\/[\w-]+-20260302T170000000Z\.pdf$/)
        expect(url).to.contain(Key)
        expect(content_type).to.equal('application/pdf')
        expect((await blobs().info(Key))?.size).to.equal(PDF.length)
        const { lists } = await add(made, Key, 'Sides.PDF')
        expect(lists.script_pdf.map(({ size }) => size)).to.deep.equal([PDF.length])
        const file = { contentType: 'application/pdf', bytes: PDF, name: `${'x'.repeat(300)}.pdf` }
        expect((await world().call(uploadFile, as('director'), { file })).Key).to.match(/\.pdf$/)
        const unnamed = refusalOf(
          world().call(uploadFile, as('director'), { file: { ...file, name: undefined } }),
        )
        expect((await unnamed).fields).to.have.property('filename')
        const stranger = await send('b.pdf', PDF)
        expect((await refusalOf(add(made, stranger.Key, 'b.pdf', 'manager'))).kind).to.equal('missing')
        await work()
        await world()
          .get(UnusedDocuments)
          .remove(new Date(world().clock.now().getTime() + HOUR))
        expect(await blobs().list('uploads/')).to.deep.equal([])
      })

      it('sent in a form that is not what its name says, or has a virus, is refused, and nothing of it is kept [SEC-04] [SEC-10]', async () => {
        const send = (filename: string, contentType: string, file: Uint8Array) =>
          refusalOf(
            world().call(uploadFile, as('director'), { filename, file: { contentType, bytes: file } }),
          )
        const pdf = 'application/pdf'
        expect((await send('a.html', 'text/html', bytes('x'))).fields).to.have.property('filename')
        for (const [filename, type, file] of [
          ['a.pdf', pdf, bytes('<html><script>alert(1)</script></html>')],
          ['a.pdf', 'text/plain', PDF],
          ['a.txt', pdf, PDF],
          ['a.pdf', pdf, new Uint8Array()],
        ] as const)
          expect((await send(filename, type, file)).fields, filename).to.have.property('file')
        world().scanner.find = async (open) => {
          for await (const part of await open())
            if (new TextDecoder().decode(part).includes('EVIL')) return 'Eicar-Signature'
          return null
        }
        expect((await send('a.txt', 'text/plain', bytes('EVIL'))).fields?.file).to.contain(
          'A virus was found',
        )
        world().scanner.find = async () => {
          throw new DomainError('unavailable', 'not_scanned', 'Files cannot be checked just now.')
        }
        expect(await send('a.txt', 'text/plain', bytes('Sides'))).to.include({ code: 'not_scanned' })
        expect(await blobs().list('uploads/')).to.deep.equal([])
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

      it('with a virus is refused with words that say what to do, and nothing of it is kept [SEC-10]', async () => {
        const made = await session()
        const seen: string[] = []
        world().scanner.find = async (open) => {
          const parts: Uint8Array<ArrayBuffer>[] = []
          for await (const part of await open()) parts.push(new Uint8Array(part))
          const text = await new Blob(parts).text()
          seen.push(text)
          return text.includes('EVIL') ? 'Eicar-Signature' : null
        }
        await add(made, await put(bytes('Sides'), 'clean.txt'), 'clean.txt')
        const refused = await refusalOf(add(made, await put(bytes('EVIL'), 'a.txt'), 'a.txt'))
        expect(refused.kind).to.equal('invalid')
        expect(refused.fields?.file).to.equal(
          'A virus was found in this file, so it was deleted. Check the computer that it comes from, and save the file anew.',
        )
        expect(seen).to.deep.equal(['Sides', 'EVIL'])
        await work()
        expect(await blobs().list('uploads/')).to.deep.equal([])
        expect(await blobs().list('documents/')).to.have.length(1)
        const kept = (await documents(made)).lists.script_pdf
        expect(kept.map(({ name: each }) => each)).to.deep.equal(['clean.txt'])
      })

      it('that cannot be looked into just now is not taken, and is once it can be [SEC-10]', async () => {
        const made = await session()
        const usual = world().scanner.find
        world().scanner.find = async () => {
          throw new DomainError('unavailable', 'not_scanned', 'Files cannot be checked just now.')
        }
        const key = await put(bytes('Sides'), 'a.txt')
        expect(await refusalOf(add(made, key, 'a.txt'))).to.include({ code: 'not_scanned' })
        expect(await blobs().list('documents/')).to.deep.equal([])
        world().scanner.find = usual
        expect((await add(made, key, 'a.txt')).lists.script_pdf).to.have.length(1)
      })

      it('over the bytes of an account and day is refused, and nothing of it is kept [SEC-10]', async () => {
        const made = await session()
        const { bytes: most, seconds } = DOCUMENT_QUOTA
        await world().limiter.take('projects.documents:user-director', most, seconds, most - PDF.length)
        await add(made, await put(PDF, 'first.pdf'), 'first.pdf')
        const refused = await refusalOf(add(made, await put(PDF, 'a.pdf'), 'a.pdf'))
        expect(refused).to.include({
          kind: 'limited',
          message:
            'You have added as many documents as one may in a day, 10 GB. Please add the others tomorrow.',
        })
        await work()
        expect(await blobs().list('uploads/')).to.deep.equal([])
        world().clock.advance(seconds * 1000)
        await add(made, await put(PDF, 'b.pdf'), 'b.pdf')
        const kept = (await documents(made)).lists.script_pdf
        expect(kept.map(({ name: each }) => each)).to.have.members(['first.pdf', 'b.pdf'])
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
        await world().call(updateSession, as('director'), {
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
  })
}
