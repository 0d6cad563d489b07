import { expect } from 'chai'
import { type LostDevice, lostDeviceWords } from './lost-device.ts'

const denied =
  (...devices: LostDevice[]) =>
  async (name: LostDevice) =>
    devices.includes(name)

describe('words for a lost device [REC-04]', () => {
  it('name the device that was unplugged', async () => {
    expect(await lostDeviceWords('camera', denied())).to.equal('The camera was disconnected.')
  })

  it('name the permission that was taken back, also where the track of the other device ends first', async () => {
    for (const ended of ['camera', 'microphone'] as const)
      expect(await lostDeviceWords(ended, denied('camera'))).to.equal(
        'The permission for the camera was taken back.',
      )
    expect(await lostDeviceWords('microphone', denied('camera', 'microphone'))).to.equal(
      'The permission for the microphone was taken back.',
    )
  })
})
