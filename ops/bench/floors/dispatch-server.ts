// The HTTP side of the product with handlers that do nothing: `node ops/bench/floors/dispatch-server.ts PORT all|few`.
// `few` has the endpoints of ../measure/dispatched.ts only.
import { createServer } from 'node:http'
import { allModules } from '@callboard/assembly'
import { Actor, type ReplayStore } from '@callboard/core'
import { e164Phones, MemoryAuthenticator } from '@callboard/core/testing'
import { systemClock, uuidIds } from '@callboard/crypto-node'
import { createHttpServer, createLogger } from '@callboard/http-koa'
import { memoryRateLimiter } from '@callboard/rate-limit-flexible'
import { ajvSchemas } from '@callboard/schema-ajv'
import { DISPATCH_TOKEN, dispatched } from '../measure/dispatched.ts'

const [port, routes] = process.argv.slice(2)
const authenticator = new MemoryAuthenticator()
authenticator.allow(
  DISPATCH_TOKEN,
  Actor.user({
    userId: 'user-1',
    userType: 'super_admin',
    email: 'ada@example.com',
    name: 'Ada',
    signInId: 'sign-in-1',
    provedAt: new Date(),
  }),
)
/** Only reads are sent here, and no read is repeated under a key. */
const replays: ReplayStore = {
  claim: async () => 'claimed',
  run: (_call, work) => work(),
  renew: async () => {},
  store: async () => {},
  release: async () => {},
  prune: async () => {},
}
const { handler } = createHttpServer({
  modules: routes === 'few' ? [{ name: 'few', api: dispatched }] : allModules,
  access: { admit: async () => ({}) as never, look: async () => null, stands: async () => true },
  resolve: () => ({ run: async () => ({}) }),
  schemas: ajvSchemas(),
  authenticator,
  rateLimiter: memoryRateLimiter(),
  phones: e164Phones,
  replays,
  clock: systemClock,
  ids: uuidIds(systemClock),
  logger: createLogger('silent'),
  checkReplies: false,
  trustProxy: false,
  ready: async () => [],
  publicUrl: `http://127.0.0.1:${port}`,
})
createServer(handler).listen(Number(port), '127.0.0.1')
