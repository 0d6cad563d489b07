const ADDRESS = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@,;<>()]{2,}$/

export const isEmailAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text.trim())

/** The shortest password the server takes. */
export const PASSWORD_MIN = 8

/** The sources' words for what is wrong with a field; undefined when nothing is. */
export const fieldRules = {
  email: (text: string) => (isEmailAddress(text) ? undefined : 'Valid Email is required'),
  password: (text: string) => (text === '' ? 'Password is required' : undefined),
  newPassword: (text: string) => {
    if (text === '') return 'Password is required'
    return text.length < PASSWORD_MIN ? `At least ${PASSWORD_MIN} characters.` : undefined
  },
  confirm: (text: string, password: string) =>
    text === password ? undefined : 'Confirm password does not match',
  firstName: (text: string) => (text.trim() === '' ? 'First name required' : undefined),
  lastName: (text: string) => (text.trim() === '' ? 'Last name required' : undefined),
}
