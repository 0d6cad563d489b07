/** What two browsers of a room tell each other over the relay. */
export type PeerMessage =
  | { readonly kind: 'description'; readonly description: RTCSessionDescriptionInit }
  | { readonly kind: 'candidate'; readonly candidate: RTCIceCandidateInit }
  /** What the sender lets be seen and heard. */
  | { readonly kind: 'sending'; readonly camera: boolean; readonly microphone: boolean }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** @returns undefined for what is not of the agreed form: the other side may be an older page */
export function peerMessageOf(data: unknown): PeerMessage | undefined {
  if (!isFields(data)) return undefined
  switch (data.kind) {
    case 'description':
      return isFields(data.description) &&
        (data.description.type === 'offer' || data.description.type === 'answer') &&
        typeof data.description.sdp === 'string'
        ? {
            kind: 'description',
            description: { type: data.description.type, sdp: data.description.sdp },
          }
        : undefined
    case 'candidate':
      return isFields(data.candidate) && typeof data.candidate.candidate === 'string'
        ? { kind: 'candidate', candidate: data.candidate as RTCIceCandidateInit }
        : undefined
    case 'sending':
      return { kind: 'sending', camera: data.camera === true, microphone: data.microphone === true }
    default:
      return undefined
  }
}
