import { PHOTO_UNREADABLE } from '@callboard/accounts/contract'
import { Actor, keptUntil } from '@callboard/core'
import {
  eachTest,
  failureOf,
  refusalOf,
  type StoreHarness,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { sessionDeleted } from '@callboard/projects/contract'
import { expect } from 'chai'
import { removeSessionPhotos } from '../application/check-in/ended-photos.ts'
import type { LobbyStore } from '../application/ports/index.ts'
import { checkIn, removeCheckInPhoto, uploadCheckInPhoto } from '../contract/index.ts'
import { type LobbyWorld, lobbyWorld } from './lobby-world.ts'

const anonymous = Actor.anonymous

export function checkInPhotosSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`a photo of a check-in: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })

    const upload = (ticket: string, bytes = [1]) => {
      const file = { contentType: 'image/png', bytes: new Uint8Array(bytes) }
      return world.call(uploadCheckInPhoto, anonymous, { ticket, file })
    }

    it('is stored under the ticket, four at most', async () => {
      const ticket = await world.ticket()
      for (let count = 0; count < 4; count += 1) {
        await upload(ticket)
      }
      expect(await world.blobs.list('photos/')).to.have.length(4)
      expect(await refusalOf(upload(ticket))).to.include({ code: 'too_many_photos' })
      await upload(await world.ticket())
    })

    it('has an address that does not tell its session, which lets clients in [SEC-07] [SES-09]', async () => {
      const { url } = await upload(await world.ticket())
      expect(url).to.contain('/photos/').and.not.contain(world.session.id)
    })

    race('is never stored more than four times under a ticket, however many come at once', async () => {
      const ticket = await world.ticket()
      const calls = await Promise.allSettled(Array.from({ length: 20 }, () => upload(ticket)))
      expect(calls.filter(({ status }) => status === 'fulfilled')).to.have.length(4)
      expect(await world.blobs.list('photos/')).to.have.length(4)
    })

    it('gives its place free when it is taken back, for its own ticket only', async () => {
      const ticket = await world.ticket()
      const photos = [await upload(ticket), await upload(ticket), await upload(ticket), await upload(ticket)]
      const { photo } = photos[0]!
      const other = await world.ticket()
      expect(await world.call(removeCheckInPhoto, anonymous, { ticket: other, photo })).to.deep.equal({
        success: false,
      })
      expect(await refusalOf(upload(ticket))).to.include({ code: 'too_many_photos' })
      expect(await world.call(removeCheckInPhoto, anonymous, { ticket, photo })).to.deep.equal({
        success: true,
      })
      await upload(ticket)
    })

    it('takes no place when it could not be read', async () => {
      const ticket = await world.ticket()
      for (let count = 0; count < 5; count += 1) {
        expect((await refusalOf(upload(ticket, []))).fields).to.have.property('file')
      }
      for (let count = 0; count < 4; count += 1) await upload(ticket)
      expect(await refusalOf(upload(ticket))).to.include({ code: 'too_many_photos' })
    })

    it('takes no place when it could not be stored', async () => {
      const ticket = await world.ticket()
      const { write } = world.blobs
      world.blobs.write = async () => {
        throw new Error('The disk is full')
      }
      expect(await failureOf(upload(ticket))).to.equal('The disk is full')
      world.blobs.write = write
      for (let count = 0; count < 4; count += 1) await upload(ticket)
    })

    it('without a check-in is removed, also when other talent check in; that of a check-in stays', async () => {
      const stored = () => world.blobs.list('photos/')
      const [page, visitor] = [await world.form('Ada'), await world.ticket()]
      const [used] = await stored()
      await world.call(checkIn, anonymous, page)
      await upload(page.ticket)
      for (let count = 0; count < 4; count += 1) await upload(visitor)
      const taken = world.clock.now()
      await world.unusedPhotos.remove(taken)
      expect(await stored()).to.have.length(6)
      await world.unusedPhotos.remove(new Date(taken.getTime() + 1))
      expect(await stored()).to.deep.equal([used])
      await world.unusedPhotos.remove(new Date(taken.getTime() + 1))
      expect(await stored()).to.deep.equal([used])
    })

    it('without a check-in is removed among many such photos, also one that could not be stored whole', async () => {
      for (let count = 0; count < 30; count += 1) {
        const ticket = await world.ticket()
        for (let photo = 0; photo < 4; photo += 1) await upload(ticket)
      }
      const { write } = world.blobs
      world.blobs.write = async (...file) => {
        await write(...file)
        throw new Error('The answer was lost')
      }
      await failureOf(upload(await world.ticket()))
      expect(await world.blobs.list('photos/')).to.have.length(121)
      await world.unusedPhotos.remove(new Date(world.clock.now().getTime() + 1))
      expect(await world.blobs.list('photos/')).to.deep.equal([])
    })

    describe('of the talent themselves', () => {
      const headshot = (ticket: string) => {
        const file = { contentType: 'image/png', bytes: new Uint8Array([2]) }
        return world.call(uploadCheckInPhoto, anonymous, { ticket, file, purpose: 'headshot' as const })
      }

      it('is kept beside the photo of today, four at most [CHK-01]', async () => {
        const ticket = await world.ticket()
        const form = await world.form('Ada', { ticket })
        const shots = [
          await headshot(ticket),
          await headshot(ticket),
          await headshot(ticket),
          await headshot(ticket),
        ]
        const fifth = await refusalOf(headshot(ticket))
        expect(fifth).to.include({
          code: 'too_many_photos',
          message: 'At most 4 headshots can be added.',
        })
        const photos = shots.map(({ photo }) => photo)
        const { record_id } = await world.call(checkIn, anonymous, { ...form, photos })
        expect((await world.record(record_id)).photos).to.have.length(4)
        await world.unusedPhotos.remove(new Date(world.clock.now().getTime() + 1))
        expect(await world.blobs.list('photos/')).to.have.length(5)
      })

      it('is no photo of today, and a photo of today is none of these', async () => {
        const ticket = await world.ticket()
        const form = await world.form('Ada', { ticket })
        const { photo } = await headshot(ticket)
        const instead = await refusalOf(world.call(checkIn, anonymous, { ...form, photo }))
        expect(instead.fields).to.have.property('photo')
        const wrong = { ...form, photos: [form.photo!] }
        expect((await refusalOf(world.call(checkIn, anonymous, wrong))).fields).to.have.property('photos')
      })
    })

    describe('of a deleted session', () => {
      const deleted = async () => {
        const ticket = await world.ticket()
        const { photo } = await upload(ticket)
        await world.call(checkIn, anonymous, await world.form('Ada', { ticket, photo }))
        await world.work(sessionDeleted, { session_id: world.session.id, project_id: 'project' })
        const promised = world.promised.find(
          (entry) => 'name' in entry && entry.name === removeSessionPhotos.name,
        ) as { at?: Date } | undefined
        expect(promised?.at).to.deep.equal(keptUntil(world.clock.now()))
        expect(await world.blobs.list('photos/')).not.to.deep.equal([])
      }
      const end = () => world.work(removeSessionPhotos, { session: world.session.id })

      it('is removed when the session cannot come back any more', async () => {
        await deleted()
        for (const folder of ['another', world.session.id])
          await world.blobs.write(`photos/${folder}/nonce/1.jpg`, new Uint8Array([1]), 'image/jpeg')
        world.sessions.delete(world.session.id)
        await end()
        expect(await world.blobs.list('photos/')).to.deep.equal(['photos/another/nonce/1.jpg'])
      })

      it('stays when the session is there again', async () => {
        await deleted()
        await end()
        expect(await world.blobs.list('photos/')).not.to.deep.equal([])
      })
    })

    it('has to be a picture', async () => {
      const refusal = await refusalOf(upload(await world.ticket(), []))
      expect(refusal.fields).to.deep.equal({
        file: PHOTO_UNREADABLE,
      })
    })

    it('counts for the ticket it was taken with only', async () => {
      const { photo } = await upload(await world.ticket())
      const refusal = await refusalOf(world.call(checkIn, anonymous, await world.form('Ada', { photo })))
      expect(refusal.fields).to.have.property('photo')
    })

    it('needs a ticket that is not over two hours old', async () => {
      const ticket = await world.ticket()
      world.clock.advance(2 * 3_600_000)
      expect((await refusalOf(upload(ticket))).fields).to.have.property('ticket')
      expect((await refusalOf(upload('made-up'))).fields).to.have.property('ticket')
    })
  })
}
