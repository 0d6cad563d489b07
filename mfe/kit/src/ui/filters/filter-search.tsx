import { type ComponentProps, useImperativeHandle, useRef } from 'react'
import { IconSearch } from '../icons.ts'
import { EVERYWHERE } from '../keys/everywhere-keys.ts'
import { useKeySheet } from '../keys/keys.ts'
import styles from './filters.module.css'

const [KEY] = EVERYWHERE.find

/** The words that a list is narrowed down by; the key of a search on the page leads there. */
export function FilterSearch({
  label,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-label'> & { readonly label: string }) {
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(input.ref, () => field.current!)
  useKeySheet({ scope: 'everywhere', keys: EVERYWHERE, runs: { find: () => field.current?.focus() } })
  return (
    <span className={styles.search}>
      <IconSearch size={16} aria-hidden />
      <input
        title={`${label} (${KEY})`}
        aria-keyshortcuts={KEY}
        placeholder={label}
        {...input}
        ref={field}
        type="search"
        aria-label={label}
      />
    </span>
  )
}
