import { expect } from 'chai'
import { Drafts } from './drafts.ts'

class FakeStorage implements Storage {
  readonly #items = new Map<string, string>()
  get length() {
    return this.#items.size
  }
  clear = () => this.#items.clear()
  getItem = (key: string) => this.#items.get(key) ?? null
  key = (place: number) => [...this.#items.keys()][place] ?? null
  removeItem = (key: string) => void this.#items.delete(key)
  setItem = (key: string, value: string) => void this.#items.set(key, value)
}

describe('a draft', () => {
  let storage: FakeStorage
  let browser: FakeStorage
  const open = (person?: string) => {
    const drafts = new Drafts(
      () => storage,
      () => browser,
    )
    drafts.belongTo(person)
    return drafts
  }
  beforeEach(() => {
    storage = new FakeStorage()
    browser = new FakeStorage()
  })

  it('is there after a reload for the person who typed it', () => {
    open('ann').save('project:new', { name: 'Spot' })
    expect(open('ann').load('project:new')).to.deep.equal({ name: 'Spot' })
  })

  it('does not open for the next person', () => {
    open('ann').save('project:new', { name: 'Spot' })
    expect(open('ben').load('project:new')).to.equal(undefined)
    expect(storage.length).to.equal(0)
  })

  it('is gone after a log-out', () => {
    const drafts = open('ann')
    drafts.save('project:new', { name: 'Spot' })
    drafts.clear()
    expect(open('ann').load('project:new')).to.equal(undefined)
    expect(storage.length).to.equal(0)
  })

  it('that outlives its tab is there in another one, for the same person until the log-out', () => {
    open('ann').save('comment', 'Good', 'browser')
    storage = new FakeStorage()
    expect(open(undefined).load('comment', 'browser')).to.equal(undefined)
    const drafts = open('ann')
    expect(drafts.load('comment', 'browser')).to.equal('Good')
    expect(drafts.load('comment')).to.equal(undefined)
    drafts.clear()
    expect(browser.length).to.equal(0)
    open('ann').save('comment', 'Good', 'browser')
    open('ben')
    expect(browser.length).to.equal(0)
  })

  it('stays while the person is not known', () => {
    open('ann').save('project:new', { name: 'Spot' })
    open(undefined)
    expect(open('ann').load('project:new')).to.deep.equal({ name: 'Spot' })
  })

  it('goes along with a visitor who signs in after typing', () => {
    const drafts = open(undefined)
    drafts.save('comment', 'Good')
    drafts.belongTo('ann')
    expect(drafts.load('comment')).to.equal('Good')
    expect(open('ben').load('comment')).to.equal(undefined)
  })

  it('leaves entries of other purposes alone', () => {
    storage.setItem('callboard-return', '/x')
    const drafts = open('ann')
    drafts.save('a', 1)
    drafts.clear()
    expect(storage.getItem('callboard-return')).to.equal('/x')
  })

  it('that cannot be read is none', () => {
    storage.setItem('callboard-draft:ann:a', '{')
    expect(open('ann').load('a')).to.equal(undefined)
  })
})
