import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { waitingPhoto } from '../../support/photo.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { CheckIns } from './check-ins.ts'
import { expectRefused } from './wire.ts'

describe('a check-in that is not right by its ticket', () => {
  const product = productForTests()
  let checkIns: CheckIns

  before(async () => {
    checkIns = await CheckIns.at(product.origin)
  })

  const OUT_OF_DATE = { ticket: 'This page is out of date. Load it again to check in.' }
  const expectNoTicket = async (ticket: string) => {
    const { fields } = await checkIns.arrive('Ana')
    expectRefused(await checkIns.submit({ ...fields, ticket }), 422, { fields: OUT_OF_DATE }, ticket)
    const answer = await checkIns.upload(waitingPhoto(), 'image/jpeg', ticket)
    expectRefused(answer, 422, { fields: OUT_OF_DATE }, ticket)
  }

  it('lets no talent in when the ticket is made up, cut, altered or another kind of secret', () =>
    checkIns.expectNobodyNew(async () => {
      const ticket = await checkIns.ticket()
      const { fields } = await checkIns.arrive('Ana')
      const claim = ticket.split('.')[0]!
      const changed = `${ticket[0] === 'A' ? 'B' : 'A'}${ticket.slice(1)}`
      for (const forged of ['x', '', `${claim}.`, ticket.slice(0, -4), changed, `${ticket}x.y`, fields.photo])
        await expectNoTicket(forged)
    }))

  it('lets no talent in when its claim is rewritten to another session under the old seal', () =>
    checkIns.expectNobodyNew(async () => {
      const [ticket, foreign] = [
        await checkIns.ticket(checkIns.session),
        await checkIns.ticket(checkIns.other),
      ]
      const [claim] = foreign.split('.')
      const [, ...seal] = ticket.split('.')
      await expectNoTicket([claim, ...seal].join('.'))
    }))

  it('counts only for the session it was given for', async () => {
    const before = (await checkIns.lobby(checkIns.other)).length
    const arrival = await checkIns.arrive('Eve', checkIns.session)
    const { record_id } = await arrival.submit()
    expect((await checkIns.lobby(checkIns.session)).map(({ _id }) => _id)).to.include(record_id)
    expect(await checkIns.lobby(checkIns.other)).to.have.length(before)
  })

  it('lets one talent in: the next one on the same ticket is told to load the page', async () => {
    const arrival = await checkIns.arrive('Ivy')
    await arrival.submit()
    await checkIns.expectNobodyNew(async () => {
      const email = `${randomUUID()}@example.com`
      const answer = await checkIns.submit({ ...arrival.fields, first_name: 'Zoe', email })
      expectRefused(answer, 409, { code: 'ticket_used' })
    })
  })

  it('does not take the photo of another ticket', () =>
    checkIns.expectNobodyNew(async () => {
      const [mine, theirs] = [await checkIns.arrive('Ana'), await checkIns.arrive('Ben')]
      const photo = 'Please capture/upload a photo of yourself for our log sheet'
      for (const forged of [
        theirs.fields.photo,
        'photos/x.jpg',
        `${mine.fields.photo.slice(0, -3)}AAA`,
        '../../key',
      ])
        expectRefused(
          await checkIns.submit({ ...mine.fields, photo: forged }),
          422,
          { fields: { photo } },
          forged,
        )
    }))
})
