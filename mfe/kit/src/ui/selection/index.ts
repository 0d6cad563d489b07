/** What is done with what is selected. */
export { SelectionBar } from './selection-bar.tsx'
