import { store } from '@callboard/kit/ui'

const KEPT = 'callboard:chat-read'

function kept(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** The last message read in each chat, kept on the device. */
export const readMarks = store<Readonly<Record<string, string>>>(kept())

export function markRead(place: string, message: string): void {
  const now = readMarks.get()
  if ((now[place] ?? '') >= message) return
  readMarks.set({ ...now, [place]: message })
  try {
    localStorage.setItem(KEPT, JSON.stringify(readMarks.get()))
  } catch {
    // Without storage the marks last as long as the page.
  }
}
