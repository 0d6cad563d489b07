import { Given, Then, When } from '@cucumber/cucumber'
import type { CastingDayWorld } from '../support/world.ts'

Given('the client has the session open', async function (this: CastingDayWorld) {
  await this.day.openLobbyAsClient()
})
Then(
  'the client sees {word} and {word} without loading again, and no phone number or e-mail',
  async function (this: CastingDayWorld, first: string, second: string) {
    await this.day.expectClientSees([first, second])
  },
)
Then(
  "{word}'s page says that she/he is {int}st/nd in line without loading again",
  async function (this: CastingDayWorld, name: string, place: number) {
    await this.day.expectPlaceInLine(name, place)
  },
)
When('the session manager adds {word} to the group', async function (this: CastingDayWorld, name: string) {
  await this.day.addToGroup(name)
})
When('the client answers yes for {word}', async function (this: CastingDayWorld, name: string) {
  await this.day.answerYesFor(name)
})
Then(
  'the session manager sees 1 yes for {word} without loading again',
  async function (this: CastingDayWorld, name: string) {
    await this.day.expectYesFor(name)
  },
)
