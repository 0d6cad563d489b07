import { getLobby, openDemoPhone } from '@callboard/lobby/contract'
import { listPostings } from '@callboard/posting/contract'
import { listProjects, listSessions } from '@callboard/projects/contract'
import type { Page } from 'playwright-core'
import type { ApiClient } from '../drivers/http/api-client.ts'
import { signIn, signUpTalent } from '../drivers/http/office.ts'
import { Actor } from './actor.ts'
import { Camera } from './camera.ts'
import type { Shot } from './cut.ts'

/** Opens the pages of the people in the film. */
export interface Stage {
  readonly origin: string
  desk(token: string): Promise<Page>
  phone(token?: string): Promise<Page>
  /** Keeps a picture of a page for the README. */
  keep(page: Page, name: 'live-room' | 'status-page' | 'posting-page'): Promise<void>
}

/** The demo, and what of it the film shows. */
interface Scene {
  readonly stage: Stage
  readonly director: ApiClient
  readonly manager: ApiClient
  readonly project: string
  readonly uri: string
  readonly session: string
  readonly tomorrow: string
}

type Act = (scene: Scene) => Promise<readonly Shot[]>

async function filmed(actor: Actor, act: () => Promise<void>): Promise<Shot> {
  const camera = await Camera.on(actor.page)
  await act()
  await actor.look(1)
  return await camera.stop()
}

async function at(page: Page, path: string): Promise<Actor> {
  const actor = await Actor.at(page)
  await page.goto(path)
  return actor
}

const button = ({ page }: Actor, name: string | RegExp) => page.getByRole('button', { name, exact: true })

const makeProject: Act = async ({ stage, director }) => {
  const actor = await at(await stage.desk(director.token!), '/')
  const { page } = actor
  await button(actor, '+ Create Project').waitFor()
  return [
    await filmed(actor, async () => {
      await actor.look(1)
      await actor.press(button(actor, '+ Create Project'))
      await actor.write(page.getByLabel('Project name'), 'Harbour Lights')
      await actor.write(page.getByLabel('Roles', { exact: true }), 'Captain')
      await page.keyboard.press('Enter')
      await actor.look(0.4)
      await page.keyboard.type('Deckhand', { delay: 55 })
      await page.keyboard.press('Enter')
      await actor.look()
      await actor.press(button(actor, 'Create'))
      await page.getByText('Harbour Lights', { exact: true }).first().waitFor()
    }),
  ]
}

const addSession: Act = async ({ stage, director, uri, session }) => {
  const actor = await at(await stage.desk(director.token!), `/session/${uri}/edit/${session}`)
  const { page } = actor
  await page.getByLabel('Session name').waitFor()
  return [
    await filmed(actor, async () => {
      await actor.look(1.2)
      await page.mouse.wheel(0, 320)
      await actor.look(2)
      await page.mouse.wheel(0, 420)
      await actor.look(2)
      await actor.press(button(actor, '+ Add Date'))
      await actor.look(1.5)
    }),
  ]
}

const bookTime: Act = async ({ stage, uri, session, tomorrow }) => {
  const talent = await signUpTalent(stage.origin, 'Vera')
  const actor = await at(await stage.phone(talent.token!), `/schedule/${uri}/${session}/${tomorrow}`)
  const { page } = actor
  await page.getByRole('radiogroup', { name: 'Role' }).waitFor()
  return [
    await filmed(actor, async () => {
      await actor.look(1)
      await actor.press(page.getByRole('radiogroup', { name: 'Role' }).getByRole('radio').first())
      await actor.press(
        page
          .getByRole('radiogroup', { name: /^Times on/ })
          .getByRole('radio', { disabled: false })
          .nth(2),
      )
      await actor.press(button(actor, /^Confirm/).first())
      await actor.press(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }))
      await page.getByText('Appointment Confirmed').waitFor()
      await actor.look(1)
    }),
  ]
}

const checkIn: Act = async ({ stage, uri, session }) => {
  const actor = await at(await stage.phone(), `/onboard/${uri}/${session}`)
  const { page } = actor
  await button(actor, 'Check in').waitFor()
  const shot = await filmed(actor, async () => {
    await actor.look(1)
    await actor.press(button(actor, 'Check in'))
    await actor.write(page.getByLabel('First name'), 'Vera')
    await actor.write(page.getByLabel('Last name'), 'Okonjo')
    await actor.write(page.getByLabel('Email'), 'vera@callboard.test')
    await actor.write(page.getByRole('textbox', { name: 'Phone' }), '3105550142')
    await actor.press(button(actor, 'Next'))
    await actor.press(page.getByRole('radio').first())
    await actor.press(button(actor, 'Next'))
    await actor.press(button(actor, 'Take photo'))
    await page.getByRole('img', { name: 'You, today' }).waitFor()
    await actor.press(button(actor, 'Next'))
    await actor.press(page.getByLabel('I agree to the terms'))
    await actor.press(button(actor, 'Continue to the Session'))
    await page.getByText('Live, this page updates by itself').waitFor()
    await actor.look(1.5)
  })
  await stage.keep(page, 'status-page')
  return [shot]
}

/** The talent who was called in before the film begins. */
async function called({ manager, session }: Scene) {
  const { records } = await manager.call(getLobby, { id: session })
  const record = records.find(({ state }) => state === 'in_casting')
  if (!record) throw new Error('Nobody of the demo is called in.')
  const { page_key } = await manager.call(openDemoPhone, { id: record._id })
  return `/message/${record._id}#k=${page_key}`
}

/** Both ends of the room, which the next chapter goes on with. */
let room: { readonly staff: Actor; readonly phone: Actor } | undefined

const callIn: Act = async (scene) => {
  const { stage, manager, uri, session } = scene
  const staff = await at(await stage.desk(manager.token!), `/studio/${uri}/${session}`)
  await staff.page.getByRole('button', { name: 'Call next' }).waitFor()
  const phone = await at(await stage.phone(), await called(scene))
  await phone.page.getByText('It is your turn').waitFor()
  room = { staff, phone }
  return [
    await filmed(staff, async () => {
      await staff.look(3)
    }),
    await filmed(phone, async () => {
      await phone.look(1)
      await phone.press(button(phone, 'Join'))
      await phone.look(1)
      await phone.press(button(phone, 'Join now'))
      await phone.page.getByRole('toolbar', { name: 'Meeting controls' }).waitFor()
      await phone.look(1)
    }),
  ]
}

const record: Act = async ({ stage }) => {
  if (!room) throw new Error('Nobody is in the room.')
  const { staff } = room
  const { page } = staff
  const shot = await filmed(staff, async () => {
    await staff.look(1)
    await staff.press(button(staff, 'Record'))
    await page.getByRole('status', { name: /^Recording / }).waitFor()
    await staff.look(4)
    await staff.press(button(staff, 'Stop'))
    await page.getByRole('img', { name: /take 2/ }).waitFor()
    await staff.look(1)
  })
  await stage.keep(page, 'live-room')
  await room.phone.page.close()
  return [shot]
}

const review: Act = async ({ stage, director, uri, session }) => {
  const actor = await at(await stage.desk(director.token!), `/video/${uri}/${session}`)
  const { page } = actor
  const groups = page.getByRole('list', { name: 'Groups' })
  await groups.waitFor()
  return [
    await filmed(actor, async () => {
      await actor.look(1)
      await actor.press(groups.getByRole('button').first())
      await actor.look(2.5)
      await actor.press(
        page
          .getByRole('region', { name: /^Takes of/ })
          .getByRole('button', { name: /^(Like|Unlike)$/ })
          .first(),
      )
      await actor.look(1.5)
    }),
  ]
}

const answer: Act = async ({ stage, director, project, uri }) => {
  const { pages, links } = await director.call(listPostings, { id: project })
  const client = await signIn(stage.origin, 'client')
  const [page, link] = [pages[0]!._id, links[0]!._id]
  const actor = await at(await stage.desk(client.token!), `/posting-page-via-link/${uri}/${link}/${page}`)
  const groups = actor.page.getByRole('main').getByRole('button')
  await groups.first().waitFor()
  // Pictures and marks come after the cards.
  await actor.page.waitForLoadState('networkidle')
  await stage.keep(actor.page, 'posting-page')
  return [
    await filmed(actor, async () => {
      await actor.look(1.5)
      await actor.press(groups.filter({ hasText: 'Priya' }).first())
      await actor.look(2.5)
      await actor.press(actor.page.getByRole('article').getByRole('button', { name: /^Yes/ }).first())
      await actor.look(1.5)
    }),
  ]
}

/** One act for each chapter, in order. */
export const ACTS: readonly Act[] = [
  makeProject,
  addSession,
  bookTime,
  checkIn,
  callIn,
  record,
  review,
  answer,
]

/** The demo as the film finds it. */
export async function sceneOf(stage: Stage): Promise<Scene> {
  const director = await signIn(stage.origin, 'director')
  const manager = await signIn(stage.origin, 'manager')
  const { studios } = await director.call(listProjects, {})
  const project = studios[0]!
  const sessions = await director.call(listSessions, { id: project._id })
  const session = sessions.find(({ name }) => name === 'First round')!
  const { _id, studio_uri: uri, dates } = session
  return { stage, director, manager, project: project._id, uri, session: _id, tomorrow: dates[1]!._id }
}
