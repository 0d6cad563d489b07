import { keyHint } from '@callboard/kit/keys'
import { Button } from '@callboard/kit/ui'
import { changedWords } from './changed-words.ts'
import styles from './session-editor.module.css'
import type { SessionForm } from './use-session-form.ts'

/** Words beyond these are counted. */
const MOST_WORDS = 4

function sayChanges(words: readonly string[]): string {
  const named = words.slice(0, MOST_WORDS).join(', ')
  return words.length > MOST_WORDS ? `${named} and ${words.length - MOST_WORDS} more` : named
}

/** Says what is not saved, and saves it; there only while there is something to save. */
export function SaveBar(props: {
  readonly form: SessionForm
  readonly isNew: boolean
  readonly onSave: () => void
}) {
  const { form, isNew } = props
  if (!(form.dirty || isNew)) return null
  return (
    <section className={styles.saveBar} aria-label="Unsaved changes">
      {isNew ? null : (
        <>
          <span aria-live="polite" className={styles.unsaved}>
            Unsaved: {sayChanges(changedWords(form.begun, form.typed))}
          </span>
          <Button variant="subtle" color="gray" onClick={form.discard}>
            Undo
          </Button>
        </>
      )}
      <Button loading={form.busy} onClick={props.onSave} {...keyHint('session', 'save', 'Save')}>
        Save
      </Button>
    </section>
  )
}
