const KEY = 'callboard-onboard'

/** The check-in or booking page that a talent has left for their profile; lives as long as the tab. */
export const onboardAddress = {
  save(address: string): void {
    sessionStorage.setItem(KEY, address)
  },
  peek: (): string | null => sessionStorage.getItem(KEY),
  forget(): void {
    sessionStorage.removeItem(KEY)
  },
}
