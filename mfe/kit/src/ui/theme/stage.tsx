import { type ReactNode, useLayoutEffect } from 'react'
import { enterStage } from './scheme.ts'

/** Live room and review: dark in every scheme while shown, because pictures are judged there. */
export function Stage({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(enterStage, [])
  return children
}
