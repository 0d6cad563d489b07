import { getOwnProfile, listRequests } from '@callboard/freelancers/contract'
import { getSession, type SessionView, updateSession } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { askForLobby, showProfile } from '../../drivers/http/freelancer.ts'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { asSent } from '../../drivers/http/project-office.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const NOTHING_CHOSEN = 'Choose at least one date and at least one of Session Runner or Lobby Manager.'

describe('requests to freelancers', () => {
  // A booking beside another one is refused on purpose.
  const product = productInBrowser({ asked: REFUSED })
  let director: ApiClient
  let manager: ApiClient
  let session: SessionView
  let name: string
  let personId: string

  before(async () => {
    director = await signIn(product.origin, 'director')
    manager = await signIn(product.origin, 'manager')
    personId = await showProfile(manager)
    const profile = await manager.call(getOwnProfile, {})
    name = `${profile.first_name} ${profile.last_name}`
  })
  beforeEach(async () => {
    session = await startSession(director, ['Barista'])
  })

  const button = (page: Pick<Page, 'getByRole'>, words: string) =>
    page.getByRole('button', { name: words, exact: true })
  const dialog = (page: Page) => page.getByRole('dialog')
  const stand = (page: Page, word: string) => page.getByText(word, { exact: true }).first().waitFor()
  const find = async (tab = '') => {
    const page = await product.arrive(DESK, director.token)
    await page.goto(`/session/${session.studio_uri}/${session._id}/find-freelancer${tab}`)
    return page
  }
  const openRequest = async (id: string, query = '') => {
    const page = await product.arrive(PHONE, manager.token)
    await page.goto(`/freelancer-requests/${id}${query}`)
    await page.getByRole('heading', { name: `${session.studio_name} First round Request` }).waitFor()
    return page
  }
  const stateOf = async () => {
    const { requests } = await manager.call(listRequests, {
      session: session._id,
      requested_person: personId,
    })
    return requests.map(({ status, response }) => `${status} ${response}`)
  }

  it('are made in a dialog of dates and roles, answered by the link of the mail, and booked after a question about the booking beside it [FRE-03] [FRE-04] [FRE-05] [FRE-06]', async () => {
    const beside = await startSession(director, ['Barista'])
    await director.call(updateSession, {
      id: beside._id,
      version: beside.version,
      dates: asSent(beside).map((date, at) => (at === 1 ? { ...date, managers: [personId] } : date)),
    })
    const office = await find()
    await button(office, `Invite ${name}`).click()
    await button(dialog(office), 'Invite').click()
    await dialog(office).getByText(NOTHING_CHOSEN).waitFor()
    await dialog(office)
      .getByRole('checkbox', { name: /^Session Runner on/ })
      .nth(1)
      .check()
    await button(dialog(office), 'Invite').click()
    await office.getByText(`${name} is asked.`).waitFor()
    await office.getByRole('tab', { name: 'Invited' }).click()
    await stand(office, 'Not answered')

    const { requests } = await director.call(listRequests, { session: session._id })
    const person = await openRequest(requests[0]!._id, '?answer=yes')
    await dialog(person).getByText('Are you sure you want to change the response').waitFor()
    expect(await stateOf()).to.deep.equal(['none none'])
    await button(dialog(person), 'Answer Yes').click()
    await stand(person, 'Yes, on hold')
    expect(new URL(person.url()).search).to.equal('')

    await stand(office, 'Yes, on hold')
    await button(office, 'Book').click()
    await button(dialog(office), 'Book').click()
    const question = office.getByRole('dialog', { name: `Want to book ${name} all the same?` })
    await question
      .getByText(new RegExp(`is booked already on .*${beside.studio_name}, First round`))
      .waitFor()
    await button(question, 'Book anyway').click()
    await stand(office, 'Booked')
    await stand(person, 'Booked')
    const { dates } = await director.call(getSession, { id: session._id })
    expect(dates.map(({ book_status }) => book_status)).to.deep.equal(['Hold', 'Book'])

    await button(office, 'Book Again').click()
    const taken = dialog(office)
      .getByRole('checkbox', { name: /^Session Runner on/ })
      .nth(1)
    expect(await taken.isDisabled()).to.equal(true)
    await dialog(office)
      .getByText(/^Already booked on \d\d\/\d\d to .+ \(manager@callboard\.test\)$/)
      .waitFor()
    await button(dialog(office), 'Cancel').click()
    await button(office, 'Unbook').click()
    await button(dialog(office), 'Unbook').click()
    await stand(office, 'Released')
    await stand(person, 'Released')
    expect(await button(person, 'Yes').count()).to.equal(0)
  })

  detail('keep their answer when the confirmation of a link is not given [FRE-06]', async () => {
    const id = await askForLobby(director, manager, { session: session._id, day: session.dates[1]!._id })
    const person = await openRequest(id, '?answer=no')
    await button(dialog(person), 'Cancel').click()
    expect(await stateOf()).to.deep.equal(['none none'])
    await button(person, 'Second Hold').click()
    await button(dialog(person), 'Answer Second Hold').click()
    await stand(person, 'Second hold')
    expect(await stateOf()).to.deep.equal(['none second-hold'])
  })

  detail('carry the words of both sides at once, and tell that they were read [FRE-07]', async () => {
    const id = await askForLobby(director, manager, { session: session._id, day: session.dates[1]!._id })
    const person = await openRequest(id)
    expect(await button(person, 'Send').isDisabled()).to.equal(true)
    await person.getByRole('textbox', { name: 'Your comment' }).fill('Is parking paid?')
    await button(person, 'Send').click()
    const office = await find('?tab=invited')
    await office.getByText('New comment').waitFor()
    await button(office, 'Comments').click()
    await dialog(office).getByText('Is parking paid?').waitFor()
    await person.getByText('Read', { exact: true }).waitFor()
    await dialog(office).getByRole('textbox', { name: 'Your comment' }).fill('Yes, it is.')
    await button(dialog(office), 'Send').click()
    await person.getByText('Yes, it is.').waitFor()
  })

  detail('stand in the profile of the person, latest first, and lead to their page [FRE-01]', async () => {
    const id = await askForLobby(director, manager, { session: session._id, day: session.dates[1]!._id })
    const page = await product.arrive(PHONE, manager.token)
    await page.goto('/freelancer-profile')
    await page
      .getByRole('list', { name: 'Requests' })
      .getByRole('link', { name: `${session.studio_name}, First round` })
      .click()
    await page.waitForURL(`**/freelancer-requests/${id}`)
    await until(
      'the dates are drawn',
      async () => (await page.getByRole('list', { name: 'Dates' }).count()) > 0,
    )
  })
})
