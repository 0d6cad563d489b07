import { IconCopy, IconShare } from '@callboard/kit/icons'
import { toast } from '@callboard/kit/ui'

/** By what the system has for it; else in an e-mail that one sends oneself. */
function shareAddress(title: string, url: string): void {
  if (typeof navigator.share === 'function') {
    // A person who changes their mind is no fault.
    navigator.share({ title, url }).catch(() => undefined)
    return
  }
  location.assign(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`)
}

/** @returns the ways to copy the address of this page or to hand it on. @param title that goes with it */
export function shareWays(title: string) {
  const address = `${location.origin}${location.pathname}`
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => toast.ok('Link copied'),
      () => toast.failed('Failed to copy link'),
    )
  return [
    { label: 'Copy Link', icon: IconCopy, run: copy },
    { label: 'Share Link', icon: IconShare, run: () => shareAddress(title, address) },
  ]
}
