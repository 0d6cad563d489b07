import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect } from 'chai'

const ORIGIN = 'https://callboard.example'
const SOURCE = readFileSync(new URL('push-worker.js', import.meta.url), 'utf8')

interface Note {
  readonly title: string
  readonly data: { readonly link: string }
}
type Handler = (event: object) => void

/** The worker's script with a browser around it that notes what it is asked for. */
function worker(pages: readonly string[] = []) {
  const handlers = new Map<string, Handler>()
  const shown: Note[] = []
  const opened: string[] = []
  const focused: string[] = []
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    location: { origin: ORIGIN },
    registration: {
      scope: `${ORIGIN}/message/`,
      showNotification: async (title: string, { data }: Note) => shown.push({ title, data }),
    },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: async (url: string) => opened.push(url),
    },
  }
  runInNewContext(SOURCE, { self, URL })

  const send = async (name: string, event: object) => {
    const work: unknown[] = []
    handlers.get(name)!({ ...event, waitUntil: (promise: unknown) => work.push(promise) })
    await Promise.all(work)
  }
  return {
    opened,
    focused,
    /** Delivers a payload, and taps the notification that it shows. */
    async tapped(link: string): Promise<void> {
      await send('push', { data: { json: () => ({ title: 'It is your turn', body: '', tag: '1', link }) } })
      await send('notificationclick', { notification: { ...shown.at(-1), close: () => undefined } })
    },
  }
}

describe('notification that is tapped', () => {
  it('brings an open page of its talent to the front, and opens one where there is none [MSG-09]', async () => {
    const open = worker([`${ORIGIN}/login`, `${ORIGIN}/message/1#k=of-this-device`])
    await open.tapped('/message/1#k=sent')
    expect(open).to.deep.include({ opened: [], focused: [`${ORIGIN}/message/1#k=of-this-device`] })
    const absent = worker([`${ORIGIN}/login`, `${ORIGIN}/message/2`])
    await absent.tapped('/message/1#k=sent')
    expect(absent).to.deep.include({ opened: [`${ORIGIN}/message/1#k=sent`], focused: [] })
  })

  for (const link of [
    'https://casting.example/message/1',
    '//casting.example/message/1',
    'javascript:void 0',
    '/api/auth/logout',
    '/message/../api/auth/logout',
  ]) {
    it(`opens nothing for ${link} [MSG-09] [SEC-08]`, async () => {
      const { tapped, opened, focused } = worker([`${ORIGIN}/login`, 'https://casting.example/message/1'])
      await tapped(link)
      expect({ opened, focused }).to.deep.equal({ opened: [], focused: [] })
    })
  }
})
