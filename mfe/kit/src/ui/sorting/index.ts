/** Lists that a person puts in order. */
export { SortableList } from './sortable-list.tsx'
