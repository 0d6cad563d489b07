import { defineParameterType, Given, Then, When } from '@cucumber/cucumber'
import type { CastingDayWorld } from '../support/world.ts'

defineParameterType({
  name: 'slot',
  regexp: /first|second/,
  transformer: (word: string) => ['first', 'second'].indexOf(word),
})

Given('the talent sees that the {slot} slot is free', async function (this: CastingDayWorld, slot: number) {
  await this.httpBookings.expectFree(slot)
})
When('another talent books the {slot} slot', async function (this: CastingDayWorld, slot: number) {
  await this.bookings.bookAsAnother(slot)
})
Then('another talent can take the {slot} slot', async function (this: CastingDayWorld, slot: number) {
  await this.bookings.bookAsAnother(slot)
})

When('the talent tries to book the {slot} slot', async function (this: CastingDayWorld, slot: number) {
  await this.httpBookings.tryToBook(slot)
})
When('the talent tries to book a time that has passed', async function (this: CastingDayWorld) {
  await this.httpBookings.tryToBookThePast()
})
Then('the booking is refused', function (this: CastingDayWorld) {
  this.httpBookings.expectRefused()
})
Then('the booking is refused with {string}', function (this: CastingDayWorld, words: string) {
  this.httpBookings.expectRefused(words)
})
When('the booking of the first slot is sent twice', async function (this: CastingDayWorld) {
  await this.httpBookings.bookTwice()
})

Then('the talent has the {slot} slot', async function (this: CastingDayWorld, slot: number) {
  await this.bookings.expectAppointmentAt(slot)
})
Then('the talent has no appointment on that day', async function (this: CastingDayWorld) {
  await this.bookings.expectNoAppointment()
})

When("the casting director cancels the talent's appointment", async function (this: CastingDayWorld) {
  await this.bookings.cancelByStaff()
})
When(
  "the casting director moves the talent's appointment to the {slot} slot",
  async function (this: CastingDayWorld, slot: number) {
    await this.bookings.moveByStaff(slot)
  },
)
Given('talent may change appointments until they begin', async function (this: CastingDayWorld) {
  await this.bookings.letTalentChange(0)
})
Given('talent may change appointments until a week before', async function (this: CastingDayWorld) {
  await this.bookings.letTalentChange(7 * 24 * 60)
})
When(
  'the talent moves their appointment to the {slot} slot',
  async function (this: CastingDayWorld, slot: number) {
    await this.bookings.moveByTalent(slot)
  },
)
When('the talent cancels their appointment', async function (this: CastingDayWorld) {
  await this.bookings.cancelByTalent()
})
When('the talent tries to cancel their appointment', async function (this: CastingDayWorld) {
  await this.httpBookings.tryToCancelByTalent()
})
Then('the change is refused with {string}', function (this: CastingDayWorld, words: string) {
  this.httpBookings.expectRefused(words)
})
Then(
  'the message log holds the e-mail {string} to the talent',
  async function (this: CastingDayWorld, template: string) {
    await this.bookings.expectTold(template)
  },
)

When(
  'the casting director tries to move the date by {int} days',
  async function (this: CastingDayWorld, days: number) {
    await this.bookings.tryToMoveDate(days)
  },
)
Then(
  'the change is refused because it touches {int} appointment(s)',
  async function (this: CastingDayWorld, appointments: number) {
    await this.bookings.expectTouched(appointments)
  },
)
When(
  'the casting director moves the date by {int} days and agrees to {int} appointment(s)',
  async function (this: CastingDayWorld, days: number, appointments: number) {
    await this.bookings.moveDate(days, appointments)
  },
)
When(
  'the casting director removes the date and agrees to {int} appointment(s)',
  async function (this: CastingDayWorld, appointments: number) {
    await this.httpBookings.removeDate(appointments)
  },
)
Then("the talent's appointment is {int} days later", async function (this: CastingDayWorld, days: number) {
  await this.bookings.expectLaterBy(days)
})

Given('the talent has booked a slot of today', async function (this: CastingDayWorld) {
  await this.httpBookings.bookToday()
})
When('the talent checks in with their account', async function (this: CastingDayWorld) {
  await this.httpBookings.checkInWithAccount()
})
Then('the schedule shows that the talent has come', async function (this: CastingDayWorld) {
  await this.httpBookings.expectCheckedIn()
})
