import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a passkey is made with (WebAuthn), as far as it counts here. */
interface Creation {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}

/** What a passkey answers. */
interface Request {
  readonly challenge: string
  readonly rpId: string
}

/** CBOR (RFC 8949), as far as WebAuthn without attestation needs it. */
type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)])
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()
const base64url = (content: string | Buffer) => Buffer.from(content).toString('base64url')

/** Flags of authenticator data. */
const PRESENT = 1
const VERIFIED = 4
const WITH_KEY = 64

/** How an answer differs from that of a good device at the place where it belongs. */
interface Faults {
  readonly origin?: string
  readonly rpId?: string
  /** The device has not asked for face, finger or PIN. */
  readonly unverified?: true
  readonly type?: string
  readonly userHandle?: string
}

/** A real passkey (ES256) without a device around it: for the verifier, and for tests over HTTP. */
export class SoftPasskey {
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(32)
  readonly #origin: string
  #owner = ''
  counter = 0

  /** @param origin of the page that the browser shows */
  constructor(origin: string) {
    this.#origin = origin
  }

  get id(): string {
    return base64url(this.#id)
  }

  make({ challenge, rp, user }: Creation, faults: Faults = {}) {
    this.#owner = user.id
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    const point = (coordinate: string) => Buffer.from(coordinate, 'base64url')
    const coseKey = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ])
    const idLength = Buffer.from([0, this.#id.length])
    const attested = Buffer.concat([Buffer.alloc(16), idLength, this.#id, cbor(coseKey)])
    const authData = Buffer.concat([this.#data(faults.rpId ?? rp.id, faults, WITH_KEY), attested])
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#said(challenge, 'webauthn.create', faults),
        attestationObject: base64url(cbor(attestation)),
      },
    }
  }

  answer({ challenge, rpId }: Request, faults: Faults = {}) {
    const clientDataJSON = this.#said(challenge, 'webauthn.get', faults)
    const data = this.#data(faults.rpId ?? rpId, faults)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, this.#key.privateKey)),
        userHandle: faults.userHandle ?? this.#owner,
      },
    }
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const }
  }

  #said(challenge: string, type: string, faults: Faults): string {
    const origin = faults.origin ?? this.#origin
    return base64url(JSON.stringify({ type: faults.type ?? type, challenge, origin, crossOrigin: false }))
  }

  #data(rpId: string, { unverified }: Faults, more = 0): Buffer {
    const fixed = Buffer.alloc(5)
    fixed.writeUInt8(PRESENT | (unverified ? 0 : VERIFIED) | more)
    fixed.writeUInt32BE(this.counter, 1)
    return Buffer.concat([sha256(rpId), fixed])
  }
}
