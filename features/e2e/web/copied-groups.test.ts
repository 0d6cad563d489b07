import { createSession } from '@callboard/projects/contract'
import { getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { addSecondGroup, type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { finishCurrentGroup } from '../../drivers/http/finish-group.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('groups of a review that go to another session', () => {
  const product = productInBrowser({ asked: /422 .*copy-groups-to-session/ })
  let scene: CastingScene
  let director: ApiClient

  before(async () => {
    scene = await castingScene(product.origin)
    await addSecondGroup(product.origin, scene)
    director = await signIn(product.origin, 'director')
  })

  const review = async () => {
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    await page.getByRole('list', { name: 'Groups' }).getByRole('listitem').nth(1).waitFor()
    return page
  }

  detail(
    'are not copied where the project has no other session, and the dialog says so [REV-07]',
    async () => {
      const page = await review()
      await page.keyboard.press('a')
      await page.getByRole('button', { name: 'More for the selected groups' }).click()
      await page.getByRole('menuitem', { name: 'Copy to session' }).click()
      await page.getByText('No sessions available').waitFor()
    },
  )

  it('stay while one is in front of the camera; finished, they play in the other review [REV-07]', async () => {
    const { session: here } = await director.call(getReview, { session: scene.session })
    const callbacks = await director.call(createSession, {
      studio: here.studio,
      name: 'Callbacks',
      time_zone: ZONE,
      dates: [{ date: dayFromToday(1), start_time: '10:00', location_type: 'Virtual' }],
    })
    const page = await review()
    await page.keyboard.press('a')
    await page.keyboard.press('Shift+C')
    const dialog = page.getByRole('dialog', { name: 'Copy to a different session' })
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await dialog.getByText('in front of the camera').waitFor()
    await finishCurrentGroup(director, scene.session)
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.getByText('2 groups copied to Callbacks.').waitFor()
    const [there] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Open its review' }).click(),
    ])
    await there.getByRole('heading', { name: 'Callbacks', level: 1 }).waitFor()
    const wall = there.getByRole('list', { name: 'Groups' })
    await wall.getByRole('listitem').nth(1).getByText('Cai Example').waitFor()
    await wall
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /Ana Example/ })
      .first()
      .click()
    await there.waitForFunction(() => (document.querySelector('video')?.duration ?? 0) > 0)
    const { groups } = await director.call(getReview, { session: callbacks._id })
    expect(groups.map(({ videos }) => videos.length)).to.deep.equal([1, 1])
  })
})
