import { deleteVideo, getReview, updateVideos } from '@callboard/review/contract'
import { expect } from 'chai'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { addSecondGroup, castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('a take that is put away', () => {
  const product = productInBrowser()

  it('is archived by anybody, deleted by an admin who is asked, and comes back by Undo [REV-04] [REV-06] [REV-14]', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, (await signIn(product.origin, 'admin')).token)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const group = page.getByRole('region', { name: /^Takes of/ })
    await group.getByRole('button', { name: 'Archive video' }).click()
    const away = page.getByRole('region', { name: 'Archived or Deleted Groups' })
    await away.getByText('1 take archived').waitFor()
    const find = page.getByRole('searchbox', { name: 'Find talent' })
    await find.fill('zz')
    await away.waitFor({ state: 'detached' })
    await find.fill('')

    await away.getByRole('button', { name: 'Show archived takes' }).click()
    await page.getByText('archived take in 1 group').waitFor()
    await page.locator('.take-card-root').first().click()
    await group.getByRole('button', { name: 'More actions' }).click()
    await page.locator('[role="menu"]:focus-within').waitFor()
    const remove = page.getByRole('menuitem', { name: 'Delete video' })
    expect(await remove.getAttribute('aria-keyshortcuts')).to.equal('Delete')
    await page.keyboard.press('Escape')
    await remove.waitFor({ state: 'detached' })
    await page.keyboard.press('Delete')
    await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Nothing is archived').waitFor()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await group.getByRole('button', { name: 'Close group' }).click()
    await page.getByRole('tab', { name: /^Videos/ }).click()
    await away.getByText('1 take archived').waitFor()
  })

  it('is archived by its key on the way through the groups, and Undo leads back to it [REV-06] [REV-14]', async () => {
    const scene = await castingScene(product.origin)
    await addSecondGroup(product.origin, scene)
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const [ana, cai] = ['Ana', 'Cai'].map((name) =>
      page.getByRole('region', { name: new RegExp(`^Takes of ${name}`) }),
    )
    const undo = (name: string) =>
      page
        .getByRole('status')
        .filter({ hasText: `${name} Example, take 1 is archived.` })
        .getByRole('button', { name: 'Undo' })
    await ana!.getByText('1 of 2', { exact: true }).waitFor()
    await page.keyboard.press('e')
    await cai!.getByText('1 of 1', { exact: true }).waitFor()
    await undo('Ana').click()
    await ana!.getByText('1 of 2', { exact: true }).waitFor()

    await page.keyboard.press('ArrowDown')
    await cai!.getByText('2 of 2', { exact: true }).waitFor()
    await page.keyboard.press('e')
    await ana!.getByText('1 of 1', { exact: true }).waitFor()
    await page.keyboard.press('e')
    await ana!.waitFor({ state: 'detached' })
    await page.waitForURL((url) => !url.searchParams.has('group'))
    await undo('Ana').click()
    await ana!.getByText('1 of 1', { exact: true }).waitFor()
  })

  detail('is told away from the mark of an archive, whose buttons stay in reach [OPS-08]', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const group = page.getByRole('region', { name: /^Takes of/ })
    await group.waitFor()
    await page.keyboard.press('d')
    const dialog = page.getByRole('dialog', { name: 'Download Selected' })
    await dialog.getByRole('link', { name: 'Download' }).waitFor()
    await page.keyboard.press('Escape')
    await group.getByRole('button', { name: 'Archive video' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    const notice = page.getByRole('list', { name: 'Archives' }).getByRole('listitem')
    await notice.getByRole('link', { name: 'Download' }).waitFor()
    const [mark, toast] = [
      await notice.boundingBox(),
      await page.getByRole('status').filter({ has: undo }).boundingBox(),
    ]
    expect(mark!.y + mark!.height).to.be.at.most(toast!.y)
  })

  detail('by a colleague closes its open group with words, and leads to the next one [REV-06]', async () => {
    const scene = await castingScene(product.origin)
    await addSecondGroup(product.origin, scene)
    const colleague = new ApiClient(product.origin, (await signIn(product.origin, 'admin')).token)
    const takesOf = async (order: number) =>
      (await colleague.call(getReview, { session: scene.session })).groups
        .filter((group) => group.videos.length > 0)
        .sort((a, b) => a.order - b.order)
        [order]!.videos.map(({ _id }) => _id)
    const [first, second] = [await takesOf(0), await takesOf(1)]
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const open = page.getByRole('region', { name: /^Takes of/ })
    await open.getByText('1 of 2', { exact: true }).waitFor()
    await colleague.call(updateVideos, { ids: first, fields: { is_archived: true } })
    await page.getByText(/^Ana .*was archived\.$/).waitFor()
    await page.getByRole('region', { name: /^Takes of Cai/ }).waitFor()
    await open.getByText('1 of 1', { exact: true }).waitFor()

    await colleague.call(updateVideos, { ids: second, fields: { is_archived: true } })
    for (const id of second) await colleague.call(deleteVideo, { id })
    await page.getByText(/^Cai .*was (archived|deleted)\.$/).waitFor()
    await open.waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.has('group'), 'a group in the address').to.equal(false)
  })
})

describe('a take whose archiving is refused', () => {
  const product = productInBrowser({ asked: /409 \(Conflict\)/ })
  const ARCHIVING = /\/api\/videos\/[\da-f-]{36}$/

  detail('comes back into view [REV-06] [OPS-08]', async () => {
    const scene = await castingScene(product.origin)
    await addSecondGroup(product.origin, scene)
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const [ana, cai] = ['Ana', 'Cai'].map((name) =>
      page.getByRole('region', { name: new RegExp(`^Takes of ${name}`) }),
    )
    await ana!.getByText('1 of 2', { exact: true }).waitFor()
    let refuse = () => {}
    const isRefused = new Promise<void>((resolve) => {
      refuse = resolve
    })
    await page.route(ARCHIVING, async (route) => {
      await isRefused
      await route.fulfill({ status: 409, json: { error: 'conflict', message: 'Another office holds it.' } })
    })
    await page.keyboard.press('e')
    await cai!.getByText('1 of 1', { exact: true }).waitFor()
    refuse()
    await page.getByText(/^Ana Example, take 1 could not be archived/).waitFor()
    await ana!.getByText('1 of 2', { exact: true }).waitFor()

    await page.unroute(ARCHIVING)
    const colleague = new ApiClient(product.origin, (await signIn(product.origin, 'admin')).token)
    const { groups } = await colleague.call(getReview, { session: scene.session })
    const ids = groups.find(({ name }) => name.startsWith('Ana'))!.videos.map(({ _id }) => _id)
    await colleague.call(updateVideos, { ids, fields: { is_archived: true } })
    await page.getByText(/^Ana .*was archived\.$/).waitFor()
  })
})
