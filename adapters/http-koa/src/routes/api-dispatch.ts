import { missing } from '@callboard/core'
import Router from '@koa/router'
import { HttpFault } from '../requests/http-fault.ts'
import type { Context, Middleware, RequestState } from '../requests/request-context.ts'
import { type ListedServing, segmentsOf } from './endpoint-table.ts'

const PREFIX = '/api/'

function refuse(ctx: Context): never {
  const matched: readonly { methods: readonly string[] }[] = ctx.matched ?? []
  const methods = new Set(matched.flatMap((layer) => layer.methods))
  if (methods.size === 0) throw missing('This address')
  ctx.set('Allow', [...methods].join(', '))
  throw new HttpFault(405, 'wrong_method', `This address does not take ${ctx.method}.`)
}

/**
 * Leads calls below `/api` to their endpoints. A router tries its routes one by one, so there is one for each first
 * word of a path (`/records`, `/groups`, …), found in a map; only a handful of routes is ever tried.
 */
export function apiDispatch(
  table: readonly ListedServing[],
  route: (listed: ListedServing) => (ctx: Context) => Promise<void>,
): Middleware {
  const routers = new Map<string, Router<RequestState>>()
  for (const listed of table) {
    const { name, method, path } = listed.serving.endpoint
    const first = segmentsOf(path)[0]!
    let router = routers.get(first)
    if (!router) {
      router = new Router<RequestState>()
      routers.set(first, router)
    }
    const template = `/api${path}`
    const served = route(listed)
    const templated = (ctx: Context) => {
      ctx.state.template = template
      return served(ctx)
    }
    router.register(template.replace(/\{(\w+)\}/g, ':$1'), [method], [templated], { name })
  }
  const middlewares = new Map(
    [...routers].map(([first, router]) => [first, router.routes() as unknown as Middleware]),
  )

  return (ctx, next) => {
    const { path } = ctx
    if (path !== '/api' && !path.startsWith(PREFIX)) return next()
    const end = path.indexOf('/', PREFIX.length)
    const dispatch = middlewares.get(path.slice(PREFIX.length, end === -1 ? undefined : end))
    return dispatch ? dispatch(ctx, async () => refuse(ctx)) : refuse(ctx)
  }
}
