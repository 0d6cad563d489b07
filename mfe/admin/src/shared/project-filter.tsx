import { Select } from '@callboard/kit/choices'
import { useAnswer } from '@callboard/kit/data'
import { listProjects } from '@callboard/projects/contract'
import { useState } from 'react'

const MOST = 20

/** Chooses a project by a part of its name. */
export function ProjectFilter({
  value,
  onChange,
}: {
  /** Its id; empty for all. */
  readonly value: string
  readonly onChange: (id: string) => void
}) {
  const [typed, setTyped] = useState('')
  const chosen = useAnswer(listProjects, value ? { _id: value } : undefined)
  const name = chosen.kind === 'ready' ? chosen.data.studios[0]?.name : undefined
  const found = useAnswer(
    listProjects,
    { take: MOST, ...(typed.trim() === '' || typed === name ? {} : { name: typed.trim() }) },
    { keep: true },
  )
  const options = new Map(
    (found.kind === 'ready' ? found.data.studios : []).map((project) => [project._id, project.name]),
  )
  // The chosen one may be archived, or not among those found.
  if (value) options.set(value, name ?? 'A project that is gone')
  return (
    <Select
      clearable
      searchable
      label="Project"
      placeholder="All projects"
      nothingFoundMessage="No such project"
      data={[...options].map(([id, label]) => ({ value: id, label }))}
      // The server has searched.
      filter={({ options: all }) => all}
      value={value || null}
      onSearchChange={setTyped}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}
