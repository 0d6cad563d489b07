import { randomUUID } from 'node:crypto'
import { checkIn, getCheckInPage, getLobby, getStatus } from '@callboard/lobby/contract'
import type { SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import { ApiClient } from '../drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../drivers/http/office.ts'
import { waitingPhoto } from '../support/photo.ts'
import { type RunningProduct, startProduct } from '../support/product.ts'
import { type Answer, expectRefused, Wire } from './wire.ts'

const NO_PICTURE = 'This file is not a picture we can read. Use a JPEG, PNG or WebP photo.'

describe('a check-in that is not right', function () {
  this.timeout(60_000)
  let product: RunningProduct
  let director: ApiClient
  let stranger: Wire
  let session: SessionView
  let other: SessionView

  before(async () => {
    product = await startProduct()
    stranger = new Wire(product.origin)
    director = await signIn(product.origin, 'director')
    session = await startSession(director, ['Barista'])
    other = await startSession(director, ['Barista'])
  })
  after(() => product.stop())
  afterEach(() => product.expectNoServerFault())

  const onboard = (of: SessionView) => ({ uri: of.studio_uri, session: of._id })
  const lobby = async (of = session) => (await director.call(getLobby, { id: of._id })).records
  const ticketOf = async (of = session) =>
    (await new ApiClient(product.origin).call(getCheckInPage, onboard(of))).ticket!
  const arrive = (name: string, of = session) => prepareCheckIn(product.origin, onboard(of), name, 'Barista')
  const submit = (json: object) => stranger.send('POST', `/api${checkIn.path}`, { json })

  const expectNobodyNew = async (attempt: () => Promise<void>) => {
    const before = [await lobby(session), await lobby(other)]
    await attempt()
    const ids = (records: readonly { _id: string }[]) => records.map(({ _id }) => _id)
    expect([ids(await lobby(session)), ids(await lobby(other))]).to.deep.equal(before.map(ids))
  }

  type Wrong = readonly (readonly [string, object, Readonly<Record<string, string>>])[]

  const expectField = (fields: object, faults: Readonly<Record<string, string>>) =>
    expectNobodyNew(async () => {
      const arrival = await arrive('Ana')
      expectRefused(await submit({ ...arrival.fields, ...fields }), 422, { code: 'invalid', fields: faults })
    })

  const askedFor: Wrong = [
    [
      'an address that mail cannot reach',
      { email: "a'b@example.com" },
      { email: 'Please Enter a valid Email' },
    ],
    ['no phone', { phone: '' }, { phone: 'Phone number required!' }],
    ['a number nobody can call', { phone: '12' }, { phone: 'Please Enter a valid Phone number' }],
    ['no role', { role: ' ' }, { role: 'Please add a Role' }],
    [
      'no photo',
      { photo: undefined },
      { photo: 'Please capture/upload a photo of yourself for our log sheet' },
    ],
    ['an agent without a name', { isRepresented: true }, { agent: 'Please Enter Agent Name' }],
  ]
  for (const [what, fields, faults] of askedFor) {
    it(`with ${what} is refused in the words of the sources, and nobody is in the lobby [CHK-02]`, () =>
      expectField(fields, faults))
  }

  const unheardOf: Wrong = [
    ['no first name', { first_name: ' ' }, { first_name: 'Does not have the expected form.' }],
    ['no last name', { last_name: undefined }, { last_name: 'This is required.' }],
    ['no e-mail address', { email: 'ana' }, { email: 'Must be an e-mail address.' }],
    [
      'a country we do not serve',
      { phone_country: 'FR' },
      { phone_country: 'Does not have the expected form.' },
    ],
    ['a role nobody casts', { role: 'King' }, { role: 'Choose one of the roles of this project.' }],
    ['the terms refused', { terms: false }, { terms: 'Must be true.' }],
    ['a fifth interview', { interview_no: 5 }, { interview_no: 'Must be at most 4.' }],
    ['a call at no time', { actual_call: '24:00' }, { actual_call: 'Does not have the expected form.' }],
    ['a state of its own', { state: 'in_casting' }, { state: 'This field is not known.' }],
    [
      'words for numbers',
      { interview_no: '1', opt_in: 'yes' },
      { interview_no: 'Must be a whole number.', opt_in: 'Must be true or false.' },
    ],
  ]
  for (const [what, fields, faults] of unheardOf) {
    it(`with ${what} is refused by the field, and nobody is in the lobby [API-03]`, () =>
      expectField(fields, faults))
  }

  it('can be put right and sent again with the same ticket', async () => {
    const arrival = await arrive('Ida')
    expectRefused(await submit({ ...arrival.fields, phone: '12' }), 422)
    const { record_id } = await arrival.submit()
    expect((await lobby()).filter(({ _id }) => _id === record_id)).to.have.length(1)
  })

  describe('by its ticket', () => {
    const OUT_OF_DATE = { ticket: 'This page is out of date. Load it again to check in.' }
    const expectNoTicket = async (ticket: string) => {
      const { fields } = await arrive('Ana')
      expectRefused(await submit({ ...fields, ticket }), 422, { fields: OUT_OF_DATE }, ticket)
      const photo = `/api/records/upload-image?ticket=${encodeURIComponent(ticket)}`
      const answer = await stranger.send('POST', photo, { raw: waitingPhoto(), type: 'image/jpeg' })
      expectRefused(answer, 422, { fields: OUT_OF_DATE }, ticket)
    }

    it('gets nobody in when the ticket is made up, cut, altered or another kind of secret', () =>
      expectNobodyNew(async () => {
        const ticket = await ticketOf()
        const { fields } = await arrive('Ana')
        const claim = ticket.split('.')[0]!
        const changed = `${ticket[0] === 'A' ? 'B' : 'A'}${ticket.slice(1)}`
        for (const forged of [
          'x',
          '',
          `${claim}.`,
          ticket.slice(0, -4),
          changed,
          `${ticket}x.y`,
          fields.photo,
        ])
          await expectNoTicket(forged)
      }))

    it('gets nobody in when its claim is rewritten to another session under the old seal', () =>
      expectNobodyNew(async () => {
        const [ticket, foreign] = [await ticketOf(session), await ticketOf(other)]
        const [claim] = foreign.split('.')
        const [, ...seal] = ticket.split('.')
        await expectNoTicket([claim, ...seal].join('.'))
      }))

    it('counts for the session it was given for, whatever else the page says', async () => {
      const before = (await lobby(other)).length
      const arrival = await arrive('Eve', session)
      const { record_id } = await arrival.submit()
      expect((await lobby(session)).map(({ _id }) => _id)).to.include(record_id)
      expect(await lobby(other)).to.have.length(before)
    })

    it('lets one talent in: the next one on the same ticket is told to load the page', async () => {
      const arrival = await arrive('Ivy')
      await arrival.submit()
      await expectNobodyNew(async () => {
        const email = `${randomUUID()}@example.com`
        const answer = await submit({ ...arrival.fields, first_name: 'Zoe', email })
        expectRefused(answer, 409, { code: 'ticket_used' })
      })
    })

    it('does not take the photo of another ticket', () =>
      expectNobodyNew(async () => {
        const [mine, theirs] = [await arrive('Ana'), await arrive('Ben')]
        const photo = 'Please capture/upload a photo of yourself for our log sheet'
        for (const forged of [
          theirs.fields.photo,
          'photos/x.jpg',
          `${mine.fields.photo.slice(0, -3)}AAA`,
          '../../key',
        ])
          expectRefused(await submit({ ...mine.fields, photo: forged }), 422, { fields: { photo } }, forged)
      }))
  })

  describe('by its photo', () => {
    const upload = async (raw: BodyInit, type: string, ticket?: string): Promise<Answer> => {
      const query = `ticket=${encodeURIComponent(ticket ?? (await ticketOf()))}`
      return await stranger.send('POST', `/api/records/upload-image?${query}`, { raw, type })
    }
    const jpeg = async () => new Uint8Array(await waitingPhoto().arrayBuffer())

    const noPictures: readonly (readonly [string, () => Promise<BodyInit>])[] = [
      ['a text named image/jpeg', async () => 'just a text'],
      ['a page with a script', async () => '<html><script>alert(1)</script></html>'],
      [
        'a drawing that runs scripts',
        async () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      ],
      ['a picture that was cut off', async () => (await jpeg()).slice(0, 150)],
      ['a head without a picture', async () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ]
    for (const [what, bytes] of noPictures) {
      it(`refuses ${what} by its content [SEC-04]`, async () => {
        for (const type of ['image/jpeg', 'image/png'])
          expectRefused(await upload(await bytes(), type), 422, { fields: { file: NO_PICTURE } })
      })
    }

    it('refuses an empty file and other types by their name [SEC-04]', async () => {
      expectRefused(await upload('', 'image/jpeg'), 422)
      for (const type of ['text/html', 'image/svg+xml', 'application/pdf', 'image/jpegx'])
        expectRefused(await upload(await jpeg(), type), 415, { code: 'unsupported_type' }, type)
    })

    it('refuses 16 MB, announced and unannounced [SEC-04]', async () => {
      const large = new Uint8Array(16 * 1024 * 1024)
      large.set(await jpeg())
      expectRefused(await upload(large, 'image/jpeg'), 413, { code: 'too_large' })
      const ticket = await ticketOf()
      const unannounced = await fetch(`${product.origin}/api/records/upload-image?ticket=${ticket}`, {
        method: 'POST',
        headers: { 'content-type': 'image/jpeg' },
        body: new Blob([large]).stream(),
        duplex: 'half',
      } as RequestInit)
      expect(unannounced.status).to.equal(413)
    })

    it('takes four and refuses the fifth', async () => {
      const ticket = await ticketOf()
      const photos = []
      for (let count = 0; count < 4; count += 1)
        photos.push(await upload(waitingPhoto(), 'image/jpeg', ticket))
      expect(photos.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200])
      const fifth = await upload(waitingPhoto(), 'image/jpeg', ticket)
      expectRefused(fifth, 422, { code: 'too_many_photos', message: 'At most 4 photos can be added.' })
    })
  })

  describe('by the key of its page', () => {
    it('opens the own record and no other one', async () => {
      const [ana, ben] = [await (await arrive('Ana')).submit(), await (await arrive('Ben')).submit()]
      const page = new Wire(product.origin, ana.page_key!)
      const own = await new ApiClient(product.origin, ana.page_key!).call(getStatus, { id: ana.record_id })
      expect(own.first_name).to.equal('Ana')
      const foreign = await page.send('GET', `/api/message/${ben.record_id}`)
      expectRefused(foreign, 404)
      expect(JSON.stringify(foreign.json)).not.to.include('Ben')
      expectRefused(await stranger.send('GET', `/api/message/${ana.record_id}`), 401)
      for (const path of [`/api/records/${session._id}`, `/api/records/one/${ana.record_id}`])
        expectRefused(await page.send('GET', path), 403, {}, path)
    })
  })
})
