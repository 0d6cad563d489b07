import { type ReactNode, useLayoutEffect } from 'react'
import { enterStage } from './scheme.ts'

/** Dark in every scheme while shown, because pictures are judged there. A route of its own says so by `stage`. */
export function Stage({ children }: { readonly children?: ReactNode }) {
  useLayoutEffect(enterStage, [])
  return children
}
