interface Staffed {
  readonly castingDirectorIds: readonly string[]
  readonly dates: readonly {
    readonly managerIds: readonly string[]
    readonly lobbyManagerIds: readonly string[]
  }[]
}

/** Whether somebody runs this session. */
export function runsSession(session: Staffed, userId: string, userType: string): boolean {
  if (userType === 'super_admin') return true
  if (session.castingDirectorIds.includes(userId)) return true
  return session.dates.some(
    (date) => date.managerIds.includes(userId) || date.lobbyManagerIds.includes(userId),
  )
}
