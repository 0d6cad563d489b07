/** The one place that a talent has in the rooms of a session among the tabs of a browser. */
export interface RoomSeat {
  /**
   * @param instead takes the place of another tab, which lets go
   * @returns false when another tab has it
   */
  take(instead: boolean): Promise<boolean>
  free(): void
}

/**
 * @param onLost another tab has taken the place of this one
 * @param locks absent where the browser has none, on an address without TLS: every tab has a place there
 */
export function roomSeat(
  record: string,
  onLost: () => void,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): RoomSeat {
  let free: (() => void) | undefined
  const hold = (locked: LockManager, options: LockOptions) =>
    new Promise<boolean>((resolve) => {
      const held = locked.request(`callboard-room:${record}`, options, (lock) => {
        resolve(lock !== null)
        return lock ? new Promise<void>((end) => (free = end)) : undefined
      })
      // Another tab has stolen the lock.
      held.catch(() => {
        free = undefined
        onLost()
      })
    })
  return {
    take: async (instead) => {
      if (!locks || free) return true
      return await hold(locks, instead ? { steal: true } : { ifAvailable: true })
    },
    free: () => {
      free?.()
      free = undefined
    },
  }
}
