import type { SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Browser, Page } from 'playwright-core'
import type { ApiClient } from '../drivers/http/api-client.ts'
import { signIn, startSession } from '../drivers/http/office.ts'
import { openBrowser, People } from '../support/browser.ts'
import { demoEmail } from '../support/demo-accounts.ts'
import { type RunningProduct, startProduct } from '../support/product.ts'
import { SCREENS, visitor } from './visitors.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'
const INVALID_LINK =
  'This link is invalid. Try copying the link again and make sure there are no extra characters at the end.'
/** The browser itself reports every refused call. */
const REFUSED = /Failed to load resource/

describe('a screen that is asked for the wrong thing', function () {
  this.timeout(60_000)
  let product: RunningProduct
  let browser: Browser
  let people: People
  let director: ApiClient
  let client: ApiClient
  let talent: ApiClient
  let session: SessionView

  before(async () => {
    product = await startProduct()
    browser = await openBrowser()
    director = await signIn(product.origin, 'director')
    client = await signIn(product.origin, 'client')
    talent = await signIn(product.origin, 'talent')
    session = await startSession(director, ['Barista'])
  })
  after(async () => {
    await browser.close()
    await product.stop()
  })
  beforeEach(() => {
    people = new People(browser, product.origin)
  })
  afterEach(async () => {
    people.expectNoFault(REFUSED)
    await people.leave()
    product.expectNoServerFault()
  })

  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
  const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

  for (const [screen, size] of SCREENS) {
    describe(`on ${screen}`, () => {
      const open = async (path: string, who?: ApiClient) => {
        const page = await visitor(people, size, product.origin, who?.token)
        await page.goto(path)
        return page
      }

      it('says that a check-in link is invalid when it leads to no session [CHK-03]', async () => {
        for (const path of [`/onboard/${session.studio_uri}/${UNKNOWN}`, `/onboard/another/${session._id}`]) {
          const page = await open(path)
          await page.getByText(INVALID_LINK).waitFor()
        }
      })

      it('says that a check-in link is invalid when something was added to it [CHK-03]', async () => {
        for (const extra of ['.', ')', '%20']) {
          const page = await open(`/onboard/${session.studio_uri}/${session._id}${extra}`)
          await page.getByText(INVALID_LINK).waitFor()
        }
      })

      it('shows Not Found for ids that lead nowhere [APP-19]', async () => {
        const { studio_uri: uri, _id } = session
        for (const path of [
          `/video/${uri}/${UNKNOWN}`,
          `/video/another/${_id}`,
          `/session/${uri}/edit/${UNKNOWN}`,
          `/session/another/edit/${_id}`,
          '/session/another/edit/new',
          `/session/${uri}/edit/${_id}/schedule/${UNKNOWN}`,
          `/schedule/${uri}/${UNKNOWN}/${UNKNOWN}`,
          `/studio/${uri}/${UNKNOWN}`,
          `/studio/another/${_id}`,
        ]) {
          const page = await open(path, director)
          await heading(page, 'Not Found').waitFor()
        }
      })

      it('says that a status page opens with its own link', async () => {
        for (const path of [`/message/${UNKNOWN}`, `/message/${UNKNOWN}#k=made-up`]) {
          const page = await open(path)
          await heading(page, 'This page opens with its own link').waitFor()
        }
      })

      it('shows Not Found with a way back for addresses that are none', async () => {
        for (const path of [
          '/nowhere',
          '/studio',
          '/onboard/only-one',
          '/callboard-admin/users',
          '/%F0%9F%8E%AD',
        ]) {
          const page = await open(path)
          await heading(page, 'Not Found').waitFor()
        }
        const page = await open('/auth')
        await heading(page, 'Sign in to Callboard').waitFor()
        await page.goto('/nowhere')
        await page.getByRole('button', { name: 'Go Back' }).click()
        await heading(page, 'Sign in to Callboard').waitFor()
      })

      it('shows Forbidden with a way home to who may not see it [APP-03]', async () => {
        for (const [path, who] of [
          ['/callboard-admin', client],
          ['/callboard-admin', director],
          ['/calendar', client],
          ['/calendar', talent],
        ] as const) {
          const page = await open(path, who)
          await heading(page, 'Forbidden').waitFor()
        }
        const page = await open('/callboard-admin', client)
        await page.getByRole('link', { name: 'Back To Home' }).click()
        await page.getByLabel('Session url').waitFor()
        expect(pathOf(page)).to.equal('/')
      })

      it('falls back to no parameters when a query string is malformed [APP-19]', async () => {
        const { studio_uri: uri, _id } = session
        for (const query of ['?%E0%A4%A', '?%', '?kiosk=%ZZ&&=&a[]=1', '?kiosk=true=false#%']) {
          const door = await open(`/onboard/${uri}/${_id}${query}`)
          await door.getByRole('button', { name: 'Continue as guest' }).waitFor()
        }
        const room = await open(`/studio/${uri}/${_id}?test=%E0%A4%A&%`, director)
        await room.getByText('Nobody has checked in yet').filter({ visible: true }).waitFor()
        const auth = await open('/auth?%E0%A4%A&%')
        await heading(auth, 'Sign in to Callboard').waitFor()
      })
    })
  }

  const [[, phone], [, desk]] = SCREENS

  describe('with signing in', () => {
    const typeEmail = async (page: Page, email: string) => {
      await page.getByRole('button', { name: 'Continue with Email' }).click()
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await page.getByRole('button', { name: 'Next' }).click()
    }
    const logIn = async (page: Page, who: Parameters<typeof demoEmail>[0], password = 'callboard-demo') => {
      await typeEmail(page, demoEmail(who))
      await page.getByRole('textbox', { name: 'Password' }).fill(password)
      await page.getByRole('button', { name: 'Log In' }).click()
    }

    it('sends a visitor of a guarded page to sign in, and back to the saved address [APP-02]', async () => {
      const page = await visitor(people, desk, product.origin)
      const wanted = `/video/${session.studio_uri}/${session._id}?tab=archived`
      await page.goto(wanted)
      await page.waitForURL('**/auth')
      await logIn(page, 'director')
      await page.waitForURL((url) => url.pathname.startsWith('/video/'))
      expect(pathOf(page)).to.equal(wanted)
    })

    it('leads talent from a studio address to its check-in [APP-02]', async () => {
      const page = await visitor(people, phone, product.origin)
      const place = `${session.studio_uri}/${session._id}`
      await page.goto(`/studio/${place}`)
      await page.waitForURL('**/auth')
      await logIn(page, 'talent')
      await page.waitForURL((url) => url.pathname === `/onboard/${place}`)
      await page.getByLabel('First name').waitFor()
    })

    it('never saves the address of an open page, nor leaves it [APP-02]', async () => {
      const page = await visitor(people, phone, product.origin)
      for (const path of [
        `/message/${UNKNOWN}`,
        `/onboard/another/${UNKNOWN}`,
        `/posting-link-page/x/${UNKNOWN}`,
      ]) {
        await page.goto(path)
        await page.getByRole('heading').first().waitFor()
        expect(pathOf(page)).to.equal(path)
        expect(await page.evaluate(() => sessionStorage.length)).to.equal(0)
      }
    })

    it('names what is missing: a valid e-mail, then a password, then the right one [ACC-04]', async () => {
      const page = await visitor(people, phone, product.origin)
      await page.goto('/login')
      await typeEmail(page, '')
      await page.getByText('Valid Email is required').waitFor()
      for (const wrong of [
        'ana',
        'ana@',
        'ana@example',
        'a b@example.com',
        `${'a'.repeat(250)}@example.com`,
      ]) {
        await page.getByRole('textbox', { name: 'Email' }).fill(wrong)
        await page.getByRole('button', { name: 'Next' }).click()
        await page.getByText('Valid Email is required').waitFor()
      }
      await page.getByRole('textbox', { name: 'Email' }).fill(demoEmail('manager'))
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('button', { name: 'Log In' }).click()
      await page.getByText('Password is required').waitFor()
      const password = page.getByRole('textbox', { name: 'Password' })
      await password.fill('not the password')
      await page.getByRole('button', { name: 'Log In' }).click()
      await page.getByText('E-mail or password is not right.').waitFor()
      expect(await password.inputValue()).to.equal('not the password')
      await password.fill('callboard-demo')
      await page.getByRole('button', { name: 'Log In' }).click()
      await page.waitForURL((url) => url.pathname === '/')
    })
  })

  /** A guest with a phone who has said who they are and for which role they come. */
  const atPhotoStep = async (name: string) => {
    const page = await visitor(people, phone, product.origin)
    await page.goto(`/onboard/${session.studio_uri}/${session._id}`)
    await page.getByRole('button', { name: 'Continue as guest' }).click()
    await page.getByLabel('First name').fill(name)
    await page.getByLabel('Last name').fill('Example')
    await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`)
    await page.getByRole('textbox', { name: 'Phone' }).fill('(310) 555-0142')
    await page.getByRole('button', { name: 'Next' }).click()
    await heading(page, 'Role').waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Take photo' }).waitFor()
    return page
  }
  const takePhoto = async (page: Page) => {
    await page.getByRole('button', { name: 'Take photo' }).click()
    await page.getByRole('img', { name: 'You, today' }).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('I agree to the terms').waitFor()
  }

  describe('with a photo', () => {
    const choose = async (page: Page, name: string, mimeType: string, bytes: Buffer) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Use a file' }).click()
      await (await chooser).setFiles({ name, mimeType, buffer: bytes })
    }
    it('says why a file is no photo before it is sent, and the camera still works [CHK-09]', async () => {
      const page = await atPhotoStep('Ana')
      const files: readonly (readonly [string, string, Buffer, string])[] = [
        ['notes.txt', 'text/plain', Buffer.from('notes'), 'This file is not a photo that can be used here.'],
        ['empty.jpg', 'image/jpeg', Buffer.alloc(0), 'This file is empty.'],
        ['large.jpg', 'image/jpeg', Buffer.alloc(15 * 1024 * 1024 + 1), 'This photo is larger than 15 MB.'],
      ]
      for (const [name, type, bytes, words] of files) {
        await choose(page, name, type, bytes)
        await page.getByRole('alert').filter({ hasText: words }).waitFor()
      }
      await takePhoto(page)
    })

    it('says why a text with the name of a photo is none, and lets one go on [CHK-09]', async () => {
      const page = await atPhotoStep('Ana')
      await choose(page, 'me.jpg', 'image/jpeg', Buffer.from('just a text'))
      await page.getByRole('button', { name: 'Next' }).click()
      const words = 'This file is not a picture we can read. Use a JPEG, PNG or WebP photo.'
      await page.getByRole('alert').filter({ hasText: words }).waitFor()
      await page.getByRole('button', { name: 'Retake' }).click()
      await takePhoto(page)
    })
  })

  describe('while the server is away', () => {
    /** Every call fails as if nobody answered, until the returned function is called. */
    async function away(page: Page): Promise<() => Promise<void>> {
      const calls = (url: URL) => url.pathname.startsWith('/api/') && url.pathname !== '/api/auth/who-am-i'
      await page.route(calls, (route) => route.abort('connectionrefused'))
      return () => page.unroute(calls)
    }

    const places: readonly (readonly [string, () => string, () => ApiClient | undefined, string])[] = [
      [
        'the check-in page',
        () => `/onboard/${session.studio_uri}/${session._id}`,
        () => undefined,
        'Continue as guest',
      ],
      ['the live room', () => `/studio/${session.studio_uri}/${session._id}`, () => director, 'Call next'],
      ['the projects', () => '/', () => director, '+ Create Project'],
      [
        'the session',
        () => `/session/${session.studio_uri}/edit/${session._id}`,
        () => director,
        '+ Add Date',
      ],
    ]
    for (const [what, path, who, button] of places) {
      it(`${what} says so, and opens after Retry once it is back [APP-20]`, async () => {
        await Promise.all(
          SCREENS.map(async ([, size]) => {
            const page = await visitor(people, size, product.origin, who()?.token)
            const back = await away(page)
            await page.goto(path())
            const failed = page
              .getByRole('alert')
              .filter({ has: page.getByRole('button', { name: 'Retry' }) })
              .first()
            await failed.filter({ hasText: 'Check your connection, then try again.' }).waitFor()
            await back()
            await failed.getByRole('button', { name: 'Retry' }).click()
            await page.getByRole('button', { name: button }).first().waitFor()
          }),
        )
      })
    }

    it('the last step of a check-in keeps what was typed, and gets in once it is back [APP-20]', async () => {
      const page = await atPhotoStep('Zoe')
      await takePhoto(page)
      await page.getByLabel('I agree to the terms').check()
      const back = await away(page)
      await page.getByRole('button', { name: 'Continue to the Session' }).click()
      await page.getByRole('alert').filter({ hasText: 'Check your connection, then try again.' }).waitFor()
      await back()
      await page.getByRole('button', { name: 'Continue to the Session' }).click()
      await page.waitForURL('**/message/*')
    })
  })
})
