import { addLink, copyToPage, getPage } from '@callboard/posting/contract'
import { getProjectByUri } from '@callboard/projects/contract'
import { getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { PHONE } from '../../support/browser.ts'
import { DEMO_PASSWORD, demoEmail } from '../../support/demo-accounts.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('Back while signing in', () => {
  const product = productInBrowser()
  let scene: CastingScene
  let page: Page

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name })
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })

  before(async () => {
    scene = await castingScene(product.origin)
  })
  beforeEach(async () => {
    page = await product.arrive(PHONE)
    await page.goto('/book-a-demo')
    await page.goto('/login')
    await field('Email').fill(demoEmail('director'))
    await button('Continue with Email').click()
    await heading('Log In').waitFor()
  })

  it('goes one step back, keeps the address, and leaves from the first step', async () => {
    await page.getByText('Forgot password').click()
    await heading('Forgot Password').waitFor()
    await page.goBack()
    await heading('Log In').waitFor()
    await page.goBack()
    await heading('Sign in to Callboard').waitFor()
    await page.waitForFunction(
      (typed) => document.querySelector<HTMLInputElement>('[name=email]')?.value === typed,
      demoEmail('director'),
    )
    await page.goBack()
    await page.waitForURL('**/book-a-demo')
  })

  detail('is the effect of Prev, so that no step is gone through twice', async () => {
    await button('Prev').click()
    await heading('Sign in to Callboard').waitFor()
    await button('Continue with Email').click()
    await heading('Log In').waitFor()
    await button('Prev').click()
    await heading('Sign in to Callboard').waitFor()
    await page.goBack()
    await page.waitForURL('**/book-a-demo')
  })

  detail('leads a signed-in person out of the product past sign-in', async () => {
    await field('Password').fill(DEMO_PASSWORD)
    await button('Log In').click()
    await heading('Projects').waitFor()
    await page.goBack()
    await page.waitForURL('**/book-a-demo')
  })

  detail(
    'is no need of a visitor whose answer waits: an account leads to the take and sends it [PST-11]',
    async () => {
      const visitor = await product.arrive(PHONE)
      const { uri, link, posting } = scene.places
      await visitor.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
      await visitor.getByRole('listitem').getByRole('button', { name: /Ana/ }).click()
      const answers = visitor.getByRole('group', { name: /^Ana / })
      await answers.getByRole('button', { name: 'Maybe' }).click()
      await visitor.getByRole('button', { name: 'I have an account' }).click()
      await visitor.getByText('You come back to what you had open.', { exact: false }).waitFor()
      await visitor.getByRole('textbox', { name: 'Email' }).fill(demoEmail('client'))
      await visitor.getByRole('button', { name: 'Continue with Email' }).click()
      await visitor.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD)
      const sent = visitor.waitForResponse('**/api/fbkc/feedback')
      await visitor.getByRole('button', { name: 'Log In', exact: true }).click()
      expect((await sent).status()).to.equal(200)
      await answers.getByRole('button', { name: 'Maybe', pressed: true }).waitFor()
    },
  )

  detail('sends what was answered on another page of the link, too [PST-11]', async () => {
    const own = await castingScene(product.origin)
    const { uri, posting } = own.places
    const director = await signIn(product.origin, 'director')
    const { _id: studio } = await director.call(getProjectByUri, { uri })
    const { groups } = await director.call(getReview, { session: own.session })
    const copied = { session: own.session, groups: groups.map(({ _id }) => _id), new_page: 'Second' }
    const { _id: second } = await director.call(copyToPage, copied)
    const pages = { id: studio, name: 'Two pages', posting_pages: [posting, second] }
    const { _id: link } = await director.call(addLink, pages)
    const visitor = await product.arrive(PHONE)
    const answers = visitor.getByRole('group', { name: /^Ana / })
    for (const id of [posting, second]) {
      await visitor.goto(`/posting-page-via-link/${uri}/${link}/${id}`)
      await visitor.getByRole('listitem').getByRole('button', { name: /Ana/ }).click()
      await answers.getByRole('button', { name: 'Maybe' }).click()
    }
    await visitor.getByRole('button', { name: 'I have an account' }).click()
    await visitor.getByRole('textbox', { name: 'Email' }).fill(demoEmail('client'))
    await visitor.getByRole('button', { name: 'Continue with Email' }).click()
    await visitor.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD)
    await visitor.getByRole('button', { name: 'Log In', exact: true }).click()
    for (const id of [second, posting])
      await until(
        'the answer',
        () => director.call(getPage, { id }),
        ({ feedbacks }) => feedbacks.some(({ feedback }) => feedback === 'maybe'),
      )
  })

  detail('closes nothing twice: a dialog that is closed takes its steps along', async () => {
    await page.goto('/book-a-demo')
    await page.goto(scene.booking)
    await page
      .getByRole('radiogroup', { name: /^Times on/ })
      .getByRole('radio')
      .first()
      .click()
    await page.getByRole('button', { name: /^Confirm \d/ }).click()
    await field('Email').fill(demoEmail('talent'))
    await button('Continue with Email').click()
    await field('Password').waitFor()
    await page.goBack()
    await field('Email').waitFor()
    await button('Continue with Email').click()
    await field('Password').waitFor()
    await button('Close').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.waitForFunction(() => !history.state?.usr?.signIn)
    await page.goBack()
    await page.waitForURL('**/book-a-demo')
  })
})
