import type { FileBody, UploadedFile } from '@callboard/core/http-contract'
import { bodyParser } from '@koa/bodyparser'
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
    // What is still on its way must be read off, or the next request on this connection waits for ever.
    ctx.req.resume()
    const { status } = error as { status?: number }
    if (status === 413) throw tooLarge()
    if (status === 415)
      throw new HttpFault(415, 'unsupported_type', 'This content encoding is not supported.')
    throw malformed()
  },
})

const nothing = async () => {}
const hasBody = (ctx: Context) =>
  ctx.req.headers['transfer-encoding'] !== undefined || Number(ctx.req.headers['content-length'] ?? 0) > 0

/** @returns the parsed JSON, `{}` when there is no body. At most 1 MB, also after unpacking. */
export async function readJsonBody(ctx: Context): Promise<unknown> {
  if (!hasBody(ctx)) return {}
  if (!ctx.is('application/json')) {
    throw new HttpFault(415, 'unsupported_type', 'The body of the request must be application/json.')
  }
  await parseJson(ctx as Parameters<typeof parseJson>[0], nothing)
  return ctx.request.body ?? {}
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

/** Reads the bytes of a file, having looked at type and announced size first. */
export async function readFileBody(ctx: Context, body: FileBody): Promise<UploadedFile> {
  if (!hasBody(ctx)) {
    const message = 'Please choose a file that is not empty.'
    throw new HttpFault(422, 'invalid', message, { file: message })
  }
  if (!ctx.is([...body.types])) {
    throw new HttpFault(415, 'unsupported_type', `The file must be one of: ${body.types.join(', ')}.`)
  }
  if (Number(ctx.req.headers['content-length'] ?? 0) > body.maxBytes) throw tooLarge()
  return { contentType: ctx.request.type, bytes: await readBytes(ctx, body.maxBytes) }
}

async function readBytes(ctx: Context, maxBytes: number): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  let size = 0
  try {
    // Leaving the loop must not destroy the request, or the refusal could not be sent.
    for await (const piece of ctx.req.iterator({ destroyOnReturn: false })) {
      size += piece.length
      if (size > maxBytes) break
      pieces.push(piece)
    }
  } catch {
    throw new HttpFault(400, 'malformed', 'The body of the request did not arrive whole.')
  }
  if (size > maxBytes) {
    ctx.req.resume()
    throw tooLarge()
  }
  return Buffer.concat(pieces, size)
}
