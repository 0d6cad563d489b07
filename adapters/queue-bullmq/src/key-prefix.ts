/** Prefix of the keys of all queues of an install. */
export const keyPrefix = (prefix = 'callboard'): string => `${prefix}:jobs`
