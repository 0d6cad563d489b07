import { dayIn } from '@callboard/core'
import { getClientLobby } from '@callboard/lobby/contract'
import { createProject, createSession, DEFAULT_ZONE, listViewers } from '@callboard/projects/contract'
import { expect } from 'chai'
import { ask, newPrincipal } from './principals.fixture.ts'
import { temporaryStudio } from './testing-studio.fixture.ts'

describe('an open session', () => {
  it('lists a client who only reads what its page reads [SES-09]', async () => {
    const product = await temporaryStudio()
    try {
      const { origin } = product
      const director = (await newPrincipal(product, 'casting_director', 'dana')).token
      const client = (await newPrincipal(product, 'client', 'clio')).token
      const project = (await ask(origin, createProject, { name: 'Shop', project_roles: [] }, director)).body
      const dates = [{ date: dayIn(DEFAULT_ZONE, new Date()), start_time: '10:00', location_type: 'Virtual' }]
      const made = await ask(origin, createSession, { name: 'Day', studio: project._id, dates }, director)
      const { _id: session } = made.body
      const viewers = async () => (await ask(origin, listViewers, { id: session }, director)).body.viewers
      expect(await viewers()).to.deep.equal([])
      expect((await ask(origin, getClientLobby, { session }, client)).status).to.equal(200)
      expect((await viewers()).map(({ invited }: { invited: boolean }) => invited)).to.deep.equal([false])
    } finally {
      await product.stop()
    }
  })
})
