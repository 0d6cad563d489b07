import type { TestScope } from '@callboard/core/testing'
import { appointmentsSuite } from './appointments.suite.ts'
import { bookingSuite } from './booking.suite.ts'
import { callbackSuite } from './callback.suite.ts'
import { followedDatesSuite } from './followed-dates.suite.ts'
import { lostTimesSuite } from './lost-times.suite.ts'
import { noticesSuite } from './notices.suite.ts'
import { remindersSuite } from './reminders.suite.ts'
import type { MakeStore } from './scheduling-steps.ts'
import { slotsSuite } from './slots.suite.ts'
import { staffBookingSuite } from './staff-booking.suite.ts'
import { timeFramesSuite } from './time-frames.suite.ts'
import { timeRepliesSuite } from './time-replies.suite.ts'

/** The use cases of the module over a real store: run by every adapter of the store. */
export function schedulingUseCasesSuite(name: string, make: MakeStore, scope: TestScope = 'all'): void {
  timeFramesSuite(name, make, scope)
  bookingSuite(name, make, scope)
  slotsSuite(name, make, scope)
  appointmentsSuite(name, make, scope)
  noticesSuite(name, make, scope)
  lostTimesSuite(name, make, scope)
  remindersSuite(name, make, scope)
  staffBookingSuite(name, make, scope)
  followedDatesSuite(name, make, scope)
  callbackSuite(name, make, scope)
  timeRepliesSuite(name, make, scope)
}
