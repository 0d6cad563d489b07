/** The kinds of account. The codes are the sources'. */
export const USER_TYPES = ['super_admin', 'casting_director', 'session_manager', 'client', 'talent'] as const
export type UserType = (typeof USER_TYPES)[number]

/** Callers of public endpoints: anybody, signed in or not. */
export const EVERYONE = [...USER_TYPES, 'talent-page', 'anonymous'] as const

/**
 * The caller of a use case, its first argument. `talent-page` is a caller with the secret of a check-in record: the
 * talent's own status page, with or without an account. `half-signed-in` is an account that signed in and still has to
 * set up the second factor that its type needs here: a kind of its own, so that whatever asks for a user refuses it.
 * `system` is the product itself, in a job.
 */
export type Actor =
  | {
      readonly kind: 'user'
      readonly userId: string
      readonly email: string
      readonly name: string
      readonly userType: UserType
      /** The sign-in this request came with, so that log-out can end it. */
      readonly signInId: string
      /** When the person last proved who they are on this sign-in: by password, second factor or Google. */
      readonly provedAt: Date
    }
  | {
      readonly kind: 'half-signed-in'
      readonly userId: string
      readonly signInId: string
      readonly provedAt: Date
    }
  | { readonly kind: 'talent-page'; readonly recordId: string; readonly sessionId: string }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'system'; readonly reason: string }

export type UserActor = Extract<Actor, { kind: 'user' }>
export type HalfSignedIn = Extract<Actor, { kind: 'half-signed-in' }>

export const Actor = {
  anonymous: { kind: 'anonymous' } as Actor,
  user: (user: Omit<UserActor, 'kind'>): UserActor => ({ kind: 'user', ...user }),
  halfSignedIn: (account: Omit<HalfSignedIn, 'kind'>): HalfSignedIn => ({
    kind: 'half-signed-in',
    ...account,
  }),
  talentPage: (recordId: string, sessionId: string): Actor => ({ kind: 'talent-page', recordId, sessionId }),
  system: (reason: string): Actor => ({ kind: 'system', reason }),
}

/** The kinds of callers in the role x route table: a kind of account, or a caller without an account. */
export type Role = UserType | 'half-signed-in' | 'talent-page' | 'anonymous' | 'system'

export function roleOf(actor: Actor): Role {
  return actor.kind === 'user' ? actor.userType : actor.kind
}

/** The three account types that run a casting day. */
export const STAFF_TYPES = ['super_admin', 'casting_director', 'session_manager'] as const

export function isStaff(actor: Actor): boolean {
  return actor.kind === 'user' && (STAFF_TYPES as readonly UserType[]).includes(actor.userType)
}

/** A short stable text for logs and audit rows; carries no personal data. */
export function actorKey(actor: Actor): string {
  switch (actor.kind) {
    case 'user':
    case 'half-signed-in':
      return `user:${actor.userId}`
    case 'talent-page':
      return `record:${actor.recordId}`
    case 'system':
      return `system:${actor.reason}`
    case 'anonymous':
      return 'anonymous'
  }
}
