import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { CheckSync, type HelperStatus, SetSync, SYNC_HELPER_APP } from '@callboard/review/contract'
import { bodyParser } from '@koa/bodyparser'
import type { Static, TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import Koa, { type Context, type Next } from 'koa'
import { wordsFor } from './faults.ts'
import type { Syncs } from './syncs.ts'

/** Names of this computer for itself. A page of another name that leads here is an attack (DNS rebinding). */
const OWN_NAMES = ['localhost', '127.0.0.1']

export interface HelperOptions {
  readonly port: number
  /** The only pages that are answered. */
  readonly origins: readonly string[]
  readonly root: string
  readonly syncs: Pick<Syncs, 'check' | 'set'>
}

function refuse(ctx: Context, status: number, code: string, message: string): void {
  ctx.status = status
  ctx.body = { error: { code, message } }
}

/** Answers pages of these origins alone, and the browser's question whether they may ask. */
const onlyFrom = (origins: readonly string[]) => async (ctx: Context, next: Next) => {
  if (!OWN_NAMES.includes(ctx.hostname))
    return refuse(ctx, 403, 'bad_host', 'This is not a name of this computer.')
  ctx.vary('Origin')
  const origin = ctx.get('origin')
  if (!origins.includes(origin))
    return refuse(ctx, 403, 'bad_origin', 'The sync helper was not started for this page.')
  ctx.set('Access-Control-Allow-Origin', origin)
  if (ctx.method !== 'OPTIONS') return await next()
  ctx.set('Access-Control-Allow-Methods', 'GET, POST')
  ctx.set('Access-Control-Allow-Headers', 'content-type')
  ctx.set('Access-Control-Max-Age', '600')
  if (ctx.get('access-control-request-private-network'))
    ctx.set('Access-Control-Allow-Private-Network', 'true')
  ctx.status = 204
}

/** @returns undefined for a body of another form, which is refused then */
function bodyOf<Schema extends TSchema>(ctx: Context, schema: Schema): Static<Schema> | undefined {
  const { body } = ctx.request as { body?: unknown }
  if (ctx.is('json') && Value.Check(schema, body)) return body
  refuse(ctx, 422, 'invalid', 'The call has not the expected form.')
  return undefined
}

const answers =
  ({ root, syncs }: HelperOptions) =>
  async (ctx: Context) => {
    switch (`${ctx.method} ${ctx.path}`) {
      case 'GET /status':
        ctx.body = { app: SYNC_HELPER_APP, folder: root } satisfies HelperStatus
        return
      case 'POST /check-sync': {
        const asked = bodyOf(ctx, CheckSync)
        if (asked) ctx.body = syncs.check(asked)
        return
      }
      case 'POST /sync': {
        const wish = bodyOf(ctx, SetSync)
        if (!wish) return
        // The token goes to the page's own server and to no other.
        if (wish.origin !== ctx.get('origin') || !wish.page_url.startsWith(`${wish.origin}/`))
          return refuse(ctx, 403, 'bad_origin', 'A page can start the sync of its own server only.')
        ctx.body = await syncs.set(wish)
        return
      }
      default:
        refuse(ctx, 404, 'missing', 'There is no such call.')
    }
  }

/** Listens on the loopback address alone. @returns the server, which listens */
export async function startHelperServer(options: HelperOptions): Promise<Server> {
  const app = new Koa()
  app.silent = true
  app.use(async (ctx, next) => {
    ctx.set('Cache-Control', 'no-store')
    ctx.set('X-Content-Type-Options', 'nosniff')
    try {
      await next()
    } catch (error) {
      const { status } = error as { status?: unknown }
      if (typeof status === 'number' && status < 500)
        refuse(ctx, status, 'invalid', 'The call has not the expected form.')
      else refuse(ctx, 500, 'unexpected', wordsFor(error))
    }
  })
  app.use(onlyFrom(options.origins))
  app.use(bodyParser({ enableTypes: ['json'], jsonLimit: '32kb' }))
  app.use(answers(options))
  const server = createServer(app.callback())
  server.listen(options.port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
