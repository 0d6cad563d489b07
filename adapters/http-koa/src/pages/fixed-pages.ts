import { createHash } from 'node:crypto'
import type { Context, Middleware } from '../requests/request-context.ts'
import { admitStyles } from './security-headers.ts'

export type Page = (ctx: Context) => void | Promise<void>

/** Answers GET and HEAD of a few fixed addresses. */
export function fixedPages(pages: Readonly<Record<string, Page>>): Middleware {
  const byPath = new Map(Object.entries(pages))
  return async (ctx, next) => {
    const page = byPath.get(ctx.path)
    if (!page || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    ctx.state.template = ctx.path
    await page(ctx)
  }
}

/** An answer to a probe. */
export function sendProbe(ctx: Context, status: number, body: object): void {
  ctx.state.quiet = true
  ctx.status = status
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'application/json'
  ctx.body = JSON.stringify(body)
}

/** 200 as long as the process runs. */
export const healthPage: Page = (ctx) => sendProbe(ctx, 200, { status: 'ok' })

/** A text that is made once and served as it is. */
export function textPage(type: string, text: string): Page {
  return (ctx) => {
    ctx.set('Cache-Control', 'no-cache')
    ctx.type = type
    ctx.body = text
  }
}

/** A page with this style sheet, and no other, in a `<style>` element. */
export function styledPage({ html, style }: { readonly html: string; readonly style: string }): Page {
  const send = textPage('text/html', html)
  const digest = createHash('sha256').update(style).digest('base64')
  return (ctx) => {
    admitStyles(ctx, `'sha256-${digest}'`)
    return send(ctx)
  }
}
