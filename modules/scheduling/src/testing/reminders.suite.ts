import type { PayloadOf } from '@callboard/core'
import { promisedAs, type TestScope } from '@callboard/core/testing'
import { expect } from 'chai'
import { remindTalent, type TellTalentPayload, tellTalent } from '../application/jobs.ts'
import { cancelAppointment, moveAppointment } from '../contract/index.ts'
import { DAY, FIRST, type MakeStore, SECOND, schedulingSteps } from './scheduling-steps.ts'

const TEMPLATE = 'APPOINTMENT_REMINDER'

export function remindersSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`scheduling: ${name}`, () => {
    const { it, world, addFrame, book, told } = schedulingSteps(make, scope)

    const asked = () =>
      world().promised.flatMap((entry) =>
        entry.kind === 'job' && entry.name === remindTalent.name
          ? [{ payload: entry.payload as PayloadOf<typeof remindTalent>, at: entry.at, key: entry.key }]
          : [],
      )
    const remind = async () => {
      for (const { payload } of asked()) await world().work(remindTalent, payload)
    }
    const reminded = () =>
      promisedAs(world().promised, tellTalent.name)
        .map((payload) => payload as TellTalentPayload)
        .filter(({ template }) => template === TEMPLATE)
    const mails = () => promisedAs(world().promised, 'admin.message-requested') as { template: string }[]
    const send = async () => {
      for (const payload of reminded()) await world().work(tellTalent, payload)
    }
    const move = (appointment: string, availability: string, start_time: string) =>
      world().call(moveAppointment, world().as('manager'), {
        ...DAY,
        availability,
        appointment,
        start_time,
        role: 'Hero',
      })

    describe('a reminder', () => {
      it('goes out at the same time of the day before, with the mail of an appointment [SCH-16]', async () => {
        const frame = await addFrame()
        await book('talent1', frame._id)
        expect(asked()[0]?.at?.toISOString()).to.equal('2026-03-01T19:00:00.000Z')
        world().clock.set('2026-03-01T19:00:00.000Z')
        await remind()
        await send()
        const mail = mails().find(({ template }) => template === TEMPLATE) as
          | { to: string; reply_to: string; attachments: { content: string }[] }
          | undefined
        expect(mail).to.include({ to: 'talent1@example.com', reply_to: 'director@example.com' })
        expect(mail?.attachments[0]?.content).to.contain('DTSTART:20260302T190000Z\r\n')
      })

      it('is of no time that its date has just left [SCH-16] [SCH-14]', async () => {
        const frame = await addFrame()
        await book('talent1', frame._id)
        const [session] = world().facts
        const dates = session!.dates.map((day) => ({ ...day, date: '2026-03-12' }))
        world().facts[0] = { ...session!, dates }
        world().clock.set('2026-03-01T19:00:00.000Z')
        const [{ payload }] = asked() as [ReturnType<typeof asked>[number]]
        await world().work(remindTalent, payload)
        expect(reminded()).to.deep.equal([])
      })

      it('is not asked for within the last day [SCH-16]', async () => {
        const frame = await addFrame()
        world().clock.set('2026-03-01T19:00:00.000Z')
        await book('talent1', frame._id)
        expect(asked()).to.deep.equal([])
      })

      it('follows a move, and comes once [SCH-16]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        await move(_id, frame._id, SECOND)
        await remind()
        expect(reminded().map(({ start }) => start)).to.deep.equal([SECOND])
        const keys = asked().map(({ key }) => key)
        await move(_id, frame._id, FIRST)
        expect(asked().at(-1)?.key, 'of the same time, the same').to.equal(keys[0])
      })

      it('does not come for what is cancelled, has begun or changed a moment ago [SCH-16]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const other = await book('talent2', frame._id, SECOND)
        await world().call(cancelAppointment, world().as('manager'), { ...DAY, appointment: _id })
        await remind()
        expect(told(TEMPLATE)).to.deep.equal(['user-talent2'])
        await move(other._id, frame._id, FIRST)
        await send()
        expect(mails().filter(({ template }) => template === TEMPLATE)).to.deep.equal([])
        world().clock.set(SECOND)
        await remind()
        expect(told(TEMPLATE)).to.deep.equal(['user-talent2'])
      })

      it('is off where the project says so [SCH-16]', async () => {
        const frame = await addFrame()
        await book('talent1', frame._id)
        world().facts[0] = { ...world().facts[0]!, reminders: false }
        await remind()
        expect(told(TEMPLATE)).to.deep.equal([])
      })
    })
  })
}
