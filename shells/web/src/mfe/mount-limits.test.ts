import { mock } from 'node:test'
import { expect } from 'chai'
import { mountRootParcel } from 'single-spa'
import { MOUNT_LIMITS } from './mount-limits.ts'

const SLOW_MOUNT = 20_000

/** Mounts a part whose `mount` takes 20 seconds of the test's own clock. */
async function mountSlowly(timeouts: object): Promise<void> {
  const begun = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const mount = () => {
    setTimeout(done.resolve, SLOW_MOUNT)
    begun.resolve()
    return done.promise
  }
  const part = { bootstrap: async () => {}, mount, unmount: async () => {}, timeouts }
  const parcel = mountRootParcel(part, { domElement: {} as HTMLElement })
  await begun.promise
  for (let passed = 0; passed < SLOW_MOUNT; passed += 1_000) mock.timers.tick(1_000)
  await parcel.mountPromise
  expect(parcel.getStatus()).to.equal('MOUNTED')
}

describe('a micro-frontend that takes 20 seconds to mount [APP-16]', () => {
  const page = globalThis as { window?: unknown }
  const written: unknown[][] = []
  const note = (...words: unknown[]) => void written.push(words)

  before(() => {
    // single-spa tells the page of the first mount.
    page.window = new EventTarget()
    mock.timers.enable({ apis: ['setTimeout'] })
    mock.method(console, 'error', note)
    mock.method(console, 'warn', note)
  })
  after(() => {
    delete page.window
    mock.reset()
  })

  it('is mounted without a line in the console, which the limits of single-spa itself write', async () => {
    await mountSlowly({})
    expect(written.splice(0)).not.to.deep.equal([])
    await mountSlowly(MOUNT_LIMITS)
    expect(written).to.deep.equal([])
  })
})
