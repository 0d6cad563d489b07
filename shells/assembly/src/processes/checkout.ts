import { join } from 'node:path'

/** Folder of the checkout that this process runs from. */
export const checkout = join(import.meta.dirname, '../../../..')
