import { expect } from 'chai'
import { versionStep } from './version-step.ts'

describe('another version on the server', () => {
  it('reloads once and then only says so [APP-07]', () => {
    expect(versionStep('v1.03', 'v1.03', null)).to.equal('ok')
    expect(versionStep('v1.04', 'v1.03', null)).to.equal('reload')
    expect(versionStep('v1.04', 'v1.03', 'v1.04')).to.equal('banner')
    expect(versionStep('v1.05', 'v1.03', 'v1.04')).to.equal('reload')
  })
})
