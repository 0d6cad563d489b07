// The least that a read can cost with the same tools: `node ops/bench/floors/koa-knex-server.ts PORT DATABASE_URL`.
import Router from '@koa/router'
import knex from 'knex'
import Koa from 'koa'

const [port, url] = process.argv.slice(2)
const database = knex({ client: 'mysql2', connection: url ?? '', pool: { min: 0, max: 10 } })
const router = new Router()

router.get('/record/:id', async (ctx) => {
  ctx.body = await database('lobby_record').where({ id: ctx.params.id }).first()
})
router.get('/list/:session', async (ctx) => {
  ctx.body = await database('lobby_record').where({ session_id: ctx.params.session }).limit(100)
})

new Koa().use(router.routes()).listen(Number(port), '127.0.0.1')
