import { Actor } from '@callboard/core'
import { outcomeOf, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import { processUpload } from '../application/jobs.ts'
import type { ReviewStore } from '../application/ports/index.ts'
import * as api from '../contract/endpoints.ts'
import { PIECE_TYPE, POSTER_TYPE, sendTakePoster, sendUploadPoster } from '../contract/index.ts'
import { beginGroupUpload, completeUpload, confirmUploadPart } from '../contract/upload-endpoints.ts'
import { partKey } from '../domain/upload.ts'
import { machinesOver } from './fake-machines.ts'
import { pictureNamed, type ReviewWorld, reviewWorld, sha256 } from './review-world.ts'
import { inPieces, PHONE, recording, takeSteps } from './take-steps.ts'

/** The pictures that browsers take, for installs that take none out of videos. */
export function postersSuite(name: string, make: () => Promise<StoreHarness<ReviewStore>>): void {
  describe(`posters on ${name}`, () => {
    let world: ReviewWorld
    beforeEach(async () => {
      world = await reviewWorld(machinesOver(make))
    })
    afterEach(() => world.stop())
    const { askedTake, recordingTake, send, finish, assemble, videos } = takeSteps(() => world)

    const file = (text = 'frame') => ({ contentType: POSTER_TYPE, bytes: pictureNamed(text) })
    const posterOf = (id: string, device = PHONE, actor = world.device('ann')) =>
      world.call(sendTakePoster, actor, { id, device, file: file() })
    const madeTake = async (codec?: string) => {
      const take = await recordingTake()
      await send(take, inPieces(recording(6, codec), 3))
      return {
        take,
        end: async () => {
          await finish(take, 3)
          await assemble(take)
        },
      }
    }
    const picture = async () => (await videos()).at(-1)!.thumbnail_url

    it('are shown of a take where no picture can be taken out of it [REV-15]', async () => {
      world.cannotDecode()
      const { take, end } = await madeTake()
      await posterOf(take)
      await end()
      expect(await picture()).to.contain(`takes/${take}/poster.jpg`)
      expect(
        (await world.blobs.list(`takes/${take}/`)).filter((key) => key.includes('pieces')),
      ).to.deep.equal([])
    })

    it('are shown of a take that is made already, or waits for an encoder [REV-15]', async () => {
      world.cannotDecode()
      const { take, end } = await madeTake('vp8')
      await end()
      expect(await picture()).to.equal(null)
      await posterOf(take)
      expect(await picture()).to.contain(`takes/${take}/poster.jpg`)
      world.gotEncoder()
    })

    it('stand back behind a picture that is taken out of the video', async () => {
      const { take, end } = await madeTake()
      await posterOf(take)
      await end()
      expect(await picture()).to.contain('/thumbnail.jpg')
      await posterOf(take)
      expect(await picture()).to.contain('/thumbnail.jpg')
    })

    it('are taken from the device of the take alone, and are pictures [SEC-04]', async () => {
      const asked = await askedTake()
      expect(await outcomeOf(posterOf(asked, PHONE, world.device('bob')))).to.equal('missing missing')
      expect(await outcomeOf(posterOf(asked, PHONE, world.director))).to.equal('missing missing')
      const { take } = await madeTake()
      expect(await outcomeOf(posterOf(take, 'tablet'))).to.equal('conflict other_device')
      const noPicture = { contentType: POSTER_TYPE, bytes: new TextEncoder().encode('#!/bin/sh') }
      const wrong = world.call(sendTakePoster, world.device('ann'), {
        id: take,
        device: PHONE,
        file: noPicture,
      })
      expect(await outcomeOf(wrong)).to.equal('invalid invalid')
      expect((await world.blobs.list(`takes/${take}/`)).some((key) => key.endsWith('.jpg'))).to.equal(false)
    })

    it('are shown of an upload, for whoever began it alone [REV-15]', async () => {
      world.cannotDecode()
      const bytes = new TextEncoder().encode(`{  "ftyp":"mp42",${recording(6).slice(1)}`)
      const { _id: id } = await world.call(beginGroupUpload, world.director, {
        id: 'group',
        name: 'Ann.mp4',
        type: 'video/mp4',
        size: bytes.length,
      })
      const poster = (actor: Actor) => world.call(sendUploadPoster, actor, { id, file: file() })
      expect(await outcomeOf(poster(world.manager))).to.equal('missing missing')
      expect(await outcomeOf(poster(Actor.anonymous))).to.equal('missing missing')
      await poster(world.director)
      await world.blobs.write(partKey(id, 1), bytes, PIECE_TYPE)
      await world.call(confirmUploadPart, world.director, { id, part: 1, sha256: sha256(bytes) })
      await world.call(completeUpload, world.director, { id })
      await world.mortalWork(processUpload, { upload: id })
      const { groups } = await world.call(api.getReview, world.director, { session: world.session })
      expect(groups[0]!.videos[0]!.thumbnail_url).to.contain(`uploads/${id}/poster.jpg`)
    })
  })
}
