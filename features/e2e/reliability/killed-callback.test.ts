import { createCallback } from '@callboard/projects/contract'
import { getScheduledAppointments } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { MessageLog } from '../../drivers/http/message-log.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { dayFromToday } from '../../support/today.ts'
import { ownProduct } from '../support/product-for-tests.ts'

const TALENT = 8

describe('a server that is killed while a callback is being made', () => {
  const product = ownProduct()

  it('gives every talent one time and one mail afterwards [PST-10]', async () => {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista', 'Regular'])
    const onboard = { uri: session.studio_uri, session: session._id }
    const talent: { record: string; role: string }[] = []
    for (let at = 0; at < TALENT; at += 1) {
      const role = at % 2 === 0 ? 'Barista' : 'Regular'
      const { submit } = await prepareCheckIn(product.origin, onboard, `Talent${at}`, role)
      talent.push({ record: (await submit()).record_id, role })
    }
    const made = await director.call(createCallback, {
      studio: session.studio,
      name: 'Callbacks',
      date: dayFromToday(3),
      start_time: '10:00',
      location_type: 'Virtual',
      length_time_slot: 15,
      talent,
    })
    await product.killAndRestart()

    const day = { session: made._id, day: made.dates[0]!._id }
    const booked = await until(
      'all are booked',
      () => director.call(getScheduledAppointments, day),
      (appointments) => appointments.length === TALENT,
    )
    const starts = new Set(booked.map(({ start_time }) => start_time))
    expect(starts.size).to.equal(TALENT)
    const log = new MessageLog(await signIn(product.origin, 'admin'))
    const told = await until(
      'all are told',
      () => log.all({ session_id: made._id }),
      (rows) => rows.length >= TALENT && rows.every(({ state }) => state === 'kept'),
    )
    expect(told.map(({ template }) => template)).to.deep.equal(Array(TALENT).fill('APPOINTMENT_CONFIRMED'))
    expect(new Set(told.map(({ about }) => about.user_id)).size).to.equal(TALENT)
  })
})
