import { dayIn } from '@callboard/core'
import { requestOf } from '@callboard/core/http-contract'
import { csvFiles } from '@callboard/csv-adaltas'
import {
  actOnRecord,
  checkIn,
  downloadOptIns,
  downloadSession,
  downloadSignInSheet,
  getCheckInPage,
  getSignInSheet,
  reportPresence,
  uploadCheckInPhoto,
} from '@callboard/lobby/contract'
import { createProject, createSession, DEFAULT_ZONE } from '@callboard/projects/contract'
import { qrCodes } from '@callboard/qr-qrcode'
import { expect } from 'chai'
import { ask, newPrincipal, passBotCheck, photo } from './principals.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

describe('the papers of a session', () => {
  let product: TemporaryStudio
  let director: string
  let admin: string
  let session: string
  let uri: string

  before(async () => {
    product = await temporaryStudio()
    const { origin } = product
    director = (await newPrincipal(product, 'casting_director', 'dana')).token
    admin = (await newPrincipal(product, 'super_admin', 'root')).token
    const project = (await ask(origin, createProject, { name: 'Shop', project_roles: [] }, director)).body
    const date = dayIn(DEFAULT_ZONE, new Date())
    const dates = [{ date, start_time: '10:00', location_type: 'Virtual' }]
    session = (await ask(origin, createSession, { name: 'Day', studio: project._id, dates }, director)).body
      ._id
    uri = project.uri
    await arrive({ first_name: '=HYPERLINK("x")', agent: undefined })
    await arrive({ first_name: 'Zoë', last_name: 'Sø, Jr.', opt_in: false })
  })
  after(() => product.stop())

  async function arrive(fields: Record<string, unknown>) {
    const { origin } = product
    const { ticket } = (await ask(origin, getCheckInPage, { uri, session }, null)).body
    const stored = await ask(origin, uploadCheckInPhoto, { ticket, file: photo() }, null)
    const typed = {
      ticket,
      last_name: 'Example',
      email: `${crypto.randomUUID()}@example.com`,
      phone: '(310) 555-0142',
      role: 'Barista',
      photo: stored.body.photo,
      terms: true,
      captcha: await passBotCheck(origin),
      ...fields,
    }
    const { status, body } = await ask(origin, checkIn, typed, null)
    expect(status, JSON.stringify(body)).to.equal(200)
    return body as { readonly record_id: string; readonly page_key: string }
  }

  async function file(endpoint: Parameters<typeof requestOf>[0], token: string, input = {}) {
    const { address } = requestOf(endpoint, { session, ...input })
    const response = await fetch(product.origin + address, { headers: { authorization: `Bearer ${token}` } })
    expect(response.headers.get('content-type')).to.equal('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).to.match(
      /^attachment; filename="Shop - Day - .*\.csv"$/,
    )
    const bytes = new Uint8Array(await response.arrayBuffer())
    return csvFiles.read(bytes, 1_000).map(({ cells }) => cells)
  }

  it('are files that a spreadsheet opens, with the head of source 2 and no formula [LOB-10] [X3]', async () => {
    const rows = await file(downloadSession, director, { advertiser: '+Acme', product: 'Tea' })
    const date = dayIn(DEFAULT_ZONE, new Date())
    expect(rows.slice(0, 5)).to.deep.equal([
      ['casting representative', 'dana Example'],
      ['title', 'Shop: Day'],
      ['audition date', date],
      ['advertiser', '+Acme'],
      ['product', 'Tea'],
    ])
    expect(rows.slice(6).map(([first, last]) => `${first} ${last}`)).to.deep.equal([
      '=HYPERLINK("x") Example',
      'Zoë Sø, Jr.',
    ])
    const { address } = requestOf(downloadSession, { session })
    const raw = await fetch(product.origin + address, { headers: { authorization: `Bearer ${director}` } })
    expect(await raw.text()).to.include(`"'=HYPERLINK(""x"")",Example`)
  })

  it('list opt-ins for the super admin alone, and those who agreed alone [LOB-10] [M5]', async () => {
    const rows = await file(downloadOptIns, admin)
    expect(rows.map(([first]) => first)).to.deep.equal(['first_name', '=HYPERLINK("x")'])
    expect(rows[1]![4]).to.equal('+13105550142')
    const refused = await ask(product.origin, downloadOptIns, { session }, director)
    expect([refused.status, refused.body.error.code]).to.deep.equal([403, 'denied'])
  })

  it('have a sign-in sheet with arrival, seen and out of each talent [LOB-11]', async () => {
    const { record_id: id, page_key: key } = await arrive({
      first_name: 'Uma',
      sagnumber: '777',
      interview_no: 2,
      actual_call: '09:05',
    })
    const act = (action: string, version: number) =>
      ask(product.origin, actOnRecord, { id, action, version }, director)
    await act('call-in', 1)
    const page = { connection: 'phone', room: 'main', line: 'ok', can_record: true } as const
    await ask(product.origin, reportPresence, { id, page }, key)
    await act('sign-out', 3)
    const sheet = (await ask(product.origin, getSignInSheet, { session }, director)).body
    expect(sheet.casting_representative).to.equal('dana Example')
    const row = sheet.rows.at(-1)
    expect(row).to.include({ first_name: 'Uma', sagnumber: '777', interview_no: 2, actual_call: '09:05' })
    for (const time of ['arrival', 'seen', 'out', 'clock_from']) expect(Date.parse(row[time])).to.be.above(0)
    const csv = await file(downloadSignInSheet, director)
    expect(csv.at(-1)!.slice(0, 6)).to.deep.equal(['Uma Example', '777', '', 'Barista', '2', '09:05 AM'])
  })

  it('refuse the date of another session', async () => {
    const { status } = await ask(product.origin, getSignInSheet, { session, day: 'elsewhere' }, director)
    expect(status).to.equal(404)
  })
})

describe('GET /qr-code', () => {
  let product: TemporaryStudio
  before(async () => {
    product = await temporaryStudio({ CALLBOARD_PUBLIC_URL: 'https://casting.example' })
  })
  after(() => product.stop())

  const draw = (q: string) => fetch(`${product.origin}/api/qr-code?q=${encodeURIComponent(q)}`)

  it('gives the picture of the whole address, without a token [INT-05]', async () => {
    const address = `https://casting.example/onboard/shop/${'0198-'.repeat(8)}?kiosk=true`
    for (const q of [address, address.slice('https://casting.example'.length)]) {
      const response = await draw(q)
      expect(response.headers.get('content-type')).to.equal('image/svg+xml')
      expect(await response.text()).to.equal(await qrCodes.svg(address))
    }
  })

  it('refuses addresses elsewhere, and texts that are too long', async () => {
    for (const q of [
      'https://evil.example/',
      '//evil.example/x',
      'javascript:alert(1)',
      `/${'a'.repeat(512)}`,
      // Short as typed, but each letter is nine characters of an address: more than a code can hold.
      `/${'€'.repeat(500)}`,
    ])
      expect((await draw(q)).status, q).to.equal(422)
  })
})
