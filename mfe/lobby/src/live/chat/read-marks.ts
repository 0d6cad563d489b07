import { keptStore } from '@callboard/kit/kept'

/** The last message read in each chat, kept on the device. */
export const readMarks = keptStore(
  'callboard:chat-read',
  (kept) => (kept ?? {}) as Readonly<Record<string, string>>,
)

export function markRead(place: string, message: string): void {
  const now = readMarks.get()
  if ((now[place] ?? '') < message) readMarks.set({ ...now, [place]: message })
}
