import {
  askFreelancer,
  bookFreelancer,
  commentOnRequest,
  getRequestInfo,
  setFreelancerResponse,
  updateRequest,
} from '@callboard/freelancers/contract'
import type { SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import { type ApiClient, Refusal } from '../../drivers/http/api-client.ts'
import { askForLobby, showProfile } from '../../drivers/http/freelancer.ts'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { PHONE, REFUSED } from '../../support/browser.ts'
import { UNKNOWN_ID } from '../../support/unknown-id.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('a request to a freelancer that is asked for the wrong thing', () => {
  const product = productInBrowser({ asked: REFUSED })
  let director: ApiClient
  let manager: ApiClient
  let admin: ApiClient
  let session: SessionView

  before(async () => {
    director = await signIn(product.origin, 'director')
    manager = await signIn(product.origin, 'manager')
    admin = await signIn(product.origin, 'admin')
  })
  beforeEach(async () => {
    session = await startSession(director, ['Barista'])
  })

  const tomorrow = () => ({ session: session._id, day: session.dates[1]!._id })
  /** @returns status, code and faulty fields */
  const refusalOf = async (call: Promise<unknown>) => {
    const fault = await call.then(
      () => undefined,
      (error: unknown) => error,
    )
    if (!(fault instanceof Refusal)) throw new Error('This was to be refused.', { cause: fault })
    return { status: fault.status, code: fault.code, fields: Object.keys(fault.fields) }
  }

  it('is refused at its field for dates, roles, answers and words that are none', async () => {
    const id = await askForLobby(director, manager, tomorrow())
    const person = await showProfile(manager)
    const ask = (input: object) =>
      refusalOf(director.call(askFreelancer, { session: session._id, requested_person: person, ...input }))
    for (const dates of [{}, { [tomorrow().day]: [] }, { [UNKNOWN_ID]: ['session_runner'] }])
      expect(await ask({ dates })).to.deep.include({ status: 422, fields: ['dates'] })
    expect((await ask({ dates: { [tomorrow().day]: ['director'] } })).status).to.equal(422)
    expect((await ask({ position: 'director', session_date: tomorrow().day })).status).to.equal(422)
    const answer = { id, response: 'maybe' as never }
    expect((await refusalOf(manager.call(setFreelancerResponse, answer))).status).to.equal(422)
    for (const content of ['', '   ', 'x'.repeat(5_001)])
      expect(await refusalOf(manager.call(commentOnRequest, { id, content }))).to.deep.include({
        status: 422,
        fields: ['content'],
      })
    expect((await refusalOf(director.call(updateRequest, { id, status: 'book' as never }))).status).to.equal(
      422,
    )
    expect(await refusalOf(director.call(bookFreelancer, { id, dates: {} }))).to.deep.include({
      status: 422,
      fields: ['dates'],
    })
    expect((await manager.call(getRequestInfo, { id })).request).to.deep.include({
      status: 'none',
      response: 'none',
    })
  })

  it('is Not Found for who was not asked, and for an address that leads nowhere', async () => {
    const id = await askForLobby(director, admin, tomorrow())
    const page = await product.arrive(PHONE, manager.token)
    for (const path of [id, UNKNOWN_ID]) {
      await page.goto(`/freelancer-requests/${path}?answer=yes`)
      await page.getByRole('heading', { name: 'Not Found', exact: true }).waitFor()
    }
    expect((await admin.call(getRequestInfo, { id })).request.response).to.equal('none')
  })

  it('asks nothing for an answer of the address that is none, or that comes too late [FRE-06]', async () => {
    const id = await askForLobby(director, manager, tomorrow())
    const page = await product.arrive(PHONE, manager.token)
    const isAsked = async () => (await page.getByRole('dialog').count()) > 0
    await page.goto(`/freelancer-requests/${id}?answer=perhaps`)
    await page.getByText('The office waits for your answer.').waitFor()
    await page.waitForURL((url) => url.search === '')
    expect(await isAsked()).to.equal(false)
    await director.call(updateRequest, { id, status: 'reject' })
    await page.goto(`/freelancer-requests/${id}?answer=yes`)
    await page.getByText('You are released: these dates are yours again.').waitFor()
    await page.waitForURL((url) => url.search === '')
    expect(await isAsked()).to.equal(false)
    expect(await page.getByRole('button', { name: 'Yes', exact: true }).count()).to.equal(0)
  })
})
