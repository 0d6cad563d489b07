import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useQuestion } from '../../ui/feedback/confirm.ts'
import { ProcessingOverlay } from '../../ui/feedback/processing-overlay.tsx'
import { toasts } from '../../ui/feedback/toast.ts'
import { listenToKeys, useOpenKeys } from '../../ui/keys/keys.ts'

const Toaster = lazy(() => import('../../ui/feedback/toaster.tsx'))
const ConfirmDialog = lazy(() => import('../../ui/feedback/confirm-dialog.tsx'))
const KeyList = lazy(() => import('../../ui/keys/key-list.tsx'))
const Palette = lazy(() => import('../../ui/keys/palette.tsx'))

/** Milliseconds. Toasts load while the network is there, as they may have to say that it is gone. */
const AFTER_FIRST_PICTURE = 3_000

/** True from the first time the condition held: a loaded overlay stays rendered for its closing animation. */
function useOnce(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}

/** Overlays of the page: toasts, the confirmation, palette, key list, processing. Rendered once, by the shell. */
export function PageHost() {
  const open = useOpenKeys()
  useEffect(() => listenToKeys(document), [])
  const said = useSyncExternalStore(toasts.subscribe, toasts.get)
  useEffect(() => {
    const timer = setTimeout(() => toasts.set(true), AFTER_FIRST_PICTURE)
    return () => clearTimeout(timer)
  }, [])
  const asked = useOnce(useQuestion() !== undefined)
  const keys = useOnce(open === 'keys')
  const palette = useOnce(open === 'palette')
  return (
    <>
      <ProcessingOverlay />
      <Suspense>
        {said ? <Toaster /> : null}
        {asked ? <ConfirmDialog /> : null}
        {keys ? <KeyList /> : null}
        {palette ? <Palette /> : null}
      </Suspense>
    </>
  )
}
