import { useEffect } from 'react'

/** Keeps the screen on while `wanted`: a phone that locks itself stops its camera. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !navigator.wakeLock) return
    let held: WakeLockSentinel | undefined
    let gone = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        held = await navigator.wakeLock.request('screen')
        if (gone) await held.release()
      } catch {
        // A phone that saves its battery says no; the recording goes on.
      }
    }
    void ask()
    // The browser lets go whenever the page is hidden.
    document.addEventListener('visibilitychange', ask)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', ask)
      void held?.release()
    }
  }, [wanted])
}
