import { Actor } from '@callboard/core'
import { refusalOf, type TestScope } from '@callboard/core/testing'
import { expect } from 'chai'
import { getAvailability, listAvailability } from '../contract/index.ts'
import { DAY, LAST, type MakeStore, schedulingSteps } from './scheduling-steps.ts'

export function slotsSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`scheduling: ${name}`, () => {
    const { it, world, addFrame, book } = schedulingSteps(make, scope)

    describe('the slots of a date', () => {
      it('show people to staff, and counts to everybody else', async () => {
        const frame = await addFrame()
        await book('talent1', frame._id)
        const first = async (actor: Actor) => {
          const seen = await world().call(listAvailability, actor, DAY)
          return seen.dates['2026-03-02']?.[frame._id]?.slots[0]?.talents_with_roles.Hero
        }
        expect((await first(world().as('manager')))?.talents.map(({ talent }) => talent)).to.deep.equal([
          {
            _id: 'user-talent1',
            first_name: 'talent1',
            last_name: 'Example',
            email: 'talent1@example.com',
            photo_url: 'https://files.example/user-talent1.jpg',
          },
        ])
        for (const who of [
          Actor.anonymous,
          world().as('client'),
          world().as('talent1'),
          world().as('stranger'),
        ]) {
          expect(await first(who)).to.deep.equal({ participants_count: 1, free: 0, talents: [] })
        }
      })

      it('are grouped by the date of the asked zone [SCH-06]', async () => {
        const frame = await addFrame({ start_time: '10:15', end_time: '11:00' })
        const seen = await world().call(getAvailability, Actor.anonymous, {
          ...DAY,
          availability: frame._id,
          time_zone: 'Asia/Kolkata',
        })
        const walls = Object.entries(seen.dates).map(([date, frames]) => [
          date,
          frames[frame._id]?.slots.map((slot) => slot.start_wall),
        ])
        expect(walls).to.deep.equal([
          ['2026-03-02', ['23:45']],
          ['2026-03-03', ['00:00', '00:15']],
        ])
        expect(seen).to.deep.include({
          zone_abbreviation: 'GMT+5:30',
          session_time_zone: 'America/Los_Angeles',
        })
      })

      it('have expired once the last one has ended', async () => {
        expect((await world().call(listAvailability, Actor.anonymous, DAY)).expired).to.equal(false)
        await addFrame()
        world().clock.set(LAST)
        expect((await world().call(listAvailability, Actor.anonymous, DAY)).expired).to.equal(false)
        world().clock.set('2026-03-02T20:00:00.000Z')
        expect((await world().call(listAvailability, Actor.anonymous, DAY)).expired).to.equal(true)
      })

      it('are missing for a date of another session', async () => {
        const asked = world().call(listAvailability, Actor.anonymous, { ...DAY, day: 'day-9' })
        expect((await refusalOf(asked)).kind).to.equal('missing')
      })
    })

    it('lets everybody listen, each as who they are', async () => {
      const entry = (actor: Actor) => world().scheduleRoom.run(actor, { id: 'session-1' })
      expect(await entry(world().as('manager'))).to.deep.equal({ audience: 'staff' })
      expect(await entry(world().as('client'))).to.deep.equal({ audience: 'client' })
      expect(await entry(world().as('stranger'))).to.deep.equal({ audience: 'talent' })
      expect(await entry(Actor.anonymous)).to.deep.equal({ audience: 'talent' })
      expect(await world().scheduleRoom.run(Actor.anonymous, { id: 'nowhere' })).to.equal(null)
    })
  })
}
