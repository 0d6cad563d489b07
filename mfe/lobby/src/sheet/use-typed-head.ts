import { readKept, writeKept } from '@callboard/kit/kept'
import { useState } from 'react'

export interface TypedHead {
  readonly advertiser: string
  readonly product: string
}

const keyOf = (session: string) => `callboard-sheet-${session}`

function typedHead(kept: unknown): TypedHead {
  const { advertiser, product } = (kept ?? {}) as Partial<TypedHead>
  return {
    advertiser: typeof advertiser === 'string' ? advertiser : '',
    product: typeof product === 'string' ? product : '',
  }
}

/** Entries of the sheet's head that are typed; the device keeps them for the session. */
export function useTypedHead(session: string): readonly [TypedHead, (head: TypedHead) => void] {
  const [head, setHead] = useState(() => readKept(keyOf(session), typedHead))
  const change = (next: TypedHead) => {
    setHead(next)
    writeKept(keyOf(session), next)
  }
  return [head, change]
}
