import { addTimeFrame, bookSlot, listAvailability } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { type ApiClient, Refusal } from '../../drivers/http/api-client.ts'
import { signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { ZONE } from '../../support/today.ts'
import { detail } from '../support/detail.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { rounds } from '../support/rounds.ts'
import { type Crowd, expectFullHouse, expectTrueWhileMoved } from './booking-crowd.ts'

const CONTENDERS = rounds(200)

describe('many talent who book at the same moment on an embedded install', () => {
  const product = productForTests()
  let talent: readonly ApiClient[]
  let crowd: Crowd

  before(async () => {
    talent = await Promise.all(
      Array.from({ length: CONTENDERS }, (_, n) => signUpTalent(product.origin, `Talent${n}`)),
    )
    crowd = { origins: [product.origin], tokens: talent.map(({ token }) => token!) }
  })

  it('leave exactly one booking of one place; the others get 409 [SCH-09]', async () => {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const day = session.dates[1]!
    const where = { session: session._id, day: day._id }
    const frame = await director.call(addTimeFrame, {
      ...where,
      name: 'Morning',
      start_time: '10:00',
      end_time: '11:00',
      length_time_slot: 15,
      roles: [{ role: 'Barista', participants_count: 1 }],
    })
    const slots = async () => {
      const { dates } = await director.call(listAvailability, { ...where, time_zone: ZONE })
      return dates[day.date]![frame._id]!.slots
    }
    const [first] = await slots()
    const booking = { ...where, availability: frame._id, start_time: first!.start, role: 'Barista' }
    const answers = await Promise.allSettled(talent.map((one) => one.call(bookSlot, booking)))

    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(refused).to.have.length(CONTENDERS - 1)
    for (const refusal of refused) {
      expect(refusal).to.be.instanceOf(Refusal)
      expect(refusal).to.include({ status: 409, code: 'full' })
    }
    const [slot] = await slots()
    expect(slot!.talents_with_roles.Barista!.talents).to.have.length(1)
  })

  detail('take a hundred places, none of them twice [SCH-09]', async () => {
    await expectFullHouse(crowd)
  })

  detail('stay on their date and in its frame while staff move and shrink them [SCH-14]', async () => {
    await expectTrueWhileMoved(crowd)
  })
})
