import { lazy, Suspense, useEffect, useState } from 'react'
import { listenToKeys, useOpenKeys } from '../keys/keys.ts'
import { useQuestion } from '../layout/confirm.ts'
import { ProcessingOverlay } from '../layout/processing-overlay.tsx'

const Toaster = lazy(() => import('../layout/toaster.tsx'))
const ConfirmDialog = lazy(() => import('../layout/confirm-dialog.tsx'))
const KeyList = lazy(() => import('../keys/key-list.tsx'))
const Palette = lazy(() => import('../keys/palette.tsx'))

/** True from the first time the condition held: what has loaded stays, so that it can leave with its motion. */
function useOnce(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}

/** What stands over every page once: toasts, the confirmation, palette, key list, processing. The shell renders it. */
export function PageHost() {
  const open = useOpenKeys()
  useEffect(() => listenToKeys(document), [])
  const asked = useOnce(useQuestion() !== undefined)
  const keys = useOnce(open === 'keys')
  const palette = useOnce(open === 'palette')
  return (
    <>
      <ProcessingOverlay />
      <Suspense>
        <Toaster />
        {asked ? <ConfirmDialog /> : null}
        {keys ? <KeyList /> : null}
        {palette ? <Palette /> : null}
      </Suspense>
    </>
  )
}
