import { expect } from 'chai'
import type { CDPSession, Page } from 'playwright-core'
import { boards } from './board-scene.ts'

const RESTARTS = 10
const CHANGES_BETWEEN = 200
/** Since the first restart, when the page has made what it keeps, such as compiled code. */
const MOST_GROWTH = { Nodes: 100, JSEventListeners: 10, JSHeapUsedSize: 4 * 1024 * 1024 }

type Measure = Record<keyof typeof MOST_GROWTH, number>

const devToolsOf = new WeakMap<Page, Promise<CDPSession>>()

async function measured(board: Page): Promise<Measure> {
  const opened = devToolsOf.get(board) ?? board.context().newCDPSession(board)
  devToolsOf.set(board, opened)
  const devTools = await opened
  await devTools.send('Performance.enable')
  await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value
  return {
    Nodes: of('Nodes'),
    JSEventListeners: of('JSEventListeners'),
    JSHeapUsedSize: of('JSHeapUsedSize'),
  }
}

describe('the board of a waiting room', () => {
  const { expectTrueAfter } = boards()

  it('does not grow with restarts and many changes [LOB-17]', async () => {
    const measures: Measure[] = []
    await expectTrueAfter(RESTARTS, CHANGES_BETWEEN, async (board) => {
      measures.push(await measured(board))
    })
    const [first, last] = [measures[0]!, measures.at(-1)!]
    for (const [name, most] of Object.entries(MOST_GROWTH) as [keyof Measure, number][])
      expect(last[name] - first[name], name).to.be.at.most(most)
  })
})
