import { getManagedUser, listUsers } from '@callboard/accounts/contract'
import { Select } from '@callboard/kit/choices'
import { useAnswer } from '@callboard/kit/data'
import { useState } from 'react'

const FEWEST_LETTERS = 2

/** Chooses an account by the beginning of its e-mail address. */
export function UserFilter({
  value,
  onChange,
}: {
  /** Its id; empty for all. */
  readonly value: string
  readonly onChange: (id: string) => void
}) {
  const [typed, setTyped] = useState('')
  const chosen = useAnswer(getManagedUser, value ? { id: value } : undefined)
  const email = chosen.kind === 'ready' ? chosen.data.email : undefined
  const wanted = typed.trim()
  const found = useAnswer(
    listUsers,
    wanted.length >= FEWEST_LETTERS && wanted !== email ? { email: wanted } : undefined,
    { keep: true },
  )
  const options = new Map(
    (found.kind === 'ready' ? found.data.users : []).map((user) => [user._id, user.email]),
  )
  if (value) options.set(value, email ?? 'An account that is gone')
  return (
    <Select
      clearable
      searchable
      label="User"
      placeholder="Everybody"
      nothingFoundMessage={
        wanted.length < FEWEST_LETTERS ? 'Type the beginning of an e-mail address' : 'No such account'
      }
      data={[...options].map(([id, label]) => ({ value: id, label }))}
      // The server has searched.
      filter={({ options: all }) => all}
      value={value || null}
      onSearchChange={setTyped}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}
