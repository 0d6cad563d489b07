import type { Page } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { LiveRoom } from '../../drivers/ui/live-room.ts'
import { joinOn } from '../../drivers/ui/status-page.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { type Arrival, SessionDay } from '../realtime/session-day.ts'
import type { ProductInBrowser } from '../support/product-in-browser.ts'

/**
 * Opens the page of a checked-in talent on a phone.
 * @param begin runs in the page before its own scripts
 */
export async function openOwnPage(
  product: ProductInBrowser,
  { id, key }: Arrival,
  begin?: () => void,
): Promise<Page> {
  const page = await product.arrive(PHONE)
  if (begin) await page.addInitScript(begin)
  await page.goto(`/message/${id}#k=${key}`)
  return page
}

/** The casting room of a session that has one talent: the page of staff, and the talent's phone. */
export class CalledTalent {
  readonly day: SessionDay
  readonly talent: Arrival
  readonly staff: Page
  readonly phone: Page

  private constructor(day: SessionDay, talent: Arrival, staff: Page, phone: Page) {
    this.day = day
    this.talent = talent
    this.staff = staff
    this.phone = phone
  }

  /** The talent waits in line, with the page on their phone open. */
  static async waiting(product: ProductInBrowser, director: ApiClient, name: string): Promise<CalledTalent> {
    const day = await SessionDay.start(product.origin, director)
    const talent = await day.arrive(name)
    const staff = await product.arrive(DESK, director.token)
    await staff.goto(`/studio/${day.session.studio_uri}/${day.id}`)
    return new CalledTalent(day, talent, staff, await openOwnPage(product, talent))
  }

  /** The talent is in the casting room with camera and microphone on, and in the group. */
  static async inRoom(product: ProductInBrowser, director: ApiClient, name: string): Promise<CalledTalent> {
    const called = await CalledTalent.waiting(product, director, name)
    await called.day.act(called.talent.id, 'call-in')
    await called.join()
    await called.phone.getByRole('button', { name: 'Stop camera' }).waitFor()
    await new LiveRoom(called.staff).addToGroup(name)
    return called
  }

  /** Presses Join on the phone and waits for the room. */
  async join(): Promise<void> {
    await joinOn(this.phone)
  }

  async pressRecord(): Promise<void> {
    await this.staff.getByRole('button', { name: 'Record', exact: true }).click()
  }

  /** Both sides are shown that it records. */
  async expectRecording(): Promise<void> {
    await this.staff.getByRole('status', { name: /^Recording / }).waitFor()
    await this.phone.getByRole('status', { name: 'Recording' }).waitFor()
  }

  /** Waits until the server has the first two seconds. */
  async expectFirstPiece(): Promise<void> {
    await this.phone.getByText('Saved so far').waitFor()
  }

  /** Presses Stop and waits until the take is there. */
  async stop(): Promise<void> {
    await this.staff.getByRole('button', { name: 'Stop', exact: true }).click()
    await this.staff.getByRole('img', { name: /take \d/ }).waitFor()
  }
}
