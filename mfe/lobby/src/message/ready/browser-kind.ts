/** A kind of browser whose permissions are found in the same place. */
export type BrowserKind = 'in-app' | 'ios' | 'android' | 'firefox' | 'safari' | 'chrome'

const KINDS: readonly (readonly [BrowserKind, RegExp])[] = [
  ['in-app', /FBAN|FBAV|FB_IAB|Instagram|Line\/|TikTok|musical_ly|Snapchat|GSA\/|Android.*; wv\)/],
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['firefox', /Firefox\//],
  ['chrome', /Chrome\/|Chromium\//],
  ['safari', /Safari\//],
]

/** By what a browser calls itself; an unknown one counts as Chrome. */
export const browserKind = (userAgent: string): BrowserKind =>
  KINDS.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'chrome'
