import { type FileHandle, open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError, type Hold } from '@callboard/core'
import { rangeOf } from './byte-range.ts'
import { type DiskBlobs, isMissing } from './disk-blobs.ts'
import { downloadHeaders } from './download-headers.ts'
import { BLOB_PATH, type Grant, holdOf } from './signed-address.ts'

export type BlobHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface BlobHandlerOptions {
  /** Whether what a file is shown for still stands; default: it does. */
  readonly stands?: (hold: Hold) => Promise<boolean>
  /** Gets errors of the server (answered with 500). */
  readonly report?: (error: unknown) => void
}

type GetGrant = Extract<Grant, { method: 'GET' }>
type PutGrant = Extract<Grant, { method: 'PUT' }>

const READ_BYTES = 256 * 1024
/** A browser may keep a file so long that is shown for something which may end; then it asks again. */
const HELD_SECONDS = 60
/** A file on its way is cut off so many milliseconds after what it is shown for has ended, at most. */
const HOLD_CHECK = 5_000

/** A refusal with its status, as the rest of the API words it. */
class Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const tooLarge = (maxBytes: number) =>
  new Refusal(413, 'too_large', `This file is larger than the ${maxBytes} bytes agreed on.`)

const tooSmall = (minBytes: number) =>
  new Refusal(400, 'too_small', `This file is smaller than the ${minBytes} bytes agreed on.`)

const gone = () => new Refusal(404, 'missing', 'The file was not found.')

/**
 * Answers the signed addresses of a `DiskBlobs` under `/blobs/`.
 * GET and HEAD with Range; PUT stores the body whole or not at all.
 */
export function blobHandler(
  store: DiskBlobs,
  { stands = async () => true, report = () => {} }: BlobHandlerOptions = {},
): BlobHandler {
  return async (request, response) => {
    try {
      await answer({ store, stands }, request, response)
    } catch (error) {
      // A sender that hangs up, also with the whole body sent, breaks the request; nobody is there to answer.
      if (request.errored !== null && error === request.errored) return
      const refusal = refusalOf(error)
      if (refusal.status === 500) report(error)
      refuse(request, response, refusal)
    }
  }
}

interface Place {
  readonly store: DiskBlobs
  readonly stands: (hold: Hold) => Promise<boolean>
}

async function answer(place: Place, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { store } = place
  const url = addressOf(request)
  const wanted = request.method === 'HEAD' ? 'GET' : request.method
  if (wanted !== 'GET' && wanted !== 'PUT') {
    response.setHeader('Allow', 'GET, HEAD, PUT')
    throw new Refusal(405, 'method_not_allowed', 'Files can be read and stored here, nothing else.')
  }
  const grant = url && store.grantOf(url)
  if (grant?.method !== wanted) {
    throw new Refusal(403, 'denied', 'This link is not valid or no longer valid.')
  }
  if (grant.method === 'GET') await send(place, grant, request, response)
  else await receive(store, grant, request, response)
}

function addressOf(request: IncomingMessage): URL | null {
  const url = URL.parse(request.url ?? '', 'http://localhost')
  return url?.pathname.startsWith(BLOB_PATH) ? url : null
}

async function send(place: Place, grant: GetGrant, request: IncomingMessage, response: ServerResponse) {
  const { store, stands } = place
  const hold = holdOf(grant)
  const file = hold === null || (await stands(hold)) ? await store.find(grant.key) : null
  if (!file) throw gone()

  const unchanged = request.headers['if-none-match'] === file.etag
  const sameAsBefore = !request.headers['if-range'] || request.headers['if-range'] === file.etag
  const range = sameAsBefore ? rangeOf(request.headers.range, file.size) : null
  if (!unchanged && range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${file.size}`)
    throw new Refusal(416, 'range_not_satisfiable', 'The file is shorter than that.')
  }

  const part = range === 'unsatisfiable' ? null : range
  const length = part ? part.end - part.start + 1 : file.size
  const isRead = !unchanged && request.method !== 'HEAD' && length > 0
  const content = isRead ? await opened(file.path) : null

  const secondsLeft = store.secondsLeft(grant)
  const keptFor = hold === null ? secondsLeft : Math.min(secondsLeft, HELD_SECONDS)
  for (const [name, value] of Object.entries(downloadHeaders(file, grant.downloadName, keptFor))) {
    response.setHeader(name, value)
  }
  if (unchanged) {
    response.writeHead(304).end()
    return
  }
  if (part) response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${file.size}`)
  response.writeHead(part ? 206 : 200, { 'Content-Length': length })
  if (content === null) {
    response.end()
    return
  }
  const end = part ? part.end : file.size - 1
  const letGo = hold === null ? () => {} : cutWhenEnded(response, () => stands(hold))
  await pipeline(
    content.createReadStream({ start: part?.start ?? 0, end, highWaterMark: READ_BYTES }),
    response,
  )
    .catch((error: NodeJS.ErrnoException) => {
      // A player that seeks drops the connection; that is no failure.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') response.destroy(error)
    })
    .finally(letGo)
}

/** Before the reply begins: a file that was removed since it was found is not found. */
async function opened(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r')
  } catch (error) {
    throw isMissing(error) ? gone() : error
  }
}

/**
 * A player may take a long file as slowly as it is watched: asks again and again whether it may.
 * @returns ends the asking
 */
function cutWhenEnded(response: ServerResponse, stands: () => Promise<boolean>): () => void {
  const letGo = () => clearInterval(looks)
  const look = async () => {
    // A look that fails says nothing; the next one does.
    if (await stands().catch(() => true)) return
    letGo()
    response.destroy()
  }
  const looks = setInterval(look, HOLD_CHECK).unref()
  return letGo
}

const sameType = (one: string, other: string) =>
  one.replaceAll(/\s/g, '').toLowerCase() === other.replaceAll(/\s/g, '').toLowerCase()

async function receive(
  store: DiskBlobs,
  grant: PutGrant,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (!sameType(request.headers['content-type'] ?? '', grant.contentType)) {
    throw new Refusal(415, 'wrong_type', `This link takes ${grant.contentType} only.`)
  }
  if (Number(request.headers['content-length'] ?? 0) > grant.maxBytes) throw tooLarge(grant.maxBytes)
  await store.write(grant.key, asAgreed(request, grant), grant.contentType)
  const file = await store.find(grant.key)
  if (file) response.setHeader('ETag', file.etag)
  response.writeHead(200, { 'Content-Length': 0 }).end()
}

async function* asAgreed(
  request: IncomingMessage,
  { minBytes, maxBytes }: PutGrant,
): AsyncIterable<Uint8Array> {
  let size = 0
  // The connection must stay open for the answer when the body turns out too long.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    yield chunk
  }
  if (size < minBytes) throw tooSmall(minBytes)
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof DomainError && error.kind === 'unavailable')
    return new Refusal(503, error.code, error.message)
  return new Refusal(500, 'failed', 'The file could not be handled. Try again.')
}

/** How long a sender of a refused body may go on before the connection is cut: milliseconds. */
const DRAIN = 5_000

/**
 * Answers at once, but hangs up only when the body has ended: a sender whose connection breaks while it still sends
 * never reads why. The connection cannot be used again.
 */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message }: Refusal,
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const body = Buffer.from(JSON.stringify({ error: { code, message } }))
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.length,
      Connection: 'close',
    })
    .write(body)
  const cut = setTimeout(() => response.end(), DRAIN).unref()
  finished(request.resume(), () => {
    clearTimeout(cut)
    response.end()
  })
}
