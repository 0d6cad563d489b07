/** One of a few, all of which are seen. */
export { Segmented, type SegmentedChoice } from './segmented.tsx'
