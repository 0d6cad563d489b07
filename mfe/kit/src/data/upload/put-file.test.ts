import { expect } from 'chai'
import type { ApiError } from '../call/api-error.ts'
import { forwardOnly, putFile } from './put-file.ts'

describe('upload progress', () => {
  it('is whole, never goes back and never repeats itself', () => {
    const shown: number[] = []
    const progress = forwardOnly((percent) => shown.push(percent))
    for (const sent of [0, 1, 333, 331, 334, 335, 999, 1000, 1000]) progress(sent, 1000)
    expect(shown).to.deep.equal([0, 33, 99, 100])
  })
  it('takes an unknown size for nothing yet', () => {
    const shown: number[] = []
    forwardOnly((percent) => shown.push(percent))(10, 0)
    expect(shown).to.deep.equal([0])
  })
})

/** A request whose line a test moves. */
class FakeRequest {
  static last: FakeRequest
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  statusText = ''
  aborted = false
  onload?: () => void
  onabort?: () => void
  onloadend?: () => void
  open() {}
  setRequestHeader() {}
  send() {
    FakeRequest.last = this
  }
  abort() {
    this.aborted = true
    this.onabort?.()
    this.onloadend?.()
  }
  answers(status: number) {
    this.status = status
    this.onload?.()
    this.onloadend?.()
  }
}

describe('putting a file', () => {
  const realSetTimeout = globalThis.setTimeout
  const realClearTimeout = globalThis.clearTimeout
  /** Timers that run, by their milliseconds. */
  let timers: { readonly milliseconds: number; readonly run: () => void }[] = []

  beforeEach(() => {
    timers = []
    Object.assign(globalThis, {
      XMLHttpRequest: FakeRequest,
      setTimeout: (run: () => void, milliseconds: number) => {
        const timer = { milliseconds, run }
        timers.push(timer)
        return timer
      },
      clearTimeout: (old: unknown) => {
        timers = timers.filter((timer) => timer !== old)
      },
    })
  })
  afterEach(() => {
    Object.assign(globalThis, { setTimeout: realSetTimeout, clearTimeout: realClearTimeout })
    Reflect.deleteProperty(globalThis, 'XMLHttpRequest')
  })

  const put = (options: Parameters<typeof putFile>[2]) => {
    const ended = putFile('https://blobs.test/1', new Blob(['abc']), options)
    return { ended, fault: ended.catch((thrown: ApiError) => thrown), request: FakeRequest.last }
  }

  it('takes a line that does not move for cut', async () => {
    const { fault, request } = put({ stalledAfter: 1000 })
    expect(timers.map(({ milliseconds }) => milliseconds)).to.deep.equal([1000])
    timers[0]?.run()
    expect(await fault).to.include({ status: 0, code: 'offline' })
    expect(request.aborted).to.equal(true)
  })

  it('bears a slow line for as long as it moves', async () => {
    const { ended, request } = put({ stalledAfter: 1000 })
    const [first] = timers
    request.upload.onprogress?.({ loaded: 1, total: 3 })
    expect(timers).to.have.length(1)
    expect(timers[0]).not.to.equal(first)
    request.answers(200)
    await ended
    expect(timers).to.deep.equal([])
  })

  it('bears everything when it is given no limit', async () => {
    const { ended, request } = put({})
    request.upload.onprogress?.({ loaded: 1, total: 3 })
    expect(timers).to.deep.equal([])
    request.answers(200)
    await ended
  })

  it('throws the reason of an abort', async () => {
    const left = new AbortController()
    const { fault } = put({ signal: left.signal, stalledAfter: 1000 })
    const reason = new Error('left')
    left.abort(reason)
    expect(await fault).to.equal(reason)
    expect(timers).to.deep.equal([])
  })
})
