/** Texts of the office for everybody of a kind, in the order of their form. */
export const NOTICES = [
  'client_notice',
  'casting_director_notice',
  'session_manager_notice',
  'notification',
] as const
export type NoticeName = (typeof NOTICES)[number]

/** The notices that each kind of account reads; others read none. */
export const NOTICES_OF: Readonly<Record<string, readonly NoticeName[]>> = {
  super_admin: NOTICES,
  casting_director: ['casting_director_notice', 'notification'],
  session_manager: ['session_manager_notice', 'notification'],
  client: ['client_notice'],
}
