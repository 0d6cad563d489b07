import { expect } from 'chai'
import { expectMoving } from '../../drivers/ui/video.ts'
import { detail } from '../support/detail.ts'
import { mediaRooms } from './media-server-scene.ts'
import { meetingFigures } from './meeting-probe.ts'

describe('a room of a media server', () => {
  const { peers, calledIn, watch, joinAs, expectSeenBy } = mediaRooms()

  it('shows two talents to a manager and a viewer, and each phone sends sound and picture once [LIV-13]', () =>
    expectSeenBy(1))

  detail(
    'heals after a restart of the media server, and says meanwhile what is the matter [LIV-13]',
    async () => {
      const { day, talents } = await calledIn(['Dan'])
      const staff = await watch(day)
      const phone = await joinAs(talents[0]!)
      await expectMoving(staff, 'Dan Example')
      await peers.janus.stop('SIGKILL')
      for (const page of [staff, phone]) await page.getByText('The media server does not answer.').waitFor()
      await peers.janus.start()
      await expectMoving(staff, 'Dan Example')
      for (const page of [staff, phone])
        await page.getByText('The media server does not answer.').waitFor({ state: 'detached' })
      expect((await meetingFigures(phone)).sent).to.deep.equal({ audio: 1, video: 1 })
    },
  )
})
