import { createHash } from 'node:crypto'
import { expect } from 'chai'
import { ApiError } from '../call/api-error.ts'
import type { KeptUpload, KeptUploads } from './kept-uploads.ts'
import { type ServerUpload, type UploadMachine, UploadQueue, type UploadServer } from './upload-queue.ts'

const PART = 4
const away = () => new ApiError({ status: 0, code: 'offline', message: 'Network error occurred' })
const refused = (status: number, code = 'upload_failed') =>
  new ApiError({ status, code, message: `Request failed: ${status} No` })
const sha256 = async (part: Blob) =>
  createHash('sha256')
    .update(new Uint8Array(await part.arrayBuffer()))
    .digest('hex')

/** A server that keeps what was put, and a line whose faults a test chooses. */
function world() {
  const uploads = new Map<string, { file: File; parts: Map<number, Blob>; state: ServerUpload['state'] }>()
  const put = new Map<string, Blob>()
  const faults: Record<'put' | 'confirm' | 'complete' | 'begin' | 'showPoster', ApiError[]> = {
    put: [],
    confirm: [],
    complete: [],
    begin: [],
    showPoster: [],
  }
  const sent: number[] = []
  const posters = new Map<string, string>()
  const pauses: number[] = []
  const fail = (step: keyof typeof faults) => {
    const fault = faults[step].shift()
    if (fault) throw fault
  }
  const view = async (id: string): Promise<ServerUpload> => {
    const upload = uploads.get(id)
    if (!upload) throw refused(404, 'missing')
    const parts = await Promise.all(
      [...upload.parts].map(async ([part, bytes]) => ({
        part,
        size: bytes.size,
        sha256: await sha256(bytes),
      })),
    )
    return {
      _id: id,
      name: upload.file.name,
      size: upload.file.size,
      state: upload.state,
      reason: null,
      parts,
    }
  }
  const server: UploadServer = {
    partBytes: PART,
    partType: 'application/octet-stream',
    refusal: (file) => (file.name.endsWith('.txt') ? 'This file is not a video.' : null),
    async begin(file) {
      fail('begin')
      const id = `id-${uploads.size + 1}`
      uploads.set(id, { file, parts: new Map(), state: 'sending' })
      return { upload: await view(id), key: `key of ${id}` }
    },
    lookUp: ({ id }) => view(id),
    address: async ({ id }, part) => (uploads.get(id)?.parts.has(part) ? null : `${id}/${part}`),
    async confirm({ id }, part, digest) {
      fail('confirm')
      const bytes = put.get(`${id}/${part}`)
      if (!bytes || (await sha256(bytes)) !== digest) throw refused(409, 'part_damaged')
      uploads.get(id)?.parts.set(part, bytes)
    },
    async complete({ id }) {
      uploads.get(id)!.state = 'whole'
      fail('complete')
      return await view(id)
    },
    async showPoster({ id }, picture) {
      fail('showPoster')
      posters.set(id, await picture.text())
    },
    async remove({ id }) {
      uploads.delete(id)
    },
  }
  const machine: UploadMachine = {
    async put(address, part, onProgress) {
      onProgress(50)
      fail('put')
      put.set(address, part)
      sent.push(Number(address.split('/')[1]))
      onProgress(100)
    },
    sha256,
    poster: async ({ name }) => (name.endsWith('.avi') ? null : new Blob([`frame of ${name}`])),
    pause: async (milliseconds) => void pauses.push(milliseconds),
  }
  const list: KeptUpload[] = []
  const kept: KeptUploads = {
    all: () => [...list],
    add: (upload) => void list.push(upload),
    drop: (id) => {
      list.splice(0, list.length, ...list.filter(({ ref }) => ref.id !== id))
    },
  }
  const page = () => new UploadQueue(server, machine, kept)
  return { server, uploads, faults, sent, posters, pauses, list, page }
}

const video = (text: string, name = 'take.mp4') => new File([text], name, { type: 'video/mp4' })

/** Resolves when the condition holds for the rows of a queue. */
const until = (queue: UploadQueue, holds: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!holds()) return
      stop()
      resolve()
    }
    const stop = queue.subscribe(look)
    look()
  })
const ended = (queue: UploadQueue) =>
  until(queue, () => queue.rows().every(({ state }) => state === 'whole' || state === 'failed'))

describe('an upload queue', () => {
  it('sends a file in parts; its percent never goes back, and is 100 only when the server has all [INT-01, OPS-08]', async () => {
    const { page, uploads, faults } = world()
    faults.put = [away(), refused(403)]
    faults.confirm = [refused(409, 'part_damaged')]
    const queue = page()
    const percents: number[] = []
    queue.subscribe(() => {
      const [row] = queue.rows()
      if (row) percents.push(row.percent)
      if (row?.percent === 100) expect(uploads.get('id-1')?.state).to.equal('whole')
    })
    queue.add([video('0123456789')])
    await ended(queue)
    expect(queue.rows()[0]).to.include({ state: 'whole', percent: 100, fault: null })
    expect(percents).to.deep.equal(percents.toSorted((one, other) => one - other))
    expect(percents.every(Number.isInteger)).to.equal(true)
    expect([...uploads.get('id-1')!.parts.keys()]).to.deep.equal([1, 2, 3])
  })

  it('sends nothing again that is confirmed, however often the line breaks [CHK-10]', async () => {
    const { page, sent, faults, pauses } = world()
    const queue = page()
    faults.put = [away(), away(), away(), away()]
    queue.add([video('0123456789')])
    await ended(queue)
    expect(sent).to.deep.equal([1, 2, 3])
    expect(pauses).to.deep.equal([500, 1000, 2000, 4000])
  })

  it('sends a picture of each file that the browser can decode, and goes on without [REV-15]', async () => {
    const { page, posters, faults } = world()
    const queue = page()
    queue.add([video('0123', 'one.mp4'), video('0123', 'two.avi')])
    await ended(queue)
    expect([...posters]).to.deep.equal([['id-1', 'frame of one.mp4']])
    faults.showPoster = [refused(500, 'unexpected')]
    queue.add([video('0123', 'three.mp4')])
    await ended(queue)
    expect(queue.rows().map(({ state }) => state)).to.deep.equal(['whole', 'whole', 'whole'])
    expect(posters.has('id-3')).to.equal(false)
  })

  it('gives up in the words of the fault, and Retry goes on where it was [INT-01]', async () => {
    const { page, sent, faults } = world()
    const queue = page()
    queue.add([video('0123456789')])
    await until(queue, () => sent.length === 1)
    faults.put = Array.from({ length: 6 }, () => refused(503))
    await ended(queue)
    expect(queue.rows()[0]).to.include({ state: 'failed', fault: 'Request failed: 503 No', canRetry: true })
    faults.put = []
    queue.retry(queue.rows()[0]!.id)
    await ended(queue)
    expect(queue.rows()[0]).to.include({ state: 'whole' })
    expect(sent).to.deep.equal([1, 2, 3])
  })

  it('takes the answer that was lost at its end for what it is: one upload, whole', async () => {
    const { page, uploads, faults } = world()
    faults.complete = [away()]
    const queue = page()
    queue.add([video('0123')])
    await ended(queue)
    expect(queue.rows()[0]).to.include({ state: 'whole' })
    expect(uploads.size).to.equal(1)
  })

  it('goes on after a reload with the same file, and refuses another of the same size [CHK-10]', async () => {
    const { page, sent, faults, list } = world()
    const before = page()
    before.add([video('0123456789')])
    await until(before, () => sent.length === 1)
    faults.put = Array.from({ length: 6 }, away)
    await ended(before)
    expect(list).to.deep.equal([{ ref: { id: 'id-1', key: 'key of id-1' }, name: 'take.mp4', size: 10 }])
    faults.put = []

    const after = page()
    await after.restore()
    const [row] = after.rows()
    expect(row).to.include({ state: 'needs_file', percent: 40 })
    after.resume(row!.id, video('012345678'))
    expect(after.rows()[0]?.fault).to.equal('This is another file. Choose take.mp4 to go on.')
    after.resume(row!.id, video('another000'))
    await until(after, () => after.rows()[0]?.state === 'needs_file')
    expect(after.rows()[0]?.fault).to.equal('This is another file. Choose take.mp4 to go on.')
    after.resume(row!.id, video('0123456789', 'renamed by the phone.mp4'))
    await ended(after)
    expect(after.rows()[0]).to.include({ state: 'whole', percent: 100 })
    expect(sent).to.deep.equal([1, 2, 3])
  })

  it('keeps a file that waits for its turn: after a reload it is still on the list [CHK-10]', async () => {
    const { page, server, list } = world()
    server.complete = () => new Promise(() => {})
    const before = page()
    before.add([video('0123'), video('4567', 'two.mp4')])
    await until(before, () => before.rows().every(({ ref }) => ref !== null))
    expect(list.map(({ name }) => name)).to.have.members(['take.mp4', 'two.mp4'])
    const after = page()
    await after.restore()
    expect(after.rows().map(({ name, state }) => `${name} ${state}`)).to.have.members([
      'take.mp4 needs_file',
      'two.mp4 needs_file',
    ])
  })

  it('shows after a reload what is whole, and forgets what the server has not any more', async () => {
    const { page, uploads, list } = world()
    const before = page()
    before.add([video('0123'), video('4567', 'two.mp4')])
    await ended(before)
    uploads.delete('id-2')
    const after = page()
    await after.restore()
    expect(after.rows().map(({ name, state }) => [name, state])).to.deep.equal([['take.mp4', 'whole']])
    after.clear()
    expect(list).to.deep.equal([])
  })

  it('refuses what is no video before any byte, and takes back what a person removes', async () => {
    const { page, uploads, list } = world()
    const queue = page()
    queue.add([video('words', 'notes.txt'), video('0123')])
    await ended(queue)
    expect(queue.rows()[0]).to.include({
      state: 'failed',
      fault: 'This file is not a video.',
      canRetry: false,
    })
    for (const { id } of queue.rows()) await queue.remove(id)
    expect([queue.rows().length, uploads.size, list.length]).to.deep.equal([0, 0, 0])
  })
})
