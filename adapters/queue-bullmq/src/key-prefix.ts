/** What the keys of all queues of an install begin with. */
export const keyPrefix = (prefix = 'callboard'): string => `${prefix}:jobs`
