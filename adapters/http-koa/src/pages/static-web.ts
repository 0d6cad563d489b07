import { randomBytes } from 'node:crypto'
import { createReadStream, ReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import send from 'koa-send'
import parseRange from 'range-parser'
import type { StaticWeb } from '../options.ts'
import type { Context, Middleware } from '../requests/request-context.ts'
import { pageStart } from './page-preloads.ts'
import { admitStyles } from './security-headers.ts'

/** `main.3f2a9c1b.js`, `main-3f2a9c1b.css.br`: the name changes with the content. */
const HASHED = /[.-][0-9a-f]{6,}\.\w/

const isMissing = (error: unknown) => {
  const { status } = error as { status?: number }
  return status !== undefined && status < 500
}

/**
 * Sends the part of a film that a player asks for: it goes on from any place, and Safari plays nothing without.
 */
function sendPart(ctx: Context, file: string): void {
  if (!ctx.type.startsWith('video/')) return
  ctx.set('Accept-Ranges', 'bytes')
  const asked = ctx.get('range')
  const size = ctx.length
  if (!asked || size === undefined || !(ctx.body instanceof ReadStream)) return
  const ranges = parseRange(size, asked)
  // Several parts at once, and what is no range, get the whole.
  if (ranges === -2 || (ranges !== -1 && (ranges.type !== 'bytes' || ranges.length !== 1))) return
  ctx.body.destroy()
  if (ranges === -1) {
    ctx.status = 416
    ctx.set('Content-Range', `bytes */${size}`)
    ctx.body = ''
    return
  }
  const { start, end } = ranges[0]!
  ctx.status = 206
  ctx.set('Content-Range', `bytes ${start}-${end}/${size}`)
  ctx.body = createReadStream(file, { start, end })
  ctx.length = end - start + 1
}

async function sendFile(ctx: Context, root: string, path: string): Promise<boolean> {
  try {
    const sent = await send(ctx, path, {
      root,
      setHeaders: (response, file, { size, mtimeMs }) => {
        // The time alone counts in seconds: a part shipped twice in one would look unchanged.
        response.setHeader('ETag', `"${size.toString(36)}-${mtimeMs.toString(36)}"`)
        const kept = HASHED.test(basename(file))
        response.setHeader('Cache-Control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    if (!sent) return false
    sendPart(ctx, sent)
  } catch (error) {
    if (!isMissing(error)) throw error
    return false
  }
  ctx.state.template = 'web'
  ctx.vary('Accept-Encoding')
  if (ctx.fresh) ctx.status = 304
  return true
}

/** Those that hold the page's code and what it draws: libraries read the nonce of their styles there. */
const NONCE_BEARERS = /<(?:script|body)\b/g

/** The first of several counts: the browser paints the empty page dark, before a style or a script is there. */
const DARK = '<meta name="color-scheme" content="dark" />'

/**
 * Sends the page with a nonce of its own for the styles that its libraries write into it, so that it is made anew each
 * time: a page kept by the browser would not fit the policy of a later reply.
 */
async function sendPage(ctx: Context, file: string, stage: boolean): Promise<boolean> {
  let page: string
  try {
    page = await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return false
  }
  const nonce = randomBytes(16).toString('base64url')
  admitStyles(ctx, `'nonce-${nonce}'`)
  ctx.state.template = 'web'
  ctx.set('Cache-Control', 'no-cache')
  ctx.type = 'html'
  const bearing = page.replaceAll(NONCE_BEARERS, `$& nonce="${nonce}"`)
  ctx.body = stage ? bearing.replace('<head>', `$&${DARK}`) : bearing
  return true
}

/**
 * Serves the built web app, packed ahead (`.br`, `.gz`) where such a file lies beside it. Any other address that a
 * browser opens as a page gets the index page, and the app itself says when there is nothing.
 */
export function staticWeb({ root, index = 'index.html' }: StaticWeb): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (ctx.path !== `/${index}` && (await sendFile(ctx, root, ctx.path))) return
    const isPage = ctx.path === `/${index}` || ctx.get('accept').includes('text/html')
    if (!isPage) return next()
    const { link, stage } = await pageStart(root, ctx.path)
    if (!(await sendPage(ctx, join(root, index), stage))) return next()
    if (link) ctx.set('Link', link)
  }
}
