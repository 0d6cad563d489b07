import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './frames.module.css'

/**
 * Content that keeps its state while the slot that shows it is another one: a recording control must not end with the
 * frame that it stands in.
 * @returns the slot, to be drawn in one place at a time, and the content, to be drawn once
 */
export function useMovable(content: ReactNode): { readonly slot: ReactNode; readonly content: ReactNode } {
  const [host] = useState(() => {
    const element = document.createElement('div')
    element.className = styles.movable ?? ''
    return element
  })
  const attach = useCallback((slot: HTMLElement | null) => slot?.append(host), [host])
  return {
    slot: <div className={styles.movable} ref={attach} />,
    content: createPortal(content, host),
  }
}
