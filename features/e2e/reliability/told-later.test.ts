import {
  addTimeFrame,
  bookSlot,
  cancelAppointment,
  listAvailability,
  moveAppointment,
  undoChange,
} from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { MessageLog } from '../../drivers/http/message-log.ts'
import { signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { ownProduct } from '../support/product-for-tests.ts'

describe('a server that is killed while a change of an appointment can be undone', () => {
  const product = ownProduct()

  it('tells the talent of the last state once, and nobody of what was undone [SCH-15]', async () => {
    const director = await signIn(product.origin, 'director')
    const { _id: session, dates } = await startSession(director, ['Barista'])
    const day = { session, day: dates[1]!._id }
    const { _id: availability } = await director.call(addTimeFrame, {
      ...day,
      name: 'Morning',
      start_time: '10:00',
      end_time: '11:00',
      length_time_slot: 15,
      roles: [{ role: 'Barista', participants_count: 2 }],
    })
    const { dates: days } = await director.call(listAvailability, day)
    const starts = Object.values(days)[0]![availability]!.slots.map(({ start }) => start)
    const book = async (name: string) =>
      (await signUpTalent(product.origin, name)).call(bookSlot, {
        ...day,
        availability,
        start_time: starts[0]!,
        role: 'Barista',
      })
    const [moved, kept] = [await book('Mia'), await book('Kim')]
    const move = (place: number) =>
      director.call(moveAppointment, {
        ...day,
        availability,
        appointment: moved._id,
        start_time: starts[place]!,
        role: 'Barista',
      })
    const gone = await director.call(cancelAppointment, { ...day, appointment: kept._id })
    await director.call(undoChange, { ...day, appointment: kept._id, change: gone.undo! })
    await move(1)
    await move(2)
    await product.killAndRestart()

    const log = new MessageLog(await signIn(product.origin, 'admin'))
    const sent = async () =>
      (await log.all({ session_id: session }))
        .filter(({ template }) => template !== 'APPOINTMENT_CONFIRMED')
        .map(({ template, about, state }) => `${template} ${about.user_id} ${state}`)
    // The job of the first move is due before that of the last: once this mail is there, both have run.
    const all = await until(
      'the last move is told',
      sent,
      (lines) => lines.length > 0 && lines.every((line) => line.endsWith('kept')),
    )
    expect(all).to.deep.equal([`TALENT_RESCHEDULE_APPOINTMENT ${moved.talent_id} kept`])
  })
})
