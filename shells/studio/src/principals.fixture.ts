import { randomUUID } from 'node:crypto'
import { CreateUser } from '@callboard/accounts'
import { captchaChallenge, login } from '@callboard/accounts/contract'
import { Actor, dayIn, type UserType } from '@callboard/core'
import { type Endpoint, requestOf } from '@callboard/core/http-contract'
import { solvedChallenge } from '@callboard/core/testing'
import { checkIn, getCheckInPage, uploadCheckInPhoto } from '@callboard/lobby/contract'
import { DEFAULT_ZONE } from '@callboard/projects/contract'
import type { TemporaryStudio } from './testing-studio.fixture.ts'

export const PASSWORD = 'a long enough secret'

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: each test reads the reply of the call it made
  readonly body: any
}

/** Calls an endpoint with the given fields, right or wrong. */
export async function ask(
  origin: string,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  token: string | null,
): Promise<Answer> {
  const { address, body } = requestOf(endpoint, input)
  const headers = new Headers()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body && 'json' in body) headers.set('content-type', 'application/json')
  // As the web app does.
  if (endpoint.method !== 'GET') headers.set('idempotency-key', randomUUID())
  const response = await fetch(origin + address, {
    method: endpoint.method,
    headers,
    redirect: 'manual',
    body: body && ('json' in body ? JSON.stringify(body.json) : (body.file as Blob)),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, body: isJson && text ? JSON.parse(text) : text || undefined }
}

/** Passes the bot check. @returns the answer, good for one call */
export async function passBotCheck(origin: string): Promise<string> {
  return await solvedChallenge((await ask(origin, captchaChallenge, {}, null)).body.challenge)
}

/** Makes an account and signs it in. @returns its bearer token and id */
export async function newPrincipal({ studio, origin }: TemporaryStudio, type: UserType, name: string) {
  const email = `${name}@example.com`
  const account = await studio.container.get(CreateUser).run(Actor.system('test'), {
    email,
    password: PASSWORD,
    user_type: type,
    first_name: name,
    last_name: 'Example',
  })
  const { body } = await ask(origin, login, { email, password: PASSWORD }, null)
  return { id: account._id, email, token: body.token as string }
}

const GREY =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q=='
export const photo = () => new Blob([Buffer.from(GREY, 'base64')], { type: 'image/jpeg' })

const DAY_MS = 86_400_000

/** Today and tomorrow of the default zone: check-in is open, and stays open when midnight passes. */
export function openDates() {
  const today = dayIn(DEFAULT_ZONE, new Date())
  const tomorrow = new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 10)
  return [today, tomorrow].map((date) => ({ date, start_time: '10:00', location_type: 'Virtual' }))
}

/** Checks a talent in. @returns the record and the key of the talent's own page */
export async function checkSomebodyIn(
  origin: string,
  session: { readonly uri: string; readonly session: string },
  name: string,
): Promise<{ record_id: string; page_key: string }> {
  const page = await ask(origin, getCheckInPage, session, null)
  const { ticket } = page.body
  const stored = await ask(origin, uploadCheckInPhoto, { ticket, file: photo() }, null)
  const fields = {
    ticket,
    first_name: name,
    last_name: 'Example',
    email: `${name}@example.com`,
    phone: '(310) 555-0142',
    role: 'Barista',
    photo: stored.body.photo,
    terms: true,
    captcha: await passBotCheck(origin),
  }
  const { status, body } = await ask(origin, checkIn, fields, null)
  if (status !== 200 && status !== 201)
    throw new Error(`Check-in answered ${status}: ${JSON.stringify(body)}`)
  return body
}
