/** One button for all the addresses of a thing. */
export { Share } from './share.tsx'
export { ShareRow, type ShareRowProps } from './share-row.tsx'
