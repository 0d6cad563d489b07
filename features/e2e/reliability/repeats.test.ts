import { getLobby } from '@callboard/lobby/contract'
import { createProject, listProjects } from '@callboard/projects/contract'
import { expect } from 'chai'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { HttpLine } from '../../support/http-line.ts'
import { ownProduct } from '../support/product-for-tests.ts'

const PROJECT = 'A film that is cast once'

describe('a call that is repeated because its answer was lost and its server killed', () => {
  const product = ownProduct()
  let line: HttpLine
  before(async () => {
    line = await HttpLine.to(product.origin)
  })
  after(() => line?.stop())

  it('gets the answer of the first one, and has no second effect [API-06] [REL-01]', async () => {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const where = { uri: session.studio_uri, session: session._id }
    const arrival = await prepareCheckIn(line.origin, where, 'Dora', 'Barista')
    const far = new ApiClient(line.origin, director.token)
    const calls = {
      project: () => far.call(createProject, { name: PROJECT }, 'new-project'),
      checkIn: () => arrival.submit(false, 'check-in'),
    }
    line.fate = () => 'answer lost'
    const unanswered = await Promise.allSettled(Object.values(calls).map((call) => call()))
    expect(unanswered.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected'])
    expect(line.passed.slice(-2).map(({ status }) => status)).to.deep.equal([200, 200])
    line.fate = () => 'pass'
    await product.killAndRestart()

    const project = await calls.project()
    const { studios } = await director.call(listProjects, { name: PROJECT })
    expect(studios.map(({ _id }) => _id)).to.deep.equal([project._id])
    const { record_id } = await calls.checkIn()
    const { records } = await director.call(getLobby, { id: session._id })
    expect(records.map(({ _id }) => _id)).to.deep.equal([record_id])
  })
})
