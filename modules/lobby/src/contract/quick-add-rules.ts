import { isTypedEmail } from './check-in-rules.ts'

/** Input of staff who add a talent to the lobby. */
export interface TypedQuickAdd {
  readonly first_name?: string
  readonly last_name?: string
  readonly email?: string
  readonly role?: string
  readonly phone?: string
}

type Field = keyof TypedQuickAdd

const isBlank = (text = '') => text.trim() === ''

/**
 * Faults of a quick add, for the form and the server alike, in the order in which the form asks.
 * @param isPhone true for a whole phone number
 */
export function quickAddFaults(
  typed: TypedQuickAdd,
  isPhone: (text: string) => boolean,
): Readonly<Partial<Record<Field, string>>> {
  const phone = typed.phone?.trim() ?? ''
  const faults: readonly (readonly [Field, string, boolean])[] = [
    ['first_name', 'First name is required', isBlank(typed.first_name)],
    ['last_name', 'Last name is required', isBlank(typed.last_name)],
    ['email', 'Email is required', isBlank(typed.email)],
    ['email', 'Please Enter a valid Email', !isBlank(typed.email) && !isTypedEmail(typed.email ?? '')],
    ['role', 'Please add a role!', isBlank(typed.role)],
    ['phone', 'Please enter a valid phone number!', phone === '' || !isPhone(phone)],
  ]
  return Object.fromEntries(faults.filter(([, , isWrong]) => isWrong).map(([field, words]) => [field, words]))
}
