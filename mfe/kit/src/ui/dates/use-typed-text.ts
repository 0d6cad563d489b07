import { useState } from 'react'

/**
 * The text of a field whose value has a form of its own. While a person types, the text stays as typed; what it means is
 * handed on at once. Text that means nothing is handed on as it is, so that the rules of the form refuse it.
 */
export function useTypedText(options: {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The text of a value as its reader writes it. */
  readonly say: (value: string) => string
  /** The value that a text means, if it means one. */
  readonly read: (text: string) => string | undefined
}) {
  const { value, onChange, say, read } = options
  const meant = read(value)
  const written = meant === undefined ? value : say(meant)
  const [typed, setTyped] = useState({ text: written, value })
  const [isLeft, setLeft] = useState(false)
  const text = typed.value === value ? typed.text : written
  const set = (next: string, shown: string) => {
    setTyped({ text: shown, value: next })
    if (next !== value) onChange(next)
  }
  return {
    text,
    /** The value, if the text means one. */
    meant,
    /** The person has gone on and left text that means nothing. */
    isUnread: isLeft && value.trim() !== '' && meant === undefined,
    type: (shown: string) => {
      setLeft(false)
      set(read(shown) ?? shown.trim(), shown)
    },
    choose: (next: string) => set(next, say(next)),
    leave: () => {
      setLeft(true)
      setTyped({ text: written, value })
    },
  }
}
