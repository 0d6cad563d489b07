import { useState } from 'react'

export interface TypedHead {
  readonly advertiser: string
  readonly product: string
}

const keyOf = (session: string) => `callboard-sheet-${session}`

function kept(session: string): TypedHead {
  try {
    const { advertiser, product } = JSON.parse(
      localStorage.getItem(keyOf(session)) ?? '{}',
    ) as Partial<TypedHead>
    return {
      advertiser: typeof advertiser === 'string' ? advertiser : '',
      product: typeof product === 'string' ? product : '',
    }
  } catch {
    return { advertiser: '', product: '' }
  }
}

/** Entries of the sheet's head that are typed; the device keeps them for the session. */
export function useTypedHead(session: string): readonly [TypedHead, (head: TypedHead) => void] {
  const [head, setHead] = useState(() => kept(session))
  const change = (next: TypedHead) => {
    setHead(next)
    try {
      localStorage.setItem(keyOf(session), JSON.stringify(next))
    } catch {
      // A browser that keeps nothing still prints what was typed.
    }
  }
  return [head, change]
}
