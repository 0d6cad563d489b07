/** What narrows down a list. */
export { FilterBar } from './filter-bar.tsx'
export { type FilterChip, FilterChips } from './filter-chips.tsx'
export { FilterSearch } from './filter-search.tsx'
export { PickList } from './pick-list.tsx'
export { RolePick } from './role-pick.tsx'
export { Toggle } from './toggle.tsx'
export { useAhead } from './use-ahead.ts'
