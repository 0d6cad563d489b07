import { Actor } from '@callboard/core'
import { createSession, DEFAULT_ZONE, type SessionView } from '@callboard/projects/contract'
import {
  beginSelfTape,
  completeUpload,
  confirmUploadPart,
  sendUploadPoster,
  uploadPartAddresses,
} from '@callboard/review/contract'
import { type DemoOffice, demoDay, demoTime, SELF_TAPES } from '../demo-office.ts'
import { SOFIA } from '../demo-people.ts'
import { posterOf, recordingOf, sha256Of } from './recordings.ts'

const FILE = { name: 'Sofia Duarte, Barista.webm', type: 'video/webm' } as const

async function selfTapes(office: DemoOffice): Promise<SessionView> {
  const project = await office.project()
  if (!project) throw new Error('The demo project is missing.')
  const managers = [(await office.actor('manager')).userId]
  return (
    (await office.session(SELF_TAPES)) ??
    (await office.run(createSession, await office.actor('director'), {
      name: SELF_TAPES,
      studio: project._id,
      time_zone: DEFAULT_ZONE,
      dates: [{ date: demoDay(0), start_time: demoTime(120), location_type: 'Video Submission', managers }],
    }))
  )
}

/** A talent who sent a video instead of coming. */
export async function sendSelfTape(office: DemoOffice): Promise<void> {
  const session = await selfTapes(office)
  if ((await office.arrivals(session._id)).has(SOFIA.portrait)) return
  const ticket = await office.ticket(session)
  if (!ticket) throw new Error('Check-in of the demo self-tapes is not open.')
  const bytes = await recordingOf(SOFIA.portrait)
  const talent = Actor.anonymous
  const { upload, key } = await office.run(beginSelfTape, talent, { ticket, ...FILE, size: bytes.length })
  const own = { id: upload._id, key }
  const { addresses } = await office.run(uploadPartAddresses, talent, { ...own, parts: [1] })
  for (const { url } of addresses) await office.put(url, bytes, FILE.type)
  await office.run(confirmUploadPart, talent, { ...own, part: 1, sha256: sha256Of(bytes) })
  await office.run(sendUploadPoster, talent, { ...own, file: await posterOf(SOFIA.portrait) })
  await office.run(completeUpload, talent, own)
  await office.checkIn(session, SOFIA, { ticket, videos: [key] })
}
