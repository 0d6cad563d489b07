import { missing } from '@callboard/core'
import type { Endpoint } from '@callboard/core/http-contract'
import Router from '@koa/router'
import { HttpFault } from '../requests/http-fault.ts'
import type { Context, Middleware, RequestState } from '../requests/request-context.ts'
import { type ListedServing, segmentsOf } from './endpoint-table.ts'
import { fieldsOf, jsonSchema } from './json-schema.ts'

const PREFIX = '/api/'

function refuse(ctx: Context): never {
  const matched: readonly { methods: readonly string[] }[] = ctx.matched ?? []
  const methods = new Set(matched.flatMap((layer) => layer.methods))
  if (methods.size === 0) throw missing('This address')
  ctx.set('Allow', [...methods].join(', '))
  throw new HttpFault(405, 'wrong_method', `This address does not take ${ctx.method}.`)
}

/** The words that path fields take, where they are a fixed few. */
function wordsOf({ params }: Endpoint): readonly (readonly [field: string, words: ReadonlySet<unknown>])[] {
  const fields = params ? fieldsOf(jsonSchema(params)) : []
  return fields.flatMap(({ name, schema }) => {
    const words = schema.enum ?? schema.anyOf?.map((choice) => choice.const)
    return words?.every((word) => word !== undefined) ? [[name, new Set(words)] as const] : []
  })
}

/** The route does not match after all: the next one is tried, and a refusal does not name its method. */
function passOn(ctx: Context, template: string, next: () => Promise<unknown>): Promise<unknown> {
  const matched: readonly { path: string }[] = ctx.matched ?? []
  ctx.matched = matched.filter(({ path }) => path !== template)
  return next()
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
    const words = wordsOf(listed.serving.endpoint)
    const pattern = template.replace(/\{(\w+)\}/g, ':$1')
    const templated = (ctx: Context, next: () => Promise<unknown>) => {
      if (!words.every(([field, known]) => known.has(ctx.params[field]))) return passOn(ctx, pattern, next)
      ctx.state.template = template
      return served(ctx)
    }
    router.register(pattern, [method], [templated], { name })
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
