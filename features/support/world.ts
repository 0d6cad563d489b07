import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  Status,
  setDefaultTimeout,
  setWorldConstructor,
  World,
} from '@cucumber/cucumber'
import type { Browser } from 'playwright-core'
import { HttpBookings } from '../drivers/http/bookings.ts'
import { HttpCheckIns } from '../drivers/http/check-ins.ts'
import { HttpFreelancers } from '../drivers/http/freelancers.ts'
import { HttpCastingDay } from '../drivers/http/http-casting-day.ts'
import { HttpPicks } from '../drivers/http/picks.ts'
import { UiAccounts } from '../drivers/ui/accounts.ts'
import { UiBookings } from '../drivers/ui/bookings.ts'
import { UiCheckIns } from '../drivers/ui/check-ins.ts'
import { UiFreelancers } from '../drivers/ui/freelancers.ts'
import { UiPicks } from '../drivers/ui/picks.ts'
import { UiCastingDay } from '../drivers/ui/ui-casting-day.ts'
import { type Assembly, PATIENT, startProduct } from '../peers/product.ts'
import type { RunningProduct } from '../peers/running-product.ts'
import type { BookingsDriver } from './bookings-driver.ts'
import { openBrowser } from './browser.ts'
import type { CastingDayDriver } from './casting-day-driver.ts'
import type { CheckInDriver } from './check-in-driver.ts'
import { folderOfFailed, keepLog, keptIn } from './failed-test.ts'
import type { FreelancersDriver } from './freelancers-driver.ts'
import type { PicksDriver } from './picks-driver.ts'

/** Milliseconds: more than a step takes on a busy machine. */
setDefaultTimeout(600_000)

/** Callers have addresses of their own, as a reverse proxy tells them; in production it stands before nginx. */
const PROXIES = { embedded: '1', production: '2' } as const

/** No scenario presses Undo, and several wait for a mail that goes out after that. */
const UNDO_SECONDS = '2'

let product: RunningProduct
let browser: Browser | undefined

interface Chosen {
  readonly driver: 'http' | 'ui'
  readonly assembly: Assembly
}

export class CastingDayWorld extends World<Chosen> {
  day!: CastingDayDriver
  checkIns!: CheckInDriver
  /** Of scenarios that are driven over HTTP alone. */
  httpCheckIns!: HttpCheckIns
  httpBookings!: HttpBookings
  bookings!: BookingsDriver
  freelancers!: FreelancersDriver
  /** Of scenarios that are driven over HTTP alone. */
  httpFreelancers!: HttpFreelancers
  picks!: PicksDriver
  /** Of scenarios that are driven in a browser alone. */
  accounts!: UiAccounts
  inRoom = ''
  takeSeconds = 0
  comment = ''
}
setWorldConstructor(CastingDayWorld)

BeforeAll(async function () {
  const assembly = this.parameters.assembly as Assembly
  const settings = {
    ...PATIENT,
    CALLBOARD_TRUST_PROXY: PROXIES[assembly],
    CALLBOARD_UNDO_SECONDS: UNDO_SECONDS,
  }
  product = await startProduct(settings, assembly)
  if (this.parameters.driver === 'ui') browser = await openBrowser()
})
AfterAll(async () => {
  await browser?.close()
  // The product is undefined when it could not start.
  await product?.stop()
})

Before(async function (this: CastingDayWorld) {
  if (browser) {
    const day = new UiCastingDay(browser)
    this.day = day
    this.checkIns = new UiCheckIns(day)
    this.bookings = new UiBookings(day)
    this.picks = new UiPicks(day)
    this.freelancers = new UiFreelancers(day)
    this.accounts = new UiAccounts(day)
  } else {
    const day = new HttpCastingDay()
    this.day = day
    this.checkIns = this.httpCheckIns = new HttpCheckIns(day)
    this.bookings = this.httpBookings = new HttpBookings(day)
    this.picks = new HttpPicks(day)
    this.freelancers = this.httpFreelancers = new HttpFreelancers(product)
  }
  await this.day.open(product)
})
After(async function (this: CastingDayWorld, { gherkinDocument, pickle, result }) {
  const pages = this.day instanceof UiCastingDay ? this.day : null
  const write = async () => {
    const folder = await folderOfFailed(gherkinDocument.uri ?? '', pickle.name)
    await keepLog(folder, product)
    await pages?.keep(folder)
    console.error(`${pickle.name}: ${keptIn(folder)}`)
  }
  // A page that has crashed gives no picture, and must not hide why the scenario failed.
  const keep = () => write().catch((fault: unknown) => console.error(fault))
  try {
    // The server's log tells more of a fault than the page.
    product.expectNoServerFault()
    pages?.expectNoFault()
    if (result?.status === Status.FAILED) await keep()
  } catch (fault) {
    await keep()
    throw fault
  } finally {
    await this.day.close()
  }
})
