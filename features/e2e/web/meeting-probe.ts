import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Connections that the page has opened, closed ones too. */
    meetingConnections: RTCPeerConnection[]
  }
}

/**
 * Makes a page's meeting small, so that many fit on one machine, and its connections known to the test.
 * @param policy `relay`: no direct path is open to this page
 */
export async function probeMeeting(page: Page, policy: RTCIceTransportPolicy = 'all'): Promise<void> {
  await page.addInitScript((iceTransportPolicy) => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    const small = { width: 160, height: 120, frameRate: 5 }
    devices.getUserMedia = (wanted) => open({ ...wanted, ...(wanted?.video ? { video: small } : {}) })
    const Real = window.RTCPeerConnection
    window.meetingConnections = []
    window.RTCPeerConnection = class extends Real {
      constructor(settings?: RTCConfiguration) {
        super({ ...settings, iceTransportPolicy })
        window.meetingConnections.push(this)
      }
    }
  }, policy)
}

export interface MeetingFigures {
  /** Streams that the page sends, by kind, over connections that are open. */
  readonly sent: { readonly audio: number; readonly video: number }
  /** Received pictures, of which frames were decoded. */
  readonly pictures: number
  /** Kinds of the page's own candidates in use. */
  readonly paths: readonly string[]
}

/** What a page sends and receives at this moment, by its own statistics. */
export const meetingFigures = (page: Page): Promise<MeetingFigures> =>
  page.evaluate(async () => {
    const open = window.meetingConnections.filter(({ connectionState }) => connectionState === 'connected')
    const reports = await Promise.all(open.map((connection) => connection.getStats()))
    const stats = reports.flatMap((report) => [...report.values()])
    const sends = (kind: string) =>
      stats.filter((one) => one.type === 'outbound-rtp' && one.kind === kind && one.bytesSent > 0).length
    const pairs = new Set(
      stats.filter(({ type }) => type === 'transport').map((one) => one.selectedCandidatePairId),
    )
    const locals = stats.filter(({ id }) => pairs.has(id)).map((pair) => pair.localCandidateId)
    return {
      sent: { audio: sends('audio'), video: sends('video') },
      pictures: stats.filter(
        (one) => one.type === 'inbound-rtp' && one.kind === 'video' && one.framesDecoded > 5,
      ).length,
      paths: stats.filter(({ id }) => locals.includes(id)).map((one) => one.candidateType as string),
    }
  })
