import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { isPushService } from './known-services.ts'
import { subscribedBrowser } from './testing/subscribed-browser.ts'
import { webPush } from './web-push.ts'

const SECRET = 'the secret of the install, long enough'
const PAYLOAD = JSON.stringify({
  title: 'You are next',
  body: 'Please be ready.',
  link: '/message/r1',
  tag: 'r1',
})

/** A push service and one browser that subscribed to it. */
async function startedService() {
  const got: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = []
  const answer = { status: 201, location: '' }
  const server = createServer(async (request, response) => {
    got.push({ headers: request.headers, body: await buffer(request) })
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { keys, read } = subscribedBrowser()
  const subscription = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/1`,
    ...keys,
  }
  return {
    got,
    answer,
    subscription,
    read,
    stop: () => new Promise((closed) => server.close(closed)),
  }
}

describe('notifications by Web Push', () => {
  let service: Awaited<ReturnType<typeof startedService>>
  const push = webPush(SECRET, { publicUrl: 'https://callboard.test', isService: () => true })
  const send = () => push.send(service.subscription, PAYLOAD, 300)
  beforeEach(async () => {
    service = await startedService()
  })
  afterEach(() => service.stop())

  it('reach the browser encrypted for it, signed with the key that it subscribed with [MSG-09]', async () => {
    expect(await send()).to.equal('sent')
    const { headers, body } = service.got[0]!
    expect(service.read(body)).to.equal(PAYLOAD)
    expect(body.includes('You are next')).to.equal(false)
    expect(headers).to.include({ ttl: '300', urgency: 'high', 'content-encoding': 'aes128gcm' })
    expect(headers.authorization)
      .to.match(/^vapid t=.+, k=/)
      .and.to.contain(push.publicKey)
  })

  it('are gone for good when the push service says so, and later when it has trouble [MSG-09]', async () => {
    for (const status of [404, 410, 401, 403]) {
      service.answer.status = status
      expect(await send(), String(status)).to.equal('gone')
    }
    for (const status of [429, 500, 400]) {
      service.answer.status = status
      expect((await refusalOf(send())).code, String(status)).to.equal('push_unavailable')
    }
    await service.stop()
    expect((await refusalOf(send())).message).to.contain('does not answer')
  })

  it('follow no redirect [SEC-08]', async () => {
    service.answer.status = 307
    service.answer.location = `${service.subscription.endpoint}/elsewhere`
    expect((await refusalOf(send())).code).to.equal('push_unavailable')
    expect(service.got).to.have.length(1)
  })

  it('are taken for keys that a payload can be encrypted for, and no others', async () => {
    const { p256dh, auth } = service.subscription
    const offCurve = Buffer.alloc(65, 1)
    offCurve[0] = 4
    expect(push.accepts(service.subscription)).to.equal(true)
    for (const wrong of [
      { p256dh: 'AAAA', auth },
      { p256dh: offCurve.toString('base64url'), auth },
      { p256dh, auth: 'c2VjcmV0' },
    ]) {
      const subscription = { ...service.subscription, ...wrong }
      expect(push.accepts(subscription)).to.equal(false)
      // One that was stored before keys were looked at is forgotten.
      expect(await push.send(subscription, PAYLOAD, 300)).to.equal('gone')
    }
    expect(service.got).to.deep.equal([])
  })

  it('have one key for all processes of an install, and another for another install [MSG-09]', () => {
    const keyOf = (secret: string) => webPush(secret, { publicUrl: 'http://localhost' }).publicKey
    expect(keyOf(SECRET)).to.equal(push.publicKey)
    expect(keyOf(`${SECRET}!`)).not.to.equal(push.publicKey)
    expect(Buffer.from(push.publicKey, 'base64url')).to.have.length(65)
  })

  it('leave for push services of browsers only [SEC-08]', async () => {
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://wns2-by3p.notify.windows.com/w/?token=abc',
      'https://web.push.apple.com/abc',
    ])
      expect(isPushService(endpoint), endpoint).to.equal(true)
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/abc',
      'https://user@fcm.googleapis.com/abc',
      'https://fcm.googleapis.com.example.com/abc',
      'https://127.0.0.1/abc',
      'https://[::1]/abc',
      'https://169.254.169.254/latest',
      'https://localhost/abc',
      'file:///etc/passwd',
      'nothing',
    ])
      expect(isPushService(endpoint), endpoint).to.equal(false)
    const strict = webPush(SECRET, { publicUrl: 'https://callboard.test' })
    expect(await strict.send(service.subscription, PAYLOAD, 300)).to.equal('gone')
    expect(service.got).to.deep.equal([])
  })
})
