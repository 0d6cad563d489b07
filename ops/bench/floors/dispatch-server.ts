// The HTTP side of the product with handlers that do nothing: `node ops/bench/floors/dispatch-server.ts PORT all|few`.
// `few` has the endpoints of ../measure/dispatched.ts only.
import { createServer } from 'node:http'
import { allModules } from '@callboard/assembly'
import { Actor } from '@callboard/core'
import { systemClock, uuidIds } from '@callboard/crypto-node'
import { createHttpServer, createLogger } from '@callboard/http-koa'
import { MemoryAuthenticator, MemoryReplayStore } from '@callboard/memory'
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
  }),
)
const { handler } = createHttpServer({
  modules: routes === 'few' ? [{ name: 'few', api: dispatched }] : allModules,
  access: { admit: async () => ({}) as never, look: async () => null },
  resolve: () => ({ run: async () => ({}) }),
  schemas: ajvSchemas(),
  authenticator,
  rateLimiter: memoryRateLimiter(),
  replays: new MemoryReplayStore(),
  clock: systemClock,
  ids: uuidIds(systemClock),
  logger: createLogger('silent'),
  checkReplies: false,
  trustProxy: false,
  ready: async () => [],
  publicUrl: `http://127.0.0.1:${port}`,
})
createServer(handler).listen(Number(port), '127.0.0.1')
