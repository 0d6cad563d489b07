import { randomUUID } from 'node:crypto'
import { createUser, verifyToken } from '@callboard/accounts/contract'
import { getLobby } from '@callboard/lobby/contract'
import type { SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { waitingPhoto } from '../../support/photo.ts'
import { signIn, signUpTalent, startSession } from '../http/office.ts'
import { resetLink } from '../http/reset-link.ts'
import { chooseRole, next, takePhoto } from './check-in-page.ts'
import { Office } from './office.ts'
import { pair, typeCode, typePassword, typeRecoveryCode } from './two-step.ts'
import type { UiCastingDay } from './ui-casting-day.ts'

const PASSWORD = 'a long enough secret'
const NEW_PASSWORD = 'another long secret'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** A client is shown the start page. */
const isIn = (page: Page) => page.getByRole('heading', { name: 'Your castings' }).waitFor()

interface Person {
  readonly email: string
  readonly page: Page
  readonly secret?: string
  readonly recovery?: readonly string[]
}

/** People who make, prove and end an account, each in a browser of their own. */
export class UiAccounts {
  readonly #day: UiCastingDay
  readonly #people = new Map<string, Person>()
  #session!: SessionView
  #wanted = ''
  #link = ''

  constructor(day: UiCastingDay) {
    this.#day = day
  }

  #of(name: string): Person {
    const person = this.#people.get(name)
    if (!person) throw new Error(`${name} has not come yet.`)
    return person
  }

  async #leave(name: string): Promise<Person> {
    const person = this.#of(name)
    await person.page.context().clearCookies()
    await person.page.goto('/login')
    return person
  }

  #admin = () => signIn(this.#day.origin, 'admin')

  async signUpAsProfessional(name: string): Promise<void> {
    const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`
    const page = await this.#day.openOnPhone('/login')
    this.#people.set(name, { email, page })
    await box(page, 'Email').fill(email)
    await button(page, 'Continue with Email').click()
    await page.getByRole('radio', { name: 'Casting Professional' }).check()
    await page.getByRole('textbox', { name: 'First name' }).fill(name)
    await page.getByRole('textbox', { name: 'Last name' }).fill('Example')
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await button(page, 'Sign Up').click()
  }

  async expectWaiting(name: string): Promise<void> {
    const { page } = this.#of(name)
    await heading(page, 'Your request is waiting').waitFor()
    await button(page, 'Continue as client').click()
  }

  async expectNoNewProject(name: string): Promise<void> {
    const { page } = this.#of(name)
    await isIn(page)
    expect(await button(page, '+ Create Project').count()).to.equal(0)
  }

  async approve(name: string): Promise<void> {
    const { email } = this.#of(name)
    const page = await this.#day.openAsStaff('admin', '/callboard-admin?tab=requests')
    await button(page, `Approve ${email}`).click()
    await page.getByRole('row', { name: email }).waitFor({ state: 'detached' })
  }

  async makeProject(name: string): Promise<void> {
    const { page, email } = await this.#leave(name)
    await typePassword(page, email, PASSWORD)
    await new Office(page).createProject(`Corner shop ${randomUUID().slice(0, 8)}`, ['Barista'])
  }

  async addClient(name: string): Promise<void> {
    const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`
    const names = { first_name: name, last_name: 'Example' }
    const admin = await this.#admin()
    await admin.call(createUser, { email, password: PASSWORD, user_type: 'client', ...names })
    this.#people.set(name, { email, page: await this.#day.openOnPhone('/login') })
  }

  async turnSecondFactorOn(name: string): Promise<void> {
    const person = this.#of(name)
    await typePassword(person.page, person.email, PASSWORD)
    await isIn(person.page)
    await person.page.goto('/two-step-sign-in')
    await button(person.page, 'Set up').click()
    this.#people.set(name, { ...person, ...(await pair(person.page)) })
    await person.page.getByText('It is on. 10 recovery codes are left.').waitFor()
  }

  async #signInAnew(name: string): Promise<Person> {
    const person = await this.#leave(name)
    await typePassword(person.page, person.email, PASSWORD)
    await heading(person.page, 'Enter your code').waitFor()
    return person
  }

  async signInWithWrongCode(name: string): Promise<void> {
    const { page } = await this.#signInAnew(name)
    await box(page, 'Code').fill('000000')
    await button(page, 'Log In').click()
  }

  async typeCode(name: string): Promise<void> {
    const { page, secret } = this.#of(name)
    await typeCode(page, secret ?? '', 1)
  }

  async signInWithRecoveryCode(name: string): Promise<void> {
    const { page, recovery } = await this.#signInAnew(name)
    await typeRecoveryCode(page, recovery![0]!)
  }

  async expectCodeRefused(name: string): Promise<void> {
    await this.#of(name).page.getByText('is not right or was used already').waitFor()
  }

  async expectSignedIn(name: string): Promise<void> {
    await isIn(this.#of(name).page)
  }

  async openPageOfAccounts(name: string): Promise<void> {
    const { page } = this.#of(name)
    this.#wanted = '/profile?tab=account'
    await page.goto(this.#wanted)
    await page.waitForURL('**/auth')
  }

  async askForNewPassword(name: string): Promise<void> {
    const { page, email } = this.#of(name)
    await box(page, 'Email').fill(email)
    await button(page, 'Continue with Email').click()
    await page.getByText('Forgot password').click()
    await heading(page, 'Forgot Password').waitFor()
    await button(page, 'Submit').click()
    await page.getByText('Please check you email for the reset link!').waitFor()
  }

  /** In a tab of its own, as a mail program does. */
  async setNewPassword(name: string): Promise<void> {
    const person = this.#of(name)
    this.#link = await resetLink(await this.#admin(), person.email, this.#day.mails)
    const page = await person.page.context().newPage()
    this.#people.set(name, { ...person, page })
    await page.goto(this.#link)
    await box(page, 'Password').fill(NEW_PASSWORD)
    await box(page, 'Confirm Password').fill(NEW_PASSWORD)
    await button(page, 'Reset Request').click()
  }

  async expectWantedPage(name: string): Promise<void> {
    const { page } = this.#of(name)
    await page.waitForURL(`**${this.#wanted}`)
    await heading(page, 'Profile').waitFor()
  }

  async expectLinkUsed(name: string): Promise<void> {
    const { page } = this.#of(name)
    await page.context().clearCookies()
    await page.goto(this.#link)
    await heading(page, 'This link no longer works').waitFor()
  }

  async startSession(role: string): Promise<void> {
    this.#session = await startSession(await signIn(this.#day.origin, 'director'), [role])
  }

  async addTalent(name: string): Promise<void> {
    const talent = await signUpTalent(this.#day.origin, name)
    const { user } = await talent.call(verifyToken, {})
    const { studio_uri, _id } = this.#session
    const page = await this.#day.openOnPhone(`/onboard/${studio_uri}/${_id}`, talent.token)
    this.#people.set(name, { email: user.email, page })
  }

  async completeProfile(name: string): Promise<void> {
    const { page } = this.#of(name)
    await page.getByRole('link', { name: 'Complete your profile and continue' }).click()
    const buffer = Buffer.from(await waitingPhoto().arrayBuffer())
    await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('img', { name: 'Headshot 1' }).waitFor()
    await page.getByRole('textbox', { name: 'Phone number' }).fill('3105550142')
    await button(page, 'Save and continue').click()
    await page.waitForURL('**/onboard/**')
  }

  /** From the page that the profile has led back to, which knows the name. */
  async checkIn(name: string, role: string): Promise<void> {
    const { page } = this.#of(name)
    await next(page)
    await chooseRole(page, role)
    await next(page)
    await takePhoto(page)
    await next(page)
    await page.getByLabel('I agree to the terms').check()
    await button(page, 'Continue to the Session').click()
    await page.getByRole('region', { name: 'Your status' }).waitFor()
  }

  #lobby = async () => {
    const director = await signIn(this.#day.origin, 'director')
    const { records } = await director.call(getLobby, { id: this.#session._id })
    return records.map(({ first_name }) => first_name)
  }

  async expectInLobby(name: string): Promise<void> {
    expect(await this.#lobby()).to.deep.equal([name])
  }

  async deleteAccount(name: string): Promise<void> {
    const { page } = this.#of(name)
    await page.goto('/delete-account')
    await page
      .getByText(/check-in/i)
      .first()
      .waitFor()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button(page, 'Delete Account').click()
    await page.waitForURL((url) => url.pathname !== '/delete-account')
  }

  async expectNobodyInLobby(): Promise<void> {
    await until('the lobby has forgotten the talent', async () => (await this.#lobby()).length === 0)
  }

  async expectNoSignIn(name: string): Promise<void> {
    const { page, email } = await this.#leave(name)
    await box(page, 'Email').fill(email)
    await button(page, 'Continue with Email').click()
    await heading(page, 'Sign Up').waitFor()
  }
}
