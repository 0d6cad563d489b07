import { createProject, createSession } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { signIn } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { RICH_TEXT_PAYLOADS } from './rich-text-payloads.ts'

const MARKS = [
  ...['P', 'BR', 'STRONG', 'B', 'EM', 'I', 'U', 'S', 'UL', 'OL', 'LI'],
  ...['BLOCKQUOTE', 'H2', 'H3', 'H4', 'A', 'HR', 'CODE'],
]
/** Dates of one session, at most. */
const MOST_DATES = 100

/**
 * Shows marks on a page without a content policy, touches whatever they have made, and shows them once more as a
 * browser writes them. @returns how often they ran
 */
async function runsOf(page: Page, html: string): Promise<number> {
  await page.setContent(`<script>window.count = 0; window.ran = () => { count += 1 }</script><main></main>`)
  await page.evaluate(async (marks) => {
    const main = document.querySelector('main')!
    const settled = () => new Promise((done) => setTimeout(done, 0))
    for (const shown of [marks, undefined]) {
      main.innerHTML = shown ?? main.innerHTML
      await settled()
      for (const element of main.querySelectorAll<HTMLElement>('*')) {
        for (const event of ['mouseover', 'pointerenter', 'focus', 'input', 'animationstart', 'animationend'])
          element.dispatchEvent(new Event(event, { bubbles: true }))
        // A link to another site would lead away.
        if (!element.closest('a[href^="http"], a[href^="mailto"], a[href^="tel"]')) element.click?.()
      }
      await settled()
    }
  }, html)
  return await page.evaluate(() => (globalThis as unknown as { count: number }).count)
}

describe('hostile rich text [SEC-03]', () => {
  const product = productInBrowser({ asked: /^/ })

  it('runs, loads and leads nowhere once it was stored, whatever its marks', async () => {
    expect(new Set(RICH_TEXT_PAYLOADS).size, 'payloads').to.be.at.least(200)
    const director = await signIn(product.origin, 'director')
    const project = await director.call(createProject, { name: 'Marks' })
    const stored: string[] = []
    for (let from = 0; from < RICH_TEXT_PAYLOADS.length; from += MOST_DATES) {
      const dates = RICH_TEXT_PAYLOADS.slice(from, from + MOST_DATES).map((payload, index) => ({
        date: dayFromToday(index),
        start_time: '10:00',
        location_type: 'Virtual' as const,
        description: payload,
      }))
      const session = await director.call(createSession, {
        name: `From ${from}`,
        studio: project._id,
        time_zone: ZONE,
        dates,
      })
      stored.push(...session.dates.map(({ description }) => description))
    }

    const page = await product.arrive(DESK)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    expect(await runsOf(page, '<p onmouseover=ran()>a</p>')).to.be.above(0)
    await runsOf(page, '<img src=https://x.example/a onerror=ran()>')
    await page.waitForFunction(() => (globalThis as unknown as { count: number }).count > 0)
    expect(asked).to.include('https://x.example/a')
    asked.length = 0
    for (const [index, html] of stored.entries()) {
      const payload = RICH_TEXT_PAYLOADS[index]!
      expect(await runsOf(page, html), payload).to.equal(0)
      const others = await page.evaluate(
        (marks) =>
          [...document.querySelectorAll('main *')].flatMap((element) => [
            ...(marks.includes(element.tagName) ? [] : [element.tagName]),
            ...element.getAttributeNames().filter((name) => !['href', 'rel', 'target'].includes(name)),
            ...(element instanceof HTMLAnchorElement && !/^(https?|mailto|tel):|^$/.test(element.href)
              ? [element.href]
              : []),
          ]),
        MARKS,
      )
      expect(others, payload).to.deep.equal([])
    }
    expect(asked).to.deep.equal([])
  })
})
