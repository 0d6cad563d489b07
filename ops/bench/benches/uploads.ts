import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addToGroup } from '@callboard/lobby/contract'
import { UPLOAD_PART_BYTES } from '@callboard/review/contract'
import { GroupUpload, putTo } from '../../../features/drivers/http/group-upload.ts'
import { prepareCheckIn, signIn, startSession } from '../../../features/drivers/http/office.ts'
import { startEmbedded } from '../../../features/peers/embedded.ts'
import type { BenchContext } from '../context.ts'
import { compared, type Figure } from '../measure/figure.ts'

const PARTS = 16
const BYTES = PARTS * UPLOAD_PART_BYTES
const LIMIT = 1.4

/** PER-10: files that an embedded install takes itself, against a server that does nothing but write them. */
export async function uploads(context: BenchContext): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-uploads-'))
  const studio = await startEmbedded({ CALLBOARD_CHECK_REPLIES: 'false' })
  try {
    const floor = await context.floor('put-server.ts', folder)
    const director = await signIn(studio.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const onboard = { uri: session.studio_uri, session: session._id }
    const arrival = await prepareCheckIn(studio.origin, onboard, 'Ana', 'Barista')
    const group = (await director.call(addToGroup, { id: (await arrival.submit()).record_id }))._id
    const file = randomBytes(BYTES)

    const timed = (work: (upload: GroupUpload) => Promise<unknown>) => async () => {
      const upload = await GroupUpload.begin(studio.origin, director, group, 'take.mp4', file)
      const began = performance.now()
      await work(upload)
      return performance.now() - began
    }
    const bare = timed(async (upload) => {
      for (const part of upload.parts) await stored(await putTo(new URL(floor.origin), upload.part(part)))
    })
    const put = timed(async (upload) => {
      for (const part of upload.parts) await stored(await upload.put(part))
    })
    // The sender's own digests are no work of the store.
    const digests = new Map<number, string>()
    const whole = timed(async (upload) => {
      for (const part of upload.parts) {
        await stored(await upload.put(part))
        await upload.confirm(part, digests.get(part))
      }
    })
    for (let part = 1; part <= PARTS; part += 1) {
      const bytes = file.subarray((part - 1) * UPLOAD_PART_BYTES, part * UPLOAD_PART_BYTES)
      digests.set(part, createHash('sha256').update(bytes).digest('hex'))
    }
    const titles = { id: 'PER-10', unit: 'ms' } as const
    const size = `${BYTES / 1024 ** 2} MiB`
    return [
      await compared({ ...titles, name: `${size} to the embedded store, in parts`, limit: LIMIT }, bare, put),
      await compared(
        { ...titles, name: `${size}, each part confirmed by its SHA-256`, limit: null },
        bare,
        whole,
      ),
    ]
  } finally {
    await studio.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function stored(answer: Response): Promise<void> {
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`A part was answered with ${answer.status}.`)
}
