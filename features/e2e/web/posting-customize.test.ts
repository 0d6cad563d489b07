import { addComment, getPage } from '@callboard/posting/contract'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the cards of a posting page', () => {
  const product = productInBrowser({ asked: /503|list-comments/ })

  it('show headshots and comments when the viewer wants them, live, and keep it in the address [PST-03]', async () => {
    const scene = await castingScene(product.origin)
    const director = await signIn(product.origin, 'director')
    const { posting } = scene.places
    const { groups } = await director.call(getPage, { id: posting })
    const about = { page_id: posting, ref_id: groups[0]!._id, to_user: groups[0]!.records[0]!._id }
    await director.call(addComment, { ...about, content: 'Warm, and quick' })

    const desk = await product.arrive(DESK, scene.director)
    await desk.goto(scene.posting)
    await desk.getByRole('button', { name: 'Customize' }).click()
    await desk.getByRole('checkbox', { name: 'Comments inline' }).check()
    const comments = desk.getByRole('list', { name: /^Comments on / })
    await comments.getByText('Warm, and quick').waitFor()
    await director.call(addComment, { ...about, content: 'Ask her again' })
    await comments.getByText('Ask her again').waitFor()
    await desk.getByRole('checkbox', { name: 'Show headshots' }).check()
    await desk.getByRole('img', { name: /^Ana / }).waitFor()
    await desk.reload()
    await comments.getByText('Warm, and quick').waitFor()
    await desk.getByRole('checkbox', { name: 'Comments inline' }).uncheck()
    await comments.waitFor({ state: 'detached' })
  })

  it('say that their comments could not be loaded, and load them when asked again [PST-03]', async () => {
    const scene = await castingScene(product.origin)
    const director = await signIn(product.origin, 'director')
    const { posting } = scene.places
    const { groups } = await director.call(getPage, { id: posting })
    const about = { page_id: posting, ref_id: groups[0]!._id, to_user: groups[0]!.records[0]!._id }
    await director.call(addComment, { ...about, content: 'Warm, and quick' })
    const desk = await product.arrive(DESK, scene.director)
    let isDown = true
    await desk.route('**/fbkc/list-comments', (route) =>
      isDown ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    )
    await desk.goto(`${scene.posting}?show=comments`)
    const alert = desk.getByRole('alert').filter({ hasText: 'The comments could not be loaded.' })
    await alert.waitFor()
    isDown = false
    await alert.getByRole('button', { name: 'Retry' }).click()
    await desk
      .getByRole('list', { name: /^Comments on / })
      .getByText('Warm, and quick')
      .waitFor()
    await alert.waitFor({ state: 'detached' })
  })
})
