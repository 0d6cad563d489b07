interface Person {
  readonly recordId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: string
}

const words = (text: string) => text.trim().toLowerCase()

/**
 * Talent who have checked in more than once: e-mail, names and role are the same.
 * @returns for each of them the ids of their records
 */
export function duplicatesAmong(people: readonly Person[]): string[][] {
  const keyOf = ({ email, firstName, lastName, role }: Person) =>
    [email, firstName, lastName, role].map(words).join('\n')
  return [...Map.groupBy(people, keyOf).values()]
    .map((same) => [...new Set(same.map(({ recordId }) => recordId))])
    .filter(({ length }) => length > 1)
}
