interface TypedRoles {
  readonly roles?: readonly { readonly role: string; readonly participants_count: number }[]
}

/** A role of a time frame has a name and takes 1 to 100 people. @returns path of the field → what is wrong with it */
export function timeFrameRules({ roles = [] }: TypedRoles): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [place, { role, participants_count: count }] of roles.entries()) {
    if (!role.trim()) faults[`roles.${place}.role`] = 'Role Name is required'
    if (!Number.isInteger(count) || count < 1 || count > 100)
      faults[`roles.${place}.participants_count`] = 'Role number must be between 1 and 100'
  }
  return faults
}
