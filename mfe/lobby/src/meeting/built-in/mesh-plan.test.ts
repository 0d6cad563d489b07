import { expect } from 'chai'
import { sourceOf as sourceIn } from './mesh-plan.ts'

type Role = 'staff' | 'client' | 'talent'

interface Person {
  readonly id: string
  readonly role: Role
}

const sourceOf = (seen: Person, shown: Person, room: readonly Person[]) =>
  sourceIn(seen, shown, { people: room, meets: () => true })

/** People by order of arrival. */
const people = (...roles: readonly Role[]) => roles.map((role, index) => ({ id: `${index} ${role}`, role }))

const sentBy = (talent: string, room: ReturnType<typeof people>) =>
  room.filter(
    (seen) => seen.id !== talent && sourceOf(seen, room.find(({ id }) => id === talent)!, room) === talent,
  )

describe('the pages that send to each other', () => {
  it('are all of staff and talent, however many', () => {
    const room = people('staff', 'talent', 'staff', 'talent', 'staff')
    for (const { id } of room) expect(sentBy(id, room)).to.have.length(4)
  })

  it('never make a talent’s phone send more than two streams because of viewers [LIV-13]', () => {
    for (const staff of [0, 1, 2, 3])
      for (const viewers of [0, 1, 2, 8]) {
        const room = people(
          'talent',
          ...Array.from({ length: staff }, (): Role => 'staff'),
          ...Array.from({ length: viewers }, (): Role => 'client'),
        )
        expect(sentBy('0 talent', room).length).to.be.at.most(Math.max(2, staff))
      }
  })

  it('show a talent to each viewer: the earliest by the phone, the others by the first of staff', () => {
    const room = people('client', 'talent', 'client', 'staff', 'staff', 'client')
    const [first, talent, second, relay, , third] = room
    for (const viewer of [first!, second!, third!])
      expect(sourceOf(viewer, talent!, room)).to.equal(relay!.id)
    const small = people('client', 'talent', 'client', 'staff')
    expect(small.slice(0, 1).map((viewer) => sourceOf(viewer, small[1]!, small))).to.deep.equal(['1 talent'])
    expect(sourceOf(small[2]!, small[1]!, small)).to.equal('3 staff')
  })

  it('leave viewers without a picture only when no staff are there to pass it on', () => {
    const room = people('talent', 'client', 'client', 'client')
    const sources = room.slice(1).map((viewer) => sourceOf(viewer, room[0]!, room))
    expect(sources).to.deep.equal(['0 talent', '0 talent', null])
  })

  it('connect no viewers to each other', () => {
    const room = people('client', 'client')
    expect(sourceOf(room[0]!, room[1]!, room)).to.equal(null)
  })
})
