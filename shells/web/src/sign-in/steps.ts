/** Where a person is on the way in. */
export type Step = 'email' | 'password' | 'sign-up' | 'forgot'

/** @returns the step that Prev leads to, or undefined at the first one */
export function stepBefore(step: Step): Step | undefined {
  switch (step) {
    case 'email':
      return undefined
    case 'password':
    case 'sign-up':
      return 'email'
    case 'forgot':
      return 'password'
  }
}

/** How many steps lie before it. */
export function stepsBefore(step: Step): number {
  const before = stepBefore(step)
  return before === undefined ? 0 : 1 + stepsBefore(before)
}

/** After the address is known: a password for a known account, sign-up for a new one. */
export const stepAfterEmail = (exists: boolean): Step => (exists ? 'password' : 'sign-up')

export type SignUpType = 'client' | 'talent' | 'casting_professional'

/** Types of a new account. */
export const SIGN_UP_CHOICES: readonly {
  readonly type: SignUpType
  readonly label: string
  readonly hint: string
}[] = [
  { type: 'client', label: 'Client', hint: 'to view casting sessions' },
  { type: 'talent', label: 'Talent', hint: 'to audition' },
  { type: 'casting_professional', label: 'Casting Professional', hint: 'staff will reach out to onboard' },
]

/** Talent give their name with their profile. @param type absent until one is chosen */
export const asksForName = (type: SignUpType | undefined): boolean => type !== undefined && type !== 'talent'
