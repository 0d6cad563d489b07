/** What gives an address away: one that is copied, and one button for all the addresses of a thing. */
export { CopyButton } from './copy-button.tsx'
export { Share } from './share.tsx'
export { ShareRow, type ShareRowProps } from './share-row.tsx'
export { useFocusAfter } from './use-focus-after.ts'
