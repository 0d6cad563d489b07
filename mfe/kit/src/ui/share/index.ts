/** One button for all the addresses of a thing. */
import '../menus/styles.ts'

export { Share, ShareRow, type ShareRowProps } from './share.tsx'
