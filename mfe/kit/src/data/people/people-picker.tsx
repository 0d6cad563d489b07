import { searchUsers, type UserSummary } from '@callboard/accounts/contract'
import type { UserType } from '@callboard/core/http-contract'
import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useState } from 'react'
import { MultiSelect } from '../../ui/choices/index.ts'
import { sayError } from '../../ui/text/describe-error.ts'
import { fullName } from '../../ui/text/user-types.ts'
import { useAnswer } from '../answers/use-answer.ts'

export type Person = Omit<UserSummary, 'user_type'>

/** Fewest letters of a search; fewer would match nearly all people. */
const LETTERS = 2
/** Milliseconds of rest before a search goes out. */
const REST = 300

function nothingFound(letters: string, fewest: number, state: ReturnType<typeof useSearch>): string {
  if (letters.length < fewest) return `Type at least ${fewest} letters of a name or e-mail.`
  if (state.kind === 'failed') return sayError(state.error)
  return state.kind === 'loading' ? 'Searching' : 'Nobody found.'
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Every word that was typed begins a word of the name, or the address. */
const isMeant = (typed: string) => (person: Person) => {
  const words = wordsOf(`${fullName(person)} ${person.email}`)
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)))
}

/** @param letters `null`: nothing is asked */
const useSearch = (letters: string | null, type: UserType | undefined) =>
  useAnswer(searchUsers, letters === null ? undefined : { email: letters, type }, { keep: true })

/** Chooses colleagues by typing a name or an e-mail address. */
export function PeoplePicker(props: {
  readonly label: string
  readonly description?: string
  readonly value: readonly Person[]
  readonly onChange: (people: Person[]) => void
  readonly type?: UserType
  /** Types of accounts that may be chosen; all when absent. */
  readonly only?: readonly UserType[]
  readonly disabled?: boolean
  readonly error?: string
  /** Fewest letters of a search. */
  readonly letters?: number
  /** Milliseconds of rest before a search goes out. */
  readonly rest?: number
  /** Found by the beginnings of their words beside those whom the server knows. */
  readonly known?: readonly Person[]
  /** Offers the own people before anything is typed. */
  readonly suggests?: true
  /** Takes the focus of its dialog, also where its code arrives later. */
  readonly takesFocus?: true
  /** One person at most: another choice takes the place of the first. */
  readonly single?: true
}) {
  const fewest = props.letters ?? LETTERS
  const [typed, setTyped] = useState('')
  const [letters] = useDebouncedValue(typed.trim(), props.rest ?? REST)
  const [opened, setOpened] = useState(false)
  const isSuggesting = props.suggests === true && opened && letters === ''
  const isAsking = isSuggesting || letters.length >= fewest
  const found = useSearch(isAsking ? letters : null, props.type)
  const near = typed.trim() === '' ? [] : (props.known ?? []).filter(isMeant(typed))
  const offered: readonly Person[] = [
    ...near,
    ...(found.kind === 'ready' && isAsking ? found.data : []).filter(
      ({ user_type, email }) =>
        (props.only?.includes(user_type) ?? true) && !near.some((one) => one.email === email),
    ),
  ]
  const known = new Map<string, Person>([...offered, ...props.value].map((person) => [person._id, person]))
  const choose = (ids: readonly string[]) => {
    const chosen = ids.flatMap((id) => known.get(id) ?? [])
    props.onChange(props.single ? chosen.slice(-1) : chosen)
    setTyped('')
    // What follows the field is under the list while that is open.
    if (props.single) setOpened(false)
  }
  const chosen = props.value.map(({ _id }) => _id)
  // While a search is under way, the list may hold answers to fewer letters.
  const meant = (letters === typed.trim() ? offered : near).filter(({ _id }) => !chosen.includes(_id))
  const takeOnly = (event: KeyboardEvent<HTMLInputElement>) => {
    const [only, ...others] = meant
    const isMarked = event.currentTarget.hasAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || !opened || typed.trim() === '' || isMarked || !only || others.length > 0)
      return
    event.preventDefault()
    choose([...chosen, only._id])
  }
  return (
    <MultiSelect
      searchable
      onKeyDown={takeOnly}
      {...(props.takesFocus && { 'data-autofocus': true, autoFocus: true })}
      hidePickedOptions
      label={props.label}
      description={props.description}
      placeholder={props.value.length === 0 && !props.disabled ? 'Name or e-mail' : undefined}
      disabled={props.disabled}
      error={props.error}
      data={[...known.values()].map((person) => ({ value: person._id, label: fullName(person) }))}
      value={chosen}
      onChange={choose}
      dropdownOpened={opened}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has matched already, also by e-mail, which the label does not show.
      filter={({ options }) =>
        options.filter((option) => 'value' in option && offered.some(({ _id }) => _id === option.value))
      }
      renderOption={({ option }) => (
        <span>
          {option.label} <span style={{ color: 'var(--cb-ink-2)' }}>{known.get(option.value)?.email}</span>
        </span>
      )}
      nothingFoundMessage={nothingFound(typed.trim().length < fewest ? typed.trim() : letters, fewest, found)}
      comboboxProps={{ withinPortal: true }}
    />
  )
}
