import { once } from 'node:events'
import { deleteAccount, login, logout, updateUser, verifyToken } from '@callboard/accounts/contract'
import { getLobby, sessionRoom } from '@callboard/lobby/contract'
import type { SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { LiveClient } from '../../drivers/http/live-client.ts'
import { signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { demoEmail } from '../../support/demo-accounts.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { expectRefused, Wire } from './wire.ts'

describe('a sign-in that is not one', () => {
  const product = productForTests()
  let director: ApiClient
  let session: SessionView
  const lives: LiveClient[] = []

  before(async () => {
    director = await signIn(product.origin, 'director')
    session = await startSession(director, ['Barista'])
  })
  after(async () => {
    for (const live of lives) live.close()
  })

  const connect = (token: string) => {
    const live = new LiveClient(product.origin, token)
    lives.push(live)
    return live
  }
  /** Resolves when the end of a sign-in has cut its socket. */
  async function cutBy(live: LiveClient, end: () => Promise<unknown>): Promise<void> {
    const cut = once(live.socket as unknown as NodeJS.EventEmitter, 'disconnect')
    await end()
    await cut
  }

  it('with a garbled or made-up token gets 401 in words, on guarded and open calls [ACC-08]', async () => {
    const token = director.token!
    const flipped = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`
    for (const bad of [
      flipped,
      token.slice(0, -1),
      `${token}x`,
      'null',
      'undefined',
      "' OR 1=1;--",
      'é'.repeat(10),
    ]) {
      const wire = new Wire(product.origin, encodeURI(bad))
      for (const path of ['/api/verify-token', `/api/records/${session._id}`, '/api/auth/who-am-i'])
        expectRefused(await wire.send('GET', path), 401, { code: 'unauthenticated' }, `${bad} ${path}`)
    }
    const stranger = new Wire(product.origin)
    for (const authorization of ['Bearer', `Basic ${token}`, token, 'Bearer  '])
      expectRefused(await stranger.send('GET', '/api/verify-token', { headers: { authorization } }), 401)
    const verified = await director.call(verifyToken, {})
    expect([verified.user.email, verified.token]).to.deep.equal([demoEmail('director'), token])
  })

  it('with a token of that kind gets no socket [ACC-08]', async () => {
    const live = connect('a-token-that-nobody-has')
    const [fault] = await once(live.socket as unknown as NodeJS.EventEmitter, 'connect_error')
    expect((fault as Error).message).to.equal('unauthenticated')
  })

  it('that was left gets 401 at once, and its open socket is cut [ACC-08]', async () => {
    const leaving = await signIn(product.origin, 'director')
    const live = connect(leaving.token!)
    await live.join(sessionRoom, session._id)
    const stays = connect(director.token!)
    await stays.join(sessionRoom, session._id)
    const wire = new Wire(product.origin, leaving.token)
    await cutBy(live, () => leaving.call(logout, {}))
    for (const path of ['/api/verify-token', `/api/records/${session._id}`])
      expectRefused(await wire.send('GET', path), 401, { code: 'unauthenticated' })
    expect(stays.socket.connected).to.equal(true)
    expect((await director.call(getLobby, { id: session._id })).records).to.deep.equal([])
  })

  it('from before a change of the password gets 401, and its open socket is cut [ACC-08]', async () => {
    const talent = await signUpTalent(product.origin, 'Ana')
    const { user } = await talent.call(verifyToken, {})
    const wire = new Wire(product.origin)
    const again = await wire.send('POST', `/api${login.path}`, {
      json: { email: user.email, password: 'a long enough secret' },
    })
    const older = (again.json as { token: string }).token
    const live = connect(older)
    await once(live.socket as unknown as NodeJS.EventEmitter, 'connect')
    const change = { id: user._id, oldPassword: 'a long enough secret', password: 'another long secret' }
    await cutBy(live, () => talent.call(updateUser, change))
    expectRefused(await new Wire(product.origin, older).send('GET', '/api/verify-token'), 401)
    expect((await talent.call(verifyToken, {})).user._id).to.equal(user._id)
  })

  it('of a deleted account gets 401, and its open socket is cut [ACC-08]', async () => {
    const talent = await signUpTalent(product.origin, 'Ben')
    const { user } = await talent.call(verifyToken, {})
    const live = connect(talent.token!)
    await once(live.socket as unknown as NodeJS.EventEmitter, 'connect')
    const removal = { id: user._id, password: 'a long enough secret' }
    await cutBy(live, () => talent.call(deleteAccount, removal))
    expectRefused(await new Wire(product.origin, talent.token).send('GET', '/api/verify-token'), 401)
  })

  it('tells a wrong password and an unknown account by the same answer, and gives no token [ACC-02]', async () => {
    const wire = new Wire(product.origin)
    const answers = []
    for (const email of [demoEmail('admin'), 'nobody@example.com']) {
      const json = { email, password: 'wrong words' }
      const answer = await wire.send('POST', `/api${login.path}`, { json })
      expect(answer.headers.getSetCookie()).to.deep.equal([])
      answers.push([answer.status, answer.json])
    }
    expect(answers[0]).to.deep.equal(answers[1])
    expect(answers[0]![1]).to.deep.equal({ success: false, error: 'E-mail or password is not right.' })
  })

  it('of the wrong kind gets 403 in words, and nothing happens', async () => {
    const before = (await director.call(getLobby, { id: session._id })).session
    const client = new Wire(product.origin, (await signIn(product.origin, 'client')).token)
    const talent = new Wire(product.origin, (await signIn(product.origin, 'talent')).token)
    const calls: readonly (readonly [string, string, object?])[] = [
      ['GET', `/api/records/${session._id}`],
      ['POST', '/api/studio', { name: 'Mine' }],
      ['DELETE', `/api/sessions/${session._id}`],
      ['POST', `/api/records/call-next/${session._id}`],
      ['GET', `/api/videos/review/${session._id}`],
      ['GET', '/api/admin/messages'],
      ['GET', '/api/auth/users?email=an'],
    ]
    for (const [method, path, json] of calls)
      for (const wire of [client, talent])
        expectRefused(await wire.send(method, path, { json }), 403, { code: 'denied' }, path)
    const manager = new Wire(product.origin, (await signIn(product.origin, 'manager')).token)
    expectRefused(await manager.send('DELETE', `/api/sessions/${session._id}`), 403)
    expectRefused(await manager.send('GET', `/api/records/${session._id}`), 404, {}, 'of a session of others')
    expect((await director.call(getLobby, { id: session._id })).session).to.deep.equal(before)
  })
})
