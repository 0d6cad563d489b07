const HOSTS = {
  'instagram.com': 'https://www.instagram.com/',
  'tiktok.com': 'https://www.tiktok.com/@',
} as const

export type SocialHost = keyof typeof HOSTS

/** The address of a profile: a handle that is a whole address of that site is used as it is, any other is put into one. */
export function socialLink(host: SocialHost, handle: string): string {
  const typed = handle.trim()
  if (/^https?:\/\//i.test(typed) && URL.canParse(typed)) {
    const { hostname } = new URL(typed)
    if (hostname === host || hostname.endsWith(`.${host}`)) return typed
  }
  return `${HOSTS[host]}${encodeURIComponent(typed.replace(/^@/, ''))}`
}
