import { addComment, commentOnRecord, getPage } from '@callboard/posting/contract'
import { addTakeComment } from '@callboard/review/contract'
import { expect } from 'chai'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { openView } from '../../drivers/ui/posting-page.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** Looked at, of a page at rest. */
const FRAMES = 120

describe('the cards of a posting page', () => {
  const product = productInBrowser({ asked: /503|list-comments/ })

  /** A page whose first talent has a comment. */
  async function commented() {
    const scene = await castingScene(product.origin)
    const director = await signIn(product.origin, 'director')
    const { posting } = scene.places
    const { groups } = await director.call(getPage, { id: posting })
    const about = { page_id: posting, ref_id: groups[0]!._id, to_user: groups[0]!.records[0]!._id }
    await director.call(addComment, { ...about, content: 'Warm, and quick' })
    return { scene, director, about }
  }

  it('show headshots and comments when the viewer wants them, live, and keep it in the address [PST-03]', async () => {
    const { scene, director, about } = await commented()

    const desk = await product.arrive(DESK, scene.director)
    await desk.goto(scene.posting)
    await openView(desk)
    await desk.getByRole('switch', { name: 'Comments inline' }).check()
    const comments = desk.getByRole('list', { name: /^Comments on / })
    await comments.getByText('Warm, and quick').waitFor()
    await director.call(addComment, { ...about, content: 'Ask her again' })
    await comments.getByText('Ask her again').waitFor()
    await desk.getByRole('switch', { name: 'Show headshots' }).check()
    await desk.getByRole('img', { name: /^Ana / }).waitFor()
    await desk.reload()
    await comments.getByText('Warm, and quick').waitFor()
    await openView(desk)
    await desk.getByRole('switch', { name: 'Comments inline' }).uncheck()
    await comments.waitFor({ state: 'detached' })
  })

  it('are at rest once their comments are shown [PST-03]', async () => {
    const { scene } = await commented()
    const desk = await product.arrive(DESK, scene.director)
    await desk.goto(`${scene.posting}?show=comments`)
    await desk.getByText('Warm, and quick').waitFor()
    // React draws in tasks that it sends to itself through a port.
    const tasks = await desk.evaluate(
      (frames) =>
        new Promise<number>((resolve) => {
          const { postMessage } = MessagePort.prototype
          let [sent, left] = [0, frames]
          MessagePort.prototype.postMessage = function (this: MessagePort, ...given: [unknown]) {
            sent += 1
            return postMessage.apply(this, given)
          }
          const look = () => {
            left -= 1
            if (left === 0) resolve(sent)
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        }),
      FRAMES,
    )
    expect(tasks, 'tasks, of one for each frame where it never rests').to.be.below(FRAMES / 2)
  })

  detail('show what the office wrote once staff open that to clients [PST-03]', async () => {
    const scene = await castingScene(product.origin)
    const director = await signIn(product.origin, 'director')
    const { uri, posting, link } = scene.places
    const { groups } = await director.call(getPage, { id: posting })
    const { videos, records } = groups[0]!
    await director.call(addTakeComment, { id: videos[0]!._id, comment: 'Watch the smile', second: 1 })
    await director.call(commentOnRecord, { id: records[0]!._id, content: 'Our first choice' })
    const client = await signIn(product.origin, 'client')
    const phone = await product.arrive(PHONE, client.token!)
    await phone.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
    await openView(phone)
    await phone.getByRole('switch', { name: 'Show headshots' }).waitFor()
    expect(await phone.getByRole('switch', { name: 'Session comments inline' }).count()).to.equal(0)

    const desk = await product.arrive(DESK, scene.director)
    await desk.goto(scene.posting)
    await openView(desk)
    await desk.getByRole('switch', { name: 'Clients see session comments' }).check()
    await desk.getByRole('switch', { name: 'Clients see CD comments' }).check()
    await desk.getByRole('switch', { name: 'Session comments inline' }).waitFor()
    await phone.getByRole('switch', { name: 'Session comments inline' }).check()
    const comments = phone.getByRole('list', { name: /^Comments on / })
    await comments.getByText('Watch the smile').waitFor()
    expect(await comments.getByText('Our first choice').count()).to.equal(0)
    await phone.getByRole('switch', { name: 'CD comments inline' }).check()
    await comments.getByText('Our first choice').waitFor()
    await phone.keyboard.press('Escape')
    await phone.getByRole('listitem').getByRole('button', { name: /Ana/ }).click()
    const beside = phone.getByRole('region', { name: 'From the casting office' })
    await beside.getByText('0:01 Watch the smile').waitFor()
    await beside.getByText('Our first choice').waitFor()
    await phone.goBack()
    await desk.getByRole('switch', { name: 'Clients see session comments' }).uncheck()
    await comments.getByText('Watch the smile').waitFor({ state: 'detached' })
    await comments.getByText('Our first choice').waitFor()
    // What the office writes meanwhile comes by itself.
    await director.call(commentOnRecord, { id: records[0]!._id, content: 'Still our first choice' })
    await comments.getByText('Still our first choice').waitFor()
  })

  detail('say that their comments could not be loaded, and load them when asked again [PST-03]', async () => {
    const { scene } = await commented()
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
