import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect } from 'chai'
import { io } from 'socket.io-client'
import { certificateContract } from '../../../core/src/testing/certificate.contract.ts'
import { selfSigned } from '../../../core/src/testing/certificates.ts'
import { until } from '../../../core/src/testing/until.ts'
import { CallboardProcess } from '../../peers/callboard-process.ts'
import { freePort } from '../../peers/free-port.ts'
import { type Production, startProduction } from '../../peers/production.ts'
import { expectNoFaults } from '../../peers/running-product.ts'
import { DEMO_PASSWORD, demoEmail } from '../../support/demo-accounts.ts'
import { watchServer } from '../support/product-for-tests.ts'

describe('an API process with a certificate', () => {
  let production: Production
  let api: CallboardProcess
  let origin: string
  let plainPort: number

  const files = certificateContract(async (settings) => {
    production = await startProduction()
    const port = await freePort()
    plainPort = await freePort()
    origin = `https://127.0.0.1:${port}`
    api = new CallboardProcess({
      shell: 'api',
      env: {
        ...production.env,
        ...settings,
        PORT: String(port),
        CALLBOARD_PUBLIC_URL: origin,
        CALLBOARD_HTTP_REDIRECT_PORT: String(plainPort),
        CALLBOARD_TRUST_PROXY: '0',
      },
    })
    const stop = async () => {
      await api.stop()
      await production.stop()
    }
    await api.start().catch(async (error) => {
      await stop()
      throw error
    })
    return { port, account: { email: demoEmail('director'), password: DEMO_PASSWORD }, stop }
  }, io)
  watchServer(() => ({
    expectNoServerFault: () => expectNoFaults([api]),
    printed: () => api.printed,
  }))

  it('leads pages from its port of HTTP to HTTPS [OPS-10]', async () => {
    const asked = get({ host: '127.0.0.1', port: plainPort, path: '/check-in?from=code' })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).to.be.within(301, 308)
    expect(answer.headers.location).to.equal(`${origin}/check-in?from=code`)
  })

  it('keeps the last good certificate beside a pair that cannot be used, and takes the next one [OPS-10]', async () => {
    const first = await files.shown()
    const [renewed, other] = await Promise.all([selfSigned(), selfSigned()])
    await files.write({ cert: renewed.cert, key: other.key })
    await until('the pair is refused', () =>
      api.printed.some((line) => line.includes('The new certificate cannot be used')),
    )
    expect(await files.shown()).to.equal(first)
    await files.write(renewed)
    await until('the next certificate is shown', files.shown, (shown) => shown !== first)
  })

  it('has workers that do without the files [OPS-10]', async () => {
    const worker = new CallboardProcess({
      shell: 'worker',
      env: {
        ...production.env,
        PORT: String(await freePort()),
        CALLBOARD_PUBLIC_URL: origin,
        CALLBOARD_TLS_CERT: '/gone/cert.pem',
        CALLBOARD_TLS_KEY: '/gone/key.pem',
      },
    })
    try {
      await worker.start()
      expect(worker.isRunning).to.equal(true)
    } finally {
      await worker.stop()
    }
  })
})
