/** What stands on paper when a page is printed. */
export { Paper } from './paper.tsx'
