import { expect } from 'chai'
import { expectMoving } from '../../drivers/ui/video.ts'
import { mediaRooms } from './media-server-scene.ts'
import { meetingFigures } from './meeting-probe.ts'

describe('a room of a media server', () => {
  const { own, calledIn, watch, joinAs, expectSeenBy } = mediaRooms()

  it('shows two talents to a manager and eight viewers, and each phone sends sound and picture once [LIV-13]', () =>
    expectSeenBy(8))

  it('shows the picture through the relay when all direct paths are closed [LIV-13]', async () => {
    const { day, talents } = await calledIn(['Cleo'])
    const staff = await watch(day, 'relay')
    const phone = await joinAs(talents[0]!, 'relay')
    await expectMoving(staff, 'Cleo Example')
    const figures = [await meetingFigures(staff), await meetingFigures(phone)]
    expect(new Set(figures.flatMap(({ paths }) => paths))).to.deep.equal(new Set(['relay']))
  })

  it('heals after the process of the page has died [LIV-13]', async () => {
    const { day, talents } = await calledIn(['Eve'])
    const staff = await watch(day)
    await joinAs(talents[0]!)
    await expectMoving(staff, 'Eve Example')
    const opened = () => staff.evaluate(() => window.meetingConnections.length)
    const before = await opened()
    await own.killAndRestart()
    await staff.waitForFunction((count) => window.meetingConnections.length > count, before)
    await expectMoving(staff, 'Eve Example')
  })
})
