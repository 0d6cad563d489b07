import { DomainError, isSoundJson } from '@callboard/core'
import type { FileBody, UploadedFile } from '@callboard/core/http-contract'
import { bodyParser } from '@koa/bodyparser'
import type { Claim } from './file-room.ts'
import { HttpFault } from './http-fault.ts'
import type { Context } from './request-context.ts'

const tooLarge = () => new HttpFault(413, 'too_large', 'This is too large to send.')
const malformed = () => new HttpFault(400, 'malformed', 'The body of the request is not valid JSON.')

const parseJson = bodyParser({
  enableTypes: ['json'],
  extendTypes: { json: ['application/json'] },
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  jsonLimit: '1mb',
  onError(error, ctx) {
    // The rest of the body must be read off, or the next request on this connection waits for ever.
    ctx.req.resume()
    const { status } = error as { status?: number }
    if (status === 413) throw tooLarge()
    if (status === 415)
      throw new HttpFault(415, 'unsupported_type', 'This content encoding is not supported.')
    throw malformed()
  },
})

/** Far deeper than any form, and far from a depth that ends a program walking through it. */
const DEEPEST = 50

function noFile() {
  const message = 'Please choose a file that is not empty.'
  return new HttpFault(422, 'invalid', message, { file: message })
}
const wrongType = ({ types }: FileBody) =>
  new HttpFault(415, 'unsupported_type', `The file must be one of: ${types.join(', ')}.`)

const nothing = async () => {}
const hasBody = (ctx: Context) =>
  ctx.req.headers['transfer-encoding'] !== undefined || Number(ctx.req.headers['content-length'] ?? 0) > 0

/**
 * @returns the parsed JSON, `{}` when there is no body. At most 1 MB, also after unpacking, at most 50 deep, and of
 *   whole characters.
 */
export async function readJsonBody(ctx: Context): Promise<unknown> {
  if (!hasBody(ctx)) return {}
  if (!ctx.is('application/json')) {
    throw new HttpFault(415, 'unsupported_type', 'The body of the request must be application/json.')
  }
  await parseJson(ctx as Parameters<typeof parseJson>[0], nothing)
  const body: unknown = ctx.request.body ?? {}
  if (!isSoundJson(body, DEEPEST)) {
    throw new HttpFault(
      400,
      'malformed',
      'The body of the request is nested too deeply or has broken characters.',
    )
  }
  return body
}

const FORM_BYTES = 16 * 1024

/** @returns the fields of a form, `{}` when there is no body. At most 16 KB; a field sent twice is its last value. */
export async function readFormBody(ctx: Context): Promise<Readonly<Record<string, string>>> {
  if (!hasBody(ctx)) return {}
  if (!ctx.is('application/x-www-form-urlencoded')) {
    const message = 'The body of the request must be application/x-www-form-urlencoded.'
    throw new HttpFault(415, 'unsupported_type', message)
  }
  const bytes = await readBytes(ctx, FORM_BYTES)
  return Object.fromEntries(new URLSearchParams(Buffer.from(bytes).toString('utf8')))
}

/** Reads the bytes of a file, having looked at type and announced size first. Their memory is claimed as they come. */
export async function readFileBody(ctx: Context, body: FileBody, claim: Claim): Promise<UploadedFile> {
  if (!hasBody(ctx)) throw noFile()
  if (body.orForm && ctx.is('multipart/form-data')) return await readFileOfForm(ctx, body, claim)
  if (!ctx.is([...body.types])) throw wrongType(body)
  if (Number(ctx.req.headers['content-length'] ?? 0) > body.maxBytes) throw tooLarge()
  return { contentType: ctx.request.type, bytes: await readBytes(ctx, body.maxBytes, claim) }
}

/** Bytes around the file of a form: its lines, its name, other fields. */
const ROUND_THE_FILE = 64 * 1024

/** The first file of a form. Type and name are what the sender says of it. */
async function readFileOfForm(ctx: Context, body: FileBody, claim: Claim): Promise<UploadedFile> {
  const most = body.maxBytes + ROUND_THE_FILE
  if (Number(ctx.req.headers['content-length'] ?? 0) > most) throw tooLarge()
  const bytes = await readBytes(ctx, most, claim)
  // The form and the file out of it are two more copies.
  claim(2 * bytes.length)
  const headers = { 'content-type': ctx.get('content-type') }
  const form = await new Response(Buffer.from(bytes), { headers }).formData().catch(() => {
    throw new HttpFault(400, 'malformed', 'The form of the request did not arrive whole.')
  })
  const file = [...form.values()].find((value) => typeof value !== 'string')
  if (!file || file.size === 0) throw noFile()
  if (file.size > body.maxBytes) throw tooLarge()
  const contentType = file.type.split(';', 1)[0]!.trim().toLowerCase()
  if (!body.types.includes(contentType)) throw wrongType(body)
  return { contentType, bytes: new Uint8Array(await file.arrayBuffer()), name: file.name }
}

const FIRST_BYTES = 64 * 1024

const isRefusal = (error: unknown) => error instanceof HttpFault || error instanceof DomainError

/** Into one buffer that grows: kept on their own, pieces of a byte each would take a hundred times their size. */
async function readBytes(ctx: Context, maxBytes: number, claim: Claim = () => {}): Promise<Uint8Array> {
  let bytes = Buffer.alloc(0)
  let size = 0
  try {
    // Leaving the loop must not destroy the request, or the refusal could not be sent.
    for await (const piece of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const needed = size + piece.length
      if (needed > maxBytes) throw tooLarge()
      if (needed > bytes.length) {
        const grown = Math.min(maxBytes, Math.max(needed, 2 * bytes.length, FIRST_BYTES))
        claim(grown - bytes.length)
        bytes = Buffer.concat([bytes.subarray(0, size)], grown)
      }
      piece.copy(bytes, size)
      size = needed
    }
  } catch (error) {
    ctx.req.resume()
    if (isRefusal(error)) throw error
    throw new HttpFault(400, 'malformed', 'The body of the request did not arrive whole.')
  }
  return bytes.subarray(0, size)
}
