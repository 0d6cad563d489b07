/** By what the system has for it; else in an e-mail that one sends oneself. */
export function shareAddress(title: string, url: string): void {
  if (typeof navigator.share === 'function') {
    // A person who changes their mind is no fault.
    navigator.share({ title, url }).catch(() => undefined)
    return
  }
  location.assign(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`)
}
