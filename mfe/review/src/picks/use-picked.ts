import { drafts } from '@callboard/kit/form'
import { useEffect, useState } from 'react'

/** Who is selected on the board of a project, kept over a reload of the tab like what is typed. */
export function usePicked(project: string) {
  const draft = `picks:${project}`
  const [selected, select] = useState<ReadonlySet<string>>(() => new Set(drafts.load<string[]>(draft)))
  useEffect(() => {
    if (selected.size > 0) drafts.save(draft, [...selected])
    else drafts.forget(draft)
  }, [draft, selected])
  return {
    selected,
    select,
    /** Also where the page is left before it is drawn again. */
    clear: () => {
      drafts.forget(draft)
      select(new Set())
    },
  }
}
