import type { TestScope } from '@callboard/core/testing'
import { appointmentsContract } from './appointments.contract.ts'
import { bookingContract } from './booking.contract.ts'
import { followedDatesContract } from './followed-dates.contract.ts'
import { noticesContract } from './notices.contract.ts'
import { remindersContract } from './reminders.contract.ts'
import type { MakeStore } from './scheduling-suite.ts'
import { slotsContract } from './slots.contract.ts'
import { staffBookingContract } from './staff-booking.contract.ts'
import { timeFramesContract } from './time-frames.contract.ts'

/** The use cases of the module over a real store: run by every adapter of the store. */
export function schedulingUseCasesContract(name: string, make: MakeStore, scope: TestScope = 'all'): void {
  timeFramesContract(name, make, scope)
  bookingContract(name, make, scope)
  slotsContract(name, make, scope)
  appointmentsContract(name, make, scope)
  noticesContract(name, make, scope)
  remindersContract(name, make, scope)
  staffBookingContract(name, make, scope)
  followedDatesContract(name, make, scope)
}
