import { expect } from 'chai'
import { signIn } from '../../drivers/http/office.ts'
import { PHONE } from '../../support/browser.ts'
import { SessionDay } from '../realtime/session-day.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the sign-in sheet on a phone', () => {
  const product = productInBrowser()

  detail(
    'begins with its lines; date and head unfold, and stand on paper all the same [LOB-19]',
    async () => {
      const director = await signIn(product.origin, 'director')
      const day = await SessionDay.start(product.origin, director)
      await day.arrive('Ana')
      const page = await product.arrive(PHONE, director.token)
      await page.goto(`/sign-in-sheet/${day.session.studio_uri}/${day.id}`)
      const line = page.getByRole('row', { name: /Ana Example/ })
      await line.waitFor()
      const { y, height } = (await line.boundingBox())!
      expect(y + height).to.be.below((await page.getByRole('link', { name: 'Calendar' }).boundingBox())!.y)
      const advertiser = page.getByRole('textbox', { name: 'Advertiser' })
      const head = page.getByText('Casting representative')
      expect([await advertiser.isVisible(), await head.isVisible()]).to.deep.equal([false, false])
      await page.emulateMedia({ media: 'print' })
      expect(await head.isVisible()).to.equal(true)
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('button', { name: /Date, advertiser, product$/ }).click()
      await advertiser.waitFor()
      await head.waitFor()
    },
  )
})
