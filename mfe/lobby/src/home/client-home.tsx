import { TextInput } from '@callboard/kit/inputs'
import { Button, Page, useNavigate } from '@callboard/kit/ui'
import { type FormEvent, useState } from 'react'
import { sessionLink } from './session-link.ts'
import './client-home.css'

/** Where clients start: the link they were sent opens the session. */
export default function ClientHome() {
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
    <Page
      title="Open a session"
      tabTitle="Home"
      width="narrow"
      description="Paste the link the casting office sent you."
    >
      <form noValidate className="lobby-client-home" onSubmit={go}>
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
        <Button type="submit" size="md">
          Go
        </Button>
      </form>
    </Page>
  )
}
