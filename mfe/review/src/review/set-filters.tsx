import { FilterBar } from '@callboard/kit/filters'
import { IconX } from '@callboard/kit/icons'
import { Button } from '@callboard/kit/ui'
import { filterWords } from './filter-words.ts'
import { type Filters, NO_FILTERS } from './review-groups.ts'
import styles from './review-head.module.css'

/** On a phone: which filters are on, each to be let go; what is looked for stands in its own field. */
export default function SetFilters(props: {
  readonly filters: Filters
  readonly onFilter: (change: Partial<Omit<Filters, 'tab'>>) => void
}) {
  const set = filterWords(props.filters).filter(({ name }) => name !== 'find')
  if (set.length === 0) return null
  return (
    <div className={styles.set}>
      <FilterBar label="What is on" oneLine="phone" onClear={undefined}>
        {set.map(({ name, words }) => (
          <Button
            key={name}
            size="xs"
            variant="default"
            rightSection={<IconX size={16} aria-hidden />}
            aria-label={`Remove ${words}`}
            onClick={() => props.onFilter({ [name]: NO_FILTERS[name] })}
          >
            {words}
          </Button>
        ))}
      </FilterBar>
    </div>
  )
}
