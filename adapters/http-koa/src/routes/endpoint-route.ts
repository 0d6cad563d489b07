import {
  Actor,
  actorKey,
  auditedCall,
  DomainError,
  denied,
  kindsOf,
  requireFresh,
  roleOf,
  unauthenticated,
} from '@callboard/core'
import type { Endpoint, Role, Serving } from '@callboard/core/http-contract'
import { callLimits } from '../caller/call-limits.ts'
import { identify, requireSameOrigin } from '../caller/caller.ts'
import { callerNetwork } from '../caller/caller-network.ts'
import { dropSession, keepSession } from '../caller/session-cookie.ts'
import type { HttpServerOptions, SchemaChecker } from '../options.ts'
import type { Once } from '../repeats/idempotency.ts'
import type { FileRoom } from '../requests/file-room.ts'
import type { Context } from '../requests/request-context.ts'
import { type Answer, answerOf } from './answer.ts'
import { endpointInput, type Input, isFileBody } from './endpoint-input.ts'
import { idFieldsOf } from './id-fields.ts'

export interface RouteTools
  extends Pick<
    HttpServerOptions,
    | 'resolve'
    | 'access'
    | 'audit'
    | 'schemas'
    | 'authenticator'
    | 'rateLimiter'
    | 'phones'
    | 'clock'
    | 'checkReplies'
  > {
  readonly once: Once
  readonly fileRoom: FileRoom
  readonly publicOrigin: string
}

/** Reply of an endpoint with a `contentType`. */
interface Content {
  readonly content: string
  readonly version: string
  /** Name of the file that browsers save it as. */
  readonly file_name?: string
}

const needsSecondFactor = () =>
  new DomainError(
    'denied',
    'second_factor_needed',
    'Your account needs a second factor here. Sign in on the page and set it up first.',
  )

/**
 * The actor that the endpoint is called by. Half signed in is as good as not signed in, but where it is named.
 * @throws DomainError unauthenticated, denied
 */
function admitted(allowed: ReadonlySet<Role>, actor: Actor): Actor {
  if (allowed.has(roleOf(actor))) return actor
  if (actor.kind === 'anonymous') throw unauthenticated()
  if (actor.kind !== 'half-signed-in') throw denied()
  if (allowed.has('anonymous')) return Actor.anonymous
  throw needsSecondFactor()
}

/** Compares the JSON that is really sent, so that dates and undefined fields are judged as the client sees them. */
function requireReplyFits(endpoint: Endpoint, schemas: SchemaChecker, json: string): void {
  const result = schemas.check(endpoint.reply, json === '' ? undefined : JSON.parse(json))
  if (result.ok) return
  const faults = Object.entries(result.fields).map(([field, message]) => `${field || 'reply'}: ${message}`)
  throw new Error(`The reply of ${endpoint.name} does not fit its schema. ${faults.join(' ')}`)
}

function locationOf(endpoint: Endpoint, reply: unknown): string {
  const location = (reply as { location?: unknown } | null)?.location
  if (typeof location === 'string' && URL.canParse(location, 'https://here.invalid')) return location
  throw new Error(`The reply of ${endpoint.name} has no location to lead to.`)
}

/** The caller may keep it, but asks each time whether it is still right. */
function sendContent(ctx: Context, type: string, { content, version, file_name }: Content): void {
  if (file_name !== undefined) ctx.attachment(file_name)
  ctx.set('Cache-Control', 'private, no-cache')
  ctx.set('ETag', `W/"${version}"`)
  ctx.type = type
  // Not `ctx.fresh`: programs that fetch feeds send `no-cache` beside the ETag, and want to know all the same.
  if (ctx.get('If-None-Match').includes(`"${version}"`)) ctx.status = 304
  else ctx.body = content
}

function send(ctx: Context, endpoint: Endpoint, { status, json }: Answer): void {
  if (endpoint.cookie === 'set' && status === 200) keepSession(ctx, JSON.parse(json))
  if (endpoint.cookie === 'clear' && status < 300) dropSession(ctx)
  ctx.status = status
  ctx.set('Cache-Control', 'no-store')
  if (json === '') return
  if (endpoint.redirect && status === 200) {
    ctx.status = 302
    ctx.set('Location', locationOf(endpoint, JSON.parse(json)))
    return
  }
  if (endpoint.contentType && status === 200) {
    sendContent(ctx, endpoint.contentType, JSON.parse(json))
    return
  }
  ctx.type = 'application/json'
  ctx.body = json
}

/** Everything between a matched route and its reply, resolved once. */
export function endpointRoute(
  { endpoint, useCase }: Serving,
  tools: RouteTools,
): (ctx: Context) => Promise<void> {
  const { audit, clock, schemas, checkReplies, authenticator, once, publicOrigin, fileRoom } = tools
  const allowed = new Set(endpoint.access)
  const audited = { name: endpoint.name, ids: idFieldsOf(endpoint), kinds: kindsOf(endpoint) }
  const limits = callLimits(endpoint, tools.rateLimiter, tools.phones)
  const readInput = endpointInput(endpoint, schemas, publicOrigin)
  const served = tools.resolve(useCase)
  const subject = 'none' in endpoint.subject ? undefined : endpoint.subject
  const unsafe = endpoint.method !== 'GET'
  const takesFile = endpoint.body !== undefined && isFileBody(endpoint.body)

  async function run(actor: Actor, input: Input): Promise<Answer> {
    const found = subject && (await tools.access.admit(subject, actor, input))
    const work = () => served.run(actor, input as never, found)
    const call = unsafe && audit ? auditedCall(audited, actor, input, found) : null
    const answer = answerOf(await (audit && call ? audit.run(call, work) : work()))
    if (checkReplies) requireReplyFits(endpoint, schemas, answer.json)
    return answer
  }

  return async (ctx) => {
    ctx.state.route = endpoint.name
    // The proof of a moment ago may have come by another process.
    const caller = await identify(ctx, authenticator, endpoint.fresh !== undefined, endpoint.bearer === true)
    ctx.state.actorKey = actorKey(caller.actor)
    if (unsafe && caller.byCookie) requireSameOrigin(ctx, publicOrigin)
    const actor = admitted(allowed, caller.actor)
    await limits.byCaller(ctx, actor)
    if (endpoint.fresh === true) requireFresh(actor, clock.now())
    const network = callerNetwork(ctx.ip)
    const answer = await fileRoom.lend(network, async (claim) => {
      const input = await readInput(ctx, claim)
      const instead = await limits.byInput(ctx, actor, input)
      if (instead) return answerOf(instead)
      const act = () =>
        unsafe ? once(ctx, endpoint.name, actor, input, () => run(actor, input)) : run(actor, input)
      const answer = takesFile ? await fileRoom.inTurn(network, act) : await act()
      await limits.answered(ctx, actor, input)
      return answer
    })
    send(ctx, endpoint, answer)
  }
}
