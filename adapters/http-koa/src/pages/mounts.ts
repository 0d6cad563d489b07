import type { Mount } from '../options.ts'
import type { Middleware } from '../requests/request-context.ts'

/** Hands whole subtrees to plain Node handlers; they get the security headers but write their own replies. */
export function mountedHandlers(mounts: readonly Mount[]): Middleware {
  return async (ctx, next) => {
    const { path } = ctx
    const mount = mounts.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
    if (!mount) return next()
    ctx.state.route = mount.prefix
    ctx.state.template = mount.prefix
    ctx.respond = false
    // Koa starts every reply as a 404.
    ctx.res.statusCode = 200
    await mount.handler(ctx.req, ctx.res)
  }
}
