import { logout, type OwnAccount, whoAmI } from '@callboard/accounts/contract'
import type { UserType } from '@callboard/core/http-contract'
import { useSyncExternalStore } from 'react'
import { allowUndo } from '../../ui/feedback/toast.ts'
import { store } from '../../ui/store.ts'
import { call } from '../call/call.ts'
import { whenRefused } from '../call/refused.ts'
import { forgetUnsent, personOf, unsentKeys } from '../call/unsent-keys.ts'
import { drafts } from '../forms/drafts.ts'
import { forgetRecent } from './forget-recent.ts'

export type Account = OwnAccount

export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'user'; readonly account: Account }
  /** The server could not be asked. */
  | { readonly kind: 'failed'; readonly error: unknown }

/** The viewer of the page; `unknown` until the server has answered about the session. */
export type Viewer =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'user'; readonly userType: UserType }

const session = store<Session>({ kind: 'unknown' })

export const currentSession = session.get
export const onSession = session.subscribe

/** The session, for screens. */
export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.get)

let support: string | null = null

/** Where people write to when a page cannot help them; null while the session is unknown. */
export const supportEmail = () => support

/** The signed-in account, or undefined. */
export function useAccount(): Account | undefined {
  const now = useSession()
  return now.kind === 'user' ? now.account : undefined
}

export function viewerOf(now: Session): Viewer {
  if (now.kind === 'user') return { kind: 'user', userType: now.account.user_type }
  return now.kind === 'nobody' ? now : { kind: 'unknown' }
}

/** Asks the server for the session; after sign-in, after a 401 and at the start of the page. */
export async function refreshSession(): Promise<Session> {
  let next: Session
  try {
    const { user, undo_seconds, support_email } = await call(whoAmI, {}, { token: false })
    allowUndo(undo_seconds)
    support = support_email
    next = user ? { kind: 'user', account: user } : { kind: 'nobody' }
  } catch (error) {
    next = { kind: 'failed', error }
  }
  if (next.kind !== 'failed') drafts.belongTo(next.kind === 'user' ? next.account._id : undefined)
  session.set(next)
  if (unsentKeys().length > 0) void sendUnsent()
  return next
}

/** What earlier pages of the person could not send. */
const sendUnsent = async () => (await import('../call/unsent.ts')).sendUnsent(() => personOf(session.get()))

// A refusal during a session means that the account was signed out elsewhere.
whenRefused(() => {
  if (session.get().kind === 'user') signedOut()
})

/** Puts a changed account in place without asking again. */
export function accountChanged(account: Account): void {
  session.set({ kind: 'user', account })
}

/** Callbacks of the sign-out; each part that holds data of the account registers one when it is loaded. */
const forgets: (() => void)[] = []

export const whenSignedOut = (forget: () => void): void => void forgets.push(forget)

/** Ends the session in the page and drops the account's cached answers and drafts. */
export function signedOut(): void {
  for (const forget of forgets) forget()
  forgetRecent()
  session.set({ kind: 'nobody' })
}

/** @param to address of the page that opens, fresh, for nobody */
export async function signOut(to = '/auth'): Promise<void> {
  await call(logout, {}, { token: false })
  forgetUnsent(personOf(session.get()))
  leaveFor(to)
}

/** The person is gone for good: a fresh page, nothing of theirs in memory, and no draft or address for the next one. */
export function leaveFor(address: string): void {
  drafts.clear()
  forgetRecent()
  location.assign(address)
}
