import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Hold } from '@callboard/core'

/** The rights of a signed address: one method on one key until it expires. */
export type Grant =
  | {
      readonly method: 'GET'
      readonly key: string
      readonly expires: number
      readonly downloadName: string | null
      /** JSON of what the file is shown for; null: the address is good until it expires. */
      readonly hold: string | null
    }
  | {
      readonly method: 'PUT'
      readonly key: string
      readonly expires: number
      readonly contentType: string
      readonly minBytes: number
      readonly maxBytes: number
    }

export const BLOB_PATH = '/blobs/'

export const holdOf = ({ hold }: { readonly hold: string | null }): Hold | null =>
  hold === null ? null : (JSON.parse(hold) as Hold)

/** Makes and reads addresses like `/blobs/takes/…/original.webm?method=GET&expires=…&signature=…`. */
export class AddressSigner {
  readonly #secret: string | Uint8Array

  constructor(secret: string | Uint8Array) {
    this.#secret = secret
  }

  sign(grant: Grant): string {
    const query = new URLSearchParams({ method: grant.method, expires: String(grant.expires) })
    if (grant.method === 'GET') {
      if (grant.downloadName !== null) query.set('name', grant.downloadName)
      if (grant.hold !== null) query.set('hold', grant.hold)
    } else {
      query.set('type', grant.contentType)
      query.set('min', String(grant.minBytes))
      query.set('max', String(grant.maxBytes))
    }
    query.set('signature', this.#signature(grant).toString('base64url'))
    return `${BLOB_PATH}${grant.key}?${query}`
  }

  /** @returns the grant, expired or not; `null` when this install did not sign exactly this address */
  read(url: URL): Grant | null {
    const query = url.searchParams
    const grant = grantIn(url)
    if (!grant) return null
    const given = Buffer.from(query.get('signature') ?? '', 'base64url')
    const right = this.#signature(grant)
    return given.length === right.length && timingSafeEqual(given, right) ? grant : null
  }

  #signature(grant: Grant): Buffer {
    const parts =
      grant.method === 'GET'
        ? [grant.method, grant.key, grant.expires, grant.downloadName, grant.hold]
        : [grant.method, grant.key, grant.expires, grant.contentType, grant.minBytes, grant.maxBytes]
    return createHmac('sha256', this.#secret)
      .update(`callboard/blob:${JSON.stringify(parts)}`)
      .digest()
  }
}

function grantIn({ pathname, searchParams: query }: URL): Grant | null {
  const key = pathname.slice(BLOB_PATH.length)
  const expires = Number(query.get('expires'))
  switch (query.get('method')) {
    case 'GET':
      return { method: 'GET', key, expires, downloadName: query.get('name'), hold: query.get('hold') }
    case 'PUT':
      return {
        method: 'PUT',
        key,
        expires,
        contentType: query.get('type') ?? '',
        minBytes: Number(query.get('min')),
        maxBytes: Number(query.get('max')),
      }
    default:
      return null
  }
}
