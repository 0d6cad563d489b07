import { Select, TagsInput } from '@callboard/kit/choices'
import type { Person } from '@callboard/kit/people'
import { FileButton } from '@callboard/kit/ticks'
import { Button, fullName, Text } from '@callboard/kit/ui'
import {
  MOST_RECIPIENTS,
  namesOfEntries,
  recipientEntries,
  recipientsOfCsv,
  withoutRepeats,
} from '@callboard/projects/contract'
import { type ClipboardEvent, useState } from 'react'
import styles from './mail.module.css'
import { countWords, csvWords, type RecipientNames, wrongOf, wrongWords } from './recipient-words.ts'

/** Text files with addresses; some systems give CSV the type of Excel. */
const CSV = '.csv,.txt,text/csv,text/plain'

/** What is wrong with the recipients as they are typed. */
export function recipientsRules(entries: readonly string[]): { readonly emails?: string } {
  const wrong = wrongOf(entries)
  return wrong.length > 0 ? { emails: wrongWords(wrong) } : {}
}

/** E-mail addresses by typing, pasting and out of a CSV file; a space or comma adds the entry. */
export function RecipientsInput(props: {
  readonly value: readonly string[]
  /** Of some of them. */
  readonly names?: RecipientNames | undefined
  /** With the names that came along. */
  readonly onChange: (addresses: string[], names: RecipientNames) => void
  readonly error: string | undefined
  /** People who may be chosen by name; none when absent. */
  readonly known?: readonly Person[]
}) {
  const { value, names, onChange, known = [] } = props
  const [note, setNote] = useState<{ readonly fault: boolean; readonly words: string }>()
  // What is no address stays to be mended: a mail that left it out would tell nobody.
  const take = (entries: readonly string[], more: RecipientNames = {}) => {
    setNote(undefined)
    onChange(withoutRepeats(entries).slice(0, MOST_RECIPIENTS), more)
  }
  const load = async (file: File | null) => {
    if (!file) return
    const text = await file.text()
    const found = recipientsOfCsv(text)
    const { namesOfCsv } = await import('./csv-names.ts')
    const all = withoutRepeats([...value, ...found.addresses])
    const added = Math.min(all.length, MOST_RECIPIENTS) - value.length
    onChange(all.slice(0, MOST_RECIPIENTS), { ...namesOfEntries(text), ...namesOfCsv(text) })
    setNote({
      fault: found.addresses.length === 0 || found.wrong.length > 0 || found.without > 0,
      words: csvWords(file.name, added, found),
    })
  }
  // The field cuts at spaces before it tells: names of a mail program would come without their addresses.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const pasted = event.clipboardData.getData('text/plain')
    take([...value, ...recipientEntries(pasted)], namesOfEntries(pasted))
  }
  const wrong = wrongOf(value)
  return (
    <div>
      <div onPasteCapture={paste}>
        <TagsInput
          label="Recipients"
          type="email"
          placeholder={value.length === 0 ? 'ana@example.com, ben@example.com' : undefined}
          splitChars={[',', ' ', ';', '\n']}
          acceptValueOnBlur
          // There is nothing to choose from: an open list, though empty, would take the Escape of the dialog.
          dropdownOpened={false}
          clearable
          value={[...value]}
          onChange={(entries) => take(entries.flatMap(recipientEntries))}
          error={recipientsRules(value).emails ?? props.error ?? (note?.fault ? note.words : undefined)}
        />
      </div>
      {known.length > 0 ? (
        <Select
          searchable
          aria-label="Add by name"
          placeholder="Add by name"
          mt={8}
          nothingFoundMessage="Nobody by that name"
          data={known
            .filter(({ email }) => !value.includes(email))
            .map((person) => ({ value: person.email, label: `${fullName(person)}, ${person.email}` }))}
          value={null}
          onChange={(email) => {
            const person = known.find((one) => one.email === email)
            if (person) take([...value, person.email], { [person.email.toLowerCase()]: fullName(person) })
          }}
        />
      ) : null}
      <div className={styles.below}>
        <Text size="xs" c="dimmed" aria-live="polite">
          {note && !note.fault ? note.words : `${countWords(value, names)}, at most ${MOST_RECIPIENTS}.`}
        </Text>
        {wrong.length > 0 ? (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            onClick={() => take(value.filter((entry) => !wrong.includes(entry)))}
          >
            Remove {wrong.length} wrong
          </Button>
        ) : null}
        <FileButton accept={CSV} onChange={(file) => void load(file)}>
          {(button) => (
            <Button {...button} size="compact-xs" variant="subtle" color="gray">
              Load a CSV file
            </Button>
          )}
        </FileButton>
      </div>
    </div>
  )
}
