import type { PayloadOf } from '@callboard/core'
import { promisedAs, refusalOf, type TestScope } from '@callboard/core/testing'
import { expect } from 'chai'
import { type TellTalentPayload, tellChange, tellTalent } from '../application/jobs.ts'
import {
  cancelAppointment,
  deleteTimeFrame,
  moveAppointment,
  undoChange,
  updateAppointment,
} from '../contract/index.ts'
import { DAY, FIRST, LAST, type MakeStore, outcomes, SECOND, schedulingSteps } from './scheduling-steps.ts'

const RESCHEDULED = 'TALENT_RESCHEDULE_APPOINTMENT'
const CANCELLED = 'DELETE_APPOINTMENT'

/** Changes by staff, which can be undone until their talent are told. */
export function noticesSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`scheduling: ${name}`, () => {
    const { it, race, world, addFrame, book, booked, told, settleChanges } = schedulingSteps(make, scope)

    const move = (appointment: string, availability: string, start_time: string, who = 'manager') =>
      world().call(moveAppointment, world().as(who), {
        ...DAY,
        availability,
        appointment,
        start_time,
        role: 'Hero',
      })
    const cancel = (appointment: string, who = 'manager') =>
      world().call(cancelAppointment, world().as(who), { ...DAY, appointment })
    const undo = (appointment: string, change: string | null, who = 'manager') =>
      world().call(undoChange, world().as(who), { ...DAY, appointment, change: change ?? '' })
    const starts = async () => (await booked()).map(({ start }) => start.toISOString())
    const mails = (template: string) =>
      promisedAs(world().promised, tellTalent.name)
        .map((payload) => payload as TellTalentPayload)
        .filter((payload) => payload.template === template)
    const waiting = () =>
      promisedAs(world().promised, tellChange.name).map((asked) => asked as PayloadOf<typeof tellChange>)
    const tell = (asked: PayloadOf<typeof tellChange>) => world().work(tellChange, asked)

    describe('a change by staff', () => {
      it('is told after ten seconds, once, however often the job is done [SCH-15]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        await move(_id, frame._id, SECOND)
        expect(told(RESCHEDULED)).to.deep.equal([])
        const job = world().promised.find((entry) => entry.kind === 'job' && entry.name === tellChange.name)
        expect(job).to.deep.include({ at: new Date(world().clock.now().getTime() + 10_000) })
        await settleChanges()
        await settleChanges()
        expect(mails(RESCHEDULED).map(({ start, sequence }) => [start, sequence])).to.deep.equal([
          [SECOND, 1],
        ])
      })

      it('that is changed again brings one mail with the last state [SCH-15]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        await move(_id, frame._id, SECOND)
        await move(_id, frame._id, LAST)
        await tell(waiting()[0]!)
        expect(told(RESCHEDULED)).to.deep.equal([])
        await settleChanges()
        expect(mails(RESCHEDULED).map(({ start }) => start)).to.deep.equal([LAST])
      })

      it('that ends where it began brings no mail [SCH-15]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        await move(_id, frame._id, SECOND)
        await move(_id, frame._id, FIRST)
        await settleChanges()
        expect(told(RESCHEDULED)).to.deep.equal([])
      })

      it('is taken back by Undo and nobody is told [SCH-15]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const moved = await move(_id, frame._id, SECOND)
        expect((await undo(_id, moved.undo)).start_time).to.equal(FIRST)
        expect(await starts()).to.deep.equal([FIRST])
        expect((await refusalOf(undo(_id, moved.undo))).code).to.equal('told')
        const gone = await cancel(_id)
        expect(await booked()).to.deep.equal([])
        expect((await undo(_id, gone.undo)).start_time).to.equal(FIRST)
        expect(await starts()).to.deep.equal([FIRST])
        await settleChanges()
        expect([...told(RESCHEDULED), ...told(CANCELLED)]).to.deep.equal([])
      })

      it('leaves the change before it to be told when only the last one is undone [SCH-15]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        await move(_id, frame._id, SECOND)
        const second = await move(_id, frame._id, LAST)
        await undo(_id, second.undo)
        await settleChanges()
        expect(mails(RESCHEDULED).map(({ start }) => start)).to.deep.equal([SECOND])
      })

      it('moved and then cancelled brings one mail, about the time that the talent knew [SCH-15]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        await move(_id, frame._id, SECOND)
        await cancel(_id)
        await settleChanges()
        expect(told(RESCHEDULED)).to.deep.equal([])
        expect(mails(CANCELLED).map(({ start, sequence }) => [start, sequence])).to.deep.equal([[FIRST, 2]])
      })

      it('cannot be undone once it is told, was changed again, or by a stranger [SCH-15]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const first = await move(_id, frame._id, SECOND)
        const second = await move(_id, frame._id, LAST)
        expect((await refusalOf(undo(_id, first.undo))).code).to.equal('told')
        expect((await refusalOf(undo(_id, second.undo, 'stranger'))).kind).to.equal('missing')
        expect((await refusalOf(undo(_id, second.undo, 'talent1'))).kind).to.equal('missing')
        await settleChanges()
        expect((await refusalOf(undo(_id, second.undo))).code).to.equal('told')
        expect(await starts()).to.deep.equal([LAST])
      })

      it('is not undone into a place that was taken meanwhile, and is told then [SCH-15]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const gone = await cancel(_id)
        await book('talent2', frame._id)
        expect((await refusalOf(undo(_id, gone.undo))).code).to.equal('full')
        await settleChanges()
        expect(told(CANCELLED)).to.deep.equal(['user-talent1'])
        expect(await booked()).to.have.length(1)
      })

      it('is not undone for a talent who has booked another time meanwhile [SCH-15]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const gone = await cancel(_id)
        await book('talent1', frame._id, SECOND)
        expect((await refusalOf(undo(_id, gone.undo))).code).to.equal('already_booked')
      })

      it('is part of what is told at once by its talent or by the end of its frame [SCH-15]', async () => {
        const frame = await addFrame()
        const own = await book('talent1', frame._id)
        await move(own._id, frame._id, SECOND)
        await world().call(moveAppointment, world().as('talent1'), {
          ...DAY,
          availability: frame._id,
          appointment: own._id,
          start_time: LAST,
          role: 'Hero',
        })
        expect(mails(RESCHEDULED).map(({ start }) => start)).to.deep.equal([LAST])
        const other = await book('talent2', frame._id)
        await move(other._id, frame._id, SECOND)
        await world().call(deleteTimeFrame, world().as('manager'), { ...DAY, availability: frame._id })
        expect(mails('DELETE_TIME_FRAME').map(({ start }) => start)).to.have.members([LAST, FIRST])
        await settleChanges()
        expect(mails(RESCHEDULED)).to.have.length(1)
      })

      race('is either undone or told, never both [SCH-15]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const gone = await cancel(_id)
        const job = waiting().at(-1)!
        const ends = await outcomes([undo(_id, gone.undo), tell(job), tell(job)])
        const isBack = (await booked()).length === 1
        expect(told(CANCELLED)).to.have.length(isBack ? 0 : 1)
        expect(ends).to.deep.equal(isBack ? { ok: 3 } : { ok: 2, told: 1 })
      })

      race('by Undo takes a place only while it is free [SCH-09]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent0', frame._id)
        const gone = await cancel(_id)
        const others = Array.from({ length: 49 }, (_, index) => book(`talent${index + 1}`, frame._id))
        expect(await outcomes([...others, undo(_id, gone.undo)])).to.deep.equal({ ok: 1, full: 49 })
        expect(await booked()).to.have.length(1)
      })
    })

    describe('the mark of a check-in', () => {
      it('is taken back and set again by staff [SCH-05]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const mark = (who: string, is_checked_in: boolean) =>
          world().call(updateAppointment, world().as(who), { ...DAY, appointment: _id, is_checked_in })
        expect((await mark('manager', true)).is_checked_in).to.equal(true)
        expect((await booked())[0]?.checkedIn).to.equal(true)
        expect((await mark('director', false)).is_checked_in).to.equal(false)
        expect((await booked())[0]?.checkedIn).to.equal(false)
        expect((await refusalOf(mark('talent2', true))).kind).to.equal('missing')
        expect((await refusalOf(mark('stranger', true))).kind).to.equal('missing')
        expect([...told(RESCHEDULED), ...told(CANCELLED)]).to.deep.equal([])
      })
    })
  })
}
