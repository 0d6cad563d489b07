import { until } from '@callboard/core/testing'
import {
  askFreelancer,
  bookFreelancer,
  getRequestInfo,
  saveOwnProfile,
  setFreelancerResponse,
} from '@callboard/freelancers/contract'
import { archiveProject, createProject, createSession, getSession } from '@callboard/projects/contract'
import { expect } from 'chai'
import { OPEN_PROFILE } from './freelancer-profile.fixture.ts'
import { type Answer, ask, newPrincipal, openDates } from './principals.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

describe('bookings of freelancers', function () {
  this.timeout(120_000)
  let product: TemporaryStudio
  let director: Awaited<ReturnType<typeof newPrincipal>>
  const freelancers: Awaited<ReturnType<typeof newPrincipal>>[] = []

  before(async () => {
    product = await temporaryStudio()
    director = await newPrincipal(product, 'casting_director', 'dora')
    for (const name of ['mia', 'noah', 'zoe', 'ines']) {
      const freelancer = await newPrincipal(product, 'session_manager', name)
      await ask(product.origin, saveOwnProfile, OPEN_PROFILE, freelancer.token)
      freelancers.push(freelancer)
    }
  })
  after(() => product.stop())

  const made = async (...call: Parameters<typeof ask>): Promise<Answer['body']> => {
    const { status, body } = await ask(...call)
    expect(status, JSON.stringify(body)).to.be.lessThan(300)
    return body
  }
  const newSession = async () => {
    const project = await made(product.origin, createProject, { name: 'Big Film' }, director.token)
    return await made(
      product.origin,
      createSession,
      { name: 'First calls', studio: project._id, dates: openDates() },
      director.token,
    )
  }
  const asked = async (session: Answer['body'], day: string) =>
    await Promise.all(
      freelancers.map(({ id }) =>
        made(
          product.origin,
          askFreelancer,
          { session: session._id, requested_person: id, dates: { [day]: ['session_runner'] } },
          director.token,
        ),
      ),
    )

  it('of one role on one date at the same moment leave exactly one, and tell the others who has it [FRE-05]', async () => {
    const session = await newSession()
    const day = session.dates[1]._id
    const requests = await asked(session, day)
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        ask(
          product.origin,
          bookFreelancer,
          { id: requests[at % requests.length]._id, dates: { [day]: ['session_runner'] } },
          director.token,
        ),
      ),
    )
    const { dates } = await made(product.origin, getSession, { id: session._id }, director.token)
    const [holder, ...more] = dates[1].managers
    expect(more).to.deep.equal([])
    expect(dates[1].book_status).to.equal('Book')
    const [, month, date] = dates[1].date.split('-')
    const winner = freelancers.findIndex(({ id }) => id === holder._id)
    for (const [at, { status, body }] of answers.entries()) {
      if (at % requests.length === winner) expect(status).to.equal(200)
      else
        expect([status, body.error.code, body.error.message]).to.deep.equal([
          409,
          'already_booked',
          `Already booked on ${month}/${date} to ${holder.first_name} Example (${holder.email})`,
        ])
    }
  })

  it('keep who is on hold until the project is archived [PRJ-07]', async () => {
    const session = await newSession()
    const [request] = await asked(session, session.dates[1]._id)
    const mia = freelancers[0]!.token
    await made(product.origin, setFreelancerResponse, { id: request._id, response: 'yes' }, mia)
    await made(product.origin, archiveProject, { id: session.studio }, director.token)
    await until('the hold is released', async () => {
      const { body } = await ask(product.origin, getRequestInfo, { id: request._id }, mia)
      return body.request.status === 'reject' && body.request.over === 'archived'
    })
  })
})
