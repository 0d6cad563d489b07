/** Sessions of today and how late they are: rules without React, for screens and their tests. */
export { plainDay, shortDay, wholeDay } from './day-words.ts'
export { type Lateness, lateness } from './lateness.ts'
export { lineFact, spanWords } from './line-fact.ts'
export { DAY_EVERY, isSelfTape, nextSession, type TodaysSession, todaysSessions } from './todays-sessions.ts'
export { sayTimeRange, sayWallTime, secondsOf, wallTimeOf } from './wall-time.ts'
