import { ApiError } from './api-error.ts'

/** Milliseconds between two tries where the browser does not notice that the network is back. */
const PAUSE_MS = 3_000
const WORDS = 'waits-for-network'
/** They stand there until all is sent. */
const STAYS_MS = 86_400_000

/** Loaded while the network is there. */
const toaster = import('../../ui/feedback/toaster.tsx')
let waiting = 0

/** The browser asks before it leaves a page that has something to send. */
const ask = (event: Event) => event.preventDefault()

/** Resolves when it is worth another try. */
function networkBack(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const goOn = () => resolve()
  const timer = setTimeout(goOn, PAUSE_MS)
  globalThis.addEventListener?.('online', goOn)
  return promise.finally(() => {
    clearTimeout(timer)
    globalThis.removeEventListener?.('online', goOn)
  })
}

/**
 * Sends until there is an answer, however long the network is away; the person reads that it waits.
 * @throws what `send` throws, but for a missing network
 */
export async function insist<R>(send: () => Promise<R>): Promise<R> {
  let waits = false
  try {
    for (;;) {
      try {
        return await send()
      } catch (fault) {
        if (!(fault instanceof ApiError) || fault.code !== 'offline') throw fault
      }
      if (!waits) begin()
      waits = true
      await networkBack()
    }
  } finally {
    if (waits) end()
  }
}

function begin(): void {
  waiting += 1
  if (waiting > 1) return
  globalThis.addEventListener?.('beforeunload', ask)
  void toaster.then(({ show }) =>
    show({
      kind: 'failed',
      id: WORDS,
      text: 'No connection. What you do is kept here, and sent when it is back.',
      stays: STAYS_MS,
    }),
  )
}

function end(): void {
  waiting -= 1
  if (waiting > 0) return
  globalThis.removeEventListener?.('beforeunload', ask)
  void toaster.then(({ hide }) => hide(WORDS))
}
