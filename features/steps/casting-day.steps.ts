import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from 'chai'
import type { CastingDayWorld } from '../support/world.ts'

Given(
  'the casting director starts a project with the roles {string} and {string}',
  async function (this: CastingDayWorld, first: string, second: string) {
    await this.day.startProject([first, second])
  },
)
Given('they add a session of today that the session manager runs', async function (this: CastingDayWorld) {
  await this.day.addSession(0)
})
Given('they add a session of tomorrow that the session manager runs', async function (this: CastingDayWorld) {
  await this.day.addSession(1)
})
Given('they copy the check-in link', async function (this: CastingDayWorld) {
  await this.day.copyCheckInLink()
})

When(
  '{word} checks in as a guest on her/his phone with a photo for {string}',
  async function (this: CastingDayWorld, name: string, role: string) {
    await this.day.checkInOnPhone(name, role)
  },
)
Then(
  '{word} sees that she/he is {int}st/nd in line',
  async function (this: CastingDayWorld, name: string, place: number) {
    expect(await this.day.placeInLine(name)).to.equal(place)
  },
)
When(
  '{word} checks in at the kiosk with a photo for {string}',
  async function (this: CastingDayWorld, name: string, role: string) {
    await this.day.checkInAtKiosk(name, role)
  },
)
Then('the kiosk is clean for the next person', async function (this: CastingDayWorld) {
  await this.day.expectCleanKiosk()
})
Then(
  'the session manager sees {word} and {word} waiting without loading the lobby again',
  async function (this: CastingDayWorld, first: string, second: string) {
    await this.day.expectWaitingInLobby([first, second])
  },
)

Then(
  'the session manager sees {word} waiting without loading the lobby again',
  async function (this: CastingDayWorld, name: string) {
    await this.day.expectWaitingInLobby([name])
  },
)

When('the session manager calls {word} in', async function (this: CastingDayWorld, name: string) {
  await this.day.callIn(name)
})
Then(
  "{word}'s page asks her to join without loading again",
  async function (this: CastingDayWorld, name: string) {
    await this.day.expectAskedToJoin(name)
  },
)
Then(
  'the message log holds the check-in e-mail and the call-in text to {word}',
  async function (this: CastingDayWorld, name: string) {
    await this.day.expectMessages(name)
  },
)
When(
  '{word} and the session manager meet in the main room',
  async function (this: CastingDayWorld, name: string) {
    await this.day.meetInMainRoom(name)
    this.inRoom = name
  },
)
Then('each of them sees the other', async function (this: CastingDayWorld) {
  await this.day.expectToSeeEachOther(this.inRoom)
})

When(
  'the session manager forms a group with {word} and records a take of {int} seconds',
  async function (this: CastingDayWorld, name: string, seconds: number) {
    await this.day.recordTake(name, seconds)
    this.takeSeconds = seconds
  },
)
Then(
  'the take is in the group with a thumbnail and a length of {int} seconds',
  async function (this: CastingDayWorld, seconds: number) {
    await this.day.expectTakeInGroup(seconds)
  },
)
Then('the take is an MP4 that plays and seeks', async function (this: CastingDayWorld) {
  await this.day.expectPlayableMp4(this.takeSeconds)
})

When(
  'the session manager likes the take and copies the group to a new posting page {string}',
  async function (this: CastingDayWorld, page: string) {
    await this.day.likeTake()
    await this.day.copyGroupToNewPage(page)
  },
)
When('makes a posting link {string} to it', async function (this: CastingDayWorld, link: string) {
  await this.day.makePostingLink(link)
})
When('the client opens the link, signs in and plays the take', async function (this: CastingDayWorld) {
  await this.day.openLinkAsClient()
})
When('the client answers yes and comments {string}', async function (this: CastingDayWorld, comment: string) {
  await this.day.answerYesAndComment(comment)
  this.comment = comment
})
Then(
  "the staff see the client's yes and the comment without loading again",
  async function (this: CastingDayWorld) {
    await this.day.expectAnswerLive(this.comment)
  },
)

When('the session manager downloads the selected take', async function (this: CastingDayWorld) {
  await this.day.downloadTake()
})
Then(
  'the message log holds an e-mail whose link gives a zip with the take in it',
  async function (this: CastingDayWorld) {
    await this.day.expectArchiveMail()
  },
)

Given(
  'the casting director opens a time frame with one place for {string} in each slot',
  async function (this: CastingDayWorld, role: string) {
    await this.day.openTimeFrame(role)
  },
)
When('the talent books the first slot', async function (this: CastingDayWorld) {
  await this.day.bookFirstSlot()
})
Then('the staff schedule shows the talent without loading again', async function (this: CastingDayWorld) {
  await this.day.expectOnSchedule()
})
Then('another talent cannot take the same place', async function (this: CastingDayWorld) {
  await this.day.expectPlaceTaken()
})
