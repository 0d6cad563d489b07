import { until } from '@callboard/core/testing'
import { expect } from 'chai'
import { disconnected, join, RealtimeBench } from './testing/realtime-bench.ts'

describe('connections of talent to rooms', () => {
  let bench: RealtimeBench
  beforeEach(async () => {
    bench = new RealtimeBench()
    await bench.start()
  })
  afterEach(() => bench.stop())

  const heard = () =>
    bench.linkNews.map((news) => (news.kind === 'standing' ? news.kind : `${news.kind} ${news.id}`))

  it('are told as they come and go, those of others are not [LIV-14]', async () => {
    const page = await bench.as('page')
    const staff = await bench.as('staff')
    await join(staff, 'lobby:a')
    await join(page, 'lobby:a')
    await until('the link of the page is heard', () => heard().length === 1)
    page.disconnect()
    await disconnected(page)
    await until('its end is heard', () => heard().length === 2)
    expect(heard()).to.deep.equal(['entered a', 'left a'])
    expect(new Set(bench.linkNews.map((news) => news.process)).size).to.equal(1)
  })

  it('are told in whole, so that news that were lost are made up for [T5]', async () => {
    bench.linkFault = new Error('The database is away')
    const page = await bench.as('page')
    await join(page, 'lobby:a')
    await until('the fault is logged', () => bench.logged.length === 1)
    bench.linkFault = null
    await bench.realtime.tellLinks()
    const [news] = bench.linkNews
    expect(news).to.deep.include({ kind: 'standing', links: [{ link: page.id, id: 'a' }] })
    page.emit('leave', { room: 'lobby:a' })
    await until('there are two pieces of news', () => bench.linkNews.length === 2)
    await bench.realtime.tellLinks()
    expect(bench.linkNews.at(-1)).to.deep.include({ kind: 'standing', links: [] })
  })
})
