import { Then, When } from '@cucumber/cucumber'
import type { CheckInField } from '../drivers/http/check-ins.ts'
import type { CastingDayWorld } from '../support/world.ts'

When('the day of the session is over', async function (this: CastingDayWorld) {
  await this.httpCheckIns.endDay()
})
Then('the check-in page says {string}', async function (this: CastingDayWorld, words: string) {
  await this.checkIns.expectClosed(words)
})

When('{word} opens the check-in page', async function (this: CastingDayWorld, name: string) {
  await this.httpCheckIns.openPage(name)
})
When('{word} sends her check-in', async function (this: CastingDayWorld, name: string) {
  await this.httpCheckIns.send(name)
})
When('{word} checks in once more from another device', async function (this: CastingDayWorld, name: string) {
  await this.httpCheckIns.sendFromOtherDevice(name)
})
Then('the other device does not get her page', function (this: CastingDayWorld) {
  this.httpCheckIns.expectNoPageOnOtherDevice()
})

When('{word} tries to check in without a photo', async function (this: CastingDayWorld, name: string) {
  await this.checkIns.tryWithoutPhoto(name)
})
When(
  '{word} tries to check in with {string} as her {word}',
  async function (this: CastingDayWorld, name: string, answer: string, field: CheckInField) {
    await this.httpCheckIns.tryWith(name, field, answer)
  },
)
Then('the check-in is refused with {string}', async function (this: CastingDayWorld, words: string) {
  await this.checkIns.expectRefused(words)
})
Then('nobody is in the lobby', async function (this: CastingDayWorld) {
  await this.checkIns.expectNobodyInLobby()
})
Then('{word} is in the lobby once', async function (this: CastingDayWorld, name: string) {
  await this.httpCheckIns.expectOnceInLobby(name)
})
