import { expect } from 'chai'
import { keptStore, readKept, writeKept } from './index.ts'

const number = (kept: unknown): number => (typeof kept === 'number' ? kept : 0)
const asItIs = (kept: unknown): unknown => kept

describe('what a browser keeps', () => {
  const provide = (name: 'localStorage' | 'sessionStorage', get: () => unknown) =>
    Object.defineProperty(globalThis, name, { configurable: true, get })
  const storage = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  let browser: Map<string, string>
  let tab: Map<string, string>

  beforeEach(() => {
    browser = new Map()
    tab = new Map()
    provide('localStorage', () => storage(browser))
    provide('sessionStorage', () => storage(tab))
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'localStorage')
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  })

  it('is read as it was written, of the tab apart from the browser', () => {
    writeKept('size', 3)
    writeKept('size', 4, 'tab')
    expect([readKept('size', number), readKept('size', number, 'tab')]).to.deep.equal([3, 4])
    writeKept('size', undefined)
    expect([readKept('size', number), readKept('size', number, 'tab')]).to.deep.equal([0, 4])
  })

  it('is text where it is no JSON, and nothing where its reader throws', () => {
    browser.set('frame', '16:9')
    expect(readKept('frame', asItIs)).to.equal('16:9')
    const first = (kept: unknown) => (kept === null ? 'none' : (kept as string[])[0]!.toUpperCase())
    browser.set('names', '{"a":1}')
    expect(readKept('names', first)).to.equal('none')
  })

  it('lasts as long as the page where the browser forbids it', () => {
    provide('localStorage', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const size = keptStore('size', number)
    expect(size.get()).to.equal(0)
    size.change((now) => now + 2)
    expect(size.get()).to.equal(2)
    expect(readKept('size', number)).to.equal(0)
  })

  it('is there for the next page', () => {
    keptStore('size', number).set(5)
    expect(keptStore('size', number).get()).to.equal(5)
  })
})
