import { expect } from 'chai'
import { switchedOff, switchedOffWords, switchOnWords } from './switched-off.ts'

const track = (kind: 'video' | 'audio', enabled: boolean, readyState: MediaStreamTrackState = 'live') => ({
  kind,
  enabled,
  readyState,
})

describe('the device that a recording would lack', () => {
  it('is nothing while camera and microphone are on', () => {
    expect(switchedOff([track('video', true), track('audio', true)])).to.equal(null)
  })

  it('is the camera that is off, lost or not there, and the microphone that is off', () => {
    const camera = { camera: true, microphone: false }
    expect(switchedOff([track('video', false), track('audio', true)])).to.deep.equal(camera)
    expect(switchedOff([track('video', true, 'ended'), track('audio', true)])).to.deep.equal(camera)
    expect(switchedOff([track('audio', true)])).to.deep.equal(camera)
    expect(switchedOff([track('video', true), track('audio', false)])).to.deep.equal({
      camera: false,
      microphone: true,
    })
  })

  it('is no microphone on a device that has none', () => {
    expect(switchedOff([track('video', true)])).to.equal(null)
  })

  it('is told to staff, and to the talent as an instruction', () => {
    const told = (camera: boolean, microphone: boolean) => [
      switchedOffWords({ camera, microphone }),
      switchOnWords({ camera, microphone }),
    ]
    const wish = 'The casting team wants to record you: turn your'
    expect(told(true, false)).to.deep.equal(['The camera is off.', `${wish} camera on.`])
    expect(told(false, true)).to.deep.equal(['The microphone is off.', `${wish} microphone on.`])
    expect(told(true, true)).to.deep.equal([
      'The camera is off. The microphone is off.',
      `${wish} camera and microphone on.`,
    ])
  })
})
