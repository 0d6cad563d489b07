import type { DayAppointment } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { scheduledEntries } from './scheduled-entries.ts'

const at = (start_time: string, is_checked_in = false) => ({ start_time, is_checked_in }) as DayAppointment
const EARLY = '2026-11-21T17:00:00.000Z'
const LATE = '2026-11-21T18:00:00.000Z'

describe('the scheduled list', () => {
  it('has the entries that are not checked in, the earliest first [LOB-06]', () => {
    const { entries } = scheduledEntries([at(LATE), at(EARLY, true), at(EARLY)])
    expect(entries.map(({ start_time }) => start_time)).to.deep.equal([EARLY, LATE])
  })

  it('says why it is empty [LOB-06]', () => {
    expect(scheduledEntries([]).empty).to.equal('No scheduled appointments for today')
    expect(scheduledEntries([at(EARLY, true)]).empty).to.equal('Every one is checked in for today')
  })
})
