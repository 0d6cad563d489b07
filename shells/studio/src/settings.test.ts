import { expect } from 'chai'
import { readSettings } from './settings.ts'

describe('settings of the embedded install', () => {
  it('have defaults for everything', () => {
    const settings = readSettings({}, '/srv/callboard')
    expect(settings).to.deep.include({
      port: 8080,
      data: '/srv/callboard/.callboard',
      publicUrl: 'http://localhost:8080',
    })
  })

  it('follow the environment', () => {
    const settings = readSettings({ PORT: '9000', CALLBOARD_DATA: '/data', CALLBOARD_DEMO: 'false' }, '/srv')
    expect(settings).to.deep.include({
      port: 9000,
      data: '/data',
      publicUrl: 'http://localhost:9000',
      demo: false,
    })
  })

  it('never seed the demo in production', () => {
    expect(readSettings({ NODE_ENV: 'production' }, '/srv').demo).to.equal(false)
  })

  for (const [name, value] of [
    ['PORT', 'eighty'],
    ['CALLBOARD_LOG', 'loud'],
    ['CALLBOARD_PUBLIC_URL', 'callboard'],
    ['CALLBOARD_DEMO', 'yes'],
  ] as const)
    it(`are refused with the name of the wrong one: ${name}`, () => {
      expect(() => readSettings({ [name]: value }, '/srv')).to.throw(name)
    })
})
