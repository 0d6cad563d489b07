import { expect } from 'chai'
import { browserKind } from './browser-kind.ts'
import { deviceFaultWords } from './device-faults.ts'
import { isReady, localDay, needsNoPreview, resultOf } from './ready-memory.ts'

const AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'in-app':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0.0.28.93',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
} as const

describe('the ready check', () => {
  it('knows the browsers whose permissions lie in different places [CHK-11]', () => {
    for (const [kind, agent] of Object.entries(AGENTS)) expect(browserKind(agent)).to.equal(kind)
    expect(browserKind('something new')).to.equal('chrome')
  })

  it('names the fault of each device, and a remedy of this browser for a blocked one [CHK-11]', () => {
    const words = (name: string, browser: keyof typeof AGENTS = 'chrome') =>
      deviceFaultWords('microphone', { name }, browser)
    expect(words('NotFoundError')).to.equal(
      'No microphone was found on this device. Connect one, then try again.',
    )
    expect(words('NotReadableError')).to.contain('Another program or page is using the microphone.')
    expect(words('OverconstrainedError')).to.contain('The chosen microphone is gone.')
    const blocked = (Object.keys(AGENTS) as (keyof typeof AGENTS)[]).map((browser) =>
      words('NotAllowedError', browser),
    )
    expect(new Set(blocked).size).to.equal(blocked.length)
    // A page that is not served over HTTPS has no devices at all.
    expect(deviceFaultWords('camera', new TypeError('undefined'), 'chrome')).to.contain('Open this page in')
  })

  it('counts as the preview when camera and microphone were found to work, or after the first join [LIV-15]', () => {
    const works = { camera: 'ok', microphone: 'ok', speaker: 'failed' } as const
    expect(isReady({ parts: works })).to.equal(true)
    expect(needsNoPreview({ parts: works, joined: false })).to.equal(true)
    const silent = { ...works, microphone: 'failed' } as const
    expect(needsNoPreview({ parts: silent, joined: false })).to.equal(false)
    expect(needsNoPreview({ parts: silent, joined: true })).to.equal(true)
  })

  it('has not failed in a part that was not looked at to the end [CHK-11]', () => {
    expect((['ok', 'failed', 'looking'] as const).map(resultOf)).to.deep.equal(['ok', 'failed', 'skipped'])
  })

  it('is of the calendar day of the device', () => {
    expect(localDay(new Date(2026, 2, 2, 23, 59, 59))).to.equal('2026-03-02')
    expect(localDay(new Date(2026, 2, 3))).to.equal('2026-03-03')
  })
})
