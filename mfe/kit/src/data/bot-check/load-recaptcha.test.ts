import { expect } from 'chai'
import { loadRecaptcha, type Recaptcha } from './load-recaptcha.ts'

interface FakeScript {
  src: string
  onload: () => void
  onerror: () => void
}

describe('the script of reCAPTCHA', () => {
  const page = globalThis as { document?: unknown; grecaptcha?: Recaptcha }
  const scripts: FakeScript[] = []
  before(() => {
    page.document = {
      createElement: () => ({}),
      head: { append: (script: FakeScript) => void scripts.push(script) },
    }
  })
  after(() => {
    delete page.document
    delete page.grecaptcha
  })

  it('is asked for when it is needed, again after it failed, and once when it came', async () => {
    expect(scripts).to.have.length(0)
    const failing = loadRecaptcha()
    scripts[0]?.onerror()
    expect(await failing.catch((fault: Error) => fault.message)).to.match(/could not be loaded/)

    const both = Promise.all([loadRecaptcha(), loadRecaptcha()])
    expect(scripts.map(({ src }) => new URL(src).host)).to.deep.equal(['www.google.com', 'www.google.com'])
    const grecaptcha: Recaptcha = { ready: (then) => then(), render: () => 1, reset: () => {} }
    page.grecaptcha = grecaptcha
    scripts[1]?.onload()
    expect(await both).to.deep.equal([grecaptcha, grecaptcha])
  })
})
