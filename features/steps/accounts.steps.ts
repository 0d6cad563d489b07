import { Given, Then, When } from '@cucumber/cucumber'
import type { CastingDayWorld } from '../support/world.ts'

When('{word} signs up as a casting professional', async function (this: CastingDayWorld, name: string) {
  await this.accounts.signUpAsProfessional(name)
})
Then('{word} reads that the request is waiting', async function (this: CastingDayWorld, name: string) {
  await this.accounts.expectWaiting(name)
})
Then('no project can be made by {word}', async function (this: CastingDayWorld, name: string) {
  await this.accounts.expectNoNewProject(name)
})
When('the super admin approves the request of {word}', async function (this: CastingDayWorld, name: string) {
  await this.accounts.approve(name)
})
Then('{word} makes a project after signing in again', async function (this: CastingDayWorld, name: string) {
  await this.accounts.makeProject(name)
})

Given('{word} has an account', async function (this: CastingDayWorld, name: string) {
  await this.accounts.addClient(name)
})
When('{word} turns two-step sign-in on', async function (this: CastingDayWorld, name: string) {
  await this.accounts.turnSecondFactorOn(name)
})
When(
  '{word} signs in anew with a code that is not right',
  async function (this: CastingDayWorld, name: string) {
    await this.accounts.signInWithWrongCode(name)
  },
)
Then('the code of {word} is refused', async function (this: CastingDayWorld, name: string) {
  await this.accounts.expectCodeRefused(name)
})
When('{word} signs in with the code of the app', async function (this: CastingDayWorld, name: string) {
  await this.accounts.typeCode(name)
})
When(
  /^(\w+) signs in anew with (?:a|the same) recovery code$/,
  async function (this: CastingDayWorld, name: string) {
    await this.accounts.signInWithRecoveryCode(name)
  },
)
Then('{word} is signed in', async function (this: CastingDayWorld, name: string) {
  await this.accounts.expectSignedIn(name)
})

When('{word} opens a page that needs an account', async function (this: CastingDayWorld, name: string) {
  await this.accounts.openPageOfAccounts(name)
})
When('{word} asks for a new password there', async function (this: CastingDayWorld, name: string) {
  await this.accounts.askForNewPassword(name)
})
When(
  '{word} opens the link of the mail and sets a new password',
  async function (this: CastingDayWorld, name: string) {
    await this.accounts.setNewPassword(name)
  },
)
Then('{word} is on the page that was opened first', async function (this: CastingDayWorld, name: string) {
  await this.accounts.expectWantedPage(name)
})
Then('the link of the mail of {word} works no more', async function (this: CastingDayWorld, name: string) {
  await this.accounts.expectLinkUsed(name)
})

Given('a session of today with the role {string}', async function (this: CastingDayWorld, role: string) {
  await this.accounts.startSession(role)
})
Given('{word} has an account as talent', async function (this: CastingDayWorld, name: string) {
  await this.accounts.addTalent(name)
})
When(
  '{word} completes the profile on the way to the check-in',
  async function (this: CastingDayWorld, name: string) {
    await this.accounts.completeProfile(name)
  },
)
When('{word} checks in as {string}', async function (this: CastingDayWorld, name: string, role: string) {
  await this.accounts.checkIn(name, role)
})
Then('{word} is in the lobby of the session', async function (this: CastingDayWorld, name: string) {
  await this.accounts.expectInLobby(name)
})
When('{word} deletes the account', async function (this: CastingDayWorld, name: string) {
  await this.accounts.deleteAccount(name)
})
Then('nobody of that name is in the lobby of the session', async function (this: CastingDayWorld) {
  await this.accounts.expectNobodyInLobby()
})
Then('{word} cannot sign in any more', async function (this: CastingDayWorld, name: string) {
  await this.accounts.expectNoSignIn(name)
})
