import { latestKept } from './latest-kept.ts'

const isId = (value: unknown): value is string => typeof value === 'string'

/** Ids of the posting links that an account came by. The server gives them to nobody: who has a link was sent it. */
export const openedLinks = latestKept('links:', isId, (id) => id)
