import { randomUUID } from 'node:crypto'
import { login, register, verifyToken } from '@callboard/accounts/contract'
import {
  actOnRecord,
  checkIn,
  getCheckInPage,
  getRecord,
  updateRecord,
  uploadCheckInPhoto,
} from '@callboard/lobby/contract'
import { bookSlot } from '@callboard/scheduling/contract'
import { passBotCheck } from '../../features/drivers/http/bot-check.ts'
import { waitingPhoto } from '../../features/support/photo.ts'
import type { CheckedIn, Ledger } from './ledger.ts'
import { type Office, ROLE } from './office.ts'
import { type PersistentClient, Refused } from './persistent-client.ts'

const newEmail = (who: string) => `${who}-${randomUUID()}@example.com`

async function arrive(
  visitor: PersistentClient,
  office: Office,
  ledger: Ledger,
  turn: number,
): Promise<CheckedIn> {
  const { ticket } = await visitor.call(getCheckInPage, { uri: office.uri, session: office.session })
  if (!ticket) throw new Error('Check-in is not open.')
  const { photo } = await visitor.call(uploadCheckInPhoto, { ticket, file: waitingPhoto() })
  const email = newEmail('ana')
  const phone = `+1310${6_000_000 + turn}`
  const { record_id } = await visitor.call(checkIn, {
    ticket,
    photo,
    email,
    first_name: 'Ana',
    last_name: 'Example',
    phone,
    role: ROLE,
    opt_in: true,
    terms: true,
    captcha: await passBotCheck(visitor),
  })
  const entry: CheckedIn = {
    kind: 'checked-in',
    recordId: record_id,
    email,
    phone,
    sagNumber: null,
    calledIn: false,
  }
  ledger.checkedIn.push(entry)
  return entry
}

/** A change by version: when the first try was done but its answer lost, the second meets its own work. */
async function change(
  director: PersistentClient,
  id: string,
  isDone: (record: { sagnumber: string | null; state: string }) => boolean,
  write: (version: number) => Promise<unknown>,
): Promise<void> {
  const { version } = await director.call(getRecord, { id })
  try {
    await write(version)
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 409) throw error
    if (!isDone(await director.call(getRecord, { id }))) throw error
  }
}

async function handle({ director }: Office, entry: CheckedIn): Promise<void> {
  const id = entry.recordId
  const sagnumber = randomUUID().slice(0, 8)
  await change(
    director,
    id,
    (record) => record.sagnumber === sagnumber,
    (version) => director.call(updateRecord, { id, version, sagnumber }),
  )
  entry.sagNumber = sagnumber
  await change(
    director,
    id,
    (record) => record.state === 'in_casting',
    (version) => director.call(actOnRecord, { id, action: 'call-in', version }),
  )
  entry.calledIn = true
}

async function signUp(visitor: PersistentClient, email: string) {
  const password = 'a long enough secret'
  const made = await visitor.call(register, {
    email,
    password,
    user_type: 'talent',
    first_name: 'Ben',
    last_name: 'Example',
    captcha: await passBotCheck(visitor),
  })
  // The account may have been made and only the answer lost.
  const { token } = made.token ? made : await visitor.call(login, { email, password })
  if (!token) throw new Error(`${email} has no account.`)
  const talent = visitor.signedIn(token)
  return { talent, id: (await talent.call(verifyToken, {})).user._id }
}

async function book(visitor: PersistentClient, office: Office, ledger: Ledger, turn: number): Promise<void> {
  const email = newEmail('ben')
  const { talent, id } = await signUp(visitor, email)
  const start = office.starts[turn % office.starts.length]
  if (start === undefined) throw new Error('There is no slot to book.')
  const appointment = await talent.call(bookSlot, {
    session: office.session,
    day: office.bookingDay,
    availability: office.frame,
    start_time: start,
    role: ROLE,
  })
  ledger.booked.push({ kind: 'booked', appointmentId: appointment._id, talentId: id, email })
}

/**
 * A round of the day: a talent checks in, is noted and called in; every third round another talent books a slot.
 * @param visitor from an address of its own
 */
export async function writeOnce(
  visitor: PersistentClient,
  office: Office,
  ledger: Ledger,
  turn: number,
): Promise<void> {
  await handle(office, await arrive(visitor, office, ledger, turn))
  if (turn % 3 === 0) await book(visitor, office, ledger, turn / 3)
}
