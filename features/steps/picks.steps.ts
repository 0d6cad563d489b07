import { Given, Then, When } from '@cucumber/cucumber'
import type { CastingDayWorld } from '../support/world.ts'

Given(
  'a take of Ana is on the posting page behind the link {string}',
  async function (this: CastingDayWorld, link: string) {
    await this.picks.postTake(link)
  },
)
When('the client opens the link and answers yes to Ana', async function (this: CastingDayWorld) {
  await this.picks.sayYesAsClient()
})
Then('the picks board shows the yes without loading again', async function (this: CastingDayWorld) {
  await this.picks.expectYesOnBoard()
})
When(
  'the casting director makes a callback at {string} in {int} days of those with a yes',
  async function (this: CastingDayWorld, place: string, days: number) {
    await this.picks.makeCallback(place, days)
  },
)
Then('Ana has a time in the callback and is told of it', async function (this: CastingDayWorld) {
  await this.picks.expectInvited()
})

Given('a visitor watches its page by the link', async function (this: CastingDayWorld) {
  await this.picks.watchByLink()
})
When('the casting director holds the link back', async function (this: CastingDayWorld) {
  await this.picks.holdLinkBack()
})
Then(
  'the link opens nothing, and its page says so without loading again',
  async function (this: CastingDayWorld) {
    await this.picks.expectLinkShut()
  },
)
When('the casting director lets the link open again', async function (this: CastingDayWorld) {
  await this.picks.letLinkOpen()
})
Then('the link shows its page again', async function (this: CastingDayWorld) {
  await this.picks.expectLinkOpen()
})

When(
  'the casting director sends the link to {string}',
  async function (this: CastingDayWorld, email: string) {
    await this.picks.sendLink(email)
  },
)
When(
  'Dana Whitfield opens the link of that e-mail and answers yes to Ana',
  async function (this: CastingDayWorld) {
    await this.picks.sayYesByOwnLink()
  },
)
Then(
  'the recipients of the link say that Dana Whitfield gave {int} answer',
  async function (this: CastingDayWorld, answers: number) {
    await this.picks.expectRecipient('Dana Whitfield', answers)
  },
)
