const KEY = 'callboard-return'

/** The address a visitor was kept from, until they have signed in; lives as long as the tab. */
export const returnAddress = {
  save(address: string): void {
    sessionStorage.setItem(KEY, address)
  },
  peek: (): string | null => sessionStorage.getItem(KEY),
  take(): string | null {
    const saved = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return saved
  },
}
