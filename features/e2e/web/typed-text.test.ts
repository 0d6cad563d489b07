import { createProject, getProjectByUri } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** As long as a project's name may be, without a place to break it. */
const LONG_NAME = 'Northlight'.repeat(20)

describe('typed text', () => {
  const product = productInBrowser()
  let scene: CastingScene
  let page: Page

  const dialog = () => page.getByRole('dialog', { name: 'New project' })
  const name = () => dialog().getByLabel('Project name')
  const comment = () => page.getByRole('textbox', { name: 'Comment' })

  before(async () => {
    scene = await castingScene(product.origin)
  })

  async function startProject(): Promise<void> {
    await page.goto('/')
    await page.getByRole('button', { name: '+ Create Project' }).click()
    await dialog().waitFor()
  }

  detail('as a role of spaces makes no chip and does not keep the project from being made', async () => {
    page = await product.arrive(DESK, scene.director)
    await startProject()
    await name().fill('Kettle spot')
    const roles = dialog().getByLabel('Roles')
    await roles.fill('  Driver ')
    await roles.press('Enter')
    await roles.fill('   ')
    await name().focus()
    await dialog().getByText('Driver', { exact: true }).waitFor()
    const uri = await dialog().getByLabel('Uri').inputValue()
    await dialog().getByRole('button', { name: 'Create' }).click()
    await dialog().waitFor({ state: 'detached' })
    const made = await (await signIn(product.origin, 'director')).call(getProjectByUri, { uri })
    expect(made.project_roles).to.deep.equal(['Driver'])
  })

  detail(
    'as a role that was not added yet is made with the project, by one press of its button',
    async () => {
      page = await product.arrive(DESK, scene.director)
      await startProject()
      await name().fill('Lantern spot')
      await page.waitForFunction(() =>
        document.querySelector<HTMLInputElement>('[name=uri]')?.value.startsWith('lantern-spot-'),
      )
      const uri = await dialog().getByLabel('Uri').inputValue()
      const roles = dialog().getByLabel('Roles', { exact: true })
      await roles.fill('Keeper')
      await roles.press('Enter')
      await dialog().getByRole('button', { name: 'Remove Keeper' }).waitFor()
      await roles.fill('Sailor')
      // Pressed and let go at one place, as a finger does.
      await dialog().getByRole('button', { name: 'Create' }).hover()
      await page.mouse.down()
      await page.mouse.up()
      await dialog().waitFor({ state: 'detached' })
      const made = await (await signIn(product.origin, 'director')).call(getProjectByUri, { uri })
      expect(made.project_roles).to.deep.equal(['Keeper', 'Sailor'])
    },
  )

  it('of a new project is there again after a reload, until it is discarded', async () => {
    page = await product.arrive(DESK, scene.director)
    await startProject()
    await name().fill('Kettle spot')
    await page.reload()
    await page.getByRole('button', { name: '+ Create Project' }).click()
    await page.getByText('What you typed before is back.').waitFor()
    expect(await name().inputValue()).to.equal('Kettle spot')
    await dialog().getByRole('button', { name: 'Discard it' }).click()
    expect(await name().inputValue()).to.equal('')
    await page.reload()
    await page.getByRole('button', { name: '+ Create Project' }).click()
    await dialog().waitFor()
    expect(await name().inputValue()).to.equal('')
  })

  detail('of a new project that an older version of the form kept makes the project', async () => {
    page = await product.arrive(DESK, scene.director)
    await startProject()
    await name().fill('Ladder spot')
    await page.evaluate(() => {
      for (const [key, kept] of Object.entries(sessionStorage)) {
        if (!key.startsWith('callboard-draft:')) continue
        const { typed, ...rest } = JSON.parse(kept)
        const { typedRole, ...older } = typed
        sessionStorage.setItem(key, JSON.stringify({ ...rest, typed: older }))
      }
    })
    await page.reload()
    await page.getByRole('button', { name: '+ Create Project' }).click()
    await page.getByText('What you typed before is back.').waitFor()
    await dialog().getByRole('button', { name: 'Create' }).click()
    await dialog().waitFor({ state: 'detached' })
  })

  detail('of a new time frame is there again after a reload', async () => {
    page = await product.arrive(DESK, scene.director)
    const frame = page.getByRole('dialog', { name: 'Add time frame' })
    const frameName = frame.getByLabel('Time Frame Name')
    const open = page.getByRole('button', { name: 'Add time frame' })
    await page.goto(scene.schedule)
    await open.click()
    await frameName.fill('Late afternoon')
    await page.reload()
    await open.click()
    await frame.getByText('What you typed before is back.').waitFor()
    expect(await frameName.inputValue()).to.equal('Late afternoon')
    await frame.getByRole('button', { name: 'Cancel' }).click()
    await open.click()
    await frameName.waitFor()
    expect(await frameName.inputValue(), 'the proposed name').to.equal('Morning 2')
  })

  it('as a comment is there again after a reload, and gone when it is sent', async () => {
    page = await product.arrive(PHONE, scene.director)
    await page.goto(scene.posting)
    await page.locator('.take-card-root').first().click()
    await comment().fill('The second take is the one.')
    await page.reload()
    await page.waitForFunction(
      (words) => document.querySelector<HTMLTextAreaElement>('[aria-label=Comment]')?.value === words,
      'The second take is the one.',
    )
    await page.getByRole('button', { name: 'Add comment' }).click()
    await page.getByRole('listitem').getByText('The second take is the one.').waitFor()
    await page.reload()
    await page.getByRole('listitem').getByText('The second take is the one.').waitFor()
    expect(await comment().inputValue()).to.equal('')
  })

  for (const [where, screen, at, field] of [
    ['a posting page', PHONE, () => scene.posting, 'Comment'],
    ['the review', DESK, () => scene.review, 'Comment on this take'],
  ] as const)
    it(`as a comment on ${where} outlives its tab [FBK-01]`, async () => {
      page = await product.arrive(screen, scene.director)
      const written = () => page.getByRole('textbox', { name: field, exact: true })
      const open = async () => {
        await page.goto(at())
        await page.locator('.take-card-root').first().click()
        await written().waitFor()
      }
      await open()
      await written().fill('The blue one.')
      const browser = page.context()
      await page.close()
      page = await browser.newPage()
      await open()
      expect(await written().inputValue()).to.equal('The blue one.')
      await written().fill('')
    })

  detail('while a comment is on its way stays, without what was sent', async () => {
    page = await product.arrive(DESK, scene.director)
    await page.goto(scene.posting)
    await page.locator('.take-card-root').first().click()
    await comment().fill('First thought')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/fbkc/comment', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Add comment' }).click()
    await comment().pressSequentially(', and another')
    held.resolve()
    // A moment of the take stands before the words where the take was there already.
    await page.getByText(/First thought$/).waitFor()
    await until(
      'the rest stands alone',
      () => comment().inputValue(),
      (words) => words === ', and another',
    )
    await comment().fill('')
  })

  detail(
    'of more letters than a comment or a message takes is refused in words, and nothing of it is cut',
    async () => {
      const long = 'x'.repeat(2_001)
      page = await product.arrive(DESK, scene.director)
      await page.goto(scene.posting)
      await page.locator('.take-card-root').first().click()
      await comment().fill(long)
      await page.getByRole('button', { name: 'Add comment' }).click()
      await page.getByText('At most 2000 characters').waitFor()
      expect(await comment().inputValue()).to.equal(long)
      await page.goto(scene.live)
      const message = page.getByRole('textbox', { name: 'Message' })
      await message.fill(long)
      await message.press('Enter')
      await page.getByText('At most 2000 characters').waitFor()
      expect(await message.inputValue()).to.equal(long)
    },
  )

  for (const [screen, viewport] of [
    ['a desk', DESK],
    ['a phone', PHONE],
  ] as const)
    detail(`as the longest name of a project does not make its list wider than ${screen}`, async () => {
      const director = await signIn(product.origin, 'director')
      const project = await director.call(createProject, { name: LONG_NAME, project_roles: [] })
      page = await product.arrive(viewport, scene.director)
      await page.goto(`/?studio=${project._id}`)
      await page.getByText(LONG_NAME).first().waitFor()
      const wider = await page.evaluate(() => {
        const list = document.querySelector('.project-card-list')
        return [document.documentElement, list].map(
          (box) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0),
        )
      })
      expect(wider).to.deep.equal([0, 0])
    })
})
