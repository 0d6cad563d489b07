import { type BulkRun, bulkAdd, bulkAddMoved, sessionRoom } from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { LiveClient } from '../../drivers/http/live-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { SessionDay } from '../realtime/session-day.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const TALENT = 500
/** Talent of the file are expected; so many of them stand in the line. */
const ARRIVED = 5

/** What React's own tools read of a drawn component. */
interface Fiber {
  readonly memoizedProps: object | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/** Counts the rows that React draws anew, as its developer tools do: a row that is kept has the props of before. */
function countRows(): void {
  const counted = globalThis as unknown as { drawnRows: number; __REACT_DEVTOOLS_GLOBAL_HOOK__: object }
  const shown = new Map<string, object>()
  const look = (fiber: Fiber | null): void => {
    for (let one = fiber; one; one = one.sibling) {
      const props = one.memoizedProps as { record?: { _id: string }; isMenuOpen?: boolean } | null
      if (props?.record && props.isMenuOpen !== undefined) {
        if (shown.get(props.record._id) !== props) counted.drawnRows += 1
        shown.set(props.record._id, props)
      } else look(one.child)
    }
  }
  counted.drawnRows = 0
  counted.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => look(root.current),
    onCommitFiberUnmount: () => {},
  }
}

const drawnRows = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { drawnRows: number }).drawnRows)

const csvOf = (count: number) =>
  [
    'first_name*,last_name*,email*,phone,agent,role,call_time,sagnumber',
    ...Array.from({ length: count }, (_, n) => `Ana,No ${n + 1},ana${n}@example.com,,,Barista,,`),
  ].join('\r\n')

describe('a lobby of five hundred', () => {
  const product = productInBrowser()

  it('draws only the rows in view, and two of them anew at most for a change [PER-16]', async () => {
    const director = await signIn(product.origin, 'director')
    const day = await SessionDay.start(product.origin, director)
    const lobby = new LiveClient(product.origin, director.token!)
    await lobby.join(sessionRoom, day.id)
    const added = lobby.heard<BulkRun>(bulkAddMoved, ({ state }) => state === 'done')
    await director.call(bulkAdd, {
      session: day.id,
      day: day.session.dates[0]!._id,
      send_email: 'no',
      file: new Blob([csvOf(TALENT)], { type: 'text/csv' }),
    })
    expect((await added).added).to.equal(TALENT)
    lobby.close()
    for (const { _id } of (await day.lobby()).slice(0, ARRIVED)) await day.act(_id, 'arrive')

    const page = await product.arrive(DESK, director.token)
    // A minute that passes changes the wait of every row, and who is new.
    await page.clock.setFixedTime(new Date())
    await page.addInitScript(countRows)
    await page.goto(`/studio/${day.session.studio_uri}/${day.id}`)
    const rows = page.locator('[data-record]')
    await rows.nth(10).waitFor()
    await page.getByRole('button', { name: 'Quick add' }).waitFor()
    await page.locator('.live-rows[style*="height"]').waitFor()
    expect(await rows.count()).to.be.below(60)
    expect(await drawnRows(page)).to.be.at.least(10)

    const [, , third] = await day.lobby()
    const row = page.locator(`[data-record="${third!._id}"]`)
    const before = await drawnRows(page)
    await day.act(third!._id, 'skip')
    await row.getByText('Skipped').waitFor()
    await day.act(third!._id, 'unskip')
    await row.getByText('Skipped').waitFor({ state: 'detached' })
    expect((await drawnRows(page)) - before).to.be.within(2, 4)
  })
})
