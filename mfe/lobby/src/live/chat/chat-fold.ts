const KEPT = 'callboard-client-chat'

/** Whether a client has left the chat open on this device; closed until they open it, since the talent need the room. */
export function isChatLeftOpen(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'open'
  } catch {
    return false
  }
}

export function keepChat(isOpen: boolean): void {
  try {
    localStorage.setItem(KEPT, isOpen ? 'open' : 'folded')
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
