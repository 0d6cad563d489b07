import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { checkout } from '../processes/checkout.ts'
import { type ProcessKind, readSettings } from './settings.ts'

const SECRET = 'a secret that all processes of an install share'

/** The least that an API or a worker needs. */
const PRODUCTION: Readonly<Record<string, string>> = {
  CALLBOARD_PUBLIC_URL: 'https://casting.example',
  CALLBOARD_SECRET: SECRET,
  DATABASE_URL: 'mysql://callboard:secret@database/callboard',
  REDIS_URL: 'redis://redis:6379',
  S3_BUCKET: 'casting-files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtp://mail.example:587',
  SMTP_FROM: 'Corner Casting <cast@casting.example>',
}

const read = (values: Readonly<Record<string, string | undefined>>, kind: ProcessKind = 'studio') =>
  readSettings(values, kind, '/srv/callboard')

describe('settings of the embedded install', () => {
  it('have defaults for everything, and need no other service [OPS-01]', () => {
    expect(read({})).to.deep.include({
      port: 8080,
      host: '127.0.0.1',
      data: '/srv/callboard/.callboard',
      publicUrl: 'http://localhost:8080',
      demo: 'day',
      undoSeconds: 10,
      textsPerDay: 2_000,
      patience: 1,
      database: null,
      redis: null,
      s3: null,
      smtp: null,
      supportEmail: null,
      mailReportsToken: null,
      twilio: null,
      clamd: null,
      jitsi: null,
      google: null,
    })
  })

  it('follow the environment', () => {
    const settings = read({ PORT: '9000', CALLBOARD_DATA: '/data', CALLBOARD_DEMO: 'false' })
    expect(settings).to.deep.include({ port: 9000, data: '/data', publicUrl: 'http://localhost:9000' })
    expect(settings.demo).to.equal('none')
  })

  it('never seed the demo in production', () => {
    expect(read({ NODE_ENV: 'production' }).demo).to.equal('none')
  })

  for (const [name, value] of [
    ['PORT', 'eighty'],
    ['CALLBOARD_LOG', 'loud'],
    ['CALLBOARD_PUBLIC_URL', 'callboard'],
    ['CALLBOARD_DEMO', 'yes'],
    ['CALLBOARD_UNDO_SECONDS', '0'],
    ['CALLBOARD_TEXTS_PER_DAY', '0'],
    ['CALLBOARD_PATIENCE', '0'],
    ['CALLBOARD_CAPTCHA_WORK', '0'],
    ['CALLBOARD_SECRET', 'short'],
    ['DATABASE_URL', 'postgres://somewhere/callboard'],
    ['MAIL_REPORTS_TO', 'the office'],
    ['CALLBOARD_SUPPORT_EMAIL', 'the office'],
    ['MAIL_REPORTS_TOKEN', 'short'],
    ['REDIS_URL', 'http://somewhere'],
    ['JANUS_URL', 'http://somewhere'],
    ['CALLBOARD_TURN_URLS', 'turn.example.com'],
    ['CLAMD_ADDRESS', 'clamd'],
    ['TWR_URL', 'live.twr.example'],
    ['TWR_URL', 'https://key@live.twr.example'],
  ] as const)
    it(`are refused with the name of the wrong one: ${name} [OPS-03]`, () => {
      expect(() => read({ [name]: value })).to.throw(name)
    })

  for (const [name, belonging] of [
    ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'],
    ['JITSI_DOMAIN', 'JITSI_APP_SECRET'],
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
    ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
    ['SMTP_URL', 'SMTP_FROM'],
  ] as const)
    it(`name ${belonging} when only ${name} is there [OPS-03]`, () => {
      expect(() => read({ [name]: 'something' })).to.throw(`${belonging} is missing`)
    })
})

describe('settings of an API or a worker', () => {
  it('choose every peer by the environment alone [OPS-03]', () => {
    const settings = read(PRODUCTION, 'worker')
    expect(settings.database).to.deep.equal({ url: PRODUCTION.DATABASE_URL, connections: 10 })
    expect(settings.redis).to.deep.equal({ url: PRODUCTION.REDIS_URL, prefix: 'callboard' })
    expect(settings.s3).to.include({ bucket: 'casting-files', endpoint: null, forcePathStyle: false })
    expect(settings.smtp?.from).to.deep.equal({ name: 'Corner Casting', address: 'cast@casting.example' })
    expect(settings.smtp).to.include({ reportsTo: null })
    expect(settings.supportEmail).to.equal('cast@casting.example')
    const support = { CALLBOARD_SUPPORT_EMAIL: 'help@casting.example' }
    expect(read({ ...PRODUCTION, ...support }, 'worker').supportEmail).to.equal('help@casting.example')
    const reports = {
      MAIL_REPORTS_TO: 'bounces@casting.example',
      MAIL_REPORTS_TOKEN: SECRET.replaceAll(' ', '-'),
    }
    const told = read({ ...PRODUCTION, ...reports }, 'api')
    expect([told.smtp?.reportsTo, told.mailReportsToken]).to.deep.equal(Object.values(reports))
    expect(settings).to.include({ demo: 'none', secret: SECRET, host: '0.0.0.0', trustProxy: 1 })
  })

  for (const name of Object.keys(PRODUCTION))
    it(`stop the start without ${name} and say so [OPS-03]`, () => {
      expect(() => read({ ...PRODUCTION, [name]: undefined }, 'api')).to.throw(`${name} is missing`)
    })

  it('name everything that is missing at once', () => {
    try {
      read({}, 'api')
    } catch (error) {
      for (const name of Object.keys(PRODUCTION))
        expect((error as Error).message).to.include(`${name} is missing`)
      return
    }
    expect.fail('It should not have started.')
  })

  it('show no secret when they are refused [SEC-06]', () => {
    expect(() => read({ ...PRODUCTION, SMTP_FROM: 'nobody' }, 'api'))
      .to.throw()
      .with.property('message')
      .that.does.not.match(/secret/)
  })
})

describe('the settings in the README of ops/deploy', () => {
  it('are all that are read, and no others [OPS-03]', () => {
    const asked = new Set<string>()
    const noting = new Proxy(PRODUCTION, {
      get: (values, name: string) => {
        asked.add(name)
        return values[name]
      },
    })
    for (const kind of ['studio', 'api'] as const) read(noting, kind)
    asked.delete('NODE_ENV')
    const readme = readFileSync(join(checkout, 'ops/deploy/README.md'), 'utf8')
    const table = [...readme.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name)
    expect(table.sort()).to.deep.equal([...asked].sort())
  })
})
