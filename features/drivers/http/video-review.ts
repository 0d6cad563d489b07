import { addLink, copyToPage, type PostingLink, type PostingPageSummary } from '@callboard/posting/contract'
import { getReview, likeVideo, requestArchive, type VideoView } from '@callboard/review/contract'
import { expect } from 'chai'
import { probeVideo } from '../../support/recorded-take.ts'
import type { ApiClient } from './api-client.ts'

/** The video review of a session with one take, as staff use it. */
export class VideoReview {
  readonly #origin: string
  readonly #staff: ApiClient
  readonly #video: VideoView

  constructor(origin: string, staff: ApiClient, video: VideoView) {
    this.#origin = origin
    this.#staff = staff
    this.#video = video
  }

  /** The take is the only one of the only group, with a picture and a length of so many seconds. */
  async expectTakeInGroup(seconds: number): Promise<void> {
    expect(this.#video.duration).to.be.closeTo(seconds, 0.2)
    const thumbnail = await fetch(new URL(this.#video.thumbnail_url!, this.#origin))
    expect(thumbnail.headers.get('content-type')).to.equal('image/jpeg')
    const { groups } = await this.#staff.call(getReview, { session: this.#video.session })
    expect(groups.map((group) => group.videos.map((video) => video._id))).to.deep.equal([[this.#video._id]])
  }

  async expectPlayableMp4(seconds: number): Promise<void> {
    const address = new URL(this.#video.url!, this.#origin)
    const first = await fetch(address, { headers: { range: 'bytes=0-1' } })
    expect(first.status).to.equal(206)
    expect(first.headers.get('content-length')).to.equal('2')
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
    const video = await probeVideo(bytes)
    expect(video).to.include({ codec: 'h264', fastStart: true })
    expect(video.container).to.include('mp4')
    expect(video.seconds).to.be.closeTo(seconds, 0.2)
  }

  async like(): Promise<void> {
    const liked = await this.#staff.call(likeVideo, { id: this.#video._id, isLiked: true })
    expect(liked.liked).to.equal(true)
  }

  async copyToNewPage(name: string): Promise<PostingPageSummary> {
    const page = await this.#staff.call(copyToPage, {
      session: this.#video.session,
      groups: [this.#video.group],
      new_page: name,
      copy_only_liked_videos: true,
    })
    expect(page.groups).to.equal(1)
    return page
  }

  async makeLink(name: string, { _id, studio }: PostingPageSummary): Promise<PostingLink> {
    return await this.#staff.call(addLink, { id: studio, name, posting_pages: [_id] })
  }

  async download(): Promise<void> {
    const { session, _id } = this.#video
    const reply = await this.#staff.call(requestArchive, { session, keys: [_id] })
    expect(reply.message).to.equal(
      'You will get an email with the download link once the archive is completed',
    )
  }
}
