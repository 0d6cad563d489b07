import type { APIRequestContext, Browser, BrowserContext, Page } from 'playwright-core'

type Account = 'admin' | 'director' | 'manager' | 'client' | 'talent'

/** A page of the demo day and the account that opens it. */
export interface DemoAddress {
  readonly name: string
  readonly path: string
  /** Without one the page is opened signed out. */
  readonly account?: Account
}

const PASSWORD = 'callboard-demo'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Cookies of signed-in accounts, reused because the server limits how often an account may sign in. */
const signedIn = new Map<Account, Cookies>()

export async function signIn(context: BrowserContext, account: Account): Promise<void> {
  const known = signedIn.get(account)
  if (known) return context.addCookies(known)
  const data = { email: `${account}@callboard.test`, password: PASSWORD }
  const reply = await context.request.post('/api/auth/login', { data })
  if (!reply.ok()) throw new Error(`${account} cannot sign in: ${reply.status()} ${await reply.text()}`)
  signedIn.set(account, await context.cookies())
}

async function read<T>(api: APIRequestContext, path: string): Promise<T> {
  const reply = await api.get(`/api${path}`)
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
  return (await reply.json()) as T
}

/** A portrait as a phone takes one, drawn in the browser. */
const drawPhoto = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 1200)
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('There is no canvas to draw on.')
    brush.fillStyle = '#b5876a'
    brush.fillRect(0, 0, 900, 1200)
    const photo = await canvas.convertToBlob({ type: 'image/jpeg' })
    return [...new Uint8Array(await photo.arrayBuffer())]
  })

/** Checks a talent in. @returns the address of their status page */
async function checkIn(page: Page, uri: string, session: string): Promise<string> {
  const { request } = page
  const { ticket, roles } = await read<{ ticket: string; roles: string[] }>(
    request,
    `/onboard/${uri}/${session}`,
  )
  const photo = await request.post(`/api/records/upload-image?ticket=${encodeURIComponent(ticket)}`, {
    headers: { 'content-type': 'image/jpeg' },
    data: Buffer.from(await drawPhoto(page)),
  })
  const fields = { first_name: 'Vera', last_name: `Vital ${Date.now()}`, email: 'vera@callboard.test' }
  const { photo: stored, key } = (await photo.json()) as { photo?: string; key?: string }
  const reply = await request.post('/api/records', {
    data: { ...fields, ticket, phone: '+13105550123', role: roles[0], photo: stored ?? key, terms: true },
  })
  if (!reply.ok()) throw new Error(`Check-in: ${reply.status()} ${await reply.text()}`)
  const { record_id, page_key } = (await reply.json()) as { record_id: string; page_key: string }
  return `/message/${record_id}#k=${page_key}`
}

interface Projects {
  readonly studios: readonly {
    readonly _id: string
    readonly uri: string
    readonly sessions: readonly {
      readonly _id: string
      readonly dates: readonly { readonly _id: string; readonly date: string }[]
    }[]
  }[]
}

interface Postings {
  readonly pages: readonly { readonly _id: string }[]
  readonly links: readonly {
    readonly path: string
    readonly posting_pages: readonly { readonly path: string }[]
  }[]
}

/** Every route of the product as the demo day has it. */
export async function demoAddresses(browser: Browser, origin: string): Promise<readonly DemoAddress[]> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/legal/privacy.html')
  await signIn(context, 'director')
  const { studios } = await read<Projects>(page.request, '/studio/get-many?take=50')
  const today = new Date().toISOString().slice(0, 10)
  const all = studios.flatMap(({ _id, uri, sessions }) =>
    sessions.flatMap((session) =>
      session.dates.map((date) => ({ project: _id, uri, session: session._id, ...date })),
    ),
  )
  const now = all.find(({ date }) => date === today) ?? all[0]
  if (!now) throw new Error('The demo has no session.')
  const next = all.find(({ date }) => date > today) ?? now
  const postings = await Promise.all(
    studios.map(({ _id }) => read<Postings>(page.request, `/postingpage/by-studio/${_id}`)),
  )
  const link = postings.flatMap(({ links }) => links)[0]
  const posted = postings.flatMap(({ pages }) => pages)[0]
  await context.clearCookies()
  const message = await checkIn(page, now.uri, now.session)
  await context.close()
  const place = `${now.uri}/${now.session}`
  return [
    { name: 'auth', path: '/auth' },
    { name: 'onboard', path: `/onboard/${place}` },
    { name: 'message', path: message },
    { name: 'schedule', path: `/schedule/${next.uri}/${next.session}/${next._id}` },
    ...(link ? [{ name: 'posting-link-page', path: link.path }] : []),
    ...(link?.posting_pages[0] ? [{ name: 'posting-page', path: link.posting_pages[0].path }] : []),
    ...(posted
      ? [
          {
            name: 'posting-page (staff)',
            path: `/posting-page/${now.uri}/${posted._id}`,
            account: 'director' as const,
          },
        ]
      : []),
    { name: 'projects', path: '/', account: 'director' },
    { name: 'session-edit', path: `/session/${now.uri}/edit/${now.session}`, account: 'director' },
    {
      name: 'session-schedule',
      path: `/session/${next.uri}/edit/${next.session}/schedule/${next._id}`,
      account: 'director',
    },
    { name: 'find-freelancer', path: `/session/${place}/find-freelancer`, account: 'director' },
    { name: 'freelancer-profile', path: '/freelancer-profile', account: 'manager' },
    { name: 'studio', path: `/studio/${place}`, account: 'director' },
    { name: 'studio (client)', path: `/studio/${place}`, account: 'client' },
    { name: 'client-home', path: '/', account: 'client' },
    { name: 'video', path: `/video/${place}`, account: 'director' },
    { name: 'console', path: '/callboard-admin', account: 'admin' },
    { name: 'profile', path: '/profile', account: 'director' },
    { name: 'talent-home', path: '/', account: 'talent' },
    { name: 'delete-account', path: '/delete-account', account: 'director' },
  ]
}
