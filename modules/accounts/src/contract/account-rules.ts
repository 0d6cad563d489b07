/** The shortest password the server takes. */
export const PASSWORD_MIN = 8

type Faults = Readonly<Record<string, string | undefined>>

/** Something is typed; whether it fits, the server says. */
export const passwordRules = ({ password }: { readonly password: string }): Faults => ({
  password: password === '' ? 'Password is required' : undefined,
})

/** A code of a second factor; whether it is right, the server says. */
export const codeRules = ({ code }: { readonly code: string }): Faults => ({
  code: code.trim() === '' ? 'Code is required' : undefined,
})

/** How many recovery codes a second factor has left, and what to do when that is too few. */
export function sayRecoveryCodes(left: number): string {
  if (left === 0) return 'No recovery code is left: make new ones.'
  return left === 1 ? 'One recovery code is left: make new ones.' : `${left} recovery codes are left.`
}

/** A new password is typed twice. */
export const confirmRules = (typed: { readonly password: string; readonly again: string }): Faults => ({
  again: typed.again === typed.password ? undefined : 'Confirm password does not match',
})

/** The old password proves that the owner of the account changes it. */
export const oldPasswordRules = ({ oldPassword }: { readonly oldPassword: string }): Faults => ({
  oldPassword: oldPassword === '' ? 'Old Password is required' : undefined,
})
