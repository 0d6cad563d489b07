import type { RequestResponse } from '@callboard/freelancers/contract'
import { defineParameterType, Given, Then, When } from '@cucumber/cucumber'
import type { Freelancer } from '../support/freelancers-driver.ts'
import type { CastingDayWorld } from '../support/world.ts'

defineParameterType({
  name: 'freelancer',
  regexp: /session manager|super admin/,
  transformer: (words: string) => (words === 'super admin' ? 'admin' : 'manager'),
})

Given('a session of tomorrow that nobody runs', async function (this: CastingDayWorld) {
  await this.freelancers.startSession()
})
Given(
  'the casting director asks the {freelancer} and then the {freelancer} to run it',
  async function (this: CastingDayWorld, first: Freelancer, second: Freelancer) {
    await this.freelancers.ask(first)
    await this.freelancers.ask(second)
  },
)

When(
  'the {freelancer} answers {string}',
  async function (this: CastingDayWorld, who: Freelancer, answer: RequestResponse) {
    await this.freelancers.answer(who, answer)
  },
)
When(
  'the {freelancer} tries to answer {string}',
  async function (this: CastingDayWorld, who: Freelancer, answer: RequestResponse) {
    await this.httpFreelancers.tryToAnswer(who, answer)
  },
)
Then('the answer is refused with {string}', function (this: CastingDayWorld, code: string) {
  this.httpFreelancers.expectRefused(code)
})
When('the casting director books the {freelancer}', async function (this: CastingDayWorld, who: Freelancer) {
  await this.freelancers.book(who)
})
When(
  'the casting director releases the {freelancer}',
  async function (this: CastingDayWorld, who: Freelancer) {
    await this.freelancers.unbook(who)
  },
)
When(
  'the casting director rejects the {freelancer}',
  async function (this: CastingDayWorld, who: Freelancer) {
    await this.httpFreelancers.reject(who)
  },
)
When('the casting director moves the date by a day', async function (this: CastingDayWorld) {
  await this.httpFreelancers.moveDate()
})
When('the casting director archives the project of the request', async function (this: CastingDayWorld) {
  await this.httpFreelancers.archive()
})

Then('the date has the book status {string}', async function (this: CastingDayWorld, status: string) {
  await this.freelancers.expectBookStatus(status)
})
Then(
  'the answer of the {freelancer} is {string}',
  async function (this: CastingDayWorld, who: Freelancer, answer: RequestResponse) {
    await this.freelancers.expectAnswer(who, answer)
  },
)
Then('the request to the {freelancer} is closed', async function (this: CastingDayWorld, who: Freelancer) {
  await this.httpFreelancers.expectClosed(who)
})
Then(
  'the {freelancer} is told once by {string}',
  async function (this: CastingDayWorld, who: Freelancer, template: string) {
    await this.freelancers.expectToldOnce(who, template)
  },
)
Then(
  'a booking of the {freelancer} is refused with the name and address of the {freelancer}',
  async function (this: CastingDayWorld, second: Freelancer, first: Freelancer) {
    await this.httpFreelancers.expectTaken(second, first)
  },
)
