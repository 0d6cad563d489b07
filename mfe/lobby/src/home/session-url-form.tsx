import { TextInput } from '@callboard/kit/inputs'
import { Button, useNavigate } from '@callboard/kit/ui'
import { type FormEvent, useState } from 'react'
import styles from './client-home.module.css'
import { sessionLink } from './session-link.ts'

/** The link that a client was sent opens the session. */
export function SessionUrlForm() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const go = (event: FormEvent) => {
    event.preventDefault()
    const link = sessionLink(typed, location.origin)
    if (link.kind === 'ok') void navigate(link.path)
    else setError(link.message)
  }
  return (
    <form noValidate className={styles.lobbyClientHome} onSubmit={go}>
      <TextInput
        size="md"
        label="Session url"
        inputMode="url"
        autoComplete="off"
        placeholder={`${location.origin}/studio/…`}
        value={typed}
        error={error}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setError(undefined)
        }}
      />
      <Button type="submit" size="md" variant="default">
        Go
      </Button>
    </form>
  )
}
