/** Message about a call of two browsers. `call` is larger in each later call of the two. */
export type CallMessage =
  | { readonly kind: 'offer'; readonly call: number; readonly sdp: string }
  | { readonly kind: 'answer'; readonly call: number; readonly sdp: string }
  | { readonly kind: 'candidate'; readonly call: number; readonly candidate: RTCIceCandidateInit }
  /** This call does not come about, or was lost; 0: no call has been offered yet. */
  | { readonly kind: 'again'; readonly call: number }

/**
 * Message between two browsers of a room over the relay. `about`: the call carries the picture and sound of that third
 * person, which the one passes on to the other.
 */
export type PeerMessage =
  | (CallMessage & { readonly about?: string })
  /** Devices that the sender has switched on. */
  | { readonly kind: 'sending'; readonly camera: boolean; readonly microphone: boolean }

/** Messages sent together. `to` is the intended visit: the relay does not say which visit of a page it reached. */
export interface PeerLetter {
  readonly to: string
  readonly messages: readonly PeerMessage[]
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function messageOf(data: unknown): PeerMessage | undefined {
  if (!isFields(data)) return undefined
  const { kind, about } = data
  if (kind === 'sending') return { kind, camera: data.camera === true, microphone: data.microphone === true }
  const message = callMessageOf(data)
  return message && typeof about === 'string' ? { ...message, about } : message
}

function callMessageOf({ kind, call, sdp, candidate }: Fields): CallMessage | undefined {
  if (typeof call !== 'number') return undefined
  switch (kind) {
    case 'offer':
    case 'answer':
      return typeof sdp === 'string' ? { kind, call, sdp } : undefined
    case 'candidate':
      return isFields(candidate) && typeof candidate.candidate === 'string'
        ? { kind, call, candidate: candidate as RTCIceCandidateInit }
        : undefined
    case 'again':
      return { kind, call }
    default:
      return undefined
  }
}

/** @returns undefined for a malformed letter; malformed messages are left out, as a peer may be of another version */
export function peerLetterOf(data: unknown): PeerLetter | undefined {
  if (!isFields(data) || typeof data.to !== 'string' || !Array.isArray(data.messages)) return undefined
  return { to: data.to, messages: data.messages.map(messageOf).filter((message) => message !== undefined) }
}
