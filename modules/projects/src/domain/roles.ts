import { invalid, missing } from '@callboard/core'

const keyOf = (role: string) => role.trim().toLocaleLowerCase('en')

/**
 * @param most roles that the list may have
 * @throws DomainError invalid on `role` when the list has it, in whatever case, or is full
 */
export function withRole(roles: readonly string[], role: string, most: number): readonly string[] {
  if (roles.some((other) => keyOf(other) === keyOf(role))) throw invalid('role', 'Role already added')
  if (roles.length >= most) throw invalid('role', `A project has at most ${most} roles`)
  return [...roles, role.trim()]
}

/** The roles that are not among the others, in whatever case. */
export function rolesWithout(roles: readonly string[], others: readonly string[]): readonly string[] {
  const keys = new Set(others.map(keyOf))
  return roles.filter((role) => !keys.has(keyOf(role)))
}

/** @throws DomainError missing when the list does not have it */
export function withoutRole(roles: readonly string[], role: string): readonly string[] {
  const left = rolesWithout(roles, [role])
  if (left.length === roles.length) throw missing('The role')
  return left
}

/** A whole list as it was entered. @throws DomainError invalid on the first doubled entry */
export function roleList(roles: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return roles.map((role, index) => {
    const key = keyOf(role)
    if (seen.has(key)) throw invalid(`project_roles.${index}`, 'Role already added')
    seen.add(key)
    return role.trim()
  })
}
