import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Actor } from '@callboard/core'
import {
  confirmPiece,
  finishTake,
  getReview,
  listTakes,
  PIECE_TYPE,
  POSTER_TYPE,
  pieceAddresses,
  type ReviewGroup,
  sendTakePoster,
  startTakes,
  type TakeView,
  takeStarted,
} from '@callboard/review/contract'
import type { DemoOffice } from '../demo-office.ts'

/** As a phone's browser names its recordings. */
const RECORDED = 'video/webm;codecs=h264,opus'
/** Names the one device of the demo, so that a start after a kill goes on with the takes that it claimed. */
const DEVICE = 'demo-device'
/** Milliseconds between two looks at videos that are being made. */
const LOOK = 250

/** A recording of a drawn talent who reads a line: five seconds, as Chromium records it. */
export const recordingOf = (portrait: string) => fileOf(`${portrait}.webm`)

/** The second of the recording that its picture shows, as the phone's browser takes it. */
export const posterOf = async (portrait: string) => ({
  contentType: POSTER_TYPE,
  bytes: await fileOf(`${portrait}.jpg`),
})

async function fileOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(join(import.meta.dirname, '../recordings', name)))
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

type TakeOfTalent = TakeView & { readonly record: string }

const isOfTalent = (take: TakeView): take is TakeOfTalent => take.record !== null

async function recordTake(office: DemoOffice, take: TakeOfTalent, portrait: string): Promise<void> {
  const device = Actor.talentPage(take.record, take.session)
  const bytes = await recordingOf(portrait)
  const own = { id: take._id, device: DEVICE }
  if (take.state === 'asked') await office.run(takeStarted, device, { ...own, mime_type: RECORDED })
  const { addresses } = await office.run(pieceAddresses, device, { ...own, from: 1, count: 1 })
  for (const { url } of addresses) await office.put(url, bytes, PIECE_TYPE)
  await office.run(confirmPiece, device, { ...own, piece: 1, size: bytes.length, sha256: sha256Of(bytes) })
  await office.run(sendTakePoster, device, { ...own, file: await posterOf(portrait) })
  await office.run(finishTake, device, { ...own, pieces: 1 })
}

/** The takes of a group in review. */
export async function groupInReview(
  office: DemoOffice,
  session: string,
  group: string,
): Promise<ReviewGroup | null> {
  const { groups } = await office.run(getReview, await office.actor('manager'), { session })
  return groups.find(({ _id }) => _id === group) ?? null
}

/**
 * Has everybody in the current group recorded until each has so many takes.
 * @param portraits of the members, by the ids of their check-ins
 */
export async function recordGroup(
  office: DemoOffice,
  where: { readonly session: string; readonly group: string; readonly end: AbortSignal },
  portraits: ReadonlyMap<string, string>,
  wanted: number,
): Promise<void> {
  const { session, group, end } = where
  const manager = await office.actor('manager')
  const takesOf = async () => {
    const { takes } = await office.run(listTakes, manager, { session })
    const open = takes.filter((take) => take.group === group)
    const videos = (await groupInReview(office, session, group))?.videos ?? []
    return { open, recorded: videos.length }
  }
  for (let { open, recorded } = await takesOf(); open.length > 0 || recorded < wanted * portraits.size; ) {
    end.throwIfAborted()
    const takes = open.length > 0 ? open : (await office.run(startTakes, manager, { session })).takes
    for (const take of takes.filter(isOfTalent)) await recordTake(office, take, portraits.get(take.record)!)
    ;({ open, recorded } = await takesOf())
  }
}

/** Waits until no video of a session is being made any more. @throws when it is ended before */
export async function videosMade(office: DemoOffice, session: string, end: AbortSignal): Promise<void> {
  const manager = await office.actor('manager')
  const isMaking = async () => {
    const { groups } = await office.run(getReview, manager, { session })
    return groups.some(({ videos }) => videos.some(({ state }) => state === 'processing'))
  }
  while (await isMaking()) await pause(LOOK, undefined, { signal: end })
}
