import { expect } from 'chai'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { expectPlaying, seek } from '../../drivers/ui/video.ts'
import { DESK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { type StoredInS3, startStoredInS3 } from '../support/stored-in-s3.ts'

describe('a take whose file is in a bucket', () => {
  let place: StoredInS3

  before(async () => {
    place = await startStoredInS3()
  })
  after(() => place?.stop())
  const product = productInBrowser({
    product: {
      get origin() {
        return place.product.origin
      },
      expectNoServerFault: () => place.product.expectNoServerFault(),
    },
  })

  it('plays and is sought on its posting page; each of its addresses is one of the product [PST-08]', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK)
    const { uri, link, posting } = scene.places
    await page.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
    await page.locator('.take-card-root').first().click()
    const video = page.locator('video').first()
    await video.waitFor()
    await video.evaluate((element: HTMLVideoElement) => void element.play())
    const duration = await expectPlaying(video)
    const asked = await video.evaluate(({ src }: HTMLVideoElement) => new URL(src, location.href).href)
    expect(asked).to.match(new RegExp(`^${product.origin}/held/videos/`))
    await seek(video, duration / 2)
    const pictures = await page
      .locator('img')
      .evaluateAll((shown) =>
        (shown as HTMLImageElement[])
          .filter(({ complete }) => complete)
          .map(({ naturalWidth }) => naturalWidth),
      )
    expect(pictures.every((width) => width > 0)).to.equal(true)
  })
})
