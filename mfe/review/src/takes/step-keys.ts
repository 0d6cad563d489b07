/** Of the two keys of a list beside a player, which has its letter. */
export const STEP_KEYS = {
  previous: { key: '↑', 'aria-keyshortcuts': 'ArrowUp' },
  next: { key: '↓', 'aria-keyshortcuts': 'ArrowDown' },
} as const
