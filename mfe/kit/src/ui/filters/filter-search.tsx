import type { ComponentProps } from 'react'
import { IconSearch } from '../icons.ts'
import styles from './filters.module.css'

/** The words that a list is narrowed down by. */
export function FilterSearch({
  label,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-label'> & { readonly label: string }) {
  return (
    <span className={styles.search}>
      <IconSearch size={16} aria-hidden />
      <input placeholder={label} {...input} type="search" aria-label={label} />
    </span>
  )
}
