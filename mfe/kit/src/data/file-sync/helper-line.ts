import {
  type CheckSync,
  type HelperStatus,
  type SetSync,
  SYNC_HELPER_APP,
  SYNC_HELPER_PORT,
  type SyncState,
} from '@callboard/review/contract'

const HELPER = `http://localhost:${SYNC_HELPER_PORT}`
const PATIENCE_MS = 10_000
/** Starting asks the server first. */
const START_PATIENCE_MS = 150_000

/**
 * away: nothing answers on this computer. elsewhere: something does, but not to this page. blocked: the browser does
 * not let the page ask.
 */
export type NoHelper = 'away' | 'elsewhere' | 'blocked'

export type HelperState =
  | { readonly kind: 'none'; readonly why: NoHelper }
  | { readonly kind: 'here'; readonly root: string; readonly sync: SyncState }

class NotAnswered extends Error {}

async function ask(path: string, body?: object, patience = PATIENCE_MS): Promise<unknown> {
  try {
    const response = await fetch(HELPER + path, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
    })
    if (response.ok) return await response.json()
  } catch {
    // Said below: a browser tells no reason.
  }
  throw new NotAnswered()
}

const isStatus = (value: unknown): value is HelperStatus =>
  (value as Partial<HelperStatus> | null)?.app === SYNC_HELPER_APP

/** The names that browsers have given to the permission; one that a browser does not know throws. */
const PERMISSIONS = ['loopback-network', 'local-network-access']

/** A page that comes from this computer itself may ask without the permission. */
const LOCAL_PAGE = /^(localhost|127(\.\d+){3}|\[::1\])$/

async function isBlocked(): Promise<boolean> {
  if (LOCAL_PAGE.test(location.hostname)) return false
  for (const name of PERMISSIONS) {
    try {
      const { state } = await navigator.permissions.query({ name: name as PermissionName })
      if (state === 'denied') return true
    } catch {
      // Not known here.
    }
  }
  return false
}

/** An answer that the page may not read still proves that something listens. */
async function somethingAnswers(): Promise<boolean> {
  try {
    await fetch(`${HELPER}/status`, { mode: 'no-cors', signal: AbortSignal.timeout(PATIENCE_MS) })
    return true
  } catch {
    return false
  }
}

async function whyNot(): Promise<NoHelper> {
  if (await isBlocked()) return 'blocked'
  return (await somethingAnswers()) ? 'elsewhere' : 'away'
}

async function answered(about: () => Promise<unknown>): Promise<HelperState> {
  try {
    const status = await ask('/status')
    if (!isStatus(status)) return { kind: 'none', why: 'elsewhere' }
    return { kind: 'here', root: status.folder, sync: (await about()) as SyncState }
  } catch (fault) {
    if (!(fault instanceof NotAnswered)) throw fault
    return { kind: 'none', why: await whyNot() }
  }
}

/** The helper on this computer, and its sync of this person and session. */
export const checkHelper = (asked: CheckSync): Promise<HelperState> =>
  answered(() => ask('/check-sync', asked))

/** Turns the sync on or off at the helper. */
export const setHelper = (wish: SetSync): Promise<HelperState> =>
  answered(() => ask('/sync', wish, START_PATIENCE_MS))
