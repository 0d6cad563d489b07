import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../data/when-idle.ts'
import { useQuestion } from '../../ui/feedback/confirm.ts'
import { ProcessingOverlay } from '../../ui/feedback/processing-overlay.tsx'
import { listenToKeys, useOpenKeys } from '../../ui/keys/keys.ts'

const Toaster = lazy(() => import('../../ui/feedback/toaster.tsx'))
const ConfirmDialog = lazy(() => import('../../ui/feedback/confirm-dialog.tsx'))
const bringKeys = () => import('../../ui/keys/key-list.tsx')
const KeyList = lazy(bringKeys)
const bringPalette = () => import('../palette/palette.tsx')
const Palette = lazy(bringPalette)

/** Milliseconds. Toasts load while the network is there, as they may have to say that it is gone; what is said before waits. */
const AFTER_FIRST_PICTURE = 3_000

/** True from the first time the condition held: a loaded overlay stays rendered for its closing animation. */
function useOnce(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}

/**
 * Overlays of the page: toasts, the confirmation, palette, key list, processing. Rendered once, by the shell. Each has a
 * boundary of its own: one that loads must not hide another that is open.
 */
export function PageHost() {
  const open = useOpenKeys()
  useEffect(() => listenToKeys(document), [])
  const [toasts, setToasts] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setToasts, AFTER_FIRST_PICTURE, true)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    // So that they open at once. They are asked for again when they are wanted and did not come.
    if (toasts) whenIdle(() => void Promise.all([bringPalette(), bringKeys()]).catch(() => {}))
  }, [toasts])
  const asked = useOnce(useQuestion() !== undefined)
  const keys = useOnce(open === 'keys')
  const palette = useOnce(open === 'palette')
  return (
    <>
      <ProcessingOverlay />
      <Suspense>{toasts ? <Toaster /> : null}</Suspense>
      <Suspense>{asked ? <ConfirmDialog /> : null}</Suspense>
      <Suspense>{keys ? <KeyList /> : null}</Suspense>
      <Suspense>{palette ? <Palette /> : null}</Suspense>
    </>
  )
}
