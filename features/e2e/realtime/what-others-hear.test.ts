import {
  lineMoved,
  sessionRoom,
  statusChanged,
  talentRoom,
  talentSessionRoom,
} from '@callboard/lobby/contract'
import { expect } from 'chai'
import { signIn } from '../../drivers/http/office.ts'
import { productWithListeners } from './listeners.ts'

describe('a live connection of talent and clients', () => {
  const product = productWithListeners()

  it('never carries data for staff, or about another person [RT-02]', async () => {
    const ana = await product.day.arrive('Ana')
    const client = product.connect((await signIn(product.origin, 'client')).token!)
    await client.enter(sessionRoom, product.day.id)
    const talent = product.connect(ana.key)
    await talent.enter(talentRoom, ana.id)
    await talent.enter(talentSessionRoom, product.day.id)
    const staff = product.connect(product.director.token!)
    await staff.enter(sessionRoom, product.day.id)

    const ben = await product.day.arrive('Benedict')
    await product.day.turn(ben, ana)
    await product.day.arrive('Last')
    await Promise.all([staff.hearsOf('Last'), client.hearsOf('Last')])
    await talent.live.heard<{ state: string }>(statusChanged, ({ state }) => state === 'in_casting')
    await talent.live.heard(lineMoved)

    const [said, toClient, toTalent] = [staff, client, talent].map(({ frames }) => frames.join('\n'))
    const ofStaff = [ben.email, ben.phone, '"version"', '"opt_in"', '"sagnumber"', '"asked_at"']
    for (const words of ofStaff) {
      expect(said, 'what staff hear').to.include(words)
      expect(toClient, 'what a client hears').not.to.include(words)
      expect(toTalent, 'what a talent hears').not.to.include(words)
    }
    expect(toClient).to.include('Benedict').and.not.include(ana.email)
    expect(toTalent).not.to.include('Benedict').and.not.include(ben.id)
  })

  it('gets as little when it comes back and is told the missed signals [RT-02]', async () => {
    const ana = await product.day.arrive('Ana')
    const ben = await product.day.arrive('Benedict')
    const staff = product.connect(product.director.token!)
    await staff.enter(sessionRoom, product.day.id)
    await product.day.turn(ben, ana)
    await product.day.arrive('Last')
    await staff.hearsOf('Last')
    const client = product.connect((await signIn(product.origin, 'client')).token!)
    const { missed, seq } = await client.enter(sessionRoom, product.day.id, 0)
    expect(missed).to.have.length(seq)
    const talent = product.connect(ana.key)
    const own = await talent.enter(talentRoom, ana.id, 0)
    expect(own.missed).not.to.have.length(0)
    await talent.enter(talentSessionRoom, product.day.id, 0)
    for (const words of [ben.email, ben.phone, '"version"', '"opt_in"']) {
      expect(client.frames.join('\n')).not.to.include(words)
      expect(talent.frames.join('\n')).not.to.include(words)
    }
    expect(client.frames.join('\n')).to.include('Benedict')
    expect(talent.frames.join('\n')).not.to.include('Benedict')
  })
})
