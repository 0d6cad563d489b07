import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import { checkIn } from '../contract/index.ts'
import { type LobbyWorld, lobbyWorld } from './lobby-world.ts'

const anonymous = Actor.anonymous

export function videoSubmissionSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`a check-in to a Video Submission: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })
    beforeEach(() => world.castOn(['2026-03-02', 'Video Submission']))
    const submitted = () =>
      world.promised.flatMap((entry) =>
        entry.kind === 'event' && entry.type === 'lobby.videos-submitted' ? [entry.payload] : [],
      )

    it('is refused without any video, before the terms are asked for, and thanks for nothing [CHK-12]', async () => {
      const refusal = await refusalOf(world.arrive('Ada', { terms: false }))
      expect(refusal.fields).to.deep.equal({ videos: 'Please add videos' })
      expect((await refusalOf(world.arrive('Ada', { videos: [] }))).fields).to.deep.equal({
        videos: 'Please add videos',
      })
      expect((await world.lobby()).records).to.deep.equal([])
      expect(world.messages()).to.deep.equal([])
    })

    it('is refused while a video is not whole [CHK-12]', async () => {
      world.wholeUploads.set('whole', null)
      const refusal = await refusalOf(world.arrive('Ada', { videos: ['whole', 'half'] }))
      expect(refusal.fields).to.have.key('videos')
      expect((await world.lobby()).records).to.deep.equal([])
    })

    it('makes a finished group of its own with its videos, the same one when it is sent again [CHK-12]', async () => {
      world.wholeUploads.set('one', null).set('two', null)
      const form = await world.form('Ada', { videos: ['one', 'two'] })
      const { record_id } = await world.call(checkIn, anonymous, form)
      await world.call(checkIn, anonymous, form)
      const [group, ...others] = await world.groups.bySession(world.session.id)
      expect(others).to.deep.equal([])
      expect(group).to.include({ name: 'Ada Example', isCurrent: false })
      expect(await world.groups.current(world.session.id)).to.equal(null)
      const sent = {
        record_id,
        session_id: world.session.id,
        group_id: group!.id,
        uploads: ['one', 'two'],
      }
      expect(submitted()).to.deep.equal([sent, sent])
      expect((await world.lobby()).records[0]).to.include({ group_name: 'Group 01', auditioned: true })
    })

    it('gives a video to one person only', async () => {
      world.wholeUploads.set('one', null)
      await world.arrive('Ada', { videos: ['one'] })
      expect((await refusalOf(world.arrive('Bob', { videos: ['one'] }))).fields).to.have.key('videos')
    })

    it('has a page that stays open for a long upload [CHK-10]', async () => {
      world.wholeUploads.set('one', null)
      const form = await world.form('Ada', { videos: ['one'] })
      world.clock.advance(11 * 3_600_000)
      expect((await world.call(checkIn, anonymous, form)).first_name).to.equal('Ada')
    })
  })
}
