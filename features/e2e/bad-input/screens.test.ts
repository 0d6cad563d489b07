import type { SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { DESK, REFUSED, SCREENS } from '../../support/browser.ts'
import { UNKNOWN_ID } from '../../support/unknown-id.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { isSoak } from '../support/rounds.ts'
import { SUPPORT_EMAIL } from '../support/shared-product.ts'
import { pathOf } from './path-of.ts'

const INVALID_LINK =
  'This link is invalid. Try copying the link again and make sure there are no extra characters at the end.'

/** The words are the same on all of them. */
const WATCHED = isSoak ? SCREENS : ([['a desk', DESK]] as const)

describe('a screen that is asked for the wrong thing', () => {
  const product = productInBrowser({ asked: REFUSED })
  let director: ApiClient
  let client: ApiClient
  let talent: ApiClient
  let session: SessionView

  before(async () => {
    director = await signIn(product.origin, 'director')
    client = await signIn(product.origin, 'client')
    talent = await signIn(product.origin, 'talent')
    session = await startSession(director, ['Barista'])
  })

  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

  for (const [screen, size] of WATCHED) {
    describe(`on ${screen}`, () => {
      /** Pages of this test, one for each account and one for a visitor. */
      const pages = new Map<ApiClient | undefined, Page>()
      afterEach(() => pages.clear())

      const open = async (path: string, who?: ApiClient) => {
        const page = pages.get(who) ?? (await product.arrive(size, who?.token))
        pages.set(who, page)
        await page.goto(path)
        return page
      }

      detail('says which part of a check-in link leads nowhere, and where to write [CHK-03]', async () => {
        const support = { name: SUPPORT_EMAIL, exact: true }
        const page = await open(`/onboard/${session.studio_uri}/${UNKNOWN_ID}`)
        await page.getByText(INVALID_LINK).waitFor()
        expect(await page.getByRole('link', support).getAttribute('href')).to.equal(`mailto:${SUPPORT_EMAIL}`)
        await open(`/onboard/another/${session._id}`)
        await heading(page, 'No Studio found').waitFor()
        await page.getByRole('link', support).waitFor()
      })

      detail('says that a check-in link is invalid when something was added to it [CHK-03]', async () => {
        for (const extra of ['.', ')', '%20']) {
          const page = await open(`/onboard/${session.studio_uri}/${session._id}${extra}`)
          await page.getByText(INVALID_LINK).waitFor()
          await page.getByRole('link', { name: SUPPORT_EMAIL, exact: true }).waitFor()
        }
      })

      it('shows Not Found for ids that lead nowhere [APP-19]', async () => {
        const { studio_uri: uri, _id } = session
        for (const path of [
          `/video/${uri}/${UNKNOWN_ID}`,
          `/video/another/${_id}`,
          `/session/${uri}/edit/${UNKNOWN_ID}`,
          `/session/another/edit/${_id}`,
          '/session/another/edit/new',
          `/schedule/${uri}/${UNKNOWN_ID}/${UNKNOWN_ID}`,
          `/studio/${uri}/${UNKNOWN_ID}`,
          `/studio/another/${_id}`,
          `/session/another/edit/${_id}/schedule/${session.dates[0]!._id}`,
          `/schedule/another/${_id}/${session.dates[0]!._id}`,
          `/studios/another/sessions/${_id}/find-freelancer`,
        ]) {
          const page = await open(path, director)
          await heading(page, 'Not Found').waitFor()
        }
      })

      it('leads from a date that its session does not have to those that it has [APP-19] [SCH-14]', async () => {
        const { studio_uri: uri, _id, dates } = session
        for (const [path, who] of [
          [`/session/${uri}/edit/${_id}/schedule/`, director],
          [`/schedule/${uri}/${_id}/`, undefined],
        ] as const) {
          const page = await open(`${path}${UNKNOWN_ID}`, who)
          await heading(page, 'This date was removed').waitFor()
          for (const day of dates) await page.locator(`a[href="${path}${day._id}"]`).waitFor()
        }
      })

      detail('says that a status page opens with its own link', async () => {
        for (const path of [`/message/${UNKNOWN_ID}`, `/message/${UNKNOWN_ID}#k=made-up`]) {
          // An address that differs by its hash alone loads nothing on a page that is open.
          const page = await product.arrive(size)
          await page.goto(path)
          await heading(page, 'This page opens with its own link').waitFor()
        }
      })

      detail('shows Not Found with a way back for addresses that are none', async () => {
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

      it('shows Forbidden with a way home to accounts without the right [APP-03]', async () => {
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
        await page.getByRole('heading', { name: 'Your castings' }).waitFor()
        expect(pathOf(page)).to.equal('/')
      })

      detail('falls back to no parameters when a query string is malformed [APP-19]', async () => {
        const { studio_uri: uri, _id } = session
        for (const query of ['?%E0%A4%A', '?%', '?kiosk=%ZZ&&=&a[]=1', '?kiosk=true=false#%']) {
          const door = await open(`/onboard/${uri}/${_id}${query}`)
          await door.getByRole('button', { name: 'Check in', exact: true }).waitFor()
        }
        const room = await open(`/studio/${uri}/${_id}?test=%E0%A4%A&%`, director)
        await room.getByText(session.name).filter({ visible: true }).first().waitFor()
        const auth = await open('/auth?%E0%A4%A&%')
        await heading(auth, 'Sign in to Callboard').waitFor()
      })
    })
  }
})
