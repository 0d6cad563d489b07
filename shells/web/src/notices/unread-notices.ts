import type { NoticeName, NoticesView } from '@callboard/admin/contract'

export interface UnreadNotice {
  readonly name: NoticeName
  readonly text: string
  readonly stamp: string
}

/** In the order in which they are shown; the client notice stands on the page of clients. */
const SHOWN: Readonly<Record<string, readonly NoticeName[]>> = {
  super_admin: ['notification'],
  casting_director: ['notification', 'casting_director_notice'],
  session_manager: ['notification', 'session_manager_notice'],
}

/** False for clients and talent, who are asked nothing and shown nothing. */
export const readsNotices = (userType: string): boolean => userType in SHOWN

const keyOf = (name: NoticeName) => `callboard:notice:${name}`

/** Notices with a text whose stamp was not put away on this device. */
export function unreadNotices(
  userType: string,
  notices: NoticesView,
  kept: Pick<Storage, 'getItem'>,
): readonly UnreadNotice[] {
  return (SHOWN[userType] ?? []).flatMap((name) => {
    const { text = '', updated_at: stamp = null } = notices[name] ?? {}
    return text === '' || stamp === null || kept.getItem(keyOf(name)) === stamp ? [] : [{ name, text, stamp }]
  })
}

/** The person has read it: it stays away until its text is another. */
export const putAway = ({ name, stamp }: UnreadNotice, kept: Pick<Storage, 'setItem'>): void =>
  kept.setItem(keyOf(name), stamp)
